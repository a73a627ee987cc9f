import NavText

/// What a program does not show because a connection of a storyboard is broken.
///
/// A segue that names no object led somewhere, and nobody knows where. That is told once, of the segue; the scene that
/// nothing seems to lead to since then is no finding of its own.
public struct LostWays: Sendable {
  /// Scenes from which something led away, or that held something.
  public var scenes: Set<ID<Scene>> = []
  /// Storyboards of which any scene may be what was led to.
  public var storyboards: Set<ID<Storyboard>> = []

  /// Scenes elsewhere that those storyboards refer to.
  public var references: Set<ID<Scene>> = []

  public init() {}
}
