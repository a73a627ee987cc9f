/// The items that UIKit draws and translates by itself (BAR-46), in the order of their raw values,
/// and the edit button, which is a controller's own `editButtonItem` (BAR-52).
public enum SystemItem: UInt8, Hashable, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
  case redo, pageCurl, close
  case editButton

  /// The row of an item.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// What is on the item, for people and for tests; an icon is called by its meaning.
    public let title: String
  }

  public var facts: Facts {
    switch self {
    case .done: Facts(keyword: "done", title: "Done")
    case .cancel: Facts(keyword: "cancel", title: "Cancel")
    case .edit: Facts(keyword: "edit", title: "Edit")
    case .save: Facts(keyword: "save", title: "Save")
    case .add: Facts(keyword: "add", title: "Add")
    case .flexibleSpace: Facts(keyword: "flexibleSpace", title: "")
    case .fixedSpace: Facts(keyword: "fixedSpace", title: "")
    case .compose: Facts(keyword: "compose", title: "Compose")
    case .reply: Facts(keyword: "reply", title: "Reply")
    case .action: Facts(keyword: "action", title: "Share")
    case .organize: Facts(keyword: "organize", title: "Organize")
    case .bookmarks: Facts(keyword: "bookmarks", title: "Bookmarks")
    case .search: Facts(keyword: "search", title: "Search")
    case .refresh: Facts(keyword: "refresh", title: "Refresh")
    case .stop: Facts(keyword: "stop", title: "Stop")
    case .camera: Facts(keyword: "camera", title: "Camera")
    case .trash: Facts(keyword: "trash", title: "Delete")
    case .play: Facts(keyword: "play", title: "Play")
    case .pause: Facts(keyword: "pause", title: "Pause")
    case .rewind: Facts(keyword: "rewind", title: "Rewind")
    case .fastForward: Facts(keyword: "fastForward", title: "Fast Forward")
    case .undo: Facts(keyword: "undo", title: "Undo")
    case .redo: Facts(keyword: "redo", title: "Redo")
    case .pageCurl: Facts(keyword: "pageCurl", title: "Page Curl")
    case .close: Facts(keyword: "close", title: "Close")
    case .editButton: Facts(keyword: "editButton", title: "Edit")
    }
  }

  public var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}

/// The tab items that UIKit draws and translates by itself (TAB-10), in the order of their raw values.
public enum SystemTabItem: UInt8, Hashable, Sendable, CaseIterable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  case downloads, mostRecent, mostViewed

  /// The row of a tab item.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// What is below its icon.
    public let title: String
  }

  public var facts: Facts {
    switch self {
    case .more: Facts(keyword: "more", title: "More")
    case .favorites: Facts(keyword: "favorites", title: "Favorites")
    case .featured: Facts(keyword: "featured", title: "Featured")
    case .topRated: Facts(keyword: "topRated", title: "Top Rated")
    case .recents: Facts(keyword: "recents", title: "Recents")
    case .contacts: Facts(keyword: "contacts", title: "Contacts")
    case .history: Facts(keyword: "history", title: "History")
    case .bookmarks: Facts(keyword: "bookmarks", title: "Bookmarks")
    case .search: Facts(keyword: "search", title: "Search")
    case .downloads: Facts(keyword: "downloads", title: "Downloads")
    case .mostRecent: Facts(keyword: "mostRecent", title: "Most Recent")
    case .mostViewed: Facts(keyword: "mostViewed", title: "Most Viewed")
    }
  }
}
