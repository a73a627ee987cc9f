import NavModel

/// The classes of Apple's frameworks whose outlets and actions are known, so that one they lack is missing for certain.
///
/// The rows of `KitClass` are what the language knows. Storyboards name more classes, and Interface Builder offers more
/// outlets than are worth a word there.
struct SystemClasses: Sendable {
  struct Facts: Sendable {
    var superclass: String?
    var outlets: [String]
    var actions: [String] = []
  }

  /// Made once.
  static let shared = SystemClasses()

  private var rows: [String: Facts] = [:]

  init() {
    for kitClass in KitClass.allCases {
      let facts = kitClass.facts
      rows[facts.name] = Facts(superclass: facts.superclass?.facts.name, outlets: facts.outlets)
    }
    for line in Self.text.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      let names = columns[0].split(separator: " ")
      guard let name = names.first else { continue }
      var facts = rows[String(name)] ?? Facts(superclass: nil, outlets: [])
      if names.count > 1 { facts.superclass = String(names[1]) }
      if columns.count > 1 { facts.outlets += columns[1].split(separator: " ").map { String($0) } }
      if columns.count > 2 { facts.actions += columns[2].split(separator: " ").map { String($0) } }
      rows[String(name)] = facts
    }
  }

  subscript(name: String) -> Facts? { rows[name] }

  /// A class and all that it inherits from, as far as that is known.
  private func lineage(of name: String) -> [(name: String, facts: Facts)] {
    var lineage: [(name: String, facts: Facts)] = []
    var next: String? = name
    while let current = next, let facts = rows[current] {
      lineage.append((current, facts))
      next = facts.superclass
    }
    return lineage
  }

  /// Whether a class is known, and all that it inherits from.
  func isWhole(_ name: String) -> Bool { lineage(of: name).last?.name == "NSObject" }

  func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains { $0.name == ancestor }
  }

  func hasOutlet(_ outlet: String, _ name: String) -> Bool {
    let key = PropertyKey.bytes(of: outlet.utf8)
    return lineage(of: name).contains { row in
      row.facts.outlets.contains { PropertyKey.bytes(of: $0.utf8) == key }
    }
  }

  func hasAction(_ selector: String, _ name: String) -> Bool {
    lineage(of: name).contains { $0.facts.actions.contains(selector) }
  }

  /// Whether a name looks like one of Apple's: it begins as the classes of a framework do, and a capital follows.
  static func isLikely(_ name: String) -> Bool {
    let text = Array(name.utf8)
    return prefixes.split(separator: " ").contains { prefix in
      text.count > prefix.utf8.count && text.starts(with: prefix.utf8)
        && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[prefix.utf8.count]
    }
  }

  private static let prefixes = """
    UI NS WK MK AV GLK SK SCN AR QL MF SF PK CN EK PH PHP MT MTK AB GK CK SL MP UN CA CI CL PDF PG MD LA HM HK CP IN \
    INUI AS ST RP SS VN TV RK RC RCT VS ML NK MX CS CT LP LN NC NEHotspot BC BG AD SFSafari
    """

  /// Whether a module comes with the system.
  static func isSystemModule(_ name: String) -> Bool {
    modules.split(separator: " ").contains { $0 == name }
  }

  private static let modules = """
    ARKit AVFoundation AVKit Accelerate Accessibility Accounts AdSupport AddressBook AddressBookUI AppKit \
    AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork \
    CallKit CarPlay CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData \
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit Darwin DeviceCheck Dispatch EventKit \
    EventKitUI ExternalAccessory Foundation GLKit GameController GameKit GameplayKit HealthKit HomeKit IOKit \
    ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaAccessibility \
    MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MobileCoreServices ModelIO MultipeerConnectivity \
    NaturalLanguage Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL \
    OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing ReplayKit \
    SafariServices SceneKit Security ShazamKit Social SpriteKit StoreKit Swift SwiftData SwiftUI SystemConfiguration \
    TVMLKit TVServices TVUIKit Testing TipKit TwitterKit UIKit UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCTest os objc simd \
    sys zlib AppIntents ActivityKit Charts CoreTransferable WeatherKit RealityKit MetricKit PushToTalk iAd Twitter \
    libxml libkern mach arpa netinet net ifaddrs sqlite3 dispatch AvailabilityMacros TargetConditionals xlocale
    """

  /// A class and its superclass, outlets, actions.
  private static let text = """
    UIResponder NSObject|inputView inputAccessoryView|copy: cut: paste: select: selectAll: delete: \
    becomeFirstResponder resignFirstResponder toggleBoldface: toggleItalics: toggleUnderline: increaseSize: \
    decreaseSize: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: pasteAndMatchStyle: \
    print: find: findAndReplace: findNext: findPrevious: duplicate: move: rename: export:
    UIViewController|searchDisplayController tabBarItem navigationItem toolbarItems editButtonItem presentedViewController \
    presentingViewController tabBarObservedScrollView contentScrollView delegate
    UITableViewController|refreshControl
    UINavigationController|navigationBar toolbar
    UITabBarController|tabBar customizableViewControllers
    UISplitViewController|splitView|toggleMasterVisible:
    UISearchController UIViewController|delegate searchResultsUpdater searchBar
    UISearchContainerViewController UIViewController|
    UIHostingController UIViewController|
    UIInputViewController UIViewController|inputView|advanceToNextInputMode dismissKeyboard
    UIImagePickerController UINavigationController|delegate
    UIVideoEditorController UINavigationController|delegate
    UIDocumentPickerViewController UIViewController|delegate
    UIDocumentBrowserViewController UIViewController|delegate
    UIDocumentMenuViewController UIViewController|delegate
    UIActivityViewController UIViewController|
    UIAlertController UIViewController|
    UIReferenceLibraryViewController UIViewController|
    UIPrinterPickerController NSObject|
    UICloudSharingController UIViewController|delegate
    UIFontPickerViewController UIViewController|delegate
    UIColorPickerViewController UIViewController|delegate
    UISearchDisplayController NSObject|delegate searchContentsController searchResultsDataSource \
    searchResultsDelegate searchBar
    AVPlayerViewController UIViewController|delegate player contentOverlayView
    GLKViewController UIViewController|delegate
    QLPreviewController UIViewController|delegate dataSource
    MFMailComposeViewController UINavigationController|mailComposeDelegate
    MFMessageComposeViewController UINavigationController|messageComposeDelegate
    SFSafariViewController UIViewController|delegate
    SLComposeServiceViewController UIViewController|textView
    MSMessagesAppViewController UIViewController|
    CNContactPickerViewController UIViewController|delegate
    CNContactViewController UIViewController|delegate
    UIView|gestureRecognizers maskView nextKeyView|removeFromSuperview setNeedsDisplay setNeedsLayout endEditing:
    UIControl|
    UILabel|
    UITextField|leftView rightView inputDelegate
    UITextView|
    UIImageView||startAnimating stopAnimating
    UIActivityIndicatorView||startAnimating stopAnimating
    UIStackView|arrangedSubviews
    UIScrollView|refreshControl
    UITableView|delegate prefetchDataSource dragDelegate dropDelegate backgroundView tableHeaderView tableFooterView|\
    reloadData
    UICollectionView|delegate prefetchDataSource dragDelegate dropDelegate backgroundView collectionViewLayout|\
    reloadData
    UITableViewCell|accessoryView editingAccessoryView backgroundView selectedBackgroundView \
    multipleSelectionBackgroundView contentView
    UITableViewHeaderFooterView UIView|textLabel detailTextLabel contentView backgroundView
    UICollectionViewCell|backgroundView selectedBackgroundView contentView
    UICollectionViewListCell UICollectionViewCell|
    UIRefreshControl UIControl||beginRefreshing endRefreshing
    UIColorWell UIControl|
    UIWebView UIView|delegate|goBack goForward reload stopLoading
    WKWebView|navigationDelegate UIDelegate uiDelegate|goBack: goForward: reload: stopLoading: goBack goForward \
    reload stopLoading reloadFromOrigin:
    UIVisualEffectView UIView|contentView
    UIInputView UIView|
    UIWindow UIView|rootViewController
    UISearchTextField UITextField|
    UISearchBar|
    UIToolbar|
    UITabBar|
    GLKView UIView|delegate
    MTKView UIView|delegate
    SKView UIView|delegate
    SCNView UIView|delegate scene
    ARSCNView SCNView|delegate session
    ARSKView SKView|delegate session
    ARView UIView|
    PDFView UIView|delegate|goToFirstPage: goToLastPage: goToNextPage: goToPreviousPage: goBack: goForward: zoomIn: \
    zoomOut:
    MPVolumeView UIView|
    AVRoutePickerView UIView|delegate
    ADBannerView UIView|delegate
    GADBannerView UIView|delegate rootViewController
    PKAddPassButton UIButton|
    PKPaymentButton UIButton|
    ASAuthorizationAppleIDButton UIControl|
    INUIAddVoiceShortcutButton UIButton|delegate
    PKCanvasView UIScrollView|delegate
    UIBarButtonItem|target customView
    UINavigationItem NSObject|titleView leftBarButtonItem rightBarButtonItem backBarButtonItem searchController
    UIGestureRecognizer NSObject|delegate
    UIHoverGestureRecognizer UIGestureRecognizer|
    UICollectionViewLayout NSObject|
    UICollectionViewFlowLayout UICollectionViewLayout|
    UICollectionViewTransitionLayout UICollectionViewLayout|
    UIDynamicAnimator NSObject|delegate
    UIMenuItem NSObject|
    UILayoutGuide NSObject|
    UIApplication UIResponder|delegate
    UIStoryboardPopoverSegue UIStoryboardSegue|
    UIStoryboardUnwindSegueSource NSObject|
    NSLayoutConstraint|
    NSFetchedResultsController NSObject|delegate
    NSManagedObject NSObject|
    NSFormatter NSObject|
    Formatter NSObject|
    UIDocument NSObject|
    UIActivity NSObject|
    CALayer NSObject|delegate
    """
}
