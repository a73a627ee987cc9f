import NavLayout

/// Lines and curves, one after the other.
public struct Path: Hashable, Sendable {
  /// One stroke of the pen.
  public enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve with its two control points.
    case curve(Point, Point, Point)
    case close
  }

  public private(set) var steps: [Step] = []

  public init() {}

  mutating func reserve(_ count: Int) { steps.reserveCapacity(count) }

  /// Lifts the pen and puts it down at `point`.
  public mutating func move(to point: Point) { steps.append(.move(point)) }

  /// Draws straight on to `point`.
  public mutating func line(to point: Point) { steps.append(.line(point)) }

  /// Draws a cubic curve with two control points.
  public mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    steps.append(.curve(first, second, point))
  }

  /// Draws back to where the pen was put down.
  public mutating func close() { steps.append(.close) }

  /// Adds a whole circle.
  public mutating func circle(_ center: Point, radius: Double) {
    let reach = radius * Self.reach
    let (x, y) = (center.x, center.y)
    move(to: Point(x + radius, y))
    curve(Point(x + radius, y + reach), Point(x + reach, y + radius), to: Point(x, y + radius))
    curve(Point(x - reach, y + radius), Point(x - radius, y + reach), to: Point(x - radius, y))
    curve(Point(x - radius, y - reach), Point(x - reach, y - radius), to: Point(x, y - radius))
    curve(Point(x + reach, y - radius), Point(x + radius, y - reach), to: Point(x + radius, y))
    close()
  }

  /// How far control points lie from the ends of a quarter of a circle, for a radius of 1: the usual curves, which stray from
  /// the circle by a 4,000th of its radius.
  private static var reach: Double { 0.5523 }

  /// Adds a whole rectangle with round corners, clockwise from its upper edge.
  public mutating func rectangle(_ frame: Rect, radius: Double) {
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let rest = radius * (1 - Self.reach)
    move(to: Point(left + radius, top))
    line(to: Point(right - radius, top))
    curve(Point(right - rest, top), Point(right, top + rest), to: Point(right, top + radius))
    line(to: Point(right, bottom - radius))
    curve(
      Point(right, bottom - rest), Point(right - rest, bottom), to: Point(right - radius, bottom))
    line(to: Point(left + radius, bottom))
    curve(Point(left + rest, bottom), Point(left, bottom - rest), to: Point(left, bottom - radius))
    line(to: Point(left, top + radius))
    curve(Point(left, top + rest), Point(left + rest, top), to: Point(left + radius, top))
    close()
  }

  /// Adds a whole rectangle, clockwise from its upper left corner.
  public mutating func rectangle(_ frame: Rect) {
    move(to: frame.origin)
    line(to: Point(frame.maxX, frame.y))
    line(to: Point(frame.maxX, frame.maxY))
    line(to: Point(frame.x, frame.maxY))
    close()
  }
}

extension Path {
  /// A path in the notation of SVG, as far as glyphs need it: M, L, H, V, C and Z in absolute coordinates, O for a circle
  /// around a point, and R for a rectangle with round corners: its place, its size and their radius.
  init(_ notation: String) {
    var reader = NotationReader(notation)
    var (here, start) = (Point(0, 0), Point(0, 0))
    while let letter = reader.nextLetter() {
      switch letter {
      case UInt8(ascii: "M"):
        here = reader.nextPoint()
        start = here
        move(to: here)
      case UInt8(ascii: "L"):
        here = reader.nextPoint()
        line(to: here)
      case UInt8(ascii: "H"):
        here.x = reader.nextNumber()
        line(to: here)
      case UInt8(ascii: "V"):
        here.y = reader.nextNumber()
        line(to: here)
      case UInt8(ascii: "C"):
        let (first, second) = (reader.nextPoint(), reader.nextPoint())
        here = reader.nextPoint()
        curve(first, second, to: here)
      case UInt8(ascii: "O"):
        let center = reader.nextPoint()
        circle(center, radius: reader.nextNumber())
      case UInt8(ascii: "R"):
        let (origin, size) = (reader.nextPoint(), reader.nextPoint())
        let frame = Rect(origin.x, origin.y, size.x, size.y)
        rectangle(frame, radius: reader.nextNumber())
      default:
        here = start
        close()
      }
    }
  }
}

/// Letters and numbers of a path's notation.
private struct NotationReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ notation: String) {
    bytes = Array(notation.utf8)
  }

  mutating func nextLetter() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { return byte }
    }
    return nil
  }

  mutating func nextPoint() -> Point {
    let x = nextNumber()
    return Point(x, nextNumber())
  }

  /// `-12.5`: a sign, digits, a point and digits.
  mutating func nextNumber() -> Double {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    var sign = 1.0
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      sign = -1
      position += 1
    }
    var number = 0.0
    var unit = 0.0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ".") {
        unit = 1
      } else if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
        unit /= 10
        let digit = Double(byte - UInt8(ascii: "0"))
        number = unit == 0 ? number * 10 + digit : number + digit * unit
      } else {
        break
      }
      position += 1
    }
    return sign * number
  }
}
