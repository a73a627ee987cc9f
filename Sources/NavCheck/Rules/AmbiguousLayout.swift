import NavLayout
import NavModel
import NavText

extension ProgramRules {
  static let ambiguousLayout = ProgramRule(
    RuleFacts(
      "ambiguous-layout", text: .warning, storyboard: nil,
      "Constraints leave a view's position or size open.",
      why: """
        With Auto Layout a view needs a place and a size on each axis. What constraints and the \
        content's own size leave open, Auto Layout chooses, perhaps differently each time: the view \
        jumps, or has no size and is not seen at all. In a storyboard, what says Never Verify or Verify Position Only \
        under Ambiguity is not asked for more.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
            constraint Pay.leading == safeArea.leading + 8
          }
        }
        """),
    needs: .layout
  ) { context in
    var missing: [(element: ID<Element>, what: [String])] = []
    for case .ambiguous(let element, let axis, let open) in context.layout {
      let open = open.without(context.map.unverified(element))
      guard let open else { continue }
      if missing.last?.element != element { missing.append((element, [])) }
      missing[missing.count - 1].what += what(axis, open)
    }
    for (element, what) in missing {
      context.report(
        at: context.program[element].place,
        "constraints leave open \(list(what, most: 4)) of \(context.name(element))",
        help: ["add a constraint that says so"])
    }
  }

  private static func what(_ axis: Axis, _ open: LayoutProblem.Open) -> [String] {
    switch (axis, open) {
    case (.horizontal, .place): ["the horizontal place"]
    case (.horizontal, .size): ["the width"]
    case (.horizontal, .placeAndSize): ["the horizontal place", "the width"]
    case (.vertical, .place): ["the vertical place"]
    case (.vertical, .size): ["the height"]
    case (.vertical, .placeAndSize): ["the vertical place", "the height"]
    }
  }
}

extension LayoutProblem.Open {
  /// What is left of it to report where a part is not checked.
  fileprivate func without(_ unverified: ProjectContext.Unverified?) -> LayoutProblem.Open? {
    switch (unverified, self) {
    case (nil, _): self
    case (.placeAndSize, _), (.size, .size): nil
    case (.size, .place), (.size, .placeAndSize): .place
    }
  }
}
