import NavModel
import NavText
import NavXcode

/// What UIKit makes of objects whose class it does not find: those of its own class, which the first outlet that this one
/// lacks brings down (ERR-40, ERR-32).
struct FallbackClass {
  let label: String
  /// A crash is an error; a screen without its code is a warning.
  let severity: Severity
}

extension SourceRuleContext {
  func fallbackClass(of objects: [ID<StoryboardObject>], in document: Int) -> FallbackClass {
    let source = documents[document]
    let lost = Set(objects)
    for connection in source.connections.rows
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let owner = connection.owner, lost.contains(owner), connection.target != nil,
        let name = source.value(.property, of: connection.element), !name.isEmpty,
        case let fallback = StoryboardDocument.className(ofTag: source.tag(owner)),
        // Categories elsewhere could add it, as they could to any class: none adds what a missing class had.
        ClassCatalogue.ofSystem.outlet(named: name, of: ClassReference(system: fallback))
          == .missing
      else { continue }
      return FallbackClass(
        label:
          "UIKit takes \(fallback), which has no '\(name)': the app crashes when this is loaded",
        severity: .error)
    }
    return FallbackClass(label: "UIKit takes a class of its own instead", severity: .warning)
  }
}
