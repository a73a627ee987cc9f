import NavText

/// `title: My Home`: a text without its quotes, or `scene My Home`, a name of several words.
struct UnquotedText: Slip {
  let isName: Bool
  /// As it should read.
  let line: String

  var sentence: Sentence {
    isName
      ? Sentence(
        "a name is one word", label: "this is more than one", help: "write \(line)")
      : Sentence("text of several words goes in quotes", help: "write \(line)")
  }

  func fix(at location: Location) -> Fix? {
    guard !isName else { return nil }
    let (start, end) = (Int(location.range.start), Int(location.range.end))
    let edits = [start, end].map {
      TextEdit(Location(location.file, SourceRange($0, $0)), "\"")
    }
    return Fix("put it in quotes", edits)
  }
}

/// `right Add add`
struct SystemItemWithoutDot: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence("a system item has a dot before it", help: "write \(line)")
  }
}

extension Parser {
  mutating func recoverFromUnquotedText() -> Bool {
    guard at(.name) || at(.integer), ahead.kind != .colon,
      let words = StrayWords(lexer.bytes, at: token.range, &lexer.words)
    else { return false }
    switch words.meaning {
    case .name:
      report(UnquotedText(isName: true, line: words.line), words.range)
      return recoveredToBlock()
    case .systemItem:
      report(SystemItemWithoutDot(line: words.line), words.range)
      return recovered()
    case .text: report(UnquotedText(isName: false, line: words.line), words.range)
    case .nameAmongOthers: report(WordsTooMany(line: words.line), words.range)
    }
    return recoveredWithoutValue()
  }
}

/// Words with blanks between them where one was expected, what they were meant to be, and how the line should read.
private struct StrayWords {
  enum Meaning {
    case text
    case name
    /// A name that is among words too many, as in `tap on Save`.
    case nameAmongOthers
    /// A name and a system item without its dot.
    case systemItem
  }

  let meaning: Meaning
  /// The line as it should read.
  let line: String
  /// The words in question.
  let range: SourceRange

  /// Longer lines are not worth showing.
  private static let longest = 100

  /// What may have been meant where the word at `stray` cannot be after the words before it.
  init?(_ bytes: [UInt8], at stray: SourceRange, _ catalogue: inout WordCatalogue) {
    let earliest = max(0, Int(stray.start) - Self.longest)
    var words = [Int(stray.start)..<Int(stray.end)]
    // Back over words with blanks between them.
    while true {
      var end = words[0].lowerBound
      while end > earliest && bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      var start = end
      while start > earliest && Self.isNameByte(bytes[start - 1]) { start -= 1 }
      if start == end { break }
      words.insert(start..<end, at: 0)
    }
    var head = words[0].lowerBound
    guard words.count > 1, head > earliest || head == 0 else { return nil }
    var end = Int(stray.end)
    while end < bytes.count, end - Int(stray.start) < Self.longest, !Self.ends(bytes, end) {
      end += 1
    }
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }

    while head > earliest && bytes[head - 1] == UInt8(ascii: " ") { head -= 1 }
    switch head > 0 ? bytes[head - 1] : UInt8(ascii: "\n") {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "{"),
      UInt8(ascii: ","):
      // The words are the whole line, and the first says what it is.
      let keyword = String(decoding: bytes[words.removeFirst()], as: UTF8.self)
      let roles = catalogue(keyword).roles
      let isName = roles.contains(.takesName)
      guard isName || roles.contains(.takesText) else { return nil }
      let word = String(decoding: bytes[Int(stray.start)..<Int(stray.end)], as: UTF8.self)
      let rolesOfWord = catalogue(word).roles
      // `button Save title "Save"`
      let quote = bytes[end...].prefix(Self.longest).firstIndex { $0 != 0x20 }
      if let quote, bytes[quote] == UInt8(ascii: "\""), words.count == 2, !isName,
        Self.captions.contains(word),
        let close = bytes[(quote + 1)...].prefix(Self.longest).firstIndex(of: UInt8(ascii: "\""))
      {
        let name = String(decoding: bytes[words[0]], as: UTF8.self)
        let text = String(decoding: bytes[quote...close], as: UTF8.self)
        meaning = .nameAmongOthers
        line = "\(keyword) \(name) \(text)"
        range = stray
        return
      }
      // `right Add add`
      if roles.contains(.barItem), words.count == 2, rolesOfWord.contains(.systemItem) {
        let name = String(decoding: bytes[words[0]], as: UTF8.self)
        meaning = .systemItem
        line = "\(keyword) \(name) .\(word)" + Self.arrow(bytes, end)
        range = stray
        return
      }
      let touches = roles.contains(.touches)
      let isKind = rolesOfWord.contains(.takesName) || rolesOfWord.contains(.takesText)
      if Self.joining.contains(word) || rolesOfWord.contains(.arrowAttribute) || isKind && !touches
      {
        return nil
      }
      // `case red Bright red` has a name before its text.
      let isNamed = roles.contains(.isAlwaysNamed)
      if isNamed && words.count > 1 { words.removeFirst() }
      guard words[0].lowerBound < Int(stray.start) || isNamed else { return nil }
      let run = bytes[words[0].lowerBound..<end].split(separator: 0x20)
      if touches, run.count > 1, let last = run.last,
        run.dropLast().allSatisfy({ Self.fillers.contains(String(decoding: $0, as: UTF8.self)) })
      {
        meaning = .nameAmongOthers
        line = "\(keyword) \(String(decoding: last, as: UTF8.self))"
        range = SourceRange(words[0].lowerBound, last.startIndex - 1)
        return
      }
      meaning = isName ? .name : .text
      let before = String(
        decoding: bytes[head..<words[0].lowerBound].drop { $0 == 0x20 }, as: UTF8.self)
      line =
        Self.line(before, bytes[words[0].lowerBound..<end], isName) + Self.arrow(bytes, end)
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      meaning = .text
      guard let first = Self.startOfLine(bytes, head) else { return nil }
      let start = String(decoding: bytes[first..<words[0].lowerBound], as: UTF8.self)
      let isAttribute = bytes[first..<head - 1].allSatisfy(Self.isNameByte)
      guard isAttribute || start.hasPrefix("expect ") else { return nil }
      line = Self.line(start, bytes[words[0].lowerBound..<end], false)
    default: return nil
    }
    range = SourceRange(words[0].lowerBound, end)
  }

  /// The arrow that is after `end`, and what it leads to.
  private static func arrow(_ bytes: [UInt8], _ end: Int) -> String {
    let rest = bytes[end...].prefix(longest + 8).prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    .drop { $0 == 0x20 }
    guard rest.starts(with: "->".utf8) && rest.count < longest else { return "" }
    return " " + String(decoding: rest, as: UTF8.self)
  }

  private static func line(_ before: String, _ words: ArraySlice<UInt8>, _ isName: Bool) -> String {
    let text = String(decoding: words, as: UTF8.self)
    guard isName else { return before + "\"" + text + "\"" }
    let parts = text.split(separator: " ")
    return before + (parts.first ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func startOfLine(_ bytes: [UInt8], _ offset: Int) -> Int? {
    let earliest = max(0, offset - longest)
    var start = offset
    while start > earliest {
      let byte = bytes[start - 1]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") {
        break
      }
      start -= 1
    }
    guard start > earliest || start == 0 else { return nil }
    while start < offset && (bytes[start] == 0x20 || bytes[start] == 0x09) { start += 1 }
    return start
  }

  private static func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x80 || Lexer.isNameByte(byte) }

  /// Whether a text without quotes is over at `offset`.
  private static func ends(_ bytes: [UInt8], _ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0..<0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: ","),
      UInt8(ascii: ":"):
      true
    case UInt8(ascii: "-"): bytes[offset...].starts(with: "->".utf8)
    case UInt8(ascii: "/"): bytes[offset...].starts(with: "//".utf8)
    default: false
    }
  }

  /// Words that were not meant as part of a name or a text.
  private static let joining: Set<String> = ["if", "else", "elseif", "elif", "in"]

  /// What people put between a word such as `tap` and the name of what is touched.
  private static let fillers: Set<String> = [
    "on", "the", "at", "a", "to", "button", "cell", "row", "item", "label", "tab", "link",
  ]

  /// What people write before the text that is seen.
  private static let captions: Set<String> = [
    "title", "text", "label", "caption", "named", "titled",
  ]
}
