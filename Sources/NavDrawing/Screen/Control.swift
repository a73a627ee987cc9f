import NavLayout
import NavModel
import NavText

/// How an element looks, wherever it is.
struct Control {
  var kind: ElementKind
  var text = ""
  /// Nil where nothing was said: then each kind has its own.
  var fontSize: Double?
  var weight = FontWeight.regular
  /// For its text; nil where nothing was said, and for a colour of an asset catalogue.
  var textColor: ColorValue?
  /// Whether the text only stands for one that is not there yet.
  var isPlaceholder = false
  var isEnabled = true
  var isOn = false
  var isSecure = false
  /// Whether nothing is drawn around a text field.
  var isBorderless = false
  /// Whether touching it leads to another screen.
  var leadsOn = false
  /// Whether it is in a row, which has little room.
  var isInRow = false
  /// Whether other elements are in it.
  var isHolder = false
  var segments: [String] = []
  var selectedSegment = 0
  /// How far a slider or a progress bar has got, from 0 to 1.
  var progress = 0.5
  var pageCount = 3
  /// For a date picker.
  var mode = DatePickerMode.date

  /// As it was written, before anything has happened.
  init(_ element: ID<Element>, in program: Program) {
    let row = program[element]
    kind = row.kind
    text = row.text.map { program[$0] } ?? ""
    let attributes = row.attributes
    isEnabled = program[attributes, .enabled]
    let style = program[attributes, .textStyle]
    fontSize = program[attributes, .fontSize] ?? style.map { Double($0.facts.size(.large)) }
    weight =
      program[attributes, .fontWeight] ?? (style?.isEmphasized ?? false ? .semibold : .regular)
    textColor = program[attributes, .textColor].flatMap { ColorValue(program[$0]) }
    switch kind {
    case .switch: isOn = program[attributes, .on]
    case .segmented:
      if case .list(let values) = program.value(of: .segments, in: attributes) {
        for case .text(let name) in program.values[values] { segments.append(program[name]) }
      }
      selectedSegment = program[attributes, .selectedSegment]
    case .slider, .progress: progress = program.progress(of: attributes) ?? 0.5
    case .pageControl: pageCount = max(1, min(12, program[attributes, .numberOfPages] ?? pageCount))
    case .textField:
      isSecure = program[attributes, .secure]
      isBorderless = program[attributes, .borderStyle] == .none
    case .datePicker: mode = program[attributes, .datePickerMode]
    default: break
    }
  }

  init(_ kind: ElementKind, text: String = "") {
    self.kind = kind
    self.text = text
  }
}

extension Program {
  /// Where a value is between its bounds; nil when nothing was written.
  fileprivate func progress(of attributes: IDRange<Attribute>) -> Double? {
    func number(_ key: AttributeKey) -> Double? {
      switch value(of: key, in: attributes) {
      case .number(let thousandths): Double(thousandths) / 1000
      case .integer(let integer): Double(integer)
      default: nil
      }
    }
    guard let value = number(.value) else { return nil }
    let (least, most) = (number(.minimum) ?? 0, number(.maximum) ?? 1)
    return most > least ? max(0, min(1, (value - least) / (most - least))) : nil
  }
}

extension Drawing {
  mutating func draw(_ control: Control, in frame: Rect) {
    guard frame.width > 0 && frame.height > 0 else { return }
    switch control.kind {
    case .label: drawLabel(control, in: frame)
    case .button: drawButton(control, in: frame)
    case .textField: drawField(control, in: frame)
    case .textView: drawTextView(control, in: frame)
    case .searchBar: drawSearchBar(control, in: frame)
    case .switch: drawSwitch(control, in: frame)
    case .slider: drawSlider(control, in: frame)
    case .progress: drawProgress(control, in: frame)
    case .stepper: drawStepper(control, in: frame)
    case .segmented: drawSegments(control, in: frame)
    case .activity: drawActivity(in: frame)
    case .pageControl: drawPageControl(control, in: frame)
    case .datePicker, .picker: drawWheels(control, in: frame)
    case .image: drawImage(in: frame)
    case .map: drawMap(in: frame)
    case .web: drawWeb(control, in: frame)
    case .container: outline(frame, radius: 4, .frame, dash: .dashed)
    case .view:
      if !control.isHolder { drawView(control, in: frame) }
    case .collectionView:
      if control.isHolder { fill(frame, .screen) } else { drawGrid(in: frame) }
    case .tableView: fill(frame, .screen)
    case .accessory:
      draw(.info, around: Point(frame.midX, frame.midY), side: min(24, frame.height), .tint)
    case .scroll, .stack, .section, .cell, .prototype, .refreshControl: break
    case .tapGesture, .longPressGesture, .swipeGesture, .panGesture, .pinchGesture,
      .rotationGesture, .edgePanGesture:
      break
    }
  }

  // MARK: Text

  private mutating func drawLabel(_ control: Control, in frame: Rect) {
    let ink: Ink = control.isEnabled ? (control.isPlaceholder ? .tertiary : .text) : .tertiary
    guard !control.text.isEmpty else {
      fill(frame.middle(height: min(frame.height, 10)), radius: 3, .fill)
      return
    }
    paragraph(
      control.text, in: frame, size: control.fontSize ?? 17, ink, color: control.visibleTextColor,
      weight: control.weight)
  }

  private mutating func drawButton(_ control: Control, in frame: Rect) {
    let ink: Ink = control.isEnabled ? .tint : .tertiary
    let size = control.fontSize ?? min(17, max(11, frame.height * 0.52))
    // A button without words shows an image.
    guard !control.text.isEmpty else {
      fill(frame, radius: min(8, frame.height / 4), control.isEnabled ? .tintSoft : .fill)
      let side = min(22, min(frame.width, frame.height) * 0.7)
      draw(.shape, around: Point(frame.midX, frame.midY), side: side, ink)
      return
    }
    fill(frame, radius: min(8, frame.height / 4), control.isEnabled ? .tintSoft : .fill)
    // A button that is just as wide as its words keeps them whole.
    let isRoomy = textWidth(control.text, size: size, weight: .medium) <= frame.width
    if isRoomy && control.weight == .regular {
      centered(control.text, in: frame, size: size, ink, weight: .medium)
    } else {
      let size = control.fontSize ?? min(size, 15)
      centered(control.text, in: frame, size: size, ink, weight: control.weight)
    }
  }

  private mutating func drawField(_ control: Control, in frame: Rect) {
    if !control.isBorderless {
      outline(frame, radius: min(7, frame.height / 4), .fillDeep, fill: .screen)
    }
    let text = control.isSecure && !control.isPlaceholder ? dots(for: control.text) : control.text
    let inner = control.isBorderless ? frame : frame.inset(by: EdgeInsets(left: 8, right: 8))
    let size = min(16, frame.height * (control.isBorderless ? 0.75 : 0.55))
    leading(text, in: inner, size: size, control.textInk, color: control.visibleTextColor)
  }

  private func dots(for text: String) -> String {
    String(repeating: "\u{2022}", count: text.count)
  }

  private mutating func drawTextView(_ control: Control, in frame: Rect) {
    outline(frame, radius: 6, .line, fill: .screen)
    paragraph(
      control.text, in: frame.inset(by: EdgeInsets(top: 8, left: 8, bottom: 6, right: 8)),
      size: 15, control.textInk, color: control.visibleTextColor, isTop: true)
  }

  mutating func drawSearchBar(_ control: Control, in frame: Rect) {
    let field = frame.inset(by: EdgeInsets(left: 8, right: 8)).middle(height: min(36, frame.height))
    fill(field, radius: min(10, field.height / 3), .fill)
    let side = min(18, field.height * 0.6)
    draw(.search, around: Point(field.x + 8 + side / 2, field.midY), side: side, .secondary)
    let room = field.inset(by: EdgeInsets(left: 12 + side, right: 8))
    leading(control.text, in: room, size: min(17, field.height * 0.5), .secondary)
  }

  // MARK: Controls

  private mutating func drawSwitch(_ control: Control, in frame: Rect) {
    let height = min(31, frame.height)
    let width = min(frame.width, height * 51 / 31)
    let body = Rect(frame.x, frame.midY - height / 2, width, height)
    fill(body, radius: height / 2, control.isOn && control.isEnabled ? .switchOn : .fillDeep)
    let radius = height / 2 - 2
    let x = control.isOn ? body.maxX - height / 2 : body.x + height / 2
    draw(.circle(Point(x, body.midY), radius: radius, Paint(fill: .knob)))
  }

  private mutating func drawSlider(_ control: Control, in frame: Rect) {
    let radius = min(13, frame.height / 2)
    let x = frame.x + radius + (frame.width - 2 * radius) * control.progress
    fill(Rect(frame.x, frame.midY - 2, frame.width, 4), radius: 2, .fillDeep)
    fill(Rect(frame.x, frame.midY - 2, x - frame.x, 4), radius: 2, control.ink)
    draw(.circle(Point(x, frame.midY), radius: radius, Paint(fill: .knob, stroke: .frame)))
  }

  private mutating func drawProgress(_ control: Control, in frame: Rect) {
    let track = frame.middle(height: min(4, max(2, frame.height)))
    fill(track, radius: track.height / 2, .fillDeep)
    let done = Rect(track.x, track.y, track.width * control.progress, track.height)
    fill(done, radius: track.height / 2, .tint)
  }

  private mutating func drawStepper(_ control: Control, in frame: Rect) {
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
    stroke(signs, control.isEnabled ? .text : .tertiary, width: 1.6)
  }

  private mutating func drawSegments(_ control: Control, in frame: Rect) {
    let body = frame.middle(height: min(32, frame.height))
    fill(body, radius: 8, .fill)
    let segments = control.segments.isEmpty ? ["", ""] : control.segments
    let width = body.width / Double(segments.count)
    for (index, text) in segments.enumerated() {
      let cell = Rect(body.x + Double(index) * width, body.y, width, body.height)
      let isSelected = index == control.selectedSegment
      if isSelected {
        let knob = cell.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        outline(knob, radius: 6.5, .line, fill: .card)
      }
      centered(
        text, in: cell, size: 13, control.isEnabled ? .text : .tertiary,
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

  private mutating func drawPageControl(_ control: Control, in frame: Rect) {
    let step = min(16, frame.width / Double(control.pageCount))
    let start = frame.midX - step * Double(control.pageCount - 1) / 2
    for index in 0..<control.pageCount {
      let center = Point(start + Double(index) * step, frame.midY)
      draw(.circle(center, radius: 3.5, Paint(fill: index == 0 ? .secondary : .fillDeep)))
    }
  }

  /// Wheels: the chosen line in a band, the others fading away.
  private mutating func drawWheels(_ control: Control, in frame: Rect) {
    // Since iOS 14 a date picker may be as small as a button.
    guard frame.height >= 80 else {
      fill(frame, radius: 8, .fill)
      centered(
        control.text.isEmpty ? "9:41" : control.text, in: frame, size: min(17, frame.height * 0.5),
        .tint)
      return
    }
    fill(frame.middle(height: 34).inset(by: EdgeInsets(left: 8, right: 8)), radius: 8, .fill)
    let columns = wheels(of: control)
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

  private func wheels(of control: Control) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    guard control.kind == .datePicker else {
      let chosen = control.text.isEmpty ? "\u{2013}" : control.text
      return [["\u{2013}", "\u{2013}", chosen, "\u{2013}", "\u{2013}"]]
    }
    switch control.mode {
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

  private mutating func drawWeb(_ control: Control, in frame: Rect) {
    outline(frame, .line, fill: .screen)
    let side = min(40, min(frame.width, frame.height) * 0.4)
    draw(.globe, around: Point(frame.midX, frame.midY), side: side, .frame)
  }

  private mutating func drawView(_ control: Control, in frame: Rect) {
    outline(frame, radius: min(6, frame.height / 6), .line, fill: .fill)
    centered(control.text, in: frame, size: min(13, frame.height * 0.6), .secondary)
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

extension Control {
  /// Placeholders and what is disabled keep their grey.
  fileprivate var visibleTextColor: ColorValue? { isEnabled && !isPlaceholder ? textColor : nil }
  fileprivate var textInk: Ink { isEnabled && !isPlaceholder ? .text : .tertiary }
  fileprivate var ink: Ink { isEnabled ? .tint : .fillDeep }
}
