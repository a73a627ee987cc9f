import NavLayout
import NavModel

/// The small signs on bars and in rows: drawn by us, in a box of 24 by 24 points, with lines 1.7 points wide.
public enum Glyph: UInt8, Hashable, Sendable, CaseIterable {
  case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play
  case pause, rewind, fastForward, undo, redo, pageCurl
  case more, star, clock, contacts, downloads, chart, eye
  case back, forward, checkmark, info, delete, reorder
  case picture, pin, globe
  /// What an image of the app's own stands for.
  case shape
  case square, triangle, diamond, hexagon
  // Containers on the canvas.
  case stack, tabs, columns, pages, embed, exit, detail, sheet, bubble, custom, code

  public var path: Path { Self.paths[Int(rawValue)] }

  /// All of them read once: canvases draw the same few thousands of times.
  private static let paths = allCases.map { Path($0.outline) }

  /// Its lines.
  private var outline: String {
    switch self {
    case .add: "M12 5V19M5 12H19"
    case .compose: "M19 13V19H5V5H11M9.5 14.5L10.3 11.4L18 3.7L20.3 6L12.6 13.7Z"
    case .reply: "M10 6L4 11.5L10 17M4.5 11.5H13C17 11.5 20 14 20 18.5"
    case .action: "M12 14V3.5M8 7L12 3.2L16 7M8 10.5H5.5V20.5H18.5V10.5H16"
    case .organize: "M3.5 18.5V5.5H9.5L11.5 8H20.5V18.5ZM12 10.5V15.5M9.8 13.5L12 15.7L14.2 13.5"
    case .bookmarks:
      "M12 7C9.5 5.2 6.5 5 3.5 5.5V18C6.5 17.5 9.5 17.7 12 19.5C14.5 17.7 17.5 17.5 20.5 18V5.5C17.5 5 14.5 5.2 12 7ZM12 7V19.5"
    case .search: "O10.5 10.5 6M15 15L20 20"
    case .refresh:
      "M18.5 8.5C17.2 6.2 14.8 4.8 12 4.8C8 4.8 4.8 8 4.8 12C4.8 16 8 19.2 12 19.2C15.3 19.2 18.1 17 19 14M18.9 4.5V8.8H14.6"
    case .stop: "M6 6L18 18M18 6L6 18"
    case .camera: "M3.5 8H7.5L9 5.5H15L16.5 8H20.5V18.5H3.5ZO12 13 3.4"
    case .trash:
      "M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.4 20H16.6L17.5 7M10.2 10.5V16.5M13.8 10.5V16.5"
    case .play: "M7.5 5L18.5 12L7.5 19Z"
    case .pause: "M8.5 5.5V18.5M15.5 5.5V18.5"
    case .rewind: "M12 6.5L4 12L12 17.5ZM20 6.5L12 12L20 17.5Z"
    case .fastForward: "M4 6.5L12 12L4 17.5ZM12 6.5L20 12L12 17.5Z"
    case .undo: "M8 5L4 9L8 13M4.5 9H14C17.3 9 19.5 11.2 19.5 14C19.5 16.8 17.3 19 14 19H9"
    case .redo: "M16 5L20 9L16 13M19.5 9H10C6.7 9 4.5 11.2 4.5 14C4.5 16.8 6.7 19 10 19H15"
    case .pageCurl: "M5 4.5H19V13.5L13.5 19.5H5ZM19 13.5H13.5V19.5"
    case .more: "O5.5 12 1.2O12 12 1.2O18.5 12 1.2"
    case .star: "M12 3.8L14.5 9.3L20.4 10L16 14L17.2 19.9L12 17L6.8 19.9L8 14L3.6 10L9.5 9.3Z"
    case .clock: "O12 12 8M12 7.5V12L15 14"
    case .contacts: "O12 8.5 3.7M4.8 19.5C5.3 15.9 8.2 14.4 12 14.4C15.8 14.4 18.7 15.9 19.2 19.5Z"
    case .downloads: "M12 4V14.5M8 11L12 14.9L16 11M4.5 16V19.5H19.5V16"
    case .chart: "M5 19.5V12M12 19.5V5M19 19.5V9"
    case .eye:
      "M3 12C5.5 7.8 8.5 6 12 6C15.5 6 18.5 7.8 21 12C18.5 16.2 15.5 18 12 18C8.5 18 5.5 16.2 3 12ZO12 12 2.8"
    case .back: "M15 4.5L7.5 12L15 19.5"
    case .forward: "M9 5.5L15.5 12L9 18.5"
    case .checkmark: "M5 12.5L10 17.5L19 6.5"
    case .info: "O12 12 8.5M12 11V16.5M12 7.6V8.2"
    case .delete: "O12 12 8.5M8 12H16"
    case .reorder: "M5 8H19M5 12H19M5 16H19"
    case .picture:
      "M3.5 5H20.5V19H3.5ZM3.5 16L9 10.5L13.5 15L16 12.7L20.5 16.8O15.7 9 1.5"
    case .pin:
      "M12 21C8 16.5 6 13.3 6 10C6 6.6 8.7 4 12 4C15.3 4 18 6.6 18 10C18 13.3 16 16.5 12 21ZO12 10 2.3"
    case .globe:
      "O12 12 8.5M3.5 12H20.5M12 3.5C9.3 5.8 8.2 8.7 8.2 12C8.2 15.3 9.3 18.2 12 20.5C14.7 18.2 15.8 15.3 15.8 12C15.8 8.7 14.7 5.8 12 3.5"
    case .shape: "O12 12 7.5"
    case .square: "M5.5 5.5H18.5V18.5H5.5Z"
    case .triangle: "M12 5L20 18.5H4Z"
    case .diamond: "M12 3.5L20.5 12L12 20.5L3.5 12Z"
    case .hexagon: "M8 4.5H16L20.5 12L16 19.5H8L3.5 12Z"
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

  /// A shape for an image that only the app knows: the same name always gives the same one.
  static func standing(for name: String) -> Glyph {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let shapes: [Glyph] = [.square, .shape, .triangle, .diamond, .hexagon]
    return shapes[Int(hash % UInt32(shapes.count))]
  }
}

extension SystemItem {
  /// What UIKit draws for it; nil where it writes a word, and for spaces.
  var glyph: Glyph? {
    switch self {
    case .done, .cancel, .edit, .save, .editButton, .flexibleSpace, .fixedSpace: nil
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop, .close: .stop
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .pageCurl: .pageCurl
    }
  }
}

extension SystemTabItem {
  var glyph: Glyph {
    switch self {
    case .more: .more
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .contacts
    case .bookmarks: .bookmarks
    case .search: .search
    case .downloads: .downloads
    case .mostViewed: .eye
    }
  }
}

extension Drawing {
  /// A glyph `side` points wide and high around `center`.
  mutating func draw(
    _ glyph: Glyph, around center: Point, side: Double, _ ink: Ink, width: Double? = nil
  ) {
    let scale = side / 24
    stroke(
      glyph.path, at: Point(center.x - side / 2, center.y - side / 2), scale: scale, ink,
      width: width ?? 1.7 * scale)
  }
}
