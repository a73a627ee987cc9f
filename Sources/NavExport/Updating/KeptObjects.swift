import NavMatching
import NavModel
import NavText

/// Which objects of an imported storyboard are still there in the edited program: they keep their ids, and what no
/// program says of them.
///
/// Both sides are compared as import sees them. What a text says in another way, such as the name of an object that
/// import would call differently, hides nothing: the edited program was exported with ids of its own and imported again.
/// A scene that kept its name in the text is the same one, though: import would call it after an identifier that changed.
struct KeptObjects {
  /// What an object of the edited program was.
  private var former: [ObjectRole: ObjectRole] = [:]

  /// - Parameters:
  ///   - again: what import makes of the edited program's export.
  ///   - ids: those in that export.
  init(
    _ original: ImportedStoryboard, _ again: ImportedStoryboard, of edited: Program,
    ids: [ObjectRole: String]
  ) {
    let former = Self.formerObjects(
      of: again, in: original, scenes: Self.scenes(of: edited, in: again, ids: ids))
    for (role, id) in ids {
      // Exported afresh, this view became the root view; in the file it is inside that.
      if case .element = role, case .part = former[id] { continue }
      self.former[role] = former[id]
    }
    addParts()
  }

  /// The scene that it was; nil where it is new.
  func scene(before id: ID<Scene>) -> ID<Scene>? {
    guard case .part(let scene, .controller) = former[.part(id, .controller)] else { return nil }
    return scene
  }

  /// The element that it was; nil where it is new.
  func element(before id: ID<Element>) -> ID<Element>? {
    guard case .element(let element) = former[.element(id)] else { return nil }
    return element
  }

  /// The ids that objects of the edited program have, where those of the original have these.
  func ids(from known: [ObjectRole: String]) -> [ObjectRole: String] {
    var ids = former.compactMapValues { known[$0] }
    // A stand-in for a scene elsewhere is the storyboard's own.
    for (role, id) in known {
      if case .reference = role { ids[role] = id }
    }
    return ids
  }

  /// What belongs to an object that stays: another export may write it where that one did not.
  private mutating func addParts() {
    for (role, other) in former {
      switch (role, other) {
      case (.part(let scene, .controller), .part(let former, _)):
        for part in ObjectRole.ScenePart.allCases {
          add(.part(scene, part), .part(former, part))
        }
      case (.element(let element), .element(let former)):
        for part in ObjectRole.ElementPart.allCases {
          add(.elementPart(element, part), .elementPart(former, part))
        }
      default: break
      }
    }
  }

  private mutating func add(_ role: ObjectRole, _ other: ObjectRole) {
    if former[role] == nil { former[role] = other }
  }

  /// What the edited text calls the scenes of its export.
  private static func scenes(
    of edited: Program, in again: ImportedStoryboard, ids: [ObjectRole: String]
  ) -> ObjectIDs {
    var names: [String: String] = [:]
    for scene in edited.scenes.ids {
      if let id = ids[.part(scene, .controller)] { names[id] = name(of: scene, in: edited) }
    }
    return ObjectIDs(
      scenes: again.program.scenes.ids.map { scene in
        again.known.ids[.part(scene, .controller)].flatMap { names[$0] }
      })
  }

  /// Its name among scenes of its kind: what is of another kind is another scene.
  private static func name(of scene: ID<Scene>, in program: Program) -> String {
    "\(program[scene].kind.rawValue) \(program[program[scene].name])"
  }

  /// By its id in one storyboard: what an object is in the other.
  private static func formerObjects(
    of again: ImportedStoryboard, in original: ImportedStoryboard, scenes: ObjectIDs
  ) -> [String: ObjectRole] {
    let program = original.program
    let matching = ProgramMatching(
      program, again.program,
      oldIDs: ObjectIDs(scenes: program.scenes.ids.map { name(of: $0, in: program) }),
      newIDs: scenes)
    let known = again.known.ids
    var former: [String: ObjectRole] = [:]
    func note(_ role: ObjectRole, _ other: ObjectRole) {
      if let id = known[role] { former[id] = other }
    }
    func note<Row>(_ pairs: Pairing<Row>, _ role: (ID<Row>) -> ObjectRole) {
      for pair in pairs.pairs { note(role(pair.new), role(pair.old)) }
    }
    // What is of another kind now is another object.
    for pair in matching.scenes.pairs
    where program[pair.old].kind == again.program[pair.new].kind {
      note(.scene(pair.new), .scene(pair.old))
      for part in ObjectRole.ScenePart.allCases {
        note(.part(pair.new, part), .part(pair.old, part))
      }
    }
    // Nor is an item of a bar the view that says the same elsewhere.
    let (items, itemsNow) = (original.itemsOfBars, again.itemsOfBars)
    for pair in matching.elements.pairs
    where program[pair.old].kind == again.program[pair.new].kind
      && items.contains(pair.old) == itemsNow.contains(pair.new)
    {
      note(.element(pair.new), .element(pair.old))
      for part in ObjectRole.ElementPart.allCases {
        note(.elementPart(pair.new, part), .elementPart(pair.old, part))
      }
    }
    note(matching.barItems) { .barItem($0) }
    note(matching.relationships) { .relationship($0) }
    note(matching.segues) { .segue($0) }
    note(matching.actionConnections) { .action($0) }
    note(matching.outlets) { .outlet($0) }
    note(matching.constraints) { .constraint($0) }
    return former
  }
}
