/// What key-value coding takes a name for.
///
/// It looks for a setter, whose name tells nothing of the case of the first letter (`AppIconLabel` finds
/// `setAppIconLabel:`), and then for an instance variable, which may have an underscore before it. Names that it could
/// take for each other have one key.
enum PropertyKey {
  static func bytes(of name: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in name {
      if key.isEmpty {
        if byte == UInt8(ascii: "_") { continue }
        key.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte)
      } else {
        key.append(byte)
      }
    }
    return key
  }

  /// `setTitle:` for `title`.
  static func setter(of name: String) -> String {
    var selector = Array("set".utf8)
    for (index, byte) in name.utf8.enumerated() {
      let isSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      selector.append(index == 0 && isSmall ? byte - 32 : byte)
    }
    selector.append(UInt8(ascii: ":"))
    return String(decoding: selector, as: UTF8.self)
  }

  /// The key that `setTitle:` sets.
  static func bytes(ofSetter selector: String) -> [UInt8]? {
    let text = Array(selector.utf8)
    guard text.starts(with: "set".utf8), text.count > 4, text.last == UInt8(ascii: ":"),
      !text.dropLast().contains(UInt8(ascii: ":"))
    else { return nil }
    return bytes(of: text[3..<text.count - 1])
  }
}
