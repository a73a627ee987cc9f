import NavModel
import NavSimulator
import NavText

/// A scene that ways lead to which are never taken, because a condition on each of them never holds.
struct NeverShown {
  let scene: ID<Scene>
  /// What is never taken.
  let ways: [NavigationMap.Edge]
  /// The scenes that can only be reached through it.
  let others: [ID<Scene>]
}

extension ExploredApps {
  /// The scenes that the map calls reachable, and that no state shows, because of conditions that never hold.
  ///
  /// Nothing is concluded unless every state was visited, code outside has no part in any of them, and conditions explain
  /// everything that was not seen: whatever else may come about, on another device for one, could change what the
  /// conditions depend on.
  func neverShown(_ map: NavigationMap) -> [NeverShown] {
    let program = apps[0].exploration.program
    guard isComplete else { return [] }
    let isMissing = program.scenes.ids.map { scene in
      map.isReachable(scene) && !isSeen(scene) && !program[scene].kind.isMadeByCode
    }
    guard isMissing.contains(true) else { return [] }
    let starts = apps.map { program[$0.storyboard].initial }
    for scene in program.scenes.ids where isSeen(scene) && outside.mayAct(in: scene) { return [] }
    // What code outside shows by itself.
    for scene in map.scenes(from: map.entries.filter { !starts.contains($0) })
    where isMissing[Int(scene.index)] {
      return []
    }
    var found: [NeverShown] = []
    for scene in program.scenes.ids where isMissing[Int(scene.index)] {
      let ways = map.edges(to: scene).filter { isSeen($0.source) }
      if ways.isEmpty { continue }
      for way in ways where !isBlocked(way) { return [] }
      let inside = map.scenes(from: [scene]) { isMissing[Int($0.destination.index)] }
      let others = inside.filter { other in
        other != scene && !map.edges(to: other).contains { isSeen($0.source) }
      }
      found.append(NeverShown(scene: scene, ways: Array(ways), others: others))
    }
    return found
  }

  /// Whether a condition on a way of the program's own never holds where the way begins.
  private func isBlocked(_ way: NavigationMap.Edge) -> Bool {
    let program = apps[0].exploration.program
    switch way.origin {
    case .relationship, .attribute: return false
    case .segue(let id):
      guard program[id].trigger != .scene, let condition = program[cold: id].condition else {
        return false
      }
      return neverHold([Guard(condition, is: true)], in: way.source)
    case .statement(let id):
      var guards: [Guard]?
      for method in program.methods(of: way.source) {
        guards = program.guards(of: id, in: program[method].body) ?? guards
      }
      return guards.map { !$0.isEmpty && neverHold($0, in: way.source) } ?? false
    }
  }

  /// Whether in every state in which a scene is alive one of these is otherwise.
  private func neverHold(_ guards: [Guard], in scene: ID<Scene>) -> Bool {
    let program = apps[0].exploration.program
    for condition in guards {
      if outside.dependsOnInput(condition.expression, program) { return false }
      var isOfRow = false
      program.forEachVariable(in: condition.expression) {
        if program[$0].owner == .row { isOfRow = true }
      }
      // Which row will be touched is in no state.
      if isOfRow { return false }
    }
    return !apps.contains { $0.everHold(guards, in: scene) }
  }
}

extension ExploredApp {
  /// Whether in some state in which a scene is alive all of these are so.
  fileprivate func everHold(_ guards: [Guard], in scene: ID<Scene>) -> Bool {
    let program = exploration.program
    for id in exploration.states.ids where views[Int(id.index)].alive.contains(scene) {
      let state = exploration.states[id]
      for controller in state.controllers where controller.scene == scene {
        let hold = guards.allSatisfy {
          (program.value(of: $0.expression, for: controller.identity, in: state) != 0)
            == $0.value
        }
        if hold { return true }
      }
    }
    return false
  }
}

/// What must be so for a way to be taken.
private struct Guard {
  let expression: ID<Expression>
  let value: Bool

  init(_ expression: ID<Expression>, is value: Bool) {
    self.expression = expression
    self.value = value
  }
}

extension Program {
  /// The branches that a statement of a body is in; nil where it is not one of the body's.
  fileprivate func guards(of statement: ID<Statement>, in body: IDRange<Statement>) -> [Guard]? {
    var open: [(body: IDRange<Statement>, guards: [Guard])] = [(body, [])]
    var isBody = false
    while let (range, guards) = open.popLast() {
      for id in range {
        if id == statement {
          // A branch's statements may be among the rows of the body around it.
          if !guards.isEmpty { return guards }
          isBody = true
        }
        guard case .branch(let condition, let then, let otherwise) = self[id].operation else {
          continue
        }
        open.append((then, guards + [Guard(condition, is: true)]))
        open.append((otherwise, guards + [Guard(condition, is: false)]))
      }
    }
    return isBody ? [] : nil
  }
}
