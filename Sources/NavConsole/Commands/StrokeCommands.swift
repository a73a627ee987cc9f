import NavModel
import NavSimulator
import NavText

extension Program {
  /// What `longPress`, `swipe` and their kin mean: fingers on what is named, or on the view of the screen.
  func strokeEvent(
    _ stroke: Stroke, _ target: CommandRequest.Target?, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    guard let target else { return .success(.stroke(stroke, on: nil, row: nil)) }
    return touchable(target, in: state).flatMap { found in
      if case .tapBarItem(let item) = found.event, stroke == .longPress {
        return .success(.pressBarItem(item))
      }
      if let element = found.element {
        return .success(.stroke(stroke, on: element, row: found.row))
      }
      return .failure(
        CommandProblem("refused", "nothing recognises \(stroke.words) on '\(target.text)'"))
    }
  }

  /// What `increment` and `decrement` mean.
  func changeEvent(
    _ change: ValueChange, _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    touchable(target, in: state).flatMap { found in
      if let element = found.element {
        return .success(.change(element, row: found.row, change))
      }
      return .failure(
        CommandProblem("refused", "'\(target.text)' has no value that goes up and down by touch"))
    }
  }
}
