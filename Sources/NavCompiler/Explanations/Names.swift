import NavText

extension SemanticProblem {
  /// Names of scenes, elements and classes, and what can go wrong with variables.
  static var nameExplanations: [Explanation] {
    [
      Explanation(
        "duplicate-name", .error, "Two things that are called alike stand in the same place.",
        why: """
          Arrows, outlets and tests speak of things by name. With two of a name it would be chance \
          which one is meant.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              label Price "10"
              label Price "20"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              label Price "10"
              label Total "20"
            }
          }
          """),
      Explanation(
        "duplicate-identifier", .warning,
        "Two segues of a scene, two cells or two scenes have the same identifier.",
        why: """
          Code looks things up by identifier. Of two segues the first in the file wins in silence \
          (SEG-10), and Xcode says nothing about either (IBW-5, IBW-6): the other one is never \
          performed.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as "Open"
              -> present Help as "Open"
            }
            scene Detail
            scene Help
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as "OpenDetail"
              -> present Help as "OpenHelp"
            }
            scene Detail
            scene Help
          }
          """),
      Explanation(
        "unknown-scene", .error, "An arrow or a test names a scene that is not declared.",
        why: """
          A segue needs a destination: without one the app has nothing to instantiate. In code it \
          would be an exception, since the storyboard contains no such controller (ERR-36).
          """,
        bad: """
          storyboard Shop {
            initial -> Cart
            scene Cart {
              button Pay "Pay" -> show Chekout
            }
            scene Checkout
          }
          """,
        good: """
          storyboard Shop {
            initial -> Cart
            scene Cart {
              button Pay "Pay" -> show Checkout
            }
            scene Checkout
          }
          """),
      Explanation(
        "unknown-storyboard", .error, "A path starts with a storyboard that is not declared.",
        why: """
          Settings.Profile is the scene Profile of the storyboard Settings. Loading a storyboard \
          that the app does not contain raises an exception (ERR-35). A project is the set of \
          files given to the command, so the file may just be missing there.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Profile "Profile" -> show Setings.Profile
            }
          }

          storyboard Settings {
            initial -> Profile
            scene Profile
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Profile "Profile" -> show Settings.Profile
            }
          }

          storyboard Settings {
            initial -> Profile
            scene Profile
          }
          """),
      Explanation(
        "ambiguous-scene", .error, "Several storyboards have a scene of this name.",
        why: """
          Scenes are looked up in their own storyboard first. A name that is not found there must \
          tell the storyboard too, if more than one other has it: each would show another screen.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          storyboard Shop {
            initial -> Detail
            scene Detail
          }

          storyboard Library {
            initial -> Detail
            scene Detail
          }

          class HomeViewController: UIViewController {
            action open { push Detail }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          storyboard Shop {
            initial -> Detail
            scene Detail
          }

          storyboard Library {
            initial -> Detail
            scene Detail
          }

          class HomeViewController: UIViewController {
            action open { push Shop.Detail }
          }
          """),
      Explanation(
        "unknown-element", .error,
        "An outlet, an anchor, a constraint or a test names an element that is not there.",
        why: """
          These connect to elements and bar items by name, within one scene. A connection to \
          nothing is dropped in silence when the app loads the scene, and the outlet stays nil \
          (OUT-5).
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController {
              label Time "12:00"
              outlet timeLabel -> Tiem
            }
          }

          class ClockViewController: UIViewController {
            outlet timeLabel: UILabel
          }
          """,
        good: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController {
              label Time "12:00"
              outlet timeLabel -> Time
            }
          }

          class ClockViewController: UIViewController {
            outlet timeLabel: UILabel
          }
          """),
      Explanation(
        "unknown-class", .error, "A class is neither declared nor one of UIKit's.",
        why: """
          Xcode does not notice a wrong class name (SEG-74). The app logs a line when it loads the \
          scene and makes a plain UIViewController instead (ERR-40), without outlets and actions. \
          A class of a storyboard is missing as well when only another app of the project has it.
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClokViewController
          }

          class ClockViewController: UIViewController
          """,
        good: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController
          }

          class ClockViewController: UIViewController
          """),
      Explanation(
        "wrong-class", .error, "A class does not descend from the class that its use needs.",
        why: """
          A table scene is loaded as a UITableViewController, a label as a UILabel, and so on. A \
          class of another family answers other messages: the app crashes when it is asked for \
          what it does not have.
          """,
        bad: """
          storyboard Main {
            initial -> Cities
            table Cities: CitiesViewController
          }

          class CitiesViewController: UIViewController
          """,
        good: """
          storyboard Main {
            initial -> Cities
            table Cities: CitiesViewController
          }

          class CitiesViewController: UITableViewController
          """),
      Explanation(
        "class-cycle", .error, "A class descends from itself.",
        why: """
          Following superclasses must end at a class of UIKit. Swift does not compile a circle \
          either.
          """,
        bad: """
          class FormViewController: FormViewController
          """,
        good: """
          class FormViewController: UIViewController
          """),
      Explanation(
        "unknown-variable", .error, "A name stands for no state variable that is known there.",
        why: """
          Names are looked up in the row, the scene, its class and the app. A condition on \
          something that does not exist could never be decided.
          """,
        bad: """
          var isSignedIn: Bool

          storyboard Main {
            initial -> Home
            scene Home {
              button Pay "Pay" -> show Checkout when isSinedIn
            }
            scene Checkout
          }
          """,
        good: """
          var isSignedIn: Bool

          storyboard Main {
            initial -> Home
            scene Home {
              button Pay "Pay" -> show Checkout when isSignedIn
            }
            scene Checkout
          }
          """),
      Explanation(
        "unknown-type", .error, "A variable has a type that does not exist.",
        why: """
          Variables hold what navigation depends on, and have few values so that every state can \
          be visited: Bool, a range such as 0...5, or an enum. String and Int have too many.
          """,
        bad: """
          var count: Int
          """,
        good: """
          var count: 0...5
          """),
      Explanation(
        "unknown-case", .error, "An enum has no case of this name.",
        why: """
          A point and a name stand for a case of the enum that is needed there. Swift would not \
          compile it either.
          """,
        bad: """
          enum City {
            case london "London"
            case paris "Paris"
          }

          var city: City = .pari
          """,
        good: """
          enum City {
            case london "London"
            case paris "Paris"
          }

          var city: City = .paris
          """),
      Explanation(
        "type-mismatch", .error, "A value is of another kind than is needed there.",
        why: """
          Conditions are true or false, counters are whole numbers, and an enum has only its \
          cases. Values of different kinds cannot be compared or assigned, as in Swift.
          """,
        bad: """
          var count: 0...5 = "0"
          """,
        good: """
          var count: 0...5 = 0
          """),
      Explanation(
        "out-of-range", .error, "A value lies outside the range of its variable.",
        why: """
          The range is a promise that every state the app can be in is known. A constant outside \
          of it could never be reached; what is computed is kept inside.
          """,
        bad: """
          var count: 0...5 = 6
          """,
        good: """
          var count: 0...5 = 5
          """),
      Explanation(
        "bad-domain", .error, "A range or an enum has no values.",
        why: """
          A variable always has one of its values. A range whose end lies below its start has \
          none, and neither has an enum without cases. In Swift such a range stops the app.
          """,
        bad: """
          var count: 5...0
          """,
        good: """
          var count: 0...5
          """),
    ]
  }
}
