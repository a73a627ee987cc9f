/// What a scene's controller is. Every stage reads the facts; only the simulator knows how each behaves.
public enum ControllerKind: UInt8, Hashable, Sendable, CaseIterable {
  case view
  case table
  case collection
  case navigation
  case tabBar
  case split
  case page
  case alert
  case actionSheet
  case system

  /// The row of a kind of scene.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// The class that UIKit instantiates when the scene names none.
    public let uikitClass: UIKitClass
    /// What Interface Builder writes.
    public let storyboardElement: String
    /// The relationships that it may, or must, have.
    public let relationships: [RelationshipKind]
    /// How the scene's own root view is called in outlets.
    public let rootView: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .view:
      Facts(
        keyword: "scene", uikitClass: .viewController, storyboardElement: "viewController",
        relationships: [], rootView: "view", summary: "One screen of content.")
    case .table:
      Facts(
        keyword: "table", uikitClass: .tableViewController,
        storyboardElement: "tableViewController",
        relationships: [], rootView: "tableView", summary: "A screen that is a list.")
    case .collection:
      Facts(
        keyword: "collection", uikitClass: .collectionViewController,
        storyboardElement: "collectionViewController", relationships: [],
        rootView: "collectionView", summary: "A screen that is a grid.")
    case .navigation:
      Facts(
        keyword: "navigation", uikitClass: .navigationController,
        storyboardElement: "navigationController", relationships: [.root], rootView: "view",
        summary: "A stack of screens with a bar above and a way back.")
    case .tabBar:
      Facts(
        keyword: "tabs", uikitClass: .tabBarController, storyboardElement: "tabBarController",
        relationships: [.tab], rootView: "view",
        summary: "Independent modes of an app, one for each tab.")
    case .split:
      Facts(
        keyword: "split", uikitClass: .splitViewController,
        storyboardElement: "splitViewController",
        relationships: [.primary, .supplementary, .secondary, .compact], rootView: "view",
        summary: "Two or three levels side by side where there is room.")
    case .page:
      Facts(
        keyword: "pages", uikitClass: .pageViewController, storyboardElement: "pageViewController",
        relationships: [.page], rootView: "view", summary: "Screens to page through.")
    case .alert:
      Facts(
        keyword: "alert", uikitClass: .alertController, storyboardElement: "", relationships: [],
        rootView: "view", summary: "A question in the middle of the screen, inside a scene.")
    case .actionSheet:
      Facts(
        keyword: "actionSheet", uikitClass: .alertController, storyboardElement: "",
        relationships: [], rootView: "view",
        summary: "Choices at the bottom of the screen or in a popover, inside a scene.")
    case .system:
      Facts(
        keyword: "system", uikitClass: .viewController, storyboardElement: "", relationships: [],
        rootView: "view", summary: "A controller that UIKit brings along, inside a scene.")
    }
  }

  /// Whether scenes are inside it, so that it shows no content of its own.
  public var isContainer: Bool {
    switch self {
    case .navigation, .tabBar, .split, .page: true
    case .view, .table, .collection, .alert, .actionSheet, .system: false
    }
  }

  /// Whether it is a `UIAlertController`.
  public var isAlert: Bool { self == .alert || self == .actionSheet }

  /// Whether a scene's code makes it, so that it is written inside that scene and only presented.
  public var isMadeByCode: Bool { isAlert || self == .system }

  /// What its root view is, unless `viewClass` says more.
  public var rootViewClass: UIKitClass {
    switch self {
    case .table: .tableView
    case .collection: .collectionView
    case .view, .navigation, .tabBar, .split, .page, .alert, .actionSheet, .system: .view
    }
  }

  /// The relationships without which there would be nothing on its screen.
  public var requiredRelationships: [RelationshipKind] {
    switch self {
    case .navigation: [.root]
    case .tabBar: [.tab]
    case .split: [.primary, .secondary]
    case .page, .view, .table, .collection, .alert, .actionSheet, .system: []
    }
  }
}
