import NavText

/// What is likely to come next in a file: what came in the same place the last time.
///
/// Storyboards repeat themselves. Comparing with one name is faster than finding a name's end and looking it up.
struct XMLGuess {
  static let count = 1024

  var name = Name.none
  /// What the attribute of this name said; `none` for a tag, and where it was written with references.
  var value = Name.none

  /// The place of the guess at a tag, by the element that it stands in and the tag before it.
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
