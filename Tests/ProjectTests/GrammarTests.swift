import NavSyntax
import NavTesting
import NavText
import Testing

/// Grammar.md says what the sources say.
@Suite("Grammar.md", .serialized)
struct GrammarTests {
  private let path = "Grammar.md"

  @Test("its productions are those of the parser")
  func productions() throws {
    try check("productions", Production.block)
  }

  @Test("its lists of words are the catalogues", arguments: WordLists.all)
  func words(_ list: (name: String, lines: [String])) throws {
    try check(list.name, list.lines)
  }

  private func check(_ name: String, _ wanted: [String]) throws {
    var grammar = MarkedText(path)
    let found = try #require(grammar[name], "Grammar.md has no part <!-- \(name) -->")
    guard found != wanted else { return }
    if Project.isUpdating {
      grammar.replace(name, with: wanted)
      try grammar.write()
      return
    }
    let diff = unifiedDiff(bytes(found), bytes(wanted), path: path)
    Issue.record("<!-- \(name) --> is not current; NAVSCENE_UPDATE=1 rewrites it\n\(diff)")
  }

  private func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array(($0 + "\n").utf8) } }

  @Test("every production that is referred to exists, and none is out of reach")
  func productionsAreConnected() {
    var seen: Set<String> = []
    for production in Production.all where !seen.insert(production.name).inserted {
      Issue.record("'\(production.name)' is defined twice")
    }
    // Comments are between tokens, where no production mentions them.
    var reached: Set<String> = []
    var queue = ["file", "comment"]
    while let name = queue.popLast() {
      guard reached.insert(name).inserted else { continue }
      guard let production = Production.all.first(where: { $0.name == name }) else {
        Issue.record("'\(name)' is referred to, but not defined")
        continue
      }
      queue += production.references
    }
    for production in Production.all where !reached.contains(production.name) {
      Issue.record("'\(production.name)' cannot be reached from 'file'")
    }
  }

  @Test("what follows its productions is parsed without a word")
  func productionsAreAccepted() {
    for random in SeededRandom.cases(60) {
      var generator = GrammarGenerator(random)
      let source = SourceText(path: "Test.navscene", generator.source())
      var names = NameTable()
      if let problem = parse(source, names: &names, words: .empty).problems.first {
        let diagnostic = problem.found(in: ID(0)).diagnostic
        var writer = TextWriter()
        report([diagnostic], Table([source]), as: .text, into: &writer)
        Issue.record("\(random)\n\(writer.string)\(source[SourceRange(0, source.bytes.count)])")
        return
      }
    }
  }

  @Test("every word of the catalogues stands in it")
  func wordsArePresent() {
    var words: Set<Substring> = []
    for (index, span) in Project.text(of: path).split(
      separator: "`", omittingEmptySubsequences: false
    ).enumerated() where !index.isMultiple(of: 2) {
      words.formUnion(span.split { !($0.isLetter || $0.isNumber) })
    }
    let missing = CatalogueWords.all.filter { !words.contains($0[...]) }
    #expect(missing.isEmpty)
  }

  @Test("no part is left that nothing makes")
  func markersAreKnown() {
    let known = ["productions"] + WordLists.all.map(\.name)
    #expect(MarkedText(path).names.filter { !known.contains($0) } == [])
  }
}
