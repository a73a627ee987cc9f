import NavText

/// Words with blanks between them where one was expected, what they were meant to be, and how the line should read.
struct StrayWords {
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
}

extension StrayWords {
  /// What may have been meant where the word at `stray` cannot be after the words before it.
  init?(_ bytes: [UInt8], at stray: SourceRange, _ catalogue: inout WordCatalogue) {
    guard let line = StrayLine(bytes, at: stray) else { return nil }
    let found: StrayWords?
    switch line.opener {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "{"),
      UInt8(ascii: ","):
      found = line.wholeLine(&catalogue)
    case UInt8(ascii: ":"), UInt8(ascii: "="): found = line.value()
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }
}

/// The part of a line that stray words are in.
private struct StrayLine {
  let bytes: [UInt8]
  /// The words with blanks between them, at least two. The last is the one that cannot be there.
  let words: [Range<Int>]
  /// Where the blanks before the words begin.
  let head: Int
  /// Where a text without quotes would end that has these words.
  let end: Int

  /// Longer lines are not worth showing.
  private static let longest = 100

  /// Nil where the word is alone, or the words before it are too long.
  init?(_ bytes: [UInt8], at stray: SourceRange) {
    let earliest = max(0, Int(stray.start) - Self.longest)
    let words = Self.words(bytes, upTo: stray, from: earliest)
    var head = words[0].lowerBound
    guard words.count > 1, head > earliest || head == 0 else { return nil }
    while head > earliest && bytes[head - 1] == UInt8(ascii: " ") { head -= 1 }
    self.bytes = bytes
    self.words = words
    self.head = head
    end = Self.end(bytes, behind: stray)
  }

  /// What is before the words, but for blanks.
  var opener: UInt8 { head > 0 ? bytes[head - 1] : UInt8(ascii: "\n") }

  // MARK: What was meant

  /// Where the words are the whole line, and the first says what it is.
  func wholeLine(_ catalogue: inout WordCatalogue) -> StrayWords? {
    let keyword = text(words[0])
    let roles = catalogue(keyword).roles
    guard roles.contains(.takesName) || roles.contains(.takesText) else { return nil }
    let rolesOfStray = catalogue(text(stray)).roles
    if let found = nameBeforeCaption(keyword, roles) { return found }
    if let found = systemItem(keyword, roles, rolesOfStray) { return found }
    if beginsSomethingElse(roles, rolesOfStray) { return nil }
    return nameOrText(keyword, roles)
  }

  /// `title: My Home`, `expect title == My Home`: where the words are behind a colon or an equals sign.
  func value() -> StrayWords? {
    guard let first = Self.startOfLine(bytes, head) else { return nil }
    let start = words[0].lowerBound
    let before = text(first..<start)
    let isAttribute = bytes[first..<head - 1].allSatisfy(Self.isNameByte)
    guard isAttribute || before.hasPrefix("expect ") else { return nil }
    return StrayWords(
      meaning: .text, line: Self.line(before, bytes[start..<end], isName: false),
      range: SourceRange(start, end))
  }

  /// `button Save title "Save"`
  private func nameBeforeCaption(_ keyword: String, _ roles: WordRoles) -> StrayWords? {
    guard words.count == 3, !roles.contains(.takesName), Self.captions.contains(text(stray)),
      let quote = bytes[end...].prefix(Self.longest).firstIndex(where: { $0 != 0x20 }),
      bytes[quote] == UInt8(ascii: "\""),
      let close = bytes[(quote + 1)...].prefix(Self.longest).firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return StrayWords(
      meaning: .nameAmongOthers, line: "\(keyword) \(text(words[1])) \(text(quote..<close + 1))",
      range: SourceRange(stray.lowerBound, stray.upperBound))
  }

  /// `right Add add`
  private func systemItem(
    _ keyword: String, _ roles: WordRoles, _ rolesOfStray: WordRoles
  ) -> StrayWords? {
    guard words.count == 3, roles.contains(.barItem), rolesOfStray.contains(.systemItem) else {
      return nil
    }
    return StrayWords(
      meaning: .systemItem, line: "\(keyword) \(text(words[1])) .\(text(stray))" + arrow,
      range: SourceRange(stray.lowerBound, stray.upperBound))
  }

  /// Whether the stray word was not meant as part of a name or a text.
  private func beginsSomethingElse(_ roles: WordRoles, _ rolesOfStray: WordRoles) -> Bool {
    let isKind = rolesOfStray.contains(.takesName) || rolesOfStray.contains(.takesText)
    return Self.joining.contains(text(stray)) || rolesOfStray.contains(.arrowAttribute)
      || isKind && !roles.contains(.touches)
  }

  /// `scene My Home`, `label Hello world`
  private func nameOrText(_ keyword: String, _ roles: WordRoles) -> StrayWords? {
    // `case red Bright red` has a name before its text.
    let isNamed = roles.contains(.isAlwaysNamed)
    let start = words[isNamed && words.count > 2 ? 2 : 1].lowerBound
    guard start < stray.lowerBound || isNamed else { return nil }
    if roles.contains(.touches), let found = nameAmongFillers(keyword, from: start) {
      return found
    }
    let isName = roles.contains(.takesName)
    let before = String(decoding: bytes[head..<start].drop { $0 == 0x20 }, as: UTF8.self)
    return StrayWords(
      meaning: isName ? .name : .text,
      line: Self.line(before, bytes[start..<end], isName: isName) + arrow,
      range: SourceRange(start, end))
  }

  /// `tap on Save`
  private func nameAmongFillers(_ keyword: String, from start: Int) -> StrayWords? {
    let run = bytes[start..<end].split(separator: 0x20)
    guard run.count > 1, let last = run.last,
      run.dropLast().allSatisfy({ Self.fillers.contains(String(decoding: $0, as: UTF8.self)) })
    else { return nil }
    return StrayWords(
      meaning: .nameAmongOthers, line: "\(keyword) \(String(decoding: last, as: UTF8.self))",
      range: SourceRange(start, last.startIndex - 1))
  }

  // MARK: Bytes

  private var stray: Range<Int> { words[words.count - 1] }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The arrow that is after the words, and what it leads to.
  private var arrow: String {
    let rest = bytes[end...].prefix(Self.longest + 8).prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    .drop { $0 == 0x20 }
    guard rest.starts(with: "->".utf8) && rest.count < Self.longest else { return "" }
    return " " + String(decoding: rest, as: UTF8.self)
  }

  private static func line(_ before: String, _ words: ArraySlice<UInt8>, isName: Bool) -> String {
    let text = String(decoding: words, as: UTF8.self)
    guard isName else { return before + "\"" + text + "\"" }
    let parts = text.split(separator: " ")
    return before + (parts.first ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Back from `stray` over words with blanks between them.
  private static func words(
    _ bytes: [UInt8], upTo stray: SourceRange, from earliest: Int
  ) -> [Range<Int>] {
    var words = [Int(stray.start)..<Int(stray.end)]
    while true {
      var end = words[0].lowerBound
      while end > earliest && bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      var start = end
      while start > earliest && isNameByte(bytes[start - 1]) { start -= 1 }
      if start == end { return words }
      words.insert(start..<end, at: 0)
    }
  }

  /// Where the text that goes on after `stray` ends, without the blanks behind it.
  private static func end(_ bytes: [UInt8], behind stray: SourceRange) -> Int {
    var end = Int(stray.end)
    while end < bytes.count, end - Int(stray.start) < longest, !ends(bytes, end) { end += 1 }
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
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

  /// Words that people write between a verb such as `tap` and its target.
  private static let fillers: Set<String> = [
    "on", "the", "at", "a", "to", "button", "cell", "row", "item", "label", "tab", "link",
  ]

  /// What people write before the text that is seen.
  private static let captions: Set<String> = [
    "title", "text", "label", "caption", "named", "titled",
  ]
}
