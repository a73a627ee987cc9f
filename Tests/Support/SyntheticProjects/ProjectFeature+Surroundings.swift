/// What lies around an app: other platforms, dead links, folders of other names, files that are no text.
extension ProjectFeature {
  static let surroundings: [ProjectFeature] = [
    ProjectFeature("app for macOS", share: 20) { draft in
      guard draft.style.format.hasXcodeProject else { return false }
      return draft.addOtherApp(
        .macOS, "MacOSX.Cocoa", controller: "NSViewController", view: "NSView",
        label: "NSTextField",
        ["import Cocoa", "import AppKit"])
    },
    ProjectFeature("app for tvOS") { draft in
      guard draft.style.format.hasXcodeProject else { return false }
      return draft.addOtherApp(
        .tvOS, "AppleTV", controller: "UIViewController", view: "UIView", label: "UILabel",
        ["import UIKit"])
    },
    ProjectFeature("storyboard of a watch") { draft in
      if draft.style.format.hasXcodeProject { return false }
      draft.files.append(
        (
          "WatchApp/Interface.storyboard",
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\" targetRuntime=\"watchKit\" initialViewController=\"AgC-eL-Hgc\">\n    <scenes>\n        <scene sceneID=\"aou-V4-d1y\">\n            <objects>\n                <controller id=\"AgC-eL-Hgc\" customClass=\"InterfaceController\" customModule=\"WatchApp\"/>\n            </objects>\n        </scene>\n    </scenes>\n</document>\n"
        ))
      return true
    },
    ProjectFeature("dead links below Pods", share: 20) { draft in
      draft.links += [
        .init(path: "Pods/Headers/Public/AF/AF.h", destination: "../../../AF/AF.h"),
        .init(
          path: "Pods/Headers/Private/AF/AF+Private.m", destination: "../../../AF/AF+Private.m"),
      ]
      return true
    },
    ProjectFeature("dead links beside the storyboards") { draft in
      draft.links += [
        .init(
          path: draft.targets[0].path("Secrets.swift"), destination: "../../secrets/Secrets.swift"),
        .init(path: draft.targets[0].path("Shared.json"), destination: "/nowhere/Shared.json"),
      ]
      return true
    },
    ProjectFeature("links in a circle", share: 8) { draft in
      draft.links += [
        .init(path: "Links/around", destination: ".."),
        .init(path: "Links/self.swift", destination: "self.swift"),
      ]
      return true
    },
    ProjectFeature("folder of another case in the project") { draft in
      guard draft.style.format == .openStep || draft.style.format == .propertyList else {
        return false
      }
      draft.renamedFolders = [
        "Controllers": "controllers", "Views": "VIEWS", "Storyboards": "storyboards",
        draft.style.appName: draft.style.appName.uppercased(), "Support": "SUPPORT",
      ]
      return true
    },
    ProjectFeature("old copy of a source that is in no target") { draft in
      guard draft.style.swiftShare > 0 else { return false }
      draft.files.append(
        (
          "Old/Unused.swift",
          "import UIKit\n\nclass Unused: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n"
        ))
      return true
    },
    ProjectFeature("files that are no text") { draft in
      draft.files += [
        ("Docs/empty.swift", ""),
        ("Docs/notes.m", "\u{FEFF}// Byte order mark\r\n#import <UIKit/UIKit.h>\r\n"),
        ("Docs/Broken.json", "{"),
        ("Docs/README.md", "```swift\nclass A: UIViewController {\n```\n"),
        ("Docs/half.swift", "func open() { let text = \"a\\(b"),
      ]
      return true
    },
    ProjectFeature("what tools made") { draft in
      draft.files += [
        ("DerivedData/Build/Main.storyboard", "<broken"), (".build/checkouts/A/A.swift", "class"),
        ("node_modules/a/b.m", "@interface"),
      ]
      return true
    },
    ProjectFeature("other property lists") { draft in
      draft.files += [
        (
          "Configs/GoogleService-Info.plist",
          PropertyListText.dictionary([("CLIENT_ID", .string("1"))]).xmlDocument
        ),
        ("Configs/Debug.xcconfig", "SWIFT_VERSION = 5.0\n"),
      ]
      return true
    },
  ]
}

extension ProjectDraft {
  /// An app for another system, whose classes have the names of those of the app for phones.
  mutating func addOtherApp(
    _ platform: DraftTarget.Platform, _ runtime: String, controller: String, view: String,
    label: String, _ imports: [String]
  ) -> Bool {
    let target = addTarget(fresh(["\(style.appName) \(platform.name)"]), .app)
    targets[target].platform = platform
    let shared =
      random.chance(50)
      ? random.pickAny(
        classes.filter { $0.root == "UIViewController" && $0.language == .swift && $0.target == 0 })
      : nil
    let name = shared?.name ?? fresh(["DesktopController"])
    if shared != nil { sharedNames.insert(name) }
    let module = targets[target].module
    let runtimeName = shared?.runtimeName
    let storyboard = fresh(["Main\(platform.name)"])
    let scenes = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(runtime)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" propertyAccessControl="none" useAutolayout="YES" initialViewController="B8D-0N-5wS">
          <scenes>
              <scene sceneID="R2V-B0-nI4">
                  <objects>
                      <viewController id="B8D-0N-5wS" customClass="\(runtimeName ?? name)"\(runtimeName == nil ? " customModule=\"\(module)\" customModuleProvider=\"target\"" : "") sceneMemberID="viewController">
                          <view key="view" id="m2S-Jp-Qdl">
                              <subviews>
                                  <textField id="tFd-11-abc"/>
                              </subviews>
                          </view>
                          <connections>
                              <outlet property="desktopLabel" destination="tFd-11-abc" id="cOn-11-abc"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
    addResource(scenes, at: targets[target].path("\(storyboard).storyboard"), in: target)
    targets[target].plistEntries.append(
      (platform == .macOS ? "NSMainStoryboardFile" : "UIMainStoryboardFile", storyboard))
    addSource(
      "\(imports[0])\n\n\(runtimeName.map { "@objc(\($0))\n" } ?? "")class \(name): \(controller) {\n  @IBOutlet weak var desktopLabel: \(label)!\n}\n",
      at: targets[target].path("\(name).swift"), in: target)
    return true
  }
}
