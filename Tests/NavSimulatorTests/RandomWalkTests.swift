import Foundation
import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// Wherever one goes, the state holds together. These few steps go elsewhere in every run; `NAVSCENE_STEPS=100000` goes
/// farther.
@Suite struct RandomWalkTests {
  static let sketches = [
    StackTests.program, TabTests.program, TabTests.seven, PresentTests.program,
    SegueTests.program, SplitTests.program(style: 0), SplitTests.program(style: 1),
    SplitTests.columns,
  ]

  /// For each app.
  static let steps =
    ProcessInfo.processInfo.environment["NAVSCENE_STEPS"].flatMap { Int($0) } ?? 400

  @Test(arguments: sketches.indices)
  func throughSketches(_ index: Int) {
    walk(Self.sketches[index], Self.steps, "sketch \(index)")
  }

  @Test(arguments: Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken") })
  func throughSamples(_ path: String) throws {
    let source = SourceText(path: path, Project.text(of: path))
    let program = try #require(Compilation(Table([source])).program)
    walk(program, Self.steps, path)
  }

  @Test func throughGeneratedApps() {
    for random in SeededRandom.cases(max(20, Self.steps / 50)) {
      var generator = SourceGenerator(random)
      // Whether it compiles is another property.
      guard let program = Compilation(Table(generator.project())).program else { continue }
      guard walk(program, 50, "generated from \(random.seed)", seed: random.seed) else { return }
    }
  }

  @discardableResult
  private func walk(
    _ program: Program, _ steps: Int, _ name: String, seed: UInt64? = nil
  ) -> Bool {
    var walk = RandomWalk(program, seed: seed ?? SeededRandom.cases(1)[0].seed)
    guard let failure = walk.walk(steps) else { return true }
    let app = seed == nil ? "" : "\nin\n\(program.outline())"
    Issue.record("\(name): \(failure)\nsee it again with NAVSCENE_SEED=\(failure.seed)\(app)")
    return false
  }
}
