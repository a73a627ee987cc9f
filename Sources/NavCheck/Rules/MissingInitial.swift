import NavModel
import NavText

extension ProgramRules {
  /// A storyboard that code takes scenes out of by their identifiers needs no initial controller, nor one that others
  /// refer into.
  static let missingInitial = ProgramRule(
    SharedRules.missingInitial,
    needs: .allWaysIn
  ) { context in
    let program = context.program
    for id in program.storyboards.ids {
      let storyboard = program[id]
      guard storyboard.initial == nil, let first = storyboard.scenes.first,
        !storyboard.scenes.contains(where: { context.map.isReachable($0) })
      else { continue }
      context.report(
        at: storyboard.place, about: [first],
        "storyboard '\(program.nameAtRunTime(of: id))' has no initial controller and no scene with an identifier",
        label: "nothing can be made of it (ERR-37)",
        help: ["mark the first scene with Is Initial View Controller"])
    }
  }
}
