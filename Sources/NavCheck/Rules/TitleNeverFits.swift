import NavLayout
import NavModel
import NavText

extension ProgramRules {
  private static let width = TypedOption("width", 440, "How wide the widest phone is, in points.")

  static let titleNeverFits = ProgramRule(
    RuleFacts(
      "title-never-fits", text: .info, storyboard: .info,
      "A title is too long for every phone.",
      why: """
        A title gets what the items at both ends leave of the bar, and is cut at its tail where that \
        is too little (LAYOUT-58). One that is cut even on the widest phone is never read to its end \
        by anybody who holds one upright.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Everything that you have put into your shopping cart so far"
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Shopping Cart"
          }
        }
        """,
      options: [width.row]),
    needs: .barWidths
  ) { context in
    let width = Double(context.value(of: Self.width))
    let hasLargeTitles = hasLargeTitles(context.program)
    for scene in context.program.scenes.ids
    where context.surroundings(of: scene).isSometimesInNavigation {
      let row = context.program[scene]
      if row.kind.isContainer { continue }
      if hasLargeTitles && mayBeLarge(scene, context.program) { continue }
      let needs = context.barNeeds(of: scene)
      if needs.title == 0 { continue }
      let gaps = (needs.left > 0 ? 8.0 : 0) + (needs.right > 0 ? 8 : 0)
      let room = width - 40 - needs.left - needs.right - gaps
      guard needs.title > room else { continue }
      // Where the items alone are too much, they are what has to be fixed: `bar-items-overflow`.
      if needs.title <= width - 40, needs.overflowsNarrowBar { continue }
      context.report(
        at: row.place,
        "the title of \(context.name(scene)) needs \(Int(needs.title.rounded(.up))) points, and the bar has "
          + "\(Int(max(0, room)))",
        help: ["shorten it, or leave fewer items beside it"])
    }
  }

  /// Whether any stack of the app has large titles: asked once, for an app may have many scenes.
  private static func hasLargeTitles(_ program: Program) -> Bool {
    program.scenes.rows.contains {
      $0.kind == .navigation
        && program[program.scenes.cold(of: $0).bar, .prefersLargeTitles]
    }
  }

  /// A large title has the whole width below the items, and in a stack of its own a line of its own.
  private static func mayBeLarge(_ scene: ID<Scene>, _ program: Program) -> Bool {
    program[scene, .largeTitleDisplayMode] != .never
  }
}
