import NavText
import NavXcode

extension StoryboardRules {
  static let marginConstraint = StoryboardRule(
    RuleFacts(
      "margin-constraint", text: nil, storyboard: nil,
      "A constraint is relative to margins.",
      why: """
        Interface Builder ticks Constrain to margins by itself. The margins of a view depend on the device and on the views \
        around it, so that such a distance is 8 points more here and 12 points more there. Teams that measure from edges \
        and safe areas keep them out.
        """,
      bad: page(view("leadingMargin")), good: page(view("leading")))
  ) { context in
    let document = context.document
    for constraint in document.constraints {
      for word in [Word.firstAttribute, .secondAttribute] {
        guard let attribute = document.attribute(word, of: constraint),
          case let anchor = document.xml.value(attribute), margins.contains(anchor)
        else { continue }
        context.report(
          at: document.xml[attribute].valueRange, "this constraint is relative to the \(anchor)",
          help: ["turn off Relative to margin, and correct the constant"])
      }
    }
  }

  private static let margins = [
    "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins", "baselineMargin",
  ]

  private static func view(_ anchor: String) -> String {
    """
    <view key="view" id="root">
      <subviews>
        <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="total"/>
      </subviews>
      <constraints>
        <constraint firstItem="total" firstAttribute="leading" secondItem="root" secondAttribute="\(anchor)" id="l"/>
        <constraint firstItem="total" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints>
    </view>
    """
  }
}
