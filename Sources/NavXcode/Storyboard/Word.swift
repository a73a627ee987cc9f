import NavModel
import NavText

/// The tags and attribute names that mean something to navigation, and those that export writes beside them, in a table
/// that every document starts from: a word has the same name in all of them, and comparing is comparing two numbers.
public enum Word: UInt16, CaseIterable, Sendable {
  // The frame of a document
  case document, scenes, scene, objects, placeholder, exit, connections, resources, classes
  case designables, dependencies, customFonts, inferredMetricsTieBreakers
  case simulatedMetricsContainer, device, point, color, variation, mask, exclude, include
  // Connections
  case segue, outlet, outletCollection, action, binding
  // Bars
  case navigationItem, barButtonItem, tabBarItem, navigationBar, toolbar, tabBar, items
  case leftBarButtonItems, rightBarButtonItems, toolbarItems
  // Parts of views
  case view, subviews, cells, prototypes, sections, state, buttonConfiguration
  case listContentConfiguration, attributedString
  case fragment, segments, segment, string, mutableString, constraint, constraints, rect
  case autoresizingMask, textInputTraits, popoverArrowDirection, extendedEdge, accessibility
  case viewControllerLayoutGuide, viewLayoutGuide, contentLayoutGuide, frameLayoutGuide
  case userDefinedRuntimeAttributes
  case userDefinedRuntimeAttribute, viewControllerPlaceholder, tableViewController
  case collectionViewController, collectionViewCell, collectionReusableView, tableView
  case collectionView, tableViewCell, stackView, toolbarItem, navigationController, size
  // Attributes
  case id, key, type, title, text, destination, target, property, selector, eventType, kind
  case relationship, identifier, unwindAction, trigger, reference, inheritsFrom, collectionClass
  case appends, customClass, customModule, customModuleProvider, storyboardIdentifier
  case storyboardName, referencedIdentifier, bundleIdentifier, sceneMemberID, userLabel
  case reuseIdentifier, targetRuntime, launchScreen, initialViewController, toolsVersion
  case placeholderIdentifier, systemItem, label, hint, placeholderText, content, value, keyPath
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier
  case priority, popoverAnchorView, popoverAnchorBarButtonItem, modalPresentationStyle
  case modalTransitionStyle, animates, textLabel, detailTextLabel, secondaryText, imageView
  case image
  case headerTitle, footerTitle, style, translatesAutoresizingMaskIntoConstraints
  case useStoryboardIdentifierAsRestorationIdentifier, restorationIdentifier
  case destinationCreationSelector, sceneID
  // Attributes that are imported
  case accessibilityIdentifier, accessibilityLabel, accessibilityHint
  case hidesBottomBarWhenPushed, definesPresentationContext
  case providesPresentationContextTransitionStyle, modalInPresentation, wantsFullScreenLayout
  case extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets
  case prefersStatusBarHidden, hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears
  case hidesBarsWhenVerticallyCompact, preferredDisplayMode, behavior, presentsWithGesture
  case transitionStyle, navigationOrientation, rowHeight, prompt, hidesBackButton
  case leftItemsSupplementBackButton, backButtonTitle, largeTitleDisplayMode
  case backButtonDisplayMode, barStyle, translucent, enabled, width, tag, selectedImage
  case badgeValue, hidden, alpha, userInteractionEnabled, horizontalHuggingPriority
  case verticalHuggingPriority, horizontalCompressionResistancePriority
  case verticalCompressionResistancePriority, keyboardType, keyboardDismissMode, returnKeyType, on,
    minValue, maxValue
  case stepValue, wraps, hidesForSinglePage
  case minimumValue, maximumValue, progress, selectedSegmentIndex, numberOfPages, axis, spacing
  case alignment, distribution, datePickerMode, accessoryType, direction, numberOfTapsRequired
  case numberOfTouchesRequired, apportionsSegmentWidthsByContent
  case lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight
  case preferredMaxLayoutWidth, clearButtonMode, adjustsFontForContentSizeCategory, editable
  case autocorrectionType, spellCheckingType, textContentType, enablesReturnKeyAutomatically
  // Attributes of parts, and what is read in another way than by a table
  case systemColor, cocoaTouchSystemColor, colorName, white, red, green, blue, height, x, y, top
  case left, bottom, right, up, down, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
  case widthSizable, heightSizable, allowDoubleColumnStyle, navigationBarHidden, toolbarHidden
  case largeTitles, secureTextEntry, useTraitCollections
  // Values
  case yes, no, unwind, embed, accessoryAction
  case supplementaryViewController, compactViewController, viewController
  case gestureRecognizers, delegate, dataSource, flexibleSpace, fixedSpace, `default`, contentView
  case titleView, customView, safeArea, frame, freeformSize, edges, edgesForExtendedLayout
  case preferredContentSize, contentSizeForViewInPopover, tintColor, barTintColor, backgroundColor
  case leftBarButtonItem, rightBarButtonItem, backBarButtonItem, attributedText, attributedTitle
  case firstResponder, filesOwner, greaterThanOrEqual, lessThanOrEqual, containerView,
    avPlayerViewController
  case glkViewController, hostingController, searchController
  case baseline, leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins
  // Fonts and sizes of contents
  case fontDescription, pointSize, weight, numberOfLines, intrinsicContentSize, boldSystem
  case ultraLight, thin, light, medium, semibold, bold, heavy, black
  case largeTitleStyle, title1Style, title2Style, title3Style, headlineStyle, bodyStyle
  case calloutStyle, subheadStyle, footnoteStyle, caption1Style, caption2Style
  // Parts of lists and controllers
  case tableFooterView, refreshControl, customObject, searchDisplayController
  // The canvas, and what Xcode 4 knew of classes
  case orientation, portrait, landscape, `class`, className, superclassName, relationships
  case candidateClass
  // Margins and borders
  case layoutMargins, directionalLayoutMargins, preservesSuperviewLayoutMargins, leading, trailing
  case borderStyle, fixedFrame, spacingType, standard
  case keyboardLayoutGuide, placeholderIntrinsicWidth, placeholderIntrinsicHeight
  // What systems a file is made for, and what later ones ignore
  case deployment, version, defaultVersion, segmentControlStyle, plain, bordered
  case contentInsetAdjustmentBehavior
  // What a text has no words for
  case keyCommand, textColor, userComments
  // Fonts of attributed texts, and what is in buttons
  case paragraphStyle
  case attributes, font, fontKey, metaFont, system, systemBold, smallSystem, button, buttonType
  case custom, titleFontDescription, inset, contentEdgeInsets, minX, minY, maxX, maxY, catalog
  case imageReference, symbolScale, infoLight, infoDark, detailDisclosure, contactAdd, large,
    whiteLarge
  case activityIndicatorView, backgroundImage, scrollEnabled, estimatedRowHeight
  // Colours, and how pictures fit
  case titleColor, titleTextAttributes, standardAppearance, baseForegroundColor
  case baseBackgroundColor, normal, onTintColor, contentMode, namedColor
  case minimumScaleFactor, allowsSelection, showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator

  // What is only written
  case adjustsFontSizeToFit, alwaysBounceVertical, appearance, audiovisualMediaTypes
  case baselineAdjustment, baseWritingDirection, capability, clearsContextBeforeDrawing
  case clipsSubviews, collectionViewFlowLayout, colorMatched, colorSpace
  case contentHorizontalAlignment, contentVerticalAlignment, customColorSpace, dataMode
  case freeformSimulatedSizeMetrics, hidesAccessoryWhenEditing, hidesWhenStopped
  case indentationLevel, indentationWidth, insetsLayoutMarginsFromSafeArea, lineBreakMode
  case mapType, minimumFontSize, minToolsVersion, multipleTouchEnabled, opaque, plugIn
  case propertyAccessControl, rectEdge, sectionFooterHeight, sectionHeaderHeight, selectionStyle
  case separatorStyle, spineLocation, tableViewSection, textAlignment, textAttributes
  case useAutolayout, useSafeAreas, wkPreferences, wkWebViewConfiguration, nilValue, nothing
  case tableHeaderView, sectionHeaderView, sectionFooterView, tableViewCellContentView
  case collectionViewCellContentView, edgeInsets, directionalEdgeInsets

  /// How Interface Builder writes the word.
  public var spelling: String { Self.spellings[Int(rawValue)] }

  private static let spellings = all.map { $0.spelled }

  /// As its case is called, but for those that would read badly in Swift.
  private var spelled: String {
    switch self {
    case .colorName: "name"
    case .yes: "YES"
    case .no: "NO"
    case .nilValue: "nil"
    case .nothing: "none"
    case .firstResponder: "IBFirstResponder"
    case .filesOwner: "IBFilesOwner"
    case .fontKey: "NSFont"
    case .largeTitleStyle: "UICTFontTextStyleTitle0"
    case .title1Style: "UICTFontTextStyleTitle1"
    case .title2Style: "UICTFontTextStyleTitle2"
    case .title3Style: "UICTFontTextStyleTitle3"
    case .headlineStyle: "UICTFontTextStyleHeadline"
    case .bodyStyle: "UICTFontTextStyleBody"
    case .calloutStyle: "UICTFontTextStyleCallout"
    case .subheadStyle: "UICTFontTextStyleSubhead"
    case .footnoteStyle: "UICTFontTextStyleFootnote"
    case .caption1Style: "UICTFontTextStyleCaption1"
    case .caption2Style: "UICTFontTextStyleCaption2"
    default: "\(self)"
    }
  }

  /// A table that holds the words, in the order of their cases, and after them everything that a `WordColumn` has.
  public static let names: NameTable = {
    var names = NameTable()
    for word in all { _ = names.intern(word.spelling) }
    for tag in ElementTag.rows { _ = names.intern(tag.tag) }
    for kind in ControllerKind.allCases { _ = names.intern(kind.facts.storyboardElement) }
    for kind in UIKitClass.allCases {
      _ = names.intern(kind.facts.name)
      for outlet in kind.facts.outlets { _ = names.intern(outlet) }
    }
    for kind in SegueKind.allCases { _ = names.intern(kind.facts.storyboardKind) }
    for kind in RelationshipKind.allCases { _ = names.intern(kind.facts.storyboardName) }
    for item in SystemItem.allCases { _ = names.intern(item.facts.keyword) }
    for item in SystemTabItem.allCases { _ = names.intern(item.facts.keyword) }
    for event in ControlEvent.allCases { _ = names.intern(event.keyword) }
    for anchor in Constraint.Anchor.allCases { _ = names.intern(anchor.keyword) }
    for set in WordSet.allCases {
      for word in set.words { _ = names.intern(word) }
    }
    return names
  }()

  /// The name that a word has in every document.
  public static func name(of spelling: String) -> Name { names.find(spelling) ?? .none }

  /// Name 0 is the empty one.
  @inlinable public var name: Name { Name(Int(rawValue) + 1) }

  /// By position. `init(rawValue:)` compares case by case, which took a fiftieth of a lint.
  @usableFromInline static let all = allCases

  /// How many words there are.
  public static let count = all.count

  @inlinable public init?(_ name: Name) {
    // An empty name has the index 0, and its position is beyond all words.
    let position = name.index &- 1
    guard position < UInt32(Self.all.count) else { return nil }
    self = Self.all[Int(position)]
  }
}
