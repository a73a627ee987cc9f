import NavModel

/// What Interface Builder calls each attribute of the language, by where it stands.
///
/// One row says everything: what is written in a file, which attribute it is, and how its value is read.
enum AttributeTable {
  struct Row: Sendable {
    let word: Word
    let key: AttributeKey
    let conversion: Conversion

    init(_ word: Word, _ key: AttributeKey, _ conversion: Conversion) {
      self.word = word
      self.key = key
      self.conversion = conversion
    }
  }

  enum Conversion: Sendable {
    /// `YES` or `NO`
    case flag
    case text
    case integer
    /// In thousandths, and the least that means anything.
    case number(least: Int32)
    case word(WordSet, [(said: String, word: String)])
  }

  static let scene = [
    Row(.title, .title, .text),
    Row(.hidesBottomBarWhenPushed, .hidesBottomBarWhenPushed, .flag),
    Row(.modalPresentationStyle, .modalPresentationStyle, .word(.presentationStyle, [])),
    Row(.modalTransitionStyle, .modalTransitionStyle, .word(.transitionStyle, [])),
    Row(.definesPresentationContext, .definesPresentationContext, .flag),
    Row(
      .providesPresentationContextTransitionStyle, .providesPresentationContextTransitionStyle,
      .flag),
    Row(.modalInPresentation, .isModalInPresentation, .flag),
    Row(.wantsFullScreenLayout, .wantsFullScreenLayout, .flag),
    Row(.extendedLayoutIncludesOpaqueBars, .extendedLayoutIncludesOpaqueBars, .flag),
    Row(.automaticallyAdjustsScrollViewInsets, .automaticallyAdjustsScrollViewInsets, .flag),
  ]

  /// What a user-defined runtime attribute can set by the name of the property.
  static let runtime =
    scene + [
      Row(.restorationIdentifier, .restorationIdentifier, .text),
      Row(.prefersStatusBarHidden, .prefersStatusBarHidden, .flag),
    ]

  static let navigation = [
    Row(.hidesBarsOnSwipe, .hidesBarsOnSwipe, .flag),
    Row(.hidesBarsOnTap, .hidesBarsOnTap, .flag),
    Row(.hidesBarsWhenKeyboardAppears, .hidesBarsWhenKeyboardAppears, .flag),
    Row(.hidesBarsWhenVerticallyCompact, .hidesBarsWhenVerticallyCompact, .flag),
  ]

  static let split = [
    Row(
      .preferredDisplayMode, .preferredDisplayMode,
      .word(
        .displayMode,
        [
          ("beside", "oneBesideSecondary"), ("allVisible", "oneBesideSecondary"),
          ("over", "oneOverSecondary"), ("overlay", "oneOverSecondary"),
          ("primaryOverlay", "oneOverSecondary"), ("hidden", "secondaryOnly"),
          ("primaryHidden", "secondaryOnly"),
        ])),
    Row(.behavior, .preferredSplitBehavior, .word(.splitBehavior, [])),
    Row(.presentsWithGesture, .presentsWithGesture, .flag),
  ]

  static let page = [
    Row(.transitionStyle, .pageTransitionStyle, .word(.pageTransition, [])),
    Row(.navigationOrientation, .navigationOrientation, .word(.pageOrientation, [])),
  ]

  static let tableScene = [
    Row(.style, .tableStyle, .word(.tableStyle, [])),
    Row(.rowHeight, .rowHeight, .number(least: 0)),
  ]

  static let navigationItem = [
    Row(.title, .navigationTitle, .text),
    Row(.prompt, .prompt, .text),
    Row(.hidesBackButton, .hidesBackButton, .flag),
    Row(.leftItemsSupplementBackButton, .leftItemsSupplementBackButton, .flag),
    Row(.backButtonTitle, .backButtonTitle, .text),
    Row(.largeTitleDisplayMode, .largeTitleDisplayMode, .word(.largeTitleMode, [])),
    Row(.backButtonDisplayMode, .backButtonDisplayMode, .word(.backButtonMode, [])),
  ]

  static let bar = [
    Row(.barStyle, .barStyle, .word(.barStyle, [("blackOpaque", "black")])),
    Row(.translucent, .translucent, .flag),
  ]

  static let barItem = [
    Row(.style, .barItemStyle, .word(.barItemStyle, [])),
    Row(.image, .image, .text),
    Row(.enabled, .enabled, .flag),
    Row(.width, .width, .number(least: 0)),
    Row(.tag, .tag, .integer),
  ]

  static let tabItem = [
    Row(.image, .image, .text),
    Row(.selectedImage, .selectedImage, .text),
    Row(.badgeValue, .badge, .text),
    Row(.tag, .tag, .integer),
  ]

  static let element = [
    Row(.tag, .tag, .integer),
    Row(.hidden, .hidden, .flag),
    Row(.alpha, .alpha, .number(least: 0)),
    Row(.enabled, .enabled, .flag),
    Row(.userInteractionEnabled, .userInteractionEnabled, .flag),
    Row(.restorationIdentifier, .restoration, .text),
    Row(.image, .image, .text),
    Row(.horizontalHuggingPriority, .huggingHorizontal, .integer),
    Row(.verticalHuggingPriority, .huggingVertical, .integer),
    Row(.horizontalCompressionResistancePriority, .compressionHorizontal, .integer),
    Row(.verticalCompressionResistancePriority, .compressionVertical, .integer),
  ]

  static let gesture = [
    Row(.enabled, .enabled, .flag)
  ]

  static let traits = [
    Row(
      .keyboardType, .keyboardType, .word(.keyboard, [("alphabet", "asciiCapable")])),
    Row(.returnKeyType, .returnKeyType, .word(.returnKey, [])),
  ]

  /// What only elements of a kind have.
  static func rows(of kind: ElementKind) -> [Row] {
    switch kind {
    case .textField, .searchBar: placeholder
    case .switch: switches
    case .slider: slider
    case .stepper: stepper
    case .progress: progress
    case .segmented: segmented
    case .pageControl: pageControl
    case .stack: stack
    case .datePicker: datePicker
    case .tableView: tableView
    case .section: section
    case .cell, .prototype: cell
    case .swipeGesture: swipe
    case .tapGesture: tap
    default: []
    }
  }

  private static let placeholder = [Row(.placeholder, .placeholder, .text)]
  private static let switches = [Row(.on, .on, .flag)]
  private static let slider = [
    Row(.value, .value, .number(least: .min)), Row(.minValue, .minimum, .number(least: .min)),
    Row(.maxValue, .maximum, .number(least: .min)),
  ]
  private static let stepper = [
    Row(.value, .value, .number(least: .min)),
    Row(.minimumValue, .minimum, .number(least: .min)),
    Row(.maximumValue, .maximum, .number(least: .min)),
  ]
  private static let progress = [Row(.progress, .value, .number(least: .min))]
  private static let segmented = [Row(.selectedSegmentIndex, .selectedSegment, .integer)]
  private static let pageControl = [Row(.numberOfPages, .numberOfPages, .integer)]
  private static let stack = [
    Row(.axis, .axis, .word(.axis, [])), Row(.spacing, .spacing, .number(least: .min)),
    Row(.alignment, .alignment, .word(.stackAlignment, [])),
    Row(.distribution, .distribution, .word(.distribution, [])),
  ]
  private static let datePicker = [Row(.datePickerMode, .mode, .word(.datePickerMode, []))]
  private static let tableView = [
    Row(.style, .listStyle, .word(.tableStyle, [])),
    Row(.rowHeight, .rowHeight, .number(least: 0)),
  ]
  private static let section = [Row(.footerTitle, .footer, .text)]
  private static let cell = [
    Row(
      .style, .cellStyle,
      .word(
        .cellStyle,
        [
          ("IBUITableViewCellStyleDefault", "basic"),
          ("IBUITableViewCellStyleValue1", "rightDetail"),
          ("IBUITableViewCellStyleValue2", "leftDetail"),
          ("IBUITableViewCellStyleSubtitle", "subtitle"),
        ])),
    Row(.accessoryType, .cellAccessory, .word(.accessory, [])),
    Row(.rowHeight, .rowHeight, .number(least: 1)),
  ]
  private static let swipe = [Row(.direction, .direction, .word(.swipeDirection, []))]
  private static let tap = [
    Row(.numberOfTapsRequired, .numberOfTaps, .integer),
    Row(.numberOfTouchesRequired, .numberOfTouches, .integer),
  ]
}
