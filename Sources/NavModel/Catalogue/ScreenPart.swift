/// What has a place on the screen without a name of its own: what `expect frame of …` can ask for beside elements, bar
/// items and scenes.
public enum ScreenPart: String, Hashable, Sendable, CaseIterable {
  case window
  case statusBar
  case navigationBar
  case toolbar
  case tabBar
  case keyboard

  /// What is written behind `of`.
  public var keyword: String { rawValue }
}
