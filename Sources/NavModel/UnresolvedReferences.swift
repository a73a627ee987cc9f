import NavText

/// What a program does not show of its storyboards: a connection is broken, or leads out of what
/// was given.
///
/// A segue that names no object led somewhere unknown. That is reported once, for the segue; a
/// scene that nothing seems to lead to since then isn't a finding of its own.
public struct UnresolvedReferences: Sendable {
  /// Scenes from which something led away, or that held something.
  public var scenes: Set<ID<Scene>> = []
  /// Storyboards of which any scene may be what was led to.
  public var storyboards: Set<ID<Storyboard>> = []

  /// Scenes elsewhere that those storyboards refer to.
  public var references: Set<ID<Scene>> = []

  /// Popovers that point at something which the program does not show.
  public var anchors: Set<ID<Segue>> = []

  /// Segues and relationships to scenes that are not here, in the order of their sources.
  public var arrows: [Arrow] = []

  public init() {}

  /// One that leads out of what was given.
  public struct Arrow: Hashable, Sendable {
    /// What the arrow is in its storyboard.
    public enum Kind: Hashable, Sendable {
      case segue(SegueKind)
      case relationship(RelationshipKind)
    }

    public let kind: Kind
    public let source: ID<Scene>
    public let trigger: Trigger
    public let identifier: Name
    public let destination: Destination
    /// Where it names its destination.
    public let place: Place
    /// Whether it presents a popover and gives it no anchor.
    public let isWithoutAnchor: Bool

    public init(
      _ kind: Kind, from source: ID<Scene>, trigger: Trigger, identifier: Name = .none,
      to destination: Destination, at place: Place, isWithoutAnchor: Bool = false
    ) {
      self.place = place
      self.isWithoutAnchor = isWithoutAnchor
      self.kind = kind
      self.source = source
      self.trigger = trigger
      self.identifier = identifier
      self.destination = destination
    }
  }

  /// A scene that was not given: what a reference calls it.
  public struct Destination: Hashable, Sendable {
    public let storyboard: String
    /// Empty where the reference means the initial scene.
    public let identifier: String
    /// The identifier of the bundle that it is in; empty for the app's own.
    public let bundle: String
    /// Whether the storyboard is here, and has no such scene.
    public let isStoryboardGiven: Bool

    public init(
      storyboard: String, identifier: String, bundle: String = "", isStoryboardGiven: Bool
    ) {
      self.bundle = bundle
      self.storyboard = storyboard
      self.identifier = identifier
      self.isStoryboardGiven = isStoryboardGiven
    }
  }
}

extension Program {
  /// Where a segue leads that has no destination in the program; nil for one that has, and for one that unwinds.
  public func elsewhere(_ segue: Segue) -> UnresolvedReferences.Destination? {
    guard segue.destination == nil, segue.operation != .unwind else { return nil }
    func text(_ key: AttributeKey) -> String {
      guard case .text(let name) = value(of: key, in: segue.attributes) else { return "" }
      return names[name]
    }
    return UnresolvedReferences.Destination(
      storyboard: text(.storyboardElsewhere), identifier: text(.sceneElsewhere),
      bundle: text(.bundleElsewhere), isStoryboardGiven: false)
  }

  /// Whether a segue says that it leads out of the program.
  func namesElsewhere(_ segue: Segue) -> Bool {
    value(of: .storyboardElsewhere, in: segue.attributes) != nil
  }
}

extension UnresolvedReferences.Destination {
  /// `'Page' of storyboard 'Help' in bundle 'com.example.Kit'`
  public var sentence: String {
    (identifier.isEmpty ? "" : "'\(identifier)' of ") + "storyboard '\(storyboard)'"
      + (bundle.isEmpty ? "" : " in bundle '\(bundle)'")
  }
}
