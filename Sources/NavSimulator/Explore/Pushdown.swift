import NavModel
import NavText

/// Every state of an app one of whose stacks grows without end, as a pushdown system: what lies on top of the stack,
/// in a window, and how what was covered comes back.
///
/// A *window* is a state whose stack has been cut to its top members. While the whole stack fits, windows are states.
/// A push onto a full window begins a *frame*: what happens until the pushed controller is popped again does not
/// depend on what lies below the window, so it is explored once for all who push it. Each pop out of a frame comes
/// back to everyone who began it (a *call*), on top of what was covered there. These are the summary edges of
/// procedures (Sharir and Pnueli 1981; Reps, Horwitz and Sagiv 1995), the saturation of post* (Bouajjani, Esparza and
/// Maler 1997) with the steps made by the simulator itself. Tests/Specs/claims says why each step is sound.
public struct Pushdown: Sendable {
  /// A window that was seen, with what is below it.
  enum Key {}

  /// Where a move of a window leads.
  enum Outcome {
    case nowhere
    case inside(ID<Key>)
    /// The stack is gone, with all that is below the window.
    case outside(ID<Key>)
    /// A controller was pushed onto a full window: the window of its frame.
    case push(ID<Key>)
    /// The frame ends: the window that is left, without what the caller has below.
    case pop(ID<Key>)
    /// All but the root of the stack goes.
    case toRoot
  }

  /// How a node was first reached.
  enum Link {
    case launch
    case entry
    case move(from: ID<Node>, Int)
    /// A call that came back: the node that made it, its move, and the exit that it came back from.
    case call(from: ID<Node>, Int, exit: Exit)
    /// A way to the root: the exit, and the node at the bottom of the stack then.
    case root(exit: Exit, bottom: ID<Node>)
  }

  /// A move that leaves a frame.
  struct Exit: Hashable {
    let node: ID<Node>
    let move: Int
  }

  struct Call: Hashable {
    let node: ID<Node>
    let move: Int
  }

  /// A window in a frame.
  public struct Node: Sendable {
    let frame: ID<Frame>
    let key: ID<Key>
    let link: Link
  }

  /// All that happens on top of a pushed controller.
  struct Frame {
    /// The first window; nil for what is no frame, the states themselves.
    let entry: ID<Key>?
    var calls: [Call] = []
    /// The first exit for each window that is left.
    var exits: [(exit: Exit, left: ID<Key>)] = []
    var rootExits: [Exit] = []
    /// The nodes whose root is at the bottom of the stack, and the call through which that came.
    var bottoms: [(bottom: ID<Node>, call: Call)] = []
    var nodes: [ID<Node>] = []
    /// The frames that are called from here.
    var callees: Set<UInt32> = []
  }

  public let program: Program
  public let kinds: MoveSet
  let window: StackWindow
  /// The tab that is looked at, where the other tabs stay at rest.
  private let tab: TabInFront?
  let look: @Sendable (NavigationState) -> Exploration.Marks
  private let bound: Int

  private var keys = StateTable()
  /// By key: its outcomes, once they are known.
  private var outcomes: [[Outcome]?] = []
  /// The keys at which the tab can be left, each with the marks of the state after that.
  private var leftMarks: [UInt32: Exploration.Marks] = [:]
  private var marks: [Exploration.Marks] = []
  private var pops: [Pair: ID<Key>] = [:]
  private var roots: [RootStep: ID<Key>] = [:]
  public private(set) var nodes = Table<Node>()
  private var nodeIDs: [Pair: ID<Node>] = [:]
  private(set) var frames = Table<Frame>()
  private var frameIDs: [UInt32: ID<Frame>] = [:]
  private var queue = 0
  /// The first move of each kind of error or warning, and the node that makes it.
  public private(set) var incidents: [(node: ID<Node>, move: Int, diagnostic: RuntimeDiagnostic)] =
    []
  private var keyIncidents: [UInt32: [(move: Int, diagnostic: RuntimeDiagnostic)]] = [:]
  private var knownIncidents: Set<RuntimeDiagnostic> = []
  /// What keeps it from being decided, if anything was found that does.
  public private(set) var obstacle: PushdownObstacle?
  /// Whether there were more windows than allowed.
  public private(set) var isCutOff = false

  /// Two numbers of tables, as a key.
  struct Pair: Hashable {
    let one: UInt32
    let other: UInt32
  }

  private struct RootStep: Hashable {
    let bottom: UInt32
    let key: UInt32
    let move: Int
  }

  /// What is below a window.
  private enum Below: UInt8 {
    case nothing
    case more
    /// A window that a pop left, to be put onto what its caller has below.
    case left
  }

  /// Explores from a state on. `stack` is the navigation controller whose stack grows, `height` how much of it the
  /// claims ask for: at least three members are in a window.
  public init(
    of program: Program, from start: NavigationState, growing stack: ID<Scene>, height: Int,
    moves kinds: MoveSet, atMost bound: Int, in tab: TabInFront? = nil,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks
  ) {
    self.tab = tab
    self.program = program
    self.kinds = kinds
    self.look = look
    self.bound = bound
    window = StackWindow(program: program, stack: stack, height: max(height, 3))
    obstacle = program.pushdownObstacle(moves: kinds)
    _ = frames.append(Frame(entry: nil))
    guard obstacle == nil else { return }
    add(frame: ID(0), key: key(of: start, .nothing), .launch)
  }

  /// Explores to the end, or until it cannot be decided.
  public mutating func run() {
    while step() {}
  }

  /// Makes the moves of the next node; false at the end.
  public mutating func step() -> Bool {
    guard obstacle == nil, !isCutOff, queue < nodes.count else { return false }
    let node = ID<Node>(queue)
    queue += 1
    if nodes.count > bound {
      isCutOff = true
      return false
    }
    process(node)
    return true
  }

  public var isComplete: Bool { obstacle == nil && !isCutOff && queue == nodes.count }

  // MARK: Windows

  private mutating func key(of state: NavigationState, _ below: Below) -> ID<Key> {
    var packer = StatePacker()
    packer.pack(state)
    let bytes = packer.bytes + [below.rawValue]
    let (id, isNew) = keys.insert(bytes.span)
    if isNew {
      outcomes.append(nil)
      marks.append(below == .left ? 0 : look(state))
    }
    return ID(Int(id.index))
  }

  func state(of key: ID<Key>) -> NavigationState { keys[ID(Int(key.index))] }

  /// Whether a window shows all of the stack.
  func isWhole(_ key: ID<Key>) -> Bool { below(key) == .nothing }

  private func below(_ key: ID<Key>) -> Below {
    Below(rawValue: keys.lastByte(of: ID(Int(key.index)))) ?? .nothing
  }

  // MARK: Nodes

  private mutating func add(frame: ID<Frame>, key: ID<Key>, _ link: Link) {
    guard marks[Int(key.index)] & Exploration.excluded == 0 else { return }
    let pair = Pair(one: frame.index, other: key.index)
    guard nodeIDs[pair] == nil else { return }
    let node = nodes.append(Node(frame: frame, key: key, link: link))
    nodeIDs[pair] = node
    frames[frame].nodes.append(node)
  }

  func node(_ frame: ID<Frame>, _ key: ID<Key>) -> ID<Node>? {
    nodeIDs[Pair(one: frame.index, other: key.index)]
  }

  private mutating func process(_ node: ID<Node>) {
    let frame = nodes[node].frame
    let key = nodes[node].key
    let outcomes = outcomes(of: key)
    for incident in keyIncidents[key.index] ?? []
    where knownIncidents.insert(incident.diagnostic).inserted {
      incidents.append((node, incident.move, incident.diagnostic))
    }
    for (move, outcome) in outcomes.enumerated() {
      switch outcome {
      case .nowhere: break
      case .inside(let next): add(frame: frame, key: next, .move(from: node, move))
      case .outside(let next): add(frame: ID(0), key: next, .move(from: node, move))
      case .push(let entry): call(entry, Call(node: node, move: move))
      case .pop(let left):
        guard !frames[frame].exits.contains(where: { $0.left == left }) else { continue }
        let exit = Exit(node: node, move: move)
        frames[frame].exits.append((exit, left))
        for call in frames[frame].calls { comeBack(to: call, exit, left) }
      case .toRoot:
        let exit = Exit(node: node, move: move)
        frames[frame].rootExits.append(exit)
        for (bottom, _) in frames[frame].bottoms { goToRoot(exit, bottom) }
      }
      if obstacle != nil { return }
    }
  }

  private mutating func call(_ entry: ID<Key>, _ call: Call) {
    let callee: ID<Frame>
    if let known = frameIDs[entry.index] {
      callee = known
    } else {
      callee = frames.append(Frame(entry: entry))
      frameIDs[entry.index] = callee
      add(frame: callee, key: entry, .entry)
    }
    let caller = nodes[call.node].frame
    frames[callee].calls.append(call)
    frames[caller].callees.insert(callee.index)
    for (exit, left) in frames[callee].exits { comeBack(to: call, exit, left) }
    if frames[caller].entry == nil {
      addBottoms([call.node], through: call, to: callee)
    } else {
      addBottoms(frames[caller].bottoms.map { $0.bottom }, through: call, to: callee)
    }
  }

  private mutating func comeBack(to call: Call, _ exit: Exit, _ left: ID<Key>) {
    let caller = nodes[call.node]
    guard let key = key(of: left, on: caller.key) else { return }
    add(frame: caller.frame, key: key, .call(from: call.node, call.move, exit: exit))
  }

  /// What a pop left, on what its caller has at the bottom of the window.
  private mutating func key(of left: ID<Key>, on caller: ID<Key>) -> ID<Key>? {
    let pair = Pair(one: left.index, other: caller.index)
    if let known = pops[pair] { return known }
    guard let state = window.raised(state(of: left), onto: state(of: caller)) else {
      obstacle = .memory
      return nil
    }
    let key = key(of: state, below(caller))
    pops[pair] = key
    return key
  }

  func returned(_ left: ID<Key>, to caller: ID<Key>) -> ID<Key>? {
    pops[Pair(one: left.index, other: caller.index)]
  }

  // MARK: Roots

  private mutating func addBottoms(
    _ bottoms: [ID<Node>], through call: Call, to callee: ID<Frame>
  ) {
    var works = [(callee, bottoms, call)]
    while let (frame, candidates, call) = works.popLast() {
      // Where two roots look the same, so does what comes back to them.
      let fresh = candidates.filter { candidate in
        !frames[frame].bottoms.contains { $0.bottom == candidate }
      }
      guard !fresh.isEmpty else { continue }
      frames[frame].bottoms += fresh.map { ($0, call) }
      for exit in frames[frame].rootExits {
        for bottom in fresh { goToRoot(exit, bottom) }
      }
      for callee in frames[frame].callees.sorted() {
        let id = ID<Frame>(Int(callee))
        for inner in frames[id].calls where nodes[inner.node].frame == frame {
          works.append((id, fresh, inner))
          break
        }
      }
    }
  }

  private mutating func goToRoot(_ exit: Exit, _ bottom: ID<Node>) {
    guard let key = rootKey(exit, bottom) else { return }
    add(frame: ID(0), key: key, .root(exit: exit, bottom: bottom))
  }

  /// The step is made anew with the root in the place of what lies below the window.
  private mutating func rootKey(_ exit: Exit, _ bottom: ID<Node>) -> ID<Key>? {
    let key = nodes[exit.node].key
    let root = nodes[bottom].key
    let step = RootStep(bottom: root.index, key: key.index, move: exit.move)
    if let known = roots[step] { return known }
    guard let alone = window.topAlone(state(of: key)),
      let whole = window.raised(alone, onto: state(of: root))
    else {
      obstacle = .memory
      return nil
    }
    let moves = program.moves(in: whole, of: kinds)
    let own = program.moves(in: state(of: key), of: kinds)
    guard moves.count == own.count else {
      obstacle = .deepChange
      return nil
    }
    var stepper = Stepper(program)
    stepper.take(moves[exit.move], from: whole)
    guard !stepper.isStopped, window.members(in: stepper.state).count == 1 else {
      obstacle = .deepChange
      return nil
    }
    let found = self.key(of: stepper.state, .nothing)
    roots[step] = found
    return found
  }

  func rooted(_ exit: Exit, _ bottom: ID<Node>) -> ID<Key>? {
    roots[
      RootStep(
        bottom: nodes[bottom].key.index, key: nodes[exit.node].key.index, move: exit.move)]
  }

  // MARK: Steps

  private mutating func outcomes(of key: ID<Key>) -> [Outcome] {
    if let known = outcomes[Int(key.index)] { return known }
    let state = state(of: key)
    let below = below(key)
    var made: [Outcome] = []
    var found: [(move: Int, diagnostic: RuntimeDiagnostic)] = []
    var stepper = Stepper(program)
    var left = TabSplit.Leaving()
    for (index, move) in program.moves(in: state, of: kinds).enumerated() {
      stepper.take(move, from: state)
      for effect in stepper.effects {
        switch effect {
        case .raised(let diagnostic), .logged(let diagnostic): found.append((index, diagnostic))
        case .unwindFoundNobody, .unwind:
          // What lies below would have been asked as well.
          if below == .more { obstacle = .unwind }
        default: break
        }
      }
      if let tab, tab.split.unwinds(stepper.effects, in: tab.index, to: stepper.state) {
        obstacle = .unwind
        return made
      }
      if stepper.isStopped || stepper.state.isCrashed
        || leaves(key, state, to: stepper.state, &left)
      {
        made.append(.nowhere)
      } else if obstacle == nil {
        made.append(outcome(from: state, below, to: stepper.state))
      }
      if obstacle != nil { return made }
    }
    if let tab, !left.isEven(among: tab.split.count) { obstacle = .tabs }
    outcomes[Int(key.index)] = made
    if !found.isEmpty { keyIncidents[key.index] = found }
    return made
  }

  /// Whether a move leads to another tab, from where the way back is to the same state.
  private mutating func leaves(
    _ key: ID<Key>, _ state: NavigationState, to next: NavigationState,
    _ left: inout TabSplit.Leaving
  ) -> Bool {
    guard let tab else { return false }
    switch tab.split.outcome(of: next, from: state, in: tab.index) {
    case .inside: return false
    case .acts:
      obstacle = .tabs
      return false
    case .left(let other, let form):
      let isKnown = leftMarks[key.index] != nil
      if !left.note(other, form)
        || !isKnown && tab.split.stateAfterComingBack(to: tab.index, from: state) != state
      {
        obstacle = .tabs
      }
      leftMarks[key.index] = look(next)
      return true
    }
  }

  private mutating func outcome(
    from state: NavigationState, _ below: Below, to next: NavigationState
  ) -> Outcome {
    let instances = window.instanceCount(in: next)
    if instances > 1 {
      obstacle = .severalStacks
      return .nowhere
    }
    let before = window.members(in: state).count
    let after = window.members(in: next).count
    if below == .nothing {
      // All of the stack is seen: whatever happened is so.
      guard after > window.height else { return .inside(key(of: next, .nothing)) }
      guard after == window.height + 1 else { return fail(.deepChange) }
      return lowered(next)
    }
    if instances == 0 {
      return .outside(key(of: next, .nothing))
    }
    switch after - before {
    case 0:
      guard window.areSame(before - 1, in: state, next) else { return fail(.deepChange) }
      return .inside(key(of: next, .more))
    case 1:
      guard window.areSame(before - 1, in: state, next) else { return fail(.deepChange) }
      return lowered(next)
    case -1:
      guard window.areSame(before - 2, in: state, next) else { return fail(.deepChange) }
      return .pop(key(of: next, .left))
    default:
      return after == 1 ? .toRoot : fail(.deepChange)
    }
  }

  private mutating func lowered(_ next: NavigationState) -> Outcome {
    guard let state = window.lowered(next) else { return fail(.memory) }
    return .push(key(of: state, .more))
  }

  private mutating func fail(_ reason: PushdownObstacle) -> Outcome {
    obstacle = reason
    return .nowhere
  }

  /// The outcomes of a window that was expanded.
  func outcomes(ofKnown key: ID<Key>) -> [Outcome] { outcomes[Int(key.index)] ?? [] }

  func frame(of entry: ID<Key>) -> ID<Frame>? { frameIDs[entry.index] }

  // MARK: What was found

  /// Which marks the state of a node has, whatever lies below.
  public subscript(marks node: ID<Node>) -> Exploration.Marks {
    marks[Int(nodes[node].key.index)]
  }

  /// Whether the tab that is looked at can be left at a node.
  public func isLeft(at node: ID<Node>) -> Bool { leftMarks[nodes[node].key.index] != nil }

  /// Which marks the state after that has.
  public func marksAfterLeaving(_ node: ID<Node>) -> Exploration.Marks? {
    leftMarks[nodes[node].key.index]
  }

  /// Whether a scene occurs in some window, apart from tabs at rest.
  public func shows(_ scene: ID<Scene>) -> Bool {
    keys.ids.contains { id in
      let state = keys[id]
      let atRest = tab?.rowsAtRest(in: state) ?? []
      return state.controllers.indices.contains { position in
        state.controllers[position].scene == scene && !atRest.contains { $0.contains(position) }
      }
    }
  }
}
