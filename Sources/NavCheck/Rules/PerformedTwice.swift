import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  /// For storyboards, a rule of the same code looks into the code itself.
  static let performedTwice = ProgramRule(
    SharedRules.performedTwice,
    bad: example("prototype Item { -> show Detail as \"detail\", -> action open }"),
    good: example("prototype Item -> action open\n    -> show Detail as \"detail\""),
    needs: .text
  ) { context in
    let program = context.program
    guard program.hasCode else { return }
    var performed: [ID<Method>: [Name: ID<Statement>]] = [:]
    for scene in program.scenes.ids {
      var drawn: [Trigger: [Name: ID<Segue>]] = [:]
      for id in program[scene].segues {
        let segue = program[id]
        if segue.trigger == .scene || segue.identifier.isNone { continue }
        drawn[segue.trigger, default: [:]][segue.identifier] = id
      }
      if drawn.isEmpty { continue }
      for connection in program.actionConnections[program[cold: scene].actionConnections] {
        // Another event is another touch.
        guard connection.event == nil, let method = connection.method,
          let segues = drawn[connection.trigger]
        else { continue }
        let calls = performed[method] ?? program.performedSegues(in: method)
        performed[method] = calls
        let names = segues.count < calls.count ? Array(segues.keys) : Array(calls.keys)
        let twice = names.compactMap { name in
          segues[name].flatMap { segue in calls[name].map { (segue, $0) } }
        }
        for (segue, call) in twice.sorted(by: { $0.1 < $1.1 }) {
          // Where each has a condition, one may exclude the other.
          let isGuarded = program[cold: segue].condition != nil
          if isGuarded && program.isConditional(call, in: method) { continue }
          context.report(
            at: program[call].place,
            "this performs \"\(program[program[segue].identifier])\", which happens by itself at the same touch",
            label: "the screen is shown twice",
            related: [
              context.label(program[segue].place, "the segue starts at the same place here")
            ],
            help: ["take the line out, or start the segue at the scene itself"],
            trace: context.trace(
              to: [.alreadyPresenting, .presentationInProgress, .nestedTransition], about: [scene]))
        }
      }
    }
  }

  private static func example(_ row: String) -> String {
    """
    storyboard Shop {
      initial -> Stack
      navigation Stack { root -> List }
      table List {
        \(row)
        action open { perform "detail" }
      }
      scene Detail
    }
    """
  }
}

extension Program {
  /// The identifiers that a method performs, each with the first statement that does.
  fileprivate func performedSegues(in method: ID<Method>) -> [Name: ID<Statement>] {
    var found: [Name: ID<Statement>] = [:]
    forEachStatement(in: self[method].body) { id in
      guard case .call(.perform, .identifier(let name)) = self[id].operation else { return }
      if found[name] == nil { found[name] = id }
    }
    return found
  }

  /// Whether a statement of a method is in a branch.
  fileprivate func isConditional(_ statement: ID<Statement>, in method: ID<Method>) -> Bool {
    !self[method].body.contains(statement)
  }
}
