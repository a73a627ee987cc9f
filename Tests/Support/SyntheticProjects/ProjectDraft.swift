import NavStoryboard

/// A project while it is thought up: storyboards as elements, classes as members, targets as lists of files.
///
/// Features add to it (`ProjectFeature`), each so that nothing is wrong afterwards; then it is written.
struct ProjectDraft {
  struct Storyboard {
    let name: String
    /// In front of the names of its languages, if it has any.
    let folder: String
    var target: Int
    var initial: Int?
    var isLocalised = false
    var kind = DraftKind.storyboard
    /// Embedded images, colours.
    var resources: [Markup] = []
    /// Images that it uses and the kit or a catalogue has: Interface Builder lists them.
    var images: [Markup] = []
  }

  enum DraftKind { case storyboard, xib }

  var random: SeededRandom
  let style: ProjectStyle
  var targets: [DraftTarget] = []
  var storyboards: [Storyboard] = []
  var scenes: [DraftScene] = []
  var classes: [DraftClass] = []
  /// Files that are written as they are.
  var files: [(path: String, text: String)] = []
  var links: [SyntheticProject.Link] = []
  var features: [String] = []
  /// Classes of whose name there are several, in different apps.
  var sharedNames: Set<String> = []
  /// Whether something is imported that is not here, so that a class may come from there.
  var hasAbsentModules = false
  /// Folders that the project spells otherwise than the disk does.
  var renamedFolders: [String: String] = [:]
  private var usedNames: Set<String> = []
  private var idCount = 0

  init(_ random: SeededRandom) {
    self.random = random
    style = ProjectStyle(&self.random)
    let folder = style.format == .package ? "Sources/\(style.appName)" : style.appName
    var app = DraftTarget(
      name: style.appName, product: .app,
      folder: style.format.hasXcodeProject && self.random.chance(10) ? "" : folder)
    app.generatesPlist =
      style.format.hasXcodeProject && !style.isOldFashioned && self.random.chance(40)
    if style.format.hasXcodeProject, self.random.chance(8) { app.moduleSetting = "ShopModule" }
    if style.format.hasXcodeProject, (1..<100).contains(style.swiftShare) {
      app.bridgingHeader = app.path("Bridging-Header.h")
    }
    targets.append(app)
    if let header = app.bridgingHeader { files.append((header, "#import <UIKit/UIKit.h>\n")) }
  }

  // MARK: Names

  /// A name that nothing has yet, made of one of some words.
  mutating func fresh(_ words: [String]) -> String {
    let word = random.pick(words)
    var name = word
    var number = 2
    while !usedNames.insert(name.lowercased()).inserted {
      name = "\(word)\(number)"
      number += 1
    }
    return name
  }

  /// A topic that a screen is about.
  mutating func topic() -> String { fresh(Self.topics) }

  /// As Interface Builder gives them: `aB3-dE-fGh`.
  mutating func objectID() -> String {
    idCount += 1
    let letters = Array("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    func part(_ count: Int, _ random: inout SeededRandom) -> String {
      String((0..<count).map { _ in random.pick(letters) })
    }
    // The number keeps them apart.
    return part(3, &random) + "-" + part(2, &random) + "-" + String(idCount, radix: 36) + "z"
  }

  static let topics = [
    "Cart", "Login", "Profile", "Settings", "Detail", "Feed", "Map", "Photo", "Order", "Search",
    "Chat", "News", "Player", "Workout", "Recipe", "Note", "Task", "City", "Weather", "Account",
    "Help", "About", "Filter", "Share", "Invite", "Camera", "Editor", "Welcome", "Payment", "Game",
  ]

  // MARK: Files

  mutating func addSource(_ text: String, at path: String, in target: Int?) {
    files.append((path, text))
    if let target { targets[target].sources.append(path) }
  }

  mutating func addResource(_ text: String, at path: String, in target: Int?) {
    files.append((path, text))
    if let target { targets[target].resources.append(path) }
  }

  // MARK: Storyboards and scenes

  mutating func addStoryboard(_ name: String, in target: Int = 0, isXib: Bool = false) -> Int {
    let folders = ["", "Base.lproj", "", "Storyboards", "UI/Screens", "Views"]
    var folder = isXib ? random.pick(["", "Views", "Cells"]) : random.pick(folders)
    let isLocalised = folder == "Base.lproj"
    if isLocalised { folder = "" }
    var storyboard = Storyboard(
      name: name, folder: targets[target].path(folder), target: target)
    storyboard.isLocalised = isLocalised
    storyboard.kind = isXib ? .xib : .storyboard
    storyboards.append(storyboard)
    return storyboards.count - 1
  }

  func path(of storyboard: Int) -> String {
    let row = storyboards[storyboard]
    let folder = row.isLocalised ? joined(row.folder, "Base.lproj") : row.folder
    return joined(folder, row.name + (row.kind == .xib ? ".xib" : ".storyboard"))
  }

  func joined(_ folder: String, _ file: String) -> String {
    folder.isEmpty ? file : folder + "/" + file
  }

  /// Any storyboard of the app.
  mutating func anyStoryboard() -> Int {
    random.pick(
      storyboards.indices.filter {
        storyboards[$0].kind == .storyboard && storyboards[$0].target == 0
      })
  }

  /// Scenes that people can come to and go on from.
  var openScenes: [Int] {
    scenes.indices.filter { scenes[$0].isOpen && storyboards[scenes[$0].storyboard].target == 0 }
  }

  /// A screen, and a way that leads to it.
  mutating func addScreen(
    _ tag: String = "viewController", from source: Int? = nil, hasClass: Bool? = nil
  ) -> Int {
    let source = source ?? random.pick(openScenes)
    let scene = addScene(tag, in: scenes[source].storyboard, hasClass: hasClass)
    lead(to: scene, from: source)
    return scene
  }

  /// A screen that nothing leads to yet.
  mutating func addScene(
    _ tag: String, in storyboard: Int, hasClass: Bool? = nil, topic: String? = nil
  ) -> Int {
    let topic = topic ?? self.topic()
    var scene = DraftScene(tag, in: storyboard, id: objectID(), viewID: objectID(), topic: topic)
    if hasClass ?? random.chance(75) {
      scene.classIndex = addClass(
        for: DraftScene.rootClass(ofTag: tag), topic, in: storyboards[storyboard].target)
    }
    scenes.append(scene)
    return scenes.count - 1
  }

  /// Makes a way between two scenes of one storyboard.
  mutating func lead(to destination: Int, from source: Int) {
    let isContainer = scenes[destination].isContainer
    let isPush = scenes[source].isInStack && !isContainer
    scenes[destination].isInStack = isPush
    let kind =
      isPush
      ? style.isOldFashioned ? "push" : "show" : style.isOldFashioned ? "modal" : "presentation"
    let identifier =
      random.chance(50)
      ? fresh(["show", "go", "open"].map { $0 + scenes[destination].topic }) : nil
    var segue = Markup(
      "segue",
      [
        "destination": scenes[destination].id, "kind": kind,
        "identifier": identifier, "id": objectID(),
      ])
    if let owner = scenes[source].classIndex, classes[owner].isKnown, random.chance(30) {
      let name = identifier ?? fresh(["show" + scenes[destination].topic])
      let key = classes[owner].name + "." + name
      segue["identifier"] = name.marked(.segueIdentifier, key)
      perform(name, key, by: owner)
      scenes[source].connections.append(segue)
      return
    }
    if scenes[source].isInStack, random.chance(40) {
      scenes[source].barItems.append(
        Markup(
          "barButtonItem", ["title": scenes[destination].topic, "id": objectID()],
          [Markup("connections", [:], [segue])]))
      return
    }
    addButton(to: source, scenes[destination].topic, [segue])
  }

  mutating func addButton(to scene: Int, _ title: String, _ connections: [Markup]) {
    let id = objectID()
    place(
      Markup(
        "button",
        [
          "opaque": "NO", "contentMode": "scaleToFill",
          "buttonType": style.isOldFashioned ? "roundedRect" : "system", "id": id,
        ],
        [Markup("state", ["key": "normal", "title": title])]
          + Markup.list("connections", connections)
      ), in: scene)
  }

  /// Puts a view below those that are there.
  mutating func place(_ view: Markup, in scene: Int, height: Int = 30) {
    if scenes[scene].hidesViews {
      scenes[scene].barButton(view)
      return
    }
    var view = view
    let y = scenes[scene].nextY
    scenes[scene].nextY += height + 8
    view.children.insert(
      Markup(
        "rect", ["key": "frame", "x": "20", "y": "\(y)", "width": "200", "height": "\(height)"]),
      at: 0)
    let isPinned = !style.isOldFashioned && random.chance(50)
    if isPinned, let id = view["id"] {
      view["translatesAutoresizingMaskIntoConstraints"] = "NO"
      scenes[scene].pin(id, y, [objectID(), objectID(), objectID(), objectID()], height)
    } else if !style.isOldFashioned {
      view["fixedFrame"] = "YES"
      view["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    scenes[scene].views.append(view)
  }
}
