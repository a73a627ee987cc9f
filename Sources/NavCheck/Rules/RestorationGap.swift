import NavModel
import NavText

extension ProgramRules {
  static let restorationGap = ProgramRule(
    RuleFacts(
      "restoration-gap", text: .warning, storyboard: nil,
      "State restoration stops at a container or at its screens.",
      why: """
        A controller is only preserved if everything around it has a restoration identifier too \
        (RESTORE-5), and a container with one preserves those of its screens that have one \
        (RESTORE-2, RESTORE-13). What is pushed or presented is made again by its storyboard, which \
        looks for the restoration identifier among its own identifiers (RESTORE-6). With a gap \
        people find themselves at the start after the app was ended.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            restorationIdentifier: "Browse"
            root -> Cart
          }
          scene Cart
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            restorationIdentifier: "Browse"
            root -> Cart
          }
          scene Cart {
            restorationIdentifier: "Cart"
          }
        }
        """)
  ) { context in
    let program = context.program
    func isPreserved(_ scene: ID<Scene>) -> Bool {
      program.value(of: .restorationIdentifier, in: program[scene].attributes) != nil
    }
    for scene in program.scenes.ids {
      let row = program[scene]
      if let (wanted, own) = program.otherIdentifier(of: scene),
        context.map.edges(to: scene).contains(where: { $0.way != .holds })
      {
        context.report(
          at: row.place, "\(context.name(scene)) is preserved, and nothing can make it again",
          label: "its storyboard identifier is \"\(own)\", not \"\(wanted)\"",
          help: ["write as \"\(wanted)\", or restorationIdentifier: \"\(own)\""])
      }
      let children = program.children(of: scene)
      if isPreserved(scene), !children.isEmpty,
        !children.contains(where: { isPreserved($0.destination) })
      {
        context.report(
          at: row.place, "\(context.name(scene)) is preserved, but none of its screens is",
          related: [
            context.label(
              program[children[children.startIndex].destination].place,
              "this has no restoration identifier")
          ],
          help: ["give its screens a restorationIdentifier too"])
      }
      let holders = context.map.edges(to: scene).filter { $0.way == .holds }
      if isPreserved(scene), let holder = holders.first,
        !holders.contains(where: { isPreserved($0.source) })
      {
        context.report(
          at: row.place,
          "\(context.name(scene)) is not preserved, because \(context.name(holder.source)) around it is not",
          related: [
            context.label(program[holder.source].place, "this has no restoration identifier")
          ],
          help: ["give \(context.name(holder.source)) a restorationIdentifier too"])
      }
    }
  }
}

extension Program {
  /// The restoration identifier of a scene and its storyboard identifier, where the storyboard knows nothing of the
  /// first and no restoration class makes it.
  fileprivate func otherIdentifier(of scene: ID<Scene>) -> (wanted: String, own: String)? {
    let own = self[cold: scene].identifier
    guard let wanted = self[scene, .restorationIdentifier], !own.isNone, own != wanted,
      value(of: .restorationClassCreates, in: self[scene].attributes) == nil,
      !scenes.ids.contains(where: {
        self[$0].storyboard == self[scene].storyboard && self[cold: $0].identifier == wanted
      })
    else { return nil }
    return (names[wanted], names[own])
  }
}
