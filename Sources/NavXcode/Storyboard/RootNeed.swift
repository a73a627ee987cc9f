import NavText

/// What view a controller of UIKit insists on: it raises an exception when the nib brings another one.
public struct RootNeed: Sendable {
  public let controller: String
  public let view: String
  let tag: String

  public static let all = [
    RootNeed(controller: "UITableViewController", view: "UITableView", tag: "tableView"),
    RootNeed(
      controller: "UICollectionViewController", view: "UICollectionView", tag: "collectionView"),
    RootNeed(controller: "GLKViewController", view: "GLKView", tag: "glkView"),
  ]

  /// What is said of a class that has another view.
  public func slip(_ className: String) -> (message: String, label: String, help: [String]) {
    (
      className == controller
        ? "a \(controller) needs a \(view) as its view"
        : "'\(className)' is a \(controller), which needs a \(view) as its view",
      "the app crashes when its view is loaded",
      ["make the view a \(view), or the class a UIViewController that holds one"]
    )
  }
}

extension StoryboardDocument {
  public func `is`(_ view: ID<XMLElement>, _ need: RootNeed) -> Bool {
    xml.names[tag(view)] == need.tag
  }

  /// The view that a controller loads: of its scene, or what a nib's owner has as its view; nil where it makes its own.
  public func rootView(of object: ID<StoryboardObject>) -> ID<XMLElement>? {
    let element = objects[object].element
    if let scene = objects[object].scene {
      guard ownController(of: scene) == object else { return nil }
      return child(key: .view, of: element)
    }
    guard format == .xib, says(.filesOwner, .placeholderIdentifier, of: element),
      let list = child(.connections, of: element)
    else { return nil }
    let view = xml.children(of: list).first {
      self.is($0, .outlet) && value(.property, of: $0) == "view"
    }
    return view.flatMap { connection(of: $0) }.flatMap { connections[$0].target }
      .map { objects[$0].element }
  }
}
