import NavText
import NavXcode

extension SourceRules {
  static let storyboardInNoTarget = SourceRule(
    RuleFacts(
      "storyboard-in-no-target", text: nil, storyboard: .warning,
      "A storyboard lies in the project, and no target builds it.",
      why: """
        It is an old copy, or it was meant to be added. Anyone who edits it wonders why nothing changes, and anyone who \
        searches finds the same screen twice. What else is wrong with it is not compared with the code.
        """,
      bad: """
        \(project)

        \(page())

        \(page(path: "Shop/Main copy.storyboard"))
        """,
      good: """
        \(project)

        \(page())
        """)
  ) { context in
    for index in context.own {
      let document = context.documents[index]
      guard document.xml.problem == nil,
        context.code.project.membership(of: document.path) == .notBuilt,
        context.original(of: index) == nil
      else { continue }
      context.report(
        at: context.location(ofDocument: index), "no target builds this file",
        help: ["add it to a target in Xcode, or delete it"])
    }
  }
}

extension SourceRuleContext {
  /// The storyboard that a translated copy was made from, when the copy is left behind.
  func original(of document: Int) -> String? {
    code.project.original(
      ofStaleTranslation: documents[document].path,
      among: documents.map { $0.path })
  }
}
