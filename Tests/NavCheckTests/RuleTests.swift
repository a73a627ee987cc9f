import NavCheck
import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

/// Every rule's own examples show it, and its prose is whole.
@Suite("Rules")
struct RuleTests {
  /// Those that bring their own examples; the others' are with the language.
  static let own = ProgramRules.all.filter { !$0.facts.isOfLanguage }

  @Test("the bad example has this finding and no other", arguments: own.map(\.facts.code))
  func bad(_ code: String) throws {
    let rule = try #require(Self.own.first { $0.facts.code == code })
    let findings = try findings(in: #require(rule.facts.explanation).bad, asking: code)
    #expect(findings.map(\.code) == [code], "\(findings.map(\.message))")
    for finding in findings {
      #expect(!finding.help.isEmpty, "says what to do")
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test("the good example has none", arguments: own.map(\.facts.code))
  func good(_ code: String) throws {
    let rule = try #require(Self.own.first { $0.facts.code == code })
    let findings = try findings(in: #require(rule.facts.explanation).good, asking: code)
    #expect(findings.map { "\($0.code): \($0.message)" } == [])
  }

  @Test("its prose is whole", arguments: own.map(\.facts.code))
  func prose(_ code: String) throws {
    let facts = try #require(Self.own.first { $0.facts.code == code }).facts
    let explanation = try #require(facts.explanation)
    #expect(code.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
    #expect(explanation.summary.hasSuffix("."))
    #expect(explanation.why.hasSuffix("."))
    #expect(explanation.bad != explanation.good)
    for option in facts.options {
      #expect(option.name.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
      #expect(option.summary.hasSuffix("."))
    }
  }

  @Test("no code is used twice, and only rules of the language share codes with it")
  func codes() {
    let codes = ProgramRules.all.map(\.facts.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    let language = Set(Compilation.explanations.map(\.code))
    for rule in ProgramRules.all {
      #expect(language.contains(rule.facts.code) == rule.facts.isOfLanguage, "\(rule.facts.code)")
    }
  }
}

/// What takes the square of its size to judge is judged only up to some size, and that is said.
@Test("of too many constraints that depend on each other it is said that nobody tried them")
func manyConstraints() {
  func chain(_ count: Int) -> String {
    let members = (0..<count).map { index in
      let width = index == 0 ? "superview.width" : "L\(index - 1).width"
      let top = index == 0 ? "superview.top" : "L\(index - 1).bottom + 8"
      return """
            label L\(index) "Text"
            constraint L\(index).top >= \(top)
            constraint L\(index).width == \(width)
        """
    }
    return """
      storyboard Shop {
        initial -> Cart
        scene Cart {
      \(members.joined(separator: "\n"))
          constraint L\(count - 1).bottom == superview.bottom
        }
      }
      """
  }
  let long = findings(in: chain(400)).filter { $0.code.contains("constraints") }
  #expect(
    long.map(\.message) == [
      "too many constraints of 'Cart' depend on each other to find contradictions"
    ])
  #expect(long.map(\.severity) == [.info])
  #expect(findings(in: chain(10)).filter { $0.message.contains("too many") }.isEmpty)
}

/// What lint says of a text, with a rule that may be off by default.
func findings(
  in text: String, asking code: String? = nil, as format: SourceFormat = .text,
  _ change: (inout RuleSettings) -> Void = { _ in }
) -> [Diagnostic] {
  var sources = Table<SourceText>()
  sources.append(SourceText(path: "Test.navscene", text + "\n"))
  let compilation = Compilation(sources)
  var settings = RuleSettings()
  if let code { settings.optedIn.insert(code) }
  change(&settings)
  guard var program = compilation.program ?? compilation.programDespiteErrors else {
    return compilation.diagnostics
  }
  for source in program.sources.ids { program.sources[source].format = format }
  let said = format == .text ? compilation.diagnostics : []
  return sortedForReport(said + program.findings(of: ProgramRules.all, settings), sources: sources)
}
