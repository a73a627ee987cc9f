import NavModel
import NavText

extension ElementPlacement {
  /// Solves the group of a root whose frame is known, and notes where its members are.
  mutating func solve(_ root: Int?, in bounds: Rect) {
    guard groups.hasGroup(root) else { return }
    // Texts break into lines where they have to, and views reach below bars, once their frames are known.
    for round in 1...3 {
      let outcome = outcome(of: root, in: bounds, .known)
      guard outcome.isSolved else { return placeUnsolved(outcome.members, in: bounds) }
      for (member, frame) in zip(outcome.members, outcome.frames) { exact[member] = frame }
      let hasChanged =
        breakLines(of: outcome.members) || outcome.insets.contains { $0 != insets(of: $0.owner) }
      if hasChanged && round < 3 { continue }
      note(outcome.problems)
      return
    }
  }

  /// What became of the system of a group.
  private struct Outcome {
    let members: [Int]
    var isSolved = true
    var frames: [Rect] = []
    var problems: [LayoutProblem] = []
    /// What was assumed of views whose guides constraints name.
    var insets: [InnerInsets] = []
    var end: Double?
  }

  /// What bars and margins cover of an inner view, as far as its frame is known.
  private struct InnerInsets: Equatable {
    let owner: Int
    let safeArea: EdgeInsets
    let margins: EdgeInsets
    /// Only where content scrolls.
    let coveredTop: Double
    /// Only of bars.
    let growth: Double
  }

  private func insets(of owner: Int) -> InnerInsets {
    InnerInsets(
      owner: owner, safeArea: safeAreaInsets(of: owner), margins: marginInsets(of: owner),
      coveredTop: facts[owner].kind == .scroll ? coveredTop(of: owner) : 0,
      growth: heightOverHomeIndicator(of: owner))
  }

  /// The system lives only in here: it holds what is known of all elements, which could not be changed in place
  /// meanwhile.
  private func outcome(
    of root: Int?, in bounds: Rect, _ height: AutoLayoutSystem.Height
  ) -> Outcome {
    var layout = AutoLayoutSystem(self, root, bounds, height)
    var outcome = Outcome(members: layout.members)
    guard let solution = layout.solve() else {
      outcome.isSolved = false
      return outcome
    }
    outcome.frames = layout.frames(solution.values)
    outcome.end = layout.end.map { solution.values[$0] - bounds.y }
    if height == .fitting { return outcome }
    outcome.insets = layout.guideOwners.map { insets(of: $0) }
    outcome.problems = layout.problems(solution)
    return outcome
  }

  /// Finds out how many lines labels need in the room that they were given; true if that changes anything.
  private mutating func breakLines(of members: [Int]) -> Bool {
    var hasChanged = false
    for member in members {
      let own = facts[member]
      let isLabel = own.kind == .label && own.lines != 1
      let isTextView = own.kind == .textView && !own.scrolls
      guard isLabel || isTextView, let frame = exact[member] else { continue }
      let room = isLabel ? own.lineWidth ?? frame.width : max(0, frame.width - 10)
      let text = block(member).broken(in: room, most: isLabel ? own.lines : 0)
      if text.lines != brokenTexts[member]?.lines ?? 1 {
        brokenTexts[member] = text
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// How high constraints make what is in a root that is so wide; nil where they say nothing of it.
  mutating func fittingHeight(of root: Int, _ bounds: Rect) -> Double? {
    guard groups.hasGroup(root) else { return nil }
    // What was known before is known again afterwards: another height may be chosen.
    var before: [(exact: Rect?, text: BrokenText?)] = []
    var members: [Int] = []
    var height: Double?
    for round in 1...3 {
      let outcome = outcome(of: root, in: bounds, .fitting)
      guard outcome.isSolved else { break }
      if round == 1 {
        members = outcome.members
        before = members.map { (exact[$0], brokenTexts[$0]) }
      }
      for (member, frame) in zip(outcome.members, outcome.frames) { exact[member] = frame }
      if breakLines(of: outcome.members) && round < 3 { continue }
      height = outcome.end
      break
    }
    for (member, known) in zip(members, before) {
      exact[member] = known.exact
      brokenTexts[member] = known.text
    }
    return height
  }

  /// Unconstrained views are in the corner of their group, as large as their content.
  private mutating func placeUnsolved(_ members: [Int], in bounds: Rect) {
    for member in members {
      let size = naturalSize(of: member)
      exact[member] = Rect(bounds.x, bounds.y, size.width, size.height)
    }
    note([.unsolved(scene)])
  }

  private mutating func note(_ problems: [LayoutProblem]) {
    // Rows of one cell all have the same problems.
    for problem in problems where noted.insert(problem).inserted {
      result.problems.append(problem)
    }
  }
}

/// The constraints of one group as a linear system: four variables for each member, its edges.
struct AutoLayoutSystem {
  /// What asks for a row of the system.
  enum Origin {
    case constraint(ID<Constraint>)
    case stack
    /// Nothing is less than nothing wide or high.
    case size
    case content
  }

  enum Height {
    case known
    /// A row as high as its content needs.
    case fitting
  }

  /// A side as a sum of at most two variables and a number.
  struct Side {
    var first = -1
    var firstFactor = 0.0
    var second = -1
    var secondFactor = 0.0
    var constant = 0.0

    static func number(_ value: Double) -> Side {
      var side = Side()
      side.constant = value
      return side
    }

    static func variable(_ variable: Int) -> Side {
      var side = Side()
      side.first = variable
      side.firstFactor = 1
      return side
    }

    /// A part of the way from one side to the other.
    static func between(_ start: Side, _ end: Side, _ share: Double) -> Side {
      blend(start, 1 - share, end, share)
    }

    static func length(_ start: Side, _ end: Side) -> Side { blend(start, -1, end, 1) }

    private static func blend(_ a: Side, _ f: Double, _ b: Side, _ g: Double) -> Side {
      var side = Side.number(a.constant * f + b.constant * g)
      if a.first >= 0 {
        side.first = a.first
        side.firstFactor = f
      }
      if b.first >= 0 {
        side.second = b.first
        side.secondFactor = g
      }
      return side
    }
  }

  /// The four edges of something, each a variable or a number.
  struct Edges {
    var left: Side
    var right: Side
    var top: Side
    var bottom: Side

    init(_ rect: Rect) {
      left = .number(rect.x)
      right = .number(rect.maxX)
      top = .number(rect.y)
      bottom = .number(rect.maxY)
    }

    init(variables first: Int) {
      left = .variable(first)
      right = .variable(first + 1)
      top = .variable(first + 2)
      bottom = .variable(first + 3)
    }

    func inset(by insets: EdgeInsets) -> Edges {
      var edges = self
      edges.left.constant += insets.left
      edges.right.constant -= insets.right
      edges.top.constant += insets.top
      edges.bottom.constant -= insets.bottom
      return edges
    }

    func start(_ axis: Axis) -> Side { axis == .horizontal ? left : top }
    func end(_ axis: Axis) -> Side { axis == .horizontal ? right : bottom }
  }

  let placement: ElementPlacement
  let root: Int?
  let bounds: Rect
  var system = ConstraintSystem()
  var members: [Int] = []
  /// By position behind the root: its first variable, or -1.
  private var firstVariables: [Int32]
  /// By row of the system.
  var origins: [Origin] = []
  /// The far edges of a root that gives way: a row that is as high as it needs to be, or one whose size only the flow
  /// or a grid chose.
  var end: Int?
  private var side: Int?
  /// The far edges of what scrolls, by position of the scroll view and axis.
  private var contentEnds: [(scroll: Int, axis: Axis, variable: Int)] = []

  init(_ placement: ElementPlacement, _ root: Int?, _ bounds: Rect, _ height: Height) {
    self.placement = placement
    self.root = root
    self.bounds = bounds
    let facts = placement.facts
    let range = root.map { $0 + 1..<facts[$0].end } ?? 0..<facts.count
    firstVariables = [Int32](repeating: -1, count: range.count)
    let wanted = Int32(root ?? -1)
    for position in range
    where placement.groups.isSolved[position] && placement.groups.roots[position] == wanted {
      firstVariables[position - range.lowerBound] = Int32(system.variableCount)
      members.append(position)
      for _ in 0..<4 { _ = system.variable() }
    }
    system.reserve(rows: 8 * members.count)
    if let root, facts[root].frame == nil {
      end = system.variable()
      side = system.variable()
    }
    // What a row's list and a stack ask for is not its author's to break: of contradictions the last gives way.
    if height == .known { addEnds(height) }
    addStacks()
    addConstraints()
    addContentSizes()
    if height == .fitting { addEnds(height) }
  }

  /// The size of the root, where it is given. UIKit requires the size of a row's content view
  /// (`UIView-Encapsulated-Layout-Height`), and where something in it is too high for it, that is squeezed: so are all 21
  /// frames of four apps that depend on it.
  private mutating func addEnds(_ height: Height) {
    if let end {
      if height == .fitting {
        add(.variable(end), .equal, .number(bounds.y), priority: 1, from: .content)
      } else {
        add(.variable(end), .equal, .number(bounds.maxY), from: .content)
      }
    }
    if let side { add(.variable(side), .equal, .number(bounds.maxX), from: .content) }
  }

  /// The first of the variables of a member; nil for what is elsewhere.
  func variable(of position: Int) -> Int? {
    let index = position - (root ?? -1) - 1
    guard firstVariables.indices.contains(index), firstVariables[index] >= 0 else { return nil }
    return Int(firstVariables[index])
  }

  /// The first of the four variables of a member.
  func edges(ofMember member: Int) -> Edges { Edges(variables: variable(of: member) ?? 0) }

  // MARK: Rows

  /// `first` compared with `factor * second + constant`.
  mutating func add(
    _ first: Side, _ relation: ConstraintSystem.Relation, _ second: Side, factor: Double = 1,
    constant: Double = 0, priority: Int = ConstraintSystem.required, from origin: Origin
  ) {
    append(first, 1)
    append(second, -factor)
    system.add(
      relation, constant: first.constant - factor * second.constant - constant, priority: priority)
    origins.append(origin)
  }

  private mutating func append(_ side: Side, _ factor: Double) {
    if side.first >= 0 { system.append(side.first, side.firstFactor * factor) }
    if side.second >= 0 { system.append(side.second, side.secondFactor * factor) }
  }

  private mutating func addConstraints() {
    for id in placement.groups.constraints[(root ?? -1) + 1] {
      let constraint = placement.program[id]
      if placement.isLeftOut(constraint) { continue }
      let relation: ConstraintSystem.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessOrEqual: .lessOrEqual
        case .greaterOrEqual: .greaterOrEqual
        }
      let first = side(constraint.first, opposite: constraint.second)
      let constant = points(constraint.constant)
      guard let second = constraint.second else {
        add(
          first, relation, .number(constant), priority: placement.priority(of: constraint),
          from: .constraint(id))
        continue
      }
      let factor = Double(constraint.multiplier) / 1000
      let other = side(second, opposite: constraint.first)
      // Factors count from the corner of the view that holds both.
      let corner =
        factor == 1 || second.anchor.isLength
        ? .number(0) : corner(of: constraint.first, second, second.anchor.axis)
      append(corner, factor - 1)
      add(
        first, relation, other, factor: factor,
        constant: constant + (1 - factor) * corner.constant,
        priority: placement.priority(of: constraint), from: .constraint(id))
    }
  }

  /// What content needs: not less at the priority of its resistance, not more at that of its hugging.
  private mutating func addContentSizes() {
    for member in members where !placement.groups.isMixed[member] {
      let size = placement.intrinsicSize(of: member)
      let edges = edges(ofMember: member)
      let (hugging, compression) = placement.contentPriorities(of: member)
      let width = Side.length(edges.left, edges.right)
      let height = Side.length(edges.top, edges.bottom)
      if let kept = placement.kept(member, .horizontal) {
        addContent(width, kept.length, hugging: 0, compression: kept.priority)
      } else {
        addContent(width, size.width, hugging: hugging.0, compression: compression.0)
      }
      if let kept = placement.kept(member, .vertical) {
        addContent(height, kept.length, hugging: 0, compression: kept.priority)
      } else {
        addContent(height, size.height, hugging: hugging.1, compression: compression.1)
      }
      guard placement.hasUnknownSize(member) else { continue }
      // As large as it would be in a list of views, unless more is said.
      let natural = placement.naturalSize(of: member)
      add(width, .equal, .number(natural.width), priority: 2, from: .content)
      add(height, .equal, .number(natural.height), priority: 2, from: .content)
    }
  }

  private mutating func addContent(
    _ length: Side, _ wanted: Double?, hugging: Int, compression: Int
  ) {
    guard let wanted else { return }
    if compression > 0 {
      add(
        length, .greaterOrEqual, .number(wanted), priority: min(compression, 1000), from: .content)
    }
    if hugging > 0 {
      add(length, .lessOrEqual, .number(wanted), priority: min(hugging, 1000), from: .content)
    }
  }

  // MARK: Sides

  private mutating func side(
    _ side: Constraint.Side, opposite: Constraint.Side?
  ) -> Side {
    let position = placement.position(of: side.item)
    var edges = edges(of: side.item)
    let other = opposite.flatMap { placement.position(of: $0.item) }
    if let position, placement.facts[position].kind == .scroll, let other, position < other,
      other < placement.facts[position].end, side.anchor.isEdge
    {
      // Inside a scroll view, its edges are those of what scrolls; its size and centre are its own.
      // Margins count from there.
      let right = edges.right.constant
      let bottom = edges.bottom.constant
      let own = self.edges(of: position)
      edges.right = .variable(contentEnd(position, .horizontal))
      edges.bottom = .variable(contentEnd(position, .vertical))
      // Content begins below the bars that lie over the scroll view (LAYOUT-15).
      let covered = placement.coveredTop(of: position)
      edges.top.constant += covered
      edges.right.constant = right - own.right.constant
      edges.bottom.constant = bottom - own.bottom.constant
    }
    switch side.anchor {
    case .leading, .left: return edges.left
    case .trailing, .right: return edges.right
    case .top: return edges.top
    case .bottom: return edges.bottom
    case .width: return .length(edges.left, edges.right)
    case .height: return .length(edges.top, edges.bottom)
    case .centerX: return .between(edges.left, edges.right, 0.5)
    case .centerY: return .between(edges.top, edges.bottom, 0.5)
    case .firstBaseline, .lastBaseline:
      guard let position else { return edges.bottom }
      return baseline(of: position, edges, isFirst: side.anchor == .firstBaseline)
    }
  }

  /// Where the first or the last line of an element is: of a label so far from its edge, however high it is, of a control
  /// around its middle.
  func baseline(of position: Int, _ edges: Edges, isFirst: Bool) -> Side {
    if let member = placement.baselineMember(ofStack: position, isFirst: isFirst),
      variable(of: member) != nil
    {
      return baseline(of: member, self.edges(of: member), isFirst: isFirst)
    }
    guard placement.hasBaseline(position) else { return isFirst ? edges.top : edges.bottom }
    let line = placement.lineBaseline(of: position)
    var side: Side
    if placement.facts[position].kind == .label {
      side = isFirst ? edges.top : edges.bottom
      side.constant += (isFirst ? line.height : -line.height) / 2
    } else {
      side = .between(edges.top, edges.bottom, 0.5)
    }
    side.constant += line.below
    return side
  }

  func edges(of position: Int?) -> Edges {
    guard let position, position != root else { return rootEdges }
    if let first = variable(of: position) { return Edges(variables: first) }
    return Edges(placement.exact[position] ?? bounds)
  }

  private var rootEdges: Edges {
    var edges = Edges(bounds)
    if let end { edges.bottom = .variable(end) }
    if let side { edges.right = .variable(side) }
    return edges
  }

  private func edges(of item: Constraint.Item) -> Edges {
    switch item {
    case .element: edges(of: placement.position(of: item))
    case .marginsOf:
      edges(of: placement.position(of: item)).inset(
        by: placement.marginInsets(of: placement.position(of: item)))
    case .safeAreaOf:
      edges(of: placement.position(of: item)).inset(
        by: placement.safeAreaInsets(of: placement.position(of: item)))
    case .superview: root == nil ? rootEdges : Edges(Rect(Point(0, 0), placement.area.size))
    case .safeArea:
      Edges(Rect(Point(0, 0), placement.area.size).inset(by: placement.area.safeArea))
    case .margins: Edges(placement.marginsOfRoot)
    }
  }

  /// The views whose frames decide what others are placed by, besides their edges: those whose margins and safe areas are
  /// asked for, scroll views whose content is placed with them, and what is higher where it reaches below bars.
  var guideOwners: [Int] {
    let scrollers = members.filter {
      placement.facts[$0].kind == .scroll && $0 + 1 < placement.facts[$0].end
        && variable(of: $0 + 1) != nil
    }
    let named = placement.groups.constraints[(root ?? -1) + 1].flatMap { id in
      [placement.program[id].first, placement.program[id].second].compactMap { side in
        switch side?.item {
        case .marginsOf, .safeAreaOf: side.flatMap { placement.position(of: $0.item) }
        case .element, .superview, .safeArea, .margins, nil: nil
        }
      }
    }
    return named + scrollers
      + members.filter {
        placement.groups.isMixed[$0] && placement.facts[$0].margins != nil
          || placement.facts[$0].growsOverHomeIndicator
      }
  }

  private mutating func contentEnd(_ scroll: Int, _ axis: Axis) -> Int {
    if let known = contentEnds.first(where: { $0.scroll == scroll && $0.axis == axis }) {
      return known.variable
    }
    let variable = system.variable()
    contentEnds.append((scroll, axis, variable))
    return variable
  }

  /// The near edge of the nearest view that holds both sides.
  private func corner(of first: Constraint.Side, _ second: Constraint.Side, _ axis: Axis) -> Side {
    guard let one = placement.position(of: first.item),
      let two = placement.position(of: second.item)
    else { return .number(0) }
    var outer: Int? = min(one, two)
    while let candidate = outer, max(one, two) >= placement.facts[candidate].end {
      outer = placement.facts[candidate].parent
    }
    guard let outer else { return .number(0) }
    return edges(of: outer).start(axis)
  }
}

extension Constraint.Anchor {
  var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  var isLength: Bool { self == .width || self == .height }

  fileprivate var isEdge: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}
