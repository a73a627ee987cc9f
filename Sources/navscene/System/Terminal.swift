import NavText

/// What the process is connected to.
enum Terminal {
  enum Stream: Int32 {
    case input = 0
    case output = 1
    case error = 2
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// `--color` decides; then `NO_COLOR` (no-color.org), then `CLICOLOR_FORCE` (bixense.com/clicolors), then
  /// whether anybody looks.
  static func palette(_ color: String?, for stream: Stream) -> Palette {
    switch color {
    case "always": return .ansi
    case "never": return .plain
    default: break
    }
    if let no = environment("NO_COLOR"), !no.isEmpty { return .plain }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty && force != "0" { return .ansi }
    return isTerminal(stream) && environment("TERM") != "dumb" ? .ansi : .plain
  }

  /// Whether the terminal knows how to move its cursor.
  static var isEditable: Bool {
    let kind = environment("TERM") ?? ""
    return !["", "dumb", "unknown"].contains(kind) && isTerminal(.input) && isTerminal(.output)
  }

  /// How many columns it has; 80 where it does not say.
  static var width: Int {
    var size = winsize()
    // The structure is ours for the time of the call.
    let isKnown = unsafe ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Whether something was typed, or is within so many milliseconds.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: Stream.input.rawValue, events: Int16(POLLIN), revents: 0)
    // One request, which lives until the call returns.
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// What the environment says of a name, if anything.
  static func environment(_ name: String) -> String? {
    // The pointer is read at once, before anything could change the environment.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

func leave(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
