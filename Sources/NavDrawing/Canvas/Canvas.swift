import NavLayout
import NavModel
import NavText

/// The storyboards of a program as a picture in the making: every scene placed, every arrow routed.
public struct Canvas: Sendable {
  /// A storyboard's part of the canvas.
  public struct Area: Sendable {
    public internal(set) var storyboard: ID<Storyboard>
    public internal(set) var frame: Rect
  }

  /// A scene with its place on the canvas.
  public struct PlacedScene: Sendable {
    public internal(set) var scene: ID<Scene>
    /// For its screen, without name and class.
    public internal(set) var frame: Rect
    /// The actions of the ways back that leave from here.
    public internal(set) var exits: [String] = []
    /// Its screen, in points of the app.
    let picture: [Drawing.Mark]
    /// Points of the canvas to a point of the app.
    let scale: Double
  }

  /// A scene of another storyboard, or one that is not here, where an arrow leads to it.
  public struct Reference: Hashable, Sendable {
    public internal(set) var destination: CanvasGraph.Destination
    public internal(set) var frame: Rect
    /// The storyboard in whose area it is.
    public internal(set) var storyboard: ID<Storyboard>
  }

  /// An arrow with its way between scenes, and what is beside it.
  public struct PlacedArrow: Hashable, Sendable {
    public internal(set) var arrow: CanvasGraph.Arrow
    public internal(set) var route: Route
    public internal(set) var label: String
  }

  public internal(set) var size = Size.zero
  public internal(set) var areas: [Area] = []
  public internal(set) var scenes: [PlacedScene] = []
  public internal(set) var references: [Reference] = []
  public internal(set) var arrows: [PlacedArrow] = []
  /// The tips of the arrows to the scenes that are shown first.
  public internal(set) var initials: [Point] = []
}

extension Program {
  /// Places every scene and routes every arrow, also those that lead out of what was given. The same program gives the
  /// same canvas; scenes keep the order of their declaration where nothing else decides.
  public func canvas(_ unresolved: UnresolvedReferences = UnresolvedReferences()) -> Canvas {
    let graph = canvasGraph(unresolved)
    let places = CanvasPlaces(self, graph)
    var canvas = Canvas()
    var blocks: [Canvas] = []
    var first = 0
    for storyboard in storyboards.ids {
      // Arrows are in the order of their sources, and a storyboard's scenes are together.
      let scenes = self[storyboard].scenes
      while first < graph.arrows.count, Int(graph.arrows[first].source.index) < scenes.startIndex {
        first += 1
      }
      var end = first
      while end < graph.arrows.count, Int(graph.arrows[end].source.index) < scenes.endIndex {
        end += 1
      }
      blocks.append(
        area(of: storyboard, graph.arrows[first..<end], exits: graph.exits, places))
      first = end
    }
    canvas.place(blocks.filter { !$0.scenes.isEmpty }, gap: 40, margin: 24)
    return canvas
  }

  /// One storyboard: its parts below and beside each other, under its name.
  private func area(
    of storyboard: ID<Storyboard>, _ arrows: ArraySlice<CanvasGraph.Arrow>,
    exits: [CanvasGraph.Exit], _ places: CanvasPlaces
  ) -> Canvas {
    let plan = AreaPlan(storyboard, self, arrows, exits, places)
    var area = Canvas()
    area.place(plan.parts(), gap: 44, margin: 0)
    area.move(by: Point(Canvas.margin, Canvas.margin + Canvas.titleHeight))
    area.size.width = max(area.size.width + 2 * Canvas.margin, 260)
    area.size.height += 2 * Canvas.margin + Canvas.titleHeight
    area.areas = [
      Canvas.Area(storyboard: storyboard, frame: Rect(Point(0, 0), area.size))
    ]
    return area
  }
}

extension Canvas {
  /// Around what is in an area.
  static var margin: Double { 28 }
  static var titleHeight: Double { 34 }

  /// Blocks in rows, in their order, low ones below each other beside a high one; rows are about as long as makes a
  /// page of the whole.
  mutating func place(_ blocks: [Canvas], gap: Double, margin: Double) {
    let surface = blocks.reduce(0.0) { $0 + ($1.size.width + gap) * ($1.size.height + gap) }
    let widest = blocks.reduce(0.0) { max($0, $1.size.width) }
    let limit = max(widest, (surface * 1.5).squareRoot())
    // Where the row begins and how high it is; where its last column begins, how wide it is and how far it is filled.
    var (top, height) = (0.0, 0.0)
    var (x, width, filled) = (0.0, 0.0, 0.0)
    for block in blocks {
      if width > 0 && filled + gap + block.size.height <= height
        && x + block.size.width <= limit
      {
        add(block, at: Point(x + margin, top + filled + gap + margin))
        filled += gap + block.size.height
        width = max(width, block.size.width)
        continue
      }
      if width > 0 {
        x += width + gap
        if x + block.size.width > limit {
          top += height + gap
          (x, height) = (0, 0)
        }
      }
      add(block, at: Point(x + margin, top + margin))
      (width, filled) = (block.size.width, block.size.height)
      height = max(height, block.size.height)
    }
    size.width += margin
    size.height += margin
  }

  private mutating func add(_ block: Canvas, at origin: Point) {
    size.width = max(size.width, origin.x + block.size.width)
    size.height = max(size.height, origin.y + block.size.height)
    let before = Counts(self)
    areas += block.areas
    scenes += block.scenes
    references += block.references
    arrows += block.arrows
    initials += block.initials
    move(by: origin, from: before)
  }

  /// How many there are of each thing.
  fileprivate struct Counts {
    var areas = 0
    var scenes = 0
    var references = 0
    var arrows = 0
    var initials = 0
  }

  mutating func move(by origin: Point) { move(by: origin, from: Counts()) }

  /// All that came after so many.
  private mutating func move(by origin: Point, from start: Counts) {
    for index in start.areas..<areas.count { areas[index].frame.move(by: origin) }
    for index in start.scenes..<scenes.count { scenes[index].frame.move(by: origin) }
    for index in start.references..<references.count { references[index].frame.move(by: origin) }
    for index in start.arrows..<arrows.count { arrows[index].route.move(by: origin) }
    for index in start.initials..<initials.count { initials[index].move(by: origin) }
  }
}

extension Canvas.Counts {
  fileprivate init(_ canvas: Canvas) {
    self.init(
      areas: canvas.areas.count, scenes: canvas.scenes.count, references: canvas.references.count,
      arrows: canvas.arrows.count, initials: canvas.initials.count)
  }
}

extension Point {
  fileprivate mutating func move(by origin: Point) {
    x += origin.x
    y += origin.y
  }
}

extension Rect {
  fileprivate mutating func move(by origin: Point) { self = moved(by: origin) }
}

extension Route {
  fileprivate mutating func move(by way: Point) {
    origin.move(by: way)
    tip.move(by: way)
    mark.move(by: way)
    label.move(by: way)
  }
}
