import NavText

/// What import calls an object that has this written on it.
public struct ObjectNames: ~Copyable, Sendable {
  private var naming = Naming()

  public init() {}

  /// The words of a text joined into one; nil where there is no letter.
  public mutating func name(of text: String) -> String? {
    naming.identifier(text.utf8.span).map { naming.names[$0] }
  }

  /// The same for a scene, whose name does not end as classes of controllers do; nil where all that is left says nothing.
  public mutating func sceneName(of text: String) -> String? {
    naming.sceneWord(text.utf8.span).map { naming.names[$0] }
  }
}
