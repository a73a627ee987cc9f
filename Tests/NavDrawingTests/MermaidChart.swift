/// Reads a flowchart as strictly as Mermaid's published grammar (flow.jison), as far as we write it.
///
/// Mermaid itself needs a browser and a network; this takes a part of its language and refuses everything else:
///
///     chart      "flowchart LR" { line }
///     line       subgraph | "end" | style | node | edge
///     subgraph   "subgraph " id "[" text "]"
///     style      "style " id " " property ": " value
///     node       id shape
///     edge       end arrow [ "|" text "|" ] end
///     end        id [ shape ]
///     shape      "(" text ")" | "[" text "]" | "[[" text "]]" | "((" text "))" | "([" text "])"
///     arrow      " --> " | " --- " | " -.-> " | " -.- " | " ==> "
///     text       a quotation mark, characters and entities, a quotation mark
struct MermaidChart {
  struct Fault: Error, CustomStringConvertible {
    let line: String
    let reason: String
    var description: String { "\(reason): \(line)" }
  }

  /// The texts of nodes by their ids, in plain characters.
  private(set) var nodes: [String: String] = [:]
  private(set) var edges: [(from: String, to: String, label: String)] = []
  private(set) var subgraphs: [String] = []
  private var rest: Substring = ""
  private var line = ""
  private var depth = 0

  init(_ chart: String) throws {
    var lines = chart.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.first == "flowchart LR" else {
      throw Fault(line: String(lines.first ?? ""), reason: "no flowchart")
    }
    for line in lines.dropFirst() {
      self.line = String(line)
      // Two expressions of Mermaid that look into texts: a rule of its lexer, and what it takes out beforehand.
      if line.firstMatch(of: /direction\s+(TB|BT|RL|LR)|style.*:\S*#.*;/) != nil {
        throw fault("taken for a statement")
      }
      rest = line.drop { $0 == " " }
      try readLine()
      guard rest.isEmpty else { throw fault("left over: \(rest)") }
    }
    guard depth == 0 else { throw fault("a subgraph stays open") }
    for edge in edges where nodes[edge.from] == nil || nodes[edge.to] == nil {
      throw Fault(line: "\(edge)", reason: "an end that is no node")
    }
  }

  private func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func readLine() throws {
    if rest == "end" {
      rest = ""
      depth -= 1
      guard depth >= 0 else { throw fault("nothing is open") }
    } else if take("subgraph ") {
      subgraphs.append(try id())
      guard take("[") else { throw fault("no title") }
      _ = try text()
      guard take("]") else { throw fault("the title stays open") }
      depth += 1
    } else if take("style ") {
      let id = try id()
      guard nodes[id] != nil, rest.wholeMatch(of: #/ [a-z-]+: [0-9 ]+/#) != nil else {
        throw fault("no style")
      }
      rest = ""
    } else {
      let from = try end()
      if rest.isEmpty { return }
      guard
        [" --> ", " --- ", " -.-> ", " -.- ", " ==> "].contains(where: { arrow in
          // A label is right after an arrow.
          take(arrow) || (rest.hasPrefix(arrow.dropLast() + "|") && take(String(arrow.dropLast())))
        })
      else { throw fault("no arrow") }
      var label = ""
      if take("|") {
        label = try text()
        guard take("| ") else { throw fault("the label stays open") }
      }
      edges.append((from, try end(), label))
    }
  }

  private mutating func end() throws -> String {
    let id = try id()
    let shapes = [("[[", "]]"), ("((", "))"), ("([", "])"), ("(", ")"), ("[", "]")]
    for (opening, closing) in shapes where take(opening) {
      let text = try text()
      guard take(closing) else { throw fault("the shape stays open") }
      guard nodes.updateValue(text, forKey: id) == nil else { throw fault("\(id) is there twice") }
      return id
    }
    return id
  }

  /// A word of ours: letters, then digits. It begins with none that Mermaid keeps for itself, for its lexer would cut
  /// that off.
  private mutating func id() throws -> String {
    let kept = [
      "style", "default", "linkStyle", "interpolate", "class", "call", "href", "click", "graph",
      "flowchart", "subgraph", "end", "v", "x", "o",
    ]
    guard let match = rest.prefixMatch(of: /[a-z]+[0-9]+/),
      !kept.contains(where: { rest.hasPrefix($0) })
    else { throw fault("no id") }
    rest = rest[match.range.upperBound...]
    return String(match.0)
  }

  /// Quoted. A quotation mark would end it; brackets, bars, backticks, markup and lone number signs mean something to one
  /// of the readers of a label, and so does what begins a list in Markdown.
  private mutating func text() throws -> String {
    guard take("\"") else { throw fault("no quotation mark") }
    guard let end = rest.firstIndex(of: "\"") else { throw fault("the text stays open") }
    var written = rest[..<end]
    rest = rest[rest.index(after: end)...]
    // The lexer has no token for two quotation marks next to each other.
    guard !written.isEmpty else { throw fault("an empty text") }
    guard written.prefixMatch(of: /[0-9]*[-+.)]/) == nil else { throw fault("a list") }
    var plain = ""
    while let character = written.unicodeScalars.first {
      if let entity = written.prefixMatch(of: /#([0-9]+);/) {
        guard let number = UInt32(entity.1), let scalar = Unicode.Scalar(number) else {
          throw fault("no character: \(entity.0)")
        }
        plain.unicodeScalars.append(scalar)
        written = written[entity.range.upperBound...]
        continue
      }
      guard !"#&<>;:`|[]{}*_%\\".unicodeScalars.contains(character),
        character.properties.generalCategory != .control,
        !("\u{202A}"..."\u{202E}").contains(character)
      else { throw fault("'\(character)' means something") }
      plain.unicodeScalars.append(character)
      written.unicodeScalars.removeFirst()
    }
    return plain
  }
}
