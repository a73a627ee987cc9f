@_exported import ObjectiveC

@objc open class NSCoder: NSObject {}
@objc open class Bundle: NSObject, @unchecked Sendable {}

public struct IndexPath: Sendable {}

@MainActor @objc open class UIResponder: NSObject {}

@MainActor @objc open class UIViewController: UIResponder {
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

@MainActor @objc open class UITableViewController: UIViewController {}
@MainActor @objc open class UICollectionViewController: UIViewController {}
@MainActor @objc open class UITabBarController: UIViewController {}
@MainActor @objc open class UISplitViewController: UIViewController {}
@MainActor @objc open class UIPageViewController: UIViewController {}

@MainActor @objc open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
}

@MainActor @objc open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var source: UIViewController { fatalError() }
  open var destination: UIViewController { fatalError() }
}

@MainActor @objc open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle: Bundle?) { self.init() }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { fatalError() }
}

@MainActor @objc open class UIView: UIResponder {}

@MainActor @objc open class UITableView: UIView {
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
}

@MainActor @objc open class UICollectionView: UIView {
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
}

@MainActor @objc open class UITableViewCell: UIView {}
@MainActor @objc open class UICollectionReusableView: UIView {}
@MainActor @objc open class UICollectionViewCell: UICollectionReusableView {}

@MainActor @objc open class UIControl: UIView {}
@MainActor @objc open class UILabel: UIView {}
@MainActor @objc open class UIButton: UIControl {}
@MainActor @objc open class UITextField: UIControl {}
@MainActor @objc open class UITextView: UIScrollView {}
@MainActor @objc open class UISwitch: UIControl {}
@MainActor @objc open class UISlider: UIControl {}
@MainActor @objc open class UIStepper: UIControl {}
@MainActor @objc open class UISegmentedControl: UIControl {}
@MainActor @objc open class UIImageView: UIView {}
@MainActor @objc open class UIActivityIndicatorView: UIView {}
@MainActor @objc open class UIProgressView: UIView {}
@MainActor @objc open class UIPageControl: UIControl {}
@MainActor @objc open class UIDatePicker: UIControl {}
@MainActor @objc open class UIPickerView: UIView {}
@MainActor @objc open class UISearchBar: UIView {}
@MainActor @objc open class UISearchController: UIViewController {}
@MainActor @objc open class UIStackView: UIView {}
@MainActor @objc open class UIScrollView: UIView {}
@MainActor @objc open class UINavigationBar: UIView {}
@MainActor @objc open class UIToolbar: UIView {}
@MainActor @objc open class UITabBar: UIView {}
@MainActor @objc open class WKWebView: UIView {}
@MainActor @objc open class MKMapView: UIView {}
@MainActor @objc open class UIBarItem: NSObject {}
@MainActor @objc open class UIBarButtonItem: UIBarItem {}
@MainActor @objc open class UITabBarItem: UIBarItem {}
@MainActor @objc open class UINavigationItem: NSObject {}
@MainActor @objc open class NSLayoutConstraint: NSObject {}
@MainActor @objc open class UIGestureRecognizer: NSObject {}
@MainActor @objc open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UILongPressGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UISwipeGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor @objc open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor @objc open class UIVisualEffectView: UIView {}
@MainActor @objc open class UIRefreshControl: UIControl {}
@MainActor @objc open class UIWebView: UIView {}
@MainActor @objc open class UIAlertController: UIViewController {}
@MainActor @objc open class UIAlertAction: NSObject {}
