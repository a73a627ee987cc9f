/// A path below a folder, with `*` for any part of a name, `?` for one character of it, and `**` for any folders.
///
/// As with shells and SwiftLint, `*` does not go across a slash: `App/*.storyboard` is not in `App/Main`, and
/// `App/**/*.storyboard` is at any depth. What fits a folder fits all that lies in it.
public struct PathPattern: Sendable {
  /// What a pattern says of a path.
  public enum Reach: Sendable {
    /// The path fits, or a folder that it lies in.
    case inside
    /// It does not fit, and something below it might.
    case around
    case elsewhere
  }

  private enum Part {
    case name(String)
    case wild([Character])
    /// `**`, which may stand for no folder at all.
    case folders
  }

  private let parts: [Part]

  /// Nil for what is no path below the folder: an empty one, and one that leads out of it.
  public init?(_ text: String) {
    let names = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !names.isEmpty, !names.contains("..") else { return nil }
    parts = names.map { name in
      if name == "**" { return .folders }
      return name.contains { $0 == "*" || $0 == "?" } ? .wild(Array(name)) : .name(String(name))
    }
  }

  /// What it says of a path that starts where the pattern does; an empty path is that folder itself.
  public func reach(of path: String) -> Reach {
    var states = afterFolders([0])
    if states.contains(parts.count) { return .inside }
    for name in path.split(separator: "/") {
      var next: [Int] = []
      for state in states {
        switch parts[state] {
        case .name(let wanted): if name == wanted { next.append(state + 1) }
        case .wild(let wanted): if Self.fits(Array(name), wanted) { next.append(state + 1) }
        case .folders: next.append(state)
        }
      }
      states = afterFolders(next)
      if states.contains(parts.count) { return .inside }
      if states.isEmpty { return .elsewhere }
    }
    return .around
  }

  /// Where the matching may be as well, because `**` may be nothing.
  private func afterFolders(_ states: [Int]) -> [Int] {
    var all = states
    for state in states {
      var state = state
      while state < parts.count, case .folders = parts[state] {
        state += 1
        if !all.contains(state) { all.append(state) }
      }
    }
    return all
  }

  /// Goes back to the last star when it gets no farther, so that many stars take no more than a product of lengths.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (at, next) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, at)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[at] {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        at = last.name + 1
        next = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
