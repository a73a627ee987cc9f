import NavConsole
import NavModel
import NavSimulator
import NavText

/// Moves as a person reads them: each as a line of `run`, and what it changed.
public struct MoveTrace: Sendable {
  /// One move.
  public struct Step: Sendable {
    /// What is typed to make it; saving and restoring takes two lines.
    public let lines: [String]
    /// What is otherwise afterwards, one sentence a line.
    public let changes: [String]
    /// What UIKit raised or logged.
    public let diagnostics: [RuntimeDiagnostic]
  }

  /// What is seen after the launch.
  public let start: [String]
  public let steps: [Step]
  /// The state at the end; nil where the app has ended.
  public let end: NavigationState?

  /// Replays moves from the state after a launch.
  public init(of moves: [Move], from start: NavigationState, in program: Program) {
    self.start = [StateFacts(of: start, in: program).visible]
    var steps: [Step] = []
    var state = start
    var facts = StateFacts(of: start, in: program)
    for move in moves {
      var lines: [String] = []
      var effects: [Effect] = []
      for event in program.events(of: move, in: state) {
        lines.append(program.line(of: event, in: state))
        (state, effects) = program.step(state, event)
      }
      let diagnostics = effects.compactMap { effect -> RuntimeDiagnostic? in
        switch effect {
        case .raised(let diagnostic), .logged(let diagnostic): diagnostic
        default: nil
        }
      }
      let next = StateFacts(of: state, in: program)
      let changes = state.isCrashed ? [] : next.changes(since: facts)
      facts = next
      steps.append(Step(lines: lines, changes: changes, diagnostics: diagnostics))
    }
    self.steps = steps
    end = state.isCrashed ? nil : state
  }

  /// The commands alone, for a script.
  public var script: [String] { steps.flatMap { $0.lines } }
}

extension Program {
  /// What a person types; a saved state gets a name of its own.
  fileprivate func line(of event: Event, in state: NavigationState) -> String {
    switch event {
    case .save: "save \(Self.archiveName)"
    case .restore: "restore \(Self.archiveName)"
    case .launch: "launch"
    case .rotate(let orientation): "rotate \(orientation.keyword)"
    case .performSegue(let segue) where !self[segue].identifier.isNone:
      "perform \"\(self[self[segue].identifier])\""
    case .runAction(let method): "do \(self[self[method].name])"
    case .setVariable(let variable, let value):
      "set \(self[self[variable].name]) \(text(of: value, in: self[variable].domain))"
    default: line(for: event, in: state) ?? Self.nameless
    }
  }

  private static var archiveName: String { "background" }
  /// For what no line can say: a comment, so that a script that has it still reads.
  private static var nameless: String { "# a touch on something without a name" }
}

/// What a person would say of a state.
private struct StateFacts {
  /// A fact that has a name, and a value that changes.
  struct Fact {
    let name: String
    let value: String
    /// Whether it is there or not, and has no other value.
    var isFlag = false
  }

  let visible: String
  /// The scenes of each stack, root first, by the stack's name.
  let stacks: [(name: String, members: [String])]
  let presented: [String]
  let others: [Fact]

  init(of state: NavigationState, in program: Program) {
    func name(_ position: Int) -> String {
      let controller = state.controllers[position]
      return controller.isSynthetic ? "" : program[program[controller.scene].name]
    }
    visible = state.visible.map { name($0) } ?? "nothing"
    stacks = state.controllers.indices.filter { state.controllers[$0].kind == .navigation }.map {
      (name($0), state.members(of: $0).map { name($0) })
    }
    presented = state.presentedChain.map { name($0) }
    var others: [Fact] = []
    for variable in program.appVariables where Int(program[variable].slot) < state.appValues.count {
      others.append(
        Fact(
          name: program[program[variable].name],
          value: program.text(
            of: state.appValues[Int(program[variable].slot)], in: program[variable].domain)))
    }
    for controller in state.controllers where !controller.isSynthetic {
      let name = program[program[controller.scene].name]
      if controller.isEditing {
        others.append(Fact(name: "editing of \(name)", value: "", isFlag: true))
      }
      for (variable, value) in program.instanceValues(of: controller, in: state) {
        others.append(
          Fact(
            name: "\(program[program[variable].name]) of \(name)",
            value: program.text(of: value, in: program[variable].domain)))
      }
    }
    self.others = others
  }

  func changes(since old: StateFacts) -> [String] {
    var changes: [String] = []
    if visible != old.visible { changes.append("visible \(old.visible) -> \(visible)") }
    for (name, members) in stacks {
      let before = old.stacks.first { $0.name == name }?.members ?? []
      if let change = change(from: before, to: members) {
        changes.append("stack \(name) \(change)")
      }
    }
    if let change = change(from: old.presented, to: presented) {
      changes.append("presented \(change)")
    }
    // What comes with a scene or goes with it is no change of its own, but that it is edited.
    for fact in others {
      let before = old.others.first { $0.name == fact.name }?.value
      if let before, before != fact.value {
        changes.append("\(fact.name) \(before) -> \(fact.value)")
      } else if before == nil && fact.isFlag {
        changes.append("\(fact.name)")
      }
    }
    for fact in old.others where fact.isFlag && !others.contains(where: { $0.name == fact.name }) {
      changes.append("not \(fact.name)")
    }
    return changes
  }

  /// What came and what went at the end of a list.
  private func change(from old: [String], to new: [String]) -> String? {
    guard old != new else { return nil }
    var common = 0
    while common < old.count && common < new.count && old[common] == new[common] { common += 1 }
    let gone = old[common...].map { "- \($0)" }
    let come = new[common...].map { "+ \($0)" }
    return (gone + come).joined(separator: " ")
  }
}
