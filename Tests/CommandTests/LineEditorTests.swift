import Testing

@testable import navscene

/// What keys do to a line, without a terminal.
struct LineEditorTests {
  private let words = ["tap", "tab", "tap-outside", "back", "\"World Clock\"", "Paris", "Palma"]

  /// The line after these bytes, with the cursor as a bar.
  private func line(_ typed: String, history: [String] = []) -> String {
    var editor = LineEditor(LineHistory(history))
    for key in keys(typed) { _ = editor.take(key, complete: complete) }
    return editor.before + "|" + editor.after
  }

  private func outcomes(_ typed: String) -> [LineEditor.Outcome] {
    var editor = LineEditor()
    return keys(typed).map { editor.take($0, complete: complete) }
  }

  private func keys(_ typed: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(Array(typed.utf8))
  }

  private func complete(_ before: String) -> LineCompletion {
    let fragment = before.split(separator: " ", omittingEmptySubsequences: false).last
    return LineCompletion(String(fragment ?? ""), among: words)
  }

  @Test func arrowsMoveAndTextIsInserted() {
    #expect(line("tap Pris\u{1B}[D\u{1B}[D\u{1B}[Da") == "tap Pa|ris")
    #expect(line("ab\u{1B}OD\u{1B}[D\u{1B}[D\u{1B}OC") == "a|b")
  }

  @Test(arguments: ["\u{1}", "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"])
  func homeIsTheStart(_ home: String) {
    #expect(line("back\(home)") == "|back")
  }

  @Test(arguments: ["\u{5}", "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"])
  func endIsTheEnd(_ end: String) {
    #expect(line("back\u{1}\(end)") == "back|")
  }

  @Test func partsAreErased() {
    #expect(line("tap Paris\u{1B}[D\u{15}") == "|s")
    #expect(line("tap Paris\u{1B}[D\u{B}") == "tap Pari|")
    #expect(line("tap  Paris \u{17}") == "tap  |")
    #expect(line("tap Paris\u{1B}[D\u{17}") == "tap |s")
    #expect(line("tap\u{7F}\u{8}") == "t|")
    #expect(line("tap\u{1}\u{1B}[3~\u{4}") == "|p")
  }

  @Test func wordsAreJumpedOver() {
    #expect(line("tap World Clock\u{1B}[1;5D\u{1B}b") == "tap |World Clock")
    #expect(line("tap World Clock\u{1}\u{1B}[1;3C\u{1B}f") == "tap World| Clock")
  }

  /// What a person takes for one character is one step, however many bytes it has.
  @Test func charactersAreWhole() {
    #expect(line("é日👩‍👩‍👧🇨🇭\u{1B}[D\u{1B}[D\u{7F}") == "é|👩‍👩‍👧🇨🇭")
    #expect(line("e\u{301}x\u{1B}[D\u{7F}") == "|x")
    #expect(line("日本\u{1B}[D\u{1B}[3~") == "日|")
  }

  @Test func whatIsNoTextIsSwallowed() {
    #expect(line("a\u{1B}[15~\u{1B}OP\u{1B}[[A\u{1B}]11;rgb:0/0\u{7}\u{1B}xb") == "ab|")
    #expect(line("a\u{0}\u{1A}\u{1B}[38;5;1mb\u{9B}\u{202E}") == "ab|")
    var decoder = KeyDecoder()
    #expect(decoder.keys([0xFF, 0xC3, 0x28, 0x80, 0xE2, 0x82]) == [.text("(")])
    // The rest of the euro sign.
    #expect(decoder.keys([0xAC]) == [.text("€")])
  }

  @Test func sequencesMayComeInParts() {
    var decoder = KeyDecoder()
    #expect(decoder.keys([0x1B]) == [] && decoder.awaitsRest)
    #expect(decoder.keys([0x5B]) == [] && decoder.keys([0x44]) == [.left])
    #expect(decoder.keys([0x1B]) == [])
    decoder.rest()
    #expect(decoder.keys(Array("b".utf8)) == [.text("b")])
  }

  @Test func inAPasteNothingIsACommand() {
    #expect(
      keys("\u{1B}[200~a\tb\u{3}\u{1B}[D\r\nc\nd\u{1B}[201~\u{3}") == [
        .text("a"), .text(" "), .text("b"), .enter, .text("c"), .enter, .text("d"), .interrupt,
      ])
  }

  @Test func linesComeBack() {
    let history = ["one", "two"]
    #expect(line("new\u{1B}[A", history: history) == "two|")
    #expect(line("new\u{1B}[A\u{10}\u{10}", history: history) == "one|")
    #expect(line("new\u{1B}[A\u{1B}[A\u{E}\u{1B}[B\u{1B}[B", history: history) == "new|")
    #expect(line("three \r\u{1B}[A\u{1B}[A", history: history) == "two|")
    #expect(line("two\r  \r\u{1B}[A\u{1B}[A", history: history) == "one|")
    #expect(line("lost\u{3}\u{1B}[A", history: history) == "two|")
  }

  @Test func earlierLinesAreFoundByAPart() {
    let history = ["tap One", "back", "tap Two", "undo"]
    #expect(line("\u{12}ta", history: history) == "|tap Two")
    #expect(line("\u{12}ta\u{12}", history: history) == "|tap One")
    #expect(line("\u{12}ta\u{12}\u{12}", history: history) == "|tap One")
    #expect(line("\u{12}ta\u{12}\u{7F}\u{7F}b", history: history) == "|back")
    #expect(line("\u{12}p O", history: history) == "ta|p One")
    // What is no part of a search ends it, and the line stays.
    #expect(line("\u{12}Two\u{5}!", history: history) == "tap Two!|")
    #expect(line("\u{12}Two\u{1B}[A", history: history) == "back|")
    #expect(line("new\u{12}Two\u{1B}[B\u{1B}[B", history: history) == "new|")
    #expect(line("new\u{12}Two\u{7}", history: history) == "new|")
    #expect(line("new\u{12}zzz", history: history) == "new|")
    #expect(line("\u{12}Two\u{3}", history: history) == "|")
  }

  @Test func historyIsBounded() {
    var history = LineHistory((0..<2000).map { "line \($0)" })
    history.add("last")
    #expect(history.lines.count == LineHistory.longest)
    #expect(history.lines.first == "line 1001" && history.lines.last == "last")
  }

  @Test func aFileKeepsLinesThatObeyNobody() throws {
    let workplace = try Workplace()
    let file = HistoryFile(workplace.path("state/navscene/history"))
    #expect(file.lines() == [])
    for line in ["tap Paris ", "tap Paris", "evil\u{1B}[2J", "\u{9B}1m", "zurück 👍", "  "] {
      file.add(line)
    }
    file.add(String(repeating: "x", count: 5000))
    #expect(file.lines() == ["tap Paris", "zurück 👍"])
    for number in 0..<1100 where number % 100 == 0 { file.add("line \(number)") }
    #expect(try workplace.names() == ["state"])
    try workplace.write("a\u{7}\nb\n\(String(repeating: "c\nd\n", count: 2000))", to: "long")
    #expect(HistoryFile(workplace.path("long")).lines().count == LineHistory.longest)
    // A folder is no history, and stays one.
    HistoryFile(workplace.path("state")).add("tap Paris")
    #expect(HistoryFile(workplace.path("state")).lines() == [])
    #expect(try workplace.names() == ["long", "state"])
  }

  @Test func oneMatchCompletes() {
    #expect(line("b\t") == "back |")
    #expect(line("tap par\t") == "tap Paris |")
    #expect(line("tap wor\t") == "tap \"World Clock\" |")
    #expect(line("b x\u{1B}[D\u{1B}[D\t") == "back |x")
    #expect(line("zz\t") == "zz|")
  }

  @Test func severalCompleteWhatTheyShare() {
    #expect(line("t\t") == "ta|")
    #expect(outcomes("t\t\t").suffix(2) == [.edited, .listed(["tap", "tab", "tap-outside"])])
    #expect(outcomes("ta\t\t").suffix(2) == [.ignored, .listed(["tap", "tab", "tap-outside"])])
    #expect(outcomes("ta\tx\t").suffix(2) == [.edited, .ignored])
  }

  @Test func keysEndLines() {
    #expect(outcomes("a\r").last == .entered("a"))
    #expect(outcomes("a\u{3}").last == .interrupted)
    #expect(outcomes("\u{4}").last == .ended)
    #expect(outcomes("a\u{4}").last == .ignored)
    #expect(outcomes("a\u{C}").last == .clearedScreen)
    #expect(outcomes("a\u{1A}").last == .suspended)
  }

  // MARK: On the screen

  /// What a terminal of ten columns shows of a line, and where its cursor is.
  private func shown(_ before: String, _ after: String) -> String {
    let drawing = LineDrawing(sign: "> ", palette: .plain, width: 10)
    let screen = ShownScreen(drawing.bytes(before, after))
    return "\(screen.lines[0]) \(screen.column)"
  }

  @Test func aLongLineIsShownAroundTheCursor() {
    #expect(shown("abc", "de") == "> abcde 5")
    #expect(shown("abcdefg", "") == "> abcdefg 9")
    #expect(shown("abcdefghij", "") == "> defghij 9")
    #expect(shown("", "abcdefghij") == "> abcdefg 2")
    #expect(shown("abcdefgh", "ijk") == "> defghi 8" || shown("abcdefgh", "ijk") == "> cdefghi 8")
    // Two columns each.
    #expect(shown("日本語日本語", "") == "> 日本語 5")
  }

  @Test func whatATerminalObeysIsShown() {
    let bytes = LineDrawing(sign: "> ", palette: .ansi, width: 80).bytes("a\u{9B}b", "")
    #expect(String(decoding: bytes, as: UTF8.self).contains("a\\u{9B}b"))
    #expect(LineDrawing.listing(["a", "bb", "c"], width: 9) == "a   c\nbb\n")
  }
}
