import NavStoryboard
import NavXcode

/// What real sources are full of, and what a reader that is no compiler can stumble over.
extension ProjectFeature {
  static let code: [ProjectFeature] = [
    ProjectFeature("UIKit's names for macOS") { draft in
      guard draft.style.swiftShare > 0 else { return false }
      draft.addSource(
        draft.random.pick([
          """
          #if os(macOS)
          import AppKit
          public typealias UIViewController = NSViewController
          public typealias UIView = NSView
          public typealias UITableViewController = NSViewController
          public typealias UILabel = NSTextField
          public typealias UIColor = NSColor
          #else
          import UIKit
          #endif

          """,
          """
          #if canImport(UIKit)
          import UIKit
          public typealias PlatformController = UIViewController
          public typealias PlatformView = UIView
          #elseif canImport(AppKit)
          import AppKit
          public typealias PlatformController = NSViewController
          public typealias PlatformView = NSView
          public typealias UIButton = NSButton
          open class UIViewController: NSViewController {}
          #endif

          """,
        ]), at: draft.targets[0].path("Support/Platform.swift"), in: 0)
      return true
    },
    ProjectFeature("typealias as superclass") { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      let name = draft.fresh(["BaseScreen", "RootController"])
      draft.classes[index].superclass = name
      draft.addSource(
        "import UIKit\n\npublic typealias \(name) = \(draft.classes[index].root)\n",
        at: draft.targets[0].path("Support/\(name).swift"), in: 0)
      return true
    },
    ProjectFeature("class of one name in another module") { draft in
      guard let (scene, index) = draft.classScene(.swift) else { return false }
      draft.classes[index].superclass = "Engine.\(draft.classes[index].name)"
      draft.classes[index].header.append("import Engine")
      draft.hasAbsentModules = true
      draft.classes[index].isKnown = false
      draft.useInherited(scene, of: index)
      return true
    },
    ProjectFeature("superclass of a module that is not here", share: 20) { draft in
      guard let (scene, index) = draft.classScene(nil) else { return false }
      switch draft.classes[index].language {
      case .swift:
        draft.classes[index].superclass = "MessagesScreen"
        draft.classes[index].header.append(
          draft.random.pick([
            "import MessageKit", "@_exported import MessageKit", "@testable import MessageKit",
          ]))
      case .objectiveC:
        draft.classes[index].superclass = "JSQMessagesViewController"
        draft.classes[index].header.append(
          draft.random.pick([
            "#import <JSQMessages/JSQMessages.h>", "@import JSQMessages;",
            "#import \"JSQMessages.h\"",
          ]))
      }
      draft.classes[index].isKnown = false
      draft.hasAbsentModules = true
      draft.useInherited(scene, of: index)
      return true
    },
    ProjectFeature("twin for macOS") { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      let name = draft.classes[index].name
      draft.classes[index].wrapping =
        "#if os(macOS)\nclass \(name): NSViewController {\n  func open() {}\n}\n#else\n%#endif\n"
      draft.classes[index].header.insert("#if os(macOS)\nimport AppKit\n#endif", at: 0)
      return true
    },
    ProjectFeature("conditional compilation") { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      draft.classes[index].wrapping = draft.random.pick([
        "#if canImport(UIKit)\n%#endif\n", "#if !os(macOS) && !os(watchOS)\n%#endif\n",
        "#if os(iOS) || os(tvOS)\n%#endif\n",
        "#if DEBUG\nlet flag = true\n#else\nlet flag = false\n#endif\n%",
        "#if swift(>=3.0)\n#endif\n%",
      ])
      return true
    },
    ProjectFeature("superclass by platform") { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      let name = draft.fresh(["Base", "CommonController"])
      let root = draft.classes[index].root
      draft.classes[index].superclass = name
      draft.addSource(
        "#if os(macOS)\nimport AppKit\nclass \(name): NSViewController {}\n#elseif os(watchOS)\nimport WatchKit\nclass \(name): WKInterfaceController {}\n#else\nimport UIKit\nclass \(name): \(root) {}\n#endif\n",
        at: draft.targets[0].path("Support/\(name).swift"), in: 0)
      return true
    },
    ProjectFeature("generic base class") { draft in
      guard let (_, index) = draft.classScene(.swift), draft.classes[index].parent == nil else {
        return false
      }
      let name = draft.fresh(["ListScreen", "ModelController"])
      draft.classes[index].superclass = "\(name)<String, [Int: String]>"
      draft.addSource(
        "import UIKit\n\nclass \(name)<Model: Hashable, Store>: \(draft.classes[index].root) where Store: Collection {\n  var models: [Model] = []\n}\n",
        at: draft.targets[0].path("Support/\(name).swift"), in: 0)
      return true
    },
    ProjectFeature("nested class with a name of its own") { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      if draft.classes.contains(where: { $0.parent == index }) { return false }
      draft.classes[index].runtimeName =
        draft.classes[index].runtimeName ?? draft.classes[index].name
      draft.classes[index].isNested = true
      draft.classes[index].wrapping = draft.random.pick([
        "enum Screens {\n%}\n", "struct Module {\n  let a = 1\n%  let b = 2\n}\n",
        "extension UIView {\n%}\n",
      ])
      return true
    },
    ProjectFeature("attributes and macros of Swift", share: 30) { draft in
      guard let (_, index) = draft.classScene(.swift) else { return false }
      // Members that are there already count on their own attributes.
      let isEmpty = draft.classes[index].stored.isEmpty && draft.classes[index].methods.isEmpty
      draft.classes[index].attributes += draft.random.pick([
        ["@MainActor"], ["@available(iOS 9.0, *)"], isEmpty ? ["@objcMembers"] : [],
        ["@Logged(level: .debug)", "@MainActor"],
        ["@available(iOS, deprecated: 99, message: \"class Old: UIView {\")"],
      ])
      draft.classes[index].stored += draft.random.pick([
        ["@Published var state = \"{\"", "@Injected(\\.store) private var store"],
        ["lazy var badge: UILabel = {\n    let label = UILabel()\n    return label\n  }()"],
        ["#warning(\"@IBOutlet var later: UILabel!\")", "let pattern = #\"class \\w+ {\"#"],
        [
          "static let text = \"\"\"\n    class Inside: UIView { @IBOutlet var no: UILabel! }\n    \"\"\""
        ],
        ["let slash = 4 / 2 / 1", "var closure: (() -> Void)? = { print(\"}\") }"],
        ["enum Kind: String { case first = \"a\", second }", "struct Row { var title: String }"],
        ["var items: [String] { didSet { print(\"\\(items.map { \"<\\($0)>\" })\") } }"],
      ])
      return true
    },
    ProjectFeature("comments that look like code", share: 30) { draft in
      guard let (_, index) = draft.classScene(nil) else { return false }
      let name = draft.classes[index].name
      draft.classes[index].header += draft.random.pick([
        ["// class \(name): UIView {", "/* @interface \(name) : UIView */"],
        ["/*", " /* nested */", " - (IBAction)old:(id)sender {", "*/"].map {
          draft.classes[index].language == .swift
            ? $0 : $0.replacing("/* nested */", with: "nested")
        },
        ["// TODO: #if 0", "// #endif \" ' ("],
      ])
      return true
    },
    ProjectFeature("macros of Objective-C", share: 30) { draft in
      guard let (_, index) = draft.classScene(.objectiveC) else { return false }
      draft.classes[index].attributes += draft.random.pick([
        ["NS_SWIFT_NAME(Renamed\(draft.classes[index].name))"], ["API_AVAILABLE(ios(9.0))"],
        ["__attribute__((visibility(\"default\")))"],
        ["NS_CLASS_AVAILABLE_IOS(6_0)", "SHOP_EXPORT"],
        ["IB_DESIGNABLE"], ["#pragma mark - Screen"], ["UIKIT_EXTERN"],
      ])
      draft.classes[index].header += draft.random.pick([
        ["#define SHOP_EXPORT __attribute__((visibility(\"default\")))"],
        ["#define BLOCK(x) ^{ \\", "  x; \\", "}"],
        [
          "#if TARGET_OS_OSX", "#import <AppKit/AppKit.h>",
          "#define UIViewController NSViewController", "#endif",
        ],
        [
          "typedef NS_ENUM(NSInteger, \(draft.classes[index].name)Kind) {",
          "    \(draft.classes[index].name)KindA,", "};",
        ],
        [
          "#ifdef __cplusplus", "extern \"C\" {", "#endif", "void shopLog(NSString *text);",
          "#ifdef __cplusplus", "}", "#endif",
        ],
      ])
      return true
    },
    ProjectFeature("twin of Objective-C for macOS") { draft in
      guard let (_, index) = draft.classScene(.objectiveC) else { return false }
      let name = draft.classes[index].name
      draft.classes[index].header += [
        "#if TARGET_OS_OSX", "@interface \(name) : NSViewController", "@end", "#else",
      ]
      draft.classes[index].footer = "#endif\n"
      return true
    },
    ProjectFeature("action of all controllers", share: 20) { draft in
      let scene = draft.random.pick(draft.openScenes)
      let name = draft.fresh(["dismissMe", "closeScreen"])
      let isSwift = draft.random.chance(draft.style.swiftShare)
      if isSwift {
        draft.addSource(
          "import UIKit\n\nextension UIViewController {\n  @IBAction func \(name)(_ sender: Any) {\n    \(draft.style.namesFirstLabel ? "dismiss(animated: true)" : "dismissViewControllerAnimated(true, completion: nil)")\n  }\n}\n",
          at: draft.targets[0].path("Support/UIViewController+\(name).swift"), in: 0)
      } else {
        draft.addSource(
          "#import <UIKit/UIKit.h>\n\n@interface UIViewController (\(name))\n- (IBAction)\(name):(id)sender;\n@end\n",
          at: draft.targets[0].path("Support/UIViewController+\(name).h"), in: nil)
        draft.addSource(
          "#import \"UIViewController+\(name).h\"\n\n@implementation UIViewController (\(name))\n- (IBAction)\(name):(id)sender {\n}\n@end\n",
          at: draft.targets[0].path("Support/UIViewController+\(name).m"), in: 0)
      }
      draft.addButton(
        to: scene, "Close",
        [
          Markup(
            "action",
            [
              "selector": name + ":", "destination": draft.scenes[scene].id,
              "eventType": "touchUpInside", "id": draft.objectID(),
            ])
        ])
      return true
    },
    ProjectFeature("runtime attribute of all views") { draft in
      guard draft.style.swiftShare > 0 else { return false }
      let scene = draft.random.pick(draft.openScenes)
      let name = draft.fresh(["roundness", "shadowSize"])
      draft.addSource(
        "import UIKit\n\n@IBDesignable extension UIView {\n  @IBInspectable var \(name): CGFloat {\n    get { return layer.cornerRadius }\n    set { layer.cornerRadius = newValue }\n  }\n}\n",
        at: draft.targets[0].path("Support/UIView+\(name).swift"), in: 0)
      draft.place(
        Markup(
          "imageView", ["id": draft.objectID()],
          [
            Markup(
              "userDefinedRuntimeAttributes", [:],
              [
                Markup(
                  "userDefinedRuntimeAttribute", ["type": "number", "keyPath": name],
                  [Markup("real", ["key": "value", "value": "4"])]),
                Markup(
                  "userDefinedRuntimeAttribute",
                  ["type": "boolean", "keyPath": "layer.masksToBounds", "value": "YES"]),
              ])
          ]), in: scene, height: 60)
      return true
    },
    ProjectFeature("property of a superclass in code") { draft in
      guard let (scene, index) = draft.classScene(.swift), draft.classes[index].parent == nil else {
        return false
      }
      let name = draft.fresh(["FormScreen", "BaseForm"])
      let label = draft.objectID()
      draft.place(Markup("label", ["text": "Error", "id": label]), in: scene)
      draft.addSource(
        "import UIKit\n\nopen class \(name): \(draft.classes[index].root) {\n  @IBOutlet open weak var errorLabel: UILabel!\n}\n",
        at: draft.targets[0].path("Support/\(name).swift"), in: 0)
      draft.classes[index].superclass = name
      draft.classes[index].memberNames.insert("errorLabel")
      draft.scenes[scene].connections.append(
        Markup("outlet", ["property": "errorLabel", "destination": label, "id": draft.objectID()]))
      return true
    },
  ]
}

extension ProjectDraft {
  /// A scene with a class in a language that nothing special was done with yet.
  mutating func classScene(_ language: SourceLanguage?) -> (scene: Int, index: Int)? {
    let candidates = openScenes.compactMap { scene -> (scene: Int, index: Int)? in
      guard let index = scenes[scene].classIndex, classes[index].isKnown,
        language == nil || classes[index].language == language, !classes[index].isSpecial,
        classes[index].parent == nil, classes[index].target == 0
      else { return nil }
      return (scene, index)
    }
    guard let picked = random.pickAny(candidates) else { return nil }
    classes[picked.index].isSpecial = true
    return picked
  }

  /// Connections that only a superclass elsewhere can have.
  mutating func useInherited(_ scene: Int, of index: Int) {
    // What was connected before may have been declared by any class.
    let label = objectID()
    place(Markup("label", ["text": "Inherited", "id": label]), in: scene)
    scenes[scene].connections.append(
      Markup("outlet", ["property": "inheritedLabel", "destination": label, "id": objectID()]))
    addButton(
      to: scene, "Inherited",
      [
        Markup(
          "action",
          [
            "selector": "inheritedAction:", "destination": scenes[scene].id,
            "eventType": "touchUpInside", "id": objectID(),
          ])
      ])
  }
}
