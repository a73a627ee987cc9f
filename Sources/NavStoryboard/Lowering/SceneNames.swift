import NavModel
import NavText
import NavXcode

/// Names for the scenes of one document.
struct SceneNames: Sendable {
  /// What a scene is called, in names of `table`: those that have a controller of their own, in their order.
  private(set) var names: [Name] = []
  let table: NameTable

  /// None where nothing is to be lowered.
  init(_ document: StoryboardDocument) {
    guard document.format == .storyboard, document.isAnalysed else {
      table = NameTable()
      return
    }
    var search = SceneNameSearch(document)
    for scene in document.scenes.ids {
      guard let controller = document.ownController(of: scene) else { continue }
      names.append(search.name(of: controller))
    }
    table = search.table
  }
}

/// Looks for a name for scene after scene.
private struct SceneNameSearch {
  private let document: StoryboardDocument
  private var naming = Naming()
  /// How many scenes have a class, by its name.
  private var classUses: [UInt32]

  init(_ document: StoryboardDocument) {
    self.document = document
    naming.begin()
    classUses = [UInt32](repeating: 0, count: document.xml.names.count)
    for scene in document.scenes.rows {
      guard let controller = scene.controller else { continue }
      classUses[Int(document[controller].className.index)] += 1
    }
  }

  var table: NameTable { naming.names }

  /// A name that no other scene has.
  mutating func name(of controller: ID<StoryboardObject>) -> Name {
    let kind = kind(of: controller)
    let wish = wish(for: controller) ?? naming.intern(Self.plainName(of: kind))
    // A container is often called what its content is called.
    let isSecond = kind.isContainer && naming.isTaken(wish)
    return naming.unique(isSecond ? naming.joined(wish, Self.plainName(of: kind)) : wish)
  }

  private func kind(of controller: ID<StoryboardObject>) -> ControllerKind {
    ControllerTag(document.tag(document[controller].element)).kind
  }

  /// Its class says what it is, unless several scenes have it; then what its author wrote.
  private mutating func wish(for controller: ID<StoryboardObject>) -> Name? {
    let custom = document[controller].className
    let isNavigation = kind(of: controller) == .navigation
    let isShared = classUses[Int(custom.index)] > 1
    if !isNavigation && !isShared, let word = sceneWord(custom) { return word }
    let element = document[controller].element
    return sceneWord(document.name(.storyboardIdentifier, of: element))
      ?? sceneWord(document.name(.userLabel, of: element))
      ?? sceneWord(document.name(.title, of: element))
      ?? document.child(.navigationItem, of: element)
      .flatMap { sceneWord(document.name(.title, of: $0)) }
      // A stack is known by what is at its bottom.
      ?? (isNavigation ? rootName(of: controller) : nil)
      ?? sceneWord(custom)
  }

  private mutating func sceneWord(_ name: Name?) -> Name? {
    guard let name, !name.isNone else { return nil }
    return document.xml.names.withUTF8(of: name) { naming.sceneWord($0) }
  }

  private mutating func rootName(of navigation: ID<StoryboardObject>) -> Name? {
    guard let scene = document[navigation].scene else { return nil }
    let relationship = document[scene].connections.last { id in
      document[id].kind == .relationship && document[id].owner == navigation
        && document[id].target != nil
    }
    guard let root = relationship.flatMap({ document[$0].target }), kind(of: root) != .navigation,
      let wish = wish(for: root)
    else { return nil }
    return naming.intern(naming.names[wish] + "Navigation")
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
    // No storyboard holds any.
    case .alert, .actionSheet, .system: "Alert"
    }
  }
}
