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
    guard let layout = Self.layout(of: scene, program, places) else {
      // Each arrow to what it holds has a mark of its own.
      let held = Double(program.children(of: scene).count)
      screen = Size(132, max(92, held * LayeredGraph.exitGap + 4))
      scale = 1
      picture = Drawing(container: scene, of: screen, program).marks
      frames = []
      barItems = []
      return
    }
    screen = layout.size
    // Screens of any size take about as much room as each other; small ones stay smaller.
    scale = min(0.6, (50_000 / (screen.width * screen.height)).squareRoot())
    picture = Drawing(layout, program, scale: scale).marks
    frames = Self.frames(of: scene, in: layout, program)
    barItems = layout.nodes.compactMap { node in node.barItem.map { ($0, node.frame.midY) } }
  }

  /// Nil for containers, which show no content of their own.
  static func layout(
    of scene: ID<Scene>, _ program: Program, _ places: CanvasPlaces
  ) -> ScreenLayout? {
    guard !program[scene].kind.isContainer else { return nil }
    let isPopover = places.isPopover[Int(scene.index)]
    let popover =
      isPopover ? program.size(of: .preferredContentSize, in: program[scene].attributes) : nil
    var screen = Self.screen(of: scene, program, popover)
    // On phones that lie on their side there is no status bar (LAYOUT-20, LAYOUT-29); what is in a popover is no whole
    // screen and has none either.
    let isLow = screen.width > screen.height && screen.height < 500
    let statusBar = popover == nil && !isLow ? 20.0 : 0
    let place = places.place(of: scene)
    let layout = program.restingLayout(of: place, on: screen, statusBar: statusBar, .sheet)
    guard program[scene].kind == .table else { return layout }
    // A table is as long as it takes to see what leads on, within reason.
    let frames = Self.frames(of: scene, in: layout, program)
    let covered = layout.nodes.first { $0.kind == .content }?.safeArea.bottom ?? 0
    let wanted = Self.bottom(of: scene, frames, program) + covered
    guard wanted > screen.height else { return layout }
    screen.height = min(wanted, screen.height * 2)
    return program.restingLayout(of: place, on: screen, statusBar: statusBar, .sheet)
  }

  private static func frames(
    of scene: ID<Scene>, in layout: ScreenLayout, _ program: Program
  ) -> [Rect?] {
    let all = program[scene].elements
    var frames = [Rect?](repeating: nil, count: all.count)
    for index in layout.nodes.indices {
      guard let element = layout.nodes[index].element, all.contains(element) else { continue }
      let position = Int(element.index) - all.startIndex
      if frames[position] == nil { frames[position] = layout.nodes[index].frame }
    }
    return frames
  }

  /// The lower edge of the last row that a segue begins in.
  private static func bottom(
    of scene: ID<Scene>, _ frames: [Rect?], _ program: Program
  ) -> Double {
    var bottom = 0.0
    for segue in program.segues[program[scene].segues] {
      guard case .element(let element) = segue.trigger,
        let row = Self.row(around: element, of: scene, frames, program)
      else { continue }
      bottom = max(bottom, row.maxY)
    }
    return bottom
  }

  private static func row(
    around element: ID<Element>, of scene: ID<Scene>, _ frames: [Rect?], _ program: Program
  ) -> Rect? {
    var next: ID<Element>? = element
    while let id = next {
      if program[id].kind.isRow {
        let position = Int(id.index) - program[scene].elements.startIndex
        return position < frames.count ? frames[position] : nil
      }
      next = program[id].parent
    }
    return nil
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

  /// As large as it was drawn. Where nothing says where its elements are, a popover is as large as it wants to be,
  /// and for other screens a small one does, which is easier to read.
  private static func screen(
    of scene: ID<Scene>, _ program: Program, _ popover: Size?
  ) -> Size {
    let wanted = program.designSize(of: scene)
    let size = Size(max(80, min(2000, wanted.width)), max(60, min(3000, wanted.height)))
    let row = program[scene]
    let isDrawn =
      !program[cold: scene].constraints.isEmpty
      || row.elements.contains {
        program.value(of: .frame, in: program[$0].attributes) != nil
      }
    guard !isDrawn else { return size }
    if let popover {
      return Size(max(80, min(800, popover.width)), max(44, min(800, popover.height)))
    }
    let shorter = min(size.width, size.height)
    let factor = min(1, (shorter > 500 ? 420 : 320) / shorter)
    let small = Size(size.width * factor, size.height * factor)
    return Size(min(small.width, 568), min(small.height, 568))
  }

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
