import NavModel
import NavText

/// What a step changes: the state so far, the effects, and what waits for the transition to end. It does not know the
/// program; its methods move and update controllers.
struct Run: ~Copyable {
  var state: NavigationState
  var effects: [Effect] = []
  /// What took part in the step, if that was asked for.
  var occurrences: [Occurrence]?
  /// How many transitions and compositions of them are under way.
  var depth = 0
  /// The callback whose statements run.
  var hook: LifecycleHook?
  /// What it was told about animation.
  var isHookAnimated = false
  /// Whether an animated presentation or dismissal began in this turn of the run loop (ERR-21).
  var isPresenting = false
  /// Whether the action of an unwind segue runs, before the way back.
  var isUnwinding = false
  /// Whether an animated push or pop began in this turn (ERR-14).
  var isPushing = false
  /// Whether rows came, went or moved.
  var isRearranged = false
  /// Whether detached controllers may exist.
  var mayHoldUnused = false
  /// The controllers that appeared last without running code; none has come or gone since.
  var silentLine = SilentLine()
  /// How often a scene has answered to a callback: as long as none has, nothing but what is told changes.
  private(set) var answerCount = 0
  var waiting: [Waiting] = []
  /// The containers whose children are being made, the innermost last.
  var underConstruction: [ID<Controller>] = []
  /// The navigation controller that a step names.
  var namedStack: ID<Scene>?
  /// Whether what waited is being done.
  var isCatchingUp = false
  /// How many statements may run until the app counts as hanging.
  var budget = longestTurn
  /// How many callbacks are under way, one inside the other.
  private(set) var nesting = 0
  /// How many controllers may be made in one step: more come only from containers that hold themselves.
  private var room = mostControllers
  private var nextIdentity: Int

  init(_ state: consuming NavigationState) {
    nextIdentity = state.controllers.count
    self.state = state
    // As many as a push has; growing there by doubling costs more.
    effects.reserveCapacity(16)
  }

  /// What waited before goes on waiting.
  mutating func resume(_ flight: Flight) {
    waiting = flight.waiting
    isPresenting = flight.transition.order.isPresentation
  }

  /// Hands over what came of it and keeps nothing, so that nothing is copied.
  mutating func take() -> (NavigationState, [Effect]) {
    var taken = NavigationState(device: state.device, orientation: .portrait, era: state.era)
    var noted: [Effect] = []
    swap(&taken, &state)
    swap(&noted, &effects)
    return (taken, noted)
  }

  /// The state goes on to another step; what the last one took stays in the memory that it has.
  mutating func startOver() {
    effects.removeAll(keepingCapacity: true)
    depth = 0
    hook = nil
    isHookAnimated = false
    isPresenting = false
    isPushing = false
    isRearranged = false
    mayHoldUnused = false
    silentLine = SilentLine()
    if !waiting.isEmpty { waiting = [] }
    if !underConstruction.isEmpty { underConstruction = [] }
    isCatchingUp = false
    budget = Self.longestTurn
    nesting = 0
    room = Self.mostControllers
    nextIdentity = state.controllers.count
  }

  var hasCrashed: Bool { state.crash != nil }

  /// Takes a place for a new controller; an app that wants too many hangs. As many more are allowed as there are things
  /// in the program that make one each.
  mutating func makeRoom(for scene: ID<Scene>, more: Int) -> Bool {
    room -= 1
    if room + more < 0 { raise(.tooMany, scene) }
    return !hasCrashed
  }

  /// Whether another callback may run inside those that are under way.
  var mayNest: Bool { nesting < Self.deepestNesting }

  /// A callback runs inside those that are under way. What nests deeper calls itself: it would use up the stack, as it
  /// does on a device.
  mutating func enterHook(of scene: ID<Scene>) -> Bool {
    guard mayNest else {
      raise(.endless, scene)
      return false
    }
    nesting += 1
    answerCount += 1
    return true
  }

  mutating func leaveHook() { nesting -= 1 }

  /// Another turn of the run loop begins, with as many statements.
  mutating func renewBudget() { budget = Self.longestTurn }

  private static var deepestNesting: Int { 64 }
  private static var longestTurn: Int { 1000 }
  private static var mostControllers: Int { 4096 }

  mutating func newIdentity() -> ID<Controller> {
    nextIdentity += 1
    return ID(nextIdentity - 1)
  }

  mutating func note(_ effect: consuming Effect) {
    if !hasCrashed { effects.append(effect) }
  }

  /// Remembers what took part, if that was asked for.
  @inline(__always)
  mutating func occurs(_ occurrence: @autoclosure () -> Occurrence) {
    if occurrences != nil { occurrences?.append(occurrence()) }
  }

  /// Nothing runs after an exception (DESIGN-5).
  mutating func raise(
    _ error: RuntimeError, _ scene: ID<Scene>?, about other: ID<Scene>? = nil, thing: Name = .none
  ) {
    guard !hasCrashed else { return }
    let diagnostic = RuntimeDiagnostic(error, scene, about: other, thing: thing)
    effects.append(.raised(diagnostic))
    state.crash = diagnostic
    waiting = []
  }

  mutating func log(
    _ error: RuntimeError, _ scene: ID<Scene>?, about other: ID<Scene>? = nil, thing: Name = .none
  ) {
    note(.logged(RuntimeDiagnostic(error, scene, about: other, thing: thing)))
  }

  mutating func refuse(_ refusal: Refusal) {
    note(.refused(refusal))
  }

  // MARK: Rows

  @inline(__always)
  func position(of id: ID<Controller>) -> Int? { state.position(of: id) }

  func identity(_ position: Int) -> ID<Controller> { state.controllers[position].identity }

  func identities(_ positions: [Int]) -> [ID<Controller>] { positions.map { identity($0) } }

  func parent(of id: ID<Controller>) -> ID<Controller>? {
    position(of: id).flatMap { state.parent(of: $0) }.map { identity($0) }
  }

  /// From the root up.
  func stack(of id: ID<Controller>) -> ShortList {
    var members = ShortList()
    guard let position = position(of: id) else { return members }
    state.forEachChild(of: position, .stack) { members.append(identity($0)) }
    return members
  }

  func stackCount(of id: ID<Controller>) -> Int {
    position(of: id).map { state.childCount(of: $0, .stack) } ?? 0
  }

  func isOnScreen(_ id: ID<Controller>) -> Bool {
    position(of: id).map { state.controllers[$0].appearance == .appeared } ?? false
  }

  mutating func update(_ id: ID<Controller>, _ change: (inout Controller) -> Void) {
    guard let position = position(of: id) else { return }
    change(&state.controllers[position])
    if state.controllers[position].role == .detached { mayHoldUnused = true }
  }

  mutating func set(_ flag: Controller.Flags, _ isOn: Bool, of id: ID<Controller>) {
    update(id) { controller in
      if isOn {
        controller.flags.insert(flag)
      } else {
        controller.flags.remove(flag)
      }
    }
  }

  /// Puts a controller with all below it under another, behind its siblings of the same role.
  mutating func move(_ id: ID<Controller>, under parent: ID<Controller>, as role: Controller.Role) {
    guard let start = position(of: id) else { return }
    let range = state.subtree(of: start)
    if range.count == 1 { return moveRow(start, under: parent, as: role) }
    var rows = Array(state.controllers[range])
    state.controllers.removeSubrange(range)
    guard let host = position(of: parent) else { return }
    let depth = state.controllers[host].depth + 1
    let shift = Int(depth) - Int(rows[0].depth)
    for index in rows.indices {
      rows[index].depth = UInt16(truncatingIfNeeded: Int(rows[index].depth) + shift)
    }
    rows[0].role = role
    state.controllers.insert(contentsOf: rows, at: insertion(of: role, below: host))
    rearranged()
  }

  /// The same for several, of which each would move all rows behind it.
  mutating func move(
    _ ids: [ID<Controller>], under parent: ID<Controller>, as role: Controller.Role
  ) {
    guard ids.count > 16, let host = position(of: parent) else {
      for id in ids { move(id, under: parent, as: role) }
      return
    }
    let depth = Int(state.controllers[host].depth) + 1
    var moved: [Controller] = []
    var isMoved = [Bool](repeating: false, count: state.controllers.count)
    for id in ids {
      guard let start = position(of: id), !isMoved[start] else { continue }
      let range = state.subtree(of: start)
      let shift = depth - Int(state.controllers[start].depth)
      let first = moved.count
      for position in range {
        isMoved[position] = true
        var row = state.controllers[position]
        row.depth = UInt16(truncatingIfNeeded: Int(row.depth) + shift)
        moved.append(row)
      }
      moved[first].role = role
    }
    var next = 0
    state.controllers.removeAll { _ in
      next += 1
      return isMoved[next - 1]
    }
    rearranged()
    guard let host = position(of: parent) else { return }
    state.controllers.insert(contentsOf: moved, at: insertion(of: role, below: host))
    rearranged()
  }

  /// The same for one with nothing below it, as most are, without a list.
  private mutating func moveRow(
    _ start: Int, under parent: ID<Controller>, as role: Controller.Role
  ) {
    var row = state.controllers.remove(at: start)
    guard let host = position(of: parent) else { return }
    row.depth = state.controllers[host].depth + 1
    row.role = role
    state.controllers.insert(row, at: insertion(of: role, below: host))
    rearranged()
  }

  /// Puts a controller that is alone, with all below it, before all others.
  mutating func moveToFront(_ id: ID<Controller>, as role: Controller.Role) {
    guard let start = position(of: id) else { return }
    let range = state.subtree(of: start)
    var rows = Array(state.controllers[range])
    rows[0].role = role
    state.controllers.removeSubrange(range)
    state.controllers.insert(contentsOf: rows, at: 0)
    rearranged()
  }

  private func insertion(of role: Controller.Role, below host: Int) -> Int {
    let range = state.subtree(of: host)
    let depth = state.controllers[host].depth + 1
    for position in range.dropFirst() {
      let row = state.controllers[position]
      if row.depth == depth && row.role.rank > role.rank { return position }
    }
    return range.upperBound
  }

  /// Rows came, went or moved.
  mutating func rearranged() {
    isRearranged = true
    silentLine = SilentLine()
  }

  mutating func remove(_ ids: some Sequence<ID<Controller>>) {
    for id in ids { remove(id) }
  }

  /// A controller without an owner is destroyed, and all below it (NAV-9).
  mutating func remove(_ id: ID<Controller>) {
    guard let start = position(of: id) else { return }
    state.controllers.removeSubrange(state.subtree(of: start))
    rearranged()
  }
}

extension Controller.Role {
  /// The order of siblings: columns in theirs, what lies over the More list, then what is presented.
  fileprivate var rank: Int {
    switch self {
    case .window, .detached, .leaving, .stack, .tab, .page, .embedded, .primary,
      .hiddenResults:
      0
    case .supplementary: 1
    case .secondary: 2
    case .compact: 3
    case .more: 4
    case .presented: 5
    }
  }
}

extension SimulationStep {
  /// The state between events: identities are positions, values are in the order of their owners.
  mutating func finish() {
    if var flight = run.state.flight {
      flight.waiting = run.waiting
      if run.isRearranged {
        let state = run.state
        flight.renumber { id in state.position(of: id).map { ID($0) } }
      }
      run.state.flight = flight
    }
    if run.state.hasColdFields { closeWhatIsGone() }
    guard run.isRearranged else { return }
    // Most states have nothing of each of these.
    if run.state.customizing != nil { run.state.customizing = run.state.renumberedCustomizing }
    if !run.state.instanceValues.isEmpty { program.arrangeValues(of: &run.state) }
    if !run.state.badges.isEmpty { run.state.renumberBadges() }
    if !run.state.delegates.isEmpty { run.state.renumberDelegates() }
    if !run.state.backLabels.isEmpty { run.state.renumberBackLabels() }
    if run.state.hasColdFields {
      run.state.renumberFields()
      run.state.renumberAskedFor()
      run.state.renumberControlValues()
      run.state.renumberSearches()
    }
    for position in run.state.controllers.indices
    where run.state.controllers[position].identity != ID(position) {
      run.state.controllers[position].identity = ID(position)
    }
  }
}

extension Program {
  fileprivate func arrangeValues(of state: inout NavigationState) {
    var values: [Int32] = []
    values.reserveCapacity(state.instanceValues.count)
    for position in state.controllers.indices {
      let controller = state.controllers[position]
      let first = Int(controller.firstValue)
      state.controllers[position].firstValue = UInt32(values.count)
      for slot in first..<first + valueCount(of: controller) {
        values.append(state.instanceValues[slot])
      }
    }
    state.instanceValues = values
  }

  func valueCount(of controller: Controller) -> Int {
    controller.isSynthetic ? 0 : Int(scenes[cold: controller.scene].variableCount)
  }
}

extension NavigationState {
  /// In the order of the controllers; those of the dead are gone.
  fileprivate mutating func renumberBadges() {
    let old = badges
    badges = controllers.indices.flatMap { position in
      old.filter { $0.tab == controllers[position].identity }
        .map { Badge(tab: ID(position), text: $0.text) }
    }
  }

  fileprivate mutating func renumberBackLabels() {
    let old = backLabels
    backLabels = controllers.indices.flatMap { position in
      old.filter { $0.top == controllers[position].identity }
        .map { BackLabel(top: ID(position), text: $0.text) }
    }
  }
}
