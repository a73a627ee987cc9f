import NavCheck
import NavCompiler
import NavModel
import NavStoryboard
import NavSyntax
import NavText

/// A `navscene` block: the source in it, and what its carets say of that source.
struct SpecInput {
  let block: SpecBlock
  let source: SourceText
  let carets: [Caret]
  /// The source without the lines of carets.
  let lines: [String]
  /// Which line of the block each line of the source is.
  private let origins: [Int]

  init(_ block: SpecBlock, path: String) {
    self.block = block
    var lines: [String] = []
    var origins: [Int] = []
    var carets: [Caret] = []
    for (index, line) in block.lines.enumerated() {
      if let caret = Caret(line, below: lines.count) {
        carets.append(caret)
      } else {
        lines.append(line)
        origins.append(index)
      }
    }
    self.lines = lines
    self.origins = origins
    self.carets = carets
    source = SourceText(path: path, lines.map { $0 + "\n" }.joined())
  }

  var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// Of the Markdown file, from 1.
  func line(of caret: Caret) -> Int { line(caret.line) }

  func line(at place: Place, _ program: Program) -> Int {
    line(program.sources[place.source].lines.line(at: place.range.start))
  }

  private func line(_ line: Int) -> Int {
    block.line + 1 + (line <= origins.count ? origins[line - 1] : block.lines.count - 1)
  }

  /// The block with these carets in place of its own; what still holds stays in its author's words.
  func lines(with found: [Caret]) -> [String] {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      result.append(line)
      for caret in found where caret.line == index + 1 {
        let known = carets.first { $0.agrees(with: caret) }
        result.append((known ?? caret).text(below: line))
      }
    }
    return result
  }
}

/// The inputs of a section, compiled together.
struct CompiledInputs {
  /// What is wrong with each input, in the order of places.
  let carets: [[Caret]]
  /// Everything that is wrong, as people see it.
  let report: String
  let program: Program?

  /// A block marked `syntax` is only parsed: it need not mean anything.
  init(_ inputs: [SpecInput]) {
    let sources = Table(inputs.map { $0.source })
    var diagnostics: [Diagnostic]
    if inputs.allSatisfy({ $0.block.has("syntax") }) {
      var found: [Diagnostic] = []
      for id in sources.ids {
        var names = NameTable()
        found += parse(sources[id], names: &names, words: .language).problems
          .map { $0.found(in: id).diagnostic }
      }
      diagnostics = sortedForReport(found, sources: sources)
      program = nil
    } else if inputs.contains(where: { $0.block.kind == "storyboard" }) {
      let compilation = StoryboardCompilation(sources)
      diagnostics = compilation.diagnostics
      program = compilation.program
      if inputs.contains(where: { $0.block.has("lint") }), let program {
        let findings = program.findings(
          unresolved: compilation.unresolvedReferences, project: compilation.projectContext)
        diagnostics = sortedForReport(diagnostics + findings, sources: sources)
      }
    } else {
      let compilation = Compilation(sources)
      diagnostics = compilation.diagnostics
      let runsAnyway = inputs.contains { $0.block.has("anyway") }
      program = runsAnyway ? compilation.programDespiteErrors : compilation.program
      if inputs.contains(where: { $0.block.has("lint") }), let program {
        diagnostics = sortedForReport(diagnostics + program.findings(), sources: sources)
      }
    }
    carets = sources.ids.map { id in
      let lines = LineIndex(sources[id].bytes)
      return diagnostics.filter { $0.location.file == id }
        .map { Caret($0, in: sources[id], lines) }
    }
    var writer = TextWriter()
    NavText.report(diagnostics, sources, as: .text, into: &writer)
    report = writer.string
  }
}
