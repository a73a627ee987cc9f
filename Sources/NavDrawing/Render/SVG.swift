import NavLayout
import NavText

/// Which colours a picture has.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Those of whoever looks at it.
  case auto
  case light
  case dark

  public var keyword: String {
    switch self {
    case .auto: "auto"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

/// What a picture as SVG is for.
public struct SVGOptions: Hashable, Sendable {
  public var appearance = Appearance.auto
  /// Whether what answers a touch is a button for the keyboard and for screen readers.
  public var isInteractive = false
  /// Stands before ids, so that several pictures can share one page.
  public var prefix = ""

  public init() {}
}

extension Drawing {
  /// A standalone SVG document; the same picture gives the same bytes.
  public func svg(_ options: SVGOptions = SVGOptions()) -> [UInt8] {
    var writer = SVGWriter(self, options)
    return writer.document()
  }
}

private struct SVGWriter {
  private let drawing: Drawing
  private let options: SVGOptions
  private var out = XMLOutput()
  /// The attribute of each paint that occurred, by its fill and its stroke: there are few, which come again and again.
  private var paintClasses = Array(
    repeating: [UInt8](), count: (Ink.allCases.count + 1) * (Ink.allCases.count + 1))
  /// Inks that were used, as bits: the style sheet names no others.
  private var fills: UInt64 = 0
  private var strokes: UInt64 = 0
  private var hasLinks = false
  private var clips = 0
  /// Of the groups that are open, which are links.
  private var isLinks: [Bool] = []

  init(_ drawing: Drawing, _ options: SVGOptions) {
    self.drawing = drawing
    self.options = options
  }

  mutating func document() -> [UInt8] {
    // What is drawn says what the head has to declare.
    out.reserve(drawing.marks.count * 110)
    for mark in drawing.marks { write(mark) }
    let body = out
    out = XMLOutput()
    out.reserve(body.bytes.count + 8_000)
    writeHead()
    out.write(body.bytes)
    out.write("</svg>\n")
    return out.bytes
  }

  private mutating func writeHead() {
    let size = drawing.size
    out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"navscene\" viewBox=\"0 0 ")
    out.write(size.width)
    out.write(" ")
    out.write(size.height)
    out.write("\" width=\"")
    out.write(size.width)
    out.write("\" height=\"")
    out.write(size.height)
    // Inside an image nothing can be operated, so what holds buttons or links is a group.
    let isOperated = options.isInteractive || hasLinks
    out.write(isOperated ? "\" role=\"group\">\n" : "\" role=\"img\">\n")
    out.element("title", drawing.title)
    if !drawing.summary.isEmpty { out.element("desc", drawing.summary) }
    writeStyle()
  }

  // MARK: Style

  private mutating func writeStyle() {
    let used = Ink.allCases.filter { (fills | strokes) & 1 << UInt64($0.rawValue) != 0 }
    out.write("<style>\n")
    // Pages may set the variables; the plain colours before them are for readers that know no variables.
    if options.appearance == .auto {
      writeVariables(of: used, isDark: false, indent: "")
      out.write("@media (prefers-color-scheme: dark) {\n")
      writeVariables(of: used, isDark: true, indent: "  ")
      out.write("}\n")
    }
    out.write(
      ".navscene { font-family: -apple-system, \"SF Pro Text\", Inter, \"Helvetica Neue\", Roboto, Arial, sans-serif }\n"
    )
    out.write(".navscene * { fill: none; stroke-linecap: round; stroke-linejoin: round }\n")
    for ink in used {
      if fills & 1 << UInt64(ink.rawValue) != 0 { writeRule("f", "fill", ink) }
      if strokes & 1 << UInt64(ink.rawValue) != 0 { writeRule("s", "stroke", ink) }
    }
    out.write(".navscene .halo { paint-order: stroke; stroke-width: 3px }\n")
    if options.isInteractive {
      out.write(".navscene [data-touch] { cursor: pointer }\n")
      out.write(".navscene [data-touch] > .hit { pointer-events: all }\n")
      out.write(".navscene .part { pointer-events: none }\n")
      out.write(
        ".navscene [data-touch]:focus-visible > .hit { stroke: Highlight; stroke-width: 2px }\n")
    }
    out.write("</style>\n")
  }

  private mutating func writeVariables(of inks: [Ink], isDark: Bool, indent: String) {
    out.write(indent)
    out.write(".navscene {")
    for ink in inks {
      let facts = ink.facts
      out.write(" --")
      out.write(facts.name)
      out.write(": ")
      out.write(isDark ? facts.dark : facts.light)
      out.write(";")
    }
    out.write(" }\n")
  }

  /// `.navscene .f-tint { fill: #2869e6; fill: var(--tint, #2869e6) }`
  private mutating func writeRule(_ letter: String, _ property: String, _ ink: Ink) {
    let facts = ink.facts
    let color = options.appearance == .dark ? facts.dark : facts.light
    out.write(".navscene .")
    out.write(letter)
    out.write("-")
    out.write(facts.name)
    out.write(" { ")
    out.write(property)
    out.write(": ")
    out.write(color)
    if options.appearance == .auto {
      out.write("; ")
      out.write(property)
      out.write(": var(--")
      out.write(facts.name)
      out.write(")")
    }
    out.write(" }\n")
  }

  // MARK: Marks

  private mutating func write(_ mark: Drawing.Mark) {
    switch mark {
    case .open(let group): open(group)
    case .close: close()
    case .rectangle(let frame, let radius, let paint):
      out.write("<rect")
      write(frame, radius: radius)
      write(paint)
    case .circle(let center, let radius, let paint):
      out.attribute("<circle cx=\"", center.x)
      out.attribute(" cy=\"", center.y)
      out.attribute(" r=\"", radius)
      write(paint)
    case .line(let from, let to, let paint):
      out.write("<path d=\"M")
      out.write(from)
      out.write("L")
      out.write(to)
      out.write("\"")
      write(paint)
    case .path(let path, let paint):
      out.write("<path d=\"")
      write(path)
      out.write("\"")
      write(paint)
    case .text(let text): write(text)
    }
  }

  private mutating func write(_ paint: Paint) {
    let (fill, stroke) = (paint.fill, paint.stroke)
    let row = fill.map { Int($0.rawValue) + 1 } ?? 0
    let place = row * (Ink.allCases.count + 1) + (stroke.map { Int($0.rawValue) + 1 } ?? 0)
    if paintClasses[place].isEmpty { paintClasses[place] = paintClass(fill: fill, stroke: stroke) }
    out.write(paintClasses[place])
    if stroke != nil {
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
  private mutating func paintClass(fill: Ink?, stroke: Ink?) -> [UInt8] {
    if let ink = fill { fills |= 1 << UInt64(ink.rawValue) }
    if let ink = stroke { strokes |= 1 << UInt64(ink.rawValue) }
    let words = [fill.map { "f-" + $0.facts.name }, stroke.map { "s-" + $0.facts.name }]
    let names = words.compactMap { $0 }
    // What has no ink is there to be touched.
    let value = names.isEmpty ? "hit" : names.joined(separator: " ")
    return Array(" class=\"\(value)\"".utf8)
  }

  private mutating func write(_ frame: Rect, radius: Double) {
    out.attribute(" x=\"", frame.x)
    out.attribute(" y=\"", frame.y)
    out.attribute(" width=\"", max(0, frame.width))
    out.attribute(" height=\"", max(0, frame.height))
    if radius > 0 { out.attribute(" rx=\"", radius) }
  }

  private mutating func write(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let point):
        out.write(UInt8(ascii: "M"))
        out.write(point)
      case .line(let point):
        out.write(UInt8(ascii: "L"))
        out.write(point)
      case .curve(let first, let second, let point):
        out.write(UInt8(ascii: "C"))
        out.write(first)
        out.write(UInt8(ascii: " "))
        out.write(second)
        out.write(UInt8(ascii: " "))
        out.write(point)
      case .close: out.write(UInt8(ascii: "Z"))
      }
    }
  }

  private mutating func write(_ text: Drawing.Text) {
    fills |= 1 << UInt64(text.ink.rawValue)
    if text.hasHalo { strokes |= 1 << UInt64(Ink.area.rawValue) }
    out.attribute("<text x=\"", text.point.x)
    out.attribute(" y=\"", text.point.y)
    out.attribute(" font-size=\"", text.size)
    switch text.weight {
    case .light: out.write(" font-weight=\"300\"")
    case .regular: break
    case .medium: out.write(" font-weight=\"500\"")
    case .semibold: out.write(" font-weight=\"600\"")
    case .bold: out.write(" font-weight=\"700\"")
    }
    switch text.anchor {
    case .start: break
    case .middle: out.write(" text-anchor=\"middle\"")
    case .end: out.write(" text-anchor=\"end\"")
    }
    out.write(" class=\"f-")
    out.write(text.ink.facts.name)
    if text.hasHalo { out.write(" halo s-area") }
    out.write("\">")
    out.write(escaped: text.string)
    out.write("</text>\n")
  }

  // MARK: Groups

  private mutating func open(_ group: Drawing.Group) {
    var clip = ""
    if let frame = group.clip {
      clips += 1
      clip = "\(options.prefix)clip-\(clips)"
      out.write("<clipPath id=\"")
      out.write(escaped: clip)
      out.write("\"><rect")
      write(frame.frame, radius: frame.radius)
      out.write("/></clipPath>\n")
    }
    out.write(group.link.isEmpty ? "<g" : "<a")
    isLinks.append(!group.link.isEmpty)
    if !group.link.isEmpty {
      hasLinks = true
      out.attribute(" href=\"", "#\(options.prefix)\(group.link)")
    }
    if !group.id.isEmpty { out.attribute(" id=\"", options.prefix + group.id) }
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
    if !clip.isEmpty {
      out.write(" clip-path=\"url(#")
      out.write(escaped: clip)
      out.write(")\"")
    }
    if let touch = group.touch {
      out.write(" data-touch=\"")
      out.write(String(touch))
      out.write("\"")
    }
    let isButton = options.isInteractive && (group.touch != nil || group.isDisabled)
    if isButton { writeButton(group) }
    if options.isInteractive && group.isPart { out.write(" aria-hidden=\"true\"") }
    out.write(">\n")
    // What has a label needs no second one.
    if !group.title.isEmpty && !isButton { out.element("title", group.title) }
  }

  private mutating func close() {
    out.write(isLinks.popLast() == true ? "</a>\n" : "</g>\n")
  }

  private mutating func writeButton(_ group: Drawing.Group) {
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
