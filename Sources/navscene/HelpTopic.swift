import NavText

/// What `help` tells besides the commands.
enum HelpTopic: String, CaseIterable {
  case language
  case prompt
  case configuration
  case silencing
  case codes
  case exit
  case agents

  var summary: String {
    switch self {
    case .language: "a file that shows the whole language in two screens"
    case .prompt: "the commands of 'run', at the prompt and in scripts"
    case .configuration: "what .navscene.json can say"
    case .silencing: "how to silence a finding, or all of them"
    case .codes: "the code in brackets after a finding, and ids such as SEG-27"
    case .exit: "what exit codes mean"
    case .agents: "one page for a coding agent: how to work on an app with navscene"
    }
  }

  /// Ends with a line end.
  var text: String {
    switch self {
    case .language: Self.languageText
    case .prompt: Self.promptText
    case .configuration: Self.configurationText
    case .silencing: Self.silencingText
    case .codes: Self.codesText
    case .exit: Self.exitText
    case .agents: Self.agentsText
    }
  }

  private static var agentsText: String {
    """
    navscene: the navigation of an iOS app as text, compiled, run and proven without Xcode. For a coding agent.

    The loop
      1. navscene compile --emit outline --quiet --no-fail PATH   what there is: scenes, and where each arrow leads
      2. Edit the .navscene text. Storyboards become text with: navscene import MAIN.storyboard -o App.navscene
      3. navscene lint PATH       what is wrong with it; each finding has a place, a code and one likely fix
      4. navscene test PATH       plays the tests; navscene check PATH decides the claims over every reachable state
      5. navscene fmt PATH        one canonical form
      6. navscene export App.navscene --into Main.storyboard      brings the storyboard up to date

    To see the app run
      printf 'tap Pay\\nback\\n' | navscene run PATH             each command is answered with the screen as text
      navscene run PATH --json    the same as one JSON object a line: command, ok, problem, effects, state
      navscene explore PATH --to Checkout    how a person reaches a screen: a shortest run, one command a line

    To know more
      navscene help language      the whole language in two screens; it compiles as it is
      navscene help COMMAND       every flag, with examples
      navscene explain CODE       what a finding means, with a wrong and a right example
      navscene rules              what lint looks for

    Exit codes: 0 nothing is wrong, 1 findings or failed tests, 2 wrong usage, 3 an internal error.

    A screen, in short
      storyboard Shop {
          initial -> Browse
          navigation Browse { root -> Cart }
          scene Cart {
              title: "Cart"
              var signedIn: Bool = true
              button Pay "Pay" -> show Checkout when signedIn
              unwind paid
          }
          scene Checkout { right Done .done -> unwind paid }
      }
      test "paying is one tap away" {
          tap Pay
          expect visible == Checkout
      }
      check "nobody gets stuck" { always can reach Cart }

    As tools: 'navscene mcp' serves outline, lint, explain, walk, path, diff, check and test over the Model Context
    Protocol. None of them writes a file.

    """
  }

  /// A file that compiles, so that it can be kept and changed.
  private static var languageText: String {
    """
    // An app is storyboards, classes, enums and tests, in any order and in any number of files.
    storyboard Shop {
        device: "iPhone 15"
        initial -> Main  // where the app starts

        // Containers hold other scenes: navigation, tabs, split, pages.
        tabs Main {
            tab -> Browse
            tab -> Account when isSignedIn  // a condition after the target
        }

        navigation Browse {
            tabItem "Browse" { image: "book" }
            root -> Books
            toolbar { hidden: false }
        }

        // Screens: scene, table, collection. Class and identifier are optional.
        table Books: BooksController as "Books" {
            title: "Books"
            left Edit .editButton  // bar items: a title, a system item, or { image: "…" }
            right Add .add -> present Editor as "AddBook" { style: formSheet }
            prototype Row as "Book" {
                var book: Book  // what each row shows
                -> show Detail with book  // and hands over
            }
        }

        scene Detail {
            title: book
            var book: Book
            var copies: 1...9 = 1  // state: Bool, a range, a text or an enum
            label Count { text: copies, hidden: copies == 1 }
            button More "More" {
                enabled: copies < 9
                -> action addCopy
            }
            toolbar {
                item Share .action
                flexibleSpace
                item Remove .trash -> action remove
            }
            action addCopy { copies = copies + 1 }
            action remove { pop }  // code, as far as it navigates
            on viewWillAppear { copies = 1 }
        }

        navigation Editor { root -> Form }

        scene Form: FormController {
            title: "New book"
            left Cancel .cancel -> unwind bookAdded
            textField Name { placeholder: "Title" }
            constraint Name.top == safeArea.top + 16
            constraint Name.leading == margins.leading
            constraint Name.trailing == margins.trailing
            outlet nameField -> Name
        }

        scene Account {
            title: "Account"
            tabItem { image: "person" }
        }
    }

    class FormController: UIViewController {
        outlet nameField: UITextField  // and outlet nameField -> Name in the scene
    }

    class BooksController: UITableViewController {
        unwind bookAdded  // -> unwind bookAdded leads back to it
    }

    enum Book {
        case emma "Emma"
        case ulysses "Ulysses"
    }

    var isSignedIn: Bool = true

    // A step is something the user, the code or the device does; expect checks the result.
    test "a book, its copies, and the way back" {
        tap "Emma"
        expect stack of Browse == [Books, Detail]
        tap More
        expect copies of Detail == 2
        back
        tap Add
        expect presented == [Editor]
        tap Cancel
        expect visible == Books
    }

    // A check claims something about every state that the app can reach.
    check "a way back from everywhere" { always can reach Books }

    """
  }

  private static var promptText: String {
    var out = TextWriter(indentUnit: "  ")
    out.line(
      "What can be typed at the prompt of 'navscene run', piped into it, or written in a script:")
    for group in PromptHelp.Group.allCases {
      out.newline()
      out.line(group.rawValue)
      out.indent()
      writeColumns(PromptHelp.rows(of: group), widest: 24, into: &out)
      out.outdent()
    }
    out.newline()
    out.line(
      "'navscene help tap' shows one of them. At the prompt, 'help tap' adds an example from the app."
    )
    return out.string
  }

  private static var configurationText: String {
    """
    .navscene.json is looked up in the linted folder and in those above it; the nearest wins. All keys are optional:

      included, excluded   paths and patterns from its folder: "App", "**/Generated*"
      sources              folders with the code that storyboards are compared with; false for none
      rules                by code: "error", "warning", "info", "off", or {"severity": …} with options
      disabled_rules       codes that are off
      opt_in_rules         opt-in rules to enable
      only_rules           these codes and no others
      suppressions         findings in storyboards, which can't carry comments:
                           {"path": …, "object": …, "code": …, "reason": …}
      baseline             a file of findings that are known (see 'navscene help silencing')
      reporter             how findings are reported: text, oneline, xcode, json, sarif, github, …
      strict               true: warnings fail
      device, era          defaults of what apps run on: "iPhone 15", "modern"

    'navscene rules' lists the codes with their levels, 'navscene rules --json' their options.
    'navscene init' writes one to start with.

    """
  }

  private static var silencingText: String {
    """
    A finding is silenced with a reason:

      in a .navscene file   // navscene:disable:next unreachable-scene -- shown by a push notification
                            disable:this for its own line, disable:file, and disable up to enable
      in a storyboard       an entry of "suppressions" in .navscene.json, by path, object and code
      everywhere            "disabled_rules" in .navscene.json

    A baseline silences everything that a project has today, so that only new findings are reported:

      navscene lint --write-baseline known.json
      navscene lint --baseline known.json

    --strict-baseline fails when an entry no longer occurs. A comment that silences nothing is itself
    reported. Errors of the language cannot be silenced.

    """
  }

  private static var codesText: String {
    """
    A finding ends with its code in brackets: error[missing-outlet]. 'navscene explain missing-outlet' says what it means
    and how to fix it, with an example; 'navscene rules' lists what lint looks for.

    Codes such as SEG-27 or ERR-32 are rules of UIKit's behaviour: a family, such as segues, navigation controllers or
    exceptions, and a number. 'navscene explain SEG-27' says what the rule is, and names the chapters of navscene's
    specifications that show it; Tests/Specs/coverage.md in its repository lists them all.

    """
  }

  private static var exitText: String {
    """
    0  nothing is wrong
    1  findings that fail, failed tests, a file that cannot be read
    2  wrong usage: an unknown flag, a wrong configuration
    3  an internal error; please report it

    Errors fail; --strict lets warnings fail too, --failure-threshold chooses the lowest severity that causes failure, and
    --no-fail never fails.

    """
  }
}
