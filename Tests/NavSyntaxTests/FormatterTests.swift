import NavTesting
import NavText
import Testing

@testable import NavSyntax

private func formatted(_ text: String) -> String {
  String(decoding: format(SourceText(path: "Test.navscene", text)).bytes, as: UTF8.self)
}

/// Text in, text out. What comes out must also stay as it is.
private func expect(
  _ input: String, becomes output: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(formatted(input) == output, sourceLocation: sourceLocation)
  #expect(formatted(output) == output, "formatting twice", sourceLocation: sourceLocation)
}

private func expect(unchanged text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expect(text, becomes: text, sourceLocation: sourceLocation)
}

@Suite("Formatting")
struct FormatterTests {
  @Test("every part of an item has one place and one space before it")
  func items() {
    expect(
      """
      storyboard  Shop{
      button   Pay :Kit. PayButton  "Pay"   . add [ 1 ,2 ] as  "pay" on "iPhone 15" when a   with  b , c :d
          left  editButton
       right   Add .add   ->present AddCity
      	back "Clocks"
      tab->  Settings. Profile
      }
      """,
      becomes: """
        storyboard Shop {
            button Pay: Kit.PayButton "Pay" .add [1, 2] as "pay" on "iPhone 15" when a with b, c: d
            left editButton
            right Add .add -> present AddCity
            back "Clocks"
            tab -> Settings.Profile
        }

        """)
  }

  @Test(
    "what the parser leaves to the compiler is refused, not lost",
    arguments: [
      "n(\n", "foo(1, 2) {\n}\n", "class C: UIViewController {\n  bad(x)\n  outlet t: UILabel\n}\n",
      "test \"t\" {\nA(1\n}\n", "n(}}", "var( ) ) ", "check \"c\" {\nn ]\n}",
      "check \"c\" {\nn)\n}",
      "enum E {\nelse //c\n }\n}", "storyboard M {\nelse test \n }\n}",
      "check \"c\" {\n    alway visible == Home\n}\n",
    ])
  func refused(_ text: String) {
    let file = format(SourceText(path: "Test.navscene", text))
    #expect(file.problems.count == 1)
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
  }

  @Test("of words in any order nothing is lost", arguments: SeededRandom.cases(20))
  func wordsInAnyOrder(random: SeededRandom) {
    let words = [
      "scene", "A", "{", "}", "(", ")", "[", "]", "\"t\"", "->", "show", ":", "title", ",", ".",
      "=",
      "==", "n", "\n", "test", "check", "class", "storyboard", "action", "var", "if", "else",
      "expect", "//c\n", "`q`", "1", "+", "not", "tap", "enum", "case",
    ]
    let blocks = [
      "", "storyboard M {\n", "storyboard M {\nscene A {\n", "class C: UIViewController {\n",
      "test \"t\" {\n", "check \"c\" {\n", "enum E {\n",
    ]
    func meaning(_ text: String) -> String {
      text.filter { !$0.isWhitespace && !"{},".contains($0) }
    }
    var random = random
    for _ in 0..<100 {
      let block = blocks[random.below(blocks.count)]
      var text = block
      for _ in 0..<(1 + random.below(8)) {
        text += words[random.below(words.count)] + (random.below(2) == 0 ? " " : "")
      }
      text += "\n" + String(repeating: "}\n", count: block.count { $0 == "{" })
      let new = formatted(text)
      #expect(meaning(new) == meaning(text), "\(random): \(text.debugDescription)")
      #expect(formatted(new) == new, "\(random): \(text.debugDescription)")
    }
  }

  @Test("operators stand between spaces, signs and dots before their word")
  func expressions() {
    expect(
      """
      a {
      var count:-5 ... 5=- 3
      var city :City= . london
      x=a+ - b*( c-1 )
      expect not a==1 and not(not b) or c  contains[ .x , . y ]
      expect stack  of  World==[]
      constraint Save.leading==Cancel.trailing+8{ priority:750 }
      y: - - 2
      }
      """,
      becomes: """
        a {
            var count: -5...5 = -3
            var city: City = .london
            x = a + -b * (c - 1)
            expect not a == 1 and not (not b) or c contains [.x, .y]
            expect stack of World == []
            constraint Save.leading == Cancel.trailing + 8 { priority: 750 }
            y: --2
        }

        """)
  }

  @Test("texts, numbers and backquotes stay as they were written")
  func literals() {
    expect(unchanged: "a `when` \"tab\\t\\u{1F600} 'é'\" { width: 007, height: 1.50 }\n")
  }

  @Test("a short block stays on the line where its author put it")
  func shortBlocks() {
    expect(
      "a {tabItem \"World\"{image:\"globe\",badge:\"2\",}}",
      becomes: "a { tabItem \"World\" { image: \"globe\", badge: \"2\" } }\n")
    expect(
      "a {\ntabItem \"World\"{\nimage:\"globe\",badge:\"2\"}}",
      becomes: """
        a {
            tabItem "World" {
                image: "globe"
                badge: "2"
            }
        }

        """)
    expect(unchanged: "class A: B { action reload }\n")
    expect(unchanged: "cell A \"A\" { accessory: disclosureIndicator, -> show B }\n")
  }

  @Test("members other than attributes and arrows get lines of their own")
  func longBlocks() {
    expect(
      "toolbar { flexibleSpace, item A .refresh }",
      becomes: """
        toolbar {
            flexibleSpace
            item A .refresh
        }

        """)
    expect(
      "bar { a: 1, b: 2, c: 3, d: 4 }",
      becomes: """
        bar {
            a: 1
            b: 2
            c: 3
            d: 4
        }

        """)
    expect(
      "a { b { c, d } }",
      becomes: """
        a {
            b {
                c
                d
            }
        }

        """)
  }

  @Test("a block that does not fit on a line is opened from the outside")
  func wideBlocks() {
    let text = String(repeating: "x", count: 45)
    expect(
      "view Picture { label Title { text: \"\(text)\", alignment: center } }",
      becomes: """
        view Picture {
            label Title { text: "\(text)", alignment: center }
        }

        """)
    expect(
      "view Picture { label Title { text: \"\(text)\", alignment: center, numberOfLines: 3 } }",
      becomes: """
        view Picture {
            label Title {
                text: "\(text)"
                alignment: center
                numberOfLines: 3
            }
        }

        """)
  }

  @Test("braces around nothing are left out, but not those of 'if'")
  func emptyBlocks() {
    expect(
      "scene A {}\nscene B {\n\n}\naction c { }\n-> show D as \"x\" { }",
      becomes: "scene A\nscene B\naction c\n-> show D as \"x\"\n")
    expect("a { if b { } else { } }", becomes: "a { if b {} else {} }\n")
    expect("a {\nif b {\n} }", becomes: "a {\n    if b {}\n}\n")
    expect(
      "scene A { // later\n}",
      becomes: """
        scene A {  // later
        }

        """)
  }

  @Test("branches")
  func branches() {
    expect(
      """
      action a {
      if b {pop}
      else {push C}
      if b { pop } else if c { dismiss } else { x = 1, y = 2 }
      if b { pop } // why
      // or else
      else { pop }
      }
      """,
      becomes: """
        action a {
            if b { pop } else { push C }
            if b {
                pop
            } else if c {
                dismiss
            } else {
                x = 1
                y = 2
            }
            if b {
                pop
            }  // why
            // or else
            else {
                pop
            }
        }

        """)
  }

  @Test("an item called 'else' stays apart from the branch above it")
  func itemCalledElse() {
    expect(
      "a {\nif b { pop },\nelse { pop }\n}",
      becomes: """
        a {
            if b { pop },
            else { pop }
        }

        """)
  }

  @Test("a list too long for its line takes a line an element")
  func lists() {
    expect(
      """
      a {
      tab -> [
      A, B,
      ]
      expect callbacks contains [Cities.viewWillDisappear, City.viewWillAppear, Cities.viewDidDisappear]
      }
      """,
      becomes: """
        a {
            tab -> [A, B]
            expect callbacks contains [
                Cities.viewWillDisappear,
                City.viewWillAppear,
                Cities.viewDidDisappear
            ]
        }

        """)
    let long = String(repeating: "x", count: 50)
    expect(
      "a: [[1, 2], [\"\(long)\", \"\(long)\"]]",
      becomes: """
        a: [
            [1, 2],
            [
                "\(long)",
                "\(long)"
            ]
        ]

        """)
  }

  @Test("of two lists only the one that does not fit is broken")
  func secondList() {
    let long = String(repeating: "x", count: 90)
    expect(
      "-> [A, B] when c contains [\"\(long)\"] and d { e: 1 }",
      becomes: """
        -> [A, B] when c contains [
            "\(long)"
        ] and d { e: 1 }

        """.replacing("] and d { e: 1 }", with: "] and d {\n    e: 1\n}"))
  }

  @Test("long conditions go on below, further in than a block would")
  func continuations() {
    let name = String(repeating: "n", count: 41)
    expect(
      "-> show A when \(name) and not \(name)\n-> show A with b: \(name) and \(name), c {\nd: 1\n}",
      becomes: """
        -> show A when \(name) and
                not \(name)
        -> show A with b: \(name) and
                \(name), c {
            d: 1
        }

        """)
    expect("a: b and\n c", becomes: "a: b and c\n")
  }

  @Test("data stays on its line, since a comma at the end of one would end the data")
  func data() {
    let name = String(repeating: "n", count: 50)
    expect(unchanged: "-> show A with \(name), \(name), c\n")
    expect("-> show A with b ,\nc: 1,\n", becomes: "-> show A with b\nc: 1\n")
    expect("a { -> show A with b, c: 1 }", becomes: "a { -> show A with b, c: 1 }\n")
  }

  @Test("a dot that touches a name goes on with it, another starts a system item")
  func dots() {
    expect(
      "right A:UIButton .  add\nright A:Kit.\tButton\nright A.add\nleft.`add`",
      becomes: "right A: UIButton .add\nright A: Kit.Button\nright A .add\nleft .`add`\n")
  }

  @Test("blank lines are kept as one, and none stand at the edges of a block")
  func blankLines() {
    expect(
      "\n\n  a {\n\n\n  b\n \n\t\n  c\n  d,\n\n  e\n\n  }\n\n\n",
      becomes: """
        a {
            b

            c
            d

            e
        }

        """)
  }

  @Test("declarations of several lines get a blank line between them")
  func declarations() {
    expect(
      """
      var x: Bool
      class A: B { action c }
      class D: B { action c }
      class E {
      action f
      }
      // about G
      class G { action h }

      class H
      // spaced by the author

      class I {
      action j
      } // I
      class K {
      action l
      }
      """,
      becomes: """
        var x: Bool
        class A: B { action c }
        class D: B { action c }

        class E {
            action f
        }

        // about G
        class G { action h }

        class H
        // spaced by the author

        class I {
            action j
        }  // I

        class K {
            action l
        }

        """)
  }

  @Test("comments stay in their places")
  func comments() {
    expect(
      """
      // first
      a { // behind a brace

      // before b
          b // behind b
      /// about c  \("")
      c: 1,// behind a comma
      //d
      // last

      }
      // very last
      """,
      becomes: """
        // first
        a {  // behind a brace
            // before b
            b  // behind b
            /// about c
            c: 1  // behind a comma
            //d
            // last
        }
        // very last

        """)
  }

  @Test("a comment opens the list it stands in")
  func commentsInLists() {
    expect(
      """
      tabs: [ // order matters
      A // first
      , B, // second
      // third
      C
      // none
      ]
      """,
      becomes: """
        tabs: [  // order matters
            A,  // first
            B,  // second
            // third
            C
            // none
        ]

        """)
  }

  @Test("a comment in the midst of a line ends the line there")
  func commentsInLines() {
    expect(
      "a {\nx = b and // why\n// how\nc\n-> show D with e // no data,\n}",
      becomes: """
        a {
            x = b and  // why
                    // how
                    c
            -> show D with e  // no data,
        }

        """)
  }

  @Test("two comments never become one")
  func neighbouringComments() {
    expect("a // x\n, // y\nb", becomes: "a  // x\n// y\nb\n")
  }

  @Test("a comment never becomes documentation")
  func accidentalDocumentation() {
    expect("a // x\n, /// y\nb", becomes: "a  // x\n        ,  /// y\nb\n")
  }

  @Test("a file without anything stays empty, one with comments keeps them")
  func almostEmptyFiles() {
    expect("", becomes: "")
    expect(" \r\n\t", becomes: "")
    expect("\r\n  // hello \r\n\r\n\r\n// world\t", becomes: "// hello\n\n// world\n")
  }

  @Test("line ends become LF and a byte-order mark goes")
  func lineEnds() {
    expect("\u{FEFF}a {\r\nb\r\r\rc\r\n}\r\n", becomes: "a {\n    b\n\n    c\n}\n")
    expect("\u{FEFF}// a\r\nb", becomes: "// a\nb\n")
  }

  @Test("columns count characters, not bytes")
  func unicodeColumns() {
    let text = String(repeating: "é", count: 87)
    #expect(formatted("a { b: \"\(text)\" }").utf8.count == 102 + 87 - 3)
    expect(unchanged: "a { b: \"\(text)\" }\n")
    expect("a { b: \"\(text)ééé\" }", becomes: "a {\n    b: \"\(text)ééé\"\n}\n")
  }

  @Test("a file with a syntax error is left alone")
  func errors() {
    let source = SourceText(path: "Test.navscene", "a   {\n")
    let result = format(source)
    #expect(result.bytes == source.bytes)
    #expect(result.problems.count == 1)
  }
}

/// What holds for every source.
@Suite("Formatting any source")
struct FormatterProperties {
  @Test(
    "keeps tokens, comments and meaning, and is done after one pass",
    arguments: SeededRandom.cases(400))
  func generated(random: SeededRandom) {
    var generator = UnstyledSource(random)
    check(generator.source(), random)
  }

  @Test(
    "keeps them in damaged sources too, or leaves these alone",
    arguments: SeededRandom.cases(400))
  func mutated(random: SeededRandom) {
    var generator = UnstyledSource(random)
    let original = generator.source()
    check(generator.mutated(original), random)
  }

  @Test("most generated sources are without errors")
  func generatorIsUseful() {
    var good = 0
    for random in SeededRandom.cases(100) {
      var generator = UnstyledSource(random)
      if format(SourceText(path: "Test.navscene", generator.source())).problems.isEmpty {
        good += 1
      }
    }
    #expect(good > 60)
  }

  private func check(_ text: String, _ random: SeededRandom) {
    let source = SourceText(path: "Test.navscene", text)
    let result = format(source)
    guard result.problems.isEmpty else {
      #expect(result.bytes == source.bytes, "\(random)")
      return
    }
    let output = SourceText(path: source.path, bytes: result.bytes)
    let again = format(output)
    let story: Comment = "\(random)\n\(text)\n--- became\n\(output[all(output)])"
    #expect(again.problems.isEmpty, story)
    #expect(again.bytes == result.bytes, story)
    #expect(words(of: source) == words(of: output), story)
    #expect(tree(of: source) == tree(of: output), story)
    checkComments(source, output, story)
    checkLines(output, story)
  }

  private typealias Comment = Testing.Comment

  private func all(_ source: SourceText) -> SourceRange { SourceRange(0, source.bytes.count) }

  /// The tokens but for commas and braces, which the tree accounts for.
  private func words(of source: SourceText) -> [String] {
    tokens(of: source).compactMap { token in
      switch token.kind {
      case .comma, .leftBrace, .rightBrace: nil
      default: source[token.range]
      }
    }
  }

  private func tree(of source: SourceText) -> [String] {
    var names = NameTable()
    let parsed = parse(source, names: &names, words: .empty)
    return dumpTree(of: parsed, source: source, names: names).split(separator: "\n").map { line in
      line.hasPrefix(" ")
        ? String(line) : line.split(separator: " ").dropLast().joined(separator: " ")
    }
  }

  private func checkComments(_ source: SourceText, _ output: SourceText, _ story: Comment) {
    let old = comments(of: source)
    let new = comments(of: output)
    #expect(
      old.map { source[SourceRange(Int($0.range.start), $0.textEnd(in: source.bytes))] }
        == new.map { output[$0.range] }, story)
    for (old, new) in zip(old, new) where old.isFirstOnLine {
      #expect(new.isFirstOnLine, story)
    }
  }

  private func comments(of source: SourceText) -> [NavSyntax.Comment] {
    var names = NameTable()
    return parse(source, names: &names, words: .empty).tree.comments
  }

  private func checkLines(_ output: SourceText, _ story: Comment) {
    let lines = output[all(output)].split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return }
    #expect(lines.last == "" && lines.first != "" && lines[lines.count - 2] != "", story)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(!line.hasSuffix(" ") && !line.hasSuffix("\r"), story)
      #expect(!(line.isEmpty && next.isEmpty), story)
      #expect(
        !(line.isEmpty && next.hasSuffix("}") && next.allSatisfy { " }".contains($0) }), story)
    }
  }
}
