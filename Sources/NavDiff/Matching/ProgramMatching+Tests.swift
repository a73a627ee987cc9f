import NavModel
import NavText

extension ProgramMatching {
  /// Tests and checks go by their titles.
  mutating func pairTests(_ old: MatchedSide, _ new: MatchedSide) {
    scenarios.pairInOrder(old, new, among: { $0.program.scenarios.ids }) { side, id, _ in
      [side.number(side.program[id].title)]
    }
    checks.pairInOrder(old, new, among: { $0.program.checks.ids }) { side, id, _ in
      [side.number(side.program[id].title)]
    }
  }
}
