import NavTesting
import Testing

@testable import NavText

@Suite("Lines of reports")
struct StyledLineTests {
  @Test("a line holds what was appended, of any length, and nothing that a terminal obeys")
  func lineIsWhatWasAppended() {
    var random = SeededRandom()
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "~", " ", "\t", "\u{7F}", "\u{1B}", "é", "→", "…", "\u{202E}", "😀",
    ]
    var line = StyledLine(.plain)
    for _ in 0..<3_000 {
      var expected = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        switch Int.random(in: 0...3, using: &random) {
        case 0:
          let count = Int.random(in: 0...300, using: &random)
          line.append(UInt8(ascii: "-"), count: count)
          expected += String(repeating: "-", count: count)
        case 1:
          let number =
            Int.random(in: 0...Int.max, using: &random) >> Int.random(in: 0...62, using: &random)
          line.append(number)
          expected += String(number)
        case 2:
          // Mostly plain, with one scalar of another kind anywhere.
          var text = String.UnicodeScalarView(
            repeating: "x", count: Int.random(in: 0...40, using: &random))
          text.insert(
            scalars.randomElement(using: &random) ?? "a",
            at: text.indices.randomElement(using: &random) ?? text.startIndex)
          line.append(String(text))
          expected += printable(String(text))
        default:
          let text = String(repeating: "plain", count: Int.random(in: 0...4, using: &random))
          line.append(printable: text.utf8.span)
          expected += text
        }
      }
      var out = TextWriter()
      line.end(into: &out)
      while expected.last == " " { expected.removeLast() }
      #expect(out.string == expected + "\n", "\(random)")
    }
  }
}
