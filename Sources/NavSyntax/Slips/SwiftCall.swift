import NavText

/// `navigationController?.popViewController(animated: true)`, and the word for it.
struct SwiftCall: Slip {
  let method: String
  let counterpart: String
  /// From the start of the path to the end of the method's name.
  let range: SourceRange

  var sentence: Sentence {
    Sentence(
      "'\(method)' is one word here, without what it is called on", help: "write \(counterpart)")
  }

  /// Asked where `?` and `!` have no meaning; `sign` is after them.
  init?(_ bytes: [UInt8], at start: Int, behind sign: Int, _ catalogue: inout WordCatalogue) {
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: ".") else { return nil }
    var nameStart = sign + 1
    var end = nameStart
    while end < bytes.count {
      if !Lexer.isNameByte(bytes[end]) {
        guard bytes[end] == UInt8(ascii: ".") else { break }
        nameStart = end + 1
      }
      end += 1
    }
    let method = String(decoding: bytes[nameStart..<end], as: UTF8.self)
    guard let counterpart = catalogue(method).counterpart else { return nil }
    var first = start
    while first > 0, Lexer.isNameByte(bytes[first - 1]) || bytes[first - 1] == UInt8(ascii: ".") {
      first -= 1
    }
    self.method = method
    self.counterpart = counterpart
    range = SourceRange(first, end)
  }
}
