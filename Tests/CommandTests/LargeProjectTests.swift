import Foundation
import Testing

/// Files of a large project are read by whoever works on them and let go then. Nobody can tell.
struct LargeProjectTests {
  /// Three texts of more than a megabyte altogether, which lead to each other.
  private static func texts() -> [String: String] {
    var files: [String: String] = [:]
    for file in 0..<3 {
      var text = "/// Of part \(file).\nstoryboard Part\(file) {\n    initial -> S\(file)x0\n"
      for scene in 0..<2_000 {
        let next = scene + 1 < 2_000 ? "S\(file)x\(scene + 1)" : "Part\((file + 1) % 3)"
        text += """
              /// The scene of the number \(scene), which has a name that tells it from the others.
              scene S\(file)x\(scene) {
                  title: "Scene \(scene) of part \(file)"
                  button Next "Go on to the next one" -> show \(next)
              }

          """
      }
      files["App/Part\(file).navscene"] = text + "}\n"
    }
    return files
  }

  @Test func aLargeProjectIsWhatItsPartsAre() throws {
    let workplace = try Workplace(Self.texts())
    let outcome = try workplace.navscene("compile", "App", "-o", "App.navgraph")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    let json = try workplace.navscene("compile", "App", "--emit", "json")
    #expect(json.output.contains("Of part 2."))
    #expect(json.output.contains("The scene of the number 1999, which has a name"))
    // Read as a whole, since standard input is among it.
    try FileManager.default.moveItem(
      atPath: workplace.path("App/Part2.navscene"), toPath: workplace.path("Part2"))
    let second = try workplace.shell(
      "$NAVSCENE compile App/Part0.navscene App/Part1.navscene - --stdin-filename App/Part2.navscene"
        + " -o Again.navgraph < Part2")
    #expect(second.code == 0)
    #expect(try workplace.read("App.navgraph") == workplace.read("Again.navgraph"))
  }

  @Test func mistakesInALargeProjectAreToldAsEver() throws {
    var files = Self.texts()
    files["App/Part1.navscene"]? += "scene Lost\n"
    let workplace = try Workplace(files)
    let large = try workplace.navscene("compile", "App", "-o", "App.navgraph")
    let small = try workplace.navscene("compile", "App/Part1.navscene", "-o", "App.navgraph")
    #expect(large.code == 1)
    #expect(large.output.contains("| scene Lost\n"))
    #expect(large.output.contains("'scene' is not allowed in a file"))
    #expect(small.output.contains("'scene' is not allowed in a file"))
    #expect(try !workplace.names().contains("App.navgraph"))
  }

  /// A file that looks like any other until somebody opens it.
  private static let unreadable = "/sys/bus/platform/drivers_probe"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: unreadable)))
  func aFileThatCannotBeReadAfterAllIsTold() throws {
    for (files, ending) in [(Self.texts(), "navscene"), (Self.storyboards(), "storyboard")] {
      let workplace = try Workplace(files)
      try FileManager.default.createSymbolicLink(
        atPath: workplace.path("App/Shut.\(ending)"), withDestinationPath: Self.unreadable)
      let command = ending == "navscene" ? "compile" : "lint"
      let outcome = try workplace.navscene(command, "App", "--reporter", "oneline")
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("App/Shut.\(ending):1:1: error: this cannot be read"))
    }
  }

  @Test func aCompiledGraphIsKnownByWhatItHolds() throws {
    let workplace = try Workplace(Self.texts())
    #expect(try workplace.navscene("compile", "App", "-o", "Graph.navgraph").code == 0)
    try FileManager.default.moveItem(
      atPath: workplace.path("Graph.navgraph"), toPath: workplace.path("App/Graph.navscene"))
    let outcome = try workplace.navscene("compile", "App", "-o", "App.navgraph")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("a compiled graph is a whole program"))
  }

  // MARK: Storyboards

  /// Storyboards of more than a megabyte altogether, each with scenes that nothing leads to and a letter of two bytes
  /// before them; the last is UTF-16.
  private static func storyboards() -> [String: String] {
    var files: [String: String] = [:]
    for file in 0..<4 {
      var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        targetRuntime="iOS.CocoaTouch" initialViewController="c\(file)x0">
        <scenes>

        """
      for scene in 0..<1_200 {
        text += """
          <scene sceneID="s\(file)x\(scene)"><objects> <!-- é --> <viewController \
          id="c\(file)x\(scene)" customClass="Controller\(scene)" sceneMemberID="viewController">
          <view key="view" id="v\(file)x\(scene)"><subviews><label id="l\(file)x\(scene)" \
          text="Nothing leads to this one"/></subviews></view>
          </viewController></objects></scene>

          """
      }
      files["App/Part\(file).storyboard"] = text + "</scenes>\n</document>\n"
    }
    return files
  }

  @Test func linesOfStoryboardsAreShownThatWereLetGo() throws {
    let workplace = try Workplace(Self.storyboards())
    let wide = try workplace.read("App/Part3.storyboard")
    let text = try #require(String(data: wide, encoding: .utf8))
    try #require(text.data(using: .utf16)).write(
      to: workplace.folder.appendingPathComponent("App/Part3.storyboard"))

    let told = try workplace.navscene("lint", "App", "--no-fail")
    let marked = told.lines.filter { $0.contains("| <scene sceneID=") }
    #expect(marked.count >= 4 * 1_199)
    #expect(marked.contains { $0.contains("<!-- é --> <viewController id=\"c3x1199\"") })

    // Written as a whole, with every text at hand.
    let lines = try workplace.navscene("lint", "App", "--no-fail", "--reporter", "oneline").lines
    let whole = try workplace.navscene("lint", "App", "--no-fail", "--reporter", "jsonl").lines
      .filter { !$0.isEmpty }
      .compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    let places = whole.compactMap { finding -> String? in
      guard let path = finding["path"], let line = finding["line"], let column = finding["column"]
      else { return nil }
      return "\(path):\(line):\(column):"
    }
    #expect(places.count >= 4 * 1_199)
    for (line, place) in zip(lines, places) { #expect(line.hasPrefix(place)) }
  }
}
