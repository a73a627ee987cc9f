import NavText

extension SemanticProblem {
  /// Storyboards, and what stands in what.
  static var containerExplanations: [Explanation] {
    [
      Explanation(
        "missing-initial", .error, "A storyboard does not say which scene it starts with.",
        why: """
          An app whose main storyboard has no initial controller logs a line and shows a black \
          screen (ERR-37). Xcode does not notice (IBW-4). A storyboard that others point into \
          needs none, nor does one whose scenes have identifiers. One that only code makes scenes of says \
          initial: none.
          """,
        bad: """
          storyboard Main {
            scene Home
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }
          """),
      Explanation(
        "second-initial", .error, "A storyboard has two initial arrows.",
        why: """
          The app starts with one controller. In Interface Builder the arrow moves; here the two \
          lines contradict each other.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            initial -> Welcome
            scene Home
            scene Welcome
          }
          """,
        good: """
          storyboard Main {
            initial -> Welcome
            scene Home
            scene Welcome
          }
          """),
      Explanation(
        "missing-root", .error, "A navigation scene has no root.",
        why: """
          The screen shows a navigation bar with nothing in it and nothing below (NAV-21). The \
          root is the bottom of the stack and is never popped (NAV-13). Xcode does not notice \
          (IBW-21). Where code gives the stack its first screen, write root: code.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root
            scene Cities
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Cities
            }
            scene Cities
          }
          """),
      Explanation(
        "missing-tab", .error, "A tabs scene has no tabs.",
        why: """
          The screen shows an empty tab bar and nothing above it; there is nothing to select \
          (TAB-16). Xcode does not notice (IBW-21). Where code gives it its tabs, write tab: code.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            tabs Root
            scene Clock
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            tabs Root {
              tab -> Clock
            }
            scene Clock
          }
          """),
      Explanation(
        "missing-primary", .error, "A split scene has no primary column.",
        why: """
          A split view controller shows two levels side by side: the list and the detail (SPLIT-1). \
          Without the primary there is nothing to choose from, and nothing to collapse onto where \
          there is no room for both (SPLIT-6). Where code gives it the column, write primary: code.
          """,
        bad: """
          storyboard Mail {
            initial -> Root
            split Root {
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """,
        good: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """),
      Explanation(
        "missing-secondary", .error, "A split scene has no secondary column.",
        why: """
          The wide column would be empty when the app starts on an iPad (SPLIT-1). showDetail has \
          nothing to replace either (SEG-24). Where code gives it the column, write secondary: code.
          """,
        bad: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
            }
            scene Message
            table Inbox
          }
          """,
        good: """
          storyboard Mail {
            initial -> Root
            split Root {
              primary -> Inbox
              secondary -> Message
            }
            scene Message
            table Inbox
          }
          """),
      Explanation(
        "wrong-columns", .error, "The columns of a split scene do not fit its style.",
        why: """
          A style says how many columns there are: two, or three with the supplementary in the \
          middle (SPLIT-4). A column too many never comes on the screen, and one too few is empty.
          """,
        bad: """
          storyboard Mail {
            initial -> Root
            split Root {
              style: doubleColumn
              primary -> Mailboxes
              supplementary -> Inbox
              secondary -> Message
            }
            table Mailboxes
            table Inbox
            scene Message
          }
          """,
        good: """
          storyboard Mail {
            initial -> Root
            split Root {
              style: tripleColumn
              primary -> Mailboxes
              supplementary -> Inbox
              secondary -> Message
            }
            table Mailboxes
            table Inbox
            scene Message
          }
          """),
      Explanation(
        "duplicate-relationship", .error,
        "A container is given two scenes for a place that holds one.",
        why: """
          A stack has one root and a split view one controller in each column (SEG-37). Only one \
          of the two would be on screen.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Cities
              root -> Welcome
            }
            scene Cities
            scene Welcome
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Cities
            }
            scene Cities
            scene Welcome
          }
          """),
      Explanation(
        "wrong-destination", .error, "A container stands where UIKit does not allow it.",
        why: """
          Pushing a navigation controller on a navigation stack raises an exception (NAV-42, \
          ERR-1). Pushing a split view controller logs a line and does nothing (ERR-8). What a \
          show segue does depends on what surrounds its scene, so there it is a warning.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Cities
            }
            navigation Cities {
              root -> City
            }
            scene City
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> City
            }
            scene City
          }
          """),
      Explanation(
        "discouraged-nesting", .warning, "A container stands where Apple advises against it.",
        why: """
          A tab bar controller belongs at the root of the window. In a stack it works, although \
          Apple's reference does not allow it (ERR-4); in another tab there are two tab bars \
          (TAB-11). A split view controller should be at the root as well (SPLIT-2).
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Welcome
            }
            scene Welcome {
              button Start "Start" -> show Sections
            }
            tabs Sections {
              tab -> Clock
            }
            scene Clock
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Welcome
            }
            scene Welcome {
              button Start "Start" -> present Sections
            }
            tabs Sections {
              tab -> Clock
            }
            scene Clock
          }
          """),
      Explanation(
        "container-cycle", .error, "Containers hold each other.",
        why: """
          A container makes the scenes it holds together with itself (SEG-38). If one of them \
          holds it again, the app makes controllers until the memory is used up.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              container Panel -> embed Details
            }
            scene Details {
              container Summary -> embed Home
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              container Panel -> embed Details
            }
            scene Details {
              container Summary -> embed Totals
            }
            scene Totals
          }
          """),
      Explanation(
        "misplaced-embed", .error, "An embed arrow starts at something other than a container.",
        why: """
          An embed segue runs by itself while the view of its owner loads, and puts the scene into \
          a container view (SEG-28). A button has no room for it.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Map "Map" -> embed MapScene
            }
            scene MapScene
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              container Map -> embed MapScene
            }
            scene MapScene
          }
          """),
      Explanation(
        "empty-container", .warning, "A container view embeds no scene.",
        why: """
          A container is the place for another scene (SEG-28). Without one there is an empty \
          rectangle on the screen; a plain view says so more clearly.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              container Map
            }
            scene MapScene
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              container Map -> embed MapScene
            }
            scene MapScene
          }
          """),
    ]
  }
}
