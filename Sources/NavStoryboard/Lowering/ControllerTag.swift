import NavModel
import NavText
import NavXcode

/// What a controller's element is: its kind, and its class where UIKit's kinds do not say it.
public struct ControllerTag {
  let kind: ControllerKind
  let className: String?
  let isKnown: Bool

  /// By the name that a tag has in every document.
  init(_ tag: Name) {
    className = Self.classNames[tag]?.className
    kind = ControllerKind.byWord[tag] ?? .view
    isKnown = ControllerKind.byWord[tag] != nil || className != nil
  }

  /// Controllers of a class that the language has no kind for.
  public struct Other: Sendable {
    public let tag: Word
    public let className: String
  }

  public static let others = [
    Other(tag: .avPlayerViewController, className: "AVPlayerViewController"),
    Other(tag: .glkViewController, className: "GLKViewController"),
    Other(tag: .hostingController, className: "UIHostingController"),
    Other(tag: .searchController, className: "UISearchController"),
  ]

  private static let classNames = WordColumn(others) { $0.tag.spelling }
}
