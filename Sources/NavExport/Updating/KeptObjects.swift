import NavMatching
import NavModel
import NavText

/// Which objects of an imported storyboard are still there in the edited program: they keep their ids, and what no
/// program says of them.
///
/// Both sides are compared as import sees them. What a text says in another way, such as the name of an object that
/// import would call differently, hides nothing: the edited program was exported with ids of its own and imported again.
/// What kept its name in the text is the same, though: import would call a scene after an identifier that changed, and
/// the second of two views that are called alike by the name of the first once that is gone.
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
    // What the edited text calls the objects of its export.
    var names: [String: String] = [:]
    for (role, name) in Self.names(of: edited) {
      if let id = ids[role] { names[id] = name }
    }
    let former = Self.formerObjects(
      of: again, in: original,
      called: Self.objectIDs(of: again.program) { role in
        again.known.ids[role].flatMap { names[$0] }
      })
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

  /// The constraint that it was; nil where it is new.
  func constraint(before id: ID<Constraint>) -> ID<Constraint>? {
    guard case .constraint(let constraint) = former[.constraint(id)] else { return nil }
    return constraint
  }

  /// What some objects are now.
  func roles(before some: Set<ObjectRole>) -> Set<ObjectRole> {
    Set(former.lazy.filter { some.contains($0.value) }.map { $0.key })
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

  /// What a program calls its objects: import gave them these names, and an edit hardly gives one to another object. Among
  /// those of its kind, as what is of another kind is another object.
  private static func names(of program: Program) -> [ObjectRole: String] {
    var names: [ObjectRole: String] = [:]
    for (id, row) in zip(program.scenes.ids, program.scenes.rows) where !row.name.isNone {
      names[.part(id, .controller)] = "\(row.kind.rawValue) \(program[row.name])"
    }
    for (id, row) in zip(program.elements.ids, program.elements.rows) where !row.name.isNone {
      names[.element(id)] = "\(row.kind.rawValue) \(program[row.name])"
    }
    for (id, row) in zip(program.barItems.ids, program.barItems.rows) where !row.name.isNone {
      names[.barItem(id)] = program[row.name]
    }
    return names
  }

  /// The names of a program's rows as ids to match by.
  private static func objectIDs(
    of program: Program, _ name: (ObjectRole) -> String?
  ) -> ObjectIDs {
    ObjectIDs(
      scenes: program.scenes.ids.map { name(.part($0, .controller)) },
      elements: program.elements.ids.map { name(.element($0)) },
      barItems: program.barItems.ids.map { name(.barItem($0)) })
  }

  /// By its id in one storyboard: what an object is in the other.
  private static func formerObjects(
    of again: ImportedStoryboard, in original: ImportedStoryboard, called newNames: ObjectIDs
  ) -> [String: ObjectRole] {
    let program = original.program
    let oldNames = names(of: program)
    let matching = ProgramMatching(
      program, again.program, oldIDs: objectIDs(of: program) { oldNames[$0] }, newIDs: newNames)
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
