import NavModel
import NavText

/// Names for the scenes of one document.
struct SceneNames {
  private let document: StoryboardDocument
  private var names = Naming()
  /// How many scenes have a class.
  private var classUses: [String: Int] = [:]
  /// What stands at the bottom of each navigation controller.
  private var roots: [ID<StoryboardObject>: ID<StoryboardObject>] = [:]

  init(_ document: StoryboardDocument) {
    self.document = document
    for scene in document.scenes.rows {
      if let custom = scene.controller.flatMap({ document.customClass(of: $0) }) {
        classUses[custom.name, default: 0] += 1
      }
    }
    for connection in document.connections.rows where connection.kind == .relationship {
      guard let owner = connection.owner, let target = connection.target,
        kind(of: owner) == .navigation
      else { continue }
      roots[owner] = target
    }
  }

  /// A name that no other scene has.
  mutating func name(of controller: ID<StoryboardObject>) -> String {
    names.unique(wish(for: controller) ?? Self.plainName(of: kind(of: controller)))
  }

  private func kind(of controller: ID<StoryboardObject>) -> ControllerKind {
    ControllerTag(document.tag(controller)).kind
  }

  /// Its class says what it is, unless several scenes have it; then what its author wrote.
  private func wish(for controller: ID<StoryboardObject>) -> String? {
    let custom = document.customClass(of: controller)?.name
    let isNavigation = kind(of: controller) == .navigation
    let isShared = custom.map { classUses[$0, default: 0] > 1 } ?? false
    if !isNavigation && !isShared, let word = Naming.sceneWord(custom) { return word }
    let element = document[controller].element
    return Naming.sceneWord(document.value(.storyboardIdentifier, of: element))
      ?? Naming.sceneWord(document.value(.userLabel, of: element))
      ?? Naming.sceneWord(document.value(.title, of: element))
      ?? document.child(.navigationItem, of: element)
      .flatMap { Naming.sceneWord(document.value(.title, of: $0)) }
      // A stack is known by what stands at its bottom.
      ?? (isNavigation ? rootName(of: controller).map { $0 + "Navigation" } : nil)
      ?? Naming.sceneWord(custom)
  }

  private func rootName(of navigation: ID<StoryboardObject>) -> String? {
    guard let root = roots[navigation], kind(of: root) != .navigation else { return nil }
    return wish(for: root)
  }

  private static func plainName(of kind: ControllerKind) -> String {
    switch kind {
    case .view: "Scene"
    case .table: "Table"
    case .collection: "Collection"
    case .navigation: "Navigation"
    case .tabBar: "Tabs"
    case .split: "Split"
    case .page: "Pages"
    }
  }
}
