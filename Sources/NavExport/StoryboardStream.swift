/// Takes the text of a storyboard while it is being made, so that it is never in memory as a whole.
public struct StoryboardStream {
  /// Takes the next bytes.
  let append: (RawSpan) -> Void
  /// Forgets all bytes that it has taken.
  let startOver: () -> Void

  public init(append: @escaping (RawSpan) -> Void, startOver: @escaping () -> Void) {
    self.append = append
    self.startOver = startOver
  }
}
