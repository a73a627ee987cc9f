import NavLayout
import NavStoryboard
import NavXcode

/// A frame, in thousandths of a point.
struct WrittenFrame {
  let x, y, width, height: Int32

  init(x: Int32 = 0, y: Int32 = 0, _ width: Int32, _ height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Nil for a list of another length.
  init?(_ sides: [Int32]) {
    guard sides.count == 4 else { return nil }
    self.init(x: sides[0], y: sides[1], sides[2], sides[3])
  }

  /// That of what fills it, with so many points less at its end.
  func content(without end: Double) -> WrittenFrame {
    WrittenFrame(max(0, width - Int32((end * 1000).rounded())), height)
  }

  /// A frame of the layout, in the coordinates of what it is in.
  init(_ frame: Rect, in around: Rect?) {
    // To the nearest, as `rounded` does, which is a call.
    func thousandths(_ points: Double) -> Int32 { Int32(points * 1000 + (points < 0 ? -0.5 : 0.5)) }
    self.init(
      x: thousandths(frame.x - (around?.x ?? 0)), y: thousandths(frame.y - (around?.y ?? 0)),
      thousandths(frame.width), thousandths(frame.height))
  }
}

/// What of a frame gives way, a bit for each row of `FrameWords.flexibilities`.
struct AutoresizingMask: OptionSet {
  let rawValue: UInt8

  static let size = Self(.widthSizable, .heightSizable)
  static let top = Self(.widthSizable, .flexibleMaxY)
  static let bottom = Self(.widthSizable, .flexibleMinY)
  static let topLeft = Self(.flexibleMaxX, .flexibleMaxY)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private init(_ words: Word...) {
    self.init { row in words.contains(row.said) }
  }

  /// With what the language calls these.
  init(_ words: [String]) {
    self.init { row in words.contains(row.word) }
  }

  private init(where isChosen: ((said: Word, word: String)) -> Bool) {
    rawValue = FrameWords.flexibilities.enumerated().reduce(0) { bits, row in
      isChosen(row.element) ? bits | 1 << UInt8(row.offset) : bits
    }
  }

  /// The places of what gives way, in order.
  @inline(__always)
  func forEachPlace(_ body: (Int) -> Void) {
    var rest = rawValue
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
