import Foundation
import Testing

/// The built executable at a terminal: what is typed goes in, and what a person would see comes out.
final class PseudoTerminal {
  /// In seconds. A busy machine is slow, and what has not come by then never will.
  private static let patience = 60.0

  private let outside: FileHandle
  private let process = Process()
  /// Every byte that came.
  private(set) var shown: [UInt8] = []

  init(
    _ arguments: [String], in folder: URL, kind: String = "xterm", width: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws {
    let terminal = openTerminal(O_RDWR | O_NOCTTY)
    try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
    let name = String(cString: try #require(ptsname(terminal)))
    let inside = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY), closeOnDealloc: true)
    outside = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    process.executableURL = Workplace.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Nothing may be written at the home of whoever runs the tests.
    process.environment =
      ProcessInfo.processInfo.environment
      .merging(["TERM": kind, "XDG_STATE_HOME": folder.path + "/state"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = inside
    process.standardOutput = inside
    process.standardError = inside
    // Threads of tests may hold signals back, and a process inherits that.
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
    // From now on only the process holds it, and its end can be heard.
    try inside.close()
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
  }

  func type(_ text: String) throws {
    try outside.write(contentsOf: Data(text.utf8))
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until it is on the screen in this line, counted from the last.
  func wait(
    for text: String, fromEnd line: Int = 0, _ place: SourceLocation = #_sourceLocation
  ) {
    let limit = Date().addingTimeInterval(Self.patience)
    while Date() < limit {
      let lines = screen.lines
      if lines.count > line && lines[lines.count - 1 - line] == text { return }
      guard read(within: 1000) else { break }
    }
    Issue.record(
      "'\(text)' is not on:\n\(screen.lines.joined(separator: "\n"))", sourceLocation: place)
  }

  /// Whether a signal to its process group reaches nobody else.
  var isJobOfItsOwn: Bool {
    let group = getpgid(process.processIdentifier)
    return group > 0 && group != getpgrp()
  }

  /// Goes on after a suspension. The terminal is given back first: who is not suspended yet would not notice one signal.
  func goOn() {
    waitUntil {
      send(SIGCONT)
      return !echoes
    }
  }

  func waitUntil(_ place: SourceLocation = #_sourceLocation, _ condition: () -> Bool) {
    let limit = Date().addingTimeInterval(Self.patience)
    while !condition() {
      guard Date() < limit else {
        Issue.record("this never holds", sourceLocation: place)
        return
      }
      _ = read(within: 20)
    }
  }

  /// The code with which the process ended.
  @discardableResult
  func waitForEnd(_ place: SourceLocation = #_sourceLocation) -> Int32 {
    let limit = Date().addingTimeInterval(Self.patience)
    while Date() < limit, read(within: 1000) {}
    if process.isRunning && Date() >= limit {
      Issue.record(
        "it goes on:\n\(screen.lines.joined(separator: "\n"))", sourceLocation: place)
      send(SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What a person sees.
  var screen: ShownScreen { ShownScreen(shown) }

  /// Whether the terminal shows what is typed by itself, as it does when nobody edits on it.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(outside.fileDescriptor, &settings) == 0
      && settings.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// False at the end, which Linux tells as an error. Nothing may have come.
  private func read(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: outside.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return process.isRunning }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(outside.fileDescriptor, &chunk, chunk.count)
    guard count > 0 else { return false }
    shown += chunk[..<count]
    return true
  }
}

/// The lines of a screen that has as many as it needs, and where its cursor is: what the prompt asks of a terminal.
struct ShownScreen {
  private(set) var lines: [String]
  private(set) var column = 0

  init(_ bytes: [UInt8]) {
    var rows: [[Character]] = [[]]
    var (column, saved) = (0, 0)
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\r\n":
        rows.append([])
        column = 0
      case "\n": rows.append([])
      case "\r": column = 0
      case "\u{7}": break
      case "\u{1B}":
        let kind = rest.popFirst()
        if kind == "7" { saved = column }
        if kind == "8" { column = saved }
        guard kind == "[" else { continue }
        let numbers = rest.prefix { !$0.isLetter }
        rest.removeFirst(numbers.count)
        switch rest.popFirst() {
        case "K": rows[rows.count - 1] = Array(rows[rows.count - 1].prefix(column))
        case "J": rows = [[]]
        case "H": column = 0
        default: break
        }
      default:
        let last = rows.count - 1
        while rows[last].count <= column { rows[last].append(" ") }
        rows[last][column] = character
        column += 1
      }
    }
    self.column = column
    lines = rows.map { row in
      var line = Substring(String(row))
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}

#if canImport(Glibc)
  // The module of the C library leaves terminals out.
  @_silgen_name("posix_openpt") private func openTerminal(_ flags: Int32) -> Int32
  @_silgen_name("grantpt") private func grantpt(_ terminal: Int32) -> Int32
  @_silgen_name("unlockpt") private func unlockpt(_ terminal: Int32) -> Int32
  @_silgen_name("ptsname") private func ptsname(_ terminal: Int32) -> UnsafeMutablePointer<CChar>?
#else
  private func openTerminal(_ flags: Int32) -> Int32 { posix_openpt(flags) }
#endif
