import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What is said of the thing under the pointer, in Markdown.
public struct Hover: Sendable {
  public let range: SourceRange
  public let markdown: String
}

extension CompiledTexts {
  /// What is at an offset: a name, or a word of the language.
  func hover(at offset: UInt32, in file: ID<SourceText>) -> Hover? {
    if let occurrence = occurrence(at: offset, in: file) {
      let text = markdown(of: occurrence.symbol)
      if !text.isEmpty { return Hover(range: occurrence.location.range, markdown: text) }
    }
    return hoverOfWord(at: offset, in: file)
  }

  private func hoverOfWord(at offset: UInt32, in file: ID<SourceText>) -> Hover? {
    var found: Hover?
    var words = LineWords()
    forEachToken(of: source(file).bytes) { token, scan in
      guard found == nil, token.range.start <= offset, offset <= token.range.end,
        let meaning = WordMeaning(
          ofLastTokenIn: scan, isFollowedByColon: scan.isFollowedByColon(token), &words)
      else { return }
      found = Hover(
        range: token.range,
        markdown: fenced(meaning.title) + (meaning.summary.isEmpty ? "" : "\n\n" + meaning.summary))
    }
    return found
  }

  // MARK: Symbols

  /// What a symbol is; empty when nothing is known.
  func markdown(of symbol: Symbol) -> String {
    let declared = index.declared(symbol, in: draft)
    var parts: [String] = []
    for symbol in declared.prefix(3) {
      for place in index.declarations(of: symbol, in: draft).prefix(1) {
        parts.append(fenced(declarationLine(at: place)))
      }
      parts += facts(of: symbol)
    }
    if declared.count > 3 { parts.append("… and \(declared.count - 3) more of this name") }
    return parts.joined(separator: "\n\n")
  }

  /// The line of a declaration, without what is in its braces.
  func declarationLine(at location: Location) -> String {
    let source = source(location.file)
    let lines = source.lines ?? LineIndex(source.bytes)
    let range = lines.range(ofLine: lines.line(at: location.range.start), in: source.bytes)
    var end = Int(location.range.end)
    while end < Int(range.end), source.bytes[end] != UInt8(ascii: "{") { end += 1 }
    var start = Int(range.start)
    while start < end, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    while end > start, source.bytes[end - 1] == 0x20 { end -= 1 }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  private func facts(of symbol: Symbol) -> [String] {
    switch symbol {
    case .storyboard(let id):
      return documentation(draft[id].documentation)
        + [Self.amount(draft[id].scenes.count, "scene")]
    case .scene(let id): return facts(ofScene: id)
    case .element(let id):
      let row = draft[id]
      let owner = draft.scenes.ids.first { draft[$0].elements.contains(id) }
      return [row.kind.facts.summary]
        + (owner.map { ["In \(code($0))"] } ?? []) + arrows(from: .element(id))
    case .barItem(let id):
      let owner = draft.scenes.ids.first { draft[$0].barItems.contains(id) }
      return [draft[id].slot.facts.summary]
        + (owner.map { ["In \(code($0))"] } ?? []) + arrows(from: .barItem(id))
    case .class(let id):
      let scenes = draft.scenes.ids.filter { draft[$0].customClass == id }
      return documentation(draft[id].documentation)
        + (scenes.isEmpty ? [] : ["Of " + list(scenes.map { code($0) })])
    case .method(let id):
      let callers = draft.actionConnections.rows.filter { $0.method == id }.count
      return documentation(draft[id].documentation)
        + (callers > 0 ? ["Called by \(Self.amount(callers, "control"))"] : [])
    case .enumeration(let id):
      return documentation(draft[id].documentation)
        + [list(draft.cases[draft[id].cases].map { "`.\(draft[$0.name])`" })]
    case .segueIdentifier(let name):
      return draft.segues.rows.filter { $0.identifier == name }.map { segue in
        "A segue from \(code(segue.source))"
          + (segue.destination.flatMap { draft.isKnown($0) ? " to \(code($0))" : nil } ?? "")
      }
    case .constraint, .property, .enumerationCase, .variable, .unwindAction, .shown, .action:
      return []
    }
  }

  private func facts(ofScene id: ID<Scene>) -> [String] {
    var parts = documentation(draft[cold: id].documentation)
    parts.append(draft[id].kind.facts.summary)
    let leads = leads(of: id).map { "\($0.verb) \(code($0.scene))" }
    if !leads.isEmpty { parts.append("Leads to: " + list(leads)) }
    let ways = ways(to: id).map { "\($0.verb) from \(code($0.scene))" }
    let starts = draft.storyboards.ids.filter { draft[$0].initial == id }.map {
      "first of `\(draft[draft[$0].name])`"
    }
    if ways.isEmpty && starts.isEmpty {
      parts.append("No arrow leads here.")
    } else {
      parts.append("Reached: " + list(starts + ways))
    }
    return parts
  }

  private func documentation(_ name: Name) -> [String] { name.isNone ? [] : [draft[name]] }

  private func arrows(from trigger: Trigger) -> [String] {
    draft.segues.ids.filter { draft[$0].trigger == trigger }.map { id in
      let segue = draft[id]
      let verb = segue.kind.facts.keyword
      if let destination = segue.destination, draft.isKnown(destination) {
        return "`-> \(verb) \(draft[draft[destination].name])`"
      }
      return "`-> \(verb) \(draft[draft[cold: id].unwindAction])`"
    }
  }

  private func code(_ scene: ID<Scene>) -> String { "`\(draft[draft[scene].name])`" }

  private func list(_ words: [String]) -> String {
    let shown = words.prefix(12).joined(separator: ", ")
    return words.count > 12 ? shown + " and \(words.count - 12) more" : shown
  }

  private func fenced(_ line: String) -> String { "```navscene\n\(line)\n```" }

  static func amount(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
