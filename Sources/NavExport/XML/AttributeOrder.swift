import NavModel
import NavStoryboard
import NavText
import NavXcode

/// The order in which Interface Builder writes the attributes of an object.
enum AttributeOrder: UInt8, CaseIterable {
  case view, cell, controller, item, segue, constraint
  /// As they come.
  case none

  /// What is looked up for every tag and every attribute. A writer holds it, since a static table checks at each use
  /// whether it has been made.
  struct Tables: Sendable {
    /// By order, then by word.
    private let ranks: [UInt8]
    /// By name of a tag; those of views are not in it.
    private let orders: [AttributeOrder]
    private let wordCount = Word.count

    fileprivate init() {
      ranks = allCases.flatMap { order in
        var ranks = [UInt8](repeating: 0, count: Word.count)
        for (position, word) in (order.attributes + ending).enumerated() {
          ranks[Int(word.rawValue)] = UInt8(position + 1)
        }
        return ranks
      }
      var orders = [AttributeOrder](repeating: .view, count: Word.names.count)
      let controllers =
        ControllerKind.allCases.map { Word.name(of: $0.facts.storyboardElement) }
        + ControllerTag.others.map { $0.tag.name }
      for tag in controllers { orders[Int(tag.index)] = .controller }
      for (tag, order) in [
        (Word.viewControllerPlaceholder, AttributeOrder.controller), (.tableViewCell, .cell),
        (.navigationItem, .item), (.barButtonItem, .item), (.tabBarItem, .item), (.segue, .segue),
        (.constraint, .constraint), (.device, .none),
      ] {
        orders[Int(tag.name.index)] = order
      }
      self.orders = orders
    }

    /// The order for an element, by the name that its tag has in every document.
    func order(of tag: Name) -> AttributeOrder { orders[Int(tag.index)] }

    /// Where an attribute comes in an order; zero is before all others.
    func rank(of word: Word, in order: AttributeOrder) -> UInt8 {
      ranks[Int(order.rawValue) &* wordCount &+ Int(word.rawValue)]
    }
  }

  static let tables = Tables()

  /// What comes before what every object has.
  private var attributes: [Word] {
    switch self {
    case .view: Self.views
    case .cell: Self.cells
    case .controller: Self.controllers
    case .item: Self.items
    case .segue: Self.segues
    case .constraint: Self.constraints
    case .none: []
    }
  }

  private static let ending: [Word] = [
    .id, .userLabel, .customClass, .customModule, .customModuleProvider, .sceneMemberID,
  ]

  private static let controllers: [Word] = [
    .restorationIdentifier, .storyboardIdentifier, .storyboardName, .referencedIdentifier,
    .bundleIdentifier, .title, .extendedLayoutIncludesOpaqueBars,
    .automaticallyAdjustsScrollViewInsets, .definesPresentationContext,
    .providesPresentationContextTransitionStyle, .toolbarHidden, .transitionStyle,
    .navigationOrientation, .spineLocation, .modalTransitionStyle, .modalPresentationStyle,
    .modalInPresentation, .allowDoubleColumnStyle, .preferredDisplayMode, .behavior,
    .presentsWithGesture, .wantsFullScreenLayout, .hidesBottomBarWhenPushed,
    .useStoryboardIdentifierAsRestorationIdentifier, .navigationBarHidden, .hidesBarsOnSwipe,
    .hidesBarsOnTap, .hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
  ]

  private static let items: [Word] = [
    .key, .enabled, .tag, .title, .image, .largeTitleDisplayMode, .catalog, .selectedImage,
    .badgeValue, .prompt, .width, .style, .systemItem,
  ]

  private static let segues: [Word] = [
    .destination, .kind, .identifier, .relationship, .popoverAnchorView, .trigger,
    .customClass, .customModule, .customModuleProvider, .modalPresentationStyle,
    .modalTransitionStyle, .unwindAction, .popoverAnchorBarButtonItem, .animates,
  ]

  private static let constraints: [Word] = [
    .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .multiplier,
    .priority, .constant, .identifier,
  ]

  private static let common: [Word] = [
    .key, .headerTitle, .hidden, .footerTitle, .opaque, .clipsSubviews,
    .multipleTouchEnabled, .clearsContextBeforeDrawing, .userInteractionEnabled, .tag, .alpha,
    .contentMode, .enabled, .horizontalHuggingPriority, .verticalHuggingPriority,
    .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
    .fixedFrame, .restorationIdentifier, .preservesSuperviewLayoutMargins,
    .placeholderIntrinsicWidth, .placeholderIntrinsicHeight, .insetsLayoutMarginsFromSafeArea,
    .contentHorizontalAlignment, .contentVerticalAlignment,
  ]

  private static let cells: [Word] =
    common + [
      .selectionStyle, .accessoryType, .hidesAccessoryWhenEditing, .indentationLevel,
      .indentationWidth, .reuseIdentifier, .textLabel, .detailTextLabel, .rowHeight,
      .imageView, .style,
    ]

  private static let views: [Word] =
    common + [
      .hidesWhenStopped, .progress, .mapType, .alwaysBounceVertical, .tableViewCell, .axis,
      .distribution, .scrollEnabled, .showsHorizontalScrollIndicator,
      .showsVerticalScrollIndicator, .image, .alignment, .spacing, .barStyle, .largeTitles,
      .translucent, .reuseIdentifier, .catalog, .keyboardDismissMode, .dataMode,
      .hidesForSinglePage, .apportionsSegmentWidthsByContent, .datePickerMode, .numberOfPages,
      .text, .style, .separatorStyle, .allowsSelection, .rowHeight, .estimatedRowHeight,
      .sectionHeaderHeight,
      .sectionFooterHeight, .segmentControlStyle, .selectedSegmentIndex, .on, .title, .value,
      .minimumValue, .maximumValue, .stepValue, .wraps, .minValue, .maxValue, .buttonType,
      .borderStyle, .placeholder, .textAlignment, .lineBreakMode, .numberOfLines,
      .baselineAdjustment, .minimumScaleFactor, .adjustsFontSizeToFit, .minimumFontSize,
      .numberOfTapsRequired,
      .numberOfTouchesRequired, .direction, .editable,
      .adjustsFontForContentSizeCategory, .translatesAutoresizingMaskIntoConstraints,
    ]
}
