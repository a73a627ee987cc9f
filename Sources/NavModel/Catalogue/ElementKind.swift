/// What is on a screen: the things that outlets, actions and segues attach to.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  case label
  case button
  case textField
  case textView
  case `switch`
  case slider
  case stepper
  case segmented
  case image
  case activity
  case progress
  case pageControl
  case datePicker
  case picker
  case searchBar
  case refreshControl
  case view
  case stack
  case scroll
  case tableView
  case collectionView
  case web
  case map
  case container
  case section
  case cell
  case prototype
  case accessory
  case tapGesture
  case longPressGesture
  case swipeGesture
  case panGesture
  case pinchGesture
  case rotationGesture
  case edgePanGesture
  case alertAction
  case searchController
  case swipeAction
  case menu
  case contextMenu
  case menuItem

  /// What may be inside an element.
  public enum Content: Hashable, Sendable {
    case nothing
    /// Gestures, and a context menu.
    case gestures
    /// The same, and a menu.
    case gesturesAndMenu
    /// Other elements and gestures.
    case elements
    /// The same, and a refresh control.
    case scrolled
    /// Sections, cells and prototypes.
    case rows
    /// The same, with views above them and below, and a refresh control.
    case list
    /// What is chosen from, and menus in menus.
    case menuItems

    /// Whether an element of this kind may. The accessory of a row is the row's own, so it is content of nothing.
    public func allows(_ child: ElementKind) -> Bool {
      switch self {
      case .nothing: false
      case .gestures: child.isGesture || child == .contextMenu
      case .gesturesAndMenu: Content.gestures.allows(child) || child == .menu
      case .elements:
        child != .section && !child.isRow && !child.isPartOfOwner && child != .refreshControl
      case .scrolled: Content.elements.allows(child) || child == .refreshControl
      case .rows: child == .section || child.isRow || child.isGesture
      case .list: !child.isPartOfOwner
      case .menuItems: child == .menu || child == .menuItem
      }
    }
  }

  /// How a person sets it off, if at all.
  public enum Trigger: Hashable, Sendable {
    case none
    /// A tap, which sends the element's default event.
    case tap
    /// A gesture in the view that it is in.
    case gesture
  }

  /// What decides on its frame.
  public enum Placement: Hashable, Sendable {
    /// It is no view, or has no place until it is used.
    case none
    /// The list that it is a row of.
    case byList
    /// Its own attributes and constraints.
    case own
  }

  /// The row of a kind of element.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let uikitClass: UIKitClass
    /// What Interface Builder writes.
    public let storyboardElement: String
    public let trigger: Trigger
    public let content: Content
    /// The control event that an action listens to when it names none.
    public let event: ControlEvent?
    /// Whether what is written on it reaches people: a switch has a title that is read to them.
    public let showsText: Bool
    /// Whose attributes it takes.
    public let hosts: AttributeKey.Hosts
    public let placement: Placement
    /// One sentence, for lists and `help`.
    public let summary: String

    init(
      _ keyword: String, _ uikitClass: UIKitClass, _ storyboardElement: String, _ trigger: Trigger,
      _ content: Content, event: ControlEvent? = nil, showsText: Bool = false,
      takes hosts: AttributeKey.Hosts = [.element], placement: Placement = .own, _ summary: String
    ) {
      self.keyword = keyword
      self.uikitClass = uikitClass
      self.storyboardElement = storyboardElement
      self.trigger = trigger
      self.content = content
      self.event = event
      self.showsText = showsText
      self.hosts = placement == .own && trigger != .gesture ? hosts.union(.placed) : hosts
      self.placement = trigger == .gesture ? .none : placement
      self.summary = summary
    }
  }

  public var facts: Facts {
    switch self {
    case .label:
      Facts(
        "label", .label, "label", .none, .gestures, showsText: true, takes: [.element, .label],
        "A line of text.")
    case .button:
      Facts(
        "button", .button, "button", .tap, .gesturesAndMenu, event: .touchUpInside,
        showsText: true, takes: [.element, .button], "A button with a title.")
    case .textField:
      Facts(
        "textField", .textField, "textField", .tap, .gestures, event: .editingDidEnd,
        showsText: true, takes: [.element, .textField], "One line to type in.")
    case .textView:
      Facts(
        "textView", .textView, "textView", .none, .gestures, showsText: true,
        takes: [.element, .textView, .scrolling], "Several lines.")
    case .switch:
      Facts(
        "switch", .switch, "switch", .tap, .gestures, event: .valueChanged, showsText: true,
        takes: [.element, .switch], "On or off.")
    case .slider:
      Facts(
        "slider", .slider, "slider", .tap, .gestures, event: .valueChanged,
        takes: [.element, .slider], "A value on a track.")
    case .stepper:
      Facts(
        "stepper", .stepper, "stepper", .tap, .gestures, event: .valueChanged,
        takes: [.element, .stepper], "Plus and minus.")
    case .segmented:
      Facts(
        "segmented", .segmentedControl, "segmentedControl", .tap, .gestures, event: .valueChanged,
        takes: [.element, .segmented], "One of a few choices.")
    case .image:
      Facts(
        "image", .imageView, "imageView", .none, .gestures, takes: [.element, .image], "A picture.")
    case .activity:
      Facts(
        "activity", .activityIndicatorView, "activityIndicatorView", .none, .nothing,
        "Something is going on.")
    case .progress:
      Facts(
        "progress", .progressView, "progressView", .none, .nothing, takes: [.element, .progress],
        "How far it has got.")
    case .pageControl:
      Facts(
        "pageControl", .pageControl, "pageControl", .tap, .nothing, event: .valueChanged,
        takes: [.element, .pageControl], "Dots, one for each page.")
    case .datePicker:
      Facts(
        "datePicker", .datePicker, "datePicker", .tap, .gestures, event: .valueChanged,
        takes: [.element, .datePicker], "Wheels for a date or a time.")
    case .picker: Facts("picker", .pickerView, "pickerView", .none, .gestures, "Wheels of choices.")
    case .searchBar:
      Facts(
        "searchBar", .searchBar, "searchBar", .none, .nothing, showsText: true,
        takes: [.element, .searchBar], "A search field.")
    case .refreshControl:
      Facts(
        "refreshControl", .refreshControl, "refreshControl", .tap, .nothing, event: .valueChanged,
        placement: .none, "What a list shows while it is pulled down to be refreshed.")
    case .view:
      Facts(
        "view", .view, "view", .none, .elements, takes: [.element, .view],
        "A plain view, or any class by its name.")
    case .stack:
      Facts(
        "stack", .stackView, "stackView", .none, .elements, takes: [.element, .stack],
        "Views in a row or a column.")
    case .scroll:
      Facts(
        "scroll", .scrollView, "scrollView", .none, .scrolled, takes: [.element, .scrolling],
        "More than fits the screen.")
    case .tableView:
      Facts(
        "tableView", .tableView, "tableView", .none, .list,
        takes: [.element, .tableView, .scrolling],
        "A list inside a screen.")
    case .collectionView:
      Facts(
        "collectionView", .collectionView, "collectionView", .none, .list,
        takes: [.element, .scrolling], "A grid inside a screen.")
    case .web: Facts("web", .webView, "wkWebView", .none, .nothing, "A web page.")
    case .map: Facts("map", .mapView, "mapView", .none, .gestures, "A map.")
    case .container:
      Facts(
        "container", .view, "containerView", .none, .nothing, takes: [.element, .view],
        "The place where another scene is embedded.")
    case .section:
      Facts(
        "section", .object, "tableViewSection", .none, .rows, showsText: true, takes: [.section],
        placement: .none, "A group of static cells.")
    case .cell:
      Facts(
        "cell", .tableViewCell, "tableViewCell", .tap, .elements, showsText: true,
        takes: [.element, .cell], placement: .byList, "A static row.")
    case .prototype:
      Facts(
        "prototype", .tableViewCell, "tableViewCell", .tap, .elements,
        showsText: true, takes: [.element, .cell, .prototype], placement: .byList,
        "The model of rows that are made at run time.")
    case .accessory:
      Facts(
        "accessory", .object, "accessory", .tap, .nothing, showsText: true, takes: [],
        placement: .none, "The detail button at the end of a row.")
    case .tapGesture:
      Facts(
        "tapGesture", .tapGestureRecognizer, "tapGestureRecognizer", .gesture, .nothing,
        takes: [.gesture, .tapGesture], "A tap anywhere in the view.")
    case .longPressGesture:
      // "pong" is not our slip: Interface Builder has written it so since Xcode 4.
      Facts(
        "longPressGesture", .longPressGestureRecognizer, "pongPressGestureRecognizer", .gesture,
        .nothing, takes: [.gesture], "A finger that rests on the view.")
    case .swipeGesture:
      Facts(
        "swipeGesture", .swipeGestureRecognizer, "swipeGestureRecognizer", .gesture, .nothing,
        takes: [.gesture, .swipeGesture], "A quick stroke.")
    case .panGesture:
      Facts(
        "panGesture", .panGestureRecognizer, "panGestureRecognizer", .gesture, .nothing,
        takes: [.gesture], "A finger that drags.")
    case .pinchGesture:
      Facts(
        "pinchGesture", .pinchGestureRecognizer, "pinchGestureRecognizer", .gesture, .nothing,
        takes: [.gesture], "Two fingers, closer or apart.")
    case .rotationGesture:
      Facts(
        "rotationGesture", .rotationGestureRecognizer, "rotationGestureRecognizer", .gesture,
        .nothing, takes: [.gesture], "Two fingers that turn.")
    case .edgePanGesture:
      Facts(
        "edgePanGesture", .screenEdgePanGestureRecognizer, "screenEdgePanGestureRecognizer",
        .gesture, .nothing, takes: [.gesture, .edgePanGesture],
        "A drag that starts at the edge of the screen.")
    case .alertAction:
      Facts(
        "action", .alertAction, "", .tap, .nothing, showsText: true, takes: [.alertAction],
        placement: .none, "A button of an alert or an action sheet.")
    case .searchController:
      Facts(
        "searchController", .searchController, "", .none, .nothing, takes: [.searchController],
        placement: .none, "The search bar in the navigation bar of a scene, and what it shows.")
    case .swipeAction:
      Facts(
        "swipeAction", .object, "swipeAction", .tap, .nothing, showsText: true,
        takes: [.swipeAction], placement: .none, "What a row offers when it is swiped.")
    case .menu:
      Facts(
        "menu", .object, "menu", .none, .menuItems, showsText: true, takes: [], placement: .none,
        "The menu of a button or a bar item, or one in another menu.")
    case .contextMenu:
      Facts(
        "contextMenu", .object, "contextMenu", .none, .menuItems, showsText: true, takes: [],
        placement: .none, "The menu that a long press on a view or a row opens.")
    case .menuItem:
      Facts(
        "menuItem", .object, "menuItem", .tap, .nothing, showsText: true, takes: [.menuItem],
        placement: .none, "What is chosen from a menu.")
    }
  }

  /// Whether it belongs to one kind of owner, which is asked for it: it is no content of other elements.
  public var isPartOfOwner: Bool {
    switch self {
    case .accessory, .swipeAction, .menu, .menuItem, .alertAction, .searchController: true
    default: false
    }
  }

  /// Whether it is on the screen only after a person has asked for it: behind a swiped row, or in an open menu.
  public var isAskedFor: Bool { rawValue >= ElementKind.swipeAction.rawValue }

  /// Whether it is a menu or in one.
  public var isOfMenu: Bool { self == .menu || self == .contextMenu || self == .menuItem }

  public var isGesture: Bool {
    switch self {
    case .tapGesture, .longPressGesture, .swipeGesture, .panGesture, .pinchGesture,
      .rotationGesture, .edgePanGesture:
      true
    default: false
    }
  }

  /// Whether a person can set it off. Asked for every connection, so it comes without the rest of the row.
  public var canBeTriggered: Bool { Self.triggers & 1 << UInt64(rawValue) != 0 }

  private static let triggers: UInt64 = allCases.reduce(0) { bits, kind in
    kind.facts.trigger == .none ? bits : bits | 1 << UInt64(kind.rawValue)
  }

  /// Whether it has a frame in the layout. Asked for every element.
  public var isPlaced: Bool { Self.placed & 1 << UInt64(rawValue) != 0 }

  private static let placed: UInt64 = allCases.reduce(0) { bits, kind in
    kind.facts.placement != .none ? bits | 1 << UInt64(kind.rawValue) : bits
  }

  /// Whose attributes it takes. Asked for every element.
  public var hosts: AttributeKey.Hosts { Self.hosts[Int(rawValue)] }

  private static let hosts: [AttributeKey.Hosts] = allCases.map { $0.facts.hosts }

  /// Whether it stands for a row of a table or a grid.
  public var isRow: Bool { self == .cell || self == .prototype }
}

/// What a control tells its targets.
public enum ControlEvent: UInt8, Hashable, Sendable, CaseIterable {
  case touchDown
  case touchUpInside
  case touchUpOutside
  case valueChanged
  case primaryActionTriggered
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  case editingDidEndOnExit

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .touchDown: "touchDown"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .valueChanged: "valueChanged"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    }
  }
}

extension ElementKind {
  /// Whether a touch brings up the keyboard.
  public var isEditable: Bool {
    switch self {
    case .textField, .textView, .searchBar, .searchController: true
    default: false
    }
  }

  /// Whether a control of this kind may send an event by itself, as far as UIKit's documents say; a gesture sends none.
  public func sends(_ event: ControlEvent) -> Bool {
    guard facts.event != nil else { return false }
    switch event {
    case .touchDown, .touchUpInside, .touchUpOutside, .primaryActionTriggered: return true
    case .valueChanged: return self != .textField
    // A date picker that opens a calendar says so (iOS 13.4).
    case .editingDidBegin, .editingDidEnd: return self == .textField || self == .datePicker
    case .editingChanged, .editingDidEndOnExit: return self == .textField
    }
  }
}
