import NavModel
import NavText

extension ProgramRules {
  /// In a storyboard code may add the child, so it is reported softly.
  static let emptyContainer = ProgramRule(
    RuleFacts(ofLanguage: "empty-container", storyboard: .info),
    needs: .allWaysOut
  ) { context in
    let program = context.program
    for owner in program.scenes.ids {
      let scene = program[owner]
      var embedding: Set<Trigger> = []
      for id in scene.segues where program[id].operation == .embed {
        embedding.insert(program[id].trigger)
      }
      for id in scene.elements
      where program[id].kind == .container && !embedding.contains(.element(id)) {
        context.report(
          at: program[id].place, about: [owner], "the container view embeds nothing",
          label: "an empty rectangle, unless code adds a child",
          help: ["draw an embed segue from it, or make it a plain view"])
      }
    }
  }
}
