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
  func lineCount(in room: Double, most: Int) -> Int {
    var count = 0
    eachLine(of: text, in: room, most: most, ruler) { _ in count += 1 }
    return count
  }
}
