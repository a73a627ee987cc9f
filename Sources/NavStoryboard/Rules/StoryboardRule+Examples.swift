import NavXcode

extension StoryboardRules {
  /// An example of a storyboard with one scene, in whose controller `content` is.
  static func page(_ content: String = "", attributes: String = "") -> String {
    let head =
      "<document targetRuntime=\"iOS.CocoaTouch\"\(attributes) initialViewController=\"home\">"
    let controller = "        <viewController id=\"home\" sceneMemberID=\"viewController\""
    var lines = [head, "  <scenes>", "    <scene sceneID=\"1\">", "      <objects>"]
    if content.isEmpty {
      lines.append(controller + "/>")
    } else {
      lines.append(controller + ">")
      lines += content.split(separator: "\n").map { "          " + $0 }
      lines.append("        </viewController>")
    }
    lines += ["      </objects>", "    </scene>", "  </scenes>", "</document>"]
    return lines.joined(separator: "\n")
  }

  /// The same with these elements in its root view.
  static func page(views: String) -> String {
    let inner = views.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return page(
      "<view key=\"view\" id=\"root\">\n  <subviews>\n" + inner + "\n  </subviews>\n</view>")
  }

  /// Two scenes and a segue, for rules about segues.
  static func exampleOfSegue(destination: String = "cart", kind: String = "show") -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root"/>
              <connections>
                <segue destination="\(destination)" kind="\(kind)" identifier="cart" id="s"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewController id="cart" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
