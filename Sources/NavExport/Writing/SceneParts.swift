import NavLayout
import NavModel
import NavText

/// What is known of the scene at hand while it is written. Its tables are reused for the next scene.
///
/// What is asked for each object is inlined: a call would be given a copy of all this.
struct SceneParts: ~Copyable {
  private(set) var scene = ID<Scene>(0)
  private(set) var kind = ControllerKind.view
  /// What its ids are made from.
  private(set) var seed: Seed
  private var owners = RowOwners()
  /// The element that is the controller's view, where that is not a plain one.
  private(set) var rootElement: ID<Element>?
  /// By what sets them off.
  private(set) var segues = SceneRows<Segue>()
  private(set) var actions = SceneRows<ActionConnection>()
  /// By the element that they are of; before those, the controller's own.
  private(set) var outlets = SceneRows<Outlet>()
  /// What is in views, and right in the root view, as far as Interface Builder writes it there.
  private(set) var children = SceneRows<Element>()
  /// By the view that they are in; before those, the ones of the root view.
  private(set) var gestures = SceneRows<Element>()
  /// By the view that holds them; before those, the ones of the root view.
  private(set) var constraints = SceneRows<Constraint>()
  private var marks = UniqueArray<Marks>()
  /// Constraints that outlets lead to.
  private var targets: Set<ID<Constraint>> = []
  private(set) var namesSafeArea = false
  private(set) var hasExit = false
  /// Where elements are by the layout, in the coordinates of the root view.
  private(set) var frames: [Rect?] = []
  /// Rows of lists, likewise.
  private var rows: [RowFrame] = []
  /// The names on the way to each element, so that what belongs to it need not go there again.
  private var seeds = UniqueArray<Seed>()

  /// What else is known of an element.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// It is in a bar.
    static let inBar = Self(rawValue: 1)
    /// Constraints place it.
    static let constrained = Self(rawValue: 2)
    /// A constraint names its safe area.
    static let guide = Self(rawValue: 4)
    /// An outlet leads to it.
    static let target = Self(rawValue: 8)
    /// A constraint or the anchor of a segue names it.
    static let named = Self(rawValue: 16)
  }

  /// - Parameter seed: that of the storyboard.
  init(seed: Seed) { self.seed = seed }

  /// Turns to another scene.
  mutating func begin(
    _ scene: ID<Scene>, of program: WrittenProgram, seed: Seed, _ frames: ElementFrames?
  ) {
    self.scene = scene
    self.seed = seed
    self.frames = frames?.frames ?? []
    rows = frames?.rows ?? []
    let row = program[scene]
    let cold = program[cold: scene]
    kind = row.kind
    let owners = RowOwners(elements: row.elements, barItems: row.barItems)
    self.owners = owners
    rootElement = nil
    namesSafeArea = false
    marks.refill([], times: owners.count)
    for item in row.barItems { mark(program[cold: item].customView, .inBar) }
    mark(cold.titleView, .inBar)
    mark(cold.bottomAccessory, .inBar)
    segues.fill(row.segues, owners: owners.count) { owners[program[$0].trigger] }
    hasExit = row.segues.contains { program[$0].operation == .unwind }
    actions.fill(cold.actionConnections, owners: owners.count) { owners[program[$0].trigger] }
    outlets.fill(row.outlets, owners: owners.count) { owners[program[$0].owner] }
    if !targets.isEmpty { targets = [] }
    for outlet in row.outlets {
      switch program[outlet].target {
      case .element(let element): mark(element, .target)
      case .barItem(let item): mark(item, .target)
      case .constraint(let constraint): targets.insert(constraint)
      case .rootView, .controller: break
      }
    }
    for segue in row.segues {
      switch program.value(of: .anchor, in: program[segue].attributes) {
      case .element(let element): mark(element, .named)
      case .barItem(let item): mark(item, .named)
      default: break
      }
    }
    children.fill(row.elements, owners: owners.count) { id in
      let row = program[id]
      if row.kind.isGesture || row.kind.isLost || row.kind == .accessory { return nil }
      let isBeside = marks[owners[id]].contains(.inBar) || row.kind == .refreshControl
      return row.parent == nil && isBeside ? nil : owners[row.parent]
    }
    let hasGestures = makeSeeds(program, seed)
    gestures.fill(hasGestures ? row.elements : .empty, owners: owners.count) {
      program[$0].kind.isGesture ? owners[program[$0].parent] : nil
    }
    sortConstraints(cold.constraints, program)
  }

  /// Lets go of what was lent, so that it can be filled again.
  mutating func end() { (frames, rows) = ([], []) }

  /// Fills the seeds, and returns whether there is a gesture.
  private mutating func makeSeeds(_ program: WrittenProgram, _ seed: Seed) -> Bool {
    var hasGestures = false
    seeds.removeAll()
    for element in owners.elements {
      let own = program[element]
      if own.kind.isGesture { hasGestures = true }
      if own.name.isNone {
        let around = own.parent.map { self.seed(of: $0) } ?? seed
        seeds.append(around.adding("/").adding(text: own.kind.facts.keyword))
      } else {
        seeds.append(seed.adding(own.name, of: program))
      }
    }
    return hasGestures
  }

  /// Makes an element the root view, and gives it what is said of that.
  mutating func makeRoot(_ element: ID<Element>) {
    rootElement = element
    constraints.giveFirst(to: owners[element])
    gestures.giveFirst(to: owners[element])
  }

  // MARK: Rows by what they belong to

  @inline(__always)
  func segues(of trigger: Trigger) -> Range<Int> { segues.places(of: owners[trigger]) }
  @inline(__always)
  func actions(of trigger: Trigger) -> Range<Int> { actions.places(of: owners[trigger]) }
  @inline(__always)
  func outlets(of element: ID<Element>?) -> Range<Int> { outlets.places(of: owners[element]) }
  @inline(__always)
  func children(of parent: ID<Element>?) -> Range<Int> { children.places(of: owners[parent]) }
  @inline(__always)
  func gestures(of view: ID<Element>?) -> Range<Int> { gestures.places(of: owners[view]) }
  @inline(__always)
  func constraints(of view: ID<Element>?) -> Range<Int> { constraints.places(of: owners[view]) }

  // MARK: Elements

  @inline(__always)
  private func position(of element: ID<Element>) -> Int { owners[element] - 1 }

  @inline(__always)
  func seed(of element: ID<Element>) -> Seed { seeds[position(of: element)] }

  @inline(__always)
  func frame(of element: ID<Element>) -> Rect? { frames[position(of: element)] }

  @inline(__always)
  func isInBar(_ element: ID<Element>) -> Bool { marks[owners[element]].contains(.inBar) }

  @inline(__always)
  func isConstrained(_ element: ID<Element>) -> Bool {
    marks[owners[element]].contains(.constrained)
  }

  @inline(__always)
  func hasGuide(_ element: ID<Element>) -> Bool { marks[owners[element]].contains(.guide) }

  /// Whether an outlet leads to it.
  @inline(__always)
  func isTarget(_ element: ID<Element>) -> Bool { marks[owners[element]].contains(.target) }
  @inline(__always)
  func isTarget(_ item: ID<BarItem>) -> Bool { marks[owners[item]].contains(.target) }
  @inline(__always)
  func isTarget(_ constraint: ID<Constraint>) -> Bool { targets.contains(constraint) }

  /// Whether anything in the scene is said of it, for which it is given a name.
  @inline(__always)
  func isReferred(_ element: ID<Element>) -> Bool { isReferred(owners[element]) }
  @inline(__always)
  func isReferred(_ item: ID<BarItem>) -> Bool { isReferred(owners[item]) }

  @inline(__always)
  private func isReferred(_ owner: Int) -> Bool {
    !marks[owner].isDisjoint(with: [.target, .named]) || !segues.places(of: owner).isEmpty
      || !actions.places(of: owner).isEmpty || !outlets.places(of: owner).isEmpty
  }

  private mutating func mark(_ element: ID<Element>?, _ mark: Marks) {
    if let element { self.mark(owners[element], mark) }
  }

  @inline(__always)
  private mutating func mark(_ owner: Int, _ mark: Marks) {
    marks[owner] = marks[owner].union(mark)
  }

  private mutating func mark(_ item: ID<BarItem>, _ mark: Marks) {
    self.mark(owners[item], mark)
  }

  /// Whether springs and struts place an element.
  @inline(__always)
  func hasSprings(_ id: ID<Element>, _ program: WrittenProgram) -> Bool {
    let attributes = program[id].attributes
    guard program.value(of: .frame, in: attributes) != nil else { return false }
    return program.value(of: .autoresizing, in: attributes) != nil || !isConstrained(id)
  }

  /// Where the layout has put an element, in the coordinates of what it is in.
  @inline(__always)
  func layoutFrame(of id: ID<Element>, _ program: WrittenProgram) -> WrittenFrame? {
    if frames.isEmpty || program.options.form.placedViews.contains(id) { return nil }
    return frame(of: id).map { frame in
      WrittenFrame(frame, in: program[id].parent.flatMap { self.frame(of: $0) })
    }
  }

  /// How much of a cell's width the mark at its end takes from its content.
  @inline(__always)
  func accessoryWidth(of cell: ID<Element>) -> Double {
    rows.first { $0.element == cell && $0.kind == .row }?.accessory?.width ?? 0
  }

  // MARK: Seeds

  @inline(__always)
  func seed(of trigger: Trigger, _ program: WrittenProgram) -> Seed {
    switch trigger {
    case .scene: seed
    case .element(let element): seed(of: element)
    case .barItem(let item): seed(of: item, program)
    }
  }

  @inline(__always)
  func seed(of item: ID<BarItem>, _ program: WrittenProgram) -> Seed {
    let name = program[item].name
    return name.isNone
      ? seed.adding("/").adding(text: program[item].slot.facts.keyword)
      : seed.adding(name, of: program)
  }

  @inline(__always)
  func seed(of segue: ID<Segue>, _ program: WrittenProgram) -> Seed {
    let identifier = program[segue].identifier
    let seed = seed(of: program[segue].trigger, program).adding("segue")
    return identifier.isNone ? seed : seed.adding(identifier, of: program)
  }

  func seed(of id: ID<Constraint>, _ program: WrittenProgram) -> Seed {
    let row = program[id]
    if !row.name.isNone { return seed.adding("constraint").adding(row.name, of: program) }
    var seed = seed.adding("constraint")
    for side in [row.first] + (row.second.map { [$0] } ?? []) {
      if let element = side.item.element { seed = seed.adding(self.seed(of: element)) }
      seed = seed.adding(text: side.item.keyword ?? "").adding(text: side.anchor.keyword)
    }
    return seed.adding(text: row.relation.keyword)
  }

  // MARK: Constraints

  private mutating func sortConstraints(
    _ range: IDRange<Constraint>, _ program: WrittenProgram
  ) {
    let owners = owners
    let holders = range.map { Self.holder(of: program[$0], program) }
    constraints.fill(range, owners: owners.count) {
      owners[holders[Int($0.index) - range.startIndex]]
    }
    for (id, holder) in zip(range, holders) {
      let row = program[id]
      for side in [row.first, row.second] {
        guard let side else { continue }
        switch side.item {
        case .safeArea: namesSafeArea = true
        case .safeAreaOf(let element): mark(element, .guide)
        case .element, .superview, .margins, .marginsOf: break
        }
        guard let view = side.item.element else { continue }
        mark(view, .named)
        if view != holder || row.second == nil { mark(view, .constrained) }
      }
    }
  }

  /// The innermost view that has both sides in it, itself counted; nil is the root view.
  private static func holder(of row: Constraint, _ program: WrittenProgram) -> ID<Element>? {
    guard let start = row.first.item.element else { return nil }
    guard let second = row.second else { return start }
    guard let other = second.item.element else { return nil }
    var around: Set<ID<Element>> = []
    var next: ID<Element>? = start
    while let view = next {
      around.insert(view)
      next = program[view].parent
    }
    next = other
    while let view = next, !around.contains(view) { next = program[view].parent }
    return next
  }
}

/// What rows of a scene can belong to, numbered: the scene itself, or its root view, then its elements, then its bar items.
private struct RowOwners {
  var elements = IDRange<Element>.empty
  var barItems = IDRange<BarItem>.empty

  var count: Int { 1 + elements.count + barItems.count }

  subscript(element: ID<Element>?) -> Int {
    element.map { Int($0.index) - elements.startIndex + 1 } ?? 0
  }

  subscript(item: ID<BarItem>) -> Int {
    1 + elements.count + Int(item.index) - barItems.startIndex
  }

  subscript(trigger: Trigger) -> Int {
    switch trigger {
    case .scene: 0
    case .element(let element): self[element]
    case .barItem(let item): self[item]
    }
  }
}
