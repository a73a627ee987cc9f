import NavModel

/// A text in lines of this width, as labels and pictures show it; `most` is 0 for as many as it needs.
///
/// Lines end after blanks, and beside ideographs and kana, but none begins with a closing mark. A word that is too long
/// is broken anywhere. The last of `most` lines holds the rest of its paragraph, which may not fit.
public func lines(
  of text: String, in width: Double, most: Int = 0, size: Double, weight: FontWeight = .regular,
  era: SystemEra = .sheet
) -> [String] {
  var lines: [String] = []
  let font = Font(size: size, weight: weight, era: era)
  eachLine(
    of: text, in: width, most: most, TextRuler(font), avoidsOrphans: era.avoidsOrphans
  ) {
    lines.append(String($0))
  }
  return lines
}

/// The same one by one.
func eachLine(
  of text: String, in width: Double, most: Int, _ ruler: TextRuler, avoidsOrphans: Bool,
  _ body: (Substring) -> Void
) {
  var count = 0
  var start = text.startIndex
  while true {
    let end = text.lineEnd(from: start)
    var paragraph = Paragraph(text[start..<end], room: width > 0 ? width : .infinity)
    // The line before the last is known only with the last.
    var waiting: Substring?
    while let line = paragraph.next(ruler, isLast: count == most - 1) {
      if let before = waiting {
        let (upper, lower) =
          avoidsOrphans ? paragraph.withoutOrphan(before, line, in: text, ruler) : (before, line)
        body(upper)
        waiting = lower
      } else {
        waiting = line
      }
      count += 1
      if count == most { break }
    }
    if let waiting { body(waiting) }
    if end == text.endIndex || count == most { return }
    start = text.index(after: end)
  }
}

extension String {
  /// Where the line that begins at `start` ends. Nearly all texts are one line of ASCII, which needs no look at
  /// characters.
  func lineEnd(from start: Index) -> Index {
    isPlain(from: start) ? endIndex : self[start...].firstIndex { $0.isNewline } ?? endIndex
  }

  private func isPlain(from start: Index) -> Bool {
    let bytes = utf8.span
    for index in utf8.distance(from: startIndex, to: start)..<bytes.count {
      if 0x0A...0x0D ~= bytes[index] || bytes[index] >= 0x80 { return false }
    }
    return true
  }
}

/// What is left to be broken of a text without line ends.
private struct Paragraph {
  private var rest: Substring
  private let room: Double
  private var isDone = false
  /// What frames on pixels may be narrower than their texts.
  private var tolerance: Double { 0.5 }

  init(_ text: Substring, room: Double) {
    rest = text
    self.room = room
  }

  mutating func next(_ ruler: TextRuler, isLast: Bool) -> Substring? {
    if isDone { return nil }
    var used = 0.0
    /// Where the line would end and the next begin.
    var open: (end: Substring.Index, next: Substring.Index)?
    var before: Character?
    var letter: UInt8 = 0
    var index = rest.startIndex
    while !isLast, index < rest.endIndex {
      let character = rest[index]
      let next = rest.index(after: index)
      let length = ruler.width(of: character) + ruler.kerning(&letter, character)
      if character == " " {
        // Blanks at the end of a line take no room.
        open = (before == " " ? open?.end ?? index : index, next)
      } else {
        if let before, before != " ", breaks(before, character) { open = (index, index) }
        if used + length > room + tolerance, index > rest.startIndex {
          let (end, start) = open ?? (index, index)
          let line = rest[..<end]
          rest = rest[start...]
          return line
        }
      }
      used += length
      before = character
      index = next
    }
    isDone = true
    return rest
  }

  /// Two lines of a paragraph, of which the lower takes the last word of the upper if it would have one word alone
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`, which labels have since iOS 14).
  func withoutOrphan(
    _ upper: Substring, _ lower: Substring, in text: String, _ ruler: TextRuler
  ) -> (Substring, Substring) {
    guard isDone, !lower.contains(" "), let blank = upper.lastIndex(of: " "),
      let end = upper[..<blank].lastIndex(where: { $0 != " " })
    else { return (upper, lower) }
    let pushed = text[text.index(after: blank)..<lower.endIndex]
    if ruler.width(of: pushed) > room + tolerance { return (upper, lower) }
    return (upper[...end], pushed)
  }

  /// Whether a line may end between two characters that no blank parts.
  private func breaks(_ before: Character, _ after: Character) -> Bool {
    (isIdeographic(before) || isIdeographic(after)) && !opens(before) && !closes(after)
      || endsPart(before) && !isDigit(after) && !closes(after)
  }

  private func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

  /// Whether words and addresses may be parted after it.
  private func endsPart(_ character: Character) -> Bool {
    switch character {
    case "-", "/", "|", "\u{2010}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  private func isIdeographic(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFA0, 0x20000..<0x40000: true
    default: false
    }
  }

  private func opens(_ character: Character) -> Bool {
    switch character {
    case "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "(", "[", "{", "“", "‘": true
    default: false
    }
  }

  private func closes(_ character: Character) -> Bool {
    switch character {
    case "、", "。", "，", "．", "・", "：", "；", "？", "！", "」", "』", "）", "】", "》", "〉", "〕", "］",
      "｝", "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
      "ャ", "ュ", "ョ", ")", "]", "}", ",", ".", "!", "?", ":", ";", "”", "’":
      true
    default: false
    }
  }
}
