/// How a scene comes on screen from another one.
public enum Arrival: Hashable, Sendable {
  /// It is in the other from the start.
  case holds
  /// On the stack or into the column that the other is in.
  case shows
  case pushes
  /// As part of a new stack, in place of the one that the other is in.
  case replaces
  case showsDetail
  case presents
  /// In place of everything.
  case becomesRoot
  case unknown
}

/// What goes when a statement moves its own controller off the screen.
public enum Departure: Hashable, Sendable {
  case none
  /// Levels of the stack that the controller is in.
  case levels
  /// The presentation that the controller is part of.
  case presentation
  /// All that the window shows.
  case everything
}

extension SegueKind {
  /// What a segue of this kind does by itself; the class of a custom one may do other things. Nil leads back.
  public var arrival: Arrival? {
    switch operation {
    case .show: .shows
    case .push: .pushes
    case .showDetail, .replace: .showsDetail
    case .present, .popover: .presents
    case .embed: .holds
    case .unwind: nil
    case .custom: .unknown
    }
  }
}

extension SegueWork {
  public var arrival: Arrival {
    switch self {
    case .show: .shows
    case .push: .pushes
    case .showDetail, .replaceDetail: .showsDetail
    case .present: .presents
    case .nothing: .unknown
    }
  }
}
