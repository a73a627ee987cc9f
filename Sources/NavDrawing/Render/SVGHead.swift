import NavLayout
import NavModel

extension SVGWriter {
  /// All before the first mark.
  func writeHead(to out: inout OutputSpan<UInt8>) {
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
    writeStyle(to: &out)
  }

  private func writeStyle(to out: inout OutputSpan<UInt8>) {
    let used = Ink.allCases.filter { (fills | strokes) & 1 << UInt64($0.rawValue) != 0 }
    out.write("<style>\n")
    // Pages may set the variables; the plain colours before them are for readers that know no variables.
    if options.appearance == .auto {
      writeVariables(of: used, isDark: false, indent: "", to: &out)
      out.write("@media (prefers-color-scheme: dark) {\n")
      writeVariables(of: used, isDark: true, indent: "  ", to: &out)
      out.write("}\n")
    }
    out.write(
      ".navscene { font-family: -apple-system, \"SF Pro Text\", Inter, \"Helvetica Neue\", Roboto, Arial, sans-serif }\n"
    )
    out.write(".navscene * { fill: none; stroke-linecap: round; stroke-linejoin: round }\n")
    for ink in used {
      if fills & 1 << UInt64(ink.rawValue) != 0 { writeRule("f", "fill", ink, to: &out) }
      if strokes & 1 << UInt64(ink.rawValue) != 0 { writeRule("s", "stroke", ink, to: &out) }
    }
    writeColorRules(isDark: options.appearance == .dark, to: &out)
    if options.appearance == .auto, (fillColors + strokeColors).contains(where: { $0.changes }) {
      out.write("@media (prefers-color-scheme: dark) {\n")
      writeColorRules(isDark: true, onlyChanging: true, to: &out)
      out.write("}\n")
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

  /// Room for the rules of a colour, by light and by dark.
  var colorRoom: Int { (fillColors.count + strokeColors.count) * 150 }

  private func writeColorRules(
    isDark: Bool, onlyChanging: Bool = false, to out: inout OutputSpan<UInt8>
  ) {
    for color in fillColors where color.changes || !onlyChanging {
      writeRule("f", "fill", color, isDark ? color.dark : color.light, to: &out)
    }
    for color in strokeColors where color.changes || !onlyChanging {
      writeRule("s", "stroke", color, isDark ? color.dark : color.light, to: &out)
    }
  }

  /// `.navscene .f-ff9500 { fill: #ff9500 }`
  private func writeRule(
    _ letter: String, _ property: String, _ color: ColorValue, _ value: UInt32,
    to out: inout OutputSpan<UInt8>
  ) {
    out.write(".navscene .")
    out.write(letter)
    out.write("-")
    out.write(Self.name(of: color))
    out.write(" { ")
    out.write(property)
    out.write(": #")
    out.write(ColorValue.hexadecimal(value))
    out.write(" }\n")
  }

  private func writeVariables(
    of inks: [Ink], isDark: Bool, indent: String, to out: inout OutputSpan<UInt8>
  ) {
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
  private func writeRule(
    _ letter: String, _ property: String, _ ink: Ink, to out: inout OutputSpan<UInt8>
  ) {
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
}

extension ColorValue {
  /// Whether it is another one in dark surroundings.
  fileprivate var changes: Bool { dark != light }
}
