import NavModel
import NavText

extension ProgramMatching {
  /// Tests and checks go by their titles.
  mutating func pairTests(_ old: MatchedSide, _ new: MatchedSide) {
    scenarios.pairInOrder(old, new, among: MatchedSide.scenarios) { side, id, _ in
      [side.number(side.program[id].title)]
    }
    checks.pairInOrder(old, new, among: MatchedSide.checks) { side, id, _ in
      [side.number(side.program[id].title)]
    }
  }
}
