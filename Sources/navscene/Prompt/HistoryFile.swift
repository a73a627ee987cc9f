import NavText

/// Where the lines of a prompt are kept from one run to the next. Where that cannot be read or written, there is no
/// history, silently.
struct HistoryFile {
  private let path: String

  /// In bytes. A longer one would not be looked for.
  private static var longestLine: Int { 1 << 12 }
  /// In bytes. A larger file was not written here.
  private static var largest: Int { LineHistory.longest * (longestLine + 1) }

  init(_ path: String) {
    self.path = path
  }

  /// `$XDG_STATE_HOME/navscene/history`, or the same below `~/.local/state` (specifications.freedesktop.org/basedir).
  /// Nil without a home folder.
  static var usual: HistoryFile? {
    if let state = Terminal.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return HistoryFile(state + "/navscene/history")
    }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return HistoryFile(home + "/.local/state/navscene/history")
  }

  /// The lines, the oldest first.
  func lines() -> [String] { known() ?? [] }

  /// Adds a line to those that are there now: several runs write to one file. What was not written here stays as it is.
  func add(_ line: String) {
    guard line.utf8.count <= Self.longestLine, Self.isHarmless(line), let known = known(),
      // What was typed is private.
      Files.makeFolder(Files.folder(of: path), mode: 0o700)
    else { return }
    var history = LineHistory(known)
    history.add(line)
    let text = history.lines.map { $0 + "\n" }.joined()
    try? Files.write(Array(text.utf8), to: path)
  }

  /// None where there is no file; nil where there is something else, or it cannot be read. Lines with control characters
  /// were written by another process.
  private func known() -> [String]? {
    guard let status = Files.status(of: path) else { return [] }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest,
      let bytes = try? Files.readFile(path)
    else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter(Self.isHarmless)
      .suffix(LineHistory.longest)
  }

  private static func isHarmless(_ line: String) -> Bool {
    !line.unicodeScalars.contains { $0.isObeyed }
  }
}
