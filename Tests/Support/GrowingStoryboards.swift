extension GrowingInput {
  // MARK: Storyboards

  private static func document(_ scenes: String, _ rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c0">
    <scenes>
    \(scenes)</scenes>
    \(rest)</document>

    """
  }

  /// A scene with what is in its view, what it connects, and what is beside its controller.
  private static func scene(
    _ index: Int, _ kind: String = "viewController", class: String? = nil, view: String = "",
    connections: String = "", inside: String = "", beside: String = ""
  ) -> String {
    let name = `class`.map { " customClass=\"\($0)\"" } ?? ""
    let root =
      kind == "viewController"
      ? "<view key=\"view\" id=\"v\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>\(view)</view>"
      : ""
    return """
      <scene sceneID="s\(index)"><objects><\(kind) id="c\(index)"\(name) sceneMemberID="viewController">\
      \(root)\(inside)<connections>\(connections)</connections></\(kind)>\(beside)</objects></scene>

      """
  }

  private static func views(_ count: Int, _ view: (Int) -> String) -> String {
    "<subviews>\n\(lines(count, view))</subviews>"
  }

  private static func label(_ index: Int) -> String { "<label id=\"l\(index)\" text=\"T\"/>" }

  private static func file(
    _ name: String, _ commands: [Command] = Command.storyboards,
    _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("storyboard: " + name, commands) { ["Main.storyboard": text($0)] }
  }

  /// A storyboard of one scene of class `C`, and the class in Swift or Objective-C.
  private static func code(
    _ name: String, by commands: [Command] = [.lintSources, .importSources],
    file: String = "C.swift", _ text: @escaping @Sendable (Int) -> String,
    storyboard: @escaping @Sendable (Int) -> String = { _ in scene(0, class: "C") }
  ) -> GrowingInput {
    GrowingInput("sources: " + name, commands) {
      ["Main.storyboard": document(storyboard($0)), file: text($0)]
    }
  }

  private static func swift(_ count: Int, _ member: (Int) -> String) -> String {
    "import UIKit\nclass C: UIViewController {\n\(lines(count, member))}\n"
  }

  private static func outletScene(_ count: Int, _ kind: String, _ property: (Int) -> String)
    -> String
  {
    scene(
      0, class: "C", view: views(count, label),
      connections: lines(count) {
        "<\(kind) property=\"\(property($0))\" destination=\"l\($0)\" id=\"g\($0)\"/>"
      })
  }

  private static func actionScene(_ count: Int) -> String {
    scene(
      0, class: "C",
      view: views(count) {
        "<button id=\"b\($0)\"><connections><action selector=\"a\($0):\" destination=\"c0\" "
          + "eventType=\"touchUpInside\" id=\"g\($0)\"/></connections></button>"
      })
  }

  private static func table(_ mode: String, _ content: String) -> String {
    """
    <scene sceneID="s0"><objects><tableViewController id="c0" sceneMemberID="viewController">\
    <tableView key="view" id="v0" dataMode="\(mode)">\(content)</tableView></tableViewController></objects></scene>

    """
  }

  private static func cell(_ index: Int, _ identifier: String = "") -> String {
    "<tableViewCell id=\"p\(index)\"\(identifier)><tableViewCellContentView key=\"contentView\" id=\"q\(index)\"/></tableViewCell>"
  }

  static let storyboards: [GrowingInput] = files + sources

  private static let files: [GrowingInput] = [
    file("scenes") { document(lines($0) { scene($0) }) },
    file("classes") { document(lines($0) { scene($0, class: "C\($0)") }) },
    file("labels") { document(scene(0, view: views($0, label))) },
    file("labels of one id") { document(scene(0, view: views($0) { _ in label(0) })) },
    file("segues") { count in
      document(
        scene(
          0,
          view: views(count) {
            "<button id=\"b\($0)\"><connections><segue destination=\"c1\" kind=\"show\" id=\"g\($0)\"/></connections></button>"
          }) + scene(1))
    },
    file("segues that lead nowhere") { count in
      document(
        scene(
          0,
          connections: lines(count) {
            "<segue destination=\"z\($0)\" kind=\"show\" identifier=\"i\($0)\" id=\"g\($0)\"/>"
          }))
    },
    file("scenes in a chain") { count in
      document(
        lines(count) {
          scene(
            $0,
            connections:
              "<segue destination=\"c\($0 + 1)\" kind=\"show\" identifier=\"i\" id=\"g\($0)\"/>")
        } + scene(count))
    },
    file("actions") { document(actionScene($0)) },
    file("outlets") { document(outletScene($0, "outlet") { "o\($0)" }) },
    file("outlet collections") { document(outletScene($0, "outletCollection") { "o\($0)" }) },
    file("an outlet collection") { document(outletScene($0, "outletCollection") { _ in "o" }) },
    file("unwind segues") { count in
      document(
        lines(count) {
          scene(
            $0,
            connections:
              "<segue destination=\"x\($0)\" kind=\"unwind\" identifier=\"i\" unwindAction=\"u\($0):\" id=\"g\($0)\"/>",
            beside: "<exit id=\"x\($0)\"/>")
        })
    },
    file("unknown attributes") { count in
      document(
        scene(0, view: views(count) { "<label id=\"l\($0)\" text=\"T\" a=\"1\" b\($0)=\"2\"/>" }))
    },
    file("unknown attributes of one label") { count in
      document(
        scene(
          0,
          view: "<subviews><label id=\"l\" " + lines(count) { "a\($0)=\"1\"" } + "/></subviews>"))
    },
    file("unknown elements") { count in
      document(scene(0, view: views(count) { "<z\($0) id=\"l\($0)\"/>" }))
    },
    file("runtime attributes") { count in
      document(
        scene(
          0,
          view: "<subviews><label id=\"l\"><userDefinedRuntimeAttributes>"
            + lines(count) {
              "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\($0)\" value=\"v\"/>"
            } + "</userDefinedRuntimeAttributes></label></subviews>"))
    },
    file("elements in elements", [.lint]) {
      document(String(repeating: "<a>", count: $0) + String(repeating: "</a>", count: $0))
    },
    file("stacks in stacks", [.lint, .layout, .import]) { count in
      document(
        scene(
          0,
          view: views(count / 30 + 1) { chain in
            lines(30) { "<stackView id=\"k\(chain)-\($0)\" axis=\"vertical\"><subviews>" }
              + "<label id=\"l\(chain)\" text=\"T\"/>"
              + String(repeating: "</subviews></stackView>", count: 30)
          }))
    },
    file("tags that are not closed", [.lint]) { document(String(repeating: "<scene>", count: $0)) },
    file("tags that were not opened", [.lint]) {
      document(String(repeating: "</scene>", count: $0))
    },
    file("constraints in a chain", [.lint, .layout, .import]) { count in
      document(
        scene(
          0,
          view: views(count) { "<view id=\"l\($0)\"/>" } + "<constraints>"
            + lines(count - 1) {
              "<constraint firstItem=\"l\($0 + 1)\" firstAttribute=\"top\" secondItem=\"l\($0)\" "
                + "secondAttribute=\"bottom\" constant=\"8\" id=\"k\($0)\"/>"
            } + "</constraints>"))
    },
    file("constraints that lead nowhere", [.lint, .import]) { count in
      document(
        scene(
          0,
          view: "<constraints>"
            + lines(count) {
              "<constraint firstItem=\"l\($0)\" firstAttribute=\"top\" secondItem=\"v0\" secondAttribute=\"top\" id=\"k\($0)\"/>"
            } + "</constraints>"))
    },
    file("images") { count in
      document(
        scene(0, view: views(count) { "<imageView id=\"l\($0)\" image=\"i\($0)\"/>" }),
        "<resources>\n\(lines(count) { "<image name=\"i\($0)\" width=\"1\" height=\"1\"/>" })</resources>"
      )
    },
    file("prototypes") { count in
      document(
        table(
          "prototypes",
          "<prototypes>\n\(lines(count) { cell($0, " reuseIdentifier=\"r\($0)\"") })</prototypes>"))
    },
    file("static sections") { count in
      document(
        table(
          "static",
          "<sections>\n\(lines(count) { "<tableViewSection id=\"t\($0)\"><cells>\(cell($0))</cells></tableViewSection>" })</sections>"
        ))
    },
    file("tabs") { count in
      document(
        scene(
          0, "tabBarController",
          connections: lines(count) {
            "<segue destination=\"c\($0 + 1)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g\($0)\"/>"
          }) + lines(count) { scene($0 + 1) })
    },
    file("containers in containers") { count in
      document(
        lines(count) {
          scene(
            $0,
            view:
              "<subviews><containerView id=\"e\($0)\"><connections><segue destination=\"c\($0 + 1)\" "
              + "kind=\"embed\" id=\"g\($0)\"/></connections></containerView></subviews>")
        } + scene(count))
    },
    file("gestures") { count in
      document(
        scene(
          0,
          view: "<connections>"
            + lines(count) {
              "<outletCollection property=\"gestureRecognizers\" destination=\"t\($0)\" appends=\"YES\" id=\"g\($0)\"/>"
            } + "</connections>", beside: lines(count) { "<tapGestureRecognizer id=\"t\($0)\"/>" }))
    },
    file("class descriptions", [.lint, .import]) { count in
      document(
        scene(0, class: "C0"),
        "<classes>"
          + lines(count) {
            "<class className=\"C\($0)\" superclassName=\"C\($0 + 1)\"><relationships><relationship "
              + "kind=\"outlet\" name=\"o\($0)\"/></relationships></class>"
          } + "</classes>")
    },
  ]

  private static let sources: [GrowingInput] =
    [
      code(
        "actions", { swift($0) { "@IBAction func a\($0)(_ s: Any) {}" } }, storyboard: actionScene),
      code(
        "missing actions", { swift($0) { "@IBAction func b\($0)(_ s: Any) {}" } },
        storyboard: actionScene),
      code(
        "outlets", { swift($0) { "@IBOutlet var o\($0): UILabel!" } },
        storyboard: { outletScene($0, "outlet") { "o\($0)" } }),
      code(
        "missing outlets", { swift($0) { "@IBOutlet var p\($0): UILabel!" } },
        storyboard: { outletScene($0, "outlet") { "o\($0)" } }),
      code("unconnected outlets") { swift($0) { "@IBOutlet var p\($0): UILabel!" } },
      code(
        "outlet collections", { swift($0) { "@IBOutlet var o\($0): [UILabel]!" } },
        storyboard: { outletScene($0, "outletCollection") { "o\($0)" } }),
      code(
        "unwind actions", { swift($0) { "@IBAction func u\($0)(_ s: UIStoryboardSegue) {}" } },
        storyboard: { count in
          scene(
            0, class: "C",
            connections: lines(count) {
              "<segue destination=\"x0\" kind=\"unwind\" identifier=\"i\($0)\" unwindAction=\"u\($0):\" id=\"g\($0)\"/>"
            }, beside: "<exit id=\"x0\"/>")
        }),
      code(
        "classes that descend from each other",
        {
          "import UIKit\nclass C0: UIViewController { @IBOutlet var o: UIView! }\n"
            + lines($0) { "class C\($0 + 1): C\($0) { @IBOutlet var o\($0): UIView! }" }
        },
        storyboard: { count in
          lines(count) {
            scene(
              $0, class: "C\($0)",
              connections: "<outlet property=\"o\" destination=\"v\($0)\" id=\"g\($0)\"/>")
          }
        }),
      code(
        "classes in a circle",
        { count in "import UIKit\n" + lines(count) { "class C\($0): C\(($0 + 1) % count) {}" } },
        storyboard: { count in lines(count) { scene($0, class: "C\($0)") } }),
      code("extensions") {
        "import UIKit\nclass C: UIViewController {}\n"
          + lines($0) { "extension C { @IBAction func a\($0)(_ s: Any) {} }" }
      },
      code("typealiases") {
        "import UIKit\ntypealias T0 = C\n" + lines($0) { "typealias T\($0 + 1) = T\($0)" }
      },
      code("identifiers") {
        swift($0) { "func f\($0)() { performSegue(withIdentifier: \"s\($0)\", sender: nil) }" }
      },
      code("conditions") {
        "import UIKit\n" + String(repeating: "#if A\nclass C {}\n", count: $0)
          + String(repeating: "#endif\n", count: $0)
      },
      code("imports") { lines($0) { "import M\($0)" } },
      code("outlets of Objective-C", file: "C.h") {
        "#import <UIKit/UIKit.h>\n@interface C : UIViewController\n"
          + lines($0) { "@property (weak) IBOutlet UILabel *o\($0);" } + "@end\n"
      },
      code("categories", file: "C.m") {
        "#import <UIKit/UIKit.h>\n@interface C : UIViewController\n@end\n"
          + lines($0) { "@interface C (X\($0))\n- (IBAction)a\($0):(id)s;\n@end" }
      },
    ]
    + ["{", "(", "[", "A<", "\"\\(", "/*", "\"\"\"\n", "#", "= /a\n", "@A ", "class A {"].map {
      sign in
      code("repeated: \(sign.debugDescription)", by: [.lintSources]) {
        "import UIKit\nlet x = " + String(repeating: sign, count: $0)
      }
    }
    + ["@interface ", "- (void)x:(", "[", "#if A\n", "@implementation A "].map { sign in
      code("repeated in Objective-C: \(sign.debugDescription)", by: [.lintSources], file: "C.m") {
        String(repeating: sign, count: $0)
      }
    }

  // MARK: Projects

  private static func project(
    _ name: String, _ objects: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("project: " + name, [.lintSources]) { count in
      [
        "Main.storyboard": document(scene(0, class: "C")),
        "C.swift": "import UIKit\nclass C: UIViewController {}\n",
        "P.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = R; objects = {
        B = {isa = PBXResourcesBuildPhase; files = (F); };
        F = {isa = PBXBuildFile; fileRef = M; };
        M = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        \(objects(count))}; }

        """,
      ]
    }
  }

  private static let root = "R = {isa = PBXProject; mainGroup = G0; targets = (T0); };\n"
  private static func target(_ index: Int) -> String {
    "T\(index) = {isa = PBXNativeTarget; name = A\(index); productType = \"com.apple.product-type.application\"; buildPhases = (B); };"
  }

  static let projects: [GrowingInput] = [
    project("groups in groups") { count in
      root + target(0)
        + lines(count) {
          "G\($0) = {isa = PBXGroup; children = (\($0 == 0 ? "M, " : "")G\($0 + 1)); path = a; sourceTree = \"<group>\"; };"
        }
    },
    project("groups in a circle") { count in
      root + target(0)
        + lines(count) {
          "G\($0) = {isa = PBXGroup; children = (G\(($0 + 1) % count)); path = a; sourceTree = \"<group>\"; };"
        }
    },
    project("files") { count in
      root + target(0)
        + "G0 = {isa = PBXGroup; children = (M, \((0..<count).map { "X\($0)" }.joined(separator: ", "))); sourceTree = \"<group>\"; };\n"
        + lines(count) {
          "X\($0) = {isa = PBXFileReference; path = a\($0).swift; sourceTree = \"<group>\"; };"
        }
    },
    project("targets") { count in
      "R = {isa = PBXProject; mainGroup = G0; targets = (\((0..<count).map { "T\($0)" }.joined(separator: ", "))); };\n"
        + "G0 = {isa = PBXGroup; children = (M); sourceTree = \"<group>\"; };\n"
        + lines(count, target)
    },
    project("open lists") { root + target(0) + "x = " + String(repeating: "(", count: $0) },
    project("open dictionaries") { root + target(0) + String(repeating: "x = {", count: $0) },
  ]
}
