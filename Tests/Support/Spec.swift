import NavCheck
import NavCompiler
import NavModel
import NavSyntax
import NavText

/// Runs one section of a specification and says what is not as it claims.
///
/// The blocks that it understands are listed in Tests/README.md.
public struct Spec {
  /// Something that is not as the section says.
  public struct Failure: Sendable {
    /// Of the Markdown file, from 1.
    public let line: Int
    public let message: String
    /// Whether `edits` set it right.
    public let isFixed: Bool
  }

  /// What should be instead of these lines, counted from 0.
  public struct Edit: Sendable {
    public let lines: Range<Int>
    public let replacement: [String]
  }

  public let section: SpecSection
  public private(set) var failures: [Failure] = []
  /// What makes the claims true that are not.
  public private(set) var edits: [Edit] = []

  /// The inputs that belong together, read as one app.
  private var inputs: [SpecInput] = []
  private var hasExpectations = false
  private var compiled: CompiledInputs?
  private var folder: SpecFolder?
  /// Sources of apps in Swift and Objective-C, read together.
  private var harvested: [SpecBlock] = []

  public init(_ section: SpecSection) {
    self.section = section
  }

  /// Whether it was written to be executed. The documents have blocks for readers alone.
  private var isOurs: Bool { section.path.hasPrefix("Tests/Specs/") }

  public mutating func run() {
    for block in section.blocks {
      if isOurs, let mistake = block.mistake { fail(block.line, mistake) }
      if block.kind == "navscene" || block.kind == "storyboard" {
        add(block)
      } else if IndexedSources.isSource(block) {
        harvested.append(block)
      } else if let name = block.options["file"] {
        withFolder { $0.write(block.text, to: name) }
      } else {
        check(block)
      }
    }
    finishInputs()
    folder?.remove()
  }

  // MARK: Inputs

  /// A block without a name stands for itself; blocks with names are one app until a result was shown.
  private mutating func add(_ block: SpecBlock) {
    let name = block.options["file"]
    let isAlone = name == nil || inputs.last?.block.options["file"] == nil
    let isOther = inputs.last.map { $0.block.kind != block.kind } ?? false
    if isAlone || isOther || hasExpectations || inputs.contains(where: { $0.source.path == name }) {
      finishInputs()
    }
    inputs.append(SpecInput(block, path: name ?? "Main." + block.kind))
    compiled = nil
  }

  /// Compares the problems of the inputs with the carets, and plays the tests among them.
  private mutating func finishInputs() {
    defer {
      inputs = []
      compiled = nil
      hasExpectations = false
    }
    guard !inputs.isEmpty else { return }
    let compiled = compile()
    for (index, input) in inputs.enumerated() {
      checkCarets(input, compiled.carets[index])
      guard input.block.kind == "navscene" else { continue }
      let formatted = formatted(input.source)
      if self.formatted(SourceText(path: input.source.path, formatted)) != formatted {
        fail(input.block.line, "formatting twice is not formatting once")
      }
    }
    guard let program = compiled.program else { return checkTestsAreElsewhere() }
    if let violation = program.firstViolation() {
      fail(inputs[0].block.line, "the program breaks a promise: \(violation)")
    }
    for fault in PrintedProgram(program).faults {
      fail(inputs[0].block.line, "the printed program is another one: \(fault)")
    }
    playTests(program)
  }

  private mutating func compile() -> CompiledInputs {
    if let compiled { return compiled }
    let new = CompiledInputs(inputs)
    compiled = new
    return new
  }

  private mutating func checkCarets(_ input: SpecInput, _ found: [Caret]) {
    var missing = input.carets
    var surplus: [Caret] = []
    for caret in found {
      if let index = missing.firstIndex(where: { $0.agrees(with: caret) }) {
        missing.remove(at: index)
      } else {
        surplus.append(caret)
      }
    }
    for caret in missing {
      fail(
        input.line(of: caret), "nothing says so: \(caret.text(below: ""))", isFixed: true)
    }
    for caret in surplus {
      // What is said of an empty text is beside it.
      let source = input.lines.isEmpty ? "" : input.lines[caret.line - 1]
      fail(
        input.line(of: caret), "unexpected problem\n\(source)\n\(caret.text(below: source))",
        isFixed: true)
    }
    if !missing.isEmpty || !surplus.isEmpty {
      edits.append(Edit(lines: input.block.range, replacement: input.lines(with: found)))
    }
  }

  /// Tests beside an error are never played, so they would prove nothing of the rules that a chapter on behaviour cites.
  private mutating func checkTestsAreElsewhere() {
    guard section.path.hasPrefix("Tests/Specs/behaviour/") else { return }
    for input in inputs where input.lines.contains(where: { $0.hasPrefix("test ") }) {
      fail(input.block.line, "its tests are not played, because it has errors")
    }
  }

  private mutating func playTests(_ program: Program) {
    for id in program.scenarios.ids {
      let result = program.run(id)
      let place = program[id].place
      let input = inputs[Int(place.source.index)]
      let title = program[program[id].title]
      if input.block.has("failing") {
        if result.hasPassed {
          fail(input.line(at: place, program), "test \"\(title)\" passes, but is marked failing")
        }
        continue
      }
      for failure in result.failures {
        let input = inputs[Int(failure.place.source.index)]
        fail(
          input.line(at: failure.place, program),
          "test \"\(title)\": \(failure.message)\n" + result.trace.joined(separator: "\n"))
      }
    }
  }

  // MARK: Expectations

  private mutating func check(_ block: SpecBlock) {
    switch block.kind {
    case "tokens": expect(block, input(of: block).map { dumpTokens(of: $0.source) })
    case "tree": expect(block, input(of: block).map { tree($0.source) })
    case "formatted": expect(block, input(of: block).map { formatted($0.source) })
    case "diagnostics": expect(block, inputs.isEmpty ? nil : compile().report)
    case "outline": expectProgram(block) { $0.outline() }
    case "printed":
      expectProgram(block) { String(decoding: canonicalText(of: $0), as: UTF8.self) }
    case "json" where isOurs:
      expectProgram(block) { String(decoding: $0.json(), as: UTF8.self) }
    case "failures": expectProgram(block) { Spec.failures($0) }
    case "run": expectProgram(block) { transcript($0, block, showsScreen: true) }
    case "trace": expectProgram(block) { transcript($0, block, showsScreen: false) }
    case "frames": expectProgram(block) { frames($0, block) }
    case "console": checkConsole(block)
    case "harvest": expect(block, IndexedSources(harvested).outline)
    case "answers": expect(block, IndexedSources(harvested).answers(block.lines))
    // Read by people alone, or a mistake that has been reported.
    default: break
    }
  }

  /// The input named by the block, or the last one.
  private func input(of block: SpecBlock) -> SpecInput? {
    guard let name = block.options["of"] else { return inputs.last }
    return inputs.first { $0.source.path == name }
  }

  private mutating func expectProgram(_ block: SpecBlock, _ text: (Program) -> String) {
    guard !inputs.isEmpty else { return expect(block, nil) }
    guard let program = compile().program else {
      return fail(block.line, "there is no program: its inputs have errors")
    }
    expect(block, text(program))
  }

  private mutating func expect(_ block: SpecBlock, _ text: String?) {
    hasExpectations = true
    guard let text else {
      return fail(block.line, "there is no input for this block under its heading")
    }
    let lines = SpecFile.lines(of: text)
    guard lines != block.lines else { return }
    let expected = block.text
    let found = lines.map { $0 + "\n" }.joined()
    fail(
      block.line,
      "\(block.kind) is not as it says\n"
        + unifiedDiff(
          Array(expected.utf8), Array(found.utf8), path: "\(section.path):\(block.line)"),
      isFixed: true)
    edits.append(Edit(lines: block.range, replacement: lines))
  }

  private mutating func fail(_ line: Int, _ message: String, isFixed: Bool = false) {
    failures.append(Failure(line: line, message: message, isFixed: isFixed))
  }

  private func tree(_ source: SourceText) -> String {
    var names = NameTable()
    let parsed = parse(source, names: &names, words: .language)
    return dumpTree(of: parsed, source: source, names: names)
  }

  private func formatted(_ source: SourceText) -> String {
    String(decoding: format(source).bytes, as: UTF8.self)
  }

  private static func failures(_ program: Program) -> String {
    var text = ""
    for id in program.scenarios.ids {
      for failure in program.run(id).failures {
        let source = program.sources[failure.place.source]
        text += "\(source.path):\(source.lines.line(at: failure.place.range.start)): "
        text += failure.message + "\n"
      }
    }
    return text
  }

  // MARK: The console

  private mutating func withFolder(_ body: (SpecFolder) -> Void) {
    let folder = folder ?? SpecFolder()
    self.folder = folder
    body(folder)
  }

  /// In the documents, blocks with commands of other programs are for readers alone.
  private mutating func checkConsole(_ block: SpecBlock) {
    let commands = block.lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    guard !commands.isEmpty, commands.allSatisfy({ SpecFolder.runs($0) }) else {
      if isOurs {
        let foreign = commands.first { !SpecFolder.runs($0) }
        fail(block.line, "it is not executed: " + (foreign.map { "'\($0)'" } ?? "no command"))
      }
      return
    }
    var text = ""
    for input in inputs {
      withFolder { $0.write(input.text, to: input.source.path) }
    }
    withFolder { folder in
      for command in commands {
        text += "$ \(command)\n" + folder.run(command)
      }
    }
    expect(block, text)
  }
}

extension SpecBlock {
  /// Its lines in the file.
  var range: Range<Int> { line..<line + lines.count }
}
