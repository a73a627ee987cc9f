import NavModel

/// What a difference means for people who use the app, or test it.
public struct Consequence: Hashable, Sendable {
  /// What is different now.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case unreachable, reachable
    case testFails = "test-fails"
    case testPasses = "test-passes"
    case refuted, undecided, proven
    case newError = "new-error"
    case fixedError = "fixed-error"
  }

  public let kind: Kind
  /// The scene, the title of the test, or the check with its claim; the code of an error.
  public let subject: String
  /// Why a test fails, what a verdict says, what an error says; empty for scenes.
  public let detail: String

  init(_ kind: Kind, _ subject: String, _ detail: String = "") {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }

  /// Whether the app is worse than before.
  public var isWorse: Bool {
    switch kind {
    case .unreachable, .testFails, .refuted, .undecided, .newError: true
    case .reachable, .testPasses, .proven, .fixedError: false
    }
  }

  /// One sentence without a full stop.
  public var sentence: String {
    let reason = detail.isEmpty ? "" : ": " + detail
    return switch kind {
    case .unreachable: "\(subject) can't be reached any more"
    case .reachable: "\(subject) can be reached now"
    case .testFails: "test \(quoted(subject)) fails now" + reason
    case .testPasses: "test \(quoted(subject)) passes now"
    case .refuted: "\(subject) no longer holds" + reason
    case .undecided: "\(subject) can't be decided any more" + reason
    case .proven: "\(subject) is proven now"
    case .newError: "new error \(subject)" + reason
    case .fixedError: "no longer an error: \(subject)" + reason
    }
  }
}
