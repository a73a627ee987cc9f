import NavText

/// The tags and attribute names that mean something to navigation, in a table that every document starts from: a word
/// has the same name in all of them, and comparing is comparing two numbers.
enum Word: UInt16, CaseIterable {
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
  case view, subviews, cells, prototypes, sections, state, buttonConfiguration, attributedString
  case fragment, segments, segment, string, mutableString, constraint, constraints, rect
  case autoresizingMask, textInputTraits, popoverArrowDirection, extendedEdge, accessibility
  case viewControllerLayoutGuide, viewLayoutGuide, userDefinedRuntimeAttributes
  case userDefinedRuntimeAttribute, viewControllerPlaceholder, tableViewController
  case collectionViewController, collectionViewCell, collectionReusableView, tableView
  case collectionView, tableViewCell, stackView, toolbarItem, navigationController, size
  // Attributes
  case id, key, type, title, text, destination, target, property, selector, eventType, kind
  case relationship, identifier, unwindAction, trigger, reference, inheritsFrom, collectionClass
  case appends, customClass, customModule, customModuleProvider, storyboardIdentifier
  case storyboardName, referencedIdentifier, bundleIdentifier, sceneMemberID, userLabel
  case reuseIdentifier, targetRuntime, launchScreen, initialViewController, toolsVersion
  case placeholderIdentifier, systemItem, label, placeholderText, content, value, keyPath
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier
  case priority, popoverAnchorView, popoverAnchorBarButtonItem, modalPresentationStyle
  case modalTransitionStyle, animates, textLabel, detailTextLabel, imageView, image
  case headerTitle, footerTitle, style, translatesAutoresizingMaskIntoConstraints
  case useStoryboardIdentifierAsRestorationIdentifier, restorationIdentifier
  case destinationCreationSelector

  static let spellings = """
    document scenes scene objects placeholder exit connections resources classes designables dependencies customFonts \
    inferredMetricsTieBreakers simulatedMetricsContainer device point color variation mask exclude include segue outlet \
    outletCollection action binding navigationItem barButtonItem tabBarItem navigationBar toolbar tabBar items \
    leftBarButtonItems rightBarButtonItems toolbarItems view subviews cells prototypes sections state \
    buttonConfiguration attributedString fragment segments segment string mutableString constraint constraints rect \
    autoresizingMask textInputTraits popoverArrowDirection extendedEdge accessibility viewControllerLayoutGuide \
    viewLayoutGuide userDefinedRuntimeAttributes userDefinedRuntimeAttribute viewControllerPlaceholder \
    tableViewController collectionViewController collectionViewCell collectionReusableView tableView collectionView \
    tableViewCell stackView toolbarItem navigationController size id key type title text destination target property \
    selector eventType kind relationship identifier unwindAction trigger reference inheritsFrom collectionClass appends \
    customClass customModule customModuleProvider storyboardIdentifier storyboardName referencedIdentifier \
    bundleIdentifier sceneMemberID userLabel reuseIdentifier targetRuntime launchScreen initialViewController \
    toolsVersion placeholderIdentifier systemItem label placeholderText content value keyPath firstItem firstAttribute \
    secondItem secondAttribute relation constant multiplier priority popoverAnchorView popoverAnchorBarButtonItem \
    modalPresentationStyle modalTransitionStyle animates textLabel detailTextLabel imageView image headerTitle \
    footerTitle style translatesAutoresizingMaskIntoConstraints useStoryboardIdentifierAsRestorationIdentifier \
    restorationIdentifier destinationCreationSelector
    """

  /// A table that holds the words, each where its case is, and behind them the tags of views.
  static let names: NameTable = {
    var names = NameTable()
    for spelling in spellings.split(separator: " ") { _ = names.intern(String(spelling)) }
    for tag in ElementTag.rows { _ = names.intern(tag.tag) }
    return names
  }()

  /// The name that a word has in every document.
  static func name(of spelling: String) -> Name { names.find(spelling) ?? .none }

  /// Name 0 is the empty one.
  var name: Name { Name(Int(rawValue) + 1) }

  init?(_ name: Name) {
    guard name.index > 0 else { return nil }
    self.init(rawValue: UInt16(clamping: name.index - 1))
  }

  var spelling: String { Self.names[name] }
}
