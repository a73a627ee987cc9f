import NavModel
import NavText

extension ProgramRules {
  /// The compiler finds the segues of its kind that nothing on the screen sets off. A presentation may become a popover
  /// by its style, or by that of what it presents. In a storyboard the class may set the anchor in `prepare`.
  static let popoverWithoutAnchor = ProgramRule(
    RuleFacts(ofLanguage: "popover-without-anchor", text: .error, storyboard: .warning),
    needs: .allCodeToBeSure
  ) { context in
    let program = context.program
    for edge in context.map.edges where edge.way == .presents {
      guard program.style(of: edge) == .popover, let attributes = program.attributes(of: edge),
        program.value(of: .anchor, in: attributes) == nil
      else { continue }
      if case .segue(let id) = edge.origin,
        program.segues[id].trigger != .scene || context.map.pointsElsewhere(id)
      {
        continue
      }
      context.reportPopover(of: edge.source, at: edge.place)
    }
    for (_, arrow) in context.map.segueArrows
    where arrow.isWithoutAnchor && arrow.trigger == .scene {
      context.reportPopover(of: arrow.source, at: arrow.place)
    }
  }
}

extension ProgramRuleContext {
  fileprivate mutating func reportPopover(of scene: ID<Scene>, at place: Place) {
    report(
      at: place, about: [scene],
      program.codeMayDoMore(in: scene)
        ? "the storyboard gives this popover nothing to point at"
        : "this popover has nothing to point at",
      label: "UIKit raises an exception, unless code gives it an anchor (ERR-24)",
      help: ["start it at a button, or give it an anchor"])
  }
}
