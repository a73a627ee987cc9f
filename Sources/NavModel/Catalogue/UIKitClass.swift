/// The classes of UIKit that a project can name: superclasses, types of outlets, classes of elements.
public enum UIKitClass: UInt8, Hashable, Sendable, CaseIterable {
  case object
  case responder
  case viewController
  case tableViewController
  case collectionViewController
  case navigationController
  case tabBarController
  case splitViewController
  case pageViewController
  case view
  case control
  case label
  case button
  case textField
  case textView
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case imageView
  case activityIndicatorView
  case progressView
  case pageControl
  case datePicker
  case pickerView
  case searchBar
  case searchController
  case stackView
  case scrollView
  case tableView
  case collectionView
  case tableViewCell
  case collectionViewCell
  case collectionReusableView
  case navigationBar
  case toolbar
  case tabBar
  case webView
  case mapView
  case barItem
  case barButtonItem
  case tabBarItem
  case navigationItem
  case layoutConstraint
  case gestureRecognizer
  case tapGestureRecognizer
  case longPressGestureRecognizer
  case swipeGestureRecognizer
  case panGestureRecognizer
  case pinchGestureRecognizer
  case rotationGestureRecognizer
  case screenEdgePanGestureRecognizer
  case storyboardSegue
  case visualEffectView
  case refreshControl
  /// `UIWebView`, which is deprecated since iOS 12 and is in old files.
  case oldWebView
  case alertController
  case alertAction

  /// What outlets, actions and subclasses of it need to know.
  public struct Facts: Sendable {
    /// The name in code.
    public let name: String
    public let superclass: UIKitClass?
    /// Outlets that Interface Builder offers on every instance.
    public let outlets: [String]
  }

  public var facts: Facts {
    switch self {
    case .object: Facts(name: "NSObject", superclass: nil, outlets: [])
    case .responder: Facts(name: "UIResponder", superclass: .object, outlets: [])
    case .viewController:
      Facts(name: "UIViewController", superclass: .responder, outlets: ["view"])
    case .tableViewController:
      Facts(name: "UITableViewController", superclass: .viewController, outlets: ["tableView"])
    case .collectionViewController:
      Facts(
        name: "UICollectionViewController", superclass: .viewController,
        outlets: ["collectionView"])
    case .navigationController:
      Facts(name: "UINavigationController", superclass: .viewController, outlets: ["delegate"])
    case .tabBarController:
      Facts(name: "UITabBarController", superclass: .viewController, outlets: ["delegate"])
    case .splitViewController:
      Facts(name: "UISplitViewController", superclass: .viewController, outlets: ["delegate"])
    case .pageViewController:
      Facts(
        name: "UIPageViewController", superclass: .viewController,
        outlets: ["delegate", "dataSource"])
    case .view: Facts(name: "UIView", superclass: .responder, outlets: [])
    case .control: Facts(name: "UIControl", superclass: .view, outlets: [])
    case .label: Facts(name: "UILabel", superclass: .view, outlets: [])
    case .button: Facts(name: "UIButton", superclass: .control, outlets: [])
    case .textField: Facts(name: "UITextField", superclass: .control, outlets: ["delegate"])
    case .textView: Facts(name: "UITextView", superclass: .scrollView, outlets: ["delegate"])
    case .switch: Facts(name: "UISwitch", superclass: .control, outlets: [])
    case .slider: Facts(name: "UISlider", superclass: .control, outlets: [])
    case .stepper: Facts(name: "UIStepper", superclass: .control, outlets: [])
    case .segmentedControl: Facts(name: "UISegmentedControl", superclass: .control, outlets: [])
    case .imageView: Facts(name: "UIImageView", superclass: .view, outlets: [])
    case .activityIndicatorView:
      Facts(name: "UIActivityIndicatorView", superclass: .view, outlets: [])
    case .progressView: Facts(name: "UIProgressView", superclass: .view, outlets: [])
    case .pageControl: Facts(name: "UIPageControl", superclass: .control, outlets: [])
    case .datePicker: Facts(name: "UIDatePicker", superclass: .control, outlets: [])
    case .pickerView:
      Facts(name: "UIPickerView", superclass: .view, outlets: ["delegate", "dataSource"])
    case .searchBar: Facts(name: "UISearchBar", superclass: .view, outlets: ["delegate"])
    case .searchController:
      Facts(name: "UISearchController", superclass: .viewController, outlets: ["delegate"])
    case .stackView: Facts(name: "UIStackView", superclass: .view, outlets: [])
    case .scrollView: Facts(name: "UIScrollView", superclass: .view, outlets: ["delegate"])
    case .tableView:
      Facts(name: "UITableView", superclass: .scrollView, outlets: ["dataSource"])
    case .collectionView:
      Facts(name: "UICollectionView", superclass: .scrollView, outlets: ["dataSource"])
    case .tableViewCell:
      Facts(
        name: "UITableViewCell", superclass: .view,
        outlets: ["textLabel", "detailTextLabel", "imageView"])
    case .collectionViewCell:
      Facts(name: "UICollectionViewCell", superclass: .collectionReusableView, outlets: [])
    case .collectionReusableView:
      Facts(name: "UICollectionReusableView", superclass: .view, outlets: [])
    case .navigationBar: Facts(name: "UINavigationBar", superclass: .view, outlets: ["delegate"])
    case .toolbar: Facts(name: "UIToolbar", superclass: .view, outlets: ["delegate"])
    case .tabBar: Facts(name: "UITabBar", superclass: .view, outlets: ["delegate"])
    case .webView: Facts(name: "WKWebView", superclass: .view, outlets: [])
    case .mapView: Facts(name: "MKMapView", superclass: .view, outlets: ["delegate"])
    case .barItem: Facts(name: "UIBarItem", superclass: .object, outlets: [])
    case .barButtonItem: Facts(name: "UIBarButtonItem", superclass: .barItem, outlets: [])
    case .tabBarItem: Facts(name: "UITabBarItem", superclass: .barItem, outlets: [])
    case .navigationItem: Facts(name: "UINavigationItem", superclass: .object, outlets: [])
    case .layoutConstraint: Facts(name: "NSLayoutConstraint", superclass: .object, outlets: [])
    case .gestureRecognizer:
      Facts(name: "UIGestureRecognizer", superclass: .object, outlets: ["delegate"])
    case .tapGestureRecognizer:
      Facts(name: "UITapGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .longPressGestureRecognizer:
      Facts(name: "UILongPressGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .swipeGestureRecognizer:
      Facts(name: "UISwipeGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .panGestureRecognizer:
      Facts(name: "UIPanGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .pinchGestureRecognizer:
      Facts(name: "UIPinchGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .rotationGestureRecognizer:
      Facts(name: "UIRotationGestureRecognizer", superclass: .gestureRecognizer, outlets: [])
    case .screenEdgePanGestureRecognizer:
      Facts(
        name: "UIScreenEdgePanGestureRecognizer", superclass: .panGestureRecognizer, outlets: [])
    case .storyboardSegue: Facts(name: "UIStoryboardSegue", superclass: .object, outlets: [])
    case .visualEffectView: Facts(name: "UIVisualEffectView", superclass: .view, outlets: [])
    case .refreshControl: Facts(name: "UIRefreshControl", superclass: .control, outlets: [])
    case .oldWebView: Facts(name: "UIWebView", superclass: .view, outlets: ["delegate"])
    case .alertController:
      Facts(name: "UIAlertController", superclass: .viewController, outlets: [])
    case .alertAction: Facts(name: "UIAlertAction", superclass: .object, outlets: [])
    }
  }

  /// The class of this name, if it is one of these.
  public init?(named name: String) {
    guard let known = Self.allCases.first(where: { $0.facts.name == name }) else { return nil }
    self = known
  }

  /// Whether this is `ancestor` or one of its subclasses.
  public func isKind(of ancestor: UIKitClass) -> Bool {
    if self == ancestor { return true }
    var candidate = facts.superclass
    while let current = candidate {
      if current == ancestor { return true }
      candidate = current.facts.superclass
    }
    return false
  }

  /// Whether Interface Builder offers an outlet of this name on instances of the class.
  public func hasOutlet(_ name: String) -> Bool {
    var candidate: UIKitClass? = self
    while let current = candidate {
      if current.facts.outlets.contains(name) { return true }
      candidate = current.facts.superclass
    }
    return false
  }
}
