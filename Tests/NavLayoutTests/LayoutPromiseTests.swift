import Foundation
import NavCompiler
import NavLayout
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// Whatever is shown, everything has a size, is in what it belongs to, and is there again the next time.
@Suite struct LayoutPromiseTests {
  static let samples = Project.files(under: "Samples", ".navscene").filter {
    !$0.contains("Broken")
  }

  /// For each app; `NAVSCENE_STEPS=100000` goes farther.
  static let steps =
    ProcessInfo.processInfo.environment["NAVSCENE_STEPS"].flatMap { Int($0) } ?? 300

  /// The first screen of every sample on every device, both ways up, in every era.
  @Test(arguments: samples)
  func onEveryDevice(_ path: String) throws {
    let program = try program(path)
    for device in Device.allCases {
      for era in SystemEra.allCases {
        for orientation in [Orientation.portrait, .landscapeLeft] {
          let state = program.launch(device: device, era: era, orientation: orientation).state
          guard let broken = program.brokenLayoutPromise(in: state) else { continue }
          Issue.record(
            "\(device.facts.name), \(era.facts.keyword), \(orientation.keyword): \(broken)")
          return
        }
      }
    }
  }

  /// Wherever one goes.
  @Test(arguments: samples)
  func onWalks(_ path: String) throws {
    walk(try program(path), Self.steps, seed: SeededRandom.cases(1)[0].seed, path)
  }

  @Test func throughGeneratedApps() {
    for random in SeededRandom.cases(max(30, Self.steps / 50)) {
      var generator = SourceGenerator(random)
      guard let program = Compilation(Table(generator.project())).program else { continue }
      walk(program, 60, seed: random.seed, "generated from \(random.seed)")
    }
  }

  private func walk(_ program: Program, _ steps: Int, seed: UInt64, _ name: String) {
    var walk = RandomWalk(program, seed: seed)
    walk.judgesLayouts = true
    if let failure = walk.walk(steps) { Issue.record("\(name): \(failure)") }
  }

  private func program(_ path: String) throws -> Program {
    let source = SourceText(path: path, Project.text(of: path))
    return try #require(Compilation(Table([source])).program)
  }
}
