import NavModel
import NavText

/// A text in the system font, as large as an element shows it.
struct TextBlock {
  let text: String
  let font: Double
  let weight: FontWeight
  let era: SystemEra

  private func width(_ text: some StringProtocol) -> Double {
    textWidth(String(text), size: font, weight: weight, era: era)
  }

  /// The widest line, where nothing but line ends breaks it.
  var width: Double {
    var widest = 0.0
    for line in lines { widest = max(widest, width(line)) }
    return widest
  }

  private var lines: [Substring.UTF8View] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { $0 }
  }

  private func width(_ bytes: Substring.UTF8View) -> Double { width(Substring(bytes)) }

  /// How many lines it takes in a place of this width, words kept whole where they can be.
  func lineCount(in room: Double, most: Int) -> Int {
    var count = 0
    let blank = width(" ")
    for line in lines {
      count += 1
      var used = 0.0
      for word in line.split(separator: 32) {
        let length = width(word)
        if used > 0 && used + blank + length > room + 0.5 {
          count += 1
          used = length
        } else {
          used += (used > 0 ? blank : 0) + length
        }
        // A word that is too long is broken anywhere.
        if used > room + 0.5, room > 0 {
          let more = min(1000, (used / room).rounded(.up) - 1)
          count += Int(more)
          used -= more * room
        }
      }
    }
    return most > 0 ? min(count, most) : count
  }
}
