import NavText

extension SemanticProblem {
  /// Words, the parts around them, and the values of attributes.
  static var wordExplanations: [Explanation] {
    [
      Explanation(
        "unknown-keyword", .error, "A line starts with a word that means nothing there.",
        why: """
          Each line says with its first word what it declares or does. A word that is not known \
          would be left out of the app in silence, with everything in its braces.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              lable Greeting "Good morning"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              label Greeting "Good morning"
            }
          }
          """),
      Explanation(
        "misplaced-construct", .error, "A construct stands in braces that cannot hold it.",
        why: """
          Where a thing stands says what it belongs to. Scenes lie beside each other in a \
          storyboard, not inside each other: a container points at its scenes with an arrow, as a \
          relationship does in Interface Builder (SEG-37).
          """,
        bad: """
          storyboard Main {
            initial -> Root
            tabs Root {
              tab -> Clock
              scene Clock
            }
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
        "unnamed-construct", .error, "A declaration has no name.",
        why: """
          Arrows and tests speak of scenes, classes and actions by their names; what has none \
          could never be reached. The text that people read is the title, and stands elsewhere.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home
            scene {
              title: "Cart"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
            scene Cart {
              title: "Cart"
            }
          }
          """),
      Explanation(
        "unexpected-part", .error, "A line has a part that its construct has no use for.",
        why: """
          All constructs are written in one shape, but few need every part of it. One that is not \
          needed would change nothing in the app, so it is a slip or a misunderstanding.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home "Welcome"
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Welcome"
            }
          }
          """),
      Explanation(
        "unknown-attribute", .error, "An attribute is not one of the thing that it stands in.",
        why: """
          Attributes are those that Interface Builder offers for the thing. One that is not known \
          would change nothing: the app logs a line when it loads the scene and goes on (ERR-39).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              titel: "Home"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
            }
          }
          """),
      Explanation(
        "duplicate-attribute", .error, "The same attribute is given twice.",
        why: """
          Only one of the two values could count, and which one would depend on their order. It is \
          mostly left over from copying.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
              title: "Start"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
            }
          }
          """),
      Explanation(
        "duplicate-part", .error, "Something that there is one of is written twice.",
        why: """
          A scene has one title view, one tab item, one back item, one toolbar and one bar; an \
          arrow has one guard and one identifier. UIKit would keep the one that was set last, and \
          the other would be left out in silence.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              toolbar { item Reply "Reply" }
              toolbar { item Trash .trash }
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              toolbar { item Reply "Reply", item Trash .trash }
            }
          }
          """),
      Explanation(
        "attribute-type", .error, "An attribute has a value of another kind than it takes.",
        why: """
          A title is a text, a width a number, a switch is on or off. A value of another kind \
          cannot be handed to the property of UIKit that the attribute stands for.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: 1
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "1"
            }
          }
          """),
      Explanation(
        "unknown-value", .error, "A word is not one of those that can be chosen here.",
        why: """
          These attributes choose from a fixed list, as an enumeration of UIKit does. A word that \
          is not on the list stands for no value.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              modalPresentationStyle: formsheet
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              modalPresentationStyle: formSheet
            }
          }
          """),
      Explanation(
        "unknown-system-item", .error, "There is no system item of this name.",
        why: """
          System items are drawn and translated by UIKit, which knows a fixed list of them (BAR-46, \
          TAB-10). An item of your own has a text or an image instead.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              right Add .plus
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              right Add .add
            }
          }
          """),
      Explanation(
        "unknown-device", .error, "No device of this name is known.",
        why: """
          The device decides sizes, safe areas and whether there is room for columns and popovers, \
          so it is not guessed.
          """,
        bad: """
          storyboard Main {
            device: "iPhone XV"
            initial -> Home
            scene Home
          }
          """,
        good: """
          storyboard Main {
            device: "iPhone 15"
            initial -> Home
            scene Home
          }
          """),
      Explanation(
        "bad-color", .error, "A text is neither the name of a colour nor its digits.",
        why: """
          A colour is named as in UIColor or in an asset catalogue, or written as # and six \
          hexadecimal digits, eight with its opacity. What is nearly a name of UIColor is taken for \
          a slip. Anything else would leave the view in its default colour.
          """,
        bad: """
          storyboard Main {
            tint: "#FF95"
            initial -> Home
            scene Home
          }
          """,
        good: """
          storyboard Main {
            tint: "#FF9500"
            initial -> Home
            scene Home
          }
          """),
      Explanation(
        "forbidden-bar-change", .error,
        "A navigation controller's bar is told what only the controller may tell it.",
        why: """
          The navigation controller places its bar and is its delegate (BAR-3, BAR-4). Setting the \
          delegate raises an exception when the app runs (ERR-9), and a frame of one's own is \
          overwritten or breaks the layout of every screen in the stack.
          """,
        bad: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Home
              bar { alpha: 0.5 }
            }
            scene Home
          }
          """,
        good: """
          storyboard Main {
            initial -> Root
            navigation Root {
              root -> Home
              bar { translucent: true }
            }
            scene Home
          }
          """),
      Explanation(
        "missing-verb", .error, "An arrow names its target but not what happens.",
        why: """
          The same scene can be shown, presented or embedded, and the app behaves differently each \
          time: show pushes on a navigation stack (SEG-21), present covers it (SEG-26).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> show Detail
            }
            scene Detail
          }
          """),
      Explanation(
        "unknown-verb", .error, "An arrow starts with a word that is no connection.",
        why: """
          The connections are the segues of Interface Builder, and action for a method of the \
          class. An unknown one would leave the button without any effect.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> shwo Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> show Detail
            }
            scene Detail
          }
          """),
      Explanation(
        "deprecated-attribute", .info, "An attribute is from before the iOS that is assumed.",
        why: """
          UIKit keeps old properties and ignores them: wantsFullScreenLayout, bordered bar items and \
          styles of segmented controls since iOS 7 (LAYOUT-10, BAR-47). The screen does not look as \
          the file says. automaticallyAdjustsScrollViewInsets counts since iOS 11 only for what \
          does not say itself how it keeps clear of bars (LAYOUT-15).
          """,
        bad: """
          storyboard Shop {
            initial -> Photo
            scene Photo {
              wantsFullScreenLayout: true
            }
          }
          """,
        good: """
          storyboard Shop {
            initial -> Photo
            scene Photo {
              edgesForExtendedLayout: [top, bottom]
            }
          }
          """),
      Explanation(
        "deprecated-segue", .warning, "A segue is of a kind that Apple replaced in iOS 8.",
        why: """
          push, modal, replace and the old popover do one fixed thing and do not adapt: push needs \
          a navigation controller and raises an exception without one (ERR-31), the old popover \
          exists on iPad only (SEG-30). Their replacements ask the containers around the scene.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> modal Detail
            }
            scene Detail
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" -> present Detail
            }
            scene Detail
          }
          """),
    ]
  }
}
