import NavModel
import NavText
import NavXcode

/// The ids that the rows of an imported storyboard have in its file.
///
/// A row knows its place, so the element that it came from is the one that begins there.
struct KnownObjects {
  private(set) var ids: [ObjectRole: String] = [:]
  /// Elements that are the root views of their scenes.
  private(set) var rootElements: Set<ID<Element>> = []
  private(set) var references: [SceneReferenceTarget] = []
  private let program: Program
  private let document: StoryboardDocument

  init(_ program: Program, _ storyboard: ID<Storyboard>, in document: StoryboardDocument) {
    self.program = program
    self.document = document
    for scene in program[storyboard].scenes { add(scene) }
    addReferences()
  }

  // MARK: Elements of the file

  /// The innermost element whose start tag a place is in.
  private func element(at place: Place) -> ID<XMLElement>? {
    var (low, high) = (0, document.xml.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if document.xml.elements[ID(middle)].range.start <= place.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? ID(low - 1) : nil
  }

  private func id(of element: ID<XMLElement>?) -> String? {
    element.flatMap { document.value(.id, of: $0) }
  }

  private mutating func note(_ role: ObjectRole, _ element: ID<XMLElement>?) {
    if let id = id(of: element) { ids[role] = id }
  }

  // MARK: Scenes

  private mutating func add(_ scene: ID<Scene>) {
    let row = program[scene]
    let cold = program[cold: scene]
    guard let controller = element(at: row.place) else { return }
    note(.part(scene, .controller), controller)
    let objects = document.xml[controller].parent
    if let frame = objects.flatMap({ document.xml[$0].parent }) {
      ids[.scene(scene)] = document.value(.sceneID, of: frame)
    }
    for child in objects.map({ Array(document.xml.children(of: $0)) }) ?? [] {
      if document.is(child, .exit) { note(.part(scene, .exit), child) }
      if document.says(.firstResponder, .placeholderIdentifier, of: child) {
        note(.part(scene, .firstResponder), child)
      }
    }
    let root = [Word.view, .tableView, .collectionView].lazy
      .compactMap { [document] in document.child(key: $0, of: controller) }.first
    note(.part(scene, .rootView), root)
    if let root { addParts(of: root, in: scene) }
    note(.part(scene, .navigationItem), document.child(.navigationItem, of: controller))
    note(.part(scene, .tabItem), document.child(.tabBarItem, of: controller))
    note(
      .part(scene, .bar),
      document.child(key: .navigationBar, of: controller)
        ?? document.child(key: .tabBar, of: controller))
    note(.part(scene, .toolbar), document.child(key: .toolbar, of: controller))
    for id in row.elements { add(id, root: root) }
    for id in row.barItems { note(.barItem(id), element(at: program[id].place)) }
    for id in cold.relationships { note(.relationship(id), element(at: program[id].place)) }
    for id in row.segues { note(.segue(id), element(at: program[id].place)) }
    for id in cold.actionConnections { note(.action(id), element(at: program[id].place)) }
    for id in row.outlets { note(.outlet(id), element(at: program[id].place)) }
    for id in cold.constraints { note(.constraint(id), element(at: program[id].place)) }
  }

  private mutating func addParts(of root: ID<XMLElement>, in scene: ID<Scene>) {
    note(.part(scene, .safeArea), safeArea(of: root))
    guard let list = document.child(.connections, of: root) else { return }
    for child in document.xml.children(of: list) where document.is(child, .outlet) {
      if document.says(.dataSource, .property, of: child) {
        note(.part(scene, .dataSource), child)
      }
      if document.says(.delegate, .property, of: child) { note(.part(scene, .delegate), child) }
    }
  }

  private func safeArea(of view: ID<XMLElement>) -> ID<XMLElement>? {
    document.xml.children(of: view).first {
      document.is($0, .viewLayoutGuide) && document.says(.safeArea, .key, of: $0)
    }
  }

  // MARK: Elements

  private mutating func add(_ id: ID<Element>, root: ID<XMLElement>?) {
    // The detail button of a row is the row's own.
    guard program[id].kind != .accessory, let own = element(at: program[id].place) else { return }
    note(.element(id), own)
    if own == root { rootElements.insert(id) }
    let content = document.child(key: .contentView, of: own)
    note(.elementPart(id, .contentView), content)
    note(.elementPart(id, .safeArea), safeArea(of: content ?? own))
    for (word, part) in [
      (Word.textLabel, ObjectRole.ElementPart.textLabel), (.detailTextLabel, .detailLabel),
      (.imageView, .imageView),
    ] {
      if let label = document.value(word, of: own) { ids[.elementPart(id, part)] = label }
    }
    note(.elementPart(id, .navigationItem), item(around: own))
    if program[id].kind.isGesture { addGestureConnection(of: id, own) }
  }

  /// The item of a bar among other views that has a view in it.
  private func item(around view: ID<XMLElement>) -> ID<XMLElement>? {
    guard document.says(.customView, .key, of: view), let item = document.xml[view].parent else {
      return nil
    }
    var next = document.xml[item].parent
    while let parent = next, !document.is(parent, .items) {
      if document.is(parent, .objects) { return nil }
      next = document.xml[parent].parent
    }
    return next == nil ? nil : item
  }

  private mutating func addGestureConnection(of id: ID<Element>, _ own: ID<XMLElement>) {
    let object = document.object(of: own)
    for connection in document.connections.rows
    where connection.word == Word.gestureRecognizers.name && connection.target == object {
      note(.elementPart(id, .gestureConnection), connection.element)
      return
    }
  }

  // MARK: References

  /// References to scenes elsewhere; of several to one scene, the first.
  private mutating func addReferences() {
    var known: Set<SceneReferenceTarget> = []
    for scene in document.scenes.rows {
      guard let controller = scene.controller,
        document.is(document[controller].element, .viewControllerPlaceholder)
      else { continue }
      let element = document[controller].element
      let name = document.value(.storyboardName, of: element) ?? ""
      let target = SceneReferenceTarget(
        storyboard: name.isEmpty ? document.name : name,
        identifier: document.value(.referencedIdentifier, of: element) ?? "",
        bundle: document.value(.bundleIdentifier, of: element) ?? "")
      if !known.insert(target).inserted { continue }
      let index = references.count
      references.append(target)
      note(.reference(UInt32(index), .placeholder), element)
      ids[.reference(UInt32(index), .scene)] = document.value(.sceneID, of: scene.element)
    }
  }
}
