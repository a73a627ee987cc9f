/// The forms in which a program is written.
public enum SourceFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// `.navscene`: everything that happens is in it.
  case text
  /// Xcode's: what code does besides is not in it.
  case storyboard

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .text: "text"
    case .storyboard: "storyboard"
    }
  }
}
