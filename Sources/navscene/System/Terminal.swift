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
