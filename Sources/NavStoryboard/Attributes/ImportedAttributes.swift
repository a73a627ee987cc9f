import NavModel
import NavXcode

/// What Interface Builder writes for attributes of the language, by what it is on.
///
/// To import another attribute, add its row to the list of its owner.
public enum ImportedAttributes {
  private typealias Attribute = InterfaceBuilderAttribute
  public typealias Rows = InterfaceBuilderAttribute.Rows

  // MARK: Controllers

  public static let scene: Rows = [
    Attribute(.title, .title, .text, lost: .lost(.looks, in: "switch")),
    Attribute(.hidesBottomBarWhenPushed, .hidesBottomBarWhenPushed, .flag),
    Attribute(.modalPresentationStyle, .modalPresentationStyle, .word(.presentationStyle)),
    Attribute(.modalTransitionStyle, .modalTransitionStyle, .word(.transitionStyle)),
    Attribute(.definesPresentationContext, .definesPresentationContext, .flag),
    Attribute(
      .providesPresentationContextTransitionStyle, .providesPresentationContextTransitionStyle,
      .flag),
    Attribute(.modalInPresentation, .isModalInPresentation, .flag),
    Attribute(.wantsFullScreenLayout, .wantsFullScreenLayout, .flag),
    Attribute(.extendedLayoutIncludesOpaqueBars, .extendedLayoutIncludesOpaqueBars, .flag),
    Attribute(.automaticallyAdjustsScrollViewInsets, .automaticallyAdjustsScrollViewInsets, .flag),
  ]

  /// What a user-defined runtime attribute of a controller can set by the name of the property.
  public static let runtime = Rows(
    scene.all + [
      Attribute(.restorationIdentifier, .restorationIdentifier, .text),
      Attribute(.prefersStatusBarHidden, .prefersStatusBarHidden, .flag),
    ])

  public static let sceneParts: Rows = [
    Attribute(
      .edgesForExtendedLayout, .edgesForExtendedLayout,
      .flags(in: .extendedEdge, .edge, [.top, .left, .bottom, .right])),
    Attribute(.freeformSize, .size, .numbers(in: .size, [.width, .height])),
    // Interface Builder still calls it what it was called before iOS 7, and that is written.
    Attribute(
      .contentSizeForViewInPopover, .preferredContentSize, .numbers(in: .value, [.width, .height])),
    Attribute(
      .preferredContentSize, .preferredContentSize, .numbers(in: .size, [.width, .height])),
  ]

  public static let navigation: Rows = [
    Attribute(.hidesBarsOnSwipe, .hidesBarsOnSwipe, .flag),
    Attribute(.hidesBarsOnTap, .hidesBarsOnTap, .flag),
    Attribute(.hidesBarsWhenKeyboardAppears, .hidesBarsWhenKeyboardAppears, .flag),
    Attribute(.hidesBarsWhenVerticallyCompact, .hidesBarsWhenVerticallyCompact, .flag),
  ]

  public static let split: Rows = [
    Attribute(
      .preferredDisplayMode, .preferredDisplayMode,
      .word(
        .displayMode,
        [
          .current("beside", "oneBesideSecondary"), .former("allVisible", "oneBesideSecondary"),
          .current("over", "oneOverSecondary"), .former("overlay", "oneOverSecondary"),
          .former("primaryOverlay", "oneOverSecondary"), .current("hidden", "secondaryOnly"),
          .former("primaryHidden", "secondaryOnly"),
        ])),
    Attribute(.behavior, .preferredSplitBehavior, .word(.splitBehavior)),
    Attribute(.presentsWithGesture, .presentsWithGesture, .flag),
  ]

  public static let page: Rows = [
    Attribute(.transitionStyle, .pageTransitionStyle, .word(.pageTransition)),
    Attribute(.navigationOrientation, .navigationOrientation, .word(.pageOrientation)),
  ]

  private static let separatorStyle = Attribute(
    .separatorStyle, .separatorStyle,
    .word(.separatorStyle, [.former("singleLineEtched", "singleLine")]), usual: .word("default"))

  private static let allowsSelection = Attribute(
    .allowsSelection, .allowsSelection, .flag, usual: .value(.boolean(true)),
    lost: .lost(.behaviour, in: "collectionView", unless: "YES"))

  private static let clipsToBounds = Attribute(
    .clipsSubviews, .clipsToBounds, .flag, usual: .value(.boolean(false)))

  public static let tableScene: Rows = [
    Attribute(.style, .tableStyle, .word(.tableStyle), usual: .word("plain")),
    separatorStyle, allowsSelection,
    Attribute(.rowHeight, .rowHeight, .number(least: 0)),
  ]

  /// What a root view that is a list says of itself as any view that scrolls does.
  public static let scrolling: Rows = [
    Attribute(
      .keyboardDismissMode, .keyboardDismissMode, .word(.keyboardDismissMode),
      usual: .word("none")),
    Attribute(
      .showsHorizontalScrollIndicator, .showsHorizontalScrollIndicator, .flag,
      usual: .value(.boolean(true))),
    Attribute(
      .showsVerticalScrollIndicator, .showsVerticalScrollIndicator, .flag,
      usual: .value(.boolean(true))),
  ]

  /// What a root view that is no list says of itself.
  public static let rootView: Rows = [clipsToBounds]

  /// A root view is painted white anyway, or as the groups of a list are.
  public static let rootBackground: Rows = [
    Attribute(
      .backgroundColor, .backgroundColor, .color,
      usual: .colors([
        "#FFFFFF", "systemBackground", "groupTableViewBackground", "systemGroupedBackground",
      ]))
  ]

  public static let segue: Rows = [
    Attribute(.modalPresentationStyle, .presentationStyle, .word(.presentationStyle)),
    Attribute(.modalTransitionStyle, .segueTransition, .word(.transitionStyle)),
    Attribute(.animates, .animated, .flag),
  ]

  // MARK: Bars

  public static let navigationItem: Rows = [
    Attribute(.title, .navigationTitle, .text),
    Attribute(
      .prompt, .prompt, .text,
      lost: .lost(.behaviour, in: .freeItem), .lost(.looks, in: "searchBar")),
    Attribute(.hidesBackButton, .hidesBackButton, .flag),
    Attribute(.leftItemsSupplementBackButton, .leftItemsSupplementBackButton, .flag),
    Attribute(.backButtonTitle, .backButtonTitle, .text),
    Attribute(.largeTitleDisplayMode, .largeTitleDisplayMode, .word(.largeTitleMode)),
    Attribute(.backButtonDisplayMode, .backButtonDisplayMode, .word(.backButtonMode)),
  ]

  /// Attributes of a navigation controller that are about its bars.
  public static let navigationBarVisibility: Rows = [
    Attribute(.navigationBarHidden, .barHidden, .flag, usual: .value(.boolean(false)))
  ]

  /// Interface Builder says when it is not hidden, too.
  public static let toolbarVisibility: Rows = [Attribute(.toolbarHidden, .barHidden, .flag)]

  /// The bar of a container; bars among other views are mere views.
  public static let bar: Rows = [
    Attribute(
      .barStyle, .barStyle, .word(.barStyle, [.former("blackOpaque", "black")]),
      lost: .lost(
        .looks, in: "searchBar", "navigationBar", "toolbar", "tabBar", unless: "default")),
    Attribute(
      .translucent, .translucent, .flag,
      lost: .lost(.looks, in: "navigationBar", "toolbar", "tabBar", unless: "YES")),
  ]

  public static let navigationBar: Rows = [
    Attribute(.largeTitles, .prefersLargeTitles, .flag, usual: .value(.boolean(false)))
  ]

  public static let barColors: Rows = [
    Attribute(.tintColor, .tint, .color),
    Attribute(.barTintColor, .barTint, .color),
  ]

  /// What an appearance of a bar says instead of the bar, since iOS 13.
  public static let barAppearance: Rows = [Attribute(.backgroundColor, .barTint, .color)]

  /// In the attributes of a bar's titles.
  public static let barTitle: Rows = [Attribute(.textColor, .titleColor, .color)]

  public static let barItem: Rows = [
    Attribute(
      .style, .barItemStyle, .word(.barItemStyle),
      lost: .lost(.looks, in: .freeItem, unless: "plain")),
    Attribute(.image, .image, .text),
    Attribute(.enabled, .enabled, .flag),
    Attribute(
      .width, .width, .number(least: 0), lost: .lost(.layout, in: .freeItem, "segment")),
    Attribute(.tag, .tag, .integer),
  ]

  public static let tabItem: Rows = [
    Attribute(.image, .image, .text),
    Attribute(.selectedImage, .selectedImage, .text),
    Attribute(.badgeValue, .badge, .text, lost: .lost(.behaviour, in: .freeItem)),
    Attribute(.tag, .tag, .integer),
  ]

  // MARK: Views

  public static let view: Rows = [
    Attribute(
      .tag, .tag, .integer,
      lost: .lost(.behaviour, in: .rootView, .bar, .contentView, .cellLabel)),
    Attribute(
      .hidden, .hidden, .flag, usual: .value(.boolean(false)),
      lost: .lost(.behaviour, in: .rootView, .bar, .contentView, .cellLabel, unless: "NO")),
    Attribute(
      .alpha, .alpha, .number(least: 0),
      lost: .lost(.looks, in: .rootView, .bar, .contentView, .cellLabel, unless: "1")),
    Attribute(
      .enabled, .enabled, .flag,
      // Interface Builder disables every refresh control, which doesn't keep it from being pulled.
      usual: .ofKind { .boolean($0 != .refreshControl) },
      lost: .lost(.behaviour, in: "tabBarItem", "segment", unless: "YES")),
    Attribute(
      .userInteractionEnabled, .userInteractionEnabled, .flag,
      usual: .ofKind { .boolean($0 != .label && $0 != .image) },
      lost: .lost(.behaviour, in: .rootView, .bar, .contentView, unless: "YES")),
    Attribute(
      .restorationIdentifier, .restoration, .text,
      lost: .lost(.behaviour, in: .rootView, .bar, .contentView, .cellLabel)),
    Attribute(.image, .image, .text, lost: .lost(.looks, in: "segment")),
    Attribute(
      .preservesSuperviewLayoutMargins, .preservesSuperviewLayoutMargins, .flag,
      usual: .value(.boolean(false)), lost: .lost(.layout, in: .rootView, unless: "NO")),
    Attribute(
      .horizontalHuggingPriority, .huggingHorizontal, .integer,
      usual: .ofKind { .integer($0.hugging.horizontal) }),
    Attribute(
      .verticalHuggingPriority, .huggingVertical, .integer,
      usual: .ofKind { .integer($0.hugging.vertical) }),
    Attribute(
      .horizontalCompressionResistancePriority, .compressionHorizontal, .integer,
      usual: .value(.integer(750))),
    Attribute(
      .verticalCompressionResistancePriority, .compressionVertical, .integer,
      usual: .value(.integer(750))),
  ]

  public static let background: Rows = [
    Attribute(.backgroundColor, .backgroundColor, .color, usual: .colors(["#00000000"]))
  ]

  public static let tint: Rows = [Attribute(.tintColor, .tint, .color)]

  /// What a button says of its title while it is neither touched nor disabled.
  public static let buttonTitle: Rows = [Attribute(.titleColor, .textColor, .color)]

  /// The same for a button with a configuration, which paints what is behind the title, too.
  public static let buttonConfiguration: Rows = [
    Attribute(.baseForegroundColor, .textColor, .color),
    Attribute(.baseBackgroundColor, .backgroundColor, .color),
  ]

  public static let margins: Rows = [
    Attribute(
      .layoutMargins, .layoutMargins, .numbers(in: .edgeInsets, [.top, .left, .bottom, .right]))
  ]

  /// Interface Builder writes leading and trailing margins for languages that are read from the left.
  public static let directionalMargins: Rows = [
    Attribute(
      .directionalLayoutMargins, .layoutMargins,
      .numbers(in: .directionalEdgeInsets, [.top, .leading, .bottom, .trailing]))
  ]

  public static let document: Rows = [
    Attribute(.launchScreen, .launchScreen, .flag, usual: .value(.boolean(false)))
  ]

  public static let accessibility: Rows = [
    Attribute(.label, .accessibilityLabel, .text), Attribute(.hint, .accessibilityHint, .text),
    Attribute(.identifier, .accessibilityIdentifier, .text),
  ]

  /// Interface Builder has no fields for these of an item of a bar, so that authors set them by key path.
  public static let itemAccessibility: Rows = [
    Attribute(.accessibilityLabel, .accessibilityLabel, .text),
    Attribute(.accessibilityHint, .accessibilityHint, .text),
    Attribute(.accessibilityIdentifier, .accessibilityIdentifier, .text),
  ]

  public static let rootAccessibility: Rows = [
    Attribute(.identifier, .accessibilityIdentifier, .text)
  ]

  public static let gesture: Rows = [Attribute(.enabled, .enabled, .flag)]

  public static let textInput: Rows = [
    Attribute(
      .keyboardType, .keyboardType, .word(.keyboard, [.current("alphabet", "asciiCapable")])),
    Attribute(.returnKeyType, .returnKeyType, .word(.returnKey)),
    Attribute(
      .autocorrectionType, .autocorrectionType, .word(.textChecking), usual: .word("default")),
    Attribute(
      .spellCheckingType, .spellCheckingType, .word(.textChecking), usual: .word("default")),
    Attribute(.textContentType, .textContentType, .text),
    Attribute(
      .enablesReturnKeyAutomatically, .enablesReturnKeyAutomatically, .flag,
      usual: .value(.boolean(false))),
  ]

  /// What only text fields have among these.
  public static let secureTextInput: Rows = [
    Attribute(
      .secureTextEntry, .secure, .flag, usual: .value(.boolean(false)),
      lost: .lost(.behaviour, in: "searchBar", "textView", unless: "NO"))
  ]

  /// Interface Builder writes nothing for a field without a border.
  public static let border: Rows = [
    Attribute(.borderStyle, .borderStyle, .word(.borderStyle), usual: .writtenWord("roundedRect"))
  ]

  /// The paragraph style that an attributed text begins with.
  public static let paragraph: Rows = [
    Attribute(.lineSpacing, .lineSpacing, .number(least: 0)),
    Attribute(.lineHeightMultiple, .lineHeightMultiple, .number(least: 0)),
    Attribute(.minimumLineHeight, .minimumLineHeight, .number(least: 0)),
    Attribute(.maximumLineHeight, .maximumLineHeight, .number(least: 0)),
  ]

  // MARK: Views of a kind

  /// What only elements of some kinds have.
  public static let ofKinds: [(kinds: [ElementKind], rows: Rows)] = [
    (
      [.label],
      [
        Attribute(
          .numberOfLines, .numberOfLines, .wholeNumber(least: 0), usual: .value(.integer(1))),
        Attribute(
          .preferredMaxLayoutWidth, .preferredMaxLayoutWidth, .number(least: 0),
          usual: .value(.number(0))),
        Attribute(
          .minimumScaleFactor, .minimumScaleFactor, .number(least: 0),
          lost: .lost(.looks, in: .cellLabel)),
      ]
    ),
    ([.view, .container, .image, .stack], [clipsToBounds]),
    (
      [.label, .textField, .textView],
      [
        Attribute(
          .textColor, .textColor, .color, usual: .colors(["darkText", "label", "#000000"])),
        Attribute(
          .textAlignment, .textAlignment, .word(.textAlignment), usual: .word("natural"),
          lost: .lost(.looks, in: .cellLabel, unless: "natural", "left")),
        Attribute(
          .adjustsFontForContentSizeCategory, .adjustsFontForContentSizeCategory, .flag,
          usual: .value(.boolean(false)), lost: .lost(.accessibility, in: .cellLabel, unless: "NO")),
      ]
    ),
    ([.textField, .searchBar], [Attribute(.placeholder, .placeholder, .text)]),
    (
      [.textField],
      [
        Attribute(
          .clearButtonMode, .clearButtonMode, .word(.clearButtonMode), usual: .word("never"))
      ]
    ),
    (
      [.textView],
      [
        Attribute(
          .scrollEnabled, .scrollEnabled, .flag, usual: .value(.boolean(true)),
          lost: .lost(
            .behaviour, in: "scrollView", "tableView", "collectionView", "mapView", unless: "YES")),
        Attribute(.editable, .editable, .flag, usual: .value(.boolean(true))),
      ]
    ),
    ([.scroll, .textView, .tableView, .collectionView], scrolling),
    (
      [.switch],
      [Attribute(.on, .on, .flag), Attribute(.onTintColor, .onTint, .color)]
    ),
    (
      [.image],
      [
        Attribute(
          .contentMode, .contentMode, .word(.contentMode), usual: .word("scaleToFill"),
          lost: .lost(
            .looks, in: .cellLabel, unless: "scaleToFill", "left", "redraw", "center", "topLeft"))
      ]
    ),
    (
      [.slider],
      [
        Attribute(.value, .value, .number(least: .min)),
        Attribute(.minValue, .minimum, .number(least: .min)),
        Attribute(.maxValue, .maximum, .number(least: .min)),
      ]
    ),
    (
      [.stepper],
      [
        Attribute(.value, .value, .number(least: .min)),
        Attribute(.minimumValue, .minimum, .number(least: .min)),
        Attribute(.maximumValue, .maximum, .number(least: .min)),
        Attribute(.stepValue, .stepValue, .number(least: .min)),
        Attribute(.wraps, .wraps, .flag),
      ]
    ),
    ([.progress], [Attribute(.progress, .value, .number(least: .min))]),
    (
      [.segmented],
      [
        Attribute(.selectedSegmentIndex, .selectedSegment, .integer),
        Attribute(
          .apportionsSegmentWidthsByContent, .apportionsSegmentWidthsByContent, .flag,
          usual: .value(.boolean(false))),
      ]
    ),
    (
      [.pageControl],
      [
        Attribute(.numberOfPages, .numberOfPages, .integer),
        Attribute(.hidesForSinglePage, .hidesForSinglePage, .flag),
      ]
    ),
    (
      [.stack],
      [
        Attribute(.axis, .axis, .word(.axis)),
        Attribute(.spacing, .spacing, .number(least: .min)),
        Attribute(.spacingType, .spacingUseSystem, .mark(.standard)),
        Attribute(.alignment, .alignment, .word(.stackAlignment)),
        Attribute(.distribution, .distribution, .word(.distribution)),
      ]
    ),
    (
      [.datePicker],
      [
        Attribute(.datePickerMode, .mode, .word(.datePickerMode)),
        // ⚠ Of the styles only wheels was found in a file.
        Attribute(.style, .preferredDatePickerStyle, .word(.datePickerStyle)),
      ]
    ),
    (
      [.tableView],
      [
        Attribute(.style, .listStyle, .word(.tableStyle), usual: .word("plain")),
        separatorStyle, allowsSelection,
        Attribute(.rowHeight, .rowHeight, .number(least: 0)),
      ]
    ),
    ([.section], [Attribute(.footerTitle, .footer, .text)]),
    (
      [.cell, .prototype],
      [
        Attribute(
          .style, .cellStyle,
          .word(
            .cellStyle,
            [
              .current("IBUITableViewCellStyleDefault", "basic"),
              .current("IBUITableViewCellStyleValue1", "rightDetail"),
              .current("IBUITableViewCellStyleValue2", "leftDetail"),
              .current("IBUITableViewCellStyleSubtitle", "subtitle"),
            ])),
        Attribute(.accessoryType, .cellAccessory, .word(.accessory)),
        // Blue is what iOS 6 called the default.
        Attribute(
          .selectionStyle, .selectionStyle, .word(.selectionStyle, [.former("blue", "default")]),
          usual: .word("default")),
        Attribute(.rowHeight, .rowHeight, .number(least: 1)),
      ]
    ),
    ([.swipeGesture], [Attribute(.direction, .direction, .word(.swipeDirection))]),
    (
      [.tapGesture],
      [
        Attribute(
          .numberOfTapsRequired, .numberOfTaps, .integer,
          lost: .lost(.behaviour, in: "pongPressGestureRecognizer", unless: "0"))
      ]
    ),
    (
      [.swipeGesture, .tapGesture, .longPressGesture],
      [Attribute(.numberOfTouchesRequired, .numberOfTouches, .integer)]
    ),
  ]

  public static func rows(of kind: ElementKind) -> Rows { byKind[Int(kind.rawValue)] }

  private static let byKind = ElementKind.allCases.map { kind in
    Rows(ofKinds.filter { $0.kinds.contains(kind) }.flatMap { $0.rows.all })
  }

  // MARK: All of them

  /// What the elements of a document itself have.
  public static let inDocuments: [Rows] =
    [
      scene, sceneParts, navigation, split, page, tableScene, scrolling, rootView, rootBackground,
      segue,
      navigationItem, navigationBarVisibility, toolbarVisibility, bar, navigationBar, barColors,
      barAppearance, barTitle, buttonTitle, buttonConfiguration,
      barItem, tabItem, view, background, tint, margins, directionalMargins, accessibility,
      rootAccessibility, document,
      gesture, textInput, secureTextInput, border, paragraph,
    ] + ofKinds.map { $0.rows }
}
