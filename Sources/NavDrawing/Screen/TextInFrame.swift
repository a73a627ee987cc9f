import NavLayout
import NavModel

// Text in frames: cut where it has to be, on a baseline that looks centred.

extension Rect {
  /// As wide as before and `height` high, around the same middle.
  func middle(height: Double) -> Rect {
    Rect(x, midY - height / 2, width, height)
  }
}

extension Drawing {
  /// The baseline that centres capitals of this size at `y`.
  static func baseline(around y: Double, size: Double) -> Double { y + size * 0.36 }

  mutating func centered(
    _ string: String, in frame: Rect, size: Double, _ ink: Ink, color: ColorValue? = nil,
    weight: FontWeight = .regular
  ) {
    let shown = truncated(string, to: frame.width, size: size, weight: weight)
    let y = Self.baseline(around: frame.midY, size: size)
    text(
      shown, at: Point(frame.midX, y), size: size, ink, color: color, weight: weight,
      anchor: .middle)
  }

  mutating func leading(
    _ string: String, in frame: Rect, size: Double, _ ink: Ink, color: ColorValue? = nil,
    weight: FontWeight = .regular
  ) {
    let shown = truncated(string, to: frame.width, size: size, weight: weight)
    let y = Self.baseline(around: frame.midY, size: size)
    text(shown, at: Point(frame.x, y), size: size, ink, color: color, weight: weight)
  }

  mutating func trailing(
    _ string: String, in frame: Rect, size: Double, _ ink: Ink, color: ColorValue? = nil,
    weight: FontWeight = .regular
  ) {
    let shown = truncated(string, to: frame.width, size: size, weight: weight)
    let y = Self.baseline(around: frame.midY, size: size)
    text(
      shown, at: Point(frame.maxX, y), size: size, ink, color: color, weight: weight, anchor: .end)
  }

  /// One line where its alignment puts it.
  mutating func aligned(
    _ string: String, _ alignment: TextAlignment, in frame: Rect, size: Double, _ ink: Ink,
    color: ColorValue? = nil, weight: FontWeight = .regular
  ) {
    switch alignment {
    case .natural, .left, .justified:
      leading(string, in: frame, size: size, ink, color: color, weight: weight)
    case .center: centered(string, in: frame, size: size, ink, color: color, weight: weight)
    case .right: trailing(string, in: frame, size: size, ink, color: color, weight: weight)
    }
  }

  /// Words in as many lines as there is room for; one line is in the middle.
  mutating func paragraph(
    _ string: String, _ alignment: TextAlignment = .natural, in frame: Rect, size wanted: Double,
    _ ink: Ink, color: ColorValue? = nil, weight: FontWeight = .regular, isTop: Bool = false
  ) {
    let size = min(wanted, max(6, frame.height * 0.82))
    let height = size * 1.2
    let room = Int(max(1, min(1000, (frame.height + 1) / height)))
    let broken = lines(of: string, in: frame.width, most: room, size: size, weight: weight)
    guard broken.count > 1 || isTop else {
      aligned(
        broken.first ?? "", alignment, in: frame, size: size, ink, color: color, weight: weight)
      return
    }
    var y = isTop ? frame.y : frame.midY - height * Double(broken.count) / 2
    for line in broken {
      let place = Rect(frame.x, y, frame.width, height)
      aligned(line, alignment, in: place, size: size, ink, color: color, weight: weight)
      y += height
    }
  }
}
