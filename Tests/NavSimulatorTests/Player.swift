import NavConsole
import NavModel
import NavSimulator
import NavText
import Testing

/// An app under a person's hands: commands in, what was noticed out.
struct Player {
  let program: Program
  private(set) var state: NavigationState
  private(set) var effects: [Effect]
  /// Why the last command could not be done.
  private(set) var refusal: String?

  init(
    _ program: Program, device: Device = .iPhone15, era: SystemEra = .modern,
    orientation: Orientation = .portrait
  ) {
    self.program = program
    (state, effects) = program.launch(device: device, era: era, orientation: orientation)
  }

  /// Does one command, and looks whether the state still holds together.
  mutating func callAsFunction(_ line: String) {
    effects = []
    refusal = nil
    switch parseCommand(line).flatMap({ program.event(for: $0, in: state) }) {
    case .failure(let problem):
      refusal = problem.help.map { "\(problem.message); \($0)" } ?? problem.message
    case .success(let event):
      (state, effects) = program.step(state, event)
      refusal = effects.refusal(in: program)
    }
    #expect(program.checkInvariants(of: state) == nil, "after \(line)")
  }

  var visible: String { program.screen(of: state).visible }
  var presented: [String] {
    program.screen(of: state).presented.map { "\($0.name) \($0.style.keyword)" }
  }
  var bar: NavigationBar { program.bars(in: state)[0] }
  var left: [String] { bar.left.map { $0.text } }
  var right: [String] { bar.right.map { $0.text } }
  var tabs: [String] { program.screen(of: state).tabBars.first?.items.map { $0.text } ?? [] }
  var lines: [String] { effects.map { program.line(for: $0) } }
  var errors: [String] { effects.compactMap { $0.error?.code } }

  var stack: [String] {
    guard let position = state.frontNavigations.first else { return [] }
    return state.stack(of: position).map { name(state.controllers[$0].scene) }
  }

  /// The stack of a navigation scene, in front or not.
  func stack(of scene: String) -> [String] {
    guard let position = state.controllers.firstIndex(where: { name($0.scene) == scene }) else {
      return []
    }
    return state.stack(of: position).map { name(state.controllers[$0].scene) }
  }

  func name(_ scene: ID<Scene>) -> String { program[program[scene].name] }
}
