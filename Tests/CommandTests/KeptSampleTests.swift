import Foundation
import NavTesting
import Testing

/// `Samples/Notes` is kept as text. The storyboard and the sources beside it are made of it, so that people can see what
/// becomes of a text; they are compared with what is made of it now. `NAVSCENE_UPDATE=1` makes them anew.
@Suite("The sample that is kept as text")
struct KeptSampleTests {
  private static let text = "Samples/Notes/Notes.navscene"

  @Test(
    "has beside it what is made of it",
    arguments: [
      ("Notes.storyboard", ["export"]), ("Notes.swift", ["generate", "swift"]),
      ("NotesUITests.swift", ["generate", "xctest"]),
    ])
  func isCurrent(_ name: String, _ command: [String]) throws {
    let place = try Workplace(["Notes.navscene": Project.text(of: Self.text)])
    let outcome = try place.navscene(command + ["Notes.navscene", "-o", name])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let made = String(decoding: try place.read(name), as: UTF8.self)
    let path = "Samples/Notes/\(name)"
    if Project.isUpdating { try Project.write(made, to: path) }
    #expect(Project.text(of: path) == made, "NAVSCENE_UPDATE=1 makes \(path) anew")
  }

  @Test("is what its storyboard says already")
  func updatesNothing() throws {
    let storyboard = Project.text(of: "Samples/Notes/Notes.storyboard")
    let place = try Workplace([
      "Notes.navscene": Project.text(of: Self.text), "Notes.storyboard": storyboard,
    ])
    let outcome = try place.navscene(["export", "Notes.navscene", "--into", "Notes.storyboard"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(String(decoding: try place.read("Notes.storyboard"), as: UTF8.self) == storyboard)
  }
}
