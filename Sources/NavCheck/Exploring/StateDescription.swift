import NavConsole
import NavModel
import NavSimulator
import NavText

/// A state as a node of a graph is labelled: what is visible, and what lies around it.
public struct StateDescription: Sendable {
  /// A navigation controller and what is on it, root first.
  public struct Stack: Sendable {
    public let name: String
    public let members: [String]
  }

  /// A variable and its value, as the language spells it.
  public struct Value: Sendable {
    public let name: String
    public let value: String
  }

  /// The scene that is visible; nil where UIKit's own screen is.
  public let visible: String?
  public let stacks: [Stack]
  /// What is presented, from the bottom up.
  public let presented: [String]
  public let variables: [Value]

  public init(of state: NavigationState, in program: Program) {
    func name(_ position: Int) -> String? {
      let controller = state.controllers[position]
      return controller.isSynthetic ? nil : program[program[controller.scene].name]
    }
    visible = state.visible.flatMap { name($0) }
    stacks = state.controllers.indices.compactMap { position in
      guard state.controllers[position].kind == .navigation, let own = name(position) else {
        return nil
      }
      return Stack(name: own, members: state.members(of: position).compactMap { name($0) })
    }
    presented = state.presentedChain.compactMap { name($0) }
    variables = program.appVariables.compactMap { variable in
      let slot = Int(program[variable].slot)
      guard slot < state.appValues.count else { return nil }
      return Value(
        name: program[program[variable].name],
        value: program.text(of: state.appValues[slot], in: program[variable].domain))
    }
  }

  /// One line each for what there is to say.
  public var lines: [String] {
    var lines = [visible ?? "a screen of the system"]
    for stack in stacks { lines.append("\(stack.name): \(stack.members.joined(separator: ", "))") }
    if !presented.isEmpty { lines.append("presented: \(presented.joined(separator: ", "))") }
    for variable in variables { lines.append("\(variable.name) = \(variable.value)") }
    return lines
  }
}
