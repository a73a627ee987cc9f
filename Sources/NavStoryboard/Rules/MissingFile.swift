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
        only a string, which is easily forgotten when a file is renamed. Only files that the project would have are \
        missed: in no bundle, in the main one, in the module's, and in that of a class whose sources are here.
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
      let uses = catalogue.uses.filter {
        $0.kind == kind && $0.isKnown && context.knowsBundle(of: $0)
      }
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

extension SourceRuleContext {
  /// Whether it is known what the bundle has in which code looks.
  fileprivate func knowsBundle(of use: IdentifierUse) -> Bool {
    switch use.bundle {
    case .app: true
    case .ofTarget: knowsBundle(of: use.place.file)
    case .ofClass(let name): knowsBundle(ofClass: name)
    case .ofThisClass:
      use.part.map { knowsBundle(ofClass: catalogue.parts[$0].name) } ?? false
    case .other: false
    }
  }

  /// An `@interface` alone may be one of a framework that was built elsewhere.
  private func knowsBundle(ofClass name: Name) -> Bool {
    guard let id = catalogue.row(catalogue.actualName(name)) else { return false }
    let definitions = catalogue.definitions(of: id)
    return !definitions.isEmpty
      && definitions.allSatisfy { knowsBundle(of: catalogue.parts[$0].place.file) }
  }

  private func knowsBundle(of file: ID<SourceText>) -> Bool {
    catalogue.paths[file].map { code.project.knowsBundle(ofSource: $0) } ?? false
  }
}
