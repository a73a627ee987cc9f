/// What UIKit calls the sides of views, in the words of the language. Only suggestions read it.
public enum AnchorSpelling {
  /// `view.safeAreaLayoutGuide.topAnchor` is `safeArea.top`. Nil for what has no dot, or is not understood.
  ///
  /// `element` gives the name of the element that a name means, if there is one.
  public static func translated(_ parts: [String], element: (String) -> String?) -> [String]? {
    var parts = parts
    if parts.first == "self" && parts.count > 1 { parts.removeFirst() }
    while parts.count > 2, let last = parts.last, amounts.contains(last) { parts.removeLast() }
    guard parts.count > 1, var side = parts.popLast() else { return nil }
    var isInMargins = false
    for suffix in ["Anchor", "WithinMargins", "Margin"] where side.hasSuffix(suffix) {
      side.removeLast(suffix.utf8.count)
      isInMargins = isInMargins || suffix != "Anchor"
    }
    side = sides[side] ?? side

    let name = parts.removeFirst()
    var guide: String? = isInMargins ? "margins" : nil
    let owner = element(name)
    if owner == nil {
      switch name {
      case "view", "superview", "superView", "contentView", "parent", "super": break
      case "topLayoutGuide", "bottomLayoutGuide":
        return ["safeArea", name == "topLayoutGuide" ? "top" : "bottom"]
      default:
        guard let own = guides[name] else { return nil }
        guide = own
      }
    }
    for part in parts {
      if let own = guides[part] { guide = own } else if !views.contains(part) { return nil }
    }
    if let owner { return [owner] + (guide.map { [$0] } ?? []) + [side] }
    return [guide ?? "superview", side]
  }

  /// What code says of a constraint or an anchor, after it.
  private static let amounts: Set<String> = ["constant", "multiplier", "isActive", "constraint"]

  /// What leads to the same view.
  private static let views: Set<String> = ["frame", "bounds", "view", "superview", "snp"]

  private static let guides: [String: String] = [
    "safeAreaLayoutGuide": "safeArea", "safeArea": "safeArea", "safeAreaInsets": "safeArea",
    "layoutMarginsGuide": "margins", "readableContentGuide": "margins", "margins": "margins",
    "layoutMargins": "margins", "directionalLayoutMargins": "margins",
  ]

  private static let sides: [String: String] = [
    "baseline": "lastBaseline", "midX": "centerX", "midY": "centerY", "minX": "left",
    "maxX": "right", "minY": "top", "maxY": "bottom", "centreX": "centerX", "centreY": "centerY",
    "start": "leading", "end": "trailing",
  ]
}
