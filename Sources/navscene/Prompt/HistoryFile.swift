import NavText

/// Where the lines of a prompt are kept from one run to the next. Where that cannot be read or written, there is no
/// history, and nobody is told.
struct HistoryFile {
  private let path: String

  /// A file of so many bytes was not written here.
  private static var largest: Int { 1 << 22 }

  init(_ path: String) {
    self.path = path
  }

  /// `$XDG_STATE_HOME/navscene/history`, or the same below `~/.local/state` (specifications.freedesktop.org/basedir).
  /// Nil where nobody is at home.
  static var usual: HistoryFile? {
    if let state = Terminal.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return HistoryFile(state + "/navscene/history")
    }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return HistoryFile(home + "/.local/state/navscene/history")
  }

  /// The lines, the oldest first. Those with control characters were written by somebody else.
  func lines() -> [String] {
    guard let status = Files.status(of: path), status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.largest, let bytes = try? Files.readFile(path)
    else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter(Self.isHarmless)
      .suffix(LineHistory.longest)
  }

  /// Adds a line to those that are there now: several runs write to one file.
  func add(_ line: String) {
    guard Self.isHarmless(line) else { return }
    var history = LineHistory(lines())
    history.add(line)
    if let status = Files.status(of: path), status.st_mode & S_IFMT != S_IFREG { return }
    guard Files.makeFolder(Files.folder(of: path)) else { return }
    let text = history.lines.map { $0 + "\n" }.joined()
    try? Files.write(Array(text.utf8), to: path)
  }

  private static func isHarmless(_ line: String) -> Bool {
    !line.unicodeScalars.contains { $0.isObeyed }
  }
}
