import NavText
import Testing

/// The standard library is the judge: what it can make of the bytes at the start of a text.
struct UTF8Tests {
  @Test func itReadsEveryScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let found = bytes.span.scalar(at: 0)
      guard found?.value == value, found?.length == bytes.count else {
        Issue.record("U+\(String(value, radix: 16)) is not read")
        return
      }
    }
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
  ])
  func itRefusesAllElse(_ bytes: [UInt8]) {
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    #expect(bytes.span.scalar(at: 0) == nil)
  }
}
