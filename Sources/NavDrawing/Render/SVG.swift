import NavLayout
import NavText

/// Which colours a picture has.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Those of the viewer's system.
  case auto
  case light
  case dark

  /// What a person writes.
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
  /// Is before ids, so that several pictures can share one page.
  public var prefix = ""

  public init() {}
}

extension Drawing {
  /// A standalone SVG document; the same picture gives the same bytes.
  public func svg(_ options: SVGOptions = SVGOptions()) -> [UInt8] {
    var bytes: [UInt8] = []
    svg(options) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The same in pieces, for a file: it is never needed all at once.
  public func svg(_ options: SVGOptions = SVGOptions(), to sink: (RawSpan) -> Void) {
    var writer = SVGWriter(self, options)
    var piece: [UInt8] = []
    let room = 10_000 + (title.utf8.count + summary.utf8.count) * 6 + writer.colorRoom
    piece.append(addingCapacity: room) {
      writer.writeHead(to: &$0)
    }
    Self.write(marks, by: &writer, &piece, to: sink)
    piece.append(addingCapacity: 8) { $0.write("</svg>\n") }
    unsafe sink(piece.span.bytes)
  }

  /// Fills one piece after the other.
  private static func write(
    _ marks: [Mark], by writer: inout SVGWriter, _ piece: inout [UInt8], to sink: (RawSpan) -> Void
  ) {
    var next = 0
    while next < marks.count {
      if case .marks(let inner) = marks[next] {
        write(inner, by: &writer, &piece, to: sink)
        next += 1
        continue
      }
      let room = max(pieceSize - piece.count, writer.room(for: marks[next]))
      piece.append(addingCapacity: room) { out in
        while next < marks.count, writer.room(for: marks[next]) <= out.freeCapacity {
          writer.write(marks[next], to: &out)
          next += 1
        }
      }
      guard piece.count > pieceSize / 2 else { continue }
      // Any byte may be read as a raw one.
      unsafe sink(piece.span.bytes)
      piece.removeAll(keepingCapacity: true)
    }
  }

  private static var pieceSize: Int { 1 << 15 }
}
