import NavModel
import NavText
import NavXcode

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

  /// Rows that an element is asked for, 64 at most. It has few attributes and there are many rows: it is looked up which
  /// row each attribute is.
  struct Rows: ExpressibleByArrayLiteral, Sendable {
    let all: [Row]
    /// By word: the position of its row, plus one.
    private let positions: [UInt8]

    init(_ rows: [Row]) {
      all = rows
      let count = rows.map { Int($0.word.name.index) + 1 }.max() ?? 0
      var positions = [UInt8](repeating: 0, count: count)
      for (index, row) in rows.enumerated() {
        positions[Int(row.word.name.index)] = UInt8(index + 1)
      }
      self.positions = positions
    }

    init(arrayLiteral rows: Row...) { self.init(rows) }

    /// The bit of the row that a name of a document asks for.
    func bit(of name: Name) -> UInt64 {
      guard Int(name.index) < positions.count else { return 0 }
      let position = positions[Int(name.index)]
      return position == 0 ? 0 : 1 << UInt64(position - 1)
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

  static let scene: Rows = [
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
  static let runtime = Rows(
    scene.all + [
      Row(.restorationIdentifier, .restorationIdentifier, .text),
      Row(.prefersStatusBarHidden, .prefersStatusBarHidden, .flag),
    ])

  static let navigation: Rows = [
    Row(.hidesBarsOnSwipe, .hidesBarsOnSwipe, .flag),
    Row(.hidesBarsOnTap, .hidesBarsOnTap, .flag),
    Row(.hidesBarsWhenKeyboardAppears, .hidesBarsWhenKeyboardAppears, .flag),
    Row(.hidesBarsWhenVerticallyCompact, .hidesBarsWhenVerticallyCompact, .flag),
  ]

  static let split: Rows = [
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

  static let page: Rows = [
    Row(.transitionStyle, .pageTransitionStyle, .word(.pageTransition, [])),
    Row(.navigationOrientation, .navigationOrientation, .word(.pageOrientation, [])),
  ]

  static let tableScene: Rows = [
    Row(.style, .tableStyle, .word(.tableStyle, [])),
    Row(.rowHeight, .rowHeight, .number(least: 0)),
  ]

  static let navigationItem: Rows = [
    Row(.title, .navigationTitle, .text),
    Row(.prompt, .prompt, .text),
    Row(.hidesBackButton, .hidesBackButton, .flag),
    Row(.leftItemsSupplementBackButton, .leftItemsSupplementBackButton, .flag),
    Row(.backButtonTitle, .backButtonTitle, .text),
    Row(.largeTitleDisplayMode, .largeTitleDisplayMode, .word(.largeTitleMode, [])),
    Row(.backButtonDisplayMode, .backButtonDisplayMode, .word(.backButtonMode, [])),
  ]

  static let bar: Rows = [
    Row(.barStyle, .barStyle, .word(.barStyle, [("blackOpaque", "black")])),
    Row(.translucent, .translucent, .flag),
  ]

  static let barItem: Rows = [
    Row(.style, .barItemStyle, .word(.barItemStyle, [])),
    Row(.image, .image, .text),
    Row(.enabled, .enabled, .flag),
    Row(.width, .width, .number(least: 0)),
    Row(.tag, .tag, .integer),
  ]

  static let tabItem: Rows = [
    Row(.image, .image, .text),
    Row(.selectedImage, .selectedImage, .text),
    Row(.badgeValue, .badge, .text),
    Row(.tag, .tag, .integer),
  ]

  static let element: Rows = [
    Row(.tag, .tag, .integer),
    Row(.hidden, .hidden, .flag),
    Row(.alpha, .alpha, .number(least: 0)),
    Row(.enabled, .enabled, .flag),
    Row(.userInteractionEnabled, .userInteractionEnabled, .flag),
    Row(.restorationIdentifier, .restoration, .text),
    Row(.image, .image, .text),
    Row(.preservesSuperviewLayoutMargins, .preservesSuperviewLayoutMargins, .flag),
    Row(.horizontalHuggingPriority, .huggingHorizontal, .integer),
    Row(.verticalHuggingPriority, .huggingVertical, .integer),
    Row(.horizontalCompressionResistancePriority, .compressionHorizontal, .integer),
    Row(.verticalCompressionResistancePriority, .compressionVertical, .integer),
  ]

  static let gesture: Rows = [
    Row(.enabled, .enabled, .flag)
  ]

  static let traits: Rows = [
    Row(
      .keyboardType, .keyboardType, .word(.keyboard, [("alphabet", "asciiCapable")])),
    Row(.returnKeyType, .returnKeyType, .word(.returnKey, [])),
  ]

  /// What only elements of a kind have.
  static func rows(of kind: ElementKind) -> Rows {
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
    case .longPressGesture: longPress
    default: nothing
    }
  }

  private static let nothing: Rows = []
  private static let placeholder: Rows = [Row(.placeholder, .placeholder, .text)]
  private static let switches: Rows = [Row(.on, .on, .flag)]
  private static let slider: Rows = [
    Row(.value, .value, .number(least: .min)), Row(.minValue, .minimum, .number(least: .min)),
    Row(.maxValue, .maximum, .number(least: .min)),
  ]
  private static let stepper: Rows = [
    Row(.value, .value, .number(least: .min)),
    Row(.minimumValue, .minimum, .number(least: .min)),
    Row(.maximumValue, .maximum, .number(least: .min)),
  ]
  private static let progress: Rows = [Row(.progress, .value, .number(least: .min))]
  private static let segmented: Rows = [Row(.selectedSegmentIndex, .selectedSegment, .integer)]
  private static let pageControl: Rows = [Row(.numberOfPages, .numberOfPages, .integer)]
  private static let stack: Rows = [
    Row(.axis, .axis, .word(.axis, [])), Row(.spacing, .spacing, .number(least: .min)),
    Row(.alignment, .alignment, .word(.stackAlignment, [])),
    Row(.distribution, .distribution, .word(.distribution, [])),
  ]
  private static let datePicker: Rows = [Row(.datePickerMode, .mode, .word(.datePickerMode, []))]
  private static let tableView: Rows = [
    Row(.style, .listStyle, .word(.tableStyle, [])),
    Row(.rowHeight, .rowHeight, .number(least: 0)),
  ]
  private static let section: Rows = [Row(.footerTitle, .footer, .text)]
  private static let cell: Rows = [
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
  private static let swipe: Rows = [
    Row(.direction, .direction, .word(.swipeDirection, [])),
    Row(.numberOfTouchesRequired, .numberOfTouches, .integer),
  ]
  private static let longPress: Rows = [
    Row(.numberOfTouchesRequired, .numberOfTouches, .integer)
  ]
  private static let tap: Rows = [
    Row(.numberOfTapsRequired, .numberOfTaps, .integer),
    Row(.numberOfTouchesRequired, .numberOfTouches, .integer),
  ]
}
