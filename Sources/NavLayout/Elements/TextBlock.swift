import NavModel
import NavText

/// A text in the font that an element shows it in.
struct TextBlock {
  let text: String
  let font: Font

  private var ruler: TextRuler { TextRuler(font) }

  /// The widest line, where nothing but line ends breaks it.
  var width: Double {
    let ruler = ruler
    var widest = 0.0
    var start = text.startIndex
    while true {
      let end = text.lineEnd(from: start)
      widest = max(widest, ruler.width(of: text[start..<end]))
      if end == text.endIndex { return widest }
      start = text.index(after: end)
    }
  }

  /// How many lines it takes in a place of this width, words kept whole where they can be.
  func lineCount(in room: Double, most: Int) -> Int { lines(in: room, most: most).count }

  /// The same with the width of the widest of them.
  func lines(in room: Double, most: Int) -> (count: Int, widest: Double) {
    var count = 0
    var widest = 0.0
    let ruler = ruler
    eachLine(of: text, in: room, most: most, ruler) {
      count += 1
      widest = max(widest, ruler.width(of: $0))
    }
    // The last of them may be cut, and is then as wide as there is room.
    return (count, min(widest, max(room, 0)))
  }
}
