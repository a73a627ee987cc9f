import NavModel
import NavText

extension SimulationStep {
  // MARK: Appearing

  mutating func appear(
    _ ids: ShortList, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    for index in 0..<ids.count {
      let id = ids[index]
      guard !run.hasCrashed, let start = run.position(of: id) else { continue }
      switch phase {
      case .load:
        // On most ways back every view is there.
        if !run.state.controllers.isLoaded(below: start) { appear(id, phase, animated) }
      case .willAppear, .isAppearing, .didAppear:
        if !run.silentLine.isThat(from: start, in: run) {
          guard let line = silentLine(from: start) else {
            appear(id, phase, animated)
            continue
          }
          run.silentLine = line
        }
        appear(run.silentLine, phase, animated)
      }
    }
  }

  /// Controllers of which each shows the next and none answers to callbacks: while these are told nothing changes.
  private mutating func silentLine(from start: Int) -> SilentLine? {
    // A delegate may answer for a container that says nothing itself.
    guard run.mayNest, !run.state.hasColdFields || run.state.delegates.isEmpty else { return nil }
    var line = SilentLine(start: start, end: start, answerCount: run.answerCount)
    while true {
      let controller = run.state.controllers[line.end]
      guard controller.isSynthetic || program.isSilent(controller.scene) else { return nil }
      if !controller.flags.isDisjoint(with: [.awaitsShow, .awaitsDidMove]) { line.awaits = true }
      if controller.flags.contains(.awaitsRows) { return nil }
      guard run.state.controllers.hasRowsBelow(line.end) else { return line }
      guard controller.kind.showsOne, run.state.controllers.cover(of: line.end) == nil
      else { return nil }
      guard let shown = run.state.onlyShownChild(of: line.end) else { return line }
      line.end = shown
    }
  }

  /// The same as for others, without looking again after each.
  private mutating func appear(
    _ line: SilentLine, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    var position = line.start
    while true {
      switch phase {
      case .load: break
      case .willAppear:
        tell(at: position, .viewWillAppear, animated, becoming: .appearing)
      case .isAppearing:
        tell(at: position, .viewIsAppearing, animated, becoming: nil)
      case .didAppear:
        tell(at: position, .viewDidAppear, animated, becoming: .appeared)
      }
      if position == line.end { break }
      position = run.state.onlyShownChild(of: position) ?? line.end
    }
    // The delegates of those that are shown for the first time hear of it from the inside out.
    guard line.awaits && phase != .isAppearing else { return }
    while true {
      let controller = run.state.controllers[position]
      if controller.flags.contains(.awaitsShow) {
        announceTop(of: controller.identity, phase, animated)
      }
      if phase == .didAppear && controller.flags.contains(.awaitsDidMove) {
        didMove(controller.identity)
      }
      guard position != line.start, let parent = run.state.parent(of: position) else { return }
      position = parent
    }
  }

  /// A controller, then what it shows (LIFE-7), then what it presents.
  mutating func appear(
    _ id: ID<Controller>, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    guard !run.hasCrashed, let position = run.position(of: id) else { return }
    // Nothing is below most of them.
    let cover = run.state.hasRowsBelow(position) ? run.state.cover(of: position) : nil
    if let cover, run.state.controllers[cover].removesPresenter {
      return appear(run.identity(cover), phase, animated)
    }
    let presented = cover.map { run.identity($0) }
    tell(id, phase, animated)
    guard let now = run.position(of: id) else {
      if let presented { appear(presented, phase, animated) }
      return
    }
    if run.state.hasRowsBelow(now) {
      appearChildren(of: id, phase, animated)
      announceTop(of: id, phase, animated)
    }
    if phase == .didAppear { didMove(id) }
    if let presented {
      appear(presented, phase, animated)
    }
  }

  mutating func tell(
    _ id: ID<Controller>, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    switch phase {
    case .load:
      loadView(of: id)
    case .willAppear:
      tell(id, .viewWillAppear, animated, becoming: .appearing)
    case .isAppearing:
      tell(id, .viewIsAppearing, animated)
    case .didAppear:
      if program.hasUncheckedConnections { wakeRows(of: id) }
      tell(id, .viewDidAppear, animated, becoming: .appeared)
    }
  }

  /// A view that is loading may push: then what it shows changes under our hands (LIFE-61).
  mutating func appearChildren(
    of id: ID<Controller>, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    guard let position = run.position(of: id) else { return }
    var told: Set<ID<Controller>> = []
    // Only one controller of a stack or of tabs is shown. If none has answered, it is still that one.
    if let only = run.state.onlyShownChild(of: position) {
      let (answers, next) = (run.answerCount, run.identity(only))
      appear(next, phase, animated)
      if run.answerCount == answers { return }
      told.insert(next)
    }
    while !run.hasCrashed, let position = run.position(of: id) {
      let answers = run.answerCount
      let shown = run.identities(run.state.shownChildren(of: position))
      // As long as no code has answered, they are still the same.
      for next in shown where run.answerCount == answers && told.insert(next).inserted {
        appear(next, phase, animated)
      }
      if run.answerCount == answers { return }
    }
  }

  /// The delegate of a navigation controller hears of the top that is there when it is first shown (LIFE-23).
  mutating func announceTop(
    of id: ID<Controller>, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    guard let navigation = run.state[id], navigation.kind == .navigation,
      navigation.flags.contains(.awaitsShow),
      let top = run.position(of: id).flatMap({ run.state.lastChild(of: $0, .stack) })
        .map({ run.state.controllers[$0] })
    else { return }
    switch phase {
    case .load, .isAppearing:
      break
    case .willAppear:
      if !navigation.isSynthetic {
        run.note(.willShow(top.scene, in: .scene(navigation.scene), animated: animated))
        tellDelegate(of: id, .willShow, about: top.scene)
      }
    case .didAppear:
      // The top's own didMove is before (LIFE-23).
      run.set(.awaitsShow, false, of: id)
      if !navigation.isSynthetic {
        run.note(.didShow(top.scene, in: .scene(navigation.scene), animated: animated))
        tellDelegate(of: id, .didShow, about: top.scene)
      }
    }
  }

  /// Those that were leaving are told that they come back; their views never left (LIFE-51).
  mutating func again(
    _ ids: ShortList, _ phase: LifecyclePhase.Appearing, _ animated: Bool
  ) {
    for root in ids {
      guard let start = run.position(of: root) else { continue }
      for id in run.identities(Array(run.state.subtree(of: start))) {
        guard let now = run.state[id] else { continue }
        if now.appearance == (phase == .willAppear ? .disappearing : .appearing) {
          tell(id, phase, animated)
        }
      }
    }
  }

  // MARK: Disappearing

  /// If several go together, only the first, which is the topmost, is animated (MODAL-11).
  mutating func willDisappear(
    _ ids: ShortList, _ animated: Bool
  ) {
    for index in 0..<ids.count {
      disappear(
        ids[index], .viewWillDisappear, animated && ids[index] == ids[0], becoming: .disappearing,
        those: .appeared, or: .appearing)
    }
  }

  mutating func didDisappear(
    _ ids: ShortList, _ animated: Bool
  ) {
    for index in 0..<ids.count {
      disappear(
        ids[index], .viewDidDisappear, animated && ids[index] == ids[0], becoming: .disappeared,
        those: .disappearing, or: .disappearing)
    }
  }

  /// All of a subtree that are in one of two states of appearing are told; who they are is settled before the first is.
  private mutating func disappear(
    _ root: ID<Controller>, _ hook: LifecycleHook, _ animated: Bool,
    becoming appearance: Controller.Appearance, those one: Controller.Appearance,
    or other: Controller.Appearance
  ) {
    guard let start = run.position(of: root) else { return }
    switch members(below: start, one, or: other) {
    case .nobody: return
    case .silent: break
    case .answering:
      let members = members(of: root, one, or: other)
      for index in 0..<members.count {
        tell(members[index], hook, animated, becoming: appearance)
      }
      return
    }
    let depth = run.state.controllers[start].depth
    var position = start
    repeat {
      let now = run.state.controllers[position].appearance
      if now == one || now == other {
        tell(at: position, hook, animated, becoming: appearance)
      }
      position += 1
    } while position < run.state.controllers.count
      && run.state.controllers[position].depth > depth
  }

  @inline(__always)
  private mutating func members(
    below start: Int, _ one: Controller.Appearance, or other: Controller.Appearance
  ) -> Members {
    let depth = run.state.controllers[start].depth
    var found = Members.nobody
    var position = start
    repeat {
      let controller = run.state.controllers[position]
      if controller.appearance == one || controller.appearance == other {
        found = .silent
        guard run.mayNest && (controller.isSynthetic || program.isSilent(controller.scene)) else {
          return .answering
        }
      }
      position += 1
    } while position < run.state.controllers.count
      && run.state.controllers[position].depth > depth
    return found
  }

  func members(
    of root: ID<Controller>, _ one: Controller.Appearance, or other: Controller.Appearance
  ) -> ShortList {
    var found = ShortList()
    guard let start = run.position(of: root) else { return found }
    guard run.state.hasRowsBelow(start) else {
      let appearance = run.state.controllers[start].appearance
      return appearance == one || appearance == other ? ShortList(root) : found
    }
    for position in run.state.subtree(of: start) {
      let appearance = run.state.controllers[position].appearance
      if appearance == one || appearance == other { found.append(run.identity(position)) }
    }
    return found
  }

  private enum Members {
    case nobody
    /// None of them answers to callbacks, so that all stays as it is while they are told.
    case silent
    case answering
  }
}

/// A line of controllers of which each shows the next, by their positions, and how often one of them had answered to a
/// callback when it was found.
struct SilentLine {
  var start = -1
  var end = -1
  var answerCount = -1
  /// Whether any of them, or a delegate, waits to be told that it has come.
  var awaits = false

  @inline(__always)
  func isThat(from start: Int, in run: borrowing Run) -> Bool {
    start == self.start && answerCount == run.answerCount
  }
}
