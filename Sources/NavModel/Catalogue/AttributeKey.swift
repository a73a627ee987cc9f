/// Every attribute that can be written, wherever it is: what it is called, what it takes, what it is for.
///
/// Resolver, formatter, outline, JSON and Grammar.md read these rows; the simulator asks for values by case.
public enum AttributeKey: UInt8, Hashable, Sendable, CaseIterable {
  case tint
  case device
  case era
  case orientation
  case title
  case navigationTitle
  case prompt
  case hidesBackButton
  case leftItemsSupplementBackButton
  case backButtonTitle
  case largeTitleDisplayMode
  case backButtonDisplayMode
  case restorationIdentifier
  case hidesBottomBarWhenPushed
  case modalPresentationStyle
  case modalTransitionStyle
  case definesPresentationContext
  case providesPresentationContextTransitionStyle
  case isModalInPresentation
  case wantsFullScreenLayout
  case edgesForExtendedLayout
  case extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets
  case supportedOrientations
  case preferredStatusBarStyle
  case prefersStatusBarHidden
  case preferredContentSize
  case size
  case backgroundColor
  case tableStyle
  case tabBarMinimizeBehavior
  case hidesBarsOnSwipe
  case hidesBarsOnTap
  case hidesBarsWhenKeyboardAppears
  case hidesBarsWhenVerticallyCompact
  case customizable
  case selected
  case splitStyle
  case collapsesSecondaryOntoPrimary
  case pageTransitionStyle
  case navigationOrientation
  case barHidden
  case barStyle
  case translucent
  case barTint
  case prefersLargeTitles
  case image
  case barItemStyle
  case enabled
  case width
  case possibleTitles
  case sharesBackground
  case hidesSharedBackground
  case tag
  case selectedImage
  case badge
  case presentationStyle
  case segueTransition
  case animated
  case detents
  case selectedDetent
  case prefersGrabberVisible
  case anchor
  case arrowDirections
  case segueClass
  case event
  case frame
  case autoresizing
  case hidden
  case alpha
  case userInteractionEnabled
  case accessibilityLabel
  case accessibilityHint
  case accessibilityIdentifier
  case text
  case restoration
  case huggingHorizontal
  case huggingVertical
  case compressionHorizontal
  case compressionVertical
  case placeholder
  case keyboardType
  case keyboardDismissMode
  case returnKeyType
  case secure
  case on
  case value
  case minimum
  case maximum
  case segments
  case selectedSegment
  case numberOfPages
  case axis
  case spacing
  case alignment
  case distribution
  case mode
  case listStyle
  case rowHeight
  case footer
  case cellStyle
  case cellAccessory
  case detail
  case canDelete
  case canMove
  case direction
  case numberOfTaps
  case numberOfTouches
  case edge
  case priority
  case identifier
  case prefersEdgeAttachedInCompactHeight
  case declinesShow
  case segueWork
  case preferredDisplayMode
  case preferredSplitBehavior
  case presentsWithGesture
  case primaryForCollapsing
  case topColumnForCollapsing
  case primaryForExpanding
  case secondaryForExpanding
  case displayModeForExpanding
  case takesOverShow
  case takesOverShowDetail
  case hidesPrimaryIn
  case adaptiveStyle
  case wrapsWhenAdapted
  case preferredOrientation
  case requiresFullScreen
  case launchScreen
  case restorationClassCreates
  case fontSize
  case fontWeight
  case numberOfLines
  case intrinsicSize
  case viewClass
  case layoutMargins
  case preservesSuperviewLayoutMargins
  case borderStyle
  case entry
  case rootFiller
  case tabFiller
  case primaryFiller
  case supplementaryFiller
  case secondaryFiller
  case compactFiller
  case pageFiller
  case fontName
  case textStyle
  case buttonConfiguration
  case contentEdgeInsets
  case imageSize
  case backgroundImage
  case backgroundSize
  case scrollEnabled
  case storyboardElsewhere
  case bundleElsewhere
  case sceneElsewhere
  case isBundleLoaded
  case nameAtRunTime
  case unknownRuntimeAttributes
  case unknownCreator
  case textColor
  case titleColor
  case onTint
  case contentMode
  case message
  case preferredAction
  case actionStyle
  case swipeActionStyle
  case swipeEdge
  case performsFirstActionWithFullSwipe
  case showsMenuAsPrimaryAction
  case destructive
  case currentPage
  case hidesForSinglePage
  case momentary
  case stepValue
  case wraps
  case scopeButtonTitles
  case hidesSearchBarWhenScrolling
  case obscuresBackgroundDuringPresentation
  case hidesNavigationBarDuringPresentation
  case states
  case lineSpacing
  case lineHeightMultiple
  case minimumLineHeight
  case maximumLineHeight
  case preferredDatePickerStyle
  case apportionsSegmentWidthsByContent
  case preferredMaxLayoutWidth
  case clearButtonMode
  case spacingUseSystem
  case textAlignment
  case adjustsFontForContentSizeCategory
  case editable
  case autocorrectionType
  case spellCheckingType
  case textContentType
  case enablesReturnKeyAutomatically
  case selectionStyle
  case separatorStyle
  case clipsToBounds
  case minimumScaleFactor
  case allowsSelection
  case showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator

  /// What can be written behind the colon.
  public enum ValueType: Hashable, Sendable {
    case boolean
    case integer
    case number
    case text
    case texts
    case color
    case device
    case word(WordSet)
    case words(WordSet)
    /// `[width, height]`
    case size
    /// `[left, top, width, height]`
    case rect
    /// `[top, left, bottom, right]`
    case insets
    case scene
    case scenes
    case element
    case className

    /// How messages and Grammar.md call it.
    public var name: String {
      switch self {
      case .boolean: "true or false"
      case .integer: "a whole number"
      case .number: "a number"
      case .text: "a text in quotes"
      case .texts: "a list of texts, as in [\"One\", \"Two\"]"
      case .color: "a colour in quotes, as in \"#FF9500\" or \"red\""
      case .device: "a device in quotes, as in \"iPhone 15\""
      case .word(let set): "one of " + set.words.joined(separator: ", ")
      case .words(let set): "a list of " + set.words.joined(separator: ", ")
      case .size: "[width, height]"
      case .rect: "[left, top, width, height]"
      case .insets: "[top, left, bottom, right]"
      case .scene: "the name of a scene"
      case .scenes: "a list of scene names, as in [One, Two]"
      case .element: "the name of an element or a bar item"
      case .className: "the name of a class"
      }
    }
  }

  /// The row of an attribute in Grammar.md.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let hosts: Hosts
    public let type: ValueType
    /// Whether it may follow a state variable, as in `title: city`.
    public let isBindable: Bool
    /// One sentence, for lists and `help`.
    public let summary: String

    init(
      _ keyword: String, in hosts: Hosts, _ type: ValueType, bindable: Bool = false,
      _ summary: String
    ) {
      self.keyword = keyword
      self.hosts = hosts
      self.type = type
      self.isBindable = bindable
      self.summary = summary
    }
  }

  public var facts: Facts {
    switch self {
    case .tint:
      Facts(
        "tint", in: [.storyboard, .scene, .navigationBar, .tabBar, .toolbar, .barItem, .element],
        .color, "What interactive parts are coloured with, here and in what is inside (BAR-6).")
    case .device:
      Facts(
        "device", in: [.storyboard, .test, .check], .device,
        "The device to assume where none is named.")
    case .era:
      Facts(
        "era", in: [.storyboard, .test, .check], .word(.era), "The generation of iOS to assume.")
    case .orientation:
      Facts(
        "orientation", in: [.test, .check], .word(.orientation), "How the device is held at first.")
    case .title:
      Facts(
        "title", in: [.scene, .anyAlert], .text, bindable: true,
        "The controller's title; its navigation item and tab item take it over (BAR-33). An alert asks it."
      )
    case .navigationTitle:
      Facts(
        "navigationTitle", in: [.scene], .text, bindable: true,
        "The navigation item's own title, which leaves the controller's alone (BAR-33).")
    case .prompt:
      Facts(
        "prompt", in: [.scene], .text, bindable: true,
        "A line of text above the bar's controls (BAR-38).")
    case .hidesBackButton:
      Facts(
        "hidesBackButton", in: [.scene], .boolean, bindable: true,
        "No back button while this screen is on top (BAR-26).")
    case .leftItemsSupplementBackButton:
      Facts(
        "leftItemsSupplementBackButton", in: [.scene], .boolean,
        "Left items come after the back button instead of replacing it (BAR-25).")
    case .backButtonTitle:
      Facts(
        "backButtonTitle", in: [.scene], .text,
        "What the next screen's back button says, unless a back item says it (BAR-22).")
    case .largeTitleDisplayMode:
      Facts(
        "largeTitleDisplayMode", in: [.scene], .word(.largeTitleMode),
        "Whether this screen has a large title (BAR-45).")
    case .backButtonDisplayMode:
      Facts(
        "backButtonDisplayMode", in: [.scene], .word(.backButtonMode),
        "How much the next screen's back button says (BAR-29).")
    case .restorationIdentifier:
      Facts(
        "restorationIdentifier", in: [.scene], .text,
        "The controller is preserved between launches under this name (RESTORE-2).")
    case .hidesBottomBarWhenPushed:
      Facts(
        "hidesBottomBarWhenPushed", in: [.scene], .boolean,
        "Toolbar and tab bar leave while it is in a stack (TOOL-7).")
    case .modalPresentationStyle:
      Facts(
        "modalPresentationStyle", in: [.scene], .word(.presentationStyle),
        "How it is presented when the segue does not say (MODAL-3).")
    case .modalTransitionStyle:
      Facts(
        "modalTransitionStyle", in: [.scene], .word(.transitionStyle),
        "How the change to it looks when the segue does not say.")
    case .definesPresentationContext:
      Facts(
        "definesPresentationContext", in: [.scene], .boolean,
        "A current-context presentation from inside covers just this controller (MODAL-8).")
    case .providesPresentationContextTransitionStyle:
      Facts(
        "providesPresentationContextTransitionStyle", in: [.scene], .boolean,
        "Its transition style goes before the presented controller's (MODAL-9).")
    case .isModalInPresentation:
      Facts(
        "isModalInPresentation", in: [.scene], .boolean, bindable: true,
        "Pulling down or touching outside does not close it (MODAL-12).")
    case .wantsFullScreenLayout:
      Facts(
        "wantsFullScreenLayout", in: [.scene], .boolean,
        "Before iOS 7: content lies under translucent bars and the status bar (LAYOUT-2).")
    case .edgesForExtendedLayout:
      Facts(
        "edgesForExtendedLayout", in: [.scene], .words(.edge),
        "Since iOS 7: the sides on which content lies under bars (LAYOUT-10).")
    case .extendedLayoutIncludesOpaqueBars:
      Facts(
        "extendedLayoutIncludesOpaqueBars", in: [.scene], .boolean,
        "Content lies under opaque bars too (LAYOUT-10).")
    case .automaticallyAdjustsScrollViewInsets:
      Facts(
        "automaticallyAdjustsScrollViewInsets", in: [.scene], .boolean,
        "Scroll views leave room for the bars by themselves (LAYOUT-15).")
    case .supportedOrientations:
      Facts(
        "supportedOrientations", in: [.scene, .storyboard], .words(.orientation),
        "How the device may be held while it decides; of a storyboard, in the whole app (ROT-5).")
    case .preferredStatusBarStyle:
      Facts(
        "preferredStatusBarStyle", in: [.scene], .word(.statusBarStyle),
        "The colour of the status bar's content.")
    case .prefersStatusBarHidden:
      Facts(
        "prefersStatusBarHidden", in: [.scene], .boolean, bindable: true,
        "No status bar while it is shown.")
    case .preferredContentSize:
      Facts(
        "preferredContentSize", in: [.scene], .size,
        "Width and height wished for in popovers and sheets, in points.")
    case .size:
      Facts("size", in: [.scene], .size, "Width and height on the canvas, in points.")
    case .backgroundColor:
      Facts(
        "backgroundColor", in: [.scene, .element, .swipeAction], .color,
        "What the view is painted with.")
    case .tableStyle:
      Facts("tableStyle", in: [.tableScene], .word(.tableStyle), "How the list is drawn.")
    case .tabBarMinimizeBehavior:
      Facts(
        "tabBarMinimizeBehavior", in: [.tabBarScene], .word(.tabBarMinimizeBehavior),
        "When the bar of an iPhone shrinks to the selected tab, since iOS 26 (GLASS-6).")
    case .hidesBarsOnSwipe:
      Facts(
        "hidesBarsOnSwipe", in: [.navigationScene], .boolean,
        "A swipe up hides the bars, a swipe down shows them (NAV-58).")
    case .hidesBarsOnTap:
      Facts(
        "hidesBarsOnTap", in: [.navigationScene], .boolean,
        "A tap hides and shows the bars (NAV-58).")
    case .hidesBarsWhenKeyboardAppears:
      Facts(
        "hidesBarsWhenKeyboardAppears", in: [.navigationScene], .boolean,
        "The keyboard hides the bars (NAV-58).")
    case .hidesBarsWhenVerticallyCompact:
      Facts(
        "hidesBarsWhenVerticallyCompact", in: [.navigationScene], .boolean,
        "No bars where there is little height (NAV-58).")
    case .customizable:
      Facts(
        "customizable", in: [.tabBarScene], .scenes,
        "The tabs that a person may rearrange; all when not said (MORE-11).")
    case .selected:
      Facts(
        "selected", in: [.tabBarScene], .scene,
        "The tab shown first; the first one when not said (TAB-16).")
    case .splitStyle:
      Facts(
        "style", in: [.splitScene], .word(.splitStyle),
        "Classic, or two or three columns (SPLIT-3, SPLIT-4).")
    case .collapsesSecondaryOntoPrimary:
      Facts(
        "collapsesSecondaryOntoPrimary", in: [.splitScene], .boolean,
        "The delegate discards the detail when there is no room for both (SPLIT-6).")
    case .pageTransitionStyle:
      Facts("transitionStyle", in: [.pageScene], .word(.pageTransition), "How pages turn.")
    case .navigationOrientation:
      Facts(
        "navigationOrientation", in: [.pageScene], .word(.pageOrientation),
        "Which way pages turn.")
    case .barHidden:
      Facts(
        "hidden", in: [.navigationBar, .toolbar], .boolean, "Not shown at first (BAR-39, TOOL-1).")
    case .barStyle:
      Facts("style", in: [.navigationBar, .tabBar, .toolbar], .word(.barStyle), "Light or dark.")
    case .translucent:
      Facts(
        "translucent", in: [.navigationBar, .tabBar, .toolbar], .boolean,
        "Content shows through (BAR-44).")
    case .barTint:
      Facts(
        "barTint", in: [.navigationBar, .tabBar, .toolbar], .color,
        "The colour of the bar itself (BAR-6).")
    case .prefersLargeTitles:
      Facts("prefersLargeTitles", in: [.navigationBar], .boolean, "Titles may be large (BAR-45).")
    case .image:
      Facts(
        "image", in: [.barItem, .tabItem, .element, .swipeAction, .menuItem], .text,
        "The name of a picture.")
    case .barItemStyle:
      Facts("style", in: [.barItem], .word(.barItemStyle), "Plain, or done: bold (BAR-47).")
    case .enabled:
      Facts(
        "enabled", in: [.barItem, .element, .gesture, .alertAction, .menuItem], .boolean,
        bindable: true,
        "Whether it answers to touches.")
    case .width:
      Facts("width", in: [.barItem], .number, "Forced width in points; 0 is automatic (BAR-55).")
    case .sharesBackground:
      Facts(
        "sharesBackground", in: [.barItem], .boolean,
        "Off: its glass is its own, since iOS 26 (GLASS-4).")
    case .hidesSharedBackground:
      Facts(
        "hidesSharedBackground", in: [.barItem], .boolean,
        "It has no glass, since iOS 26 (GLASS-4).")
    case .possibleTitles:
      Facts(
        "possibleTitles", in: [.barItem], .texts, "Room is kept for the widest of these (BAR-55).")
    case .tag:
      Facts(
        "tag", in: [.barItem, .tabItem, .element, .gesture], .integer,
        "A number by which code identifies it.")
    case .selectedImage:
      Facts("selectedImage", in: [.tabItem], .text, "The picture while the tab is selected.")
    case .badge:
      Facts("badge", in: [.tabItem], .text, bindable: true, "The small red marker (TAB-33).")
    case .presentationStyle:
      Facts(
        "style", in: [.segue, .presentation], .word(.presentationStyle), "How it is presented.")
    case .segueTransition:
      Facts(
        "transition", in: [.segue, .presentation], .word(.transitionStyle), "How the change looks.")
    case .animated:
      Facts(
        "animated", in: [.segue, .presentation, .statement], .boolean,
        "Whether the change is animated (SEG-9).")
    case .detents:
      Facts(
        "detents", in: [.segue, .presentation], .words(.detent),
        "The heights that a sheet rests at (MODAL-13).")
    case .selectedDetent:
      Facts(
        "selectedDetent", in: [.segue, .presentation], .word(.detent),
        "The height that a sheet has first.")
    case .prefersGrabberVisible:
      Facts(
        "prefersGrabberVisible", in: [.segue, .presentation], .boolean, "A sheet shows a handle.")
    case .anchor:
      Facts(
        "anchor", in: [.segue, .presentation], .element,
        "What a popover points at, when it is not the trigger (MODAL-15).")
    case .arrowDirections:
      Facts(
        "arrowDirections", in: [.segue, .presentation], .words(.arrowDirection),
        "Where a popover's arrow may point (MODAL-17).")
    case .segueClass:
      Facts(
        "class", in: [.segue], .className,
        "The segue class: it does the work of a custom segue (SEG-31), and adds to that of another."
      )
    case .event:
      Facts(
        "event", in: [.action], .word(.controlEvent),
        "The event that triggers it; the control's usual one by default.")
    case .frame:
      Facts("frame", in: [.placed], .rect, "Left, top, width and height in the parent, in points.")
    case .autoresizing:
      Facts(
        "autoresizing", in: [.placed], .words(.autoresizing),
        "What gives way when the parent's size changes.")
    case .hidden:
      Facts(
        "hidden", in: [.element, .barItem, .swipeAction, .menuItem], .boolean, bindable: true,
        "Not shown. A hidden bar item is one that its bar was not given (TOOL-6).")
    case .alpha:
      Facts("alpha", in: [.element], .number, "From 0, invisible, to 1.")
    case .userInteractionEnabled:
      Facts("userInteractionEnabled", in: [.element], .boolean, "Whether touches reach it.")
    case .accessibilityLabel:
      Facts(
        "accessibilityLabel", in: [.element, .barItem, .tabItem], .text, "What VoiceOver says.")
    case .accessibilityHint:
      Facts(
        "accessibilityHint", in: [.element, .barItem, .tabItem], .text,
        "What VoiceOver says after a pause.")
    case .accessibilityIdentifier:
      Facts(
        "accessibilityIdentifier", in: [.element, .scene, .barItem, .tabItem], .text,
        "What UI tests find it by; a scene's is that of its view.")
    case .text:
      Facts(
        "text", in: [.element, .swipeAction, .menuItem], .text, bindable: true,
        "What it says, where that changes.")
    case .restoration:
      Facts(
        "restorationIdentifier", in: [.element], .text, "The view is preserved under this name.")
    case .huggingHorizontal:
      Facts(
        "huggingHorizontal", in: [.placed], .integer,
        "Priority of not growing wider than the content.")
    case .huggingVertical:
      Facts(
        "huggingVertical", in: [.placed], .integer,
        "Priority of not growing taller than the content.")
    case .compressionHorizontal:
      Facts(
        "compressionHorizontal", in: [.placed], .integer,
        "Priority of not getting narrower than the content.")
    case .compressionVertical:
      Facts(
        "compressionVertical", in: [.placed], .integer,
        "Priority of not getting lower than the content.")
    case .placeholder:
      Facts(
        "placeholder", in: [.textField, .searchBar, .alertField, .searchController], .text,
        "What an empty field says.")
    case .keyboardType:
      Facts(
        "keyboardType", in: [.textField, .textView, .searchBar, .alertField, .searchController],
        .word(.keyboard),
        "The keyboard that comes up.")
    case .keyboardDismissMode:
      Facts(
        "keyboardDismissMode",
        in: [.scrolling], .word(.keyboardDismissMode),
        "Whether dragging the content hides the keyboard (KEY-12).")
    case .returnKeyType:
      Facts(
        "returnKeyType", in: [.textField, .textView, .searchBar, .alertField, .searchController],
        .word(.returnKey),
        "What the return key says.")
    case .autocorrectionType:
      Facts(
        "autocorrectionType", in: [.textField, .textView, .searchBar], .word(.textChecking),
        "Whether what is typed is corrected.")
    case .spellCheckingType:
      Facts(
        "spellCheckingType", in: [.textField, .textView, .searchBar], .word(.textChecking),
        "Whether misspelt words are marked.")
    case .textContentType:
      Facts(
        "textContentType", in: [.textField, .textView, .searchBar], .text,
        "What is typed, as in \"username\", so that the system can suggest it.")
    case .enablesReturnKeyAutomatically:
      Facts(
        "enablesReturnKeyAutomatically", in: [.textField, .textView, .searchBar], .boolean,
        "Whether the return key waits for text.")
    case .editable:
      Facts(
        "editable", in: [.textView], .boolean,
        "With false, its text can only be read, and a touch brings up no keyboard.")
    case .textAlignment:
      Facts(
        "textAlignment", in: [.label, .textField, .textView], .word(.textAlignment),
        "Where in its frame the lines of its text are; as their language is written when not said."
      )
    case .adjustsFontForContentSizeCategory:
      Facts(
        "adjustsFontForContentSizeCategory", in: [.label, .textField, .textView], .boolean,
        "Whether its text grows at once when a person chooses larger text.")
    case .selectionStyle:
      Facts(
        "selectionStyle", in: [.cell, .prototype], .word(.selectionStyle),
        "How a row looks while it is selected.")
    case .separatorStyle:
      Facts(
        "separatorStyle", in: [.tableScene, .tableView], .word(.separatorStyle),
        "What is between rows.")
    case .clipsToBounds:
      Facts(
        "clipsToBounds", in: [.scene, .view, .image, .stack], .boolean,
        "Whether what is in it ends at its edges.")
    case .minimumScaleFactor:
      Facts(
        "minimumScaleFactor", in: [.label], .number,
        "How small its text may get where it is too wide, as a part of its size; it is cut when not said."
      )
    case .allowsSelection:
      Facts(
        "allowsSelection", in: [.tableScene, .tableView], .boolean,
        "With false, a touch selects no row and performs no segue of one.")
    case .showsHorizontalScrollIndicator:
      Facts(
        "showsHorizontalScrollIndicator", in: [.scrolling], .boolean,
        "Whether a bar shows how far the content is to the side.")
    case .showsVerticalScrollIndicator:
      Facts(
        "showsVerticalScrollIndicator", in: [.scrolling], .boolean,
        "Whether a bar shows how far down the content is.")
    case .secure:
      Facts("secure", in: [.textField, .alertField], .boolean, "Dots instead of letters.")
    case .on:
      Facts(
        "on", in: [.switch, .menuItem], .boolean, bindable: true,
        "Whether it is on; a menu item has a checkmark then.")
    case .value:
      Facts(
        "value", in: [.slider, .stepper, .progress], .number, bindable: true,
        "Its current value; a variable here follows what is touched (PAGE-5).")
    case .minimum:
      Facts("minimum", in: [.slider, .stepper], .number, "The least value.")
    case .maximum:
      Facts("maximum", in: [.slider, .stepper], .number, "The greatest value.")
    case .segments:
      Facts("segments", in: [.segmented], .texts, "The choices.")
    case .selectedSegment:
      Facts(
        "selectedSegment", in: [.segmented], .integer, bindable: true,
        "The choice, from 0; a variable here follows what is touched (PAGE-3).")
    case .numberOfPages:
      Facts("numberOfPages", in: [.pageControl], .integer, "How many dots.")
    case .axis:
      Facts("axis", in: [.stack], .word(.axis), "In a row or a column.")
    case .spacing:
      Facts("spacing", in: [.stack], .number, "Points between neighbours.")
    case .alignment:
      Facts("alignment", in: [.stack], .word(.stackAlignment), "Across the axis.")
    case .distribution:
      Facts("distribution", in: [.stack], .word(.distribution), "Along the axis.")
    case .mode:
      Facts("mode", in: [.datePicker], .word(.datePickerMode), "Date, time or both.")
    case .listStyle:
      Facts("style", in: [.tableView], .word(.tableStyle), "How the list is drawn.")
    case .rowHeight:
      Facts("rowHeight", in: [.tableView, .tableScene, .cell], .number, "Points a row.")
    case .footer:
      Facts("footer", in: [.section], .text, "The text below the section.")
    case .cellStyle:
      Facts("style", in: [.cell], .word(.cellStyle), "Which labels the row has.")
    case .cellAccessory:
      Facts("accessory", in: [.cell], .word(.accessory), "What is shown at the end of the row.")
    case .detail:
      Facts("detail", in: [.cell], .text, bindable: true, "The second text of the row.")
    case .canDelete:
      Facts(
        "canDelete", in: [.prototype], .boolean, bindable: true,
        "Whether a person can delete the row; its item goes from the list (LIST-3).")
    case .canMove:
      Facts(
        "canMove", in: [.prototype], .boolean, bindable: true,
        "Whether a person can drag the row to another place while the list is edited (LIST-4).")
    case .direction:
      Facts("direction", in: [.swipeGesture], .word(.swipeDirection), "Which way the stroke goes.")
    case .numberOfTaps:
      Facts("numberOfTaps", in: [.tapGesture], .integer, "How many taps in a row.")
    case .numberOfTouches:
      Facts("numberOfTouches", in: [.gesture], .integer, "How many fingers.")
    case .edge:
      Facts("edge", in: [.edgePanGesture], .word(.edge), "Where the drag starts.")
    case .priority:
      Facts(
        "priority", in: [.constraint], .integer, "1000 is required; what is lower may give way.")
    case .identifier:
      Facts("identifier", in: [.constraint], .text, "What logs call the constraint.")
    case .prefersEdgeAttachedInCompactHeight:
      Facts(
        "prefersEdgeAttachedInCompactHeight", in: [.segue, .presentation], .boolean,
        "A sheet stays one where there is little height (MODAL-14).")
    case .declinesShow:
      Facts(
        "declinesShow", in: [.scene], .boolean,
        "Its `canPerformAction` refuses to show others: the next container is asked (SEG-35).")
    case .segueWork:
      Facts(
        "performs", in: [.segue], .word(.segueWork),
        "What the class of a segue does; of a custom one nothing when not said (SEG-7).")
    case .preferredDisplayMode:
      Facts(
        "preferredDisplayMode", in: [.splitScene], .word(.displayMode),
        "Which columns are shown, and whether beside or over the secondary (SPLIT-13).")
    case .preferredSplitBehavior:
      Facts(
        "preferredSplitBehavior", in: [.splitScene], .word(.splitBehavior),
        "How columns come: beside the secondary, over it, or pushing it aside (SPLIT-13).")
    case .presentsWithGesture:
      Facts(
        "presentsWithGesture", in: [.splitScene], .boolean,
        "Whether a swipe brings the primary in and takes it away; so when not said (SPLIT-16).")
    case .primaryForCollapsing:
      Facts(
        "primaryForCollapsing", in: [.splitScene], .scene,
        "What the delegate shows as primary when columns collapse (SPLIT-6).")
    case .topColumnForCollapsing:
      Facts(
        "topColumnForCollapsing", in: [.splitScene], .word(.splitColumn),
        "The column that the delegate wants on top when columns collapse (SPLIT-10).")
    case .primaryForExpanding:
      Facts(
        "primaryForExpanding", in: [.splitScene], .scene,
        "What the delegate shows as primary when columns expand (SPLIT-9).")
    case .secondaryForExpanding:
      Facts(
        "secondaryForExpanding", in: [.splitScene], .scene,
        "What the delegate makes the secondary when columns expand (SPLIT-9).")
    case .displayModeForExpanding:
      Facts(
        "displayModeForExpanding", in: [.splitScene], .word(.displayMode),
        "The display mode that the delegate wants when columns expand (SPLIT-10).")
    case .takesOverShow:
      Facts(
        "takesOverShow", in: [.splitScene], .boolean,
        "The delegate does by itself what a show would do (SPLIT-18).")
    case .takesOverShowDetail:
      Facts(
        "takesOverShowDetail", in: [.splitScene], .boolean,
        "The delegate does by itself what a show detail would do (SPLIT-18).")
    case .hidesPrimaryIn:
      Facts(
        "hidesPrimaryIn", in: [.splitScene], .words(.orientation),
        "Up to iOS 7, where the delegate hides the primary; upright when not said (SPLIT-15).")
    case .adaptiveStyle:
      Facts(
        "adaptiveStyle", in: [.scene, .segue], .word(.presentationStyle),
        "How it is presented where there is no room for its style; none keeps it (TRAIT-11).")
    case .wrapsWhenAdapted:
      Facts(
        "wrapsWhenAdapted", in: [.scene, .segue], .boolean,
        "The delegate puts it into a navigation controller where it is adapted (TRAIT-11).")
    case .preferredOrientation:
      Facts(
        "preferredOrientation", in: [.scene], .word(.orientation),
        "The orientation in which it is presented full screen (ROT-7).")
    case .requiresFullScreen:
      Facts(
        "requiresFullScreen", in: [.storyboard], .boolean,
        "The app never shares the screen of an iPad, so its controllers decide there (ROT-9).")
    case .launchScreen:
      Facts(
        "launchScreen", in: [.storyboard], .boolean,
        "It is shown while the app starts, and no app starts with it.")
    case .restorationClassCreates:
      Facts(
        "restorationClassCreates", in: [.scene], .boolean,
        "It has a restoration class, which makes it anew, or with false does not (RESTORE-6).")
    case .fontSize:
      Facts("fontSize", in: [.element], .number, "How large its text is, in points.")
    case .fontWeight:
      Facts("fontWeight", in: [.element], .word(.fontWeight), "How heavy its text is.")
    case .numberOfLines:
      Facts(
        "numberOfLines", in: [.label], .integer,
        "How many lines it may take, 1 when not said; 0 is as many as it needs.")
    case .intrinsicSize:
      Facts(
        "intrinsicSize", in: [.placed, .cell], .size,
        "What its content needs, such as the size of its picture, in points.")
    case .viewClass:
      Facts(
        "viewClass", in: [.scene], .className,
        "The class of its root view, where that is not UIKit's own.")
    case .layoutMargins:
      Facts(
        "layoutMargins", in: [.scene, .element], .insets,
        "How far its margins lie inside its edges or its safe area, in points (LAYOUT-50).")
    case .preservesSuperviewLayoutMargins:
      Facts(
        "preservesSuperviewLayoutMargins", in: [.element], .boolean,
        "Its margins also keep what they hold inside the margins of the view around it.")
    case .borderStyle:
      Facts(
        "borderStyle", in: [.textField], .word(.borderStyle),
        "What is drawn around it; roundedRect when not said.")
    case .entry:
      Facts(
        "initial", in: [.storyboard], .word(.entry),
        "It starts with none of its scenes: only code comes in, or the first is elsewhere (IBW-4).")
    case .rootFiller:
      Facts(
        "root", in: [.navigationScene], .word(.filler),
        "Code gives it its first screen, or that is of a storyboard elsewhere (NAV-21).")
    case .tabFiller:
      Facts(
        "tab", in: [.tabBarScene], .word(.filler),
        "Code gives it its tabs, or they are of a storyboard elsewhere (TAB-29).")
    case .primaryFiller:
      Facts(
        "primary", in: [.splitScene], .word(.filler),
        "Code gives it its primary column, or that is of a storyboard elsewhere.")
    case .supplementaryFiller:
      Facts(
        "supplementary", in: [.splitScene], .word(.filler),
        "Code gives it its supplementary column, or that is of a storyboard elsewhere.")
    case .secondaryFiller:
      Facts(
        "secondary", in: [.splitScene], .word(.filler),
        "Code gives it its secondary column, or that is of a storyboard elsewhere.")
    case .compactFiller:
      Facts(
        "compact", in: [.splitScene], .word(.filler),
        "Code gives it its compact column, or that is of a storyboard elsewhere.")
    case .pageFiller:
      Facts(
        "page", in: [.pageScene], .word(.filler),
        "Code gives it its pages, or they are of a storyboard elsewhere.")
    case .fontName:
      Facts(
        "fontName", in: [.element], .text,
        "The font that its text is in, by its PostScript name; the system's when not said.")
    case .textStyle:
      Facts(
        "textStyle", in: [.element], .word(.textStyle),
        "What its text is for, which gives it size and weight where they are not said.")
    case .buttonConfiguration:
      Facts(
        "configuration", in: [.button], .word(.buttonConfiguration),
        "The configuration that lays it out since iOS 15.")
    case .contentEdgeInsets:
      Facts(
        "contentEdgeInsets", in: [.button], .insets,
        "How far its title and its picture lie inside its edges, in points.")
    case .imageSize:
      Facts("imageSize", in: [.button], .size, "How large its picture is, in points.")
    case .backgroundImage:
      Facts("backgroundImage", in: [.button], .text, "The name of the picture behind its title.")
    case .backgroundSize:
      Facts(
        "backgroundSize", in: [.button], .size,
        "How large the picture behind its title is, in points; it is at least as large.")
    case .scrollEnabled:
      Facts(
        "scrollEnabled", in: [.textView], .boolean,
        "Whether it scrolls; with false it is as high as its text.")
    case .storyboardElsewhere:
      Facts(
        "storyboard", in: [.segue], .text,
        "The storyboard that a segue to `elsewhere` leads to, which is not among the files.")
    case .bundleElsewhere:
      Facts(
        "bundle", in: [.segue], .text,
        "The identifier of the bundle that has this storyboard; the app's own when not said.")
    case .sceneElsewhere:
      Facts(
        "identifier", in: [.segue], .text,
        "The storyboard identifier of the scene there; the initial one when not said.")
    case .isBundleLoaded:
      Facts(
        "isBundleLoaded", in: [.segue], .boolean,
        "With false, UIKit looks in the app's own bundle instead, and raises (ERR-35).")
    case .nameAtRunTime:
      Facts(
        "name", in: [.storyboard], .text,
        "The name of its file, which code loads it by; as the storyboard is called when not said.")
    case .unknownRuntimeAttributes:
      Facts(
        "unknownRuntimeAttributes", in: [.scene], .texts,
        "Runtime attributes that its views do not have: UIKit logs each when it makes the view (ERR-39)."
      )
    case .unknownCreator:
      Facts(
        "unknownCreator", in: [.segue], .text,
        "The action that should make the destination, and that the class of the scene does not have: UIKit raises (ERR-34)."
      )
    case .textColor:
      Facts(
        "textColor", in: [.label, .button, .textField, .textView], .color,
        "The colour of its text.")
    case .titleColor:
      Facts("titleColor", in: [.navigationBar], .color, "The colour of its titles.")
    case .onTint:
      Facts("onTint", in: [.switch], .color, "Its colour while it is on.")
    case .contentMode:
      Facts(
        "contentMode", in: [.image], .word(.contentMode),
        "How its picture fits into it; stretched when not said.")
    case .message:
      Facts(
        "message", in: [.anyAlert], .text, bindable: true, "The smaller text below its title.")
    case .preferredAction:
      Facts(
        "preferredAction", in: [.alert], .element,
        "The action whose title is bold, and that the return key runs (ALERT-11).")
    case .actionStyle:
      Facts(
        "style", in: [.alertAction], .word(.alertActionStyle),
        "What an action of an alert is: one may cancel (ALERT-3).")
    case .swipeActionStyle:
      Facts(
        "style", in: [.swipeAction], .word(.swipeActionStyle),
        "Normal, or destructive: red (SWIPE-2).")
    case .swipeEdge:
      Facts(
        "edge", in: [.swipeAction], .word(.swipeEdge),
        "The side of the row that it is at; trailing when not said (SWIPE-1).")
    case .performsFirstActionWithFullSwipe:
      Facts(
        "performsFirstActionWithFullSwipe", in: [.cell], .boolean,
        "Whether a swipe all the way performs the first action; so when not said (SWIPE-4).")
    case .showsMenuAsPrimaryAction:
      Facts(
        "showsMenuAsPrimaryAction", in: [.button], .boolean,
        "Whether a touch opens its menu, and not a long press (MENU-2).")
    case .destructive:
      Facts("destructive", in: [.menuItem], .boolean, "Whether it is red (MENU-6).")
    case .currentPage:
      Facts(
        "currentPage", in: [.pageControl], .integer, bindable: true,
        "The dot that is filled, from 0; a variable here follows what is touched (PAGE-1).")
    case .hidesForSinglePage:
      Facts(
        "hidesForSinglePage", in: [.pageControl], .boolean,
        "Whether one dot alone is not shown.")
    case .momentary:
      Facts(
        "momentary", in: [.segmented], .boolean,
        "Whether no choice stays selected after a touch (PAGE-4).")
    case .lineSpacing:
      Facts(
        "lineSpacing", in: [.label, .textView], .number,
        "Points between two lines, as `NSParagraphStyle` has it.")
    case .lineHeightMultiple:
      Facts(
        "lineHeightMultiple", in: [.label, .textView], .number,
        "How many times as high as its font a line is; 0 is as high.")
    case .minimumLineHeight:
      Facts(
        "minimumLineHeight", in: [.label, .textView], .number,
        "Points that a line is high at least.")
    case .maximumLineHeight:
      Facts(
        "maximumLineHeight", in: [.label, .textView], .number,
        "Points that a line is high at most; 0 is any height.")
    case .preferredDatePickerStyle:
      Facts(
        "preferredDatePickerStyle", in: [.datePicker], .word(.datePickerStyle),
        "Wheels, or since iOS 14 a button that shows the date.")
    case .apportionsSegmentWidthsByContent:
      Facts(
        "apportionsSegmentWidthsByContent", in: [.segmented], .boolean,
        "Whether each choice is as wide as its text needs; all are as wide as the widest when not said."
      )
    case .preferredMaxLayoutWidth:
      Facts(
        "preferredMaxLayoutWidth", in: [.label], .number,
        "Where the lines of a label break, whatever its width; as wide as it is when not said.")
    case .clearButtonMode:
      Facts(
        "clearButtonMode", in: [.textField], .word(.clearButtonMode),
        "When a field has a button that empties it.")
    case .spacingUseSystem:
      Facts(
        "spacingUseSystem", in: [.stack], .boolean,
        "Whether neighbours are 8 points apart, as the system has them, whatever `spacing` says.")
    case .stepValue:
      Facts(
        "stepValue", in: [.stepper], .number, "By how much a touch changes the value (PAGE-5).")
    case .wraps:
      Facts(
        "wraps", in: [.stepper], .boolean,
        "Whether the least value follows the greatest (PAGE-5).")
    case .scopeButtonTitles:
      Facts(
        "scopeButtonTitles", in: [.searchController], .texts,
        "The choices of the scope bar, which is shown during a search (SEARCH-7).")
    case .hidesSearchBarWhenScrolling:
      Facts(
        "hidesSearchBarWhenScrolling", in: [.searchController], .boolean,
        "Whether scrolling up hides the search bar; true by default (SEARCH-8)."
      )
    case .obscuresBackgroundDuringPresentation:
      Facts(
        "obscuresBackgroundDuringPresentation", in: [.searchController], .boolean,
        "Whether a search shades the content until there are results; a touch on the shade ends it. The default before iOS 13 (SEARCH-6)."
      )
    case .hidesNavigationBarDuringPresentation:
      Facts(
        "hidesNavigationBarDuringPresentation", in: [.searchController], .boolean,
        "Whether title and bar items leave during a search; true by default (SEARCH-3).")
    case .states:
      Facts(
        "states", in: [.check], .integer,
        "How many states may be explored before the claims are left undecided.")
    }
  }
}
