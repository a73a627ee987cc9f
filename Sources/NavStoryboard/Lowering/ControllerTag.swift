import NavModel

/// What a controller's element is: its kind, and its class where UIKit's kinds do not say it.
struct ControllerTag {
  let kind: ControllerKind
  let className: String?
  let isKnown: Bool

  init(_ tag: String) {
    var known = true
    var name: String?
    switch tag {
    case "avPlayerViewController": name = "AVPlayerViewController"
    case "glkViewController": name = "GLKViewController"
    case "hostingController": name = "UIHostingController"
    case "searchController": name = "UISearchController"
    default: known = false
    }
    className = name
    if let kind = ControllerKind.allCases.first(where: { $0.facts.storyboardElement == tag }) {
      self.kind = kind
      isKnown = true
    } else {
      kind = .view
      isKnown = known
    }
  }
}
