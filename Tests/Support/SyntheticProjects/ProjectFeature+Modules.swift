import NavStoryboard

/// Targets, packages and pods, with and without their files.
extension ProjectFeature {
  static let modules: [ProjectFeature] = [
    ProjectFeature("framework of the project", share: 20) { draft in
      guard draft.style.format != .bare, draft.style.swiftShare > 0 else { return false }
      let name = draft.fresh(["ShopKit", "Core", "UI-Kit"])
      let target = draft.addTarget(name, .framework)
      let index = draft.addClass(
        for: "UIView", draft.topic(), in: target, suffix: "Gauge", language: .swift)
      draft.classes[index].runtimeName = nil
      draft.useView(index)
      return true
    },
    ProjectFeature("storyboard of a framework", share: 10) { draft in
      guard draft.style.format.hasXcodeProject, draft.style.swiftShare > 0 else { return false }
      let target = draft.addTarget(draft.fresh(["CheckoutKit", "Flow"]), .framework)
      let name = draft.fresh(["Checkout", "Flow"])
      let storyboard = draft.addStoryboard(name, in: target)
      let scene = draft.addScene("viewController", in: storyboard)
      draft.storyboards[storyboard].initial = scene
      draft.addSource(
        "import UIKit\n\npublic enum \(name)Factory {\n  public static func make() -> UIViewController? {\n    UIStoryboard(name: \"\(name)\", bundle: Bundle(for: Marker.self)).instantiateInitialViewController()\n  }\n}\n\nprivate final class Marker {}\n",
        at: draft.targets[target].path("\(name)Factory.swift"), in: target)
      return true
    },
    ProjectFeature("app extension with a storyboard") { draft in
      guard draft.style.format.hasXcodeProject else { return false }
      let target = draft.addTarget(draft.fresh(["ShareExtension", "Widget"]), .appExtension)
      let storyboard = draft.addStoryboard("MainInterface", in: target)
      let scene = draft.addScene("viewController", in: storyboard)
      draft.storyboards[storyboard].initial = scene
      draft.targets[target].plistEntries.append(("NSExtensionMainStoryboard", "MainInterface"))
      return true
    },
    ProjectFeature("second app with a class of the same name") { draft in
      guard draft.style.format.hasXcodeProject, let (_, index) = draft.classScene(.swift) else {
        return false
      }
      let target = draft.addTarget(draft.fresh(["Demo", "Shop Pro"]), .app)
      let name = draft.fresh(["DemoMain"])
      let storyboard = draft.addStoryboard(name, in: target)
      let scene = draft.addScene("viewController", in: storyboard, hasClass: false)
      draft.storyboards[storyboard].initial = scene
      draft.targets[target].plistEntries.append(("UIMainStoryboardFile", name))
      draft.scenes[scene].attributes = [
        ("customClass", draft.classes[index].name), ("customModule", draft.targets[target].module),
        ("customModuleProvider", "target"),
      ]
      if let runtimeName = draft.classes[index].runtimeName {
        draft.scenes[scene].attributes = [("customClass", runtimeName)]
        draft.addSource(
          "import UIKit\n\n@objc(\(runtimeName)) class \(draft.classes[index].name): UIViewController {\n}\n",
          at: draft.targets[target].path("\(draft.classes[index].name).swift"), in: target)
      } else {
        draft.addSource(
          "import UIKit\n\nclass \(draft.classes[index].name): UIViewController {\n}\n",
          at: draft.targets[target].path("\(draft.classes[index].name).swift"), in: target)
      }
      draft.sharedNames.insert(draft.classes[index].name)
      return true
    },
    ProjectFeature("tests") { draft in
      guard draft.style.format.hasXcodeProject else { return false }
      let target = draft.addTarget(draft.fresh(["AppTests"]), .tests)
      draft.addSource(
        "import XCTest\n\(draft.style.swiftShare > 0 ? "@testable import \(draft.targets[0].module)\n" : "")\nfinal class AppTests: XCTestCase {\n  func testNothing() {}\n}\n",
        at: draft.targets[target].path("AppTests.swift"), in: target)
      return true
    },
    ProjectFeature("local package", share: 20) { draft in
      let module = draft.fresh(["Components", "DesignSystem"])
      let folder = "Packages/\(module)"
      draft.files.append(
        (
          "\(folder)/Package.swift",
          "// swift-tools-version: 5.7\nimport PackageDescription\n\nlet package = Package(name: \"\(module)\", targets: [.target(name: \"\(module)\")])\n"
        ))
      draft.files.append(
        (
          "\(folder)/Sources/\(module)/Views/Pill.swift",
          "import UIKit\n\nopen class \(module)Pill: UIButton {\n  @IBInspectable open var glow: CGFloat = 0\n  @IBOutlet public weak var partner: UIView?\n}\n"
        ))
      draft.useElsewhere(module + "Pill", module: module, attribute: "glow")
      return true
    },
    ProjectFeature("pod with its files", share: 20) { draft in
      let module = draft.fresh(["Charts", "Hero"])
      draft.files.append(("Podfile", "target 'App' do\n  pod '\(module)'\nend\n"))
      draft.files.append(
        (
          "Pods/\(module)/Source/\(module)View.swift",
          "import UIKit\n\n@objc open class \(module)View: UIButton {\n  @IBInspectable public var glow = 1\n}\n"
        ))
      draft.useElsewhere(module + "View", module: module, attribute: "glow")
      return true
    },
    ProjectFeature("pod of Objective-C with its files") { draft in
      let name = draft.fresh(["FDPanel", "SDButton"])
      draft.files.append(
        (
          "Pods/\(name)/\(name)/\(name).h",
          "#import <UIKit/UIKit.h>\n\n@interface \(name) : UIButton\n@property (nonatomic) IBInspectable CGFloat glow;\n@end\n"
        ))
      draft.files.append(
        (
          "Pods/\(name)/\(name)/\(name).m",
          "#import \"\(name).h\"\n\n@implementation \(name)\n@end\n"
        ))
      draft.useElsewhere(name, module: nil, attribute: "glow")
      return true
    },
    ProjectFeature("pod without its files", share: 20) { draft in
      let module = draft.fresh(["Lottie", "Mapbox"])
      draft.files.append(("Podfile.lock", "PODS:\n  - \(module) (4.0.0)\n"))
      draft.addImport(of: module, isSwift: true)
      draft.useElsewhere(module + "AnimationView", module: module, attribute: "loops")
      return true
    },
    ProjectFeature("class of a framework that is not here", share: 20) { draft in
      let name = draft.fresh(["AdChoiceButton", "ChatInputButton"])
      draft.addImport(of: "GoogleAds", isSwift: false)
      draft.useElsewhere(name, module: nil, attribute: "adUnit")
      draft.hasAbsentModules = true
      return true
    },
    ProjectFeature("submodule that is not checked out") { draft in
      let name = draft.fresh(["libshop", "Reachability"])
      draft.files.append(
        (
          ".gitmodules",
          "[submodule \"\(name)\"]\n\tpath = External/\(name)\n\turl = https://example.org/\(name).git\n"
        ))
      draft.links.append(
        .init(path: "External/Headers/\(name).h", destination: "../\(name)/\(name).h"))
      draft.hasAbsentModules = true
      return true
    },
    ProjectFeature("example project beside it", share: 8) { draft in
      guard draft.style.format == .openStep else { return false }
      let name = draft.fresh(["Example"])
      draft.files.append(
        (
          "\(name)/\(name).xcodeproj/project.pbxproj",
          "// !$*UTF8*$!\n{\n archiveVersion = 1;\n objects = {\n  P1 = { isa = PBXProject; mainGroup = G1; targets = ( ); };\n  G1 = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };\n };\n rootObject = P1;\n}\n"
        ))
      return true
    },
  ]
}

extension ProjectDraft {
  mutating func addTarget(_ name: String, _ product: DraftTarget.Product) -> Int {
    let folder = style.format == .package ? "Sources/\(name)" : name
    targets.append(DraftTarget(name: name, product: product, folder: folder))
    return targets.count - 1
  }

  /// Shows a view of a class on a screen.
  mutating func useView(_ index: Int) {
    let scene = random.pick(openScenes)
    var view = Markup("view", ["contentMode": "scaleToFill", "id": objectID()])
    for (name, value) in classAttributes(index) { view[name] = value }
    if classes[index].target != storyboards[scenes[scene].storyboard].target {
      view["customModuleProvider"] = nil
    }
    place(view, in: scene, height: 60)
  }

  /// Shows a button whose class no target of the project has.
  mutating func useElsewhere(_ name: String, module: String?, attribute: String) {
    let scene = random.pick(openScenes)
    var view = Markup(
      "button",
      ["buttonType": "system", "id": objectID(), "customClass": name, "customModule": module],
      [Markup("state", ["key": "normal", "title": "Other"])])
    if random.chance(60) {
      view.children.append(
        Markup(
          "userDefinedRuntimeAttributes", [:],
          [
            Markup(
              "userDefinedRuntimeAttribute", ["type": "number", "keyPath": attribute],
              [Markup("integer", ["key": "value", "value": "1"])])
          ]))
    }
    place(view, in: scene)
    // Whether the class is of the outlet's type is unknown.
    connectOutlet(
      scene, to: view["id"] ?? "", random.chance(50) ? "UIButton" : name, ["pill", "other"],
      isTypeKnown: false)
  }

  /// A source that imports a module nothing is known of.
  mutating func addImport(of module: String, isSwift: Bool) {
    if isSwift && style.swiftShare > 0 {
      addSource(
        "import UIKit\nimport \(module)\n\nlet used\(module) = true\n",
        at: targets[0].path("Support/Use\(module).swift"), in: 0)
    } else {
      addSource(
        "#import <\(module)/\(module).h>\n\nvoid use\(module)(void) {}\n",
        at: targets[0].path("Support/Use\(module).m"), in: 0)
    }
    hasAbsentModules = true
  }
}
