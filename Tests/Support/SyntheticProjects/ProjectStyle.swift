/// What all of a project has in common: how it is described, and from which years it is.
struct ProjectStyle: Sendable {
  /// What says which files are built into what.
  enum Format: String, CaseIterable, Sendable {
    /// `project.pbxproj`, as Xcode has written it since 2003.
    case openStep
    /// The same as an XML property list, as tools write it.
    case propertyList
    /// With folders that Xcode 16 takes in whole.
    case synchronized
    case xcodegen, tuist, package
    /// Sources and storyboards alone.
    case bare

    var hasXcodeProject: Bool {
      self == .openStep || self == .propertyList || self == .synchronized
    }
  }

  let format: Format
  /// As in `SWIFT_VERSION`.
  let swiftVersion: String
  let deploymentTarget: Int
  /// In front of the names of all classes.
  let prefix: String
  /// At the end of the names of controllers.
  let controllerSuffix: String
  /// Of a hundred classes, how many are in Swift.
  let swiftShare: Int
  let appName: String
  /// Whether storyboards are as old versions of Xcode wrote them.
  let isOldFashioned: Bool

  init(_ random: inout SeededRandom) {
    format = random.pick([
      .openStep, .openStep, .openStep, .openStep, .propertyList, .synchronized, .synchronized,
      .xcodegen, .tuist, .package, .bare,
    ])
    isOldFashioned = format != .synchronized && format != .package && random.chance(20)
    swiftVersion = random.pick(
      isOldFashioned ? ["2.3", "3.0", "4.0"] : ["4.2", "5.0", "5.0", "5.9", "6.0"])
    deploymentTarget = random.pick(isOldFashioned ? [7, 8, 9] : [11, 12, 13, 15, 16, 17])
    prefix = random.pick(["", "", "", "AB", "ML", "AV", "XYZ"])
    controllerSuffix = random.pick(["ViewController", "ViewController", "VC", "Controller"])
    swiftShare = random.pick([100, 100, 70, 50, 0])
    appName = random.pick(["Shop", "Shop", "Utility Network", "my-app", "Shöp", "Clock2", "App"])
  }

  /// Whether `f(sender:)` is `fWithSender:`, as since Swift 3.
  var namesFirstLabel: Bool { !swiftVersion.hasPrefix("2") }
  var major: Int { Int(swiftVersion.prefix(1)) ?? 5 }
}
