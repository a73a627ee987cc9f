import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// What counts as exercised, and that counting changes nothing.
@Suite("Coverage")
struct CoverageTests {
  /// What the tests of a text leave out, each as reports say it.
  private func lacks(_ text: String) throws -> [String] {
    let source = SourceText(path: "Main.navscene", bytes: Array(text.utf8))
    let program = try #require(Compilation(Table([source])).program)
    let coverage = try played(program)
    return coverage.missing.map {
      let item = coverage.map.items[$0]
      return "\(program.text(of: item)): \(program.lack(of: item))"
    }
  }

  private func played(_ program: Program) throws -> Coverage {
    var coverage: Coverage? = Coverage(program)
    for test in program.scenarios.ids {
      let counted = program.run(test, usually: UsualSystem(), noting: &coverage)
      let plain = program.run(test)
      #expect(counted.trace == plain.trace)
      #expect(counted.failures == plain.failures)
    }
    return try #require(coverage)
  }

  private let shop = """
    storyboard Shop {
        initial -> Cart
        scene Cart {
            var isFull: Bool = false
            button Fill -> action fill
            button Pay -> present Thanks when isFull
            action fill {
                if isFull { isFull = false } else { isFull = true }
            }
            unwind home
        }
        scene Thanks {
            button Done -> unwind home
        }
    }

    """

  @Test func withoutTestsAllIsMissing() throws {
    #expect(
      try lacks(shop) == [
        "Cart: never seen", "button Fill: never touched", "button Pay: never touched",
        "Pay -> present Thanks: never walked", "Pay -> present Thanks when isFull: never true",
        "Pay -> present Thanks when isFull: never false", "action fill: never ran",
        "if isFull: never true", "if isFull: never false", "unwind home: never ran",
        "Thanks: never seen", "button Done: never touched", "Done -> unwind home: never walked",
      ])
  }

  @Test func eachSideOfAGuardCounts() throws {
    #expect(
      try lacks(shop + "test \"refused\" { tap Pay }") == [
        "button Fill: never touched", "Pay -> present Thanks: never walked",
        "Pay -> present Thanks when isFull: never true", "action fill: never ran",
        "if isFull: never true", "if isFull: never false", "unwind home: never ran",
        "Thanks: never seen", "button Done: never touched", "Done -> unwind home: never walked",
      ])
    #expect(
      try lacks(shop + "test \"paid\" {\n tap Fill\n tap Pay\n tap Done\n }") == [
        "Pay -> present Thanks when isFull: never false", "if isFull: never true",
      ])
    #expect(
      try lacks(
        shop + "test \"all\" {\n tap Pay\n tap Fill\n tap Fill\n tap Fill\n tap Pay\n tap Done\n }")
        == [])
  }

  /// A tab counts when it is shown, its guard when it is asked.
  @Test func tabsAndTheirGuards() throws {
    let tabs = """
      storyboard Tabs {
          initial -> Main
          tabs Main {
              tab -> One
              tab -> Two when isOpen
          }
          scene One
          scene Two
      }
      var isOpen: Bool = false

      """
    #expect(
      try lacks(tabs + "test \"shut\" {\n tab Two\n expect visible == One\n }") == [
        "tab -> Two: never walked", "tab -> Two when isOpen: never true", "Two: never seen",
      ])
    #expect(
      try lacks(tabs + "test \"open\" {\n isOpen = true\n tab Two\n }") == [
        "tab -> Two when isOpen: never false"
      ])
  }

  /// Each controller that has the unwind action is asked whether it wants it.
  @Test func unwindActionsAreAsked() throws {
    let text = """
      storyboard S {
          initial -> Stack
          navigation Stack { root -> A }
          scene A {
              button Go -> show B
              unwind home
          }
          scene B {
              var isHome: Bool = false
              button Go -> show C
              unwind home when isHome
          }
          scene C {
              button Home -> unwind home
          }
      }
      test "home" {
          tap Go
          tap Go
          tap Home
          expect visible == A
      }
      """
    #expect(
      try lacks(text) == ["unwind home: never ran", "unwind home when isHome: never true"])
  }

  /// Handlers of alerts choose among their arrows, and a test may launch the app again.
  @Test func alertsAndLaunches() throws {
    let text = """
      storyboard S {
          initial -> A
          scene A {
              var isSure: Bool = true
              button Ask -> present Question
              alert Question {
                  action Yes -> present B when isSure
                  action No { style: cancel }
              }
          }
          scene B
      }
      test "yes" {
          tap Ask
          tap Yes
          expect visible == B
          launch
      }
      """
    #expect(
      try lacks(text) == ["Yes -> present B when isSure: never false", "action No: never touched"])
  }

  @Test func sharesAreRoundedDown() {
    #expect(Coverage.Share(covered: 999, total: 1000).percentage == "99.9 %")
    #expect(Coverage.Share(covered: 1999, total: 2000).percentage == "99.9 %")
    #expect(Coverage.Share(covered: 0, total: 0).permille == 1000)
  }

  @Test func countingChangesNothingInGeneratedPrograms() throws {
    for random in SeededRandom.cases(20) {
      var generator = SourceGenerator(random)
      guard let program = Compilation(Table(generator.project())).program else { continue }
      _ = try played(program)
    }
  }
}
