import NavStoryboard
import NavText
import NavXcode
import Testing

/// A rule brings its own examples; they are its first tests.
@Suite("Rules of documents")
struct StoryboardRuleTests {
  static let rules = StoryboardRules.all

  /// With a rule that is off unless it is asked for.
  private func compile(
    _ text: String, asking code: String? = nil, for purpose: StoryboardPurpose = .judging
  ) -> StoryboardCompilation {
    let rule = Self.rules.first { $0.facts.code == code }
    let settings = rule.map { RuleSettings(forExamplesOf: $0.facts) } ?? RuleSettings()
    return StoryboardCompilation(
      [StoryboardDocument(SourceText(path: "Main.storyboard", text))], settings,
      for: purpose)
  }

  @Test func codesAreInOrder() {
    for codes in [Self.rules.map(\.facts.code), SourceRules.all.map(\.facts.code)] {
      #expect(codes == codes.sorted())
      #expect(Set(codes).count == codes.count)
    }
  }

  @Test(arguments: rules.map(\.facts).filter { $0.example != nil }.map(\.code))
  func badExampleHasThisProblemAndNoOther(code: String) throws {
    let rule = try #require(Self.rules.first { $0.facts.code == code })
    let example = try #require(rule.facts.example)
    let isOptIn = rule.facts.levels.storyboard == nil
    let diagnostics = compile(example.bad, asking: isOptIn ? code : nil).diagnostics
    #expect(diagnostics.map(\.code) == [code])
    let levels = rule.facts.levels
    #expect(diagnostics.map(\.severity) == [levels.storyboard ?? levels.text ?? .warning])
    #expect(!isOptIn || compile(example.bad).diagnostics == [])
    for diagnostic in diagnostics {
      #expect(!diagnostic.help.isEmpty)
      #expect(!diagnostic.message.hasSuffix("."))
    }
    if let explanation = rule.facts.explanation {
      #expect(explanation.summary.hasSuffix(".") && explanation.why.hasSuffix("."))
    }
  }

  @Test(arguments: rules.map(\.facts).filter { $0.example != nil }.map(\.code))
  func goodExampleIsSilent(code: String) throws {
    let rule = try #require(Self.rules.first { $0.facts.code == code })
    let example = try #require(rule.facts.example)
    let found = compile(example.good, asking: code).diagnostics
    #expect(found.map { "\($0.code): \($0.message)" } == [])
  }

  @Test(arguments: StoryboardProblem.explanations.map(\.code))
  func explanationsShowWhatTheyExplain(code: String) throws {
    let explanation = try #require(StoryboardProblem.explanations.first { $0.code == code })
    // Import reports what a text loses.
    let isImport = code == "left-out"
    let found = compile(explanation.bad, for: isImport ? .text : .judging).diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.map(\.severity) == [explanation.severity])
    #expect(compile(explanation.good, for: isImport ? .text : .judging).diagnostics == [])
  }

  @Test func aFindingKnowsItsObject() throws {
    let rule = try #require(Self.rules.first { $0.facts.code == "connection-into-other-scene" })
    let found = compile(rule.facts.example?.bad ?? "").diagnostics
    let diagnostic = try #require(found.first)
    #expect(diagnostic.subject?.objectID == "pay")
    #expect(diagnostic.subject?.name == "Pay (UIButton)")
  }

  /// What a button does besides, it does.
  @Test func anActionThatIsLostIsAllOnlyWhereNothingElseHappens() throws {
    let rule = try #require(Self.rules.first { $0.facts.code == "connection-into-other-scene" })
    let bad = try #require(rule.facts.example?.bad)
    #expect(compile(bad).diagnostics.map(\.primary.text) == ["so touching 'Pay' does nothing"])
    let action = "<action selector=\"pay:\""
    #expect(bad.contains(action))
    let segue = "<segue destination=\"home\" kind=\"show\" id=\"s\"/>"
    let both = compile(bad.replacing(action, with: segue + action)).diagnostics
    #expect(both.map(\.primary.text) == [""])
    let down =
      "<action selector=\"press:\" destination=\"cart\" eventType=\"touchDown\" id=\"d\"/>"
    #expect(
      compile(bad.replacing(action, with: down + action)).diagnostics.map(\.primary.text) == [""])
  }

  @Test func oldKindsAreFixedWhereTheKindsOfTodayAreKnown() throws {
    let old = """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="push" identifier="again" id="s"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let today = old.replacing(" initial", with: " useTraitCollections=\"YES\" initial")
    for (text, isFixed) in [(old, false), (today, true)] {
      let finding = try #require(
        compile(text).diagnostics.first { $0.code == "deprecated-segue" })
      #expect(finding.help.joined().contains("--fix") == isFixed)
      #expect(finding.fix?.isSafe == isFixed)
    }
  }
}
