import NavText
import NavXcode

extension StoryboardRules {
  private static let devices = TypedOption(
    "devices", ["retina4_7"],
    "The devices that files may be shown on, as Interface Builder writes them.")

  static let otherCanvasDevice = StoryboardRule(
    RuleFacts(
      "other-canvas-device", text: nil, storyboard: nil,
      "A file is shown on another device in Interface Builder than the team has agreed on.",
      why: """
        View as: changes the frames of all views in the file. Where each person chooses another device, every change \
        is buried under hundreds of lines that mean nothing, and merges fail. On the smallest device what does not fit is \
        seen first.
        """,
      bad: page(device: "retina6_5"), good: page(device: "retina4_7"), options: [devices.row])
  ) { context in
    let document = context.document
    let devices = context.value(of: Self.devices)
    guard let root = document.xml.root, document.is(root, .document) else { return }
    let help = ["choose \(devices.joined(separator: " or ")) under View as:"]
    guard let device = document.child(.device, of: root) else {
      context.report(
        at: document.xml.tagRange(root), "this file does not say what device it is shown on",
        help: help)
      return
    }
    let name = document.value(.id, of: device) ?? ""
    if devices.contains(name) { return }
    context.report(
      at: document.range("id", of: device), "this file is shown on the device '\(name)'",
      help: help)
  }

  private static func page(device: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
