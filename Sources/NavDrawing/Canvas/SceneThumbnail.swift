import NavLayout
import NavModel
import NavSimulator
import NavText

/// A scene on the canvas: its screen at rest, small, below its name.
struct SceneThumbnail: Sendable {
  let scene: ID<Scene>
  /// For the screen itself, in points of the app.
  let screen: Size
  /// Points of the canvas to a point of the app.
  let scale: Double
  /// The screen, drawn as soon as it is laid out: a layout takes several times the room.
  let picture: [Drawing.Mark]
  /// Where each element of the scene is first seen, by its position among them.
  private let frames: [Rect?]
  /// The middle of each item in its bars.
  private let barItems: [(item: ID<BarItem>, y: Double)]

  init(_ scene: ID<Scene>, _ program: borrowing Program, _ places: CanvasPlaces) {
    self.scene = scene
    guard let resting = RestingScreen(scene, program, places) else {
      // Each arrow to what it holds has a mark of its own.
      let held = Double(program.children(of: scene).count)
      screen = Size(132, max(92, held * LayeredGraph.exitGap + 4))
      scale = 1
      picture = Drawing(container: scene, of: screen, program).marks
      frames = []
      barItems = []
      return
    }
    let layout = resting.layout
    screen = resting.size
    scale = resting.scale
    picture = Drawing(layout, of: screen, program, scale: scale).marks
    frames = layout.frames(of: scene, program)
    barItems = layout.nodes.compactMap { node in node.barItem.map { ($0, node.frame.midY) } }
  }

  /// What an element is seen through, if a view around it scrolls it.
  private func window(on element: ID<Element>, _ program: Program) -> Rect? {
    let first = program[scene].elements.startIndex
    var window: Rect?
    var next = program[element].parent
    while let id = next {
      let position = Int(id.index) - first
      if program[id].kind.scrolls, position >= 0, position < frames.count,
        let frame = frames[position]
      {
        window = window.map { $0.common(with: frame) } ?? frame
      }
      next = program[id].parent
    }
    return window
  }

  /// What is above the screen: the name and the class.
  static var headHeight: Double { 36 }
  /// What is below it: the ways back.
  static var footHeight: Double { 20 }

  /// On the canvas.
  var size: Size { Size(screen.width * scale, screen.height * scale) }

  /// How far below its upper edge, on the canvas, the thing is that sets a segue off; nil for the scene itself.
  func height(of trigger: Trigger, in program: Program) -> Double? {
    switch trigger {
    case .scene: return nil
    case .barItem(let item):
      return barItems.first { $0.item == item }.map { $0.y * scale }
    case .element(let element):
      guard let frame = frame(of: element, in: program) else { return nil }
      // What has scrolled out of sight begins where it has gone.
      let window = window(on: element, program)
      let y = max(window?.y ?? 0, min(window?.maxY ?? screen.height, frame.midY))
      return max(0, min(screen.height, y)) * scale
    }
  }

  /// For an element, or of the nearest one around it that has a place.
  private func frame(of element: ID<Element>, in program: Program) -> Rect? {
    let first = program[scene].elements.startIndex
    var next: ID<Element>? = element
    while let id = next {
      let position = Int(id.index) - first
      if position >= 0, position < frames.count, let frame = frames[position] {
        return frame
      }
      next = program[id].parent
    }
    return nil
  }
}

extension Rect {
  /// What both have; nothing high or wide where they have nothing.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
