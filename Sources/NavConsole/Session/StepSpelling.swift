import NavModel
import NavSimulator
import NavText

extension Program {
  /// The line that does what a step of a test does, as a person would type it; nil when no line means just that event.
  public func line(
    for step: Command, doing event: Event, in state: NavigationState
  ) -> String? {
    guard let line = command(for: step, doing: event).line else {
      return line(for: event, in: state)
    }
    // An archive is found by its name, and not by what the line says.
    if step.kind == .restore || self.event(typedAs: line, in: state) == event { return line }
    return self.line(for: event, in: state)
  }

  private func command(for step: Command, doing event: Event) -> ConsoleCommand {
    var command = line(of: step)
    switch step.kind {
    case .setStack: command.operands = sceneLists[step.scenes].map { names[self[$0.scene].name] }
    case .set:
      if case .setVariable(let variable, let value) = event {
        command.operands = [
          names[self[variable].name], text(of: value, in: self[variable].domain),
        ]
      }
    case .launch:
      if case .launch(let storyboard?) = event {
        command.operands = [names[self[storyboard].name]]
      }
    default: break
    }
    return command
  }
}
