/// What is built of a project: an app, a framework, an extension, tests.
struct DraftTarget: Sendable {
  enum Product: String, Sendable {
    case app = "com.apple.product-type.application"
    case framework = "com.apple.product-type.framework"
    case appExtension = "com.apple.product-type.app-extension"
    case tests = "com.apple.product-type.bundle.unit-test"

    var fileExtension: String {
      switch self {
      case .app: "app"
      case .framework: "framework"
      case .appExtension: "appex"
      case .tests: "xctest"
      }
    }
  }

  enum Platform: String, Sendable {
    case iOS = "iphoneos"
    case macOS = "macosx"
    case tvOS = "appletvos"

    var name: String {
      switch self {
      case .iOS: "iOS"
      case .macOS: "macOS"
      case .tvOS: "tvOS"
      }
    }
    var deploymentKey: String {
      switch self {
      case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
      case .macOS: "MACOSX_DEPLOYMENT_TARGET"
      case .tvOS: "TVOS_DEPLOYMENT_TARGET"
      }
    }
  }

  let name: String
  let product: Product
  var platform = Platform.iOS
  /// Where its files lie; nothing where that is the top.
  let folder: String
  /// What the settings say, where that is another name than the target's.
  var moduleSetting: String?
  var sources: [String] = []
  var resources: [String] = []
  /// The storyboards that its Info.plist names, by key.
  var plistEntries: [(key: String, value: String)] = []
  /// Whether the settings name the main storyboard, and the plist is made from them.
  var generatesPlist = false
  var bridgingHeader: String?

  /// The module that its classes of Swift are in.
  var module: String {
    moduleSetting
      ?? String(
        name.map { $0.isASCII && $0.isLetter || $0.isNumber || $0 == "_" || $0.isLetter ? $0 : "_" }
      )
  }

  func path(_ file: String) -> String {
    [folder, file].filter { !$0.isEmpty }.joined(separator: "/")
  }
}
