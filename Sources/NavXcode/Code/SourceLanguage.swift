/// The language of a source file, which decides how it is read.
public enum SourceLanguage: Hashable, Sendable {
  case swift
  case objectiveC

  /// What the end of a path says. A C++ file can declare no class that a storyboard names.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".h") || path.hasSuffix(".m") || path.hasSuffix(".mm") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
