import NavText

/// A prompt on a terminal, where lines are edited: what `LineEditor` works out, with keys and a screen.
///
/// While it lives the terminal sends every key as it is pressed; `end` gives it back as it was.
struct Prompt {
  private var editor: LineEditor
  private var decoder = KeyDecoder()
  /// What was typed or pasted and not yet looked at.
  private var keys: ArraySlice<Key> = []
  private let file: HistoryFile?
  private let sign: String
  private let palette: Palette

  /// Nil where there is no terminal that can be edited on, or it does not let itself be set.
  init?(sign: String, _ palette: Palette) {
    guard Terminal.isEditable, EditedTerminal.begin() else { return nil }
    self.sign = sign
    self.palette = palette
    file = HistoryFile.usual
    editor = LineEditor(LineHistory(file?.lines() ?? []))
  }

  static func end() { EditedTerminal.end() }

  /// The next line; nil at the end. `complete` says what the words before the cursor may become.
  mutating func next(
    complete: (_ before: String) -> LineCompletion
  ) throws(Failure) -> String? {
    EditedTerminal.listen(toSignals: false)
    defer { EditedTerminal.listen(toSignals: true) }
    while true {
      while let key = keys.popFirst() {
        let typed = editor.line
        switch editor.take(key, complete: complete) {
        case .edited, .ignored: break
        case .clearedScreen: try write("\u{1B}[H\u{1B}[2J")
        case .listed(let words):
          try drawing.show(editor.line, "")
          try write("\n" + LineDrawing.listing(words, width: Terminal.width))
        case .entered(let line):
          try drawing.show(line, "")
          try write("\n")
          file?.add(line)
          return line
        case .interrupted:
          // What was typed stays to be read.
          try drawing.show(typed, "")
          try write(typed.isEmpty ? "^C\nCtrl-D or 'quit' leaves\n" : "^C\n")
        case .suspended:
          try drawing.show(editor.line, "")
          try write("^Z\n")
          EditedTerminal.suspend()
        case .ended: return nil
        }
      }
      // What was pasted is shown once all of it is there.
      try drawing.show(editor.before, editor.after)
      // After suspending and resuming, the line must be there.
      while EditedTerminal.waitForInput() == .resumed {
        try drawing.show(editor.before, editor.after)
      }
      guard let bytes = readChunk(Terminal.Stream.input.rawValue, 1 << 12), !bytes.isEmpty else {
        return nil
      }
      keys = decoder.keys(bytes)[...]
      if decoder.awaitsRest && !Terminal.hasInput(within: 50) { decoder.rest() }
    }
  }

  private var drawing: LineDrawing {
    LineDrawing(sign: editor.searchSign ?? sign, palette: palette, width: Terminal.width)
  }

  private func write(_ text: String) throws(Failure) {
    try Output.report(text)
  }
}

extension LineDrawing {
  fileprivate func show(_ before: String, _ after: String) throws(Failure) {
    try Output.report(bytes(before, after))
  }
}
