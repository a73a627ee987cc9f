/// A scene of a storyboard while it is thought up.
struct DraftScene {
  let storyboard: Int
  let id: String
  let viewID: String
  let tag: String
  let topic: String
  var classIndex: Int?
  var identifier: String?
  /// Whether it is pushed, or the root of a navigation controller.
  var isInStack = false
  /// Whether segues and views may be added.
  var isOpen: Bool
  /// More attributes of the controller.
  var attributes: [(String, String)] = []
  var views: [Markup] = []
  var constraints: [Markup] = []
  var barItems: [Markup] = []
  /// Other parts of the controller: bars, tab bar items.
  var parts: [Markup] = []
  var connections: [Markup] = []
  /// What is beside the controller: exits, recognisers.
  var objects: [Markup] = []
  /// Scenes that stand for others elsewhere.
  var extraScenes: [Markup] = []
  var viewConnections: [Markup] = []
  /// Variations of the root view.
  var viewParts: [Markup] = []
  var nextY = 100
  let responderID: String

  init(_ tag: String, in storyboard: Int, id: String, viewID: String, topic: String) {
    self.tag = tag
    self.storyboard = storyboard
    self.id = id
    self.viewID = viewID
    self.topic = topic
    responderID = id + "-fr"
    isOpen = tag == "viewController"
  }

  var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(tag)
  }

  /// Whether it has no root view that takes any views.
  var hidesViews: Bool { tag != "viewController" }

  static func rootClass(ofTag tag: String) -> String {
    "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
  }

  /// Where no view can be placed, a button of a bar does the same.
  mutating func barButton(_ view: Markup) {
    barItems.append(
      Markup(
        "barButtonItem",
        ["title": view.children.compactMap { $0["title"] }.first ?? "More", "id": view["id"]],
        view.children.filter { $0.tag == "connections" }))
  }

  /// Constraints that put a view where its frame is.
  mutating func pin(_ view: String, _ y: Int, _ ids: [String], _ height: Int) {
    func constraint(_ first: String, _ attribute: String, _ constant: Int, _ id: String) -> Markup {
      Markup(
        "constraint",
        [
          "firstItem": first, "firstAttribute": attribute, "secondItem": viewID,
          "secondAttribute": attribute, "constant": "\(constant)", "id": id,
        ])
    }
    constraints.append(constraint(view, "leading", 20, ids[0]))
    constraints.append(constraint(view, "top", y, ids[1]))
    constraints.append(
      Markup(
        "constraint",
        ["firstItem": view, "firstAttribute": "width", "constant": "200", "id": ids[2]]))
    constraints.append(
      Markup(
        "constraint",
        ["firstItem": view, "firstAttribute": "height", "constant": "\(height)", "id": ids[3]]))
  }
}
