import NavLayout
import NavModel
import NavSimulator
import NavText

extension Program {
  /// The canvas as a picture; where it is given what was walked, what was not is marked.
  public func picture(of canvas: Canvas, marking walked: WalkedParts? = nil) -> Drawing {
    let coverage = walked.map { CanvasCoverage($0, of: self) }
    let legend = Legend(canvas, showsCoverage: coverage != nil)
    let size = Size(canvas.size.width, canvas.size.height + legend.height)
    var drawing = Drawing(
      size: size, title: title(of: canvas), summary: summary(of: canvas, coverage))
    // So many for an arrow, and for a scene beside its screen.
    drawing.reserve(canvas.arrows.count * 8 + canvas.scenes.count * 8)
    drawing.fill(Rect(Point(0, 0), size), radius: 12, .backdrop)
    for area in canvas.areas { draw(area, in: &drawing) }
    // Arrows under screens: what leaves a scene comes out from behind it.
    let groups = canvas.arrows.isEmpty ? [] : scenes.ids.map { groupName(of: $0) }
    for arrow in canvas.arrows { drawLine(of: arrow, groups, coverage, in: &drawing) }
    for tip in canvas.initials { drawInitial(at: tip, in: &drawing) }
    for scene in canvas.scenes { draw(scene, coverage, in: &drawing) }
    for reference in canvas.references { draw(reference, in: &drawing) }
    for arrow in canvas.arrows { drawMark(of: arrow, coverage, in: &drawing) }
    legend.draw(at: canvas.size.height - 8, in: &drawing)
    return drawing
  }

  private func title(of canvas: Canvas) -> String {
    canvas.areas.map { nameAtRunTime(of: $0.storyboard) }.joined(separator: ", ")
  }

  private func summary(of canvas: Canvas, _ coverage: CanvasCoverage?) -> String {
    let whole =
      amount(canvas.scenes.count, "scene") + " and "
      + amount(canvas.arrows.count, "arrow") + " in " + amount(canvas.areas.count, "storyboard")
    guard let coverage else { return whole }
    let unseen = canvas.scenes.count { !coverage.isSeen($0.scene) }
    let unwalked = canvas.arrows.count { coverage.isWalked($0.arrow) == false }
    return whole + "; tests have never seen " + amount(unseen, "scene") + " and never walked "
      + amount(unwalked, "arrow")
  }

  // MARK: Areas and scenes

  private func draw(_ area: Canvas.Area, in drawing: inout Drawing) {
    let name = nameAtRunTime(of: area.storyboard)
    drawing.open(
      Drawing.Group(
        id: "storyboard-\(identifier(of: names[self[area.storyboard].name]))",
        title: "Storyboard \(name)", role: "storyboard"))
    drawing.outline(area.frame, radius: 16, .areaLine, fill: .area)
    drawing.text(
      name, at: Point(area.frame.x + Canvas.margin, area.frame.y + 34), size: 18, .text,
      weight: .semibold)
    drawing.close()
  }

  /// How the group of a scene is called in a picture of the canvas: `scene-Shop.Cart`.
  public func canvasGroup(of scene: ID<Scene>) -> String {
    "scene-" + groupName(of: scene)
  }

  private func groupName(of scene: ID<Scene>) -> String {
    identifier(of: qualifiedName(of: scene))
  }

  private func draw(
    _ placed: Canvas.PlacedScene, _ coverage: CanvasCoverage?, in drawing: inout Drawing
  ) {
    let isUnseen = coverage.map { !$0.isSeen(placed.scene) } ?? false
    let scene = self[placed.scene]
    let name = names[scene.name]
    let kind = scene.className.isNone ? scene.kind.title : names[scene.className]
    drawing.open(
      Drawing.Group(
        id: canvasGroup(of: placed.scene),
        title: "\(name): \(kind)" + (isUnseen ? ", never seen" : ""),
        role: "scene"))
    let frame = placed.frame
    let room = frame.width + Canvas.nameOverhang
    drawing.text(
      truncated(name, to: room, size: 13, weight: .semibold), at: Point(frame.x, frame.y - 20),
      size: 13, isUnseen ? .unwalked : .text, weight: .semibold, hasHalo: true)
    drawing.text(
      truncated(kind, to: room, size: 10), at: Point(frame.x, frame.y - 7), size: 10, .caption,
      hasHalo: true)
    var screen = Drawing.Group(role: "screen")
    screen.origin = frame.origin
    screen.scale = placed.scale
    drawing.add(placed.picture, in: screen)
    if isUnseen {
      drawing.outline(
        Rect(frame.x - 3, frame.y - 3, frame.width + 6, frame.height + 6), radius: 6, .unwalked,
        width: 2.4, dash: .dashed)
    }
    if !placed.exits.isEmpty {
      let areWalked = coverage?.areWalked(placed.exits, from: placed.scene)
      let ink: Ink = areWalked.map { $0 ? .walked : .unwalked } ?? .exit
      drawExits(placed.exits, ink, below: frame, in: &drawing)
    }
    drawing.close()
  }

  private func drawExits(
    _ exits: [String], _ ink: Ink, below frame: Rect, in drawing: inout Drawing
  ) {
    let text = truncated(exits.joined(separator: ", "), to: frame.width - 16, size: 9.5)
    drawing.open(
      Drawing.Group(title: "unwinds by \(exits.joined(separator: ", "))", role: "exit"))
    drawing.draw(.exit, around: Point(frame.x + 6, frame.maxY + 11), side: 12, ink, width: 1.2)
    drawing.text(text, at: Point(frame.x + 16, frame.maxY + 14.5), size: 9.5, ink)
    drawing.close()
  }

  private func draw(_ reference: Canvas.Reference, in drawing: inout Drawing) {
    var group = Drawing.Group(role: "reference")
    let (name, remark): (String, String)
    switch reference.destination {
    case .scene(let id):
      let storyboard = nameAtRunTime(of: self[id].storyboard)
      (name, remark) = (names[self[id].name], "in \(storyboard)")
      group.title = "\(name) of storyboard \(storyboard)"
      group.link = canvasGroup(of: id)
    case .missing(let scene):
      (name, remark) = (scene.name, scene.remark)
      group.title = "\(name), \(remark)"
      group.role = "missing"
    }
    drawing.open(group)
    let frame = reference.frame
    let isHere = reference.destination.scene != nil
    drawing.outline(
      frame, radius: 9, isHere ? .frame : .tertiary, fill: isHere ? .screen : .area, dash: .dashed)
    let room = frame.width - 20
    drawing.text(
      truncated(name, to: room, size: 11, weight: .semibold),
      at: Point(frame.x + 10, frame.y + 17), size: 11, isHere ? .text : .caption,
      weight: .semibold)
    drawing.text(
      truncated(remark, to: room, size: 9.5), at: Point(frame.x + 10, frame.y + 31), size: 9.5,
      .caption)
    drawing.close()
  }

  // MARK: Arrows

  /// `groups` are the names of all scenes as ids hold them: each scene has several arrows.
  private func drawLine(
    of placed: Canvas.PlacedArrow, _ groups: [String], _ coverage: CanvasCoverage?,
    in drawing: inout Drawing
  ) {
    let arrow = placed.arrow
    let route = placed.route
    let source = self[arrow.source]
    let destination: String =
      switch arrow.destination {
      case .scene(let scene): names[self[scene].name]
      case .missing(let scene): scene.name
      }
    let isUnwalked = coverage?.isWalked(arrow) == false
    let remark = isUnwalked ? ", never walked" : coverage?.remark(on: arrow) ?? ""
    let label = (arrow.label.isEmpty ? "" : " " + arrow.label) + remark
    let ink = coverage?.ink(of: arrow) ?? arrow.kind.ink
    let dash = coverage == nil ? arrow.kind.dash : isUnwalked ? .dashed : .solid
    drawing.open(
      Drawing.Group(
        id: id(of: arrow, groups),
        title: names[source.name] + " " + arrow.kind.keyword + " " + destination + label,
        role: "arrow"))
    drawing.stroke(
      route.path, at: route.origin, ink, width: isUnwalked ? 2 : 1.4, dash: dash)
    let back = route.pointsRight ? -1.0 : 1.0
    var head = Path()
    head.move(to: route.tip)
    head.line(to: Point(route.tip.x + back * 8, route.tip.y - 4))
    head.line(to: Point(route.tip.x + back * 8, route.tip.y + 4))
    head.close()
    drawing.fill(head, ink)
    drawing.close()
  }

  /// `arrow-Shop.Cart-show-Shop.Checkout`: arrows of one kind between two scenes are one.
  private func id(of arrow: CanvasGraph.Arrow, _ groups: [String]) -> String {
    let code = if case .code = arrow.kind { "-code-" } else { "-" }
    let destination: String =
      switch arrow.destination {
      case .scene(let scene): groups[Int(scene.index)]
      case .missing(let scene): identifier(of: scene.path)
      }
    return "arrow-" + groups[Int(arrow.source.index)] + code + arrow.kind.keyword + "-"
      + destination
  }

  private func drawMark(
    of placed: Canvas.PlacedArrow, _ coverage: CanvasCoverage?, in drawing: inout Drawing
  ) {
    let kind = placed.arrow.kind
    let route = placed.route
    drawing.drawMark(of: kind, coverage?.ink(of: placed.arrow) ?? kind.ink, at: route.mark)
    drawing.text(
      placed.label + (coverage?.remark(on: placed.arrow) ?? ""), at: route.label,
      size: Canvas.labelSize, .caption,
      anchor: route.leavesLeft ? .end : .start, hasHalo: true)
  }

  private func drawInitial(at tip: Point, in drawing: inout Drawing) {
    drawing.open(Drawing.Group(title: "starts here", role: "initial"))
    drawing.line(
      Point(tip.x - Canvas.initialLength + 8, tip.y), Point(tip.x - 9, tip.y), .text, width: 2.4)
    var head = Path()
    head.move(to: Point(tip.x - 1, tip.y))
    head.line(to: Point(tip.x - 12, tip.y - 6))
    head.line(to: Point(tip.x - 12, tip.y + 6))
    head.close()
    drawing.fill(head, .text)
    drawing.close()
  }
}

extension Drawing {
  fileprivate mutating func drawMark(of kind: ArrowKind, _ ink: Ink, at center: Point) {
    draw(
      .circle(
        center, radius: LayeredGraph.markRadius, Paint(fill: .area, stroke: ink, width: 1.2)))
    draw(kind.glyph, around: center, side: 10.5, ink, width: 1)
  }
}

/// What the marks mean, as far as they occur.
private struct Legend {
  /// One entry.
  private enum Item {
    case mark(ArrowKind)
    /// The line of what was walked, or of what was not.
    case line(isWalked: Bool)

    var meaning: String {
      switch self {
      case .mark(let kind): kind.meaning
      case .line(isWalked: true): "Walked by tests"
      case .line(isWalked: false): "Never walked, never seen"
      }
    }

    /// From its middle to where its words begin.
    var half: Double {
      switch self {
      case .mark: 13
      case .line: 22
      }
    }
  }

  private var items: [(item: Item, place: Point)] = []
  private var rows = 0
  private let showsCoverage: Bool

  init(_ canvas: Canvas, showsCoverage: Bool) {
    self.showsCoverage = showsCoverage
    var kinds: [ArrowKind] = []
    for placed in canvas.arrows
    where !kinds.contains(where: { $0.legendOrder == placed.arrow.kind.legendOrder }) {
      kinds.append(placed.arrow.kind)
    }
    if canvas.scenes.contains(where: { !$0.exits.isEmpty }) { kinds.append(.segue(.unwind)) }
    kinds.sort { $0.legendOrder < $1.legendOrder }
    let lines: [Item] = showsCoverage ? [.line(isWalked: true), .line(isWalked: false)] : []
    let margin = 34.0
    var (x, y) = (margin, 0.0)
    for item in lines + kinds.map({ .mark($0) }) {
      let width = item.half + 3 + textWidth(item.meaning, size: 11) * 1.08 + 26
      if x > margin && x + width > canvas.size.width - 10 {
        x = margin
        y += 24
      }
      items.append((item, Point(x, y)))
      x += width
    }
    rows = items.isEmpty ? 0 : Int(y / 24) + 1
  }

  var height: Double { rows == 0 ? 0 : Double(rows) * 24 + 4 }

  func draw(at top: Double, in drawing: inout Drawing) {
    guard !items.isEmpty else { return }
    drawing.open(Drawing.Group(title: "What the marks mean", role: "legend"))
    for (item, place) in items {
      let y = top + place.y + 12
      switch item {
      case .mark(let kind):
        drawing.drawMark(
          of: kind, showsCoverage ? .relation : kind.ink, at: Point(place.x, y))
      case .line(let isWalked):
        var path = Path()
        path.move(to: Point(place.x - 8, y))
        path.line(to: Point(place.x + 17, y))
        drawing.stroke(
          path, isWalked ? .walked : .unwalked, width: 2, dash: isWalked ? .solid : .dashed)
      }
      drawing.text(
        item.meaning, at: Point(place.x + item.half, Drawing.baseline(around: y, size: 11)),
        size: 11, .caption)
    }
    drawing.close()
  }
}
