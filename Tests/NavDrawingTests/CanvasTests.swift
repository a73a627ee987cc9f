import NavDrawing
import NavLayout
import NavModel
import NavStoryboard
import NavTesting
import NavText
import Testing

@Suite("Canvas")
struct CanvasTests {
  static let programs: [(name: String, program: Program)] =
    Pictures.samples
    + [
      (
        "a circle",
        Pictures.program(
          """
          storyboard Main {
            initial -> A
            navigation A { root -> B }
            scene B { button Go -> show C }
            scene C { button Go -> show D, button Back -> show B }
            scene D { button First -> present B, button Self -> show D, button All -> present A }
          }
          """)
      ),
      ("a hub", Pictures.program(hub(count: 40))),
    ]

  private static func hub(count: Int) -> String {
    var text = "storyboard Main {\n  initial -> Hub\n  scene Hub {\n"
    for number in 0..<count { text += "    button B\(number) -> present S\(number)\n" }
    text += "  }\n"
    for number in 0..<count {
      text += "  scene S\(number) { button Next -> present S\((number * 7 + 3) % count) }\n"
    }
    return text + "}\n"
  }

  @Test("no scene stands on another", arguments: programs.indices)
  func overlaps(_ index: Int) {
    let canvas = Self.programs[index].program.canvas()
    for (number, scene) in canvas.scenes.enumerated() {
      for other in canvas.scenes[(number + 1)...] {
        #expect(!scene.frame.overlaps(other.frame), "\(Self.programs[index].name)")
      }
      let area = canvas.areas.first { $0.frame.contains(scene.frame.origin) }
      #expect(area != nil && scene.frame.maxX <= area!.frame.maxX)
      #expect(scene.frame.maxY <= area!.frame.maxY)
    }
  }

  @Test("no arrow crosses a scene", arguments: programs.indices)
  func arrows(_ index: Int) {
    let program = Self.programs[index].program
    let canvas = program.canvas()
    for placed in canvas.arrows {
      for point in placed.route.path.points {
        for scene in canvas.scenes where scene.frame.shrunk.contains(point) {
          let (from, to) = (
            program[placed.arrow.source].name, program[placed.arrow.destination].name
          )
          Issue.record(
            "\(program[from]) to \(program[to]) crosses \(program[program[scene.scene].name])")
        }
      }
    }
  }

  @Test("every scene and every arrow is there")
  func complete() {
    for (_, program) in Self.programs {
      let canvas = program.canvas()
      #expect(canvas.scenes.count == program.scenes.count)
      #expect(canvas.arrows.count == program.canvasGraph().arrows.count)
    }
  }

  @Test("marks on one side of a scene do not cover each other", arguments: programs.indices)
  func marks(_ index: Int) {
    let canvas = Self.programs[index].program.canvas()
    for (number, arrow) in canvas.arrows.enumerated() {
      for other in canvas.arrows[(number + 1)...] {
        let (x, y) = (
          arrow.route.mark.x - other.route.mark.x, arrow.route.mark.y - other.route.mark.y
        )
        #expect(
          x * x + y * y >= 16 * 16, "\(Self.programs[index].name): \(arrow.label) \(other.label)")
      }
    }
  }

  @Test("a scene more moves no scene into another column")
  func stable() {
    let program = Pictures.sample("Homepwner")
    let text = Project.text(of: "Samples/Homepwner.navscene")
      .replacing("    scene ImagePicker {", with: "    scene Extra { }\n    scene ImagePicker {")
    let other = Pictures.program(text)
    func places(_ program: Program) -> [String: Double] {
      var places: [String: Double] = [:]
      for scene in program.canvas().scenes {
        places[program[program[scene.scene].name]] = scene.frame.x
      }
      return places
    }
    let (before, after) = (places(program), places(other))
    for (name, x) in before { #expect(after[name] == x, "\(name)") }
  }

  @Test("a storyboard's scene in another storyboard is a reference")
  func references() {
    let program = Pictures.program(
      """
      storyboard One {
        initial -> A
        scene A { button Go -> present Two.B, button Too -> present Two.B as "again" }
      }
      storyboard Two {
        initial -> B
        scene B
      }
      """)
    let canvas = program.canvas()
    #expect(canvas.areas.count == 2)
    #expect(canvas.references.count == 1)
    #expect(canvas.arrows.count == 1)
    #expect(canvas.arrows.first?.label == "Go +1")
  }

  @Test("an empty program is an empty picture")
  func empty() {
    let program = Pictures.program("storyboard Main { initial -> A, scene A }")
    #expect(Pictures.isWellFormed(program.picture(of: program.canvas()).svg()))
  }

  @Test("Graphviz takes it", .enabled(if: Judge.dot != nil), arguments: programs.indices)
  func dot(_ index: Int) throws {
    let answer = try Judge.dot!.ask(["-Tsvg"], Self.programs[index].program.dot())
    #expect(answer.accepts && answer.complaint.isEmpty, "\(answer.complaint)")
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  fileprivate var shrunk: Rect {
    inset(by: EdgeInsets(top: 1.5, left: 1.5, bottom: 1.5, right: 1.5))
  }
}

extension Path {
  /// Points along it, so near each other that no screen fits between.
  fileprivate var points: [Point] {
    var points: [Point] = []
    var here = Point(0, 0)
    for step in steps {
      switch step {
      case .move(let point): here = point
      case .line(let point):
        let start = here
        for part in 0...40 {
          let t = Double(part) / 40
          points.append(Point(start.x + (point.x - start.x) * t, start.y + (point.y - start.y) * t))
        }
        here = point
      case .curve(let one, let two, let end):
        let start = here
        for part in 0...80 {
          let t = Double(part) / 80
          let u = 1 - t
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(
            Point(at(start.x, one.x, two.x, end.x), at(start.y, one.y, two.y, end.y)))
        }
        here = end
      case .close: break
      }
    }
    return points
  }
}
