import NavModel
import NavText

extension ProgramRules {
  static let tabWithoutImage = ProgramRule(
    RuleFacts(
      "tab-without-image", text: .info, storyboard: .info,
      "A tab has no image, while most of its bar have one.",
      why: """
        Its title stands alone between the others, at a height of its own, and looks as if \
        something had not been loaded.
        """,
      bad: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Help
          }
          scene Cart {
            tabItem "Cart" { image: "cart" }
          }
          scene Help {
            tabItem "Help"
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Help
          }
          scene Cart {
            tabItem "Cart" { image: "cart" }
          }
          scene Help {
            tabItem "Help" { image: "questionmark" }
          }
        }
        """),
    needs: .allWaysIn
  ) { context in
    let program = context.program
    for scene in program.scenes.ids where program[scene].kind == .tabBar {
      let tabs = program.children(of: scene).filter { $0.kind == .tab }.map { $0.destination }
      let without = tabs.filter { !context.showsImage($0) }
      // Where most have none, words are what the bar shows.
      if without.count * 2 > tabs.count { continue }
      for tab in without {
        // One that shows nothing at all is `empty-tab-item`.
        let bottom = program.bottom(of: tab)
        if !program.hasTab(tab) && !program.hasTab(bottom) { continue }
        let item = program[cold: tab].tabItem ?? program[cold: bottom].tabItem
        let place = item.map { program[$0].place } ?? program[tab].place
        context.report(
          at: place, about: [tab],
          "the tab of \(context.name(tab)) has no image, and most have one",
          help: [
            Wording(
              text: "write image: \"…\" into its tab item, or take a system item",
              storyboard: "give its tab bar item an image, or choose a system item")
          ])
      }
    }
  }
}

extension ProgramRuleContext {
  /// Whether the tab of a scene has an image, or code may give it one.
  fileprivate func showsImage(_ scene: ID<Scene>) -> Bool {
    if program.isStackOfStacks(scene) { return true }
    for candidate in [scene, program.bottom(of: scene)] {
      if program.codeMayDoMore(in: candidate) { return true }
      guard let item = program[cold: candidate].tabItem.map({ program[$0] }) else { continue }
      if item.systemItem != nil || program.value(of: .image, in: item.attributes) != nil {
        return true
      }
    }
    return false
  }
}
