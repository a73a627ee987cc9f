import Foundation
import NavTesting

/// Doubles every kind of input twice, calls every command that reads it, and prints a line for each. False where
/// anything grew faster than its input.
///
/// Processor time is what people pay, and the only measure that every system has: counters of instructions are closed to
/// virtual machines. It is noisy, so a suspect is measured again before it is accused, the least of each size counts,
/// and what takes no time is left in peace. That is why this is a command, and `swift test` compares only what is exact.
func growth(of count: Int, only filter: String?) -> Bool {
  let executable = Project.products + "/navscene"
  guard FileManager.default.isExecutableFile(atPath: executable) else {
    exit(usage: "there is no \(executable); build it first")
  }
  let inputs = GrowingInput.all.filter { input in filter.map { input.name.contains($0) } ?? true }
  print(row("input", "command", "count", "seconds", "x", "MB", "/in", "kB out", "/in"))
  var accused = 0
  for input in inputs {
    for command in input.commands {
      do {
        var growth = try Growth(input, command, count, executable)
        for _ in 0..<2 where growth.verdict != nil && !growth.isOver {
          growth = growth.least(try Growth(input, command, count, executable))
        }
        print(growth.line(input, command))
        accused += growth.verdict == nil ? 0 : 1
        // What is over has nothing more to tell.
        if growth.isOver { break }
      } catch {
        exit(usage: "\(error)")
      }
    }
  }
  print(
    accused == 0
      ? "\(inputs.count) kinds of input: all costs grow with the input"
      : "\(accused) costs grow faster than their input")
  return accused == 0
}

/// The costs of one command on an input of three sizes.
private struct Growth {
  let count: Int
  var costs: [Cost] = []
  var isOver = false

  struct Cost {
    var seconds: Double
    var memory: Int
    let output: Int
    let input: Int
    let exitCode: Int32?
  }

  init(
    _ input: GrowingInput, _ command: GrowingInput.Command, _ count: Int, _ executable: String
  ) throws {
    self.count = count
    for factor in [1, 2, 4] {
      let cost = try GrowthMeasurement(input, count * factor, command, executable: executable)
      costs.append(
        Cost(
          seconds: cost.seconds, memory: cost.memory, output: cost.output, input: cost.input,
          exitCode: cost.exitCode))
      isOver = cost.seconds > 20
      if isOver { break }
    }
  }

  func least(_ other: Growth) -> Growth {
    var least = self
    for index in costs.indices where other.costs.indices.contains(index) {
      least.costs[index].seconds = min(costs[index].seconds, other.costs[index].seconds)
      least.costs[index].memory = min(costs[index].memory, other.costs[index].memory)
    }
    return least
  }

  private var last: Cost { costs[costs.count - 1] }

  /// By how much the second doubling multiplied the time.
  private var factor: Double {
    costs.count < 3 ? .infinity : last.seconds / max(costs[1].seconds, 0.004)
  }

  /// What is wrong; nil for costs that grow with the input.
  var verdict: String? {
    if isOver { return "TOO SLOW" }
    guard let code = last.exitCode, code <= 2 else { return "FAILED" }
    if last.seconds > 0.15 && factor > 2.9 { return "TIME" }
    let (first, second) = (costs[1].memory - costs[0].memory, last.memory - costs[1].memory)
    if last.memory > 80_000_000 && second > 3 * max(first, 2_000_000) { return "MEMORY" }
    if last.output > 200_000 && Double(last.output) > 2.7 * Double(costs[1].output) {
      return "OUTPUT"
    }
    return nil
  }

  func line(_ input: GrowingInput, _ command: GrowingInput.Command) -> String {
    row(
      input.name, command.rawValue, "\(count * 4)", String(format: "%.2f", last.seconds),
      String(format: "%.1f", factor), "\(last.memory >> 20)",
      "\(last.memory / max(1, last.input))", "\(last.output / 1000)",
      "\(last.output / max(1, last.input))") + (verdict.map { "  " + $0 } ?? "")
  }
}

private func row(_ name: String, _ command: String, _ numbers: String...) -> String {
  let columns = [(name, 46), (command, 17)] + numbers.map { ($0, -8) }
  return columns.map { text, width in
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }.joined(separator: " ")
}
