import Foundation
import NavTesting
import Testing

/// The command reads from a disk what other tests lint in memory, with links that lead nowhere.
@Suite("Projects that were made up, on a disk")
struct SyntheticProjectTests {
  @Test("the command says nothing of a sound project", arguments: SeededRandom.cases(12))
  func silence(random: SeededRandom) throws {
    let project = SyntheticProject(random.seed)
    let place = try Workplace()
    try project.write(to: place.path("App"))
    let outcome = try place.navscene("lint", "App", "--reporter", "jsonl")
    let loud = outcome.lines.filter {
      $0.contains("\"severity\": \"error\"") || $0.contains("\"severity\": \"warning\"")
        || $0.contains("\"severity\":\"error\"") || $0.contains("\"severity\":\"warning\"")
    }
    #expect(loud == [], "\(project)")
    #expect(outcome.code == 0, "\(project): \(outcome.errors)")
  }
}
