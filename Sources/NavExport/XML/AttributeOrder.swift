/// The order in which Interface Builder writes the attributes of an object.
enum AttributeOrder {
  /// Sorts the attributes of an element; those of other elements are in the order in which they are written.
  static func sort(_ attributes: inout [(name: String, value: String)], of tag: String) {
    guard attributes.count > 1, attributes.contains(where: { $0.name == "id" }), tag != "device"
    else { return }
    let ranks = ranks(of: tag)
    // Few and mostly in order.
    var last = 0
    for index in attributes.indices {
      let moved = attributes[index]
      let rank = ranks[moved.name] ?? 0
      if rank >= last {
        last = rank
        continue
      }
      var position = index
      while position > 0, (ranks[attributes[position - 1].name] ?? 0) > rank {
        attributes[position] = attributes[position - 1]
        position -= 1
      }
      attributes[position] = moved
    }
  }

  private static func ranks(of tag: String) -> [String: Int] {
    switch tag {
    case "segue": segues
    case "constraint": constraints
    case "navigationItem", "barButtonItem", "tabBarItem": items
    case "tableViewCell": cells
    case _ where tag.hasSuffix("Controller") || tag == "viewControllerPlaceholder": controllers
    default: views
    }
  }

  private static func ranked(_ names: [String]) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for (rank, name) in (names + ending).enumerated() { ranks[name] = rank + 1 }
    return ranks
  }

  private static let ending = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
  ]

  private static let controllers = ranked([
    "restorationIdentifier", "storyboardIdentifier", "storyboardName", "referencedIdentifier",
    "bundleIdentifier", "title", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "toolbarHidden", "transitionStyle",
    "navigationOrientation", "spineLocation", "modalTransitionStyle", "modalPresentationStyle",
    "modalInPresentation", "allowDoubleColumnStyle", "preferredDisplayMode", "behavior",
    "presentsWithGesture", "wantsFullScreenLayout", "hidesBottomBarWhenPushed",
    "useStoryboardIdentifierAsRestorationIdentifier", "navigationBarHidden", "hidesBarsOnSwipe",
    "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
  ])

  private static let items = ranked([
    "key", "enabled", "tag", "title", "image", "largeTitleDisplayMode", "catalog", "selectedImage",
    "badgeValue", "prompt", "width", "style", "systemItem",
  ])

  private static let segues = ranked([
    "destination", "kind", "identifier", "relationship", "popoverAnchorView", "trigger",
    "customClass", "customModule", "customModuleProvider", "modalPresentationStyle",
    "modalTransitionStyle", "unwindAction", "popoverAnchorBarButtonItem", "animates",
  ])

  private static let constraints = ranked([
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "identifier",
  ])

  private static let common = [
    "key", "headerTitle", "hidden", "footerTitle", "opaque", "clipsSubviews",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "userInteractionEnabled", "tag", "alpha",
    "contentMode", "enabled", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "fixedFrame", "restorationIdentifier", "preservesSuperviewLayoutMargins",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "insetsLayoutMarginsFromSafeArea",
    "contentHorizontalAlignment", "contentVerticalAlignment",
  ]

  private static let cells = ranked(
    common + [
      "selectionStyle", "accessoryType", "hidesAccessoryWhenEditing", "indentationLevel",
      "indentationWidth", "reuseIdentifier", "textLabel", "detailTextLabel", "rowHeight",
      "imageView", "style",
    ])

  private static let views = ranked(
    common + [
      "hidesWhenStopped", "progress", "mapType", "alwaysBounceVertical", "tableViewCell", "axis",
      "distribution", "scrollEnabled", "image", "alignment", "spacing", "barStyle", "largeTitles",
      "translucent", "reuseIdentifier", "catalog", "keyboardDismissMode", "dataMode",
      "hidesForSinglePage", "apportionsSegmentWidthsByContent", "datePickerMode", "numberOfPages",
      "text", "style", "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
      "sectionFooterHeight", "segmentControlStyle", "selectedSegmentIndex", "on", "title", "value",
      "minimumValue", "maximumValue", "stepValue", "wraps", "minValue", "maxValue", "buttonType",
      "borderStyle", "placeholder", "textAlignment", "lineBreakMode", "numberOfLines",
      "baselineAdjustment", "adjustsFontSizeToFit", "minimumFontSize", "numberOfTapsRequired",
      "numberOfTouchesRequired", "direction", "translatesAutoresizingMaskIntoConstraints",
    ])
}
