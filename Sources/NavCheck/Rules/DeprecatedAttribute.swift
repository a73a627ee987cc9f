import NavModel
import NavText

extension Rule {
  static let deprecatedAttribute = Rule(
    RuleFacts(
      "deprecated-attribute", text: .info, storyboard: nil,
      "An attribute has no effect in the generation of iOS that is assumed.",
      why: """
        UIKit keeps old properties and ignores them: wantsFullScreenLayout and bordered bar items \
        since iOS 7 (LAYOUT-10, BAR-47), automaticallyAdjustsScrollViewInsets since iOS 11 \
        (LAYOUT-15). The screen does not look as the file says.
        """,
      bad: """
        storyboard Shop {
          era: modern
          initial -> Photo
          scene Photo {
            wantsFullScreenLayout: true
          }
        }
        """,
      good: """
        storyboard Shop {
          era: modern
          initial -> Photo
          scene Photo {
            edgesForExtendedLayout: [top, bottom]
          }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids {
      let row = program[scene]
      let era = program.era(of: scene)
      if era != .legacy, program.flag(.wantsFullScreenLayout, in: row.attributes) != nil {
        context.report(
          at: row.place, "'wantsFullScreenLayout' of \(context.name(scene)) has no effect",
          label: "iOS 7 and later ignore it",
          help: ["write edgesForExtendedLayout: [top, bottom] instead, or era: legacy"])
      }
      if era.hasCards,
        program.flag(.automaticallyAdjustsScrollViewInsets, in: row.attributes) != nil
      {
        context.report(
          at: row.place,
          "'automaticallyAdjustsScrollViewInsets' of \(context.name(scene)) has no effect",
          label: "iOS 11 and later ask each scroll view", help: ["take it out"])
      }
      for item in row.barItems {
        let bordered = 1
        guard era != .legacy,
          program.word(.barItemStyle, in: program[rare: item].attributes) == bordered
        else { continue }
        context.report(
          at: program[item].place, "bordered bar items look like plain ones", label: "since iOS 7",
          help: ["write style: plain, or leave it out"])
      }
    }
  }
}
