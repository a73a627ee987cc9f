extension AttributeKey {
  /// What an attribute belongs to. A keyword may mean different attributes in different hosts.
  public enum Host: UInt8, Hashable, Sendable, CaseIterable {
    case storyboard
    case test
    case navigationBar
    case tabBar
    case toolbar
    case barItem
    case element
    /// An element that is not placed by something else.
    case placed
    /// A plain view, or what holds the view of another scene.
    case view
    case label
    case button
    case image
    case scene
    case tableScene
    case navigationScene
    case tabBarScene
    case splitScene
    case pageScene
    case tabItem
    case segue
    case presentation
    case statement
    case action
    case textField
    case searchBar
    case textView
    /// What shows a part of its content: a scroll view, a list or a text view.
    case scrolling
    case `switch`
    case slider
    case stepper
    case progress
    case segmented
    case pageControl
    case stack
    case datePicker
    case tableView
    case section
    case cell
    case prototype
    case swipeGesture
    case tapGesture
    case gesture
    case edgePanGesture
    case swipeAction
    case menuItem
    case constraint
    case anyAlert
    case alert
    case alertAction
    case alertField
    case searchController
    case check

    /// How Grammar.md and messages call it.
    public var name: String {
      switch self {
      case .storyboard: "a storyboard"
      case .test: "a test"
      case .navigationBar: "a navigation bar"
      case .tabBar: "a tab bar"
      case .toolbar: "a toolbar"
      case .barItem: "a bar item"
      case .element: "an element"
      case .placed: "an element with its own frame"
      case .view: "a view"
      case .label: "a label"
      case .button: "a button"
      case .image: "an image"
      case .scene: "a scene"
      case .tableScene: "a table scene"
      case .navigationScene: "a navigation scene"
      case .tabBarScene: "a tabs scene"
      case .splitScene: "a split scene"
      case .pageScene: "a pages scene"
      case .tabItem: "a tab item"
      case .segue: "a segue"
      case .presentation: "a presentation"
      case .statement: "a navigating statement"
      case .action: "an action connection"
      case .textField: "a textField"
      case .searchBar: "a searchBar"
      case .textView: "a textView"
      case .scrolling: "what scrolls"
      case .switch: "a switch"
      case .slider: "a slider"
      case .stepper: "a stepper"
      case .progress: "a progress"
      case .segmented: "a segmented"
      case .pageControl: "a pageControl"
      case .stack: "a stack"
      case .datePicker: "a datePicker"
      case .tableView: "a tableView"
      case .section: "a section"
      case .cell: "a cell"
      case .prototype: "a prototype"
      case .swipeGesture: "a swipeGesture"
      case .tapGesture: "a tapGesture"
      case .gesture: "a gesture"
      case .edgePanGesture: "an edgePanGesture"
      case .swipeAction: "a swipeAction"
      case .menuItem: "a menuItem"
      case .constraint: "a constraint"
      case .anyAlert: "an alert"
      case .alert: "an alert, not an actionSheet"
      case .alertAction: "an action of an alert"
      case .alertField: "a textField of an alert"
      case .searchController: "a searchController"
      case .check: "a check"
      }
    }
  }

  /// Some of them.
  public struct Hosts: Hashable, Sendable, ExpressibleByArrayLiteral {
    @usableFromInline var bits: UInt64

    @inlinable
    public init(_ host: Host) { bits = 1 << UInt64(host.rawValue) }

    @inlinable
    public init(_ first: Host, _ second: Host) { bits = Self(first).bits | Self(second).bits }

    @inlinable
    public init(arrayLiteral hosts: Host...) {
      bits = 0
      for host in hosts { bits |= Self(host).bits }
    }

    public var isEmpty: Bool { bits == 0 }

    public func union(_ host: Host) -> Hosts {
      var hosts = self
      hosts.bits |= Self(host).bits
      return hosts
    }

    public func contains(_ host: Host) -> Bool { intersects(Self(host)) }

    /// Whether any host is in both.
    @inlinable
    public func intersects(_ other: Hosts) -> Bool { bits & other.bits != 0 }

    /// In the order in which Grammar.md has them.
    public var all: [Host] { Host.allCases.filter(contains) }
  }
}

extension AttributeKey.Hosts {
  /// Where attributes of a controller of this kind are written.
  public init(of kind: ControllerKind) {
    self =
      switch kind {
      case .view: Self(.scene)
      case .collection: Self(.scene, .scrolling)
      case .table: [.scene, .tableScene, .scrolling]
      case .navigation: Self(.scene, .navigationScene)
      case .tabBar: Self(.scene, .tabBarScene)
      case .split: Self(.scene, .splitScene)
      case .page: Self(.scene, .pageScene)
      case .alert: Self(.anyAlert, .alert)
      case .actionSheet: Self(.anyAlert)
      case .system: []
      }
  }
}
