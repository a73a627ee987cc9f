import NavXcode

extension SourceRules {
  /// A file of an example: a storyboard with one scene, which shows `view`.
  static func page(
    _ view: String = "", home: String = "", resources: String = "",
    path: String = "Shop/Main.storyboard"
  ) -> String {
    let attributes = home.isEmpty ? "" : " " + home
    let start = "        <viewController id=\"home\"\(attributes) sceneMemberID=\"viewController\""
    var lines = [
      "<!-- \(path) -->",
      "<document targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"home\">",
      "  <scenes>", "    <scene sceneID=\"1\">", "      <objects>",
    ]
    if view.isEmpty {
      lines.append(start + "/>")
    } else {
      lines.append(start + ">")
      lines += indented(view, by: 10)
      lines.append("        </viewController>")
    }
    lines += ["      </objects>", "    </scene>", "  </scenes>"]
    if !resources.isEmpty {
      lines.append("  <resources>")
      lines += indented(resources, by: 4)
      lines.append("  </resources>")
    }
    lines.append("</document>")
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String, by count: Int) -> [String] {
    let blank = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { blank + $0 }
  }

  /// A file of an example: what an app starts with.
  static func plist(main: String) -> String {
    """
    // Shop/Info.plist
    <plist version="1.0">
      <dict>
        <key>UIMainStoryboardFile</key>
        <string>\(main)</string>
      </dict>
    </plist>
    """
  }

  /// A file of an example: a project of one target that builds `Shop/Main.storyboard` with Swift 5.
  static let project = """
    // Shop.xcodeproj/project.pbxproj
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; path = Shop; children = (M); };
      M = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = M; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
    }; }
    """
}
