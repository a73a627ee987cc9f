import NavModel
import NavText

/// A text in the font that an element shows it in.
struct TextBlock {
  let text: String
  /// For the font.
  let ruler: TextRuler
  /// Whether no word stands alone on the last line.
  let avoidsOrphans: Bool

  /// The widest line, where nothing but line ends breaks it.
  var width: Double { ruler.width(ofWidestLineOf: text) }

  /// The lines that it takes in a place of this width, words kept whole where they can be.
  func broken(in room: Double, most: Int) -> BrokenText {
    var broken = BrokenText()
    eachLine(of: text, in: room, most: most, ruler, avoidsOrphans: avoidsOrphans) { line in
      broken.lines += 1
      broken.width = max(broken.width, ruler.width(of: line))
    }
    broken.width = min(broken.width, room)
    return broken
  }
}

/// How a text came out that was given less room than it would like.
struct BrokenText: Hashable {
  var lines = 0
  /// That of its widest line: a label is no wider than that, if nothing else makes it so.
  var width = 0.0
}
