import NavModel
import NavSimulator
import NavText

extension Program {
  /// What `type` means: keys, and the field that is touched first where one is named.
  func typeEvent(
    _ text: String, _ target: CommandRequest.Target?, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    guard let target else { return .success(.type(text, into: nil, row: nil)) }
    return tapEvent(target, in: state).flatMap { event in
      switch event {
      case .tapElement(let element): .success(.type(text, into: element, row: nil))
      case .tapRow(let element, let row): .success(.type(text, into: element, row: row))
      default:
        .failure(CommandProblem("refused", "'\(target.text)' cannot be typed into"))
      }
    }
  }
}
