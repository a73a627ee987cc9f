import NavText

// What each attribute is read as, and what holds where it is not written. One line makes an attribute readable; what it is
// called and where it may be written is its row in `AttributeKey`.

extension TypedAttribute where Value == Bool {
  @inlinable public static var destructive: Self { Self(.destructive, else: false) }
  @inlinable public static var hidesForSinglePage: Self { Self(.hidesForSinglePage, else: false) }
  @inlinable public static var apportionsSegmentWidthsByContent: Self {
    Self(.apportionsSegmentWidthsByContent, else: false)
  }
  @inlinable public static var spacingUseSystem: Self { Self(.spacingUseSystem, else: false) }
  @inlinable public static var momentary: Self { Self(.momentary, else: false) }
  @inlinable public static var hidesSearchBarWhenScrolling: Self {
    Self(.hidesSearchBarWhenScrolling, else: true)
  }
  @inlinable public static var hidesNavigationBarDuringPresentation: Self {
    Self(.hidesNavigationBarDuringPresentation, else: true)
  }
  @inlinable public static var performsFirstActionWithFullSwipe: Self {
    Self(.performsFirstActionWithFullSwipe, else: true)
  }
  @inlinable public static var showsMenuAsPrimaryAction: Self {
    Self(.showsMenuAsPrimaryAction, else: false)
  }
  @inlinable public static var wraps: Self { Self(.wraps, else: false) }
  @inlinable public static var animated: Self { Self(.animated, else: true) }
  @inlinable public static var automaticallyAdjustsScrollViewInsets: Self {
    Self(.automaticallyAdjustsScrollViewInsets, else: true)
  }
  @inlinable public static var collapsesSecondaryOntoPrimary: Self {
    Self(.collapsesSecondaryOntoPrimary, else: false)
  }
  @inlinable public static var declinesShow: Self { Self(.declinesShow, else: false) }
  @inlinable public static var definesPresentationContext: Self {
    Self(.definesPresentationContext, else: false)
  }
  @inlinable public static var enabled: Self { Self(.enabled, else: true) }
  @inlinable public static var extendedLayoutIncludesOpaqueBars: Self {
    Self(.extendedLayoutIncludesOpaqueBars, else: false)
  }
  @inlinable public static var hidden: Self { Self(.hidden, else: false) }
  @inlinable public static var hidesBackButton: Self { Self(.hidesBackButton, else: false) }
  @inlinable public static var hidesBarsOnTap: Self { Self(.hidesBarsOnTap, else: false) }
  @inlinable public static var hidesBottomBarWhenPushed: Self {
    Self(.hidesBottomBarWhenPushed, else: false)
  }
  @inlinable public static var isBundleLoaded: Self { Self(.isBundleLoaded, else: true) }
  @inlinable public static var isModalInPresentation: Self {
    Self(.isModalInPresentation, else: false)
  }
  @inlinable public static var leftItemsSupplementBackButton: Self {
    Self(.leftItemsSupplementBackButton, else: false)
  }
  /// A navigation bar is there at first, and a toolbar is not.
  @inlinable public static var navigationBarHidden: Self { Self(.barHidden, else: false) }
  @inlinable public static var toolbarHidden: Self { Self(.barHidden, else: true) }
  @inlinable public static var on: Self { Self(.on, else: false) }
  @inlinable public static var prefersEdgeAttachedInCompactHeight: Self {
    Self(.prefersEdgeAttachedInCompactHeight, else: false)
  }
  @inlinable public static var prefersGrabberVisible: Self {
    Self(.prefersGrabberVisible, else: false)
  }
  @inlinable public static var prefersLargeTitles: Self { Self(.prefersLargeTitles, else: false) }
  @inlinable public static var presentsWithGesture: Self { Self(.presentsWithGesture, else: true) }
  @inlinable public static var providesPresentationContextTransitionStyle: Self {
    Self(.providesPresentationContextTransitionStyle, else: false)
  }
  @inlinable public static var requiresFullScreen: Self { Self(.requiresFullScreen, else: false) }
  @inlinable public static var launchScreen: Self { Self(.launchScreen, else: false) }
  @inlinable public static var preservesSuperviewLayoutMargins: Self {
    Self(.preservesSuperviewLayoutMargins, else: false)
  }
  @inlinable public static var scrollEnabled: Self { Self(.scrollEnabled, else: true) }
  @inlinable public static var editable: Self { Self(.editable, else: true) }
  @inlinable public static var clipsToBounds: Self { Self(.clipsToBounds, else: false) }
  @inlinable public static var allowsSelection: Self { Self(.allowsSelection, else: true) }
  @inlinable public static var secure: Self { Self(.secure, else: false) }
  @inlinable public static var takesOverShow: Self { Self(.takesOverShow, else: false) }
  @inlinable public static var takesOverShowDetail: Self { Self(.takesOverShowDetail, else: false) }
  @inlinable public static var userInteractionEnabled: Self {
    Self(.userInteractionEnabled, else: true)
  }
  @inlinable public static var wantsFullScreenLayout: Self {
    Self(.wantsFullScreenLayout, else: false)
  }
}

// Nil where what holds is not the same for all hosts or generations of iOS.
extension TypedAttribute where Value == Bool? {
  @inlinable public static var restorationClassCreates: Self {
    Self(.restorationClassCreates, else: nil)
  }
  @inlinable public static var translucent: Self { Self(.translucent, else: nil) }
  @inlinable public static var wrapsWhenAdapted: Self { Self(.wrapsWhenAdapted, else: nil) }
}

extension TypedAttribute where Value == Int {
  @inlinable public static var currentPage: Self { Self(.currentPage, else: 0) }
  @inlinable public static var priority: Self { Self(.priority, else: 1000) }
  @inlinable public static var numberOfLines: Self { Self(.numberOfLines, else: 1) }
  @inlinable public static var selectedSegment: Self { Self(.selectedSegment, else: 0) }
  @inlinable public static var numberOfTaps: Self { Self(.numberOfTaps, else: 1) }
}

extension TypedAttribute where Value == Int? {
  @inlinable public static var states: Self { Self(.states, else: nil) }
  @inlinable public static var compressionHorizontal: Self {
    Self(.compressionHorizontal, else: nil)
  }
  @inlinable public static var compressionVertical: Self { Self(.compressionVertical, else: nil) }
  @inlinable public static var huggingHorizontal: Self { Self(.huggingHorizontal, else: nil) }
  @inlinable public static var huggingVertical: Self { Self(.huggingVertical, else: nil) }
  @inlinable public static var numberOfPages: Self { Self(.numberOfPages, else: nil) }
}

extension TypedAttribute where Value == Double {
  @inlinable public static var stepValue: Self { Self(.stepValue, else: 1) }
  @inlinable public static var lineSpacing: Self { Self(.lineSpacing, else: 0) }
  @inlinable public static var lineHeightMultiple: Self { Self(.lineHeightMultiple, else: 0) }
  @inlinable public static var minimumLineHeight: Self { Self(.minimumLineHeight, else: 0) }
  @inlinable public static var maximumLineHeight: Self { Self(.maximumLineHeight, else: 0) }
  @inlinable public static var preferredMaxLayoutWidth: Self {
    Self(.preferredMaxLayoutWidth, else: 0)
  }
  @inlinable public static var alpha: Self { Self(.alpha, else: 1) }
  @inlinable public static var minimumScaleFactor: Self { Self(.minimumScaleFactor, else: 1) }
  @inlinable public static var spacing: Self { Self(.spacing, else: 0) }
}

extension TypedAttribute where Value == Double? {
  @inlinable public static var rowHeight: Self { Self(.rowHeight, else: nil) }
  @inlinable public static var fontSize: Self { Self(.fontSize, else: nil) }
}

extension TypedAttribute where Value == Name? {
  @inlinable public static var fontName: Self { Self(.fontName, else: nil) }
  @inlinable public static var detail: Self { Self(.detail, else: nil) }
  @inlinable public static var device: Self { Self(.device, else: nil) }
  @inlinable public static var footer: Self { Self(.footer, else: nil) }
  @inlinable public static var image: Self { Self(.image, else: nil) }
  @inlinable public static var nameAtRunTime: Self { Self(.nameAtRunTime, else: nil) }
  @inlinable public static var placeholder: Self { Self(.placeholder, else: nil) }
  @inlinable public static var restorationIdentifier: Self {
    Self(.restorationIdentifier, else: nil)
  }
  @inlinable public static var storyboardElsewhere: Self { Self(.storyboardElsewhere, else: nil) }
  @inlinable public static var title: Self { Self(.title, else: nil) }
  @inlinable public static var unknownCreator: Self { Self(.unknownCreator, else: nil) }
  @inlinable public static var backgroundColor: Self { Self(.backgroundColor, else: nil) }
  @inlinable public static var barTint: Self { Self(.barTint, else: nil) }
  @inlinable public static var onTint: Self { Self(.onTint, else: nil) }
  @inlinable public static var textColor: Self { Self(.textColor, else: nil) }
  @inlinable public static var tint: Self { Self(.tint, else: nil) }
  @inlinable public static var titleColor: Self { Self(.titleColor, else: nil) }
}

extension TypedAttribute where Value == FontWeight? {
  @inlinable public static var fontWeight: Self { Self(.fontWeight, else: nil) }
}

extension TypedAttribute where Value == BorderStyle {
  @inlinable public static var borderStyle: Self { Self(.borderStyle, else: .roundedRect) }
}

extension TypedAttribute where Value == KeyboardType {
  @inlinable public static var keyboardType: Self { Self(.keyboardType, else: .default) }
}

extension TypedAttribute where Value == ReturnKeyType {
  @inlinable public static var returnKeyType: Self { Self(.returnKeyType, else: .default) }
}

extension TypedAttribute where Value == KeyboardDismissMode {
  @inlinable public static var keyboardDismissMode: Self { Self(.keyboardDismissMode, else: .none) }
}

extension TypedAttribute where Value == BarStyle {
  @inlinable public static var barStyle: Self { Self(.barStyle, else: .default) }
}

extension TypedAttribute where Value == LargeTitleDisplayMode {
  @inlinable public static var largeTitleDisplayMode: Self {
    Self(.largeTitleDisplayMode, else: .automatic)
  }
}

extension TypedAttribute where Value == BackButtonDisplayMode {
  @inlinable public static var backButtonDisplayMode: Self {
    Self(.backButtonDisplayMode, else: .default)
  }
}

extension TypedAttribute where Value == SplitStyle {
  @inlinable public static var splitStyle: Self { Self(.splitStyle, else: .unspecified) }
}

extension TypedAttribute where Value == TableStyle {
  @inlinable public static var tableStyle: Self { Self(.tableStyle, else: .plain) }
  @inlinable public static var listStyle: Self { Self(.listStyle, else: .plain) }
}

extension TypedAttribute where Value == CellAccessory? {
  @inlinable public static var cellAccessory: Self { Self(.cellAccessory, else: nil) }
}

extension TypedAttribute where Value == ControlEvent? {
  @inlinable public static var event: Self { Self(.event, else: nil) }
}

extension TypedAttribute where Value == Axis {
  @inlinable public static var axis: Self { Self(.axis, else: .horizontal) }
}

extension TypedAttribute where Value == StackAlignment {
  @inlinable public static var alignment: Self { Self(.alignment, else: .fill) }
}

extension TypedAttribute where Value == StackDistribution {
  @inlinable public static var distribution: Self { Self(.distribution, else: .fill) }
}

extension TypedAttribute where Value == CellStyle? {
  @inlinable public static var cellStyle: Self { Self(.cellStyle, else: nil) }
}

extension TypedAttribute where Value == DatePickerMode {
  @inlinable public static var datePickerMode: Self { Self(.mode, else: .date) }
}

extension TypedAttribute where Value == ClearButtonMode {
  @inlinable public static var clearButtonMode: Self { Self(.clearButtonMode, else: .never) }
}

extension TypedAttribute where Value == DatePickerStyle {
  @inlinable public static var preferredDatePickerStyle: Self {
    Self(.preferredDatePickerStyle, else: .automatic)
  }
}

extension TypedAttribute where Value == TextStyle? {
  @inlinable public static var textStyle: Self { Self(.textStyle, else: nil) }
}

extension TypedAttribute where Value == TransitionStyle? {
  @inlinable public static var segueTransition: Self { Self(.segueTransition, else: nil) }
  @inlinable public static var modalTransitionStyle: Self { Self(.modalTransitionStyle, else: nil) }
}

extension TypedAttribute where Value == PresentationStyle? {
  @inlinable public static var presentationStyle: Self { Self(.presentationStyle, else: nil) }
  @inlinable public static var modalPresentationStyle: Self {
    Self(.modalPresentationStyle, else: nil)
  }
  @inlinable public static var adaptiveStyle: Self { Self(.adaptiveStyle, else: nil) }
}

extension TypedAttribute where Value == Orientation? {
  @inlinable public static var orientation: Self { Self(.orientation, else: nil) }
  @inlinable public static var preferredOrientation: Self { Self(.preferredOrientation, else: nil) }
}

extension TypedAttribute where Value == SegueWork? {
  @inlinable public static var segueWork: Self { Self(.segueWork, else: nil) }
}

extension TypedAttribute where Value == SplitColumn? {
  @inlinable public static var topColumnForCollapsing: Self {
    Self(.topColumnForCollapsing, else: nil)
  }
}

extension TypedAttribute where Value == DisplayMode? {
  @inlinable public static var preferredDisplayMode: Self { Self(.preferredDisplayMode, else: nil) }
  @inlinable public static var displayModeForExpanding: Self {
    Self(.displayModeForExpanding, else: nil)
  }
}

extension TypedAttribute where Value == SplitBehavior {
  @inlinable public static var preferredSplitBehavior: Self {
    Self(.preferredSplitBehavior, else: .automatic)
  }
}

extension TypedAttribute where Value == Detent? {
  @inlinable public static var selectedDetent: Self { Self(.selectedDetent, else: nil) }
}

extension TypedAttribute where Value == SystemEra? {
  @inlinable public static var era: Self { Self(.era, else: nil) }
}

extension TypedAttribute where Value == Bool {
  @inlinable public static var sharesBackground: Self { Self(.sharesBackground, else: true) }
  @inlinable public static var hidesSharedBackground: Self {
    Self(.hidesSharedBackground, else: false)
  }
}

extension TypedAttribute where Value == TabBarMinimizeBehavior {
  @inlinable public static var tabBarMinimizeBehavior: Self {
    Self(.tabBarMinimizeBehavior, else: .automatic)
  }
}

extension TypedAttribute where Value == BarItemStyle {
  @inlinable public static var barItemStyle: Self { Self(.barItemStyle, else: .plain) }
}

extension BarItemStyle: AttributeWord {}
extension TabBarMinimizeBehavior: AttributeWord {}
extension ControlEvent: AttributeWord {}
extension PresentationStyle: AttributeWord {}
extension TransitionStyle: AttributeWord {}
extension Orientation: AttributeWord {}
extension SegueWork: AttributeWord {}
extension SplitColumn: AttributeWord {}
extension DisplayMode: AttributeWord {}
extension SplitBehavior: AttributeWord {}
extension Detent: AttributeWord {}
extension TextStyle: AttributeWord {
  public var keyword: String { facts.keyword }
}
extension SystemEra: AttributeWord {
  public var keyword: String { facts.keyword }
}

extension TypedAttribute where Value == ButtonConfiguration? {
  @inlinable public static var buttonConfiguration: Self { Self(.buttonConfiguration, else: nil) }
}

extension TypedAttribute where Value == TextAlignment {
  @inlinable public static var textAlignment: Self { Self(.textAlignment, else: .natural) }
}

extension TypedAttribute where Value == ContentMode {
  @inlinable public static var contentMode: Self { Self(.contentMode, else: .scaleToFill) }
}

extension TypedAttribute where Value == StatusBarStyle {
  @inlinable public static var preferredStatusBarStyle: Self {
    Self(.preferredStatusBarStyle, else: .default)
  }
}

extension TypedAttribute where Value == SwipeDirection {
  @inlinable public static var direction: Self { Self(.direction, else: .right) }
}

extension TypedAttribute where Value == Edge {
  @inlinable public static var edge: Self { Self(.edge, else: .none) }
}

extension TypedAttribute where Value == SwipeActionStyle {
  @inlinable public static var swipeActionStyle: Self { Self(.swipeActionStyle, else: .normal) }
}

extension TypedAttribute where Value == SwipeEdge {
  @inlinable public static var swipeEdge: Self { Self(.swipeEdge, else: .trailing) }
}

extension Program {
  /// Whether a touch on an element brings up the keyboard: a text view may be there to be read only (`isEditable`).
  public func isEditable(_ id: ID<Element>) -> Bool {
    let row = elements[id]
    return row.kind.isEditable && (row.kind != .textView || self[row.attributes, .editable])
  }

  /// Whether a touch on a row selects it (`UITableView.allowsSelection`).
  public func isSelectable(_ row: ID<Element>, in scene: ID<Scene>) -> Bool {
    var next = elements[row].parent
    while let id = next {
      if elements[id].kind == .tableView { return self[id, .allowsSelection] }
      next = elements[id].parent
    }
    return self[scenes[scene].attributes, .allowsSelection]
  }
}
