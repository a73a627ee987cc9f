import NavModel

/// What a text is written in.
public struct Font: Hashable, Sendable {
  public var typeface: Typeface
  /// In points.
  public var size: Double
  public var weight: FontWeight
  /// What lies between two lines, in points (`UIFont.leading`): text styles have it.
  public var leading = 0.0
  /// What a paragraph style says of its lines.
  public var lines = LineHeights()

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
    if typeface == .helvetica { return lines.height(of: (size * 1.22).rounded()) }
    return lines.height(of: size * Double(typeface.facts.line) / 1000)
  }

  /// How high several lines are.
  func height(lines: Int) -> Double {
    Double(lines) * lineHeight + Double(max(0, lines - 1)) * (leading + self.lines.spacing)
  }

  /// How far lines reach below the baseline.
  var descent: Double { size * Double(typeface.facts.descent) / 1000 }
}

/// What `NSParagraphStyle` says of how high lines are, in points.
public struct LineHeights: Hashable, Sendable {
  public var spacing = 0.0
  /// 0 is once.
  public var multiple = 0.0
  public var least = 0.0
  /// 0 is without a limit.
  public var most = 0.0

  public init() {}

  /// That of a line whose font is this high.
  func height(of line: Double) -> Double {
    let height = max(least, multiple > 0 ? line * multiple : line)
    return most > 0 ? min(most, height) : height
  }
}
