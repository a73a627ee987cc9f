import NavLayout
import NavModel
import NavSimulator
import NavText

/// An element on its way into a picture.
struct ElementPicture {
  let shown: ShownElement
  /// As it is shown here: dots, a name where it says nothing.
  var text: String
  /// Whether the text only stands for one that is not there yet.
  var isPlaceholder = false
  /// Whether other elements are in it.
  var isHolder = false
  let paint: PaintFacts
  /// Its own or inherited; nil for iOS's blue.
  let tint: ColorValue?
  /// The name of the image that it shows.
  var image: String?
  /// Whether it looks as before iOS 7.
  var isLegacy = false

  init(_ shown: ShownElement, text: String, _ paint: PaintFacts, tint: ColorValue?) {
    self.shown = shown
    self.text = text
    self.paint = paint
    self.tint = tint
  }

  var kind: ElementKind { shown.kind }
  var isEnabled: Bool { shown.isEnabled }
  var look: ShownElement.Look { shown.look }
}

extension Drawing {
  mutating func draw(_ element: ElementPicture, in frame: Rect) {
    guard frame.width > 0 && frame.height > 0 else { return }
    // Controls with a shape of their own have it in this colour.
    if element.kind != .button && element.kind != .textField {
      fill(frame, color: element.paint.background)
    }
    switch element.kind {
    case .label: drawLabel(element, in: frame)
    case .button: drawButton(element, in: frame)
    case .textField: drawField(element, in: frame)
    case .textView: drawTextView(element, in: frame)
    case .searchBar: drawSearchBar(element, in: frame)
    case .switch: drawSwitch(element, in: frame)
    case .slider: drawSlider(element, in: frame)
    case .progress: drawProgress(element, in: frame)
    case .stepper: drawStepper(element, in: frame)
    case .segmented: drawSegments(element, in: frame)
    case .activity: drawActivity(in: frame)
    case .pageControl: drawPageControl(element, in: frame)
    case .datePicker, .picker: drawWheels(element, in: frame)
    case .image: drawImage(element, in: frame)
    case .map: drawMap(in: frame)
    case .web: drawWeb(element, in: frame)
    case .container: outline(frame, radius: 4, .frame, dash: .dashed)
    case .view:
      if !element.isHolder { drawView(element, in: frame) }
    case .collectionView:
      if !element.isHolder {
        drawGrid(in: frame)
      } else if element.paint.background == nil {
        fill(frame, .screen)
      }
    case .tableView:
      if element.paint.background == nil { fill(frame, .screen) }
    case .alertAction: drawAlertAction(element, in: frame)
    case .scroll, .stack, .section, .cell, .prototype, .refreshControl: break
    case .accessory, .tapGesture, .longPressGesture, .swipeGesture, .panGesture, .pinchGesture,
      .rotationGesture, .edgePanGesture, .swipeAction, .menu, .contextMenu, .menuItem,
      .searchController:
      break
    }
  }

  // MARK: Text

  private mutating func drawLabel(_ element: ElementPicture, in frame: Rect) {
    let ink: Ink = element.isEnabled ? (element.isPlaceholder ? .tertiary : .text) : .tertiary
    guard !element.text.isEmpty else {
      fill(frame.middle(height: min(frame.height, 10)), radius: 3, .fill)
      return
    }
    let size = element.look.fontSize ?? 17
    paragraph(
      element.text, element.paint.alignment, in: frame,
      size: size * scale(of: element, size, in: frame), ink,
      color: element.visibleTextColor,
      weight: element.look.weight)
  }

  /// How much smaller a label's text is that may shrink to be as wide as its frame.
  private func scale(of label: ElementPicture, _ size: Double, in frame: Rect) -> Double {
    let least = label.paint.minimumScale
    var scale = 1.0
    // Small letters are further apart, so that one step does not do.
    for _ in 0..<4 where scale > least {
      let width = textWidth(label.text, size: size * scale, weight: label.look.weight)
      if width <= frame.width { break }
      scale = max(least, scale * frame.width / width)
    }
    return scale
  }

  private mutating func drawField(_ element: ElementPicture, in frame: Rect) {
    let color = element.paint.background
    if element.look.isBorderless {
      fill(frame, color: color)
    } else {
      outline(frame, radius: min(5, frame.height / 4), .line, fill: .screen, color: color)
    }
    var inner = element.look.isBorderless ? frame : frame.inset(by: EdgeInsets(left: 8, right: 8))
    if element.look.hasClearButton && !element.isPlaceholder && !element.text.isEmpty {
      let side = min(18, inner.height)
      draw(.clear, around: Point(inner.maxX - side / 2, inner.midY), side: side, .secondary)
      inner = inner.inset(by: EdgeInsets(right: side + 4))
    }
    let size = min(16, frame.height * (element.look.isBorderless ? 0.75 : 0.55))
    aligned(
      element.text, element.paint.alignment, in: inner, size: size, element.textInk,
      color: element.visibleTextColor)
  }

  private mutating func drawTextView(_ element: ElementPicture, in frame: Rect) {
    if element.paint.background == nil { fill(frame, .screen) }
    paragraph(
      element.text, element.paint.alignment,
      in: frame.inset(by: EdgeInsets(top: 8, left: 8, bottom: 6, right: 8)),
      size: 15, element.textInk, color: element.visibleTextColor, isTop: true)
  }

  mutating func drawSearchBar(_ element: ElementPicture, in frame: Rect) {
    let field = frame.inset(by: EdgeInsets(left: 8, right: 8)).middle(height: min(36, frame.height))
    fill(field, radius: min(10, field.height / 3), .fill)
    let side = min(18, field.height * 0.6)
    draw(.search, around: Point(field.x + 8 + side / 2, field.midY), side: side, .secondary)
    let room = field.inset(by: EdgeInsets(left: 12 + side, right: 8))
    leading(element.text, in: room, size: min(17, field.height * 0.5), .secondary)
  }

  // MARK: Controls

  private mutating func drawSwitch(_ element: ElementPicture, in frame: Rect) {
    let isOn = element.shown.isOn ?? false
    let height = min(31, frame.height)
    // Wider since iOS 26, and its knob with it.
    let isWide = frame.width > 55
    let width = min(frame.width, isWide ? height * 61 / 28 : height * 51 / 31)
    let body = Rect(frame.x, frame.midY - height / 2, width, height)
    if isOn && element.isEnabled {
      fill(body, radius: height / 2, .switchOn, color: element.paint.onTint)
    } else {
      fill(body, radius: height / 2, .switchOff)
    }
    let knob = Size(isWide ? width * 0.62 : height - 4, height - 4)
    let x = isOn ? body.maxX - 2 - knob.width : body.x + 2
    fill(Rect(Point(x, body.y + 2), knob), radius: knob.height / 2, .knob)
  }

  private mutating func drawSlider(_ element: ElementPicture, in frame: Rect) {
    let radius = min(13, frame.height / 2)
    let x = frame.x + radius + (frame.width - 2 * radius) * (element.look.progress ?? 0.5)
    fill(Rect(frame.x, frame.midY - 2, frame.width, 4), radius: 2, .fillDeep)
    fill(
      Rect(frame.x, frame.midY - 2, x - frame.x, 4), radius: 2, element.ink,
      color: element.visibleTint)
    draw(.circle(Point(x, frame.midY), radius: radius, Paint(fill: .knob, stroke: .frame)))
  }

  private mutating func drawProgress(_ element: ElementPicture, in frame: Rect) {
    let track = frame.middle(height: min(4, max(2, frame.height)))
    fill(track, radius: track.height / 2, .fillDeep)
    let done = Rect(track.x, track.y, track.width * (element.look.progress ?? 0.5), track.height)
    fill(done, radius: track.height / 2, .tint, color: element.tint)
  }

  private mutating func drawStepper(_ element: ElementPicture, in frame: Rect) {
    let body = frame.middle(height: min(32, frame.height))
    fill(body, radius: 8, .fill)
    line(
      Point(body.midX, body.y + body.height * 0.25),
      Point(body.midX, body.maxY - body.height * 0.25), .fillDeep)
    let (reach, left, right) = (6.0, body.x + body.width / 4, body.maxX - body.width / 4)
    var signs = Path()
    signs.move(to: Point(left - reach, body.midY))
    signs.line(to: Point(left + reach, body.midY))
    signs.move(to: Point(right - reach, body.midY))
    signs.line(to: Point(right + reach, body.midY))
    signs.move(to: Point(right, body.midY - reach))
    signs.line(to: Point(right, body.midY + reach))
    stroke(signs, element.isEnabled ? .text : .tertiary, width: 1.6)
  }

  private mutating func drawSegments(_ element: ElementPicture, in frame: Rect) {
    let body = frame.middle(height: min(32, frame.height))
    fill(body, radius: 8, .fill)
    let segments = element.shown.segments.isEmpty ? ["", ""] : element.shown.segments
    var widths = segments.map { text in
      element.look.apportionsWidths ? 19 + textWidth(text, size: 13) : 1
    }
    let factor = body.width / widths.reduce(0, +)
    for index in widths.indices { widths[index] *= factor }
    var x = body.x
    for (index, text) in segments.enumerated() {
      let cell = Rect(x, body.y, widths[index], body.height)
      x += widths[index]
      let isSelected = index == element.look.selectedSegment
      if isSelected {
        let knob = cell.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        outline(knob, radius: 6.5, .line, fill: .card)
      }
      centered(
        text, in: cell, size: 13, element.isEnabled ? .text : .tertiary,
        weight: isSelected ? .semibold : .regular)
    }
  }

  private mutating func drawActivity(in frame: Rect) {
    let (x, y) = (frame.midX, frame.midY)
    let radius = min(10, min(frame.width, frame.height) / 2)
    // Eight spokes: the half of the square root of two stands for the slanting ones.
    let slant = 0.7071
    let directions: [(Double, Double)] = [
      (0, -1), (slant, -slant), (1, 0), (slant, slant), (0, 1), (-slant, slant), (-1, 0),
      (-slant, -slant),
    ]
    for (index, (dx, dy)) in directions.enumerated() {
      line(
        Point(x + dx * radius * 0.5, y + dy * radius * 0.5),
        Point(x + dx * radius, y + dy * radius), index < 5 ? .secondary : .fillDeep,
        width: radius / 5)
    }
  }

  private mutating func drawPageControl(_ element: ElementPicture, in frame: Rect) {
    let count = max(1, min(12, element.look.pageCount ?? 3))
    let step = min(16, frame.width / Double(count))
    let start = frame.midX - step * Double(count - 1) / 2
    for index in 0..<count {
      let center = Point(start + Double(index) * step, frame.midY)
      let isCurrent = index == min(count - 1, element.look.currentPage)
      draw(.circle(center, radius: 3.5, Paint(fill: isCurrent ? .secondary : .fillDeep)))
    }
  }

  /// Wheels: the chosen line in a band, the others fading away.
  private mutating func drawWheels(_ element: ElementPicture, in frame: Rect) {
    // Since iOS 14 a date picker may be as small as a button.
    guard frame.height >= 80 else {
      fill(frame, radius: 8, .fill)
      centered(
        element.text.isEmpty ? "9:41" : element.text, in: frame, size: min(17, frame.height * 0.5),
        element.textInk)
      return
    }
    fill(frame.middle(height: 34).inset(by: EdgeInsets(left: 8, right: 8)), radius: 8, .fill)
    let columns = wheels(of: element)
    let part = (frame.width - 32) / Double(columns.count)
    for (column, words) in columns.enumerated() {
      let center = frame.x + 16 + (Double(column) + 0.5) * part
      for (index, word) in words.enumerated() {
        let distance = Double(index - 2)
        let y = frame.midY + distance * 32
        guard y - 14 >= frame.y && y + 14 <= frame.maxY else { continue }
        let size = 21 - 2.5 * (distance < 0 ? -distance : distance)
        let shown = truncated(word, to: part, size: size)
        let ink: Ink = index == 2 ? .text : index == 1 || index == 3 ? .secondary : .tertiary
        text(shown, at: Point(center, y + size * 0.36), size: size, ink, anchor: .middle)
      }
    }
  }

  private func wheels(of element: ElementPicture) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    guard element.kind == .datePicker else {
      let chosen = element.text.isEmpty ? "\u{2013}" : element.text
      return [["\u{2013}", "\u{2013}", chosen, "\u{2013}", "\u{2013}"]]
    }
    switch element.look.mode {
    case .time: return [hours, minutes, ["", "", "AM", "PM", ""]]
    case .dateAndTime: return [["Sat 7", "Sun 8", "Today", "Tue 10", "Wed 11"], hours, minutes]
    case .countDownTimer:
      return [["", "", "0 h", "1 h", "2 h"], ["", "", "1 min", "2 min", "3 min"]]
    case .date:
      return [
        ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
        ["2012", "2013", "2014", "2015", "2016"],
      ]
    }
  }

  // MARK: Pictures

  private mutating func drawImage(_ element: ElementPicture, in frame: Rect) {
    guard let image = element.image, let symbol = Symbol(named: image) else {
      return drawImage(in: element.paint.place(ofPictureIn: frame))
    }
    draw(
      .symbol(symbol), around: Point(frame.midX, frame.midY),
      side: min(frame.width, frame.height), .tint, color: element.tint)
  }

  /// Stands for a picture of the app's own.
  mutating func drawImage(in frame: Rect) {
    let side = min(frame.width, frame.height)
    fill(frame, radius: min(6, side / 5), .fill)
    draw(.picture, around: Point(frame.midX, frame.midY), side: min(44, side * 0.7), .frame)
  }

  private mutating func drawMap(in frame: Rect) {
    fill(frame, radius: 4, .fill)
    var roads = Path()
    roads.move(to: Point(frame.x, frame.y + frame.height * 0.7))
    roads.curve(
      Point(frame.x + frame.width * 0.3, frame.y + frame.height * 0.6),
      Point(frame.x + frame.width * 0.5, frame.y + frame.height * 0.3),
      to: Point(frame.maxX, frame.y + frame.height * 0.2))
    roads.move(to: Point(frame.x + frame.width * 0.25, frame.y))
    roads.curve(
      Point(frame.x + frame.width * 0.3, frame.y + frame.height * 0.4),
      Point(frame.x + frame.width * 0.6, frame.y + frame.height * 0.6),
      to: Point(frame.x + frame.width * 0.7, frame.maxY))
    stroke(roads, .fillDeep, width: 3)
    let side = min(40, min(frame.width, frame.height) * 0.5)
    draw(.pin, around: Point(frame.midX, frame.midY), side: side, .alert)
  }

  private mutating func drawWeb(_ element: ElementPicture, in frame: Rect) {
    outline(frame, .line, fill: .screen)
    let side = min(40, min(frame.width, frame.height) * 0.4)
    draw(.globe, around: Point(frame.midX, frame.midY), side: side, .frame)
  }

  private mutating func drawView(_ element: ElementPicture, in frame: Rect) {
    if element.paint.background == nil {
      outline(frame, radius: min(6, frame.height / 6), .line, fill: .fill)
    }
    centered(element.text, in: frame, size: min(13, frame.height * 0.6), .secondary)
  }

  private mutating func drawGrid(in frame: Rect) {
    let count = Int(max(2, min(4, frame.width / 100)))
    let gap = 8.0
    let side = (frame.width - gap * Double(count + 1)) / Double(count)
    guard side > 8 else { return }
    var y = frame.y + gap
    for _ in 0..<8 where y + side <= frame.maxY {
      for column in 0..<count {
        drawImage(in: Rect(frame.x + gap + Double(column) * (side + gap), y, side, side))
      }
      y += side + gap
    }
  }
}

extension ElementPicture {
  /// Placeholders and what is disabled keep their grey.
  var visibleTextColor: ColorValue? { isEnabled && !isPlaceholder ? paint.text : nil }
  var visibleTint: ColorValue? { isEnabled ? tint : nil }
  fileprivate var textInk: Ink { isEnabled && !isPlaceholder ? .text : .tertiary }
  fileprivate var ink: Ink { isEnabled ? .tint : .fillDeep }
}
