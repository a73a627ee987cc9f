import NavCompiler
import NavModel
import NavStoryboard
import NavTesting
import NavText

/// UI tests of made-up apps and of real storyboards are generated and played: each should pass on its own app.
func playUITests(count: Int, seed: UInt64, corpus: String, only: String?) {
  var (played, failed, skipped) = (0, 0, 0)
  func play(_ program: Program, _ name: String) {
    let tests = GeneratedUITests(of: program)
    let failures = tests.failures()
    played += tests.source.tests.count
    failed += failures.count
    skipped += tests.skipped
    for failure in failures { print("\(name) \(failure)") }
  }
  if only == nil {
    for number in 0..<UInt64(count) {
      var generator = SourceGenerator(SeededRandom(seed: seed + number))
      if let program = Compilation(Table(generator.project())).program {
        play(program, "--seed \(seed + number) --count 1:")
      }
    }
    print(
      "\(played) UI tests of \(count) made-up apps played, \(failed) failed, \(skipped) skipped")
  }
  (played, failed, skipped) = (0, 0, 0)
  let files = StoryboardFiles.real(in: corpus).filter { file in
    file.path.hasSuffix(".storyboard") && only.map { file.path.contains($0) } ?? true
  }
  for file in files {
    let compilation = StoryboardCompilation(Table([file]))
    if let program = compilation.program, !program.storyboards.isEmpty { play(program, file.path) }
  }
  print(
    "\(played) UI tests of \(files.count) real storyboards played, \(failed) failed, \(skipped) skipped"
  )
}
