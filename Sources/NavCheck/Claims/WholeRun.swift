import NavModel
import NavSimulator
import NavText

/// A run of an app made on whole states, of moves that were found on parts of them.
struct WholeRun {
  private let program: Program
  private let moves: MoveSet
  private(set) var state: NavigationState
  private(set) var made: [Move] = []

  init(_ program: Program, from start: NavigationState, moves: MoveSet) {
    self.program = program
    self.moves = moves
    state = start
  }

  /// Makes moves that are known by their positions; false where there is no such run.
  mutating func take(_ path: [Int]?) -> Bool {
    guard let path else { return false }
    for index in path {
      let possible = program.moves(in: state, of: moves)
      guard possible.indices.contains(index) else { return false }
      _ = take(possible[index])
    }
    return true
  }

  mutating func take(_ move: Move?) -> Bool {
    guard let move else { return false }
    made.append(move)
    state = program.state(after: move, in: state)
    return true
  }
}
