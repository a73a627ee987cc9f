import NavModel
import NavText

extension ProgramRules {
  private static let most = TypedOption("most", 5, "How many tabs fit.")

  static let tooManyTabs = ProgramRule(
    RuleFacts(
      "too-many-tabs", text: .info, storyboard: .info,
      "A tab bar has more tabs than fit.",
      why: """
        An iPhone shows five. From the sixth on, the last place is More, and everything from the \
        fifth on goes into a list behind it (MORE-1), where people seldom look.
        """,
      bad: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Offers
            tab -> Orders
            tab -> Stores
            tab -> Account
            tab -> Help
          }
          scene Cart { title: "Cart" }
          scene Offers { title: "Offers" }
          scene Orders { title: "Orders" }
          scene Stores { title: "Stores" }
          scene Account { title: "Account" }
          scene Help { title: "Help" }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Offers
            tab -> Orders
            tab -> Stores
            tab -> Account
          }
          scene Cart { title: "Cart" }
          scene Offers { title: "Offers" }
          scene Orders { title: "Orders" }
          scene Stores { title: "Stores" }
          scene Account { title: "Account" }
        }
        """,
      options: [most.row])
  ) { context in
    let program = context.program
    let most = max(1, context.value(of: Self.most))
    for scene in program.scenes.ids where program[scene].kind == .tabBar {
      let tabs = program.children(of: scene).filter { $0.kind == .tab }
      // What other storyboards hold is somewhere among them.
      let elsewhere = context.map.tabsElsewhere(of: scene)
      let count = tabs.count + elsewhere
      guard count > most else { continue }
      let behind = elsewhere > 0 ? [] : tabs[(most - 1)...]
      let names =
        behind.isEmpty
        ? "the last ones" : list(behind.map { context.name($0.destination) }, most: 5)
      context.report(
        at: program[scene].place,
        "\(context.name(scene)) has \(count) tabs, and \(most) fit: \(names) go under More",
        related: behind.prefix(1).map { context.label($0.place, "from here on") },
        help: ["join some of them, or put them on a screen that one tab shows"])
    }
  }
}
