/// Rulers that were made for the last few fonts: texts after each other are in the same ones.
final class TextRulers {
  private var rows: [(font: Font, ruler: TextRuler)] = []
  /// The row that the next new font takes.
  private var oldest = 0
  private static var most: Int { 8 }

  subscript(font: Font) -> TextRuler {
    for index in rows.indices where rows[index].font == font { return rows[index].ruler }
    let ruler = TextRuler(font)
    if rows.count < Self.most {
      rows.append((font, ruler))
    } else {
      rows[oldest] = (font, ruler)
      oldest = (oldest + 1) % Self.most
    }
    return ruler
  }
}
