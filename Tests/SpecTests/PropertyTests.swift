import NavCheck
import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

/// What is true of all sources. A failure prints the seed that shows it again.
@Suite("Properties")
struct PropertyTests {
  // MARK: Sources that compile

  @Test("a generated project compiles, keeps every promise of a program and formats to itself")
  func generatedProjects() throws {
    for random in SeededRandom.cases(40) {
      var generator = SourceGenerator(random)
      let files = generator.project()
      let compilation = Compilation(Table(files))
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty, let program = compilation.program else {
        Issue.record("\(random)\n\(text(of: errors, Table(files)))")
        return
      }
      #expect(program.firstViolation() == nil, "\(random)")
      let loaded = try Program(graph: program.graph())
      #expect(loaded.outline() == program.outline(), "\(random)")
      #expect(loaded.json() == program.json(), "\(random)")
      #expect(loaded.graph() == program.graph(), "\(random)")
      let again = try #require(Compilation(Table(files.map(formatted))).program, "\(random)")
      #expect(again.outline() == program.outline(), "formatting changed the meaning, \(random)")
    }
  }

  @Test("whatever a test says, playing it comes to an end, the same way twice")
  func generatedTests() {
    for random in SeededRandom.cases(40) {
      var generator = SourceGenerator(random)
      // Whether it compiles is another property.
      guard let program = Compilation(Table(generator.project())).program else { continue }
      for scenario in program.scenarios.ids {
        let result = program.run(scenario)
        let again = program.run(scenario)
        #expect(result.failures == again.failures && result.trace == again.trace, "\(random)")
      }
    }
  }

  @Test("the generator knows every word of the catalogues")
  func generatorIsComplete() {
    var generator = SourceGenerator(SeededRandom(seed: 1))
    var missing = Set(CatalogueWords.all)
    for _ in 0..<400 where !missing.isEmpty {
      for file in generator.project() {
        for token in tokens(of: file) where token.kind == .name {
          missing.remove(file[token.range])
        }
      }
    }
    #expect(missing.isEmpty, "never generated: \(missing.sorted())")
  }

  // MARK: Any bytes

  @Test("tokens and the gaps between them are the file", arguments: SourceMutator.allCases)
  func tokensCoverTheFile(_ mutator: SourceMutator) {
    for (source, random) in mutants(mutator, 4) {
      var end: UInt32 = 0
      let tokens = tokens(of: source)
      for token in tokens {
        guard token.range.start >= end, token.range.end >= token.range.start,
          Int(token.range.end) <= source.bytes.count,
          token.kind == .endOfFile || !token.range.isEmpty
        else {
          Issue.record("\(token) behind \(end), \(mutator), \(random)")
          return
        }
        let gap = source[SourceRange(Int(end), Int(token.range.start))]
        if !isGap(gap) { Issue.record("'\(gap)' belongs to no token, \(mutator), \(random)") }
        end = token.range.end
      }
      #expect(tokens.last?.kind == .endOfFile && Int(end) == source.bytes.count)
    }
  }

  /// Whether nothing but blanks and comments is there.
  private func isGap(_ text: String) -> Bool {
    if text.contains("/*") { return true }
    // Unicode knows more line ends than the language does.
    return text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).allSatisfy {
      line in
      let rest = String(line).drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      return rest.isEmpty || rest.hasPrefix("//")
    }
  }

  @Test(
    "anything is compiled to an end, the same way twice, with places inside the file",
    arguments: SourceMutator.allCases)
  func anythingCompiles(_ mutator: SourceMutator) {
    for (source, random) in mutants(mutator, 4) {
      let sources = Table([source])
      let compilation = Compilation(sources)
      for diagnostic in compilation.diagnostics {
        let labels = [diagnostic.primary] + diagnostic.related
        let places = labels.map(\.location) + (diagnostic.fix?.edits.map(\.location) ?? [])
        for place in places
        where place.range.start > place.range.end || Int(place.range.end) > source.bytes.count {
          Issue.record("\(diagnostic.code) at \(place.range), \(mutator), \(random)")
        }
        if diagnostic.message.isEmpty || diagnostic.help.isEmpty {
          Issue.record("\(diagnostic.code) says too little, \(mutator), \(random)")
        }
      }
      let report = text(of: compilation.diagnostics, sources)
      #expect(report == text(of: Compilation(sources).diagnostics, sources), "\(random)")
      if let violation = compilation.program?.firstViolation() {
        Issue.record("\(violation), \(mutator), \(random)")
      }
    }
  }

  @Test("formatting twice is formatting once", arguments: SourceMutator.allCases)
  func formattingIsIdempotent(_ mutator: SourceMutator) {
    for (source, random) in mutants(mutator, 4) {
      let once = formatted(source)
      if formatted(once).bytes != once.bytes { Issue.record("\(mutator), \(random)") }
    }
  }

  private func mutants(_ mutator: SourceMutator, _ count: Int) -> [(SourceText, SeededRandom)] {
    SeededRandom.cases(count).map { seeded in
      var generator = SourceGenerator(seeded)
      var random = seeded
      var bytes = generator.project().flatMap { $0.bytes }
      for _ in 0...random.below(3) { bytes = mutator.mutate(bytes, &random) }
      return (SourceText(path: "Test.navscene", bytes: bytes), seeded)
    }
  }

  private func formatted(_ source: SourceText) -> SourceText {
    SourceText(path: source.path, bytes: format(source).bytes)
  }

  private func text(of diagnostics: [Diagnostic], _ sources: Table<SourceText>) -> String {
    var writer = TextWriter()
    report(diagnostics, sources, as: .text, into: &writer)
    return writer.string
  }
}
