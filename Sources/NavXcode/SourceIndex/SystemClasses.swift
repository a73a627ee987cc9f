import NavModel

/// The classes of Apple's frameworks whose outlets and actions are known, so that one they lack is missing for certain.
///
/// The rows of `UIKitClass` are what the language knows. Storyboards name more classes, and Interface Builder offers more
/// outlets than are worth a word there.
public struct SystemClasses: Sendable {
  public struct Facts: Sendable {
    var superclass: String?
    var outlets: [String]
    var actions: [String] = []
    /// Whether it has members that the list does not name.
    var isOpen = false
  }

  /// Made once.
  public static let shared = SystemClasses()

  private var rows: [String: Facts] = [:]

  init() {
    for uikitClass in UIKitClass.allCases {
      let facts = uikitClass.facts
      rows[facts.name] = Facts(superclass: facts.superclass?.facts.name, outlets: facts.outlets)
    }
    for line in Self.text.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map(Self.words)
      guard let name = columns[0].first else { continue }
      var facts = rows[name] ?? Facts(superclass: nil, outlets: [])
      if columns[0].count > 1 { facts.superclass = columns[0][1] }
      if columns.count > 1 { facts.outlets += columns[1] }
      if columns.count > 2 { facts.actions += columns[2] }
      rows[name] = facts
    }
    for line in Self.openClasses.utf8.split(separator: UInt8(ascii: "\n")) {
      let names = Self.words(line)
      for name in names.dropFirst() where rows[name] == nil {
        rows[name] = Facts(superclass: names[0], outlets: [], isOpen: true)
      }
    }
  }

  private static func words(_ text: Substring.UTF8View) -> [String] {
    text.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
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
  public func isWhole(_ name: String) -> Bool { lineage(of: name).last?.name == "NSObject" }

  public func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains { $0.name == ancestor }
  }

  public func hasOutlet(_ outlet: String, _ name: String) -> Bool {
    let key = PropertyKey.bytes(of: outlet.utf8)
    return lineage(of: name).contains { row in
      row.facts.outlets.contains { PropertyKey.bytes(of: $0.utf8) == key }
    }
  }

  public func hasAction(_ selector: String, _ name: String) -> Bool {
    lineage(of: name).contains { $0.facts.actions.contains(selector) }
  }

  /// Whether a name may belong to an Apple class without a row: one of the other classes of UIKit, or one with a prefix
  /// that only Apple uses.
  static func mayHave(_ name: String) -> Bool {
    otherClassesOfUIKit.contains(name)
      || ["_UI", "NS", "CA"].contains { begins(name, with: $0) }
  }

  /// Whether a name is one of UIKit's, or would be one of a newer UIKit's.
  static func isLikeUIKits(_ name: String) -> Bool { begins(name, with: "UI") }

  /// Whether a word with a capital follows a prefix.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    guard name.utf8.starts(with: prefix.utf8), let first = rest.first else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }

  /// Whether a module comes with the system.
  static func isSystemModule(_ name: String) -> Bool {
    modules.split(separator: " ").contains { $0 == name }
  }

  private static let modules = """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdAttributionKit \
    AdServices AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents AppKit AppTrackingTransparency \
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration AvailabilityMacros \
    BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Carbon Cinematic \
    ClassKit ClockKit CloudKit Cocoa Collaboration Combine CommonCrypto CompilerPluginSupport Compression ContactProvider Contacts \
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics \
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight \
    CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DataDetection \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch Distributed EventKit EventKitUI \
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider \
    FileProviderUI FinanceKit Foundation FoundationModels GLKit GSS GameController GameKit GameplayKit Glibc \
    GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth IOKit IOSurface IdentityLookup IdentityLookupUI \
    ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation \
    LiveCommunicationKit LocalAuthentication ManagedSettings ManagedSettingsUI MapKit MatterSupport \
    MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage \
    NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL \
    OpenDirectory OpenGLES PDFKit PHASE PackageDescription PackagePlugin PassKit PencilKit Photos PhotosUI \
    PlaygroundSupport ProjectDescription ProximityReader PushKit \
    PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RegexBuilder ReplayKit \
    RoomPlan SQLite3 SafariServices SafetyKit SceneKit ScreenTime Security SensitiveContentAnalysis SensorKit \
    ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift \
    SwiftData SwiftUI Symbols Synchronization SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit \
    TabularData TargetConditionals Testing ThreadNetwork TipKit Translation Twitter UIKit UniformTypeIdentifiers \
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest XCUIAutomation architecture arpa dispatch hfs iAd ifaddrs \
    libkern libxml libxml2 mach machine malloc net netinet netinet6 objc os pthread simd sqlite3 sys unicode xlocale xpc zlib
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

  /// A class, and those that descend from it, of which only that much is known.
  private static let openClasses = """
    UIViewController AVPictureInPictureVideoCallViewController EKEventViewController EKCalendarChooser \
    ABPersonViewController ABUnknownPersonViewController ABNewPersonViewController SKStoreProductViewController \
    SLComposeViewController TWTweetComposeViewController PKAddPassesViewController PKAddPaymentPassViewController \
    PKAddSecureElementPassViewController PKPaymentAuthorizationViewController PHPickerViewController \
    MPMediaPickerController MPMoviePlayerViewController MCBrowserViewController AUViewController \
    INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController RPBroadcastActivityViewController \
    RPPreviewViewController VNDocumentCameraViewController DataScannerViewController GroupActivitySharingController \
    FPUIActionExtensionViewController ILClassificationUIExtensionViewController \
    ASAccountAuthenticationModificationViewController ASCredentialProviderViewController \
    MKMapItemDetailViewController MKLookAroundViewController MSStickerBrowserViewController STWebpageController \
    CABTMIDILocalPeripheralViewController ImagePlaygroundViewController TipUIPopoverViewController \
    DDDevicePickerViewController UIDocumentViewController UITextFormattingViewController
    UITableViewController CABTMIDICentralViewController
    UINavigationController EKEventEditViewController ABPeoplePickerNavigationController \
    GKFriendRequestComposeViewController GKGameCenterViewController GKMatchmakerViewController \
    GKTurnBasedMatchmakerViewController
    GKGameCenterViewController GKAchievementViewController GKLeaderboardViewController
    UIView UIAlertView UIActionSheet UIPopoverBackgroundView UIContentUnavailableView UICalendarView \
    UIEventAttributionView UIStandardTextCursorView UIListContentView MKAnnotationView MKPinAnnotationView \
    MKMarkerAnnotationView MKUserLocationView MKOverlayView MKOverlayPathView MKCircleView MKPolygonView \
    MKPolylineView MKCompassButton MKScaleView MKUserTrackingButton CAInterAppAudioTransportView \
    CAInterAppAudioSwitcherView LPLinkView PDFThumbnailView RPSystemBroadcastPickerView PHLivePhotoView \
    HKActivityRingView MSStickerView MSStickerBrowserView ARCoachingOverlayView RoomCaptureView TipUIView \
    SWAttributionView SWCollaborationView
    UIControl CLLocationButton UIPasteControl PKIdentityButton
    UIBarButtonItem MKUserTrackingBarButtonItem
    UIResponder SKNode SKScene SKSpriteNode
    NSObject CLLocationManager CLGeocoder CBCentralManager CBPeripheralManager CMMotionManager AVPlayer \
    AVQueuePlayer AVAudioPlayer AVAudioRecorder AVAudioEngine AVCaptureSession AVSpeechSynthesizer \
    MPMusicPlayerController MPMoviePlayerController UIPopoverController UIPresentationController HKHealthStore \
    EKEventStore CNContactStore WKWebViewConfiguration WKUserContentController WKPreferences MCSession \
    ACAccountStore SCNScene SCNNode SLComposeSheetConfigurationItem
    """

  /// Classes of UIKit that hardly any storyboard names, and of which only that they are there is known.
  private static let otherClassesOfUIKit = Set(
    otherNames.split(separator: " ").map { String($0) })

  private static let otherNames = """
    UIAccessibilityElement UIAction UIActivityItemProvider UIApplicationShortcutIcon \
    UIApplicationShortcutItem UIAttachmentBehavior UIBackgroundExtensionView \
    UIBandSelectionInteraction UIBarButtonItemGroup UIBezierPath UIBlurEffect \
    UICollectionLayoutListConfiguration UICollectionViewCompositionalLayout \
    UICollectionViewDiffableDataSource UICollectionViewFlowLayoutInvalidationContext \
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollisionBehavior \
    UIColor UICommand UIContextMenuInteraction UICubicTimingParameters UIDevice UIDictationPhrase \
    UIDocumentInteractionController UIDocumentPickerExtensionViewController UIDragInteraction \
    UIDropInteraction UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup \
    UIEditMenuInteraction UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFocusGuide \
    UIFocusSystem UIFont UIFontDescriptor UIGlassContainerEffect UIGlassEffect UIGravityBehavior \
    UIImage UIImageAsset UIImpactFeedbackGenerator UIIndirectScribbleInteraction \
    UIInterpolatingMotionEffect UIKeyCommand UILargeContentViewerInteraction UILayoutContainerView \
    UILexicon UILocalNotification UILocalizedIndexedCollation UIManagedDocument \
    UIMarkupTextPrintFormatter UIMenu UIMenuController UIMotionEffect UIMotionEffectGroup \
    UINavigationTransitionView UINib UINotificationFeedbackGenerator UIPasteboard \
    UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerInteraction \
    UIPopoverPresentationController UIPreviewInteraction UIPrintFormatter \
    UIPrintInteractionController UIPrintPageRenderer UIPushBehavior UIRegion UIScene UIScreen \
    UIScribbleInteraction UIScrollEdgeElementContainerInteraction UISelectionFeedbackGenerator \
    UISheetPresentationController UISimpleTextPrintFormatter UISnapBehavior \
    UISpringLoadedInteraction UISpringTimingParameters UIStoryboard UIStoryboardEmbedSegue \
    UIStoryboardModalSegue UIStoryboardPresentationSegue UIStoryboardPushSegue \
    UIStoryboardReplaceSegue UIStoryboardShowSegue UISwipeActionsConfiguration UITab UITabGroup \
    UITableViewCellContentView UITableViewDiffableDataSource UITableViewFocusUpdateContext \
    UITextChecker UITextInputMode UITextInputStringTokenizer UITextInteraction UITextPosition \
    UITextRange UITextSelectionDisplayInteraction UITextSelectionRect UIToolTipInteraction UITouch \
    UITraitCollection UITransitionView UIVibrancyEffect UIViewPrintFormatter \
    UIViewPropertyAnimator UIVisualEffect UIWindowScene
    """
}
