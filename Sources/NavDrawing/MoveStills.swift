import NavConsole
import NavModel
import NavSimulator
import NavText

extension Program {
  /// A run from the state after a launch on, screen by screen. Each move comes with the lines that say it, one for each
  /// of its events. `violation` is what is wrong at the end.
  public func stills(
    of moves: [(move: Move, lines: [String])], from start: NavigationState, violation: String
  ) -> [Still] {
    var state = start
    var stills = [Still(caption: "launch", state: start)]
    for (move, lines) in moves {
      for (event, line) in zip(events(of: move, in: state), lines) {
        let (next, effects) = step(state, event)
        state = next
        stills.append(
          Still(caption: line, event: event, refusal: effects.refusal(in: self), state: state))
      }
    }
    stills[stills.count - 1].violation = violation
    return stills
  }
}
