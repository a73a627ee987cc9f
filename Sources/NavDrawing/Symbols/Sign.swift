import NavLayout
import NavModel
import NavText

/// What an image shows: a symbol that is known by its name, or the first letter of what only the app knows.
enum Sign: Hashable, Sendable {
  case symbol(Symbol)
  /// In a neutral square, so that it is not mistaken for a picture of something.
  case letter(String)
  /// One of UIKit's own that has no name.
  case glyph(Glyph)

  /// For the name of an image, which is one of SF Symbols or of the app's own.
  init(named name: String) {
    if let symbol = Symbol(named: name) {
      self = .symbol(symbol)
    } else {
      self = Self.letter(of: name)
    }
  }

  /// The first letter or digit of a text, as a capital; a dot where it has none.
  static func letter(of text: String) -> Sign {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z": return .letter(String(UnicodeScalar(UInt8(scalar.value) - 32)))
      case "A"..."Z", "0"..."9", "\u{AA}"...: return .letter(String(scalar))
      default: continue
      }
    }
    return .letter("\u{00B7}")
  }
}

extension Drawing {
  /// A sign `side` points wide and high around `center`. What is cut out of a shape shows `ground`.
  mutating func draw(
    _ sign: Sign, around center: Point, side: Double, _ ink: Ink, color: ColorValue? = nil,
    on ground: Ink = .screen
  ) {
    switch sign {
    case .symbol(let symbol):
      draw(symbol, around: center, side: side, ink, color: color, on: ground)
    case .glyph(let glyph): draw(glyph, around: center, side: side, ink, color: color)
    case .letter(let letter):
      let size = side * 0.86
      let square = Rect(center.x - size / 2, center.y - size / 2, size, size)
      fill(square, radius: size * 0.24, .fill)
      text(
        letter, at: Point(center.x, Self.baseline(around: center.y, size: size * 0.62)),
        size: size * 0.62, ink, color: color, weight: .semibold, anchor: .middle)
    }
  }

  private mutating func draw(
    _ symbol: Symbol, around center: Point, side: Double, _ ink: Ink, color: ColorValue?,
    on ground: Ink
  ) {
    let box = SymbolBox(center: center, side: side)
    switch symbol.frame {
    case nil:
      draw(symbol.picture, isFilled: symbol.isFilled, in: box, ink, color, on: ground)
    case .circle?, .square?:
      let body = Rect(center.x - side * 0.39, center.y - side * 0.39, side * 0.78, side * 0.78)
      let radius = symbol.frame == .circle ? body.width / 2 : side * 0.17
      var frame = Path()
      frame.rectangle(body, radius: radius)
      if symbol.isFilled { fill(frame, ink, color: color) }
      stroke(frame, ink, width: box.line, color: color)
      let inner = SymbolBox(center: center, side: side * 0.54, line: box.line)
      if symbol.isFilled {
        draw(symbol.picture, isFilled: true, in: inner, ground, nil, on: ink)
      } else {
        draw(symbol.picture, isFilled: false, in: inner, ink, color, on: ground)
      }
    }
    if symbol.isStruckOut { strikeOut(box, ink, color, on: ground) }
    if symbol.hasBadge { draw(badge: symbol.badge, in: box, ink, color, on: ground) }
  }

  private mutating func draw(
    _ picture: SymbolPicture, isFilled: Bool, in box: SymbolBox, _ ink: Ink, _ color: ColorValue?,
    on ground: Ink
  ) {
    if isFilled {
      fill(picture.shape, at: box.origin, scale: box.scale, ink, color: color)
    }
    for (part, isCut) in [
      (picture.shape, false), (picture.details, isFilled), (picture.lines, false),
    ]
    where !part.steps.isEmpty {
      stroke(
        part, at: box.origin, scale: box.scale, isCut ? ground : ink, width: box.line,
        color: isCut ? nil : color)
    }
  }

  /// A line from corner to corner, clear of what it strikes out.
  private mutating func strikeOut(
    _ box: SymbolBox, _ ink: Ink, _ color: ColorValue?, on ground: Ink
  ) {
    var gap = Path("M5.2 3L21 18.8")
    stroke(gap, at: box.origin, scale: box.scale, ground, width: box.line)
    gap = Path("M3.8 3.8L20.2 20.2")
    stroke(gap, at: box.origin, scale: box.scale, ink, width: box.line, color: color)
  }

  private mutating func draw(
    badge: SymbolPicture?, in box: SymbolBox, _ ink: Ink, _ color: ColorValue?, on ground: Ink
  ) {
    let center = Point(
      box.origin.x + box.scale * 19, box.origin.y + box.scale * (badge == nil ? 5 : 19))
    let radius = box.scale * (badge == nil ? 3.4 : 4.6)
    draw(.circle(center, radius: radius + box.line, Paint(fill: ground)))
    draw(.circle(center, radius: radius, Paint(fill: ink, color: color)))
    guard let badge else { return }
    let inner = SymbolBox(center: center, side: radius * 1.3, line: box.line * 0.8)
    draw(badge, isFilled: false, in: inner, ground, nil, on: ink)
  }
}

/// Where a symbol is drawn, and how thick its lines are.
private struct SymbolBox {
  let origin: Point
  let scale: Double
  let line: Double

  init(center: Point, side: Double, line: Double? = nil) {
    origin = Point(center.x - side / 2, center.y - side / 2)
    scale = side / 24
    self.line = line ?? side / 24 * 1.7
  }
}
