import NavModel
import NavText

/// Every state that moves can bring an app into, and how: breadth first, so that the way to each is a shortest one.
///
/// States are numbered in the order in which they are found: by the number of the state before and its moves' order.
/// That is the same however the work was shared out. Beside its packed form a state takes about fifty bytes, most of
/// them for the edges.
public struct Exploration: Sendable {
  /// What a look at a state found: up to 31 marks of the caller's choice.
  public typealias Marks = UInt32
  /// The mark of a state that is not to be entered: an assumption fails there.
  public static var excluded: Marks { 1 << 31 }

  public let program: Program
  /// The moves that count.
  public let kinds: MoveSet
  let look: @Sendable (NavigationState) -> Marks
  private let start: NavigationState
  /// What a move exercises, as numbers of the caller's choice; nil where that is not asked.
  let notice: Notice?
  /// Gets what took part in a move, its effects, and the state after it.
  public typealias Notice = @Sendable ([Occurrence], [Effect], NavigationState) -> [Int]

  public private(set) var states = StateTable(collapsing: true)
  /// What moves make of single tabs; nil where tabs may act on each other, or what is looked for may be in any of them.
  private(set) var tabSteps: TabSteps?
  /// How often the exploration began anew: where tabs turn out to act on each other, nothing remembered is to be trusted.
  private(set) var beginning = 0
  /// The state before and the position of the move, by state; the first one has none.
  private var parents: [UInt32] = []
  private var arrivals: [UInt32] = []
  private var marks: [Marks] = []
  public private(set) var edges = Edges()
  /// The first move of each kind of error or warning that UIKit raises or logs, in the order of discovery.
  public private(set) var incidents: [Expansion.Incident] = []
  private var knownIncidents: Set<RuntimeDiagnostic> = []
  /// What moves have exercised so far.
  public private(set) var noticed: Set<Int> = []
  /// All marks that were found so far.
  public private(set) var foundMarks: Marks = 0
  /// All marks that every state has so far.
  public private(set) var commonMarks: Marks = .max
  /// The states whose moves were all made: those before it.
  public private(set) var frontier = 0
  /// Where each distance from the start begins: states further away have higher numbers.
  private var layers = [0]
  /// Whether a state was found that the bound left no room for.
  public private(set) var isCutOff = false
  /// The most states to keep.
  public let bound: Int

  /// Starts with one state. `look` says what is to be known of each, and is asked once for it; `notice` says what each
  /// move exercises, which takes time for every one of them. `frontMarks` are the marks that depend on nothing but what
  /// is in front and the variables of the app.
  public init(
    of program: Program, from start: NavigationState, moves kinds: MoveSet = .fingers,
    atMost bound: Int, look: @escaping @Sendable (NavigationState) -> Marks = { _ in 0 },
    frontMarks: Marks = 0, noticing notice: Notice? = nil
  ) {
    self.program = program
    self.kinds = kinds
    self.look = look
    self.notice = notice
    self.bound = bound
    self.start = start
    if frontMarks & Self.excluded != 0, program.tabProductObstacle(moves: kinds) == nil {
      tabSteps = TabSteps(marks: frontMarks)
    }
    begin()
  }

  /// So many bytes may be remembered of tabs in the smallest of explorations, and eight more for each state.
  private static let room = 1 << 20

  private mutating func begin() {
    tabSteps?.room = Self.room
    guard !start.isCrashed else { return }
    let found = look(start)
    guard found & Self.excluded == 0 else { return }
    add(parent: .max, move: 0, marks: found, of: states.insert(start))
  }

  /// Forgets everything, and what is remembered of single tabs for good.
  private mutating func beginAnew() {
    var fresh = Exploration(
      of: program, from: start, moves: kinds, atMost: bound, look: look, noticing: notice)
    fresh.beginning = beginning + 1
    self = fresh
  }

  /// Whether every reachable state was found and every move made.
  public var isComplete: Bool { !isCutOff && frontier == states.count }
  /// Whether there is nothing left to expand.
  public var isDone: Bool { isCutOff || frontier == states.count }

  /// The states to expand next, at most so many.
  public func next(atMost count: Int) -> IDRange<NavigationState> {
    IDRange(frontier, min(frontier + count, states.count))
  }

  /// Explores to the end on this thread.
  public mutating func run() {
    while !isDone {
      let expansion = expansion(of: next(atMost: 256))
      add(expansion)
    }
  }

  /// Takes over the next share. Shares come in the order of their states.
  public mutating func add(_ expansion: Expansion) {
    guard !isCutOff, expansion.beginning == beginning else { return }
    if expansion.contradicts { return beginAnew() }
    tabSteps?.room = Self.room + states.count * 8
    var ids = [ID<NavigationState>?](repeating: nil, count: expansion.candidates.count)
    let bytes = expansion.bytes.span
    var target = 0
    for (place, source) in expansion.sources.enumerated() {
      if Int(source.index) == layers[layers.count - 1] { layers.append(states.count) }
      edges.begin()
      let moveCount = expansion.moveCounts[place]
      for move in 0..<moveCount {
        switch expansion.targets[target + move] {
        case .nowhere: edges.appendNowhere()
        case .known(let id): edges.append(id, from: source)
        case .candidate(let index):
          if let id = ids[index] {
            edges.append(id, from: source)
            continue
          }
          let candidate = expansion.candidates[index]
          let start = index == 0 ? 0 : expansion.candidates[index - 1].end
          let form = bytes.extracting(start..<candidate.end)
          if states.count >= bound, states.find(form) == nil {
            isCutOff = true
            edges.appendNowhere()
            continue
          }
          let (id, isNew) = states.insert(form)
          ids[index] = id
          if isNew { add(parent: source.index, move: move, marks: candidate.marks, of: id) }
          edges.append(id, from: source)
        }
      }
      // Where there is no more room, what follows does not depend on how the work was shared.
      if isCutOff { break }
      if !noteSteps(of: source, in: expansion, from: target, moveCount, ids) {
        return beginAnew()
      }
      target += moveCount
      frontier += 1
    }
    for incident in expansion.incidents
    where Int(incident.source.index) < edges.sources.endIndex
      && knownIncidents.insert(incident.diagnostic).inserted
    {
      incidents.append(incident)
    }
    for (number, source) in expansion.noticed where Int(source.index) < edges.sources.endIndex {
      noticed.insert(number)
    }
  }

  /// Remembers what can be of the moves of a source; false where they contradict what is remembered.
  private mutating func noteSteps(
    of source: ID<NavigationState>, in expansion: Expansion, from target: Int, _ moveCount: Int,
    _ ids: [ID<NavigationState>?]
  ) -> Bool {
    guard tabSteps != nil, let tabbed = states.tabbed(source),
      (0..<moveCount).contains(where: { expansion.areOfTab[target + $0] }),
      tabSteps?.begin(tabbed, moveCount: moveCount) ?? false,
      let places = tabSteps?.places(of: tabbed)
    else { return true }
    guard places.count == moveCount else { return false }
    for move in 0..<moveCount where expansion.areOfTab[target + move] {
      let found: TabSteps.Target?
      switch expansion.targets[target + move] {
      case .nowhere: found = .nowhere
      case .known(let id): found = states.tabbed(id).map { .state($0) }
      case .candidate(let index):
        found = ids[index].flatMap { states.tabbed($0) }.map { .state($0) }
      }
      let place = places.lowerBound + move
      guard tabSteps?.note(place, from: tabbed, to: found) ?? true else { return false }
    }
    return true
  }

  private mutating func add(
    parent: UInt32, move: Int, marks found: Marks, of state: ID<NavigationState>
  ) {
    parents.append(parent)
    arrivals.append(UInt32(truncatingIfNeeded: move))
    marks.append(found)
    foundMarks |= found
    commonMarks &= found
    if tabSteps != nil, let tabbed = states.tabbed(state) { tabSteps?.note(found, of: tabbed) }
  }

  // MARK: What was found

  /// Which marks a state has.
  public subscript(marks state: ID<NavigationState>) -> Marks { marks[Int(state.index)] }

  /// The first state that has all of these marks: none is nearer to the start.
  public func first(with wanted: Marks) -> ID<NavigationState>? {
    marks.firstIndex { $0 & wanted == wanted }.map { ID($0) }
  }

  /// The first state that has none of these marks.
  public func first(without unwanted: Marks) -> ID<NavigationState>? {
    marks.firstIndex { $0 & unwanted == 0 }.map { ID($0) }
  }

  /// Whether all moves of a state were made.
  public func isExpanded(_ state: ID<NavigationState>) -> Bool { Int(state.index) < frontier }

  /// The moves that lead from the start to a state; there is no shorter way.
  public func path(to state: ID<NavigationState>) -> [Move] {
    var moves: [Move] = []
    var current = state
    while let move = arrival(at: current) {
      moves.append(move.by)
      current = move.from
    }
    return moves.reversed()
  }

  /// How a state was first reached; nil for the start.
  public func arrival(at state: ID<NavigationState>) -> (from: ID<NavigationState>, by: Move)? {
    let parent = parents[Int(state.index)]
    guard parent != .max else { return nil }
    let before = ID<NavigationState>(Int(parent))
    return (before, moves(in: before)[Int(arrivals[Int(state.index)])])
  }

  /// What can happen in a state, in the order of its edges.
  public func moves(in state: ID<NavigationState>) -> [Move] {
    program.moves(in: states[state], of: kinds)
  }

  /// How many moves the state farthest from the start is away.
  public var depth: Int { max(layers.count - 2, 0) }

  /// What the space takes in memory, in bytes.
  public var byteCount: Int { states.byteCount + overhead }

  /// The same with what is remembered to find more of it.
  public var workingByteCount: Int { byteCount + (tabSteps?.byteCount ?? 0) }

  /// What is kept for each state beside its packed form, in bytes.
  public var overhead: Int {
    states.overhead + parents.count * 4 + arrivals.count * 4 + marks.count * 4 + edges.byteCount
  }
}
