import NavText

/// What is likely to come next in a file: what came in the same place the last time.
///
/// Storyboards repeat themselves. Comparing with what is elsewhere in the file is faster than finding a name's end
/// and looking it up.
struct XMLGuess {
  static let count = 1024

  /// For a tag or an attribute.
  let name: Name
  /// What the attribute said.
  let value: Name
  /// Where the name is.
  let start: UInt32
  /// For the name, with `="` after it for an attribute. Zero where there is nothing to guess.
  let nameCount: UInt32
  /// For the whole attribute up to its second quote; zero where it is written in an unusual way.
  let count: UInt32

  static let none = XMLGuess(name: .none, value: .none, start: 0, nameCount: 0, count: 0)

  /// Whether the name is at `start`, too.
  @inline(__always)
  func isName(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    nameCount > 0
      && XMLCharacters.agree(bytes, Int(self.start), start, Int(truncatingIfNeeded: nameCount))
  }

  /// Whether the value is after the name at `start`, too.
  @inline(__always)
  func isValue(_ bytes: Span<UInt8>, behindNameAt start: Int) -> Bool {
    count > 0
      && XMLCharacters.agree(
        bytes, Int(self.start &+ nameCount), start &+ Int(truncatingIfNeeded: nameCount),
        Int(truncatingIfNeeded: count &- nameCount))
  }

  /// The place of the guess at a tag, by the element that it is in and the tag before it.
  @inline(__always)
  static func slot(ofTagIn parent: Name?, behind last: Name) -> Int {
    let mixed = (parent?.index ?? 0) &* 61 &+ last.index
    return count / 2 + Int(truncatingIfNeeded: mixed) & (count / 2 - 1)
  }

  /// The place of the guess at an attribute, by the tag and the attribute before it.
  @inline(__always)
  static func slot(ofAttributeOf tag: Name, behind last: Name) -> Int {
    Int(truncatingIfNeeded: tag.index &* 61 &+ last.index) & (count / 2 - 1)
  }
}
