/// Attributes and parts that are not rows of `ImportedAttributes` and that no text is silent about.
enum OtherAttributes {
  typealias Part = ImportOutcome.Part

  /// Attributes that import reads as identity, class, connection, constraint, text, font or kind.
  static let structural = [
    // Identity and classes
    "id", "key", "type", "name", "kind", "customClass", "customModule", "customModuleProvider",
    "userLabel", "sceneMemberID", "sceneID", "reuseIdentifier", "placeholderIdentifier",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "storyboardName",
    "referencedIdentifier", "bundleIdentifier", "identifier", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView", "backgroundImage", "systemItem", "buttonType",
    "allowDoubleColumnStyle",
    // Connections
    "property", "destination", "collectionClass", "appends", "selector", "eventType",
    "relationship", "unwindAction", "trigger", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "inheritsFrom", "destinationCreationSelector", "keyPath",
    // Constraints and sizes
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "multiplier",
    "priority", "relation", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "height",
    // Texts and fonts
    "text", "headerTitle", "secondaryText", "content", "pointSize", "size", "metaFont", "weight",
    "family",
  ]

  /// Attributes that change nothing: how Interface Builder shows something, what it can derive, or what UIKit ignores.
  static let ignored = [
    "misplaced", "ambiguous", "verifyAmbiguity", "simulatedAppContext",
    "colorLabel", "catalog", "opaque", "clearsContextBeforeDrawing", "dataMode",
    "segmentControlStyle", "minimumFontSize", "prefetchingEnabled", "usesAttributedText",
    "hasAttributedTitle", "multipleTouchEnabled", "hidesAccessoryWhenEditing", "symbolic",
    "symbolType", "base64-UTF8",
  ]

  /// Parts that import goes through.
  static let structuralParts = [
    Part("document"), Part("scenes"), Part("scene"), Part("objects"), Part("connections"),
    Part("subviews"), Part("cells"), Part("prototypes"), Part("sections"), Part("constraints"),
    Part("layoutGuides"), Part("items"), Part("toolbarItems"), Part("leftBarButtonItems"),
    Part("rightBarButtonItems"), Part("segments"), Part("segment"), Part("state", key: "normal"),
    Part("gestureRecognizers"), Part("constraint"), Part("outlet"), Part("outletCollection"),
    Part("action"), Part("segue", key: "commit"), Part("segue", key: "preview"), Part("segue"),
    Part("placeholder"), Part("exit"), Part("viewLayoutGuide"), Part("viewControllerLayoutGuide"),
    Part("keyboardLayoutGuide"), Part("attributedString", key: "attributedText"),
    Part("attributedString", key: "attributedTitle"), Part("fragment"), Part("string"),
    Part("mutableString"), Part("textInputTraits"), Part("accessibility"),
    Part("buttonConfiguration"), Part("listContentConfiguration"),
    Part("fontDescription", key: "fontDescription"), Part("userDefinedRuntimeAttributes"),
    Part("userDefinedRuntimeAttribute"), Part("keyCommands"), Part("keyCommand"),
    Part("collectionViewFlowLayout"), Part("wkWebViewConfiguration"),
  ]

  /// Parts that become attributes in other ways than by a row.
  static let importedParts = [
    Part("rect", key: "frame"), Part("autoresizingMask"), Part("inset", key: "contentEdgeInsets"),
    Part("size", key: "intrinsicContentSize"), Part("popoverArrowDirection"),
    Part("extendedEdge"), Part("rectEdge"), Part("value", key: "contentSizeForViewInPopover"),
  ]

  /// Parts that change nothing, with all that they contain.
  static let ignoredParts = [
    Part("nil"), Part("point", key: "canvasLocation"), Part("variation", key: "default"),
    Part("size", key: "customSize"), Part("inset", key: "insetFor6xAndEarlier"),
    Part("animations"), Part("resources"), Part("simulatedStatusBarMetrics"),
    Part("simulatedNavigationBarMetrics"), Part("simulatedToolbarMetrics"),
    Part("simulatedTabBarMetrics"), Part("simulatedScreenMetrics"),
    Part("simulatedOrientationMetrics"), Part("freeformSimulatedSizeMetrics"),
    Part("fixedSimulatedSizeMetrics"), Part("modalPageSheetSimulatedSizeMetrics"),
    Part("modalFormSheetSimulatedSizeMetrics"), Part("splitViewDetailSimulatedSizeMetrics"),
    Part("color", key: "titleShadowColor"), Part("color", key: "highlightedColor"),
    Part("frame", key: "frameInset"),
    Part("audiovisualMediaTypes", key: "mediaTypesRequiringUserActionForPlayback"),
    Part("wkPreferences"),
  ]
}
