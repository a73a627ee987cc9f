import NavText

/// What an object is called in a storyboard.
enum ObjectID: Hashable {
  case made(MadeID)
  /// As a file has it already.
  case known(String)

  var text: String {
    switch self {
    case .made(let id): id.text
    case .known(let text): text
    }
  }
}

/// An id in Interface Builder's form, such as `Tsg-0q-5Xb`: ten bytes.
struct MadeID: Hashable {
  /// The first one lowest.
  let head: UInt64
  let tail: UInt16

  static var length: Int { 10 }

  init(head: UInt64, tail: UInt16) {
    self.head = head
    self.tail = tail
  }

  /// Nil for a text that is longer or shorter than such ids.
  init?(_ text: String) {
    let bytes = text.utf8.span
    guard bytes.count == Self.length else { return nil }
    head = bytes.word(at: 0)
    tail = UInt16(bytes[8]) | UInt16(bytes[9]) << 8
  }

  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(to bytes: inout [UInt8]) {
    var rest = head
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    bytes.append(UInt8(truncatingIfNeeded: tail))
    bytes.append(UInt8(truncatingIfNeeded: tail >> 8))
  }

  var hash: UInt64 { (head ^ UInt64(tail) << 48) &* 0x9E37_79B9_7F4A_7C15 }
}
