import Foundation
import NavCheck
import NavModel
import NavStoryboard
import NavTesting
import NavText
import NavXcode

/// One case: storyboards of one app, broken, through every stage.
func breakStoryboards(_ random: inout SeededRandom, _ tally: inout Tally) {
  let all = StoryboardFiles.handwritten
  let first = random.pick(all)
  // Those of one folder are read together; one that lies in none is read alone.
  let folder = first.path.prefix { $0 != "/" }
  var files = all.filter { $0.path == first.path || $0.path.hasPrefix(folder + "/") }
  for _ in 0...random.below(4) {
    let index = random.below(files.count)
    let broken = random.pick(Array(XMLMutator.allCases)).mutate(files[index].bytes, &random)
    files[index] = SourceText(path: files[index].path, bytes: broken)
  }
  let size = files.reduce(0) { $0 + $1.bytes.count }
  tally.cases += 1
  tally.storyboards += 1
  tally.bytes += size
  tally.largest = max(tally.largest, size)
  let (compilation, findings) = lint(Table(files))
  tally.diagnostics += findings.count
  if let program = compilation.program, !program.scenes.isEmpty { tally.compiled += 1 }
  var writer = TextWriter()
  report(Array(findings.prefix(20)), compilation.sources, as: .text, into: &writer)
}

/// Everything that reads storyboards, and the promises that it makes.
func lint(
  _ files: Table<SourceText>
) -> (compilation: StoryboardCompilation, findings: [Diagnostic]) {
  let compilation = StoryboardCompilation(files)
  var findings = compilation.diagnostics
  if let program = compilation.program {
    if let violation = program.firstViolation() {
      fail("the program of a storyboard is valid: \(violation)")
    }
    findings += program.findings(
      unresolved: compilation.unresolvedReferences, project: compilation.projectContext)
  } else if findings.isEmpty {
    fail("what cannot be read is told")
  }
  checkPlaces(findings, compilation.sources)
  return (compilation, findings)
}

/// Real storyboards, cut off at every kilobyte: once as they are then, once with end tags for all that is open.
func cutStoryboards(corpus: String) {
  let files = StoryboardFiles.real(in: corpus)
  let start = Date()
  var (cuts, bytes, findings, programs, largest) = (0, 0, 0, 0, 0)
  let firstPeak = peakMemory()
  for (number, file) in files.enumerated() {
    currentSeed = UInt64(number)
    alarm(300)
    largest = max(largest, file.bytes.count)
    for count in stride(from: 0, through: file.bytes.count, by: 1024) {
      let cut = Array(file.bytes.prefix(count))
      for text in [cut, XMLMutator.closed(cut)] {
        let (compilation, found) = lint(Table([SourceText(path: file.path, bytes: text)]))
        cuts += 1
        bytes += text.count
        findings += found.count
        if let program = compilation.program, !program.scenes.isEmpty { programs += 1 }
      }
    }
  }
  let seconds = Date().timeIntervalSince(start)
  let peak = peakMemory()
  print(
    "\(cuts) cuts of \(files.count) files: \(bytes / 1_000_000) MB read, \(programs) programs, \(findings) findings, "
      + "\(Int(seconds)) s, peak memory \(peak / 1_000_000) MB, largest file \(largest / 1000) kB; no crash"
  )
  if peak > firstPeak + files.reduce(0, { $0 + $1.bytes.count }) + largest * 100 {
    fail("memory is bounded by the size of the input")
  }
}

/// Breaks real storyboards in one place each, and prints what the linter said of it.
func judgeMutants(_ count: Int, seed: UInt64, corpus: String) -> Bool {
  let real = StoryboardFiles.real(in: corpus)
  let documents = (real.isEmpty ? StoryboardFiles.handwritten : real).map { StoryboardDocument($0) }
  var judge = MutationJudge(StoryboardSample.all(of: documents))
  let start = Date()
  judge.judge(count, seed: seed)
  for surprise in judge.surprises { print(surprise) }
  print(
    "\n\(judge.total.mutants) mutants of \(judge.samples.count) storyboards from seed \(seed) in "
      + "\(Int(Date().timeIntervalSince(start))) s\n")
  print(judge.table)
  return judge.surprises.isEmpty
}
