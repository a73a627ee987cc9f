import NavModel
import NavText

extension Program {
  /// Gives every element of a scene its place, with what it shows at the moment.
  ///
  /// Elements that constraints name are where Auto Layout puts them, those with a `frame` where springs and struts
  /// do, what a stack arranges where the stack does, rows below each other. An element of which nothing is said still
  /// has a place: such elements flow from top to bottom inside the margins, each as large as its content.
  ///
  /// `items` describe the elements in the order of `scene.elements`; where they are fewer, the rest is hidden.
  /// `rowContents` says how large the content views of rows are, where that is known whatever their list makes of them.
  public func place(
    _ items: [ElementContent], of scene: ID<Scene>, in area: ContentArea,
    rowContents: [ID<Element>: RowContentSize] = [:]
  ) -> ElementFrames {
    var placer = ScenePlacer(SharedProgram(self))
    return placer.place(items, of: scene, in: area, rowContents: rowContents)
  }
}

/// A program held by reference. To pass on one that is held by value is to count a reference to each of its tables, and
/// threads that place the scenes of one program would count the same references at the same time.
public final class SharedProgram: Sendable {
  public let tables: Program

  public init(_ program: Program) {
    tables = program
  }
}

/// Gives the elements of scene after scene their places, in the memory of the one before.
public struct ScenePlacer: ~Copyable {
  private var placement: ElementPlacement

  public init(_ program: SharedProgram) {
    placement = ElementPlacement(program)
  }

  /// The same as `Program.place`.
  public mutating func place(
    _ items: [ElementContent], of scene: ID<Scene>, in area: ContentArea,
    rowContents: [ID<Element>: RowContentSize] = [:]
  ) -> ElementFrames {
    placement.begin(scene, items, area)
    if !rowContents.isEmpty { placement.note(rowContents) }
    placement.placeContent(of: nil, in: Rect(Point(0, 0), area.size))
    placement.orderRows()
    return placement.result
  }
}

/// How large the content view of a row is; nil on an axis on which its list decides.
public struct RowContentSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// The elements of one scene while they are given their places.
struct ElementPlacement {
  private let shared: SharedProgram
  private(set) var scene = ID<Scene>(0)
  private(set) var area = ContentArea(
    size: .zero, safeArea: .zero, margin: 0, scale: 1, era: .sheet, isCompactWidth: true)
  private(set) var kind = ControllerKind.view
  /// The position of the scene's first element in the program's table.
  private(set) var base = 0
  var facts: [ElementFacts] = []
  /// What each shows: for what is in a row, what it shows in the row at hand.
  var texts: [String] = [] {
    didSet { stackSizes.forget() }
  }
  /// Whether it takes no part: hidden, in a bar, or without any place.
  var isAbsent: [Bool] = [] {
    didSet { stackSizes.forget() }
  }
  /// Whether it is in a bar or is no view.
  private(set) var isOut: [Bool] = []
  private(set) var contents: [ElementContent] = []
  /// Frames before they are moved to pixels, of what has been placed.
  var exact: [Rect?] = []
  var groups = ConstraintGroups()
  /// How high what flows in the views at hand is, those of an inner one behind those of the one around it.
  var flowHeights: [Double?] = []
  /// How the texts of labels came out that were given less room than they would like.
  var brokenTexts: [BrokenText?] = [] {
    didSet { stackSizes.forget() }
  }
  /// What is known of stacks, as long as these three stay as they are.
  let stackSizes = StackSizes()
  let rulers = TextRulers()
  var result = ElementFrames(frames: [])
  /// The problems that the result has.
  var noted: Set<LayoutProblem> = []

  init(_ shared: SharedProgram) { self.shared = shared }

  /// - Parameter barView: a view in a bar whose inside is placed.
  init(
    _ shared: SharedProgram, _ scene: ID<Scene>, _ contents: [ElementContent], _ area: ContentArea,
    barView: ID<Element>? = nil
  ) {
    self.init(shared)
    begin(scene, contents, area, barView: barView)
  }

  /// Turns to a scene of which nothing is placed.
  mutating func begin(
    _ scene: ID<Scene>, _ contents: [ElementContent], _ area: ContentArea,
    barView: ID<Element>? = nil
  ) {
    // Read table by table: a row of the whole program would be read of a copy.
    let elements = shared.tables.scenes[scene].elements
    (self.scene, self.area, self.contents) = (scene, area, contents)
    kind = shared.tables.scenes[scene].kind
    base = elements.startIndex
    readElements(elements)
    for view in shared.viewsInBars(of: scene) where elements.contains(view) {
      let position = Int(view.index) - base
      isAbsent[position] = true
      // The one whose inside is placed keeps its constraints.
      if view == barView { continue }
      for inside in position..<facts[position].end { isOut[inside] = true }
    }
    if shared.tables.scenes[cold: scene].constraints.isEmpty {
      groups.begin(count: elements.count)
    } else {
      groups = ConstraintGroups(shared, scene, facts, isOut: isOut)
    }
    exact.refill(nil, times: elements.count)
    brokenTexts.refill(nil, times: elements.count)
    result.begin(count: elements.count)
    if !noted.isEmpty { noted = [] }
  }

  private mutating func readElements(_ elements: IDRange<Element>) {
    // Taken out meanwhile, as each change of them would be noticed.
    var (texts, isAbsent): ([String], [Bool]) = ([], [])
    swap(&texts, &self.texts)
    swap(&isAbsent, &self.isAbsent)
    facts.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    isAbsent.removeAll(keepingCapacity: true)
    isOut.removeAll(keepingCapacity: true)
    for id in elements {
      let position = facts.count
      let element = shared.tables.elements[id]
      let parent = element.parent.map { Int($0.index) - base }
      facts.append(ElementFacts(element, parent: parent, position: position))
      facts[position].read(id, area.era, in: shared)
      isOut.append(!element.kind.isPlaced && element.kind != .section)
      if position < contents.count {
        texts.append(contents[position].text)
        isAbsent.append(contents[position].isHidden || isOut[position])
      } else {
        texts.append("")
        isAbsent.append(true)
      }
    }
    swap(&texts, &self.texts)
    swap(&isAbsent, &self.isAbsent)
    // Children are behind their parents, so that one pass backwards finds where each ends.
    for position in facts.indices.reversed() {
      guard let parent = facts[position].parent else { continue }
      facts[parent].end = max(facts[parent].end, facts[position].end)
    }
  }

  /// Notes how large the content views of rows are that are in the scene.
  fileprivate mutating func note(_ rowContents: [ID<Element>: RowContentSize]) {
    for (row, size) in rowContents where program[scene].elements.contains(row) {
      facts[Int(row.index) - base].contentSize = size
    }
  }

  var program: Program {
    // Lends it, so that reading one row copies that row.
    _read { yield shared.tables }
  }

  func id(_ position: Int) -> ID<Element> { ID(position + base) }

  /// What is directly in an element, or in the root view, and takes part.
  func children(of parent: Int?) -> [Int] {
    var found: [Int] = []
    var next = parent.map { $0 + 1 } ?? 0
    let end = parent.map { facts[$0].end } ?? facts.count
    // As many as most have, so that few have to move.
    found.reserveCapacity(min(8, end - next))
    while next < end {
      if !isAbsent[next] { found.append(next) }
      next = facts[next].end
    }
    return found
  }

  // MARK: Places

  /// Notes where an element is, and places what is in it.
  mutating func settle(_ position: Int, _ given: Rect) {
    // Where there is no room left, nothing is less than nothing.
    let frame = Rect(given.x, given.y, max(0, given.width), max(0, given.height)).withinReach
    exact[position] = frame
    result.frames[position] = snapped(frame)
    placeContent(of: position, in: frame)
  }

  /// Places what is in an element, or in the root view.
  ///
  /// Closures are given what they ask: one that holds all of this would copy it.
  mutating func placeContent(of parent: Int?, in bounds: Rect) {
    let holder = parent.map { facts[$0].kind }
    var inside = children(of: parent)
    if inside.isEmpty { return }
    let bounds = holder == .scroll ? scrolled(bounds) : bounds
    if inside.contains(where: { [facts] in facts[$0].frame != nil }) {
      let design = designSize(of: parent, in: bounds)
      for child in inside where !groups.isSolved[child] {
        guard let frame = facts[child].frame else { continue }
        exact[child] = resized(frame, facts[child].mask, from: design, to: bounds)
      }
    }
    if parent.map({ !groups.isSolved[$0] }) ?? true { solve(parent, in: bounds) }
    for child in inside where groups.isSolved[child] {
      if let frame = exact[child] { settle(child, frame) }
    }
    inside.removeAll { [isSolved = groups.isSolved] in isSolved[$0] }
    if holder == .tableView || parent == nil && kind == .table {
      placeTable(parent, in: bounds)
      return
    }
    if holder == .collectionView || parent == nil && kind == .collection {
      placeGrid(parent, in: bounds)
      return
    }
    if let parent, holder == .stack {
      placeStack(parent, inside, in: bounds)
      return
    }
    for child in inside where facts[child].frame != nil {
      if let frame = exact[child] { settle(child, frame) }
    }
    inside.removeAll { [facts] in facts[$0].frame != nil }
    if inside.isEmpty { return }
    if let bar = parent.flatMap({ [facts] in facts[$0].bar }) {
      placeItems(inside, of: bar, in: bounds)
    } else {
      flow(inside, in: room(in: bounds, of: parent), isRoot: parent == nil)
    }
  }

  /// What scrolls begins below the bars that lie over the scroll view (LAYOUT-15).
  private func scrolled(_ bounds: Rect) -> Rect {
    area.isCanvas
      ? bounds : bounds.moved(by: Point(0, max(0, area.safeArea.top - bounds.y)))
  }

  /// What bars cover of the top of a scroll view, as far as its frame is known.
  func coveredTop(of scroll: Int) -> Double {
    guard !area.isCanvas, let frame = exact[scroll] else { return 0 }
    return max(0, area.safeArea.top - frame.y)
  }

  /// What the frames of an element's children were written for.
  func designSize(of parent: Int?, in bounds: Rect) -> Size {
    guard let parent else { return program.designSize(of: scene) }
    return facts[parent].frame?.size ?? bounds.size
  }

  /// The part of a view that has nothing over it, inside its margins (LAYOUT-50).
  func room(in bounds: Rect, of parent: Int?) -> Rect {
    if let parent {
      return bounds.inset(
        by: facts[parent].margins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
    let margins = rootMargins
    var insets = area.safeArea
    insets.left += margins.left
    insets.right += margins.right
    insets.top += max(8, margins.top)
    insets.bottom += max(8, margins.bottom)
    return bounds.inset(by: insets)
  }

  /// Frames end on pixels (LAYOUT-19). What is given less room than its margins has no size.
  func snapped(_ frame: Rect) -> Rect {
    let x = snapped(frame.x)
    let y = snapped(frame.y)
    return Rect(x, y, max(0, snapped(frame.maxX) - x), max(0, snapped(frame.maxY) - y))
  }

  func snapped(_ value: Double) -> Double {
    let scale = Double(max(1, area.scale))
    return (value * scale).rounded() / scale
  }

  /// The next pixel that leaves enough room.
  func grown(_ value: Double) -> Double { nextPixel(value, scale: max(1, area.scale)) }
}

extension SharedProgram {
  /// Title views and custom views of bar items, which are in their bars, and a bottom accessory, which is beside one.
  fileprivate func viewsInBars(of scene: ID<Scene>) -> [ID<Element>] {
    var views: [ID<Element>] = []
    if let view = tables.scenes[cold: scene].titleView { views.append(view) }
    if let view = tables.scenes[cold: scene].bottomAccessory { views.append(view) }
    for item in tables.scenes[scene].barItems {
      if let view = tables.barItems[cold: item].customView { views.append(view) }
    }
    return views
  }
}

extension ElementPlacement {
  /// Puts rows in the order of the elements: a grid places its own rows before the lists in the views beside them.
  fileprivate mutating func orderRows() {
    let keys = result.rows.map { row in
      let position = Int(row.element.index) - base
      return row.kind == .footer ? facts[position].end * 2 - 1 : position * 2
    }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return }
    let order = keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    result.rows = order.map { result.rows[$0] }
  }
}
