import NavText

/// A selector, to be compared with methods.
///
/// What selector a method of Swift has depends on the version of the language that it is written in:
/// `f(sender:)` is `f:` in Swift 2 and `fWithSender:` since Swift 3. Nothing in a file tells: either is accepted, unless
/// the project says that all of it is Swift 3 or later.
public struct SelectorMatch: Sendable {
  public let pieces: [ArraySlice<UInt8>]
  let text: [UInt8]
  let parameterCount: Int
  /// Whether only the selectors of Swift 3 and later count.
  private let isExact: Bool

  public init(_ selector: String, isExact: Bool = false) {
    self.isExact = isExact
    text = Array(selector.utf8)
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: ":") {
      pieces.append(text[start..<index])
      start = index + 1
    }
    parameterCount = pieces.count
    if pieces.isEmpty { pieces = [text[...]] }
    self.pieces = pieces
  }

  /// Whether the method answers to the selector.
  public func matches(_ method: IndexedMethod, _ names: NameTable) -> Bool {
    guard Int(method.parameterCount) == parameterCount else { return false }
    if !method.selector.isNone { return names.utf8(of: method.selector).elementsEqual(text) }
    let base = names.utf8(of: method.baseName)
    guard pieces[0].starts(with: base) else { return false }
    if isExact { return Self.selector(of: method, names).utf8.elementsEqual(text) }
    guard Self.stems(of: method, names).contains(where: { pieces[0].elementsEqual($0) }) else {
      return false
    }
    if parameterCount == 0 { return true }
    let labels = names.utf8(of: method.labels).split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard labels.count > parameterCount else { return false }
    for index in 1..<max(1, parameterCount) {
      let isUnnamed = labels[index].elementsEqual("_".utf8) && pieces[index].isEmpty
      if !isUnnamed && !pieces[index].elementsEqual(labels[index]) { return false }
    }
    return true
  }

  /// What is before the first colon of each selector that a method may have: its name, and after it nothing,
  /// `Sender` or `WithSender`.
  public static func stems(of method: IndexedMethod, _ names: NameTable) -> [[UInt8]] {
    let colon = UInt8(ascii: ":")
    if !method.selector.isNone {
      return [Array(names.utf8(of: method.selector).prefix { $0 != colon })]
    }
    let base = Array(names.utf8(of: method.baseName))
    let label = names.utf8(of: method.labels).prefix { $0 != colon }
    guard method.parameterCount > 0, let first = label.first, !label.elementsEqual("_".utf8) else {
      return [base]
    }
    let capital = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first - 32 : first
    let word = [capital] + label.dropFirst()
    return [base, base + word, base + Array("With".utf8) + word]
  }

  /// Whether the method is called the same, whatever it takes: `pay()` where `pay:` is meant.
  func isLike(_ method: IndexedMethod, _ names: NameTable) -> Bool {
    let base =
      method.selector.isNone
      ? names.utf8(of: method.baseName)
      : names.utf8(of: method.selector).prefix { $0 != UInt8(ascii: ":") }
    return pieces[0].elementsEqual(base)
  }

  /// The selector that a method has in the present version of Swift.
  public static func selector(of method: IndexedMethod, _ names: NameTable) -> String {
    if !method.selector.isNone { return names[method.selector] }
    var selector = Array(names.utf8(of: method.baseName))
    let labels = names.utf8(of: method.labels).split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, label) in labels.enumerated() where index < Int(method.parameterCount) {
      let isUnnamed = label.elementsEqual("_".utf8)
      if index == 0, !isUnnamed, let first = label.first {
        if !startsWithPreposition(label) && !endsWithPreposition(selector) {
          selector += Array("With".utf8)
        }
        selector.append(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first - 32 : first)
        selector += label.dropFirst()
      } else if !isUnnamed {
        selector += label
      }
      selector.append(UInt8(ascii: ":"))
    }
    return String(decoding: selector, as: UTF8.self)
  }

  /// Before a preposition Swift puts no `With`: `f(forEvent:)` is `fForEvent:`.
  private static func startsWithPreposition(_ label: ArraySlice<UInt8>) -> Bool {
    let word = label.prefix { !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
    return prepositions.contains { $0.utf8.elementsEqual(word) }
  }

  /// Nor after one: `tapFrom(sender:)` is `tapFromSender:`.
  private static func endsWithPreposition(_ base: [UInt8]) -> Bool {
    guard let start = base.lastIndex(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
      return prepositions.contains { $0.utf8.elementsEqual(base) }
    }
    let word = [base[start] + 32] + base[(start + 1)...]
    return prepositions.contains { $0.utf8.elementsEqual(word) }
  }

  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
