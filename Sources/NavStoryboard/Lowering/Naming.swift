import NavText
import NavXcode

/// Names for what Interface Builder knows by id only, made of words that its author wrote.
///
/// It has a table of its own, so that wishes that come to nothing leave no trace elsewhere.
struct Naming {
  /// When a name was last taken.
  private struct Use {
    var scope = 0
    /// The number that was last put after it, so that a thousand labels are not counted through for each.
    var number = 1
  }

  private(set) var names: NameTable
  private var uses: [Use] = []
  /// Within a storyboard or a scene, no name is given twice.
  private var scope = 0
  /// The name in the making, and what is left behind it of longer ones.
  private var buffer: [UInt8] = []
  private var length = 0
  /// The first names of the table: those that say nothing, and after them endings that say nothing alone.
  private let emptyEnd: Name
  private let endingsEnd: Name

  private let reserved: [Name]
  // A static table checks at each use whether it has been made.
  private let sceneEndings = sharedSceneEndings
  private let identifierEndings = sharedIdentifierEndings

  /// With names that are never free.
  init(reserved words: [String] = []) {
    var names = NameTable()
    for word in Self.emptyWords { _ = names.intern(word) }
    emptyEnd = Name(names.count)
    for ending in Self.sceneEndingWords { _ = names.intern(ending) }
    endingsEnd = Name(names.count)
    reserved = words.map { names.intern($0) }
    self.names = names
  }

  /// All names are free again but those that are reserved.
  mutating func begin() {
    scope += 1
    for name in reserved { take(name, number: 1) }
  }

  /// A name that is not free any more.
  mutating func take(_ word: String) { take(names.intern(word), number: 1) }

  /// The same for a name of another table.
  mutating func take(_ name: Name, of other: NameTable) {
    take(names.intern(name, of: other), number: 1)
  }

  /// As it is where that is free: outlets keep the spelling of the code.
  mutating func unique(_ name: Name) -> Name {
    guard isTaken(name) else {
      take(name, number: 1)
      return name
    }
    var number = uses[Int(name.index)].number + 1
    var numbered = numbered(name, number)
    while isTaken(numbered) {
      number += 1
      numbered = self.numbered(name, number)
    }
    take(numbered, number: 1)
    take(name, number: number)
    return numbered
  }

  mutating func intern(_ word: String) -> Name { names.intern(word) }

  /// One word after another, where it does not end so anyway.
  mutating func joined(_ name: Name, _ ending: String) -> Name {
    let text = names[name]
    return text.hasSuffix(ending) ? name : names.intern(text + ending)
  }

  func isTaken(_ name: Name) -> Bool {
    Int(name.index) < uses.count && uses[Int(name.index)].scope == scope
  }

  private mutating func take(_ name: Name, number: Int) {
    while uses.count < names.count { uses.append(Use()) }
    uses[Int(name.index)] = Use(scope: scope, number: number)
  }

  private mutating func numbered(_ name: Name, _ number: Int) -> Name {
    buffer = Array(names.utf8(of: name)) + Array(String(number).utf8)
    length = buffer.count
    return internMade()
  }

  private mutating func internMade() -> Name { names.intern(buffer, SourceRange(0, length)) }

  // MARK: Words

  /// The words of a text joined into one that starts each with a capital; nil when there is no letter.
  mutating func identifier(_ text: Span<UInt8>) -> Name? {
    makeIdentifier(text) ? internMade() : nil
  }

  /// `PayViewController`, `PayVC` and `Pay Scene` are all Pay. Nil where all that is left says nothing, as of
  /// `ViewController`.
  mutating func sceneWord(_ text: Span<UInt8>) -> Name? {
    makeSceneWord(text) ? internMade() : nil
  }

  /// Makes such a name without a place in the table.
  mutating func makeSceneWord(_ text: Span<UInt8>) -> Bool {
    if !makeIdentifier(text) { return false }
    let whole = length
    removeEnding(identifierEndings)
    removeEnding(sceneEndings)
    // Words that say nothing are the first of the table.
    guard let word = names.find(buffer.span, 0, length) else { return true }
    return word >= (length < whole ? emptyEnd : endingsEnd)
  }

  /// The name that was made last.
  var made: [UInt8] { Array(buffer[..<length]) }

  /// Whether a name is the one that was made last, or that with a number.
  func isMade(_ name: Span<UInt8>) -> Bool {
    if name.count < length { return false }
    let made = buffer.span
    for index in 0..<length where made[index] != name[index] { return false }
    for index in length..<name.count where !Self.isDigit(UInt32(name[index])) { return false }
    return true
  }

  /// Takes the first ending that fits from the name in the making, unless that would leave nothing.
  private mutating func removeEnding(_ endings: Endings) {
    if length == 0 || !endings.mayEnd(with: buffer[length - 1]) { return }
    for ending in endings.all where length > ending.count {
      let start = length - ending.count
      guard buffer[start..<length].elementsEqual(ending) else { continue }
      // In SPLITVC the T belongs to what is before.
      let isShouted = ending.count == 3 && 0x41...0x5A ~= buffer[start - 1]
      if isShouted { continue }
      length = start
      return
    }
  }

  private struct Endings {
    let all: [[UInt8]]
    /// A bit for each byte that one of them ends with; bytes that are 64 apart share it.
    private let lastBytes: UInt64

    init(_ texts: [String]) {
      all = texts.map { Array($0.utf8) }
      var bytes: UInt64 = 0
      for ending in all { if let last = ending.last { bytes |= 1 << UInt64(last & 63) } }
      lastBytes = bytes
    }

    func mayEnd(with byte: UInt8) -> Bool { lastBytes >> UInt64(byte & 63) & 1 == 1 }
  }

  /// Makes the words of a text one; false where there is no letter. Long texts are cut at a word: what says more than that
  /// is no name.
  mutating func makeIdentifier(_ text: Span<UInt8>) -> Bool {
    // A name is no longer than its text.
    if buffer.count < text.count { buffer = [UInt8](repeating: 0, count: text.count * 2) }
    var name = buffer.mutableSpan
    if Self.isOneWord(text) {
      for index in text.indices { name[index] = text[index] }
      if 0x61...0x7A ~= name[0] { name[0] -= 32 }
      length = text.count
    } else {
      length = Self.joinWords(of: text, in: &name)
    }
    return length > 0
  }

  /// Puts the words of a text together, and returns how long that is.
  private static func joinWords(of text: Span<UInt8>, in name: inout MutableSpan<UInt8>) -> Int {
    var startsWord = true
    var letterCount = 0
    var wordStart = 0
    var length = 0
    var offset = 0
    while offset < text.count {
      let start = offset
      var scalar = UInt32(text[offset])
      var size = 1
      if scalar >= 0x80 { (scalar, size) = text.scalar(at: offset) ?? (0, 1) }
      offset += size
      if isLetter(scalar) || isDigit(scalar) {
        if length == 0 && isDigit(scalar) { continue }
        if startsWord {
          if letterCount > 20 { break }
          wordStart = length
        }
        let isSmall = 0x61...0x7A ~= scalar
        name[length] = startsWord && isSmall ? text[start] - 32 : text[start]
        for index in 1..<size { name[length + index] = text[start + index] }
        length += size
        startsWord = false
        letterCount += 1
        // One word is not cut before it is very long: half of a class tells less than the ending of a name.
        if letterCount > (wordStart > 0 ? 40 : 80) {
          if wordStart > 0 { length = wordStart }
          break
        }
      } else if scalar != 0x27 && scalar != 0x2019 {
        startsWord = true
      }
    }
    return length
  }

  /// Whether a text is one already, as most are: letters and digits of ASCII, and not too many.
  private static func isOneWord(_ text: Span<UInt8>) -> Bool {
    guard 1...80 ~= text.count, !isDigit(UInt32(text[0])) else { return false }
    for index in text.indices {
      let scalar = UInt32(text[index])
      guard scalar < 0x80, isLetter(scalar) || isDigit(scalar) else { return false }
    }
    return true
  }

  /// What names of controllers end with, longer ones first.
  private static let sceneEndingWords = [
    "TableViewController", "CollectionViewController", "ViewController", "Controller",
    "StoryboardID", "Storyboard", "Scene", "TableVC",
    "CollectionVC", "TVC", "CVC", "NVC", "VC", "View",
  ]

  /// What names of controllers are made identifiers with.
  private static let sharedIdentifierEndings = Endings([
    "StoryboardID", "StoryboardId", "StoryboardIdentifier", "Identifier",
  ])
  private static let sharedSceneEndings = Endings(sceneEndingWords)

  private static let emptyWords = [
    "View", "Table", "TableView", "Collection", "CollectionView", "Navigation", "TabBar", "Page",
    "PageView", "Split", "SplitView", "UI", "_",
  ]

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  /// Letters of any script; marks, symbols and punctuation separate words.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return 0x61...0x7A ~= scalar | 0x20 || scalar == 0x5F }
    return isWideLetter(scalar)
  }

  @inline(never)
  private static func isWideLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x1FFF, 0x2C00...0x2FEF,
      0x3040...0xD7FF, 0xF900...0xFDFF, 0xFE70...0xFEFE, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
      0xFF66...0xFFDC, 0x10000...0x1EFFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
