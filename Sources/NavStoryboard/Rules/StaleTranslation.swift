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
    context.checkTranslations()
  }
  private static let total = "<label key=\"view\" text=\"Cart\" id=\"qRs-34-t7u\"/>"
}

/// Entries of a translation whose objects are gone.
private struct StaleEntries {
  let message: String
  let place: Location
}

extension SourceRuleContext {
  /// What is gone is gone in every language, and is one finding.
  fileprivate mutating func checkTranslations() {
    var found: [String: [StaleEntries]] = [:]
    var order: [String] = []
    for (file, translation) in code.translations {
      guard let (original, stale) = staleEntries(file, translation) else { continue }
      if found[original] == nil { order.append(original) }
      found[original, default: []].append(stale)
    }
    for original in order {
      guard let all = found[original], let first = all.first else { continue }
      let others = all.count - 1
      let more =
        others == 0
        ? ""
        : others == 1
          ? ", and another translation has stale entries"
          : ", and \(others) other translations have stale entries"
      report(
        at: first.place, first.message + more, label: "the first of them",
        related: Label.repeats(all.map { $0.place }),
        help: ["delete what is stale, and look whether the new objects are translated"])
    }
  }

  private mutating func staleEntries(
    _ file: ID<SourceText>, _ translation: Translation
  ) -> (original: String, StaleEntries)? {
    guard let folder = translation.folder else { return nil }
    let name = ProjectPath.name(of: translation.path)
    let originals = documents.filter {
      ProjectPath.name(of: $0.path) == name && ProjectPath.language(of: $0.path)?.folder == folder
        && $0.xml.problem == nil
    }
    // What is made for another system is not looked at.
    guard let original = originals.first, originals.contains(where: { $0.isAnalysed }) else {
      return nil
    }
    var ids: Set<String> = []
    for document in originals {
      for object in document.objects.rows { ids.insert(document.xml.names[object.id]) }
    }
    do throws(JSONProblem) {
      let entries = try translation.entries()
      let stale = entries.filter { $0.isStale(ids: ids) }
      guard let first = stale.first else { return nil }
      let message =
        stale.count == 1
        ? "\(original.path) has no object for '\(first.key)'"
        : "\(original.path) has no objects for \(stale.count) of \(entries.count) entries"
      let place = location(inCode: Location(file, first.range))
      return (original.path, StaleEntries(message: message, place: place))
    } catch {
      report(
        at: location(inCode: Location(file, SourceRange(error.offset, error.offset))),
        "this String Catalog cannot be read: \(error.message)",
        help: ["fix it, for Xcode reads nothing of it either: a merge may have left it so"])
      return nil
    }
  }
}
