import NavModel
import NavSimulator

/// What is claimed of every app, whether or not somebody wrote it down.
public enum BuiltInClaim: String, Hashable, Sendable, CaseIterable {
  case noRuntimeError = "run-time-error"
  case wayBack = "way-back"
  case noRefusedPresentation = "refused-presentation"

  /// What a person writes to leave it out.
  public var code: String { rawValue }

  /// What it claims, in words, as the title of a `check` does.
  public var title: String {
    switch self {
    case .noRuntimeError: "no run-time error is reachable"
    case .wayBack: "from every screen there is a way back to the first"
    case .noRefusedPresentation: "no presentation is refused"
    }
  }

  /// The same as the language would say it.
  public var spelling: String {
    switch self {
    case .noRuntimeError: "never raises"
    case .wayBack: "always can reach initial"
    case .noRefusedPresentation: "never raises \"ERR-20\", \"ERR-21\" or \"ERR-22\""
    }
  }
}
