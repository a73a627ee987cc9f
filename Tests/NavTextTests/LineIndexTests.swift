import NavTesting
import NavText
import Testing

@Suite("LineIndex")
struct LineIndexTests {
  @Test(
    "a line ends with LF, CRLF or CR",
    arguments: [
      ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\nb", [0, 2]), ("a\r\nb", [0, 3]),
      ("a\rb", [0, 2]),
      ("\n\n", [0, 1, 2]), ("\r\r\n\n", [0, 1, 3, 4]), ("a\r", [0, 2]),
    ] as [(String, [UInt32])])
  func starts(text: String, starts: [UInt32]) {
    #expect(LineIndex(Array(text.utf8)).starts == starts)
  }

  @Test("columns count bytes or scalars")
  func units() {
    let bytes = Array("x\né🙂z".utf8)
    let index = LineIndex(bytes)
    let z = UInt32(bytes.count - 1)
    #expect(index.positionUTF8(at: z) == .init(line: 2, column: 7))
    #expect(index.position(at: z, in: bytes) == .init(line: 2, column: 3))
  }

  @Test("the end of a file is a place")
  func endOfFile() {
    let open = Array("ab".utf8)
    #expect(LineIndex(open).position(at: 2, in: open) == .init(line: 1, column: 3))
    let closed = Array("ab\n".utf8)
    #expect(LineIndex(closed).position(at: 3, in: closed) == .init(line: 2, column: 1))
    #expect(LineIndex([]).position(at: 0, in: []) == .init(line: 1, column: 1))
  }

  @Test(
    "the range of a line leaves out its end",
    arguments: [
      ("ab\ncd", 1, SourceRange(0, 2)), ("ab\ncd", 2, SourceRange(3, 5)),
      ("ab\r\ncd", 1, SourceRange(0, 2)), ("\n\n", 2, SourceRange(1, 1)),
      ("a\r\r\n", 2, SourceRange(2, 2)), ("a\n", 2, SourceRange(2, 2)),
    ])
  func lineRanges(text: String, line: Int, range: SourceRange) {
    let bytes = Array(text.utf8)
    #expect(LineIndex(bytes).range(ofLine: line, in: bytes) == range)
  }

  @Test("every byte is in the line whose range and end hold it")
  func lookup() {
    var random = SeededRandom()
    for round in 0..<200 {
      let bytes = (0..<(round == 0 ? 2000 : 40)).map { _ in
        [0x0A, 0x0D, 0x61, 0xC3].randomElement(using: &random)! as UInt8
      }
      let index = LineIndex(bytes)
      let starts = index.starts
      for offset in 0...bytes.count {
        let line = index.line(at: UInt32(offset))
        let isBeforeNext = line == index.lineCount || offset < Int(starts[line])
        #expect(Int(starts[line - 1]) <= offset && isBeforeNext, "\(random)")
        #expect(index.start(ofLine: line) == starts[line - 1])
      }
    }
  }
}
