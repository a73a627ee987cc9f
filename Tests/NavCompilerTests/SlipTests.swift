import NavCompiler
import NavSyntax
import NavText
import Testing

/// What people write in their first hour, coming from Swift, UIKit, Interface Builder or another language.
///
/// Each slip is reported once, at the right place, with what to write instead.
@Suite struct SlipTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    let line: String
    let code: String
    /// What the carets underline.
    let marked: String
    /// A part of the message or the help.
    let says: String

    init(_ line: String, _ code: String, _ marked: String, _ says: String) {
      self.line = line
      self.code = code
      self.marked = marked
      self.says = says
    }

    var testDescription: String { line }
  }

  @Test(arguments: files)
  func inAFile(slip: Slip) {
    check(slip, in: slip.line + "\n")
  }

  @Test(arguments: storyboards)
  func inAStoryboard(slip: Slip) {
    check(slip, in: "storyboard Main {\n  initial -> Home\n  \(slip.line)\n}\n")
  }

  @Test(arguments: scenes)
  func inAScene(slip: Slip) {
    check(
      slip,
      in: """
        storyboard Main {
          initial -> Home
          scene Home {
            var count: 0...5
            var isOn: Bool
            \(slip.line)
          }
          scene Detail
        }

        """)
  }

  @Test(arguments: actions)
  func inAnAction(slip: Slip) {
    check(
      slip,
      in: """
        storyboard Main {
          initial -> Home
          scene Home {
            var count: 0...5
            action save {
              \(slip.line)
            }
          }
          scene Detail
        }

        """)
  }

  @Test(arguments: tests)
  func inATest(slip: Slip) {
    check(
      slip,
      in: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Go "Go" -> show Detail as "ShowDetail"
          }
          scene Detail
        }

        test "goes there" {
          \(slip.line)
        }

        """)
  }

  /// However lines end and however far they are indented.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsMakeNoDifference(lineEnd: String) {
    let lines = ["storyboard Main {", "\tinitial -> Hoem", "\tscene Home", "}", ""]
    let diagnostics = compile(Array(lines.joined(separator: lineEnd).utf8))
    #expect(diagnostics.map(\.code) == ["unknown-scene"])
    #expect(diagnostics.first?.help == ["did you mean 'Home'?"])
  }

  /// Files that are no text in UTF-8 are reported so once.
  @Test(arguments: [
    ([0xFF, 0xFE, 0x73, 0x00, 0x7B, 0x00, 0x0A, 0x00], "invalid-utf8"),
    ([0x73, 0x00, 0x7B, 0x00, 0x0A, 0x00], "unexpected-character"),
    (Array("storyboard Main {\n  // ".utf8) + [0xE9, 0xE8, 0x0A], "missing-brace"),
  ])
  func otherBytes(bytes: [UInt8], code: String) {
    #expect(compile(bytes).first?.code == code)
    if bytes.contains(0) { #expect(compile(bytes).count == 1) }
  }

  /// Each part that can be missing, where it is missed and how it is called.
  @Test(arguments: [
    ("{ }", "unexpected-token", "'{' cannot start a line"),
    ("initial -> Home { tint: stack of }", "missing-name", "'of' needs a name"),
    ("scene A:", "missing-name", "a class name is missing after ':'"),
    ("tint:", "missing-value", "'tint' needs a value"),
    ("tint: a ==", "missing-value", "'==' has nothing on its right"),
    ("initial ->", "missing-target", "an arrow needs something to point at"),
    ("initial -> \"Home\"", "missing-target", "an arrow needs something to point at"),
    ("initial -> show(Home)", "missing-target", "the target is missing before '('"),
    ("scene A as B", "missing-text", "'as' needs a text in quotes"),
    ("scene A .", "missing-name", "the name of a system item is missing after '.'"),
    ("scene A with", "missing-name", "'with' needs the name of a variable"),
    ("scene A { var b: }", "missing-type", "the type of this variable is missing"),
    ("scene A { var b }", "missing-type", "a variable needs a type"),
    ("scene A { var b: 0... }", "missing-value", "the end of this range is missing"),
    ("initial -> Settings.", "missing-name", "a name is missing after '.'"),
    ("scene A { action b { if c d } }", "missing-block", "'if' needs a block in braces"),
  ])
  func missingParts(line: String, code: String, says: String) {
    var names = NameTable()
    let source = SourceText(path: "Test.navscene", bytes: Array("a {\n  \(line)\n}\n".utf8))
    let diagnostics = parse(source, names: &names, words: .language).problems.map {
      $0.found(in: ID(0)).diagnostic
    }
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.first?.message.hasPrefix(says) == true, "\(diagnostics.map(\.message))")
  }

  /// What is declared on a line that was not understood is not unknown as well.
  @Test(arguments: [
    ("unknown-class", "scene Home: HoemViewController", "class HomeViewController"),
    ("unknown-keyword", "scene Home: HomeViewController", "clas HomeViewController"),
    ("unknown-class", "table Home: HomeViewController", "class HomeViewController: UITableVC"),
  ])
  func consequencesOfAClass(code: String, scene: String, declaration: String) {
    let source = """
      storyboard Main {
        initial -> Home
        \(scene) {
          label Time "12:00"
          button Save "Save" -> action save
          button Done "Done" -> unwind done
          outlet timeLabel -> Time
        }
      }

      \(declaration) {
        outlet timeLabel: UILabel
        action save
        unwind done
      }
      """
    #expect(compile(Array(source.utf8)).map(\.code) == [code])
  }

  @Test(arguments: [
    ("unknown-keyword", "enmu City { case london }\nvar city: City = .london"),
    ("unknown-type", "enum City { case london }\nvar city: Cty = .london"),
    ("unknown-keyword", "enum City { case london }\nvr city"),
  ])
  func consequencesOfAVariable(code: String, declarations: String) {
    let source = """
      \(declarations)

      storyboard Main {
        initial -> Home
        scene Home {
          button Go "Go" -> show Home when city == .london
          action travel { city = .london }
        }
      }

      test "travels" {
        city = .london
        expect city == .london
      }
      """
    #expect(compile(Array(source.utf8)).map(\.code) == [code])
  }

  private func check(_ slip: Slip, in source: String) {
    let bytes = Array(source.utf8)
    let diagnostics = compile(bytes)
    #expect(diagnostics.map(\.code) == [slip.code])
    guard let diagnostic = diagnostics.first else { return }
    let range = diagnostic.location.range
    let marked = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    #expect(marked == slip.marked)
    let said = ([diagnostic.message] + diagnostic.help).joined(separator: "\n")
    #expect(said.contains(slip.says), "\(said)")
  }

  static let files = [
    Slip("import UIKit", "unknown-keyword", "import", "take it out"),
    Slip("storybord Main {\n}", "unknown-keyword", "storybord", "'storyboard'"),
    Slip("storyboard Main", "missing-block", "storyboard", "on the same line"),
    Slip(
      "storyboard Main {\n  scene Home\n}", "missing-initial", "Main", "initial -> Home"),
    Slip("storyboard Main\n{\n  initial -> A\n  scene A\n}", "unexpected-token", "{", "line above"),
    Slip("storyboard Main {\n  initial: A\n  scene A\n}", "unknown-value", "A", "initial -> A"),
    Slip(
      "storyboard Main {\n  initial A\n  scene A\n}", "bad-operand", "initial A", "initial -> A"),
    Slip("scene Home {\n  title: \"Home\"\n}", "misplaced-construct", "scene", "a storyboard"),
    Slip("struct City {\n}", "unknown-keyword", "struct", "as in enum Trip"),
    Slip("let count: 0...5 = 0", "unexpected-token", "let", "write var"),
    Slip("var name: String = \"\"", "unknown-type", "String", "cases of an enum"),
    Slip("var isOn: bool", "unknown-type", "bool", "'Bool'"),
    Slip("var isOn: Bool = True", "unknown-variable", "True", "'true'"),
    Slip("var isOn: Bool = YES", "unknown-variable", "YES", "'true'"),
    Slip("var isOn: Bool?", "unexpected-character", "?", "always has a value"),
    Slip("enum City {\n  case london, paris\n}", "unknown-keyword", "paris", "as in case paris"),
    Slip("func testHome() {\n  launch\n}", "unknown-keyword", "func", "'test'"),
    Slip(
      "class A: UIViewController {\n  @IBAction func save() {\n  }\n}", "unexpected-character", "@",
      "action save"),
    Slip(
      "class A: UIViewController {\n  func save() {\n    pop\n  }\n}", "unknown-keyword", "func",
      "'action'"),
    Slip("class A: UIViewControler", "unknown-class", "UIViewControler", "'UIViewController'"),
    Slip(
      "<?xml version=\"1.0\"?>\n<document/>", "foreign-file", "<?xml version=\"1.0\"?>",
      ".storyboard"),
    Slip(
      "class A: UIViewController {\n  outlet pay: UIButton!\n}", "unexpected-character", "!",
      "take it out"),
    Slip(
      "class A: UIViewController {\n  outlet keys: [UIButton]\n}", "unexpected-token", "[UIButton",
      "write outlets keys: UIButton"),
    Slip(
      "class A: UIViewController {\n  outlet var pay: UIButton\n}", "unexpected-token", "var",
      "write outlet pay: UIButton"),
    Slip(
      "class A: UIViewController {\n  outlet weak var pay: UIButton\n}", "unexpected-token",
      "weak var", "write outlet pay: UIButton"),
    Slip(
      "class A: UIViewController, UITableViewDataSource, UITableViewDelegate {\n  action save\n}",
      "unexpected-token", "UITableViewDataSource, UITableViewDelegate", "one superclass"),
    Slip(
      "class A: UIViewController {\n  action go {\n    pop\n  }\n  action save {\n    go\n  }\n}",
      "unknown-keyword", "go", "statements of 'go'"),
    Slip("var n: 0..<5", "unexpected-token", "0..<5", "write 0...4"),
    Slip("var n: 0...<5", "unexpected-token", "0...<5", "write 0...4"),
    Slip("var n: 0..9", "unexpected-token", "0..9", "write 0...9"),
    Slip("var n: -3..<3 = 0", "unexpected-token", "-3..<3", "write -3...2"),
    Slip(
      "enum City {\n  case paris\n}\nvar city: City = City.paris", "unknown-variable", "City.paris",
      "write .paris"),
    Slip(
      "enum City {\n  case paris\n}\nvar city: City = City.pari", "unknown-case", "City.pari",
      "'.paris'"),
    Slip(
      "<<<<<<< HEAD\nvar a: Bool\n=======\nvar a: Bool\n>>>>>>> it's 12a", "unfinished-merge",
      "<<<<<<<", "one of the two"),
    Slip("var a: Bool\n=======\nvar a: Bool", "unfinished-merge", "=======", "one of the two"),
  ]

  static let storyboards = [
    Slip("sceen Home", "unknown-keyword", "sceen", "'scene'"),
    Slip("viewController Home", "unknown-keyword", "viewController", "'scene'"),
    Slip("UIViewController Home", "unknown-keyword", "UIViewController", "'scene'"),
    Slip("tabBarController Home", "unknown-keyword", "tabBarController", "'tabs'"),
    Slip("tabBar Home", "unknown-keyword", "tabBar", "'tabs'"),
    Slip("navigationController Home", "unknown-keyword", "navigationController", "'navigation'"),
    Slip("UITableViewController Home", "unknown-keyword", "UITableViewController", "'table'"),
    Slip("pageViewController Home", "unknown-keyword", "pageViewController", "'pages'"),
    Slip("scene: Home", "unknown-attribute", "scene", "without the colon"),
    Slip("scene \"Home\"", "unnamed-construct", "scene", "needs a name"),
    Slip("scene Home\nscene Home", "duplicate-name", "Home", "two scenes"),
    Slip("scene Home\nHome -> Detail", "misplaced-construct", "Home", "the braces of a scene"),
    Slip(
      "scene Home { title: \"A\" } scene Detail", "unexpected-token", "scene", "on a new line"),
    Slip("navigation Home { root: List }\nscene List", "unknown-value", "List", "root -> List"),
    Slip("navigation Home { root List }\nscene List", "bad-operand", "root List", "root -> List"),
    Slip(
      "navigation Home { rootViewController -> List }\nscene List", "unknown-keyword",
      "rootViewController", "'root'"),
    Slip("navigation Home { -> root List }\nscene List", "unknown-verb", "root", "root -> List"),
    Slip("tabs Home { tabs: [List] }\nscene List", "unknown-attribute", "tabs", "tab -> Home"),
    Slip("split Home", "missing-primary", "Home", "needs both lines"),
    Slip("scene Home\nalert Warning", "misplaced-construct", "alert", "the scene that presents it"),
  ]

  static let scenes = [
    Slip("for: 3", "unknown-attribute", "for", "Grammar.md lists the attributes"),
    Slip("titel: \"Home\"", "unknown-attribute", "titel", "'title'"),
    Slip(
      "storyboardIdentifier: \"Home\"", "unknown-attribute", "storyboardIdentifier",
      "as in scene Home as \"Home\""),
    Slip(
      "label Hint \"Hint\" { lineBreakMode: byClipping }", "unknown-attribute", "lineBreakMode",
      "leave it out"),
    Slip(
      "textField Pin { isSecureTextEntry: true }", "unknown-attribute", "isSecureTextEntry",
      "'secure'"),
    Slip(
      "button Go \"Go\" -> alert Detail", "unknown-verb", "alert",
      "write it in the scene that presents it"),
    Slip("title \"Home\"", "attribute-type", "title", "a colon"),
    Slip("title = \"Home\"", "attribute-type", "title", "a colon"),
    Slip("title:", "missing-value", "", "needs a value"),
    Slip("title: My Home", "unexpected-token", "My Home", "write title: \"My Home\""),
    Slip("title: 'Home'", "look-alike-character", "'Home'", "double quotes"),
    Slip("title: “Home”", "look-alike-character", "“Home”", "double quotes"),
    Slip("title: \"Home", "unterminated-string", "\"Home", "closing quote"),
    Slip("title: \"Home\";", "unexpected-character", ";", "no semicolon"),
    Slip("hidesBackButton: ture", "unknown-variable", "ture", "'true'"),
    Slip("hidesBackButton: \"true\"", "attribute-type", "\"true\"", "hidesBackButton: true"),
    Slip("modalPresentationStyle: .formSheet", "unknown-value", ".formSheet", "'formSheet'"),
    Slip("supportedOrientations: portrait", "attribute-type", "portrait", "[portrait]"),
    Slip("backgroundColor: #FF9500", "unexpected-character", "#", "in quotes"),
    Slip("backgroundColor: \"redd\"", "bad-color", "\"redd\"", "'red'"),
    Slip("backgroundColor: \"sytemBlue\"", "bad-color", "\"sytemBlue\"", "'systemBlue'"),
    Slip(
      "backgroundColor: \"systemBackgroun\"", "bad-color", "\"systemBackgroun\"",
      "'systemBackground'"),
    Slip(
      "view.backgroundColor: \"red\"", "unexpected-token", "view.backgroundColor",
      "write backgroundColor: \"red\""),
    Slip("right .add: \"Go\"", "unexpected-token", ":", "on a new line"),
    Slip("button Go title \"Go\"", "unexpected-token", "title", "write button Go \"Go\""),
    Slip(
      "button Go label \"Go\" { enabled: isOn }", "unexpected-token", "label", "button Go \"Go\""),
    Slip(
      "action a {\n  pop\n}\nunwind a", "duplicate-name", "a",
      "'a' is an action and an unwind action"),
    Slip("on viewDidLoad { }\non viewDidLoad { }", "duplicate-name", "viewDidLoad", "into one"),
    Slip("right R \"r\"\nbutton R \"x\"", "duplicate-name", "R", "two elements"),
    Slip("Hint.isHidden = true", "unexpected-token", "Hint.isHidden", "{ hidden: isOpen }"),
    Slip("right R refresh", "unexpected-token", "refresh", "write right R .refresh"),
    Slip(
      "button Go \"Go\" -> show Detail(transition: flip)", "unexpected-token", "(",
      "-> show Detail { transition: flip }"),
    Slip("button Go -> dismiss", "missing-verb", "dismiss", "action go { dismiss }"),
    Slip("button Go -> close", "missing-verb", "close", "action go { dismiss }"),
    Slip("button Go -> back", "missing-verb", "back", "action go { pop }"),
    Slip("button Go -> unwind", "missing-target", "unwind", "-> unwind orderPlaced"),
    Slip("lable Time \"12:00\"", "unknown-keyword", "lable", "'label'"),
    Slip("UILabel Time \"12:00\"", "unknown-keyword", "UILabel", "'label'"),
    Slip("UIImageView Photo", "unknown-keyword", "UIImageView", "'image'"),
    Slip("rightBarButtonItem Save \"Save\"", "unknown-keyword", "rightBarButtonItem", "'right'"),
    Slip("navigationBar { hidden: true }", "unknown-keyword", "navigationBar", "bar {"),
    Slip("bar: { hidden: true }", "unknown-attribute", "bar", "without the colon"),
    Slip("button Go \"Go\" => show Detail", "look-alike-character", "=>", "->"),
    Slip("button Go \"Go\" → show Detail", "look-alike-character", "→", "->"),
    Slip("button Go \"Go\" --> show Detail", "look-alike-character", "-->", "->"),
    Slip("button Go \"Go\" -> Detail", "missing-verb", "Detail", "-> show Detail"),
    Slip("button Go \"Go\" -> show", "missing-target", "show", "-> show Detail"),
    Slip("button Go \"Go\" -> show(Detail)", "missing-target", "(", "a plain name"),
    Slip("button Go \"Go\" -> show \"Detail\"", "missing-target", "\"Detail\"", "a plain name"),
    Slip(
      "button Go \"Go\" -> presentModally Detail", "unknown-verb", "presentModally", "'present'"),
    Slip("button Go \"Go\" -> show Detail if isOn", "unexpected-token", "if", "with when"),
    Slip("button Go \"Go\" -> show Detail when !isOn", "unexpected-character", "!", "word not"),
    Slip("button Go \"Go\" -> show Detail when isOn = true", "unexpected-token", "=", "=="),
    Slip("segue Detail", "unknown-keyword", "segue", "-> show Detail"),
    Slip("show Detail", "misplaced-construct", "show", "after an arrow"),
    Slip("tap Go", "misplaced-construct", "tap", "a test"),
    Slip("let isDone: Bool = true", "unexpected-token", "let", "write var"),
    Slip("viewDidLoad {\n  pop\n}", "unknown-keyword", "viewDidLoad", "on viewDidLoad"),
    Slip("override func viewDidLoad() {\n}", "unknown-keyword", "override", "on viewDidLoad"),
    Slip("action save() {\n  pop\n}", "unexpected-token", "()", "without parentheses"),
    Slip("# a comment", "unexpected-character", "#", "comments start with //"),
    Slip("<!-- a comment -->", "unexpected-token", "<", "comments start with //"),
  ]

  static let actions = [
    Slip("psuh Detail", "unknown-keyword", "psuh", "'push'"),
    Slip("navigationController.push(Detail)", "unknown-keyword", "navigationController", "push"),
    Slip("dismiss()", "unexpected-token", "()", "without parentheses"),
    Slip("count += 1", "unexpected-token", "+", "count = count + 1"),
    Slip("count == 1", "unexpected-token", "==", "a single ="),
    Slip("count: 1", "misplaced-construct", "count", "count = 1"),
    Slip("count = \"1\"", "type-mismatch", "\"1\"", "a whole number"),
    Slip("cuont = 1", "unknown-variable", "cuont", "'count'"),
    Slip("if count == 1 pop", "missing-block", "pop", "{ and }"),
    Slip("if count == 1 {\n  pop\n} elif count == 2 {\n}", "unexpected-token", "elif", "else if"),
    Slip("return", "unknown-keyword", "return", "take it out"),
    Slip("push Detail animated", "unexpected-token", "animated", "{ animated: false }"),
    Slip(
      "navigationController?.popViewController(animated: true)", "unexpected-token",
      "navigationController?.popViewController", "write pop"),
    Slip(
      "self.navigationController!.popToRootViewController(animated: true)", "unexpected-token",
      "self.navigationController!.popToRootViewController", "write popToRoot"),
    Slip(
      "navigationController!.setViewControllers([Home])", "unexpected-token",
      "navigationController!.setViewControllers", "write setStack"),
    Slip("self.setRoot(Detail)", "unexpected-token", "self.setRoot", "write setRoot Detail"),
    Slip("push Detail transition", "unexpected-token", "transition", "go in braces"),
    Slip("count.toggle()", "unexpected-token", "count.toggle()", "count = not count"),
    Slip("save()", "unknown-keyword", "save", "actions cannot call each other"),
    Slip("self.save()", "unknown-keyword", "save", "statements of 'save'"),
    Slip("save", "unknown-keyword", "save", "actions cannot call each other"),
    Slip("switch count { case 0: pop }", "unexpected-token", "switch", "if and else if"),
    Slip(
      "switch count {\ncase 0:\n  pop\ncase 1: present Detail\ndefault:\n  dismiss\n}",
      "unexpected-token", "switch", "if and else if"),
    Slip("switch count {\ndefault: present Detail\n}", "unexpected-token", "switch", "else if"),
    Slip("switch count", "unknown-keyword", "switch", "if and else"),
    Slip("count = Home.count", "unknown-variable", "Home.count", "'count'"),
    Slip("count = Home.total", "unknown-variable", "Home.total", "its own name"),
  ]

  static let tests = [
    Slip("assert visible == Detail", "unknown-keyword", "assert", "'expect'"),
    Slip("click Go", "unknown-keyword", "click", "'tap'"),
    Slip("swipe-back", "bad-operand", "swipe", "right, left, up or down"),
    Slip("expect", "missing-value", "", "expect visible == Home"),
    Slip("expect Detail", "bad-expectation", "Detail", "expect visible == Detail"),
    Slip("expect visible = Detail", "unexpected-token", "=", "write =="),
    Slip(
      "expect visible == Detail and barHidden", "bad-expectation",
      "visible == Detail and barHidden", "one expectation a line"),
    Slip("expect title == Home", "type-mismatch", "Home", "a text in quotes"),
    Slip("perform ShowDetail", "bad-operand", "perform ShowDetail", "perform \"ShowDetail\""),
    Slip("perform \"ShowDetial\"", "unknown-segue", "\"ShowDetial\"", "\"ShowDetail\""),
    Slip("tap Og", "unknown-element", "Og", "'Go'"),
    Slip("rotate landscap", "unknown-value", "landscap", "'landscape'"),
    Slip("expect presented == none", "type-mismatch", "none", "write []"),
    Slip("expect visible.title == \"A\"", "bad-expectation", "visible.title", "expect title == …"),
    Slip("expect stack.count == 2", "bad-expectation", "stack.count", "compare the whole list"),
    Slip("expect visible.editing", "bad-expectation", "visible.editing", "as in expect editing"),
    Slip("expect visible.badge == \"1\"", "bad-expectation", "visible.badge", "badge of Name"),
    Slip(
      "expect not effects contains [\"ERR-200\"]", "unknown-value", "ERR-200", "'ERR-20'"),
    Slip("expect effects == [\"ERR-9999\"]", "unknown-value", "ERR-9999", "one of ERR-1"),
  ]
}
