import Foundation
import NavTesting
import NavText

/// Lints projects that are sound by construction: every error and every warning is a false one.
func judgeProjects(_ count: Int, seed: UInt64) -> Bool {
  let start = Date()
  var alarms: [String: (count: Int, example: String)] = [:]
  var falseCount = 0
  var fileCount = 0
  for number in 0..<UInt64(count) {
    currentSeed = seed &+ number
    alarm(60)
    let project = SyntheticProject(currentSeed)
    fileCount += project.files.count
    let found = project.falseAlarms()
    if found.isEmpty { continue }
    falseCount += 1
    for finding in found {
      let example = alarms[finding.code]?.example ?? "seed \(currentSeed), \(finding)"
      alarms[finding.code] = ((alarms[finding.code]?.count ?? 0) + 1, example)
    }
  }
  for (code, row) in alarms.sorted(by: { $0.value.count > $1.value.count }) {
    print("\(code): \(row.count) times; \(row.example)")
  }
  print(
    "\(count) sound projects from seed \(seed) with \(fileCount) files in \(Int(Date().timeIntervalSince(start))) s: "
      + "\(falseCount) with false alarms")
  return falseCount == 0
}

/// Breaks those projects in one place each, by every rule, and prints what the linter said of it.
func judgeBrokenProjects(_ count: Int, seed: UInt64) -> Bool {
  var judge = ProjectJudge()
  for number in 0..<UInt64(count) {
    currentSeed = seed &+ number
    alarm(60)
    judge.judge(SyntheticProject(currentSeed), share: 30)
  }
  for surprise in judge.surprises.prefix(200) { print(surprise) }
  print("\n\(judge.total.mutants) broken projects from seed \(seed)\n")
  print(judge.table)
  if !judge.unused.isEmpty { print("never made: \(judge.unused.joined(separator: ", "))") }
  return judge.surprises.isEmpty
}

/// Writes the project of a seed into a folder, to look at it.
func writeProject(seed: UInt64, to folder: String) throws {
  let project = SyntheticProject(seed)
  try project.write(to: folder)
  print(project)
  for finding in project.findings() { print(finding) }
}
