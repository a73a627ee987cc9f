import NavModel

/// What a text is written in.
public struct Font: Hashable, Sendable {
  public var typeface: Typeface
  /// In points.
  public var size: Double
  public var weight: FontWeight
  /// What lies between two lines, in points (`UIFont.leading`): text styles have it.
  public var leading = 0.0

  public init(_ typeface: Typeface, size: Double, weight: FontWeight = .regular) {
    self.typeface = typeface
    self.size = size
    self.weight = weight
  }

  /// The system's own.
  public init(size: Double, weight: FontWeight = .regular, era: SystemEra) {
    self.init(Typeface(era), size: size, weight: weight)
  }

  /// How high a line is, in points (`UIFont.lineHeight`).
  public var lineHeight: Double {
    // Labels add a gap, and keep whole points.
    if typeface == .helvetica { return (size * 1.22).rounded() }
    return size * Double(typeface.facts.line) / 1000
  }

  /// How high several lines are.
  func height(lines: Int) -> Double {
    Double(lines) * lineHeight + Double(max(0, lines - 1)) * leading
  }

  /// How far lines reach below the baseline.
  var descent: Double { size * Double(typeface.facts.descent) / 1000 }
}
