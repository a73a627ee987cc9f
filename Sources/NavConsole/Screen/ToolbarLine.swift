/// A line whose spaces are said, as on a toolbar.
extension TextBox {
  enum Piece {
    case caption(Caption)
    case fixedSpace
    case flexibleSpace
  }

  /// Room before a caption, or after the last one.
  private struct Gap {
    var columns = 0
    var flexible = 0
  }

  /// Flexible spaces share the room that is left: one on each side centres (TOOL-5). Where there is too little of it
  /// the captions are side by side.
  mutating func line(_ pieces: [Piece]) {
    var captions: [Caption] = []
    var gaps = [Gap()]
    for piece in pieces {
      switch piece {
      case .caption(let caption):
        captions.append(caption)
        gaps.append(Gap())
      case .fixedSpace: gaps[gaps.count - 1].columns += 2
      case .flexibleSpace: gaps[gaps.count - 1].flexible += 1
      }
    }
    // Nothing said between two captions keeps them apart all the same.
    for index in gaps.indices.dropFirst().dropLast()
    where gaps[index].columns == 0 && gaps[index].flexible == 0 {
      gaps[index].columns = 2
    }
    let texts = captions.map { $0.before + $0.text + $0.after }
    var free = width
    for text in texts { free -= columns(text) }
    for gap in gaps { free -= gap.columns }
    var flexible = gaps.reduce(0) { $0 + $1.flexible }
    guard free >= flexible else { return line(captions) }
    var shown = ""
    for (index, gap) in gaps.enumerated() {
      let share = flexible == 0 ? 0 : free * gap.flexible / flexible
      free -= share
      flexible -= gap.flexible
      shown += String(repeating: " ", count: gap.columns + share)
      if index < texts.count { shown += texts[index] }
    }
    line(shown)
  }
}
