import NavText

extension SyntaxProblem {
  /// What `navscene explain` says of each code of reading, in the order of the cases.
  public static var explanations: [Explanation] {
    characterExplanations + textExplanations + missingExplanations + shapeExplanations
  }

  /// The one of a code that the compiler reports too.
  public static func explanation(of code: String) -> Explanation {
    guard let found = explanations.first(where: { $0.code == code }) else {
      preconditionFailure("no explanation of this code")
    }
    return found
  }

  /// What the lexer meets first: bytes, characters, comments.
  private static var characterExplanations: [Explanation] {
    [
      Explanation(
        "invalid-utf8", .error, "Some bytes of the file are not UTF-8, so they are no characters.",
        why: """
          Sources are read as UTF-8. The file was saved in another encoding, such as Latin-1 or \
          UTF-16, or part of it was damaged. The names and titles in it would reach the app as \
          garbage, so nothing is guessed.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Caf\u{FFFD}"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Café"
            }
          }
          """),
      Explanation(
        "unexpected-character", .error, "A character is not part of the language.",
        why: """
          A line ends by itself, and conditions are written with words: and, or, not. Semicolons, \
          &&, ||, ! and @ of other languages mean nothing here.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home";
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
        "look-alike-character", .error, "A character only looks like the one that was meant.",
        why: """
          Word processors, chats and web pages turn -> into an arrow sign, straight quotes into \
          curly ones and blanks into blanks that do not break; other languages write => and single \
          quotes. They look alike but are other characters, and only the plain ones have a meaning.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" → show Detail
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
        "block-comment", .error, "A comment starts with '/*', which other languages have.",
        why: """
          Comments start with // and end with their line; three slashes document the declaration \
          below. One kind of comment keeps every line readable on its own.
          """,
        bad: """
          storyboard Main {
            /* The first screen */
            initial -> Home
            scene Home
          }
          """,
        good: """
          storyboard Main {
            // The first screen
            initial -> Home
            scene Home
          }
          """),
    ]
  }

  /// Texts, names in backquotes and numbers.
  private static var textExplanations: [Explanation] {
    [
      Explanation(
        "unterminated-string", .error,
        "A text has an opening quote but no closing one on its line.",
        why: """
          A text ends on the line where it starts, so that a forgotten quote spoils only that line. A \
          line break inside a text is written \\n.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home
              prompt: "Good morning"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
              prompt: "Good morning"
            }
          }
          """),
      Explanation(
        "unterminated-name", .error,
        "A name has an opening backquote but no closing one on its line.",
        why: """
          Backquotes make a name of a word that would be read as something else, such as when or \
          with. They come in pairs, on one line.
          """,
        bad: """
          storyboard Main {
            initial -> `when
            scene `when`
          }
          """,
        good: """
          storyboard Main {
            initial -> `when`
            scene `when`
          }
          """),
      Explanation(
        "bad-quoted-name", .error, "The text between backquotes is not a name.",
        why: """
          Backquotes only protect a name from being read as a word of the language; they do not \
          allow blanks or other characters in it. What people read on the screen is a text, as in \
          title: "World Clock".
          """,
        bad: """
          storyboard Main {
            initial -> Clock
            scene Clock
            scene `World Clock`
          }
          """,
        good: """
          storyboard Main {
            initial -> Clock
            scene Clock
            scene WorldClock {
              title: "World Clock"
            }
          }
          """),
      Explanation(
        "unknown-escape", .error,
        "A backslash in a text is followed by something that has no meaning.",
        why: """
          A backslash starts one of \\" \\\\ \\n \\t and \\u{1F600}. What follows here is none of \
          them, so it is not known what people should read on the screen.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              label Path "Music\\Jazz"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              label Path "Music\\\\Jazz"
            }
          }
          """),
      Explanation(
        "bad-number", .error, "Digits run into letters, which is neither a number nor a name.",
        why: """
          Lengths are in points and take no unit, as in UIKit. Names start with a letter.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              stack Buttons {
                spacing: 8pt
              }
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              stack Buttons {
                spacing: 8
              }
            }
          }
          """),
      Explanation(
        "number-too-large", .error, "A number is too large to be kept.",
        why: """
          Whole numbers end at 2147483647 and numbers with a point at 2147483, which is far more \
          than any screen has points. A larger one is a slip.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Pay "Pay" {
                tag: 4000000000
              }
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Pay "Pay" {
                tag: 4
              }
            }
          }
          """),
    ]
  }

  /// What a line promises and does not hold.
  private static var missingExplanations: [Explanation] {
    [
      Explanation(
        "missing-name", .error, "A name is missing after a word or sign that needs one.",
        why: """
          A colon after a scene announces its class, a dot the rest of a name or a system item, \
          with the name of a variable. Without the name the line cannot be understood.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home:
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home: UIViewController
          }
          """),
      Explanation(
        "missing-value", .error, "An attribute, a condition or an operator lacks its value.",
        why: """
          The value goes on the same line, right after the colon or the operator. The next line \
          is already the next thing.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title:
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
        "missing-target", .error, "An arrow points at nothing.",
        why: """
          An arrow stands for what one drags in Interface Builder: it ends somewhere. Behind -> \
          come the connection and its target.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              button Next "Next" ->
            }
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
        "missing-text", .error, "A text in quotes is missing.",
        why: """
          Identifiers and devices are texts that code and the system look things up by, so they \
          stand in quotes, as they do in Interface Builder and in performSegue(withIdentifier:).
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              -> show Detail as ShowDetail
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
        "missing-type", .error, "A variable does not say which values it can have.",
        why: """
          Variables have few values, so that every state of the app can be visited. The type says \
          which: Bool, a range such as 0...5, or an enum. It is not guessed from the first value.
          """,
        bad: """
          var isSignedIn = false
          """,
        good: """
          var isSignedIn: Bool = false
          """),
      Explanation(
        "missing-block", .error, "A block in braces is missing.",
        why: """
          What depends on a condition, and what belongs to a storyboard, goes in braces, so that \
          it is always clear where it ends. The opening brace stands on the same line.
          """,
        bad: """
          var isDone: Bool

          class FormViewController: UIViewController {
            action close {
              if isDone dismiss
            }
          }
          """,
        good: """
          var isDone: Bool

          class FormViewController: UIViewController {
            action close {
              if isDone { dismiss }
            }
          }
          """),
    ]
  }

  /// Lines, braces and brackets.
  private static var shapeExplanations: [Explanation] {
    [
      Explanation(
        "unexpected-token", .error, "Something is out of place.",
        why: """
          Each construct is one line, or one line and a block in braces. What is left on the line \
          would belong to nothing and change nothing in the app, so it is not skipped in silence.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home" prompt: "Good morning"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
              prompt: "Good morning"
            }
          }
          """),
      Explanation(
        "unfinished-merge", .error, "A file still has the marks of a merge with conflicts.",
        why: """
          Where two versions changed the same lines, Git writes both, between lines that begin with \
          '<<<<<<<', '=======' and '>>>>>>>'. Until somebody chooses, what stands there stands twice, \
          so nothing else in the file is judged.
          """,
        bad: """
          storyboard Main {
            initial -> Home
          <<<<<<< HEAD
            scene Home { title: "Home" }
          =======
            scene Home { title: "Start" }
          >>>>>>> titles
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home { title: "Start" }
          }
          """),
      Explanation(
        "missing-brace", .error, "A block lacks its '{' or its '}'.",
        why: """
          Braces come in pairs: '{' at the end of the line that begins a block, '}' on a line of its \
          own where it ends. Where the indentation tells which block was meant, that one is shown; \
          the rest of the file is judged when the braces are right.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
            scene Detail {
              title: "Detail"
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
            }
            scene Detail {
              title: "Detail"
            }
          }
          """),
      Explanation(
        "missing-bracket", .error, "A list or a group is opened and never closed.",
        why: """
          A list ends with ], a group with ). They may go on over several lines, but a new \
          attribute or a brace cannot be part of them.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              supportedOrientations: [portrait, landscapeLeft
            }
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home {
              supportedOrientations: [portrait, landscapeLeft]
            }
          }
          """),
      Explanation(
        "extra-brace", .error, "A '}' closes nothing.",
        why: """
          There are more closing braces than opening ones, so a block before it was closed too \
          early, or this brace is left over. The rest of the file is judged when the braces are \
          right.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home {
              title: "Home"
            }
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
        "nesting-too-deep", .error,
        "Blocks, brackets or operators are nested too deeply.",
        why: """
          Nothing that a person writes needs \(Parser.depthLimit) levels. The limit keeps a file \
          that went wrong, or was made to do harm, from using up the memory.
          """,
        bad: deeplyNested(levels: Parser.depthLimit + 1),
        good: deeplyNested(levels: 1)),
      Explanation(
        "not-available-yet", .error, "This version of navscene cannot read the construct yet.",
        why: """
          The word is kept for something that a later version understands. It is read over, so \
          that the rest of the file is still checked, but nothing would come of it.
          """,
        bad: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          check "there is always a way back" {
            always visible == Home
          }
          """,
        good: """
          storyboard Main {
            initial -> Home
            scene Home
          }

          test "the app starts at home" {
            expect visible == Home
          }
          """),
    ]
  }

  private static func deeplyNested(levels: Int) -> String {
    let opening = String(repeating: "(", count: levels)
    let closing = String(repeating: ")", count: levels)
    return """
      storyboard Main {
        initial -> Home
        scene Home
      }

      test "the bar is there" {
        expect not \(opening)barHidden\(closing)
      }
      """
  }
}
