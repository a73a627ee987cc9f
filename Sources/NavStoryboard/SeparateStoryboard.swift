import NavText
import NavXcode

/// A storyboard and what can be found out of it by itself. That is most of the work, and several may be read at the
/// same time: only one can be made part of a program.
public struct SeparateStoryboard: Sendable {
  let document: StoryboardDocument
  let file: StoryboardFile
  let sceneNames: SceneNames
  /// What the rules say that look at nothing else.
  let findings: [Diagnostic]
}

/// Reads storyboards for an assembly, and asks the rules of each that it wants asked.
public struct StoryboardReader: Sendable {
  private let rules: [StoryboardRule]
  private let settings: RuleSettings

  init(_ rules: [StoryboardRule], _ settings: RuleSettings) {
    self.rules = rules
    self.settings = settings
  }

  /// `file` is its place among the files. What can be read again need not be kept.
  public func read(_ source: SourceText, file: Int, keepsText: Bool = true) -> SeparateStoryboard {
    read(
      StoryboardDocument(source), file: file,
      keepsText: keepsText || !XMLEncoding.isNarrow(source.bytes))
  }

  func read(
    _ document: StoryboardDocument, file index: Int, keepsText: Bool = true
  ) -> SeparateStoryboard {
    let file = StoryboardFile(document, keepsText: keepsText)
    let found = rules.findings(in: document, needingConnections: false, settings) {
      StoryboardRuleContext(document, index, $0, settings)
    }
    return SeparateStoryboard(
      document: document, file: file, sceneNames: SceneNames(document),
      findings: file.withSubjects(found))
  }
}
