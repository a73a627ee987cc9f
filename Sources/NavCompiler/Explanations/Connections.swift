import NavText

extension SemanticProblem {
  /// Outlets, actions, segues and constraints.
  static var connectionExplanations: [Explanation] {
    [
      Explanation(
        "cannot-trigger", .error, "An arrow starts at something that answers to no touch.",
        why: """
          Segues and actions start at controls, cells, bar items and gestures (SEG-40). Nothing \
          happens when a person touches a label, so the arrow would never be followed.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              label More "More" -> show Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button More "More" -> show Detail
            }
            scene Detail
          }
          """),
      Explanation(
        "missing-outlet", .error, "A scene connects an outlet that its class does not have.",
        why: """
          This is what is left when a property is renamed or deleted and its connection is not \
          (OUT-2). The app crashes when the view loads: the class is not key value \
          coding-compliant for the key (ERR-32). Xcode compiles it without a word (OUT-4).
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController {
              label Time "12:00"
              outlet timeLable -> Time
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
        "outlet-type", .error, "An outlet is connected to something of another class.",
        why: """
          The runtime assigns whatever the storyboard says. The app crashes later, when code asks \
          a button for what only a label has.
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController {
              button Time "12:00"
              outlet timeLabel -> Time
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
        "outlet-collection", .error,
        "An outlet is connected as a collection, or a collection as one outlet.",
        why: """
          A collection is an array property that several elements are connected to. Assigning one \
          object to it, or an array to a plain outlet, crashes when the property is used.
          """,
        bad: """
          storyboard Main {
            initial -> Keypad
            scene Keypad: KeypadViewController {
              button One "1"
              outlet keys -> One
            }
          }

          class KeypadViewController: UIViewController {
            outlets keys: UIButton
          }
          """,
        good: """
          storyboard Main {
            initial -> Keypad
            scene Keypad: KeypadViewController {
              button One "1"
              outlets keys -> [One]
            }
          }

          class KeypadViewController: UIViewController {
            outlets keys: UIButton
          }
          """),
      Explanation(
        "duplicate-outlet", .error, "An outlet is connected twice.",
        why: """
          An outlet holds one object. When the view loads the second connection overwrites the \
          first, so the first element is never changed by the code.
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock: ClockViewController {
              label Time "12:00"
              label Date "Monday"
              outlet timeLabel -> Time
              outlet timeLabel -> Date
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
              label Date "Monday"
              outlet timeLabel -> Time
            }
          }

          class ClockViewController: UIViewController {
            outlet timeLabel: UILabel
          }
          """),
      Explanation(
        "missing-action", .error, "A control sends an action that the class does not have.",
        why: """
          The action is stored as text and looked up at the first touch (OUT-11). Then the app \
          crashes: unrecognized selector sent to instance (ERR-34). Xcode does not notice.
          """,
        bad: """
          storyboard Main {
            initial -> Form
            scene Form: FormViewController {
              button Save "Save" -> action saev
            }
          }

          class FormViewController: UIViewController {
            action save
          }
          """,
        good: """
          storyboard Main {
            initial -> Form
            scene Form: FormViewController {
              button Save "Save" -> action save
            }
          }

          class FormViewController: UIViewController {
            action save
          }
          """),
      Explanation(
        "segue-without-identifier", .warning,
        "A segue starts at the controller itself and has no identifier.",
        why: """
          Nothing that a person touches sets it off, so only code can: performSegue with its \
          identifier. Without one it is never performed; Xcode warns about it as well (IBW-3).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as "ShowDetail"
            }
            scene Detail
          }
          """),
      Explanation(
        "unknown-unwind", .error, "An unwind arrow names an unwind action that nobody declares.",
        why: """
          An unwind segue names an action and looks for a controller below that has it (SEG-50). \
          If none has, it is abandoned in silence: the button does nothing (SEG-56).
          """,
        bad: """
          storyboard Main {
            initial -> Cities
            scene Cities: CitiesViewController {
              right Add .add -> present AddCity
            }
            scene AddCity {
              button Done "Done" -> unwind cityAded
            }
          }

          class CitiesViewController: UIViewController {
            unwind cityAdded
          }
          """,
        good: """
          storyboard Main {
            initial -> Cities
            scene Cities: CitiesViewController {
              right Add .add -> present AddCity
            }
            scene AddCity {
              button Done "Done" -> unwind cityAdded
            }
          }

          class CitiesViewController: UIViewController {
            unwind cityAdded
          }
          """),
      Explanation(
        "popover-without-anchor", .error, "A popover has nothing to point at.",
        why: """
          A popover needs a bar button item or a view before it is presented (MODAL-15); without \
          one UIKit raises an exception (ERR-24). A popover that starts at a button points at it.
          """,
        bad: """
          storyboard Main {
            initial -> Photo
            scene Photo {
              right Share .action
              -> popover Sharing as "Share"
            }
            scene Sharing
          }
          """,
        good: """
          storyboard Main {
            initial -> Photo
            scene Photo {
              right Share .action
              -> popover Sharing as "Share" { anchor: Share }
            }
            scene Sharing
          }
          """),
      Explanation(
        "missing-segue-class", .error, "A custom segue does not name its class.",
        why: """
          All that a custom segue does is in the perform method of its class (SEG-7). Without a \
          class the app crashes when the segue is performed (ERR-33).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> custom Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> custom Detail { class: FadeSegue }
            }
            scene Detail
          }
          """),
      Explanation(
        "unknown-segue", .error, "Code performs a segue whose identifier no segue has.",
        why: """
          performSegue(withIdentifier:) raises an exception: the receiver has no segue with that \
          identifier (SEG-11, ERR-30).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as "ShowDetail"
              action open { perform "showDetail" }
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as "ShowDetail"
              action open { perform "ShowDetail" }
            }
            scene Detail
          }
          """),
      Explanation(
        "unknown-argument", .error, "Data is handed to a variable that the destination has not.",
        why: """
          with stands for what prepare(for:sender:) sets on the destination before it is shown \
          (PASS-1, PASS-5). A property that does not exist cannot be set.
          """,
        bad: """
          var count: 0...5

          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> show Detail with amount: count
            }
            scene Detail {
              var total: 0...5
            }
          }
          """,
        good: """
          var count: 0...5

          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> show Detail with total: count
            }
            scene Detail {
              var total: 0...5
            }
          }
          """),
      Explanation(
        "not-a-tab", .error, "A scene is selected or given a badge, but it is no tab.",
        why: """
          Only a member of a tab bar controller's list can be selected; another controller raises \
          an exception (TAB-17, ERR-12). A badge of a controller without a tab is never seen.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            tabs Root {
              tab -> Home
            }
            scene Home {
              action finish { select Detail }
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            tabs Root {
              tab -> Home
              tab -> Detail
            }
            scene Home {
              action finish { select Detail }
            }
            scene Detail
          }
          """),
      Explanation(
        "bad-constraint", .error, "A constraint does not have the shape that Auto Layout knows.",
        why: """
          A constraint compares one side of an element with a multiple of another side plus a \
          constant, as NSLayoutConstraint does. Only widths and heights can equal a plain number: \
          a position without something to measure from makes UIKit raise an exception.
          """,
        bad: """
          storyboard Main {
            initial -> Form
            scene Form {
              button Save "Save"
              constraint Save.leading == 16
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Form
            scene Form {
              button Save "Save"
              constraint Save.leading == superview.leading + 16
            }
          }
          """),
    ]
  }
}
