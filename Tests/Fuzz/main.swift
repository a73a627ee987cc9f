// Feeds the compiler, the formatter, the graph loader and the simulator with what editors, networks and people break.
//
//     swift run -c release Fuzz --seconds 60
//     swift run -c release Fuzz --seed 42 --cases 1
//     swift run -c release Fuzz --steps 5000000
//     swift run -c release Fuzz --storyboards
//     swift run -c release Fuzz --mutants 2000
//     swift run -c release Fuzz --projects 10000
//     swift run -c release Fuzz --seed 42 --write /tmp/project
//     swift run -c release Fuzz --small-apps 1000 --write /tmp/apps
//     swift run -c release Fuzz --walk-claims 200
//     swift run -c release Fuzz --growth
//     swift run -c release Fuzz --frames
//
// With --steps nothing is broken on purpose: somebody walks through the samples and through generated apps. With
// --storyboards real storyboards are cut off at every kilobyte. With --mutants the linter is judged: real storyboards
// get one defect each, of which it must say exactly one thing. With --projects it is judged by whole projects that were
// made up: sound ones, of which it must say nothing, then the same with one defect each. With --walk-claims verdicts are
// judged: what was proven of samples and of made up apps survives random steps, --steps of them for each group of claims,
// and what was refuted is seen when its moves are made. With --growth every kind of
// input is doubled twice, and what each command costs is compared; --count and --only choose how large and which. With --frames the
// layout is compared with the frames that Interface Builder stored in real storyboards, by cause; --list-frames lists
// them all.
//
// With --exports real storyboards are exported and imported again, with --updates they are brought up to date with their own
// text, unchanged and then --count times one of them changed in one place; --only chooses files. With --ui-tests the UI
// tests of --count made-up apps and of real storyboards are generated and played.
//
// A case is made from its seed alone. A crash prints the seed of the case it happened in, a broken promise says which.

import Foundation
import NavCheck
import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavSyntax
import NavTesting
import NavText

/// What is judged by its flag alone.
enum Judged: String {
  case growth = "--growth"
  case storyboards = "--storyboards"
  case updates = "--updates"
  case exports = "--exports"
  case frames = "--frames"
  case listOfFrames = "--list-frames"
  case uiTests = "--ui-tests"
}

struct Options {
  var seconds = 60.0
  var cases = Int.max
  /// Of walks alone.
  var steps: Int?
  /// How many sound storyboards are broken in one place each, to see what the linter says.
  var mutants: Int?
  /// How many sound projects are made up and linted.
  var projects: Int?
  /// How many small apps' claims are judged by walking.
  var walkedClaims: Int?
  /// How many small apps with claims are written, for judges of the explorer.
  var smallApps: Int?
  /// Where the project of the seed is written, to be looked at.
  var folder: String?
  /// What is judged instead, of how many things, and of which.
  var judged: Judged?
  var count = 2_000
  var only: String?
  /// Where real storyboards are.
  var corpus = StoryboardFiles.realFolder
  var seed = UInt64.random(in: 0..<1_000_000_000)

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if let judged = Judged(rawValue: flag) {
        self.judged = judged
        continue
      }
      guard let value = rest.popFirst() else { exit(usage: "\(flag) needs a value") }
      if flag == "--corpus" {
        guard !StoryboardFiles.real(in: value).isEmpty else {
          exit(usage: "there is no storyboard in \(value)")
        }
        corpus = value
        continue
      }
      if flag == "--write" {
        folder = value
        continue
      }
      if flag == "--only" {
        only = value
        continue
      }
      guard let number = UInt64(value) else { exit(usage: "\(value) is no number") }
      switch flag {
      case "--seconds": seconds = Double(number)
      case "--cases": cases = Int(number)
      case "--steps": steps = Int(number)
      case "--count": count = Int(number)
      case "--mutants": mutants = Int(number)
      case "--projects": projects = Int(number)
      case "--small-apps": smallApps = Int(number)
      case "--walk-claims": walkedClaims = Int(number)
      case "--seed": seed = number
      default: exit(usage: "unknown flag \(flag)")
      }
    }
  }
}

func exit(usage message: String) -> Never {
  print(
    "\(message)\nusage: Fuzz [--seconds N | --cases N | --steps N | --mutants N | --projects N | --walk-claims N | --storyboards | --frames | --list-frames | --growth | --write FOLDER] [--seed N] [--corpus FOLDER]"
  )
  exit(2)
}

/// The seed of the case at hand, for the signal handler.
nonisolated(unsafe) var currentSeed: UInt64 = 0

func installCrashReporter() {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
    signal(number) { number in
      let text = "crash (signal \(number)): see it again with --seed \(currentSeed) --cases 1\n"
      FileHandle.standardError.write(Data(text.utf8))
      _exit(1)
    }
  }
}

func fail(_ promise: String) -> Never {
  print("broken promise: \(promise)\nsee it again with --seed \(currentSeed) --cases 1")
  exit(1)
}

struct Tally {
  var cases = 0
  var bytes = 0
  var largest = 0
  var compiled = 0
  var diagnostics = 0
  var events = 0
  var graphs = 0
  var storyboards = 0
  private var peak = 0
  /// The case that raised the peak of memory the most.
  private(set) var hungriest: UInt64 = 0
  private var largestRise = 0

  mutating func note(_ memory: Int, of seed: UInt64) {
    if memory - peak > largestRise && cases > 100 {
      largestRise = memory - peak
      hungriest = seed
    }
    peak = max(peak, memory)
  }
}

/// In bytes, since the process began.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Int(usage.ru_maxrss) * 1024
}

/// One case: a project, maybe broken, through every stage.
func run(seed: UInt64, _ tally: inout Tally) {
  var random = SeededRandom(seed: seed)
  if random.chance(15) {
    breakStoryboards(&random, &tally)
    return
  }
  var generator = SourceGenerator(SeededRandom(seed: random.next()))
  var files = random.chance(3) ? [randomBytes(&random)] : generator.project()
  if !random.chance(15) {
    for _ in 0...random.below(4) {
      let index = random.below(files.count)
      let broken = random.pick(Array(SourceMutator.allCases)).mutate(files[index].bytes, &random)
      files[index] = SourceText(path: files[index].path, bytes: broken)
    }
  }
  let sources = Table(files)
  let size = files.reduce(0) { $0 + $1.bytes.count }
  tally.cases += 1
  tally.bytes += size
  tally.largest = max(tally.largest, size)

  let compilation = Compilation(sources)
  tally.diagnostics += compilation.diagnostics.count
  checkPlaces(compilation)
  var writer = TextWriter()
  report(Array(compilation.diagnostics.prefix(20)), sources, as: .text, into: &writer)
  if random.chance(20) { checkFormat(files[0]) }
  guard let program = compilation.program else { return }
  tally.compiled += 1
  if let violation = program.firstViolation() { fail("a compiled program is valid: \(violation)") }
  if random.chance(30) { checkGraph(program, &random, &tally) }
  walk(program, &random, &tally)
}

func randomBytes(_ random: inout SeededRandom) -> SourceText {
  let count = random.below(2000)
  return SourceText(
    path: "Random.navscene", bytes: (0..<count).map { _ in UInt8(random.below(256)) })
}

func checkPlaces(_ compilation: Compilation) {
  checkPlaces(compilation.diagnostics, compilation.sources)
}

func checkPlaces(_ diagnostics: [Diagnostic], _ sources: Table<SourceText>) {
  for diagnostic in diagnostics {
    for label in [diagnostic.primary] + diagnostic.related {
      let count = sources[label.location.file].bytes.count
      let range = label.location.range
      guard range.start <= range.end, Int(range.end) <= count else {
        fail(
          "every place lies in its file: \(diagnostic.code) at \(range.start)..<\(range.end) of \(count)"
        )
      }
    }
  }
}

func checkFormat(_ source: SourceText) {
  let once = format(source)
  let twice = format(SourceText(path: source.path, bytes: once.bytes))
  if once.problems.isEmpty && twice.bytes != once.bytes { fail("formatting twice changes nothing") }
}

/// A graph comes back as it was; a broken one is refused or valid, never a crash.
func checkGraph(_ program: Program, _ random: inout SeededRandom, _ tally: inout Tally) {
  let graph = program.graph()
  guard let loaded = try? Program(graph: graph), loaded.graph() == graph else {
    fail("a graph that was written can be read")
  }
  for _ in 0..<8 {
    tally.graphs += 1
    var broken = graph
    for _ in 0...random.below(3) where !broken.isEmpty {
      broken[random.below(broken.count)] = UInt8(random.below(256))
    }
    if random.chance(20) { broken.removeLast(random.below(broken.count + 1)) }
    if let survivor = try? Program(graph: broken), let violation = survivor.firstViolation() {
      fail("a graph that was read is valid: \(violation)")
    }
  }
}

/// A random walk: what a person can do, and what nobody would; then the same by words.
func walk(_ program: Program, _ random: inout SeededRandom, _ tally: inout Tally) {
  var walk = RandomWalk(program, seed: random.next())
  walk.judgesLayouts = true
  if let failure = walk.walk(random.below(60)) {
    fail(
      "every state that is reached is valid: \(failure)\nof\n\(String(decoding: canonicalText(of: program), as: UTF8.self))"
    )
  }
  tally.events += walk.steps
  var state = program.launch().state
  for _ in 0..<random.below(20) {
    tally.events += 1
    guard case .success(let command) = parseCommand(hostileLine(program, &random)),
      case .success(let event) = program.event(for: command, in: state)
    else { continue }
    let result = program.checkedStep(state, event)
    if let broken = result.broken {
      fail(
        "\(broken) after \(event)\nof\n\(String(decoding: canonicalText(of: program), as: UTF8.self))"
      )
    }
    state = result.next
  }
}

func hostileLine(_ program: Program, _ random: inout SeededRandom) -> String {
  let command = random.pick(Array(CommandKind.allCases)).facts.command
  func name() -> String {
    random.chance(80)
      ? program[Name(random.below(program.names.count))]
      : random.pick(["", "\"", "-1", "99999999999", "ü"])
  }
  return random.pick([
    command, "\(command) \(name())", "\(command) \"\(name())\"", "\(command) \(name()) \(name())",
    "\(command) \(random.below(9))", "\(command) \(name()),\(name())",
  ])
}

/// Turn by turn a sample, farther, and a generated app.
func walkFar(_ steps: Int, seed: UInt64) {
  let samples = Project.files(under: "Samples", ".navscene").compactMap {
    Compilation(Table([SourceText(path: $0, Project.text(of: $0))])).program
  }
  var done = 0
  var walks: UInt64 = 0
  while done < steps {
    currentSeed = seed &+ walks
    var generator = SourceGenerator(SeededRandom(seed: currentSeed))
    let generated = Compilation(Table(generator.project())).program
    let sample = samples.isEmpty ? nil : samples[Int(currentSeed % UInt64(samples.count))]
    walks += 1
    for (program, count) in [(sample, 2000), (generated, 200)] {
      guard let program else { continue }
      var walk = RandomWalk(program, seed: currentSeed)
      if let failure = walk.walk(count) {
        print("\(failure)\nsee it again with --seed \(currentSeed) --steps 1")
        print(program.outline())
        exit(1)
      }
      done += walk.steps
    }
  }
  print("\(done) steps in \(walks) walks from seed \(seed): every state held together")
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
if options.judged == .growth { exit(growth(of: options.count, only: options.only) ? 0 : 1) }
installCrashReporter()
if let count = options.smallApps {
  guard let folder = options.folder else { exit(usage: "--small-apps needs --write FOLDER") }
  writeSmallApps(count, from: options.seed, to: folder)
  exit(0)
}
if let apps = options.walkedClaims {
  exit(walkClaims(apps, steps: options.steps ?? 1_000_000, seed: options.seed) ? 0 : 1)
}
if let steps = options.steps {
  walkFar(steps, seed: options.seed)
  exit(0)
}
if let mutants = options.mutants {
  exit(judgeMutants(mutants, seed: options.seed, corpus: options.corpus) ? 0 : 1)
}
if let folder = options.folder {
  try writeProject(seed: options.seed, to: folder)
  exit(0)
}
if let projects = options.projects {
  let isSilent = judgeProjects(projects, seed: options.seed)
  let isHeard = judgeBrokenProjects(max(1, projects / 10), seed: options.seed)
  exit(isSilent && isHeard ? 0 : 1)
}
if let judged = options.judged {
  switch judged {
  case .growth: break
  case .storyboards: cutStoryboards(corpus: options.corpus)
  case .updates:
    updateStoryboards(
      corpus: options.corpus, only: options.only, edits: options.count, seed: options.seed)
  case .exports:
    exportSamples(only: options.only)
    exportStoryboards(corpus: options.corpus, only: options.only)
  case .frames: compareFrames(corpus: options.corpus)
  case .listOfFrames: listFrames(corpus: options.corpus)
  case .uiTests:
    playUITests(
      count: options.count, seed: options.seed, corpus: options.corpus, only: options.only)
  }
  exit(0)
}
let firstPeak = peakMemory()
var tally = Tally()
let start = Date()
while tally.cases < options.cases, Date().timeIntervalSince(start) < options.seconds {
  currentSeed = options.seed &+ UInt64(tally.cases)
  // Nothing takes that long: whoever is still busy then would be for ever.
  alarm(120)
  run(seed: currentSeed, &tally)
  tally.note(peakMemory(), of: currentSeed)
}
let peak = peakMemory()
print(
  "\(tally.cases) cases from seed \(options.seed): \(tally.bytes / 1_000_000) MB read, \(tally.compiled) programs, "
    + "\(tally.storyboards) broken storyboards, "
    + "\(tally.diagnostics) diagnostics, \(tally.graphs) broken graphs, \(tally.events) events; largest input "
    + "\(tally.largest / 1000) kB, peak memory \(peak / 1_000_000) MB (case \(tally.hungriest))")
// Whatever is fed in, memory stays a small multiple of it. Under `swift run` the peak is that of its process at first.
if peak > max(firstPeak, 100_000_000) + tally.largest * 100 {
  fail("memory is bounded by the size of the input")
}
