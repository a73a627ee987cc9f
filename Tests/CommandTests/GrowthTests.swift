import NavTesting
import Testing

/// What navscene writes grows with what it reads, for everything that an input can have many of.
///
/// Bytes are the same wherever a test runs. Time is not, and no counter of steps is to be had everywhere, so it is
/// compared by `swift run -c release Fuzz --growth`, which has larger inputs too.
struct GrowthTests {
  @Test(arguments: GrowingInput.all)
  func anOutputGrowsWithItsInput(_ input: GrowingInput) throws {
    let command = input.outlet
    let costs = try [40, 80, 160].map {
      try GrowthMeasurement(input, $0, command, executable: Workplace.executable.path)
    }
    for cost in costs { #expect(cost.exitCode.map { $0 <= 2 } ?? false, "\(command.rawValue)") }
    // What is written once for all is in the first two.
    let (first, second) = (costs[1].output - costs[0].output, costs[2].output - costs[1].output)
    #expect(
      second <= 3 * max(first, 2_000),
      "\(command.rawValue) writes \(costs.map { $0.output }) bytes for \(costs.map { $0.input })")
  }
}

extension GrowingInput {
  /// The command of it that says most.
  fileprivate var outlet: Command {
    [.text, .layout, .import, .lintSources].first { commands.contains($0) } ?? .lint
  }
}
