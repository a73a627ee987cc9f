import Foundation
import NavCheck
import NavCompiler
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// Pictures of the samples, kept in Tests/Golden: look at them when they have changed.
@Suite("Golden pictures")
struct GoldenTests {
  /// A file of Tests/Golden and what belongs in it.
  struct Picture: Sendable, CustomStringConvertible {
    let name: String
    let draw: @Sendable () -> Drawing
    var description: String { name }
  }

  static let pictures: [Picture] =
    Pictures.samples.map { sample in
      Picture(name: sample.name) { sample.program.picture(of: sample.program.canvas()) }
    } + [
      strip("Clock-filmstrip", of: "Clock", "Done adds the city that was chosen"),
      strip("Phone-filmstrip", of: "Phone", "looking at the recents clears their badge"),
      Picture(name: "Phone-coverage") {
        let program = Pictures.sample("Phone")
        var coverage: Coverage? = Coverage(program)
        for test in program.scenarios.ids {
          _ = program.run(test, usually: UsualSystem(), noting: &coverage)
        }
        return program.picture(
          of: program.canvas(), marking: coverage?.walkedParts(of: program))
      },
      Picture(name: "Mail-way-back") {
        let program = Pictures.sample("Mail")
        let result = program.decide([], and: [.wayBack])[0]
        guard case .refuted(let refutation) = result.lines[0].verdict else { fatalError() }
        let start = program.launch(for: result.circumstances, usually: UsualSystem())
        let trace = MoveTrace(of: refutation.moves, from: start, in: program)
        let stills = program.stills(
          of: zip(refutation.moves, trace.steps).map { ($0, $1.lines) }, from: start,
          violation: program.explanation(of: result.lines[0].verdict))
        return program.filmstrip(
          stills, title: BuiltInClaim.wayBack.title, subtitle: BuiltInClaim.wayBack.spelling)
      },
      Picture(name: "Settings-screen") {
        let program = Pictures.sample("Settings")
        return program.picture(of: program.layout(of: program.launch().0))
      },
      strip(
        "Mail-filmstrip", of: "Mail", "a message is moved from a popover that points at the button"),
    ]

  private static func strip(_ name: String, of sample: String, _ test: String) -> Picture {
    Picture(name: name) {
      let program = Pictures.sample(sample)
      let scenario = program.scenarios.ids.first { program[program[$0].title] == test }!
      return program.filmstrip(program.stills(of: scenario), title: test)
    }
  }

  @Test("a picture is the one that was looked at", arguments: pictures)
  func golden(_ picture: Picture) throws {
    let path = "Tests/Golden/\(picture.name).svg"
    let text = String(decoding: picture.draw().svg(), as: UTF8.self)
    if Project.text(of: path) == text { return }
    guard Project.isUpdating else {
      Issue.record("\(path) is another picture: look at it after NAVSCENE_UPDATE=1 swift test")
      return
    }
    try Project.write(text, to: path)
  }

  @Test("nothing is kept that nothing draws")
  func leftovers() {
    let known = Set(Self.pictures.map { "Tests/Golden/\($0.name).svg" })
    if Project.isUpdating { return }
    #expect(Set(Project.files(under: "Tests/Golden", ".svg")) == known)
  }

  /// Other places in the text, other numbers of names, a program from its compiled graph: the app is the same.
  @Test(
    "the same app is the same bytes, however it was written down",
    arguments: Pictures.samples.indices)
  func sameBytes(_ index: Int) throws {
    let (name, path, program) = Pictures.samples[index]
    let expected = program.picture(of: program.canvas()).svg()
    let others = try [
      Pictures.program(
        "// \(name), once more\n\n\n" + Project.text(of: path),
        path: "Elsewhere.navscene"),
      Pictures.program(String(decoding: canonicalText(of: program), as: UTF8.self)),
      Program(graph: program.graph()),
    ]
    for other in others { #expect(other.picture(of: other.canvas()).svg() == expected) }
  }

  @Test("our own reader finds no fault with it, and every id is there once", arguments: pictures)
  func wellFormed(_ picture: Picture) {
    var options = SVGOptions()
    for isInteractive in [false, true] {
      options.isInteractive = isInteractive
      let bytes = picture.draw().svg(options)
      #expect(Pictures.isWellFormed(bytes))
      let text = String(decoding: bytes, as: UTF8.self)
      let ids = text.ranges(of: " id=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
      #expect(Set(ids).count == ids.count)
      #expect(text.ranges(of: "<g").count == text.ranges(of: "</g>").count)
    }
  }

  @Test("xmllint takes it too", .enabled(if: Judge.xmllint != nil), arguments: pictures)
  func xmllint(_ picture: Picture) throws {
    let answer = try Judge.xmllint!.ask(["--noout"], picture.draw().svg())
    #expect(answer.accepts, "\(answer.complaint)")
  }

  @Test(
    "a second renderer shows something in both appearances", .enabled(if: Judge.renderer != nil),
    arguments: pictures)
  func renderer(_ picture: Picture) throws {
    var sizes: Set<Int> = []
    for appearance in Appearance.allCases {
      var options = SVGOptions()
      options.appearance = appearance
      let answer = try Judge.renderer!.ask(["-w", "400"], picture.draw().svg(options))
      #expect(answer.accepts && answer.complaint.isEmpty, "\(answer.complaint)")
      #expect(answer.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // An empty picture of this size compresses to less.
      #expect(answer.output.count > 3_000)
      sizes.insert(answer.output.count)
    }
    #expect(sizes.count > 1, "light and dark look alike")
  }

  @Test("README opens with a picture of Tests/Golden")
  func readme() {
    let start = Project.text(of: "README.md").prefix(1_500)
    #expect(start.contains("](Tests/Golden/Homepwner-page.png)"))
  }
}
