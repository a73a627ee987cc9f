import NavModel
import NavText

extension ProgramRules {
  static let unshownAccessory = ProgramRule(
    RuleFacts(
      "unshown-accessory", text: .info, storyboard: nil,
      "A bottom accessory is never shown: the app is only simulated before iOS 26.",
      why: """
        Bottom accessories came with iOS 26 (GLASS-11). The app starts in an earlier era, and no test \
        names a later one, so the accessory is neither shown nor tried.
        """,
      bad: """
        storyboard Music {
          initial -> App
          tabs App {
            tab -> Home
            bottomAccessory { label Song "Song" }
          }
          scene Home { tabItem "Home" { image: "house" } }
        }
        """,
      good: """
        storyboard Music {
          era: glass
          initial -> App
          tabs App {
            tab -> Home
            bottomAccessory { label Song "Song" }
          }
          scene Home { tabItem "Home" { image: "house" } }
        }
        """)
  ) { context in
    let program = context.program
    if program.scenarios.rows.contains(where: { $0.era?.hasGlass == true }) { return }
    if program.checks.rows.contains(where: { $0.era?.hasGlass == true }) { return }
    for scene in program.scenes.ids where !program.era(of: scene).hasGlass {
      guard let view = program[cold: scene].bottomAccessory else { continue }
      context.report(
        at: program[view].place, about: [scene],
        "the accessory of \(context.name(scene)) is never shown before iOS 26",
        label: "here the app starts as \(program.era(of: scene).facts.versions)",
        help: ["write era: glass in the storyboard or in a test"])
    }
  }
}
