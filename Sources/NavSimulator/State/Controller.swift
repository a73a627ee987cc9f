import NavModel
import NavText

/// One live controller: a row of the hierarchy, which is in preorder.
///
/// Between steps a controller's identity is its position; during a step new ones get numbers of their own.
public struct Controller: Hashable, Sendable {
  /// What it is to the controller above it.
  public enum Role: UInt8, Hashable, Sendable {
    case window
    case stack
    case tab
    /// Pushed over the More list (MORE-6); its parent is the tab bar controller.
    case more
    case primary
    case supplementary
    case secondary
    case compact
    case page
    case embedded
    /// Presented by the controller above it, which is the root or the provider of the context (MODAL-8).
    case presented
    /// Let go and still on screen, while a transition is in flight (NAV-11).
    case leaving
    /// Made and not shown yet; never between steps.
    case detached
    /// The results controller of a search that is not active, or has no text yet (SEARCH-10).
    case hiddenResults
  }

  /// UIKit's own four states of appearing (LIFE-2). At rest only the two that last.
  public enum Appearance: UInt8, Hashable, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// What a person writes.
    public var keyword: String {
      switch self {
      case .disappeared: "disappeared"
      case .appearing: "appearing"
      case .appeared: "appeared"
      case .disappearing: "disappearing"
      }
    }
  }

  /// What is so or not so of a controller, in one word.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    public static var viewLoaded: Flags { Flags(rawValue: 1) }
    public static var editing: Flags { Flags(rawValue: 2) }
    /// `isNavigationBarHidden` of a navigation controller, or of More's (BAR-42).
    public static var barHidden: Flags { Flags(rawValue: 4) }
    public static var toolbarHidden: Flags { Flags(rawValue: 8) }
    /// A navigation controller that UIKit made to wrap a column (SPLIT-4). It has no scene of its own.
    public static var synthetic: Flags { Flags(rawValue: 16) }
    /// Its delegate has not heard of the controller on top (LIFE-22, LIFE-23).
    public static var awaitsShow: Flags { Flags(rawValue: 32) }
    /// It was told `willMove(toParent:)` and not yet `didMove` (LIFE-22).
    public static var awaitsDidMove: Flags { Flags(rawValue: 64) }
    /// The More item of a tab bar is selected (MORE-7).
    public static var moreSelected: Flags { Flags(rawValue: 128) }
    /// A split view whose columns are in one stack (SPLIT-5).
    public static var collapsed: Flags { Flags(rawValue: 256) }
    /// A tab bar that has made room for what is scrolled (GLASS-6). Only split views collapse, so that they share a bit.
    public static var tabBarMinimized: Flags { Flags(rawValue: 256) }
    /// New tabs were assigned: all may be customised again (TAB-31).
    public static var allCustomizable: Flags { Flags(rawValue: 1024) }
    /// `isBeingPresented`, until it has appeared for the first time (LIFE-11).
    public static var beingPresented: Flags { Flags(rawValue: 2048) }
    /// Presented from inside a popover, whose view stays whatever covers it (LIFE-87).
    public static var keepsPresenter: Flags { Flags(rawValue: 8192) }
    /// `isBeingDismissed` (LIFE-11).
    public static var beingDismissed: Flags { Flags(rawValue: 4096) }
    /// Is on the primary's stack and belongs to the supplementary column (SPLIT-10).
    public static var lentBySupplementary: Flags { Flags(rawValue: 512) }
    /// Its list has rows that something is wrong with, and has shown none yet.
    public static var awaitsRows: Flags { Flags(rawValue: 32768) }
    /// The same for the secondary column (SPLIT-7).
    public static var lentBySecondary: Flags { Flags(rawValue: 16384) }
  }

  public internal(set) var scene: ID<Scene>
  public internal(set) var identity: ID<Controller>
  /// Where the values of its variables begin in `instanceValues`.
  public internal(set) var firstValue: UInt32
  public internal(set) var depth: UInt16
  /// The selected tab or page, from 0; -1 for none.
  public internal(set) var selected: Int16 = -1
  /// The tab that is shown over the More list, from 0; -1 for the list itself.
  public internal(set) var moreChild: Int16 = -1
  public internal(set) var kind: ControllerKind
  public internal(set) var role: Role
  public internal(set) var appearance: Appearance = .disappeared
  /// How it is presented, after adaptation (TRAIT-10).
  public internal(set) var style: PresentationStyle = .none
  /// How the change to it looks (MODAL-6), as its context provider may say (MODAL-9).
  public internal(set) var transitionStyle: TransitionStyle = .coverVertical
  /// The heights of a sheet (MODAL-13).
  public internal(set) var sheet = Sheet()
  /// How it was to be presented, and will be where there is room again (TRAIT-12).
  public internal(set) var wantedStyle: PresentationStyle = .none
  /// What an expanded split view shows (SPLIT-13).
  public internal(set) var displayMode: DisplayMode = .automatic
  public internal(set) var flags: Flags = []
  /// The segue that presented or embedded it: where a popover points.
  public internal(set) var segue: ID<Segue>?

  public var isEditing: Bool { flags.contains(.editing) }
  public var isViewLoaded: Bool { flags.contains(.viewLoaded) }
  public var isSynthetic: Bool { flags.contains(.synthetic) }

  /// Whether the view behind it is taken away while it is presented (MODAL-7, LIFE-82).
  public var removesPresenter: Bool {
    role == .presented && !flags.contains(.beingDismissed) && !flags.contains(.keepsPresenter)
      && (style == .fullScreen || style == .currentContext)
  }
}

/// What a tab's badge was set to at run time; until then it is what the tab item says.
public struct Badge: Hashable, Sendable {
  public internal(set) var tab: ID<Controller>
  /// Nil takes the badge off (TAB-34).
  public internal(set) var text: String?
}
