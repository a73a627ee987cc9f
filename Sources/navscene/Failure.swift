import NavText

/// What the process says with its exit code; CI and scripts hold on to these.
enum ExitCode: Int32 {
  /// Nothing at or above the threshold.
  case success = 0
  /// Findings, failed tests or refused commands.
  case findings = 1
  /// Wrong usage, or an output that cannot be written.
  case usage = 2
  /// A mistake of ours.
  case internalFailure = 3
}

/// Why a command cannot go on at all. Problems in an input are findings, not failures.
///
/// All of them are wrong usage to the caller; our own mistakes end in a trap (`prepareProcess`).
struct Failure: Error {
  let message: String
  let help: [String]

  static func usage(_ message: String, help: [String] = []) -> Failure {
    Failure(message: message, help: help)
  }

  static func unwritable(_ path: String, _ reason: String, help: [String] = []) -> Failure {
    Failure(message: "cannot write '\(path)': \(reason)", help: help)
  }

  static func unwritableOutput(_ reason: String) -> Failure {
    Failure(message: "cannot write to standard output: \(reason)", help: [])
  }

  /// What goes to standard error. It quotes what was typed, whatever that was.
  var text: String {
    var text = "error: \(printable(message))\n"
    for line in help {
      text += "help: \(printable(line))\n"
    }
    return text
  }
}
