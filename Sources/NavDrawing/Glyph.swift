import NavLayout
import NavModel

/// The small signs on bars and in rows: drawn by us, in a box of 24 by 24 points, with lines 1.7 points wide.
public enum Glyph: UInt8, Hashable, Sendable, CaseIterable {
  case search, pageCurl, clear
  case back, forward, checkmark, info, delete, reorder
  case picture, pin, globe
  // Containers on the canvas.
  case stack, tabs, columns, pages, embed, exit, detail, sheet, bubble, custom, code

  public var path: Path { Self.paths[Int(rawValue)] }

  /// All of them read once: canvases draw the same few thousands of times.
  private static let paths = allCases.map { Path($0.outline) }

  /// Its lines.
  private var outline: String {
    switch self {
    case .search: "O10.5 10.5 6M15 15L20 20"
    case .pageCurl: "M5 4.5H19V13.5L13.5 19.5H5ZM19 13.5H13.5V19.5"
    case .back: "M15 4.5L7.5 12L15 19.5"
    case .forward: "M9 5.5L15.5 12L9 18.5"
    case .checkmark: "M5 12.5L10 17.5L19 6.5"
    case .info: "O12 12 8.5M12 11V16.5M12 7.6V8.2"
    case .delete: "O12 12 8.5M8 12H16"
    case .clear: "O12 12 8.5M9 9L15 15M15 9L9 15"
    case .reorder: "M5 8H19M5 12H19M5 16H19"
    case .picture:
      "M3.5 5H20.5V19H3.5ZM3.5 16L9 10.5L13.5 15L16 12.7L20.5 16.8O15.7 9 1.5"
    case .pin:
      "M12 21C8 16.5 6 13.3 6 10C6 6.6 8.7 4 12 4C15.3 4 18 6.6 18 10C18 13.3 16 16.5 12 21ZO12 10 2.3"
    case .globe:
      "O12 12 8.5M3.5 12H20.5M12 3.5C9.3 5.8 8.2 8.7 8.2 12C8.2 15.3 9.3 18.2 12 20.5C14.7 18.2 15.8 15.3 15.8 12C15.8 8.7 14.7 5.8 12 3.5"
    case .stack: "M8 4.5H19.5V16M4.5 8H16V19.5H4.5Z"
    case .tabs: "M4.5 5H19.5V19H4.5ZM4.5 15H19.5M9.5 15V19M14.5 15V19"
    case .columns: "M3.5 5.5H20.5V18.5H3.5ZM9.5 5.5V18.5"
    case .pages: "M7 4.5H17V17.5H7ZO9.5 20.7 0.7O12 20.7 0.7O14.5 20.7 0.7"
    case .embed: "M5 5H19V19H5ZM9 9.5H15V14.5H9Z"
    case .exit: "M13 5H19V19H13M13.5 12H4M7.5 8.3L3.8 12L7.5 15.7"
    case .detail: "M4 6H20V18H4ZM10 6V18M12.5 12H17.5M15.6 9.8L17.8 12L15.6 14.2"
    case .sheet:
      "M5 20V9.5C5 8.1 5.9 7.2 7.3 7.2H16.7C18.1 7.2 19 8.1 19 9.5V20M12 17V11M9.3 13.4L12 10.7L14.7 13.4"
    case .bubble: "M4.5 8.5H9.7L12 5L14.3 8.5H19.5V19H4.5Z"
    case .custom:
      "M7 5C5.3 5 5 6 5 7.5V10C5 11.3 4.5 12 3.5 12C4.5 12 5 12.7 5 14V16.5C5 18 5.3 19 7 19M17 5C18.7 5 19 6 19 7.5V10C19 11.3 19.5 12 20.5 12C19.5 12 19 12.7 19 14V16.5C19 18 18.7 19 17 19"
    case .code: "M8.5 7L3.5 12L8.5 17M15.5 7L20.5 12L15.5 17"
    }
  }
}

extension SystemItem {
  /// What UIKit draws for it; nil where it writes a word, and for spaces.
  var sign: Sign? {
    switch self {
    case .done, .cancel, .edit, .save, .editButton, .flexibleSpace, .fixedSpace: nil
    case .add: Sign(named: "plus")
    case .compose: Sign(named: "square.and.pencil")
    case .reply: Sign(named: "arrowshape.turn.up.left")
    case .action: Sign(named: "square.and.arrow.up")
    case .organize: Sign(named: "folder")
    case .bookmarks: Sign(named: "book")
    case .search: Sign(named: "magnifyingglass")
    case .refresh: Sign(named: "arrow.clockwise")
    case .stop, .close: Sign(named: "xmark")
    case .camera: Sign(named: "camera")
    case .trash: Sign(named: "trash")
    case .play: Sign(named: "play.fill")
    case .pause: Sign(named: "pause.fill")
    case .rewind: Sign(named: "backward.fill")
    case .fastForward: Sign(named: "forward.fill")
    case .undo: Sign(named: "arrow.uturn.backward")
    case .redo: Sign(named: "arrow.uturn.forward")
    case .pageCurl: .glyph(.pageCurl)
    }
  }
}

extension SystemTabItem {
  var sign: Sign {
    switch self {
    case .more: Sign(named: "ellipsis")
    case .favorites, .featured, .topRated: Sign(named: "star.fill")
    case .recents, .history, .mostRecent: Sign(named: "clock.fill")
    case .contacts: Sign(named: "person.crop.circle.fill")
    case .bookmarks: Sign(named: "book.fill")
    case .search: Sign(named: "magnifyingglass")
    case .downloads: Sign(named: "square.and.arrow.down")
    case .mostViewed: Sign(named: "list.number")
    }
  }
}

extension Drawing {
  /// A glyph `side` points wide and high around `center`.
  mutating func draw(
    _ glyph: Glyph, around center: Point, side: Double, _ ink: Ink, width: Double? = nil,
    color: ColorValue? = nil
  ) {
    let scale = side / 24
    stroke(
      glyph.path, at: Point(center.x - side / 2, center.y - side / 2), scale: scale, ink,
      width: width ?? 1.7 * scale, color: color)
  }
}
