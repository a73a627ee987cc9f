import NavModel

extension ElementKind {
  /// The query of `XCUIApplication` that finds elements of this kind; the properties of `XCUIElementTypeQueryProvider`.
  var uiTestQuery: String {
    switch self {
    case .label: "staticTexts"
    case .button, .accessory, .alertAction, .swipeAction, .menu, .menuItem: "buttons"
    case .textField: "textFields"
    case .textView: "textViews"
    case .switch: "switches"
    case .slider: "sliders"
    case .stepper: "steppers"
    case .segmented: "segmentedControls"
    case .image: "images"
    case .activity: "activityIndicators"
    case .progress: "progressIndicators"
    case .pageControl: "pageIndicators"
    case .datePicker: "datePickers"
    case .picker: "pickers"
    case .searchBar, .searchController: "searchFields"
    case .scroll: "scrollViews"
    case .tableView: "tables"
    case .collectionView: "collectionViews"
    case .web: "webViews"
    case .map: "maps"
    case .cell, .prototype: "cells"
    case .refreshControl, .view, .stack, .container, .section, .contextMenu, .tapGesture,
      .longPressGesture, .swipeGesture, .panGesture, .pinchGesture, .rotationGesture,
      .edgePanGesture:
      "otherElements"
    }
  }
}
