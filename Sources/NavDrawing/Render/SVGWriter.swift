import NavLayout
import NavModel
import NavText

/// Writes a picture as SVG, mark by mark.
struct SVGWriter {
  let drawing: Drawing
  let options: SVGOptions
  /// The attribute of each paint that occurred, by its fill and its stroke: there are few, which come again and again.
  private var paintClasses = Array(
    repeating: "", count: (Ink.allCases.count + 1) * (Ink.allCases.count + 1))
  /// Inks that are used, as bits: the style sheet names no others.
  private(set) var fills: UInt64 = 0
  private(set) var strokes: UInt64 = 0
  /// Colours of the app that are used, each once.
  private(set) var fillColors: [ColorValue] = []
  private(set) var strokeColors: [ColorValue] = []
  private(set) var hasLinks = false
  private var clips = 0
  /// The one that was declared last: most screens of a canvas are cut to the same.
  private var lastClip: Drawing.Clip?
  /// For the groups that are open, which are links.
  private var isLinks: [Bool] = []

  init(_ drawing: Drawing, _ options: SVGOptions) {
    self.drawing = drawing
    self.options = options
    note(drawing.marks)
  }

  /// What is drawn says what the head has to declare.
  private mutating func note(_ marks: [Drawing.Mark]) {
    for mark in marks {
      switch mark {
      case .open(let group): hasLinks = hasLinks || !group.link.isEmpty
      case .close: break
      case .rectangle(_, _, let paint), .circle(_, _, let paint), .line(_, _, let paint),
        .path(_, _, _, let paint):
        note(paint)
      case .text(let text):
        if let color = text.color {
          Self.note(color, among: &fillColors)
        } else {
          fills |= 1 << UInt64(text.ink.rawValue)
        }
        if text.hasHalo { strokes |= 1 << UInt64(Ink.area.rawValue) }
      case .marks(let inner): note(inner)
      }
    }
  }

  private mutating func note(_ paint: Paint) {
    guard let color = paint.color else {
      if let ink = paint.fill { fills |= 1 << UInt64(ink.rawValue) }
      if let ink = paint.stroke { strokes |= 1 << UInt64(ink.rawValue) }
      return
    }
    guard paint.fill != nil else { return Self.note(color, among: &strokeColors) }
    Self.note(color, among: &fillColors)
    if let ink = paint.stroke { strokes |= 1 << UInt64(ink.rawValue) }
  }

  private static func note(_ color: ColorValue, among colors: inout [ColorValue]) {
    if !colors.contains(color) { colors.append(color) }
  }

  /// More bytes than a mark takes; there is never room for those that hold others, which are written one by one.
  func room(for mark: Drawing.Mark) -> Int {
    let (number, escape) = (OutputSpan<UInt8>.longestNumber, OutputSpan<UInt8>.longestEscape)
    switch mark {
    case .open(let group):
      let texts = group.id.utf8.count + group.title.utf8.count + group.link.utf8.count
      let ids = group.role.utf8.count + 4 * options.prefix.utf8.count
      return 1_000 + (texts + ids) * escape
    case .close, .rectangle, .circle, .line: return 400
    case .path(let path, _, _, _): return 300 + path.steps.count * (6 * number + 6)
    case .text(let text): return 300 + text.string.utf8.count * escape
    case .marks: return .max
    }
  }

  // MARK: Marks

  mutating func write(_ mark: Drawing.Mark, to out: inout OutputSpan<UInt8>) {
    switch mark {
    case .open(let group): open(group, to: &out)
    case .close: out.write(isLinks.popLast() == true ? "</a>\n" : "</g>\n")
    case .rectangle(let frame, let radius, let paint):
      out.write("<rect")
      write(frame, radius: radius, to: &out)
      write(paint, to: &out)
    case .circle(let center, let radius, let paint):
      out.attribute("<circle cx=\"", center.x)
      out.attribute(" cy=\"", center.y)
      out.attribute(" r=\"", radius)
      write(paint, to: &out)
    case .line(let from, let to, let paint):
      out.write("<path d=\"M")
      out.write(from)
      out.write("L")
      out.write(to)
      out.write("\"")
      write(paint, to: &out)
    case .path(let path, let origin, let scale, let paint):
      out.write("<path d=\"")
      write(path, at: origin, scale, to: &out)
      out.write("\"")
      write(paint, to: &out)
    case .text(let text): write(text, to: &out)
    case .marks: break
    }
  }

  private mutating func write(_ paint: Paint, to out: inout OutputSpan<UInt8>) {
    let (fill, stroke) = (paint.fill, paint.stroke)
    if let color = paint.color { return write(paint, in: color, to: &out) }
    let row = fill.map { Int($0.rawValue) + 1 } ?? 0
    let place = row * (Ink.allCases.count + 1) + (stroke.map { Int($0.rawValue) + 1 } ?? 0)
    if paintClasses[place].isEmpty { paintClasses[place] = paintClass(fill: fill, stroke: stroke) }
    out.write(paintClasses[place])
    finish(paint, to: &out)
  }

  /// ` class="f-ff9500 s-frame"`
  private func write(_ paint: Paint, in color: ColorValue, to out: inout OutputSpan<UInt8>) {
    out.write(paint.fill == nil ? " class=\"s-" : " class=\"f-")
    out.write(Self.name(of: color))
    if paint.fill != nil, let stroke = paint.stroke {
      out.write(" s-")
      out.write(stroke.facts.name)
    }
    out.write("\"")
    finish(paint, to: &out)
  }

  private func finish(_ paint: Paint, to out: inout OutputSpan<UInt8>) {
    if paint.stroke != nil {
      if paint.width != 1 { out.attribute(" stroke-width=\"", paint.width) }
      switch paint.dash {
      case .solid: break
      case .dashed: out.write(" stroke-dasharray=\"5 4\"")
      case .dotted: out.write(" stroke-dasharray=\"1 4\"")
      }
    }
    out.write("/>\n")
  }

  /// ` class="f-screen s-frame"`
  private func paintClass(fill: Ink?, stroke: Ink?) -> String {
    let words = [fill.map { "f-" + $0.facts.name }, stroke.map { "s-" + $0.facts.name }]
    let names = words.compactMap { $0 }
    // What has no ink is there to be touched.
    return " class=\"" + (names.isEmpty ? "hit" : names.joined(separator: " ")) + "\""
  }

  private func write(_ frame: Rect, radius: Double, to out: inout OutputSpan<UInt8>) {
    out.attribute(" x=\"", frame.x)
    out.attribute(" y=\"", frame.y)
    out.attribute(" width=\"", max(0, frame.width))
    out.attribute(" height=\"", max(0, frame.height))
    if radius > 0 { out.attribute(" rx=\"", radius) }
  }

  /// What runs level or upright needs one number only.
  private func write(
    _ path: Path, at origin: Point, _ scale: Double, to out: inout OutputSpan<UInt8>
  ) {
    func placed(_ point: Point) -> Point {
      Point(origin.x + point.x * scale, origin.y + point.y * scale)
    }
    var (here, start) = (Point(0, 0), Point(0, 0))
    for step in path.steps {
      switch step {
      case .move(let point):
        out.append(UInt8(ascii: "M"))
        out.write(placed(point))
        (here, start) = (point, point)
      case .line(let point):
        if point.y == here.y {
          out.append(UInt8(ascii: "H"))
          out.write(placed(point).x)
        } else if point.x == here.x {
          out.append(UInt8(ascii: "V"))
          out.write(placed(point).y)
        } else {
          out.append(UInt8(ascii: "L"))
          out.write(placed(point))
        }
        here = point
      case .curve(let first, let second, let point):
        out.append(UInt8(ascii: "C"))
        out.write(placed(first))
        out.append(UInt8(ascii: " "))
        out.write(placed(second))
        out.append(UInt8(ascii: " "))
        out.write(placed(point))
        here = point
      case .close:
        out.append(UInt8(ascii: "Z"))
        here = start
      }
    }
  }

  /// What classes call a colour of the app: by its values, so that the pictures of a page agree.
  static func name(of color: ColorValue) -> String {
    let light = ColorValue.hexadecimal(color.light)
    return color.dark == color.light ? light : light + "-" + ColorValue.hexadecimal(color.dark)
  }

  private func write(_ text: Drawing.Text, to out: inout OutputSpan<UInt8>) {
    out.attribute("<text x=\"", text.point.x)
    out.attribute(" y=\"", text.point.y)
    out.attribute(" font-size=\"", text.size)
    switch text.weight {
    case .ultraLight: out.write(" font-weight=\"100\"")
    case .thin: out.write(" font-weight=\"200\"")
    case .light: out.write(" font-weight=\"300\"")
    case .regular: break
    case .medium: out.write(" font-weight=\"500\"")
    case .semibold: out.write(" font-weight=\"600\"")
    case .bold: out.write(" font-weight=\"700\"")
    case .heavy: out.write(" font-weight=\"800\"")
    case .black: out.write(" font-weight=\"900\"")
    }
    switch text.anchor {
    case .start: break
    case .middle: out.write(" text-anchor=\"middle\"")
    case .end: out.write(" text-anchor=\"end\"")
    }
    out.write(" class=\"f-")
    out.write(text.color.map { Self.name(of: $0) } ?? text.ink.facts.name)
    if text.hasHalo { out.write(" halo s-area") }
    out.write("\">")
    out.write(escaped: text.string)
    out.write("</text>\n")
  }

  // MARK: Groups

  private mutating func open(_ group: Drawing.Group, to out: inout OutputSpan<UInt8>) {
    if let clip = group.clip, clip != lastClip {
      clips += 1
      lastClip = clip
      out.write("<clipPath id=\"")
      writeClipID(to: &out)
      out.write("\"><rect")
      write(clip.frame, radius: clip.radius, to: &out)
      out.write("/></clipPath>\n")
    }
    let isLink = !group.link.isEmpty
    isLinks.append(isLink)
    out.write(isLink ? "<a" : "<g")
    if isLink {
      out.write(" href=\"#")
      out.write(escaped: options.prefix)
      out.write(escaped: group.link)
      out.write("\"")
    }
    if !group.id.isEmpty {
      out.write(" id=\"")
      out.write(escaped: options.prefix)
      out.write(escaped: group.id)
      out.write("\"")
    }
    if !group.role.isEmpty { out.attribute(" class=\"", group.role) }
    if group.origin != Point(0, 0) || group.scale != 1 {
      out.write(" transform=\"translate(")
      out.write(group.origin)
      if group.scale != 1 {
        out.write(") scale(")
        out.write(thousandths: group.scale)
      }
      out.write(")\"")
    }
    if group.clip != nil {
      out.write(" clip-path=\"url(#")
      writeClipID(to: &out)
      out.write(")\"")
    }
    if let touch = group.touch {
      out.write(" data-touch=\"")
      out.write(String(touch))
      out.write("\"")
    }
    let isButton = options.isInteractive && (group.touch != nil || group.isDisabled)
    if isButton { writeButton(group, to: &out) }
    if options.isInteractive && group.isPart { out.write(" aria-hidden=\"true\"") }
    out.write(">\n")
    // What has a label needs no second one.
    if !group.title.isEmpty && !isButton { out.element("title", group.title) }
  }

  /// For the clip that was declared last.
  private func writeClipID(to out: inout OutputSpan<UInt8>) {
    out.write(escaped: options.prefix)
    out.write("clip-")
    out.write(String(clips))
  }

  private func writeButton(_ group: Drawing.Group, to out: inout OutputSpan<UInt8>) {
    out.write(group.isOn == nil ? " role=\"button\"" : " role=\"switch\"")
    out.attribute(" aria-label=\"", group.title)
    if let isOn = group.isOn { out.attribute(" aria-checked=\"", isOn ? "true" : "false") }
    if group.isCurrent { out.write(" aria-current=\"true\"") }
    if group.isDisabled || group.touch == nil {
      out.write(" aria-disabled=\"true\"")
    } else {
      out.write(" tabindex=\"0\"")
    }
  }
}
