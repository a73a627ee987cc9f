import NavLayout
import NavModel
import NavText

/// One storyboard as boxes and links, part by part.
struct AreaPlan {
  private enum Content {
    case scene(SceneThumbnail, exits: [String])
    case reference(CanvasGraph.Destination)
  }

  private let program: Program
  private let storyboard: ID<Storyboard>
  private let arrows: [CanvasGraph.Arrow]
  private var contents: [Content] = []
  /// The boxes of references to other storyboards, and to those that are not here.
  private var references: [ID<Scene>: Int] = [:]
  private var missing: [UnresolvedReferences.Destination: Int] = [:]
  /// The box at the other end of each arrow.
  private var targets: [Int] = []

  init(
    _ storyboard: ID<Storyboard>, _ program: Program, _ arrows: ArraySlice<CanvasGraph.Arrow>,
    _ exits: [CanvasGraph.Exit], _ places: CanvasPlaces
  ) {
    self.program = program
    self.storyboard = storyboard
    self.arrows = Array(arrows)
    let scenes = program[storyboard].scenes
    var exit = firstIndex(of: scenes.startIndex, in: exits)
    for scene in scenes {
      var own: [String] = []
      while exit < exits.count, exits[exit].source == scene {
        own.append(exits[exit].action)
        exit += 1
      }
      contents.append(.scene(SceneThumbnail(scene, program, places), exits: own))
    }
    for arrow in arrows { targets.append(target(of: arrow)) }
  }

  private mutating func target(of arrow: CanvasGraph.Arrow) -> Int {
    switch arrow.destination {
    case .scene(let scene):
      let scenes = program[storyboard].scenes
      if scenes.contains(scene) { return Int(scene.index) - scenes.startIndex }
      if let box = references[scene] { return box }
      references[scene] = contents.count
    case .missing(let destination):
      if let box = missing[destination] { return box }
      missing[destination] = contents.count
    }
    contents.append(.reference(arrow.destination))
    return contents.count - 1
  }

  private var firstScene: Int { program[storyboard].scenes.startIndex }
  private func box(of arrow: CanvasGraph.Arrow) -> Int {
    Int(arrow.source.index) - firstScene
  }

  /// What hangs together, each with its own layout: first where the storyboard begins. Scenes that nothing leads to
  /// and that lead nowhere come last.
  func parts() -> [Canvas] {
    var groups = Groups(count: contents.count)
    for (arrow, target) in zip(arrows, targets) { groups.join(box(of: arrow), target) }
    var members: [Int: [Int]] = [:]
    var order: [Int] = []
    for box in contents.indices {
      let group = groups.representative(of: box)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(box)
    }
    let start = program[storyboard].initial.map { Int($0.index) - firstScene }
    let startGroup = start.flatMap {
      contents.indices.contains($0) ? groups.representative(of: $0) : nil
    }
    var links: [Int: [Int]] = [:]
    for (index, arrow) in arrows.enumerated() {
      links[groups.representative(of: box(of: arrow)), default: []].append(index)
    }
    var parts: [(rank: Int, canvas: Canvas)] = []
    for group in order {
      let boxes = members[group] ?? []
      let canvas = part(boxes, links[group] ?? [], start: group == startGroup ? start : nil)
      parts.append((group == startGroup ? 0 : boxes.count > 1 ? 1 : 2, canvas))
    }
    return (0...2).flatMap { rank in parts.filter { $0.rank == rank }.map { $0.canvas } }
  }

  /// One part with its own (0, 0).
  private func part(_ members: [Int], _ links: [Int], start: Int?) -> Canvas {
    var place: [Int: Int] = [:]
    for (index, box) in members.enumerated() { place[box] = index }
    let labels = links.map { label(of: arrows[$0]) }
    let graph = LayeredGraph(
      boxes: members.map { box(of: contents[$0]) },
      links: zip(links, labels).compactMap { index, label in
        guard let source = place[box(of: arrows[index])], let target = place[targets[index]] else {
          return nil
        }
        return LayeredGraph.Link(
          source: source, target: target, isContainment: arrows[index].kind.isContainment,
          height: height(of: arrows[index]), lead: lead(of: label))
      },
      start: start.flatMap { place[$0] })
    var canvas = Canvas()
    canvas.size = graph.size
    for (index, box) in members.enumerated() { add(contents[box], graph.boxes[index], to: &canvas) }
    for ((index, label), link) in zip(zip(links, labels), graph.links) {
      canvas.arrows.append(
        Canvas.PlacedArrow(
          arrow: arrows[index], route: graph.route(of: link),
          // Labels between marks in rows would be on top of each other.
          label: graph.isCrowded(link) ? "" : label))
    }
    if let start, let index = place[start] {
      let box = graph.boxes[index]
      canvas.initials = [Point(box.origin.x, box.origin.y + SceneThumbnail.headHeight + 14)]
      // The arrow to it comes from outside.
      if box.origin.x < Canvas.initialLength {
        canvas.move(by: Point(Canvas.initialLength - box.origin.x, 0))
        canvas.size.width += Canvas.initialLength - box.origin.x
      }
    }
    return canvas
  }

  // MARK: Boxes

  private func box(of content: Content) -> LayeredGraph.Box {
    switch content {
    case .scene(let thumbnail, let exits):
      let head = SceneThumbnail.headHeight
      let size = thumbnail.size
      let foot = exits.isEmpty ? 0 : SceneThumbnail.footHeight
      return LayeredGraph.Box(
        size: Size(size.width, head + size.height + foot), entry: head + size.height / 2,
        span: (head + 10)...(head + max(10, size.height - 10)))
    case .reference:
      return LayeredGraph.Box(size: Canvas.referenceSize, entry: 20, span: 8...32)
    }
  }

  private func add(_ content: Content, _ box: LayeredGraph.Box, to canvas: inout Canvas) {
    switch content {
    case .scene(let thumbnail, let exits):
      let origin = Point(box.origin.x, box.origin.y + SceneThumbnail.headHeight)
      canvas.scenes.append(
        Canvas.PlacedScene(
          scene: thumbnail.scene, frame: Rect(origin, thumbnail.size), exits: exits,
          picture: thumbnail.picture, scale: thumbnail.scale))
    case .reference(let destination):
      canvas.references.append(
        Canvas.Reference(
          destination: destination, frame: Rect(box.origin, box.size), storyboard: storyboard))
    }
  }

  // MARK: Arrows

  private func label(of arrow: CanvasGraph.Arrow) -> String {
    let more = arrow.count > 1 ? " +\(arrow.count - 1)" : ""
    let room = Canvas.labelRoom - textWidth(more, size: Canvas.labelSize)
    guard !arrow.label.isEmpty else { return arrow.count > 1 ? "\u{D7}\(arrow.count)" : "" }
    return truncated(arrow.label, to: room, size: Canvas.labelSize) + more
  }

  private func lead(of label: String) -> Double {
    let mark = LayeredGraph.markDistance + LayeredGraph.markRadius
    return label.isEmpty ? mark + 2 : mark + 8 + textWidth(label, size: Canvas.labelSize) * 1.08
  }

  private func height(of arrow: CanvasGraph.Arrow) -> Double? {
    guard case .scene(let thumbnail, _) = contents[box(of: arrow)] else { return nil }
    return thumbnail.height(of: arrow.trigger, in: program).map { $0 + SceneThumbnail.headHeight }
  }
}

extension Canvas {
  static var referenceSize: Size { Size(138, 40) }
  static var labelSize: Double { 9.5 }
  static var labelRoom: Double { 128 }
  /// How far a name may stand out over its screen: so much is free beside every one.
  static var nameOverhang: Double { 40 }
  static var initialLength: Double { 46 }
}

/// The first way back that leaves a scene at `start` or behind it: they are in the order of their sources.
private func firstIndex(of start: Int, in exits: [CanvasGraph.Exit]) -> Int {
  var (low, high) = (0, exits.count)
  while low < high {
    let middle = (low + high) / 2
    if Int(exits[middle].source.index) < start { low = middle + 1 } else { high = middle }
  }
  return low
}

/// Which boxes hang together.
private struct Groups {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  func representative(of box: Int) -> Int {
    var box = box
    while parent[box] != box { box = parent[box] }
    return box
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (shortened(one), shortened(other))
    // The smaller stands for both, which keeps the order of declaration.
    parent[max(first, second)] = min(first, second)
  }

  private mutating func shortened(_ box: Int) -> Int {
    var box = box
    while parent[box] != box {
      parent[box] = parent[parent[box]]
      box = parent[box]
    }
    return box
  }
}
