import NavModel
import NavSimulator
import NavText

/// Where everything that a person sees is, in a state.
///
/// `Program.layout(of:)` makes one. Nodes are in preorder, what is nearer to the eye later: drawing them in their
/// order gives the screen, and the last that contains a point is what a finger there touches.
public struct ScreenLayout: Hashable, Sendable {
  public let device: Device
  public let orientation: Orientation
  public let era: SystemEra
  /// The window, in points: the screen, or the app's share of it.
  public internal(set) var size: Size
  /// Pixels to a point.
  public internal(set) var scale: Int
  public internal(set) var nodes: [LayoutNode] = []
  /// What the elements among the nodes show.
  public internal(set) var elements = Table<ShownElement>()
  /// What does not fit or contradicts itself.
  public internal(set) var problems: [LayoutProblem] = []
}

/// One thing that has a frame.
public struct LayoutNode: Hashable, Sendable {
  /// What a node is; a kind has its name from UIKit where UIKit has one.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case window
    case statusBar
    case homeIndicator
    /// The view of a container controller.
    case container
    /// The view of a controller that has content of its own.
    case content
    case navigationBar
    case prompt
    /// The chevron with its label behind it; without a text the chevron alone.
    case backButton
    case barButton
    case title
    case largeTitle
    case titleView
    case toolbar
    case tabBar
    /// The glass that items of a bar share, or that one has for itself (GLASS-3).
    case capsule
    case tabItem
    case badge
    /// The view above a tab bar, with its glass (GLASS-11).
    case bottomAccessory
    /// What darkens behind a card or popover.
    case dimming
    case sheet
    case grabber
    case popover
    case popoverArrow
    /// The line between two columns of a split view.
    case divider
    case element
    /// A header or footer of a section.
    case sectionTitle
    case row
    /// A row of the More list or of the sheet behind it.
    case moreRow
    /// Over everything else, while a field has it.
    case keyboard
    case returnKey
    /// The key of an iPad's keyboard that hides it.
    case hideKey
    /// The box of an alert, or a group of an action sheet.
    case alert
    case alertTitle
    case alertMessage
    /// What a swiped row shows at one of its edges.
    case swipeAction
    /// What is around an open menu, and closes it.
    case menuSurroundings
    /// Over everything else, while it is open.
    case menu
    case menuItem
    /// The search bar of a navigation item, and what is beside and below it during a search (SEARCH-1).
    case searchField
    case cancelButton
    case scopeButton
  }

  /// What a picture or a person should know of it besides its frame.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static var disabled: Flags { Flags(rawValue: 1) }
    public static var selected: Flags { Flags(rawValue: 2) }
    /// Content shines through.
    public static var translucent: Flags { Flags(rawValue: 4) }
    /// A switch that is on.
    public static var on: Flags { Flags(rawValue: 8) }
    /// Touching it leads to another screen.
    public static var leadsOn: Flags { Flags(rawValue: 16) }
    /// It did not fit and was cut.
    public static var truncated: Flags { Flags(rawValue: 32) }
    /// The text is a placeholder, as in an empty field.
    public static var placeholder: Flags { Flags(rawValue: 64) }
    /// An item that stands out: `done` of a bar, the initial of a list.
    public static var prominent: Flags { Flags(rawValue: 128) }
    /// A tab whose title is beside its icon (LAYOUT-68), or alone, in a bar that floats (LAYOUT-33).
    public static var inline: Flags { Flags(rawValue: 256) }
    public static var titleOnly: Flags { Flags(rawValue: 512) }
    /// A tab of which only the icon is seen (GLASS-5, GLASS-6).
    public static var iconOnly: Flags { Flags(rawValue: 2048) }
    /// All of it lies outside the window, and nothing scrolls it in: no finger reaches it.
    public static var offScreen: Flags { Flags(rawValue: 1024) }
    /// An action that takes something away, and is red.
    public static var destructive: Flags { Flags(rawValue: 4096) }
  }

  public internal(set) var kind: Kind
  public internal(set) var flags: Flags = []
  /// How many nodes it is in.
  public internal(set) var depth: UInt16
  /// In the coordinates of the window.
  public internal(set) var frame: Rect
  /// For contents and containers: what bars and the device cover at each side, in its own coordinates (LAYOUT-13).
  public internal(set) var safeArea: EdgeInsets = .zero
  /// How far a list that fills its controller's view pushes its content in, clear of the bars (LAYOUT-15).
  public internal(set) var contentInset: EdgeInsets?
  /// What it says, as it is shown: shortened where it had to be.
  public internal(set) var text = ""
  /// The second text of a row, the badge of a More row.
  public internal(set) var detail = ""
  public internal(set) var controller: ID<Controller>?
  public internal(set) var scene: ID<Scene>?
  public internal(set) var element: ID<Element>?
  /// What its element shows, among the elements of the layout; for a row, what its cell does.
  public internal(set) var shown: ID<ShownElement>?
  public internal(set) var barItem: ID<BarItem>?
  /// Where the two texts of a row and its accessory are, in the coordinates of the window. A row whose cell has
  /// labels of its own has none: the labels are nodes.
  public internal(set) var textFrame: Rect?
  public internal(set) var detailFrame: Rect?
  public internal(set) var accessoryFrame: Rect?
  /// What is at the end of a row.
  public internal(set) var accessory: CellAccessory?
  /// What a touch there is for the app; nil where nothing answers.
  public internal(set) var touch: Event?

  init(_ kind: Kind, _ frame: Rect, depth: Int) {
    self.kind = kind
    self.frame = frame
    self.depth = UInt16(clamping: depth)
  }
}
