import NavTesting
import NavText
import Testing

@testable import NavSyntax

private func dump(_ text: String) -> String {
  dumpTokens(of: SourceText(path: "Test.navscene", text))
}

private func kinds(_ text: String) -> [TokenKind] { kinds(Array(text.utf8)) }

private func kinds(_ bytes: [UInt8]) -> [TokenKind] {
  tokens(of: SourceText(path: "Test.navscene", bytes: bytes)).map(\.kind)
}

private func codes(_ bytes: [UInt8]) -> [String] {
  var names = NameTable()
  return parse(SourceText(path: "Test.navscene", bytes: bytes), names: &names, words: .empty)
    .problems.map { $0.found(in: ID(0)).diagnostic.code }
}

@Suite("Tokens")
struct LexerTests {
  @Test("places count lines and characters from 1")
  func places() {
    #expect(
      dump("é é {\r\n  \"x\\\"y\"\r}") == """
        1:1-1:2 name "é"
        1:3-1:4 name "é"
        1:5-1:6 leftBrace "{"
        2:3-2:9 string "\\"x\\\\\\"y\\""
        3:1-3:2 rightBrace "}"
        3:2-3:2 endOfFile

        """)
  }

  @Test("the longest operator wins")
  func operators() {
    #expect(
      kinds("- -> = == != < <= > >= . ... + * / : ,") == [
        .minus, .arrow, .assign, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
        .dot, .ellipsis, .plus, .star, .slash, .colon, .comma, .endOfFile,
      ])
    #expect(kinds("a->b") == [.name, .arrow, .name, .endOfFile])
    #expect(kinds("0...5") == [.integer, .ellipsis, .integer, .endOfFile])
    #expect(kinds("0.5...1") == [.decimal, .ellipsis, .integer, .endOfFile])
    #expect(kinds("a==-1") == [.name, .equal, .minus, .integer, .endOfFile])
  }

  @Test("names are letters of any script, or anything like it in backquotes")
  func names() {
    #expect(kinds("a_1 Übersicht 画面 `when`") == [.name, .name, .name, .quotedName, .endOfFile])
    #expect(kinds("`a") == [.unknown, .endOfFile])
    #expect(kinds("`a b`") == [.unknown, .endOfFile])
  }

  @Test("comments are no tokens and end with their line")
  func comments() {
    #expect(kinds("a // b\nc///d\r/e") == [.name, .name, .slash, .name, .endOfFile])
    #expect(kinds("\"//\"") == [.string, .endOfFile])
  }

  @Test("the first token of a line knows it, whatever ends the line before")
  func lineStarts() {
    let source = SourceText(path: "Test.navscene", "\u{FEFF}a b\nc d\re f // g\r\nh i")
    #expect(
      tokens(of: source).filter(\.startsLine).map { source[$0.range] } == ["a", "c", "e", "h", ""])
  }

  @Test("unreadable bytes are reported once and skipped")
  func unreadable() {
    #expect(codes([0x61, 0xFF, 0xFE, 0x0A, 0x62]) == ["invalid-utf8"])
    #expect(codes([0x61, 0x00, 0x00]) == ["unexpected-character"])
    #expect(codes(Array("a;;".utf8)) == ["unexpected-character"])
    #expect(codes(Array("a “b”".utf8)).first == "look-alike-character")
    #expect(codes(Array("a \"b\nc".utf8)) == ["unterminated-string"])
    #expect(codes(Array("a \"\\q\"".utf8)) == ["unknown-escape"])
    #expect(codes(Array("a: 12px".utf8)) == ["bad-number"])
    #expect(codes(Array("/* a */ b".utf8)) == ["block-comment"])
  }

  @Test(
    "tokens lie in order, inside the bytes, with only blanks and comments between",
    arguments: SeededRandom.cases(300))
  func anyBytes(random: SeededRandom) {
    var generator = UnstyledSource(random)
    let bytes = Array(generator.mutated(generator.source()).utf8)
    let source = SourceText(path: "Test.navscene", bytes: bytes)
    var names = NameTable()
    let comments = parse(source, names: &names, words: .empty).tree.comments
    var covered = [Bool](repeating: false, count: bytes.count)
    var end: UInt32 = 0
    for token in tokens(of: source) {
      #expect(token.range.start >= end && token.range.end >= token.range.start, "\(random)")
      end = token.range.end
      for offset in token.range.start..<token.range.end { covered[Int(offset)] = true }
    }
    for comment in comments {
      for offset in comment.range.start..<comment.range.end { covered[Int(offset)] = true }
    }
    #expect(Int(end) == bytes.count, "\(random)")
    guard !codes(bytes).contains("block-comment") else { return }
    let rest = bytes.indices.filter { !covered[$0] }.map { bytes[$0] }
    #expect(
      rest.allSatisfy { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }, "\(random)")
  }
}

@Suite("The tree as text")
struct SyntaxDumpTests {
  @Test("every node and part is shown")
  func everything() {
    let source = SourceText(
      path: "Test.navscene",
      """
      /// A shop.
      ///   Small.
      storyboard Shop {
          initial -> Main
          button Pay: Kit.Button "Pay" .add [1, 2] as "p" on "d" when a or b and not c { tag: -1.5 }
          -> show [A, B.C] with city, x: (y) { style: .sheet }
          var n: -1...5 = 0
          if a { pop } else if b { x = 1 } else {}
          constraint H: A.top == "t" { priority: 750 }
          expect stack of World == []
      }
      """)
    var names = NameTable()
    let parsed = parse(source, names: &names, words: .empty)
    #expect(
      dumpTree(of: parsed, source: source, names: names) == """
        item storyboard name=Shop documentation="A shop.\\n  Small." 3:1-11:2
          item initial
            connection target=Main
          item button name=Pay class=Kit.Button text="Pay" system=.add operand=([1, 2]) as="p" on="d" \
        when=(a or (b and (not c)))
            attribute tag value=(- 1.500)
          connection verb=show target=[A, B.C] with=(city, x: (y))
            attribute style value=(.sheet)
          variable n type=-1...5 initial=(0)
          branch condition=(a)
            then
              item pop
            else
              branch condition=(b)
                then
                  assignment x value=(1)
                else
          assertion constraint name=H condition=(A.top == "t")
            attribute priority value=(750)
          assertion expect condition=((stack of World) == [])

        """)
  }
}
