import NavModel
import NavText

extension Rule {
  /// In a storyboard the class may set the anchor in `prepare`.
  static let popoverWithoutAnchor = Rule(
    RuleFacts(ofLanguage: "popover-without-anchor", storyboard: .warning)
  ) { context in
    let program = context.program
    for id in program.segues.ids {
      let segue = program[id]
      guard segue.operation == .popover, segue.trigger == .scene,
        program.value(of: .anchor, in: segue.attributes) == nil,
        !context.map.pointsElsewhere(id)
      else { continue }
      context.report(
        at: segue.place, "this popover has nothing to point at",
        label: "UIKit raises an exception, unless code gives it an anchor (ERR-24)",
        help: ["start it at a button, or give it an anchor"],
        atMost: context.mayHideCode(segue.source) ? .info : .error)
    }
  }
}
