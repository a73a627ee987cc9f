import NavModel
import NavSimulator
import NavText

extension Program {
  /// What is done to the row that a target is, or is in.
  func rowEvent(
    _ target: CommandRequest.Target, in state: NavigationState,
    _ event: (ID<Element>, Int32) -> Event
  ) -> Result<Event, CommandProblem> {
    tapEvent(target, in: state).flatMap { touch in
      switch touch {
      case .tapRow(let element, let row): .success(event(element, row))
      default:
        .failure(CommandProblem("refused", "'\(target.text)' is no row of a list"))
      }
    }
  }
}
