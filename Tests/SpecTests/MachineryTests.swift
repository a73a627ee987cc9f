import NavTesting
import Testing

/// A specification that claims what is not so must fail: otherwise all the others prove nothing.
@Suite("Running specifications")
struct MachineryTests {
  private func failures(_ text: String) -> [String] { run(text).failures.map { $0.message } }

  private func run(_ text: String, path: String = "Test.md") -> Spec {
    let file = SpecFile(path: path, text.replacing("~~~", with: "```"))
    var spec = Spec(file.sections[0])
    spec.run()
    return spec
  }

  @Test("an input without carets must be silent")
  func silence() throws {
    let spec = run(
      """
      # Silence
      ~~~navscene
      storyboard Shop {
          initial -> Crat
          scene Cart
      }
      ~~~
      """)
    let failure = try #require(spec.failures.first)
    #expect(failure.line == 4)
    #expect(failure.message.hasPrefix("unexpected problem"))
    #expect(
      spec.edits.first?.replacement[2]
        == "    //         ^^^^ error[unknown-scene]: there is no scene called 'Crat'")
  }

  @Test("what carets say must happen, in that place", arguments: ["^^^", " ^^^^", "^^^^^"])
  func carets(_ carets: String) {
    let messages = failures(
      """
      # Carets
      ~~~navscene
      storyboard Shop {
          initial -> Crat
          //         \(carets) error[unknown-scene]: there is no scene
          scene Cart
      }
      ~~~
      """)
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("nothing says so"))
  }

  @Test("an expectation must be met")
  func expectations() {
    let spec = run(
      """
      # Expectations
      ~~~navscene syntax
      title: "a"
      ~~~
      ~~~tree
      attribute title value=("b")
      ~~~
      """)
    #expect(spec.failures.map { $0.line } == [6 - 1])
    #expect(spec.edits.map { $0.replacement } == [["attribute title value=(\"a\") 1:1-1:11"]])
  }

  @Test("an expectation needs an input, and a program needs an input without errors")
  func inputs() {
    #expect(failures("# A\n~~~tree\n~~~").count == 1)
    #expect(failures("# A\n~~~navscene\nstoryboard\n~~~\n~~~outline\n~~~").count == 2)
  }

  @Test("a test inside an input must pass, unless it is marked failing")
  func tests() {
    func messages(_ word: String, _ scene: String) -> [String] {
      failures(
        """
        # Tests
        ~~~navscene \(word)
        storyboard Shop { initial -> A, scene A, scene B }
        test "starts" { expect visible == \(scene) }
        ~~~
        """)
    }
    #expect(messages("", "A") == [])
    #expect(messages("", "B").count == 1)
    #expect(messages("failing", "B") == [])
    #expect(messages("failing", "A").count == 1)
  }

  @Test("in a chapter on behaviour, no test stands beside an error")
  func testsBesideErrors() {
    let text = """
      # Behaviour
      ~~~navscene
      storyboard Shop { initial -> A, scene A }
      test "starts" { expect visible == B }
      //                                ^ error[unknown-scene]: there is no scene
      ~~~
      """
    #expect(run(text).failures.isEmpty)
    let messages = run(text, path: "Tests/Specs/behaviour/test.md").failures.map { $0.message }
    #expect(messages == ["its tests are not played, because it has errors"])
  }

  @Test(
    "in a specification, a block that nobody executes is a mistake",
    arguments: [
      ("outlin", "there is no kind of block called 'outlin'"),
      ("", "there is no kind of block called ''"),
      ("navscene lnit", "no block 'navscene' has a word 'lnit'"),
      ("outline of=Shop.navscene", "no block 'outline' has a word 'of'"),
      ("tree file=Shop.navscene", "no block 'tree' has a word 'file'"),
      ("csv file=a.csv header", "no block 'csv' has a word 'header'"),
      ("swift", "a block of swift that is neither a source nor a file is read by nobody"),
      ("console", "it is not executed: no command"),
      ("console\n$ navscene help\n$ rm a", "it is not executed: 'rm a'"),
    ])
  func strangeBlocks(_ block: String, _ message: String) {
    let text = "# Blocks\n~~~\(block)\n~~~"
    let messages = run(text, path: "Tests/Specs/test.md").failures.map { $0.message }
    #expect(messages.contains(message))
    #expect(!failures(text).contains(message))
  }

  @Test("an example is what would fail: an expectation, a test that is played, or carets")
  func assertions() {
    func asserts(_ text: String) -> Bool {
      let file = SpecFile(path: "Test.md", "# A\n~~~\(text)\n~~~".replacing("~~~", with: "```"))
      return file.sections[0].blocks.contains { $0.asserts }
    }
    #expect(!asserts("navscene\nstoryboard Shop { scene A }"))
    #expect(!asserts("navscene syntax\ntest \"a\" { back }"))
    #expect(!asserts("swift source\nclass A {}"))
    #expect(!asserts("csv file=a.csv\nend"))
    #expect(asserts("navscene\ntest \"a\" { back }"))
    #expect(asserts("storyboard\n<a>\n//^ error[not-xml]: it ends"))
    #expect(asserts("outline"))
  }

  @Test("an input without a name is no part of the app behind it")
  func inputsWithoutNames() {
    #expect(
      failures(
        """
        # Apart
        ~~~navscene
        storyboard Shop { initial -> A, scene A }
        ~~~
        ~~~navscene file=Shop.navscene
        storyboard Shop { initial -> B, scene B }
        ~~~
        """) == [])
  }

  @Test("headings, fences and info strings are read as Markdown has them")
  func markdown() {
    let file = SpecFile(
      path: "Test.md",
      """
      # One
      ````text
      # not a heading
      ```navscene
      ````
      ## Two
      ### Three
      ```run device="iPhone 8" era=legacy
      > launch
      ```
      # Four
      """)
    #expect(file.sections.map { $0.titles } == [["One"], ["One", "Two", "Three"]])
    #expect(file.sections[0].blocks[0].lines == ["# not a heading", "```navscene"])
    #expect(file.sections[1].blocks[0].options == ["device": "iPhone 8", "era": "legacy"])
    #expect(file.sections[1].blocks[0].line == 8)
  }
}
