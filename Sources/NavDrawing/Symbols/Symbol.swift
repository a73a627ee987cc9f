import NavLayout

/// A picture that UIKit finds by its name among SF Symbols, in outlines of our own.
///
/// `trash.circle.fill` is the row `trash`, small, in a circle that is filled: the last words of a name say how a picture is
/// varied, so a row is enough for all its variants.
struct Symbol: Hashable, Sendable {
  /// What is around a picture that is smaller for it.
  enum Frame: Hashable, Sendable {
    case circle
    case square
  }

  let picture: SymbolPicture
  private(set) var frame: Frame?
  private(set) var isFilled = false
  private(set) var isStruckOut = false
  private(set) var hasBadge = false
  /// What a badge shows; nil for one that is only a dot.
  private(set) var badge: SymbolPicture?

  private init(_ picture: SymbolPicture) { self.picture = picture }

  /// Nil for a name that has no row here: another picture would say something else.
  init?(named name: String) {
    var rest = Substring(name)
    var endings: [Substring] = []
    while SymbolPicture.named(rest) == nil {
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      endings.append(rest[rest.index(after: dot)...])
      rest = rest[..<dot]
    }
    guard let picture = SymbolPicture.named(rest) else { return nil }
    self.init(picture)
    // From the picture outwards.
    while let ending = endings.popLast() {
      switch ending {
      case "fill" where !isFilled: isFilled = true
      case "circle" where frame == nil && !isFilled: frame = .circle
      case "square" where frame == nil && !isFilled: frame = .square
      case "slash" where !isStruckOut: isStruckOut = true
      case "badge" where !hasBadge:
        hasBadge = true
        if let next = endings.last, next != "fill" {
          guard let badge = SymbolPicture.named(next) else { return nil }
          self.badge = badge
          endings.removeLast()
        }
      default: return nil
      }
    }
  }
}

/// The lines of a symbol, in a box of 24 by 24 points.
struct SymbolPicture: Hashable, Sendable {
  /// What is filled where it is filled.
  let shape: Path
  /// Lines on the shape, which stay visible in it.
  let details: Path
  /// Lines beside the shape.
  let lines: Path

  /// `shape|details|lines`, as far as there are any.
  private init(_ notation: String) {
    let parts = notation.split(separator: "|", omittingEmptySubsequences: false)
    func path(_ part: Int) -> Path { part < parts.count ? Path(String(parts[part])) : Path() }
    shape = path(0)
    details = path(1)
    lines = path(2)
  }

  static func named(_ name: Substring) -> SymbolPicture? {
    let hash = SymbolName.hash(of: name)
    let names = SymbolName.all
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < names.count, names[low].hash == hash {
      if names[low].name == name { return all[names[low].row] }
      low += 1
    }
    return nil
  }

  /// All of them read once, when the first is needed: tabs show the same few on every screen of a canvas.
  private static let all = SymbolRow.all.map { SymbolPicture($0.notation) }
}

/// One symbol: its names, and its lines.
struct SymbolRow: Sendable {
  /// Several names for one picture are separated by spaces.
  let names: String
  let notation: String

  init(_ names: String, _ notation: String) {
    self.names = names
    self.notation = notation
  }

  static let all = marks + arrows + talk + things + devices + media + places
}

/// Where a name leads, found by its hash.
private struct SymbolName: Sendable {
  let hash: UInt32
  let name: Substring
  let row: Int

  static let all: [SymbolName] = {
    var all: [SymbolName] = []
    for (row, symbol) in SymbolRow.all.enumerated() {
      for name in symbol.names.split(separator: " ") {
        all.append(SymbolName(hash: hash(of: name), name: name, row: row))
      }
    }
    return all.sorted { $0.hash < $1.hash }
  }()

  /// FNV-1a
  static func hash(of name: Substring) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
