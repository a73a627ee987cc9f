import NavConsole
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

@Suite("Filmstrips")
struct FilmstripTests {
  private func strip(_ device: String, _ orientation: String) -> Drawing {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Home
        scene Home { button Go "Go" -> present Card }
        scene Card { button Back "Back" -> action back, action back { dismiss } }
      }
      test "there and back" {
        device: \(device)
        orientation: \(orientation)
        tap Go
        tap Back
        rotate portrait
      }
      """)
    return program.filmstrip(program.stills(of: ID(0)), title: "there and back")
  }

  private func groups(_ role: String, in drawing: Drawing) -> [Drawing.Group] {
    drawing.marks.compactMap { mark in
      if case .open(let group) = mark, group.role == role { group } else { nil }
    }
  }

  @Test("a mark shows where a finger does what comes next")
  func touches() {
    let touches = groups("touch", in: strip("\"iPhone 15\"", "portrait"))
    #expect(touches.map(\.title) == ["Next: tap Go", "Next: tap Back"])
  }

  @Test("wide devices are beside each other, too")
  func columns() {
    let devices = groups("device", in: strip("\"iPad Pro 12.9-inch\"", "landscapeLeft"))
    #expect(devices.count > 2)
    #expect(devices[0].origin.y == devices[1].origin.y)
    #expect(devices[1].origin.y < devices[2].origin.y)
  }

  @Test("what refutes a claim is marked at its end, with all that is said of it")
  func violation() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Home
        scene Home { button Go "Go" -> present Card }
        scene Card
      }
      """)
    let start = program.launch().0
    let move = program.moves(in: start, of: .fingers)[0]
    let sentence = "refuted: after 1 move there is no way there any more, whatever one touches then"
    let stills = program.stills(of: [(move, ["tap Go"])], from: start, violation: sentence)
    #expect(stills.map(\.caption) == ["launch", "tap Go"])
    #expect(stills.map(\.violation) == [nil, sentence])
    let drawing = program.filmstrip(stills, title: "a way back", subtitle: "always can reach Home")
    #expect(groups("touch", in: drawing).map(\.title) == ["Next: tap Go"])
    #expect(drawing.summary == "always can reach Home: launch, then tap Go; \(sentence)")
    var said: [String] = []
    var outlines = 0
    for mark in drawing.marks {
      if case .text(let text) = mark { said.append(text.string) }
      if case .rectangle(_, radius: _, let paint) = mark, paint.stroke == .alert { outlines += 1 }
    }
    #expect(said.contains("always can reach Home"))
    #expect(said.joined(separator: " ").contains(sentence))
    #expect(outlines == 1)
  }

  @Test("a claim that is refuted at once is one screen")
  func refutedAtOnce() {
    let program = Pictures.program("storyboard Main { initial -> Home, scene Home }")
    let stills = program.stills(of: [], from: program.launch().0, violation: "refuted")
    #expect(stills.map(\.violation) == ["refuted"])
  }
}
