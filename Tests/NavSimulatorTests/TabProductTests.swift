import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

@testable import NavSimulator

/// Tabs that are explored one by one combine to what a search through all of their states finds.
@Suite("Tabs as a product") struct TabProductTests {
  @Test("numbers, errors and ways are those of all states")
  func agreement() throws {
    var decided = 0
    // Variables, and code that reaches other tabs, are there to be noticed: such apps are refused more often.
    let rest: [SmallApp.Traits] = [[], .memories, .variables, .reaches]
    for var random in SeededRandom.cases(60) {
      for number in 0..<8 {
        let app = SmallApp(
          &random, [.tabs, .modals, .pops, .unwinds, rest[number % rest.count]])
        if try areCompared(app.text, random) { decided += 1 }
      }
    }
    #expect(decided > 60)
  }

  @Test("a variable that changes is an obstacle, and others are none")
  func variables() throws {
    let text = Self.wide(tabs: 2, depth: 2, branching: 1)
    let constant = try product(of: text + "var isOpen: Bool = true\n")
    #expect(constant.obstacle == nil && constant.isComplete)
    let changing =
      text.replacing(
        "scene T0L0C0 {",
        with: "scene T0L0C0 { action go { isOpen = not isOpen }\n button Go \"Go\" -> action go")
      + "var isOpen: Bool = true\n"
    let failed = try product(of: changing)
    #expect(failed.obstacle == .variables)
  }

  @Test("an unwind segue that finds nobody may find somebody once another tab has changed")
  func unwinding() throws {
    #expect(try product(of: Self.unwindingIntoAnotherTab()).obstacle == .unwind)
  }

  /// The other tab has to show B1 before anything leads out of the screen that covers this one.
  static func unwindingIntoAnotherTab(tabs: String = "", scenes: String = "") -> String {
    """
    storyboard App {
    initial -> Main
    tabs Main {
    tab -> A
    tab -> B
    \(tabs)
    }
    navigation A { root -> A0 }
    scene A0 { button Open "Open" -> present Cover { style: fullScreen } }
    scene Cover { button Out "Out" -> unwind home }
    navigation B { root -> B0 }
    scene B0 { button Go "Go" -> show B1 }
    scene B1 { unwind home }
    \(scenes)
    }
    """
  }

  @Test("billions of states are counted without being visited")
  func large() throws {
    let product = try product(of: Self.wide(tabs: 5, depth: 6, branching: 2))
    #expect(product.isComplete)
    let own = (1 << 6) - 1
    #expect(product.states.count == 5 * own)
    // One tab in front, and each other as it was left; all but the first may be untouched.
    let others = own * (own + 1) * (own + 1) * (own + 1)
    let first = (own + 1) * (own + 1) * (own + 1) * (own + 1)
    #expect(product.stateCount.exact == own * first + 4 * own * others)
    #expect(product.depth == 4 * 5 + 5 + 5)
  }

  /// Tabs with stacks, in which each scene of a layer shows each scene of the next.
  static func wide(tabs: Int, depth: Int, branching: Int) -> String {
    var lines = ["storyboard Wide {", "initial -> Main", "tabs Main {"]
    lines += (0..<tabs).map { "tab -> Stack\($0)" } + ["}"]
    for tab in 0..<tabs {
      func name(_ layer: Int, _ choice: Int) -> String { "T\(tab)L\(layer)C\(choice)" }
      lines.append("navigation Stack\(tab) { root -> \(name(0, 0)) }")
      for layer in 0..<depth {
        for choice in 0..<(layer == 0 ? 1 : branching) {
          lines.append("scene \(name(layer, choice)) {")
          if layer + 1 < depth {
            lines += (0..<branching).map {
              "button B\($0) \"\($0)\" -> show \(name(layer + 1, $0))"
            }
          }
          lines.append("}")
        }
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func compile(_ text: String) -> Program? {
    Compilation(Table([SourceText(path: "App.navscene", text)])).program
  }

  private func product(of text: String) throws -> TabProduct {
    let program = try #require(compile(text))
    var product = try #require(
      TabProduct(of: program, from: program.launch().state, atMost: 10_000))
    product.run()
    return product
  }

  /// Whether the tabs of the app could be explored one by one.
  private func areCompared(_ text: String, _ random: SeededRandom) throws -> Bool {
    let program = try #require(compile(text))
    let start = program.launch().state
    let initial = start.visible.map { start.controllers[$0].scene }
    let look: @Sendable (NavigationState) -> Exploration.Marks = { state in
      state.visible.map { state.controllers[$0].scene } == initial ? 1 : 0
    }
    guard
      var product = TabProduct(of: program, from: start, atMost: 2_000, look: look)
    else { return false }
    product.run()
    guard product.isComplete else { return false }
    var all = Exploration(of: program, from: start, atMost: 20_000, look: look)
    all.run()
    guard all.isComplete else { return false }
    let about = "\(random)\n\(text)"
    #expect(product.stateCount.exact == all.states.count, "\(about)")
    #expect(product.moveCount.exact == all.edges.count, "\(about)")
    #expect(product.depth == all.depth, "\(about)")
    #expect(
      Set(product.incidents.map { $0.diagnostic }) == Set(all.incidents.map { $0.diagnostic }),
      "\(about)")
    for wanted in [UInt32(0), 1] {
      let nearest = all.states.ids.first { all[marks: $0] & 1 == wanted }
      #expect(
        product.way(toWhere: 1, holds: wanted == 1)?.count
          == nearest.map { all.path(to: $0).count },
        "\(about)")
    }
    for node in product.states.ids {
      let path = product.path(to: node)
      #expect(path.count == product.distance(of: node), "\(about)")
      let reached = path.reduce(start) { program.state(after: $1, in: $0) }
      #expect(look(reached) == product[marks: node], "\(about)")
    }
    let reachability = Reachability(of: { all[marks: $0] & 1 == 1 }, in: all)
    let stuck = all.states.ids.filter { reachability.distance(from: $0) == nil }
    let deadEnds = all.states.ids.filter { state in
      all.edges.targets(from: state).allSatisfy { $0 == nil || $0 == state }
    }
    #expect(product.count(of: product.deadEnds).exact == deadEnds.count, "\(about)")
    guard let ways = TabProductWays(to: 1, in: product) else { return true }
    #expect(ways.stuckCount.exact == stuck.count, "\(about)")
    for limit in [0, 1, 2, 4, Int.max] {
      func isFar(_ state: ID<NavigationState>) -> Bool {
        reachability.distance(from: state).map { $0 > limit } ?? true
      }
      let found = ways.states(fartherThan: limit)
      let nearest = all.states.ids.first { isFar($0) }
      #expect(found.isEmpty == (nearest == nil), "\(about)")
      for (place, distance) in found {
        let reached = product.path(to: place).reduce(start) { program.state(after: $1, in: $0) }
        let id = try #require(all.states.id(of: reached), "\(about)")
        #expect(isFar(id) && reachability.distance(from: id) == distance, "\(about)")
      }
      if let first = found.first, let nearest {
        #expect(product.path(to: first.place).count == all.path(to: nearest).count, "\(about)")
      }
    }
    return true
  }
}
