/// `file:` URIs (RFC 8089) and their paths.
enum FileURI {
  private static let scheme = "file://"

  /// The path of a file; any other URI stands for itself, as an untitled document does.
  static func path(of uri: String) -> String {
    guard uri.utf8.starts(with: scheme.utf8) else { return uri }
    let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
    // A host before the path, which is nearly always empty.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return uri }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let high = hexadecimal(rest[index + 1]), let low = hexadecimal(rest[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same for a folder, without a slash at its end.
  static func folder(of uri: String) -> String {
    var path = path(of: uri)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  static func uri(of path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array(scheme.utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
