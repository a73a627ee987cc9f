import NavModel
import NavText

extension SimulationStep {
  /// Back to the nearest controller that answers the action: prepare, its action, then the way back (SEG-51).
  mutating func unwind(_ segue: ID<Segue>, from scope: Scope, sender: Trigger?) {
    let action = program[cold: segue].unwindAction
    guard let source = scope.controller, let from = run.position(of: source) else { return }
    guard
      let found = program.unwindTarget(
        of: action, from: from, in: run.state, noting: &run.occurrences)
    else { return run.note(.unwindFoundNobody(segue)) }
    run.occurs(.performed(segue))
    let destination = run.identity(found.position)
    prepare(segue, for: destination, from: scope, sender: sender)
    run.note(.unwind(found.method, run.state.controllers[found.position].scene))
    let wasUnwinding = run.isUnwinding
    run.isUnwinding = true
    execute(found.method, Scope(destination))
    run.isUnwinding = wasUnwinding
    goBack(to: destination, from: source, animated: program.isAnimated(program[segue].attributes))
  }

  // MARK: The way back

  /// Presenters dismiss, stacks pop, tab bars select: container by container (SEG-57). What is out of sight is put
  /// right before the cover goes.
  private mutating func goBack(
    to destination: ID<Controller>, from source: ID<Controller>, animated: Bool
  ) {
    let cover = program.cover(of: destination, hiding: source, in: run.state)
    let isHidden = cover.flatMap { run.state[$0] }?.removesPresenter == true
    if isHidden { reveal(destination, animated: false) }
    if let cover { dismiss(cover, animated: animated) }
    if !isHidden { reveal(destination, animated: animated && cover == nil) }
  }

  /// Every container above shows the way to it; where one takes its time, the next waits for its end.
  mutating func reveal(_ id: ID<Controller>, animated: Bool) {
    var path: [ID<Controller>] = [id]
    while let last = path.last, let parent = run.parent(of: last) {
      path.append(parent)
    }
    for index in path.indices.dropFirst().reversed() {
      guard let container = run.state[path[index]], let child = run.state[path[index - 1]],
        child.role != .presented
      else { continue }
      switch container.kind {
      case .navigation:
        let members = run.stack(of: path[index])
        if let place = members.firstIndex(of: path[index - 1]), place + 1 < members.count {
          if run.state.isInFlight { return run.waiting.append(.reveal(id, animated: animated)) }
          cut(path[index], to: place + 1, animated: animated)
        }
      case .tabBar:
        let shown = run.position(of: path[index]).flatMap { run.state.shownTab(of: $0) }
        if run.state.isInFlight && shown != run.position(of: path[index - 1]) {
          return run.waiting.append(.reveal(id, animated: animated))
        }
        revealTab(path[index - 1], of: path[index], animated: animated)
      case .view, .table, .collection, .split, .page, .alert, .actionSheet, .system:
        break
      }
    }
  }

  private mutating func revealTab(
    _ child: ID<Controller>, of tabs: ID<Controller>, animated: Bool
  ) {
    guard let position = run.position(of: tabs) else { return }
    if let stands = moreStack(of: tabs).firstIndex(of: child) {
      selectMore(of: tabs, byPerson: false)
      // What was pushed over it goes.
      return cutOverMore(of: tabs, to: stands + 1, animated: animated)
    }
    let index = run.identities(run.state.tabs(of: position)).firstIndex(of: child)
    if let index, run.state.selectedIndex(of: position) != index {
      select(index: index, of: tabs)
    }
  }
}

extension Program {
  // MARK: Search

  struct UnwindTarget {
    let position: Int
    let method: ID<Method>
  }

  /// From the source's closest ancestor outwards: each looks through its other children first, deepest first, then
  /// at itself (SEG-53, SEG-54).
  func unwindTarget(
    of action: Name, from source: Int, in state: NavigationState,
    noting occurrences: inout [Occurrence]?
  ) -> UnwindTarget? {
    var child = source
    while let ancestor = state.parent(of: child) {
      for candidate in searchOrder(of: ancestor, in: state) where candidate != child {
        if let found = search(candidate, for: action, in: state, noting: &occurrences) {
          return found
        }
      }
      if let method = answer(to: action, of: ancestor, in: state, noting: &occurrences) {
        return UnwindTarget(position: ancestor, method: method)
      }
      child = ancestor
    }
    return nil
  }

  /// Depth first, descendants before the controller itself.
  private func search(
    _ position: Int, for action: Name, in state: NavigationState,
    noting occurrences: inout [Occurrence]?
  ) -> UnwindTarget? {
    for child in searchOrder(of: position, in: state) {
      if let found = search(child, for: action, in: state, noting: &occurrences) { return found }
    }
    return answer(to: action, of: position, in: state, noting: &occurrences).map {
      UnwindTarget(position: position, method: $0)
    }
  }

  /// The children that may be unwound to. A stack is searched from the top (SEG-55); of tabs and columns, what is
  /// shown comes first.
  private func searchOrder(of position: Int, in state: NavigationState) -> [Int] {
    let shown = state.shownChildren(of: position)
    let end = state.subtree(of: position).upperBound
    let depth = state.controllers[position].depth + 1
    var children: [Int] = []
    for candidate in position + 1..<max(position + 1, end) {
      let row = state.controllers[candidate]
      if row.depth == depth && row.role != .presented && row.role != .leaving {
        children.append(candidate)
      }
    }
    if state.controllers[position].kind == .navigation { return children.reversed() }
    return shown + children.filter { !shown.contains($0) }
  }

  /// SEG-54: it has the action, and `canPerformUnwindSegueAction` agrees.
  private func answer(
    to action: Name, of position: Int, in state: NavigationState,
    noting occurrences: inout [Occurrence]?
  ) -> ID<Method>? {
    let controller = state.controllers[position]
    guard !controller.isSynthetic, let found = method(.unwind, action, of: controller.scene) else {
      return nil
    }
    guard let condition = self[found].condition else { return found }
    let agrees = holds(condition, in: state, Scope(controller.identity))
    occurrences?.append(.decided(.unwind(found), holds: agrees))
    return agrees ? found : nil
  }

  /// The lowest presentation between the destination and the source.
  fileprivate func cover(
    of destination: ID<Controller>, hiding source: ID<Controller>, in state: NavigationState
  ) -> ID<Controller>? {
    guard let target = state.position(of: destination), let start = state.position(of: source)
    else { return nil }
    var above: [Int] = []
    var next: Int? = target
    while let position = next {
      above.append(position)
      next = state.parent(of: position)
    }
    // What the source is presented in, up to the first ancestor that they share.
    var lowest: ID<Controller>?
    var current = start
    while !above.contains(current) {
      if state.controllers[current].role == .presented {
        lowest = state.controllers[current].identity
      }
      guard let parent = state.parent(of: current) else { break }
      current = parent
    }
    return lowest
  }
}
