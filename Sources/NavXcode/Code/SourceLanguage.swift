/// The language of a source file, which decides how it is read.
public enum SourceLanguage: Hashable, Sendable {
  case swift
  case objectiveC

  /// What the end of a path says. A C++ file can declare no class that a storyboard names; the prefix header of a
  /// target tells what all of its files import.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if [".h", ".m", ".mm", ".pch"].contains(where: { path.hasSuffix($0) }) {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
