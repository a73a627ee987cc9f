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
}
