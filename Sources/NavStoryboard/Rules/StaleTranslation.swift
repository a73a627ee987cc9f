import NavText
import NavXcode

extension SourceRules {
  static let staleTranslation = SourceRule(
    RuleFacts(
      "stale-translation", text: nil, storyboard: .info,
      "A translated copy of a storyboard is in no target.",
      why: """
        A copy of a storyboard in a folder such as de.lproj that no target builds is never shown, and grows \
        older. In a file of strings or a String Catalog, an entry for an object that is gone translates nothing; when \
        many are stale, the objects that took their places are likely to be untranslated.
        """,
      bad: """
        // Shop/de.lproj/Main.strings
        "dEf-12-x9z.text" = "Warenkorb";

        \(page(total, path: "Shop/Base.lproj/Main.storyboard"))
        """,
      good: """
        // Shop/de.lproj/Main.strings
        "qRs-34-t7u.text" = "Warenkorb";

        \(page(total, path: "Shop/Base.lproj/Main.storyboard"))
        """)
  ) { context in
    for index in context.own where context.documents[index].xml.problem == nil {
      guard let original = context.original(of: index) else { continue }
      context.report(
        at: context.location(ofDocument: index),
        "no target builds this translated copy of \(original)",
        help: ["translate \(original) by a file of strings, and delete the copy"])
    }
    for (file, translation) in context.code.translations { context.check(file, translation) }
  }
  private static let total = "<label key=\"view\" text=\"Cart\" id=\"qRs-34-t7u\"/>"
}

extension SourceRuleContext {
  fileprivate mutating func check(_ file: ID<SourceText>, _ translation: Translation) {
    guard let folder = translation.folder else { return }
    let name = ProjectPath.name(of: translation.path)
    let originals = documents.filter {
      ProjectPath.name(of: $0.path) == name && ProjectPath.language(of: $0.path)?.folder == folder
        && $0.xml.problem == nil
    }
    guard let original = originals.first else { return }
    var ids: Set<String> = []
    for document in originals {
      for object in document.objects.rows { ids.insert(document.xml.names[object.id]) }
    }
    do throws(JSONProblem) {
      let entries = try translation.entries()
      let stale = entries.filter { $0.isStale(ids: ids) }
      guard let first = stale.first else { return }
      report(
        at: location(inCode: Location(file, first.range)),
        stale.count == 1
          ? "\(original.path) has no object for '\(first.key)'"
          : "\(original.path) has no objects for \(stale.count) of \(entries.count) entries",
        label: "the first of them",
        help: ["delete what is stale, and look whether the new objects are translated"])
    } catch {
      report(
        at: location(inCode: Location(file, SourceRange(error.offset, error.offset))),
        "this String Catalog cannot be read: \(error.message)",
        help: ["fix it, for Xcode reads nothing of it either: a merge may have left it so"])
    }
  }
}
