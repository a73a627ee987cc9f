/// Names of a program as identifiers of Swift, per "The Swift Programming Language", Lexical Structure.
enum SwiftIdentifier {
  /// `UpperCamelCase`, as types are called: `show-item 2` becomes `ShowItem2`.
  static func type(_ text: String) -> String {
    let joined = words(of: text).map { capitalized($0) }.reduce("", +)
    let name = startingWell(joined)
    // A type called so would hide the metatype of the one that it is in.
    return isReserved(name) || name == "Type" || name == "Protocol" ? name + "_" : name
  }

  /// `lowerCamelCase`, as values and cases are called, in backticks where it is a keyword.
  static func value(_ text: String) -> String {
    var joined = ""
    for (index, word) in words(of: text).enumerated() {
      joined += index == 0 ? uncapitalized(word) : capitalized(word)
    }
    return escaped(startingWell(joined))
  }

  /// A name that code has already, in backticks where it is a keyword.
  static func escaped(_ name: String) -> String { isReserved(name) ? "`\(name)`" : name }

  /// Without the backticks of a keyword.
  static func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  private static func startingWell(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "unnamed" }
    return isDigit(first) ? "_" + name : name
  }

  /// What lies between characters that no identifier may have.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isDigit(scalar) || isHead(scalar) || !word.isEmpty && isCombining(scalar) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.utf8.first, isLower(first) else { return word }
    return String(decoding: [first - 32] + word.utf8.dropFirst(), as: UTF8.self)
  }

  /// The first letter in lower case, or all letters of an initialism: `URLPage` becomes `urlPage`, `ID` `id`.
  private static func uncapitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    var count = 0
    while count < bytes.count, isUpper(bytes[count]) { count += 1 }
    // The last capital begins the next word.
    if count > 1, count < bytes.count, isLower(bytes[count]) { count -= 1 }
    for index in 0..<count { bytes[index] += 32 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Whether an identifier may begin with it. Characters that cannot be seen are left out, though Swift allows them.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return isLower(UInt8(scalar.value)) || isUpper(UInt8(scalar.value)) || scalar == "_"
    }
    return heads.contains { $0.contains(scalar.value) }
  }

  /// Accents and the like, which may follow.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    let marks: [ClosedRange<UInt32>] = [
      0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
    return marks.contains { $0.contains(scalar.value) }
  }

  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
    0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFDFF,
    0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]

  private static func isReserved(_ name: String) -> Bool { keywords.contains(name) }

  /// The words that Swift reserves.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

/// Identifiers that are taken in one place of a source, so that no two things there have the same.
struct SwiftScope {
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// The name, with a number after it where it is taken.
  mutating func unique(_ name: String) -> String {
    let bare = SwiftIdentifier.bare(name)
    var candidate = name
    var number = 2
    while !taken.insert(SwiftIdentifier.bare(candidate)).inserted {
      candidate = "\(bare)\(number)"
      number += 1
    }
    return candidate
  }
}
