/// A place, in points; y grows downwards as in UIKit.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// How wide and high something is, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static var zero: Size { Size(0, 0) }
}

/// A frame or bounds, in points.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ origin: Point, _ size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  public static var zero: Rect { Rect(0, 0, 0, 0) }

  /// The largest distance and length, in points: larger than any screen. Products of multipliers can grow without
  /// limit.
  private static var farthest: Double { 1_000_000 }

  /// The same, limited to that range; values that are not numbers become 0.
  var withinReach: Rect {
    func kept(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    return Rect(kept(x), kept(y), kept(width), kept(height))
  }

  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// The same frame in coordinates whose origin is `origin` further up and left.
  public func moved(by origin: Point) -> Rect {
    Rect(x + origin.x, y + origin.y, width, height)
  }

  /// What is left when `insets` are taken off each side; the size may become negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x + insets.left, y + insets.top, width - insets.left - insets.right,
      height - insets.top - insets.bottom)
  }

  /// Whether a point lies inside; the right and the lower edge do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// The next pixel that leaves enough room (LAYOUT-19).
func nextPixel(_ points: Double, scale: Int) -> Double {
  (points * Double(scale) - 0.001).rounded(.up) / Double(scale)
}

/// What is taken off at each side, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static var zero: EdgeInsets { EdgeInsets() }
}

extension Rect {
  /// The part of it that lies within another; what lies beside it has no size.
  func kept(within outer: Rect) -> Rect {
    let left = min(max(x, outer.x), outer.maxX)
    let top = min(max(y, outer.y), outer.maxY)
    return Rect(
      left, top, max(0, min(maxX, outer.maxX) - left), max(0, min(maxY, outer.maxY) - top))
  }
}
