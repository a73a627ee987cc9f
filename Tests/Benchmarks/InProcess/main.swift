/// What each stage costs without the process around it: `Benchmarks STAGE[,STAGE…] REPETITIONS FILE...`.
///
/// Prints a line a stage: its name, how many units it handled and what they are, bytes, the shortest and the
/// median seconds of a repetition, and a checksum where a peer does the same. `Tests/Benchmarks/run` makes the table.
guard CommandLine.arguments.count >= 3, let repetitions = Int(CommandLine.arguments[2]) else {
  fail(
    "usage: Benchmarks \(Stage.allCases.map(\.rawValue).joined(separator: ",")) REPETITIONS FILE..."
  )
}
let stages = CommandLine.arguments[1].split(separator: ",").map { word in
  guard let stage = Stage(rawValue: String(word)) else { fail("there is no stage '\(word)'") }
  return stage
}
setAllocator()
let content = Content(paths: Array(CommandLine.arguments.dropFirst(3)))
for stage in stages {
  print(stage.measure(content, repetitions: max(1, repetitions)).line)
}
