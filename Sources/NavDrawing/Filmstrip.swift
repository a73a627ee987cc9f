import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// What is seen at one moment of a scenario.
public struct Still: Hashable, Sendable {
  /// What was done to get here.
  public var caption: String
  /// The event that it was; nil for a launch.
  public var event: Event?
  /// Why it could not be done, if so.
  public var refusal: String?
  /// What is wrong here, where this is what refutes a claim.
  public var violation: String?
  public var state: NavigationState

  public init(
    caption: String, event: Event? = nil, refusal: String? = nil, state: NavigationState
  ) {
    self.caption = caption
    self.event = event
    self.refusal = refusal
    self.state = state
  }

  /// Whether something went wrong.
  fileprivate var isWrong: Bool { refusal != nil || violation != nil }
}

extension Program {
  /// A test from launch to its end, screen by screen.
  public func stills(
    of id: ID<Scenario>, usually usual: UsualSystem = UsualSystem()
  ) -> [Still] {
    let test = self[id]
    var (state, effects) = launch(of: test, in: test.storyboard, usual)
    var stills = [Still(caption: "launch", state: state)]
    var shelf = Shelf()
    for step in steps[test.steps] {
      guard case .command(let command) = step.action else { continue }
      var refusal: String?
      var done: Event?
      switch event(for: command, in: state, archive: { [shelf] in shelf.archive($0) }) {
      case .failure(let problem): refusal = problem.message
      case .success(.launch(let storyboard)):
        (state, effects) = launch(of: test, in: storyboard ?? test.storyboard, usual)
        // It is at the beginning of most tests, which begin launched.
        if stills.count == 1 { continue }
      case .success(let event):
        done = event
        (state, effects) = self.step(state, event)
        shelf.keep(effects, as: self[command.operand])
        refusal = effects.refusal(in: self)
      }
      stills.append(
        Still(caption: spelling(of: command), event: done, refusal: refusal, state: state))
    }
    return stills
  }

  private func launch(
    of test: Scenario, in storyboard: ID<Storyboard>, _ usual: UsualSystem
  ) -> (NavigationState, [Effect]) {
    launch(
      storyboard: storyboard, device: test.device, era: test.era,
      orientation: test.orientation ?? .portrait, usually: usual)
  }

  /// As it is in the test, and can be typed.
  private func spelling(of command: Command) -> String {
    var words = [command.kind.facts.keyword]
    let form = command.kind.facts.operand
    if form == .directionOn, let direction = command.value { words.append(self[direction]) }
    if !command.operand.isNone || command.isQuoted {
      let operand = self[command.operand]
      if form == .directionOn { words.append("on") }
      words.append(command.isQuoted ? inQuotes(operand) : operand)
    }
    if !command.scenes.isEmpty {
      words.append(
        sceneLists[command.scenes].map { self[self[$0.scene].name] }.joined(separator: ", "))
    }
    if form != .directionOn, let value = command.value {
      if form == .textInto { words.append("into") }
      words.append(self[value])
    }
    if let expression = command.expression { words.append("= " + text(of: expression)) }
    if form == .index || form == .nameAndIndex { words.append(String(command.index)) }
    if let stack = command.stack { words += ["of", self[self[stack].name]] }
    return words.joined(separator: " ")
  }

  // MARK: Picture

  /// Stills in rows, each below what was done to get there; below the title what they are about, if that says more.
  public func filmstrip(_ stills: [Still], title: String, subtitle: String = "") -> Drawing {
    let layouts = stills.map { layout(of: $0.state) }
    let pictures = layouts.enumerated().map { index, layout in
      var options = ScreenPictureOptions()
      options.prefix = "still-\(index + 1)-"
      return picture(of: layout, options)
    }
    let sizes = pictures.map { $0.size }
    let scale = FilmstripPlan.scale(of: sizes)
    let notes = zip(stills, sizes).map { Self.note(of: $0, in: $1.width * scale - 26) }
    let strip = FilmstripPlan(
      sizes, scale, head: subtitle.isEmpty ? 54 : 76,
      noteLines: notes.reduce(1) { max($0, $1.count) })
    var drawing = Drawing(
      size: strip.size, title: title,
      summary: Self.summary(of: stills, subtitle))
    drawing.fill(Rect(Point(0, 0), strip.size), radius: 12, .backdrop)
    drawing.text(
      truncated(title, to: strip.size.width - 48, size: 17, weight: .semibold),
      at: Point(24, 36), size: 17, .text, weight: .semibold)
    if !subtitle.isEmpty {
      drawing.text(
        truncated(subtitle, to: strip.size.width - 48, size: 13), at: Point(24, 58), size: 13,
        .caption)
    }
    for (index, still) in stills.enumerated() {
      drawing.open(
        Drawing.Group(id: "still-\(index + 1)", title: still.caption, role: "still"))
      draw(still, index, notes[index], strip.frames[index], in: &drawing)
      var group = Drawing.Group(role: "device")
      group.origin = strip.frames[index].origin
      group.scale = scale
      drawing.open(group)
      drawing.draw(.marks(pictures[index].marks))
      if index + 1 < stills.count, let event = stills[index + 1].event {
        drawTouch(event, stills[index + 1].caption, on: layouts[index], in: &drawing)
      }
      drawing.close()
      drawing.close()
    }
    return drawing
  }

  /// Where a finger does what comes next; nothing for what is done in another way.
  private func drawTouch(
    _ event: Event, _ caption: String, on layout: ScreenLayout, in drawing: inout Drawing
  ) {
    guard let node = layout.nodes.last(where: { isTouched($0, by: event) }) else { return }
    let edges = DeviceFrame(layout).insets
    let touched = point(touchedIn: node, of: layout)
    let center = Point(edges.left + touched.x, edges.top + touched.y)
    drawing.open(Drawing.Group(title: "Next: \(caption)", role: "touch"))
    // As large as a finger is, whatever the device.
    drawing.draw(.circle(center, radius: 26, Paint(fill: .touch, stroke: .tint, width: 2.5)))
    drawing.close()
  }

  /// The middle of what answers; beside what lies over it.
  private func point(touchedIn node: LayoutNode, of layout: ScreenLayout) -> Point {
    let frame = node.frame
    let cover = layout.nodes.last { $0.kind == .popover || $0.kind == .sheet }
    guard node.kind == .dimming, let cover = cover?.frame else {
      return Point(frame.midX, frame.midY)
    }
    let isAbove = cover.y - frame.y > frame.maxY - cover.maxY
    return Point(frame.midX, isAbove ? (frame.y + cover.y) / 2 : (cover.maxY + frame.maxY) / 2)
  }

  /// What answers, or is disabled and does not.
  private func isTouched(_ node: LayoutNode, by event: Event) -> Bool {
    if node.touch == event { return true }
    guard node.touch == nil else { return false }
    switch event {
    case .tapElement(let element): return node.element == element
    case .tapBarItem(let item): return node.barItem == item
    default: return false
    }
  }

  /// What was done from the launch on, and what is wrong at the end.
  private static func summary(of stills: [Still], _ subtitle: String) -> String {
    var summary = subtitle.isEmpty ? "" : subtitle + ": "
    summary += stills.map { $0.caption }.joined(separator: ", then ")
    for still in stills {
      if let violation = still.violation { summary += "; " + violation }
    }
    return summary
  }

  /// What is said below a caption, in lines.
  private static func note(of still: Still, in room: Double) -> [String] {
    if let violation = still.violation { return lines(of: violation, in: room, size: noteSize) }
    return still.refusal.map { [truncated($0, to: room, size: noteSize)] } ?? []
  }

  private static var noteSize: Double { 10 }

  private func draw(
    _ still: Still, _ index: Int, _ note: [String], _ frame: Rect, in drawing: inout Drawing
  ) {
    // Lines after the first push what is above them up.
    let y =
      frame.y - (still.violation == nil ? 22 : 26)
      - FilmstripPlan.noteHeight * Double(max(0, note.count - 1))
    let number = Point(frame.x + 10, y)
    drawing.draw(.circle(number, radius: 10, Paint(fill: still.isWrong ? .alert : .tint)))
    drawing.text(
      String(index + 1), at: Point(number.x, Drawing.baseline(around: y, size: 11)), size: 11,
      .onTint, weight: .semibold, anchor: .middle)
    let top = note.isEmpty ? y : y - 7
    drawing.text(
      truncated(still.caption, to: frame.width - 26, size: 13, weight: .medium),
      at: Point(frame.x + 26, Drawing.baseline(around: top, size: 13)), size: 13, .text,
      weight: .medium)
    for (place, line) in note.enumerated() {
      let middle = y + 9 + FilmstripPlan.noteHeight * Double(place)
      drawing.text(
        line, at: Point(frame.x + 26, Drawing.baseline(around: middle, size: Self.noteSize)),
        size: Self.noteSize, .alert)
    }
    guard still.violation != nil else { return }
    let around = Rect(frame.x - 5, frame.y - 5, frame.width + 10, frame.height + 10)
    drawing.draw(.rectangle(around, radius: 18, Paint(stroke: .alert, width: 2.5)))
  }
}

/// Where the stills of a filmstrip are.
private struct FilmstripPlan {
  private(set) var frames: [Rect] = []
  private(set) var size = Size(0, 0)

  /// How high a line of a note is.
  static let noteHeight = 12.0

  /// Pictures about as high as a hand is long.
  static func scale(of pictures: [Size]) -> Double {
    400 / pictures.reduce(1.0) { max($0, max($1.height, $1.width * 0.6)) }
  }

  /// So many in a row that the whole is no longer than a page is wide; at least two, however wide they are.
  init(_ pictures: [Size], _ scale: Double, head: Double, noteLines: Int) {
    let widest = pictures.reduce(1.0) { max($0, $1.width * scale) }
    let (margin, gap) = (24.0, 28.0)
    let caption = 44 + Self.noteHeight * Double(noteLines - 1)
    let limit = max(2 * widest + gap, 1080)
    var (x, y, height) = (0.0, head, 0.0)
    for picture in pictures {
      let own = Size(picture.width * scale, picture.height * scale)
      if x > 0 && x + own.width > limit {
        y += height + caption + gap
        (x, height) = (0, 0)
      }
      frames.append(Rect(x + margin, y + caption, own.width, own.height))
      size.width = max(size.width, x + own.width + 2 * margin)
      x += own.width + gap
      height = max(height, own.height)
    }
    size.width = max(size.width, 320)
    size.height = y + caption + height + margin
  }
}
