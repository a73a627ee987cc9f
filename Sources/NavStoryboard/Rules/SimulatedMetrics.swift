import NavText
import NavXcode

extension StoryboardRules {
  static let simulatedMetrics = StoryboardRule(
    RuleFacts(
      "simulated-metrics", text: nil, storyboard: nil,
      "A file holds simulated metrics of Xcode 8 and before.",
      why: """
        The container of simulated metrics says what screen the canvas pretends to be on. Xcode 9 and later keep that \
        elsewhere and drop it with the next change: a file that still has it was last saved by an old Xcode, and the next \
        person who opens it changes lines that they never touched.
        """,
      bad: page(metrics: metrics), good: page(metrics: ""))
  ) { context in
    let document = context.document
    for element in document.xml.elements.ids
    where document.is(element, .simulatedMetricsContainer) {
      context.report(
        at: document.xml.tagRange(element), "this file holds simulated metrics of an old Xcode",
        help: ["save it with Xcode 9 or later, or remove the element"],
        fix: Fix("remove it", [context.removal(of: element, in: document)]))
    }
  }

  private static let metrics = """

      <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedStatusBarMetrics key="statusBar"/>
      </simulatedMetricsContainer>
    """

  private static func page(metrics: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>\(metrics)
    </document>
    """
  }
}
