import NavText

/// What rules know of a program from around it: from its project, its code and Interface Builder's
/// settings.
public struct ProjectContext: Sendable {
  /// Storyboards that apps start with, where there are several apps: a program knows of one.
  public var mains: Set<ID<Storyboard>> = []

  /// Whether code shows the first screen, so that its containers are unknown.
  public var startsInCode = false

  /// What the code of scenes does with bars, for classes of which all sources are given.
  public var bars: [ID<Scene>: BarsInCode] = [:]

  /// The major version of the oldest iOS that the apps run on, where a project says it.
  public var oldestSystem: Int?

  /// Whether any of the apps runs on phones; so it is where no project says otherwise.
  public var runsOnPhones = true

  /// Elements whose layout Interface Builder was told to verify in part or not at all.
  public var unverified: [ID<Element>: Unverified] = [:]

  /// What isn't verified of an element's layout: code completes it.
  public enum Unverified: Hashable, Sendable {
    /// Never Verify.
    case placeAndSize
    /// Verify Position Only.
    case size
  }

  public init() {}
}
