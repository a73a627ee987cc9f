import NavText
import NavXcode

extension SourceRules {
  static let missingFile = SourceRule(
    RuleFacts(
      "missing-file", text: nil, storyboard: .warning,
      "Code loads a storyboard or a nib that is not there.",
      why: """
        UIStoryboard(name:bundle:) raises an exception when the bundle has no storyboard of that name (ERR-35), and so \
        does a controller or a list that needs a nib which is not there. The compiler cannot see it, because a name is \
        only a string, which is easily forgotten when a file is renamed. Only files of the app itself are missed, in no \
        bundle or in the main one.
        """,
      bad: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          func shop() { UIStoryboard(name: "Shop", bundle: nil) }
        }

        \(page())
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          func shop() { UIStoryboard(name: "Main", bundle: nil) }
        }

        \(page())
        """)
  ) { context in
    if context.isElsewhere { return }
    let catalogue = context.catalogue
    for (kind, format, ending) in [
      (IdentifierUse.Kind.storyboard, StoryboardDocument.Format.storyboard, "storyboard"),
      (.nib, .xib, "xib"),
    ] {
      let uses = catalogue.uses.filter { $0.kind == kind && $0.isKnown && $0.isInMainBundle }
      if uses.isEmpty { continue }
      let names = Set(context.documents.filter { $0.format == format }.map { $0.name })
      for use in uses {
        let name = catalogue.names[use.value]
        if name.isEmpty || names.contains(name) { continue }
        // A nib that was compiled elsewhere is a file like any other.
        let files = [ending, "nib", "storyboardc"].map { name + "." + $0 }
        if context.code.project.mayBuild(anyOf: files, besides: context.documents) { continue }
        let near = context.didYouMean(name) { _ in names.sorted() }
        context.report(
          at: context.location(inCode: use.place), "there is no \(ending) called '\(name)'",
          label: "the app crashes when it is needed",
          help: near + [
            "name the \(ending) as its file is called, without the ending"
          ])
      }
    }
  }
}
