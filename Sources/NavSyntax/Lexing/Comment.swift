import NavText

/// A comment, kept beside the tree: the formatter puts it back, hovers and pictures show the documenting ones.
public struct Comment: Hashable, Sendable {
  /// With its slashes, without the line end.
  public let range: SourceRange
  /// `///`, which belongs to the declaration below.
  public let isDocumentation: Bool
  /// Whether nothing is before it on its line.
  public let isFirstOnLine: Bool
}
