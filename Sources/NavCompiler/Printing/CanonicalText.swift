import NavModel
import NavSyntax
import NavText

/// The program as text that one would keep: what `navscene import` and exporters write.
///
/// All of a program is said, each thing once, in the shortest way and in the order of Grammar.md's examples. Compiling
/// the text gives the same program again, and formatting it changes nothing. What only XML or a graph can hold, such
/// as a name that is none in the language, is written as the nearest that the language has.
public func canonicalText(of program: Program) -> [UInt8] {
  var printer = ProgramPrinter(program)
  var writer = MemberWriter()
  writer.write(printer.file())
  // The formatter breaks what is too long for its line, as it does for everyone.
  return format(SourceText(path: "", bytes: writer.bytes)).bytes
}

/// Walks a program and makes members of the text of its rows.
struct ProgramPrinter {
  let program: Program
  let words: PrintedWords
  /// The storyboard being printed, whose scenes go by their names alone.
  var home: ID<Storyboard>?
  /// What hangs on the scene being printed.
  var parts = PartsOfScene()

  init(_ program: Program) {
    self.program = program
    words = PrintedWords(program)
  }

  /// Storyboards first, since they say what the app is; then what they are made of; tests and checks last.
  mutating func file() -> [PrintedMember] {
    var storyboards: [PrintedMember] = []
    for id in program.storyboards.ids {
      home = id
      storyboards.append(storyboard(id))
    }
    home = nil
    var enumerations: [PrintedMember] = []
    for id in program.enumerations.ids { enumerations.append(enumeration(id)) }
    var classes: [PrintedMember] = []
    for id in program.classes.ids { classes.append(declaration(of: id)) }
    var tests: [PrintedMember] = []
    for id in program.scenarios.ids { tests.append(test(id)) }
    var checks: [PrintedMember] = []
    for id in program.checks.ids { checks.append(check(id)) }
    var file: [PrintedMember] = []
    let variables = program.variables[program.appVariables].map { variable($0) }
    for group in [storyboards, enumerations, variables, classes, tests, checks]
    where !group.isEmpty {
      var group = spaced(group)
      group[0].hasBlankLineBefore = !file.isEmpty
      file += group
    }
    return file
  }

  /// Puts a blank line between two declarations of which one takes several lines.
  func spaced(_ members: [PrintedMember]) -> [PrintedMember] {
    var spaced = members
    for index in members.indices.dropFirst()
    where members[index].isTall || members[index - 1].isTall {
      spaced[index].hasBlankLineBefore = true
    }
    return spaced
  }

  func text(_ name: Name) -> String { program[name] }

  /// A name as the text writes it.
  func word(_ name: Name) -> String { words.word(program[name]) }

  /// ` Name`, or nothing.
  func named(_ word: String) -> String { word.isEmpty ? "" : " " + word }

  /// `: Module.Class`, or nothing.
  func type(_ className: Name, module: Name = .none) -> String {
    guard !className.isNone else { return "" }
    return ": " + (module.isNone ? "" : word(module) + ".") + word(className)
  }

  /// ` "text"`, or nothing.
  func label(_ text: Name?) -> String { text.map { " " + quoted(program[$0]) } ?? "" }

  /// ` as "identifier"`, or nothing.
  func identifier(_ name: Name) -> String { name.isNone ? "" : " as " + quoted(program[name]) }

  /// ` when condition`, or nothing.
  func condition(_ condition: ID<Expression>?) -> String {
    condition.map { " when " + expression($0) } ?? ""
  }

  func expression(_ id: ID<Expression>) -> String {
    program.text(of: id) { words.word(program[$0]) }
  }
}
