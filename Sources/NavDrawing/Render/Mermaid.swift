import NavModel
import NavText

extension Program {
  /// The canvas as a Mermaid flowchart, which GitHub draws in Markdown: a subgraph for each storyboard.
  public func mermaid(_ unresolved: UnresolvedReferences = UnresolvedReferences()) -> [UInt8] {
    let graph = canvasGraph(unresolved)
    let missing = graph.missing
    var out = TextWriter(indentUnit: "  ")
    out.line("flowchart LR")
    out.indent()
    for storyboard in storyboards.ids where !self[storyboard].scenes.isEmpty {
      out.line("subgraph board\(storyboard.index)[\(mermaidText(nameAtRunTime(of: storyboard)))]")
      out.indent()
      for scene in self[storyboard].scenes { out.line(node(scene)) }
      out.outdent()
      out.line("end")
    }
    for storyboard in storyboards.ids {
      guard let initial = self[storyboard].initial else { continue }
      out.line("start\(storyboard.index)((\" \")) ==> scene\(initial.index)")
    }
    var numbers: [UnresolvedReferences.Destination: Int] = [:]
    for (index, scene) in missing.enumerated() {
      numbers[scene] = index
      let text = mermaidText("\(scene.name), \(scene.remark)")
      out.line("missing\(index)[\(text)]")
      out.line("style missing\(index) stroke-dasharray: 5 5")
    }
    for arrow in graph.arrows {
      let words = arrow.label.isEmpty ? arrow.kind.keyword : "\(arrow.kind.keyword) \(arrow.label)"
      let more = arrow.count > 1 ? " +\(arrow.count - 1)" : ""
      let target: String =
        switch arrow.destination {
        case .scene(let scene): "scene\(scene.index)"
        case .missing(let scene): "missing\(numbers[scene] ?? 0)"
        }
      out.line(
        "scene\(arrow.source.index) \(line(of: arrow.kind))|\(mermaidText(words + more))| "
          + target)
    }
    for (index, exit) in graph.exits.enumerated() {
      out.line(
        "scene\(exit.source.index) -.- exit\(index)([\(mermaidText("\u{21A9} " + exit.action))])")
    }
    out.outdent()
    return out.bytes
  }

  /// Containers look like subroutines, screens have round corners.
  private func node(_ id: ID<Scene>) -> String {
    let scene = self[id]
    let text = mermaidText(names[scene.name])
    return scene.kind.isContainer
      ? "scene\(id.index)[[\(text)]]" : "scene\(id.index)(\(text))"
  }

  private func line(of kind: ArrowKind) -> String {
    switch kind {
    case .relationship: "---"
    case .code: "-.->"
    case .segue: kind.dash == .solid ? "-->" : "-.->"
    }
  }
}

/// A quoted text of Mermaid: what could mean something to it, to Markdown or to HTML goes by its number.
///
/// Its lexer takes `direction LR` for a statement even within quotes, and its entities lose their end where the word
/// `style` and a colon are before them; a dash or a number with a dot at the beginning would be a list, which it refuses.
public func mermaidText(_ text: String) -> String {
  var out = "\""
  var rest = printable(text).unicodeScalars[...]
  var mayBeginList = true
  while let scalar = rest.first {
    switch scalar {
    case "\"", "#", "%", "&", "<", ">", "`", "\\", ";", ":", "|", "*", "_", "[", "]", "{", "}":
      out += "#\(scalar.value);"
    case "-", "+", ".", ")": out += mayBeginList ? "#\(scalar.value);" : String(scalar)
    case "d" where rest.starts(with: "direction".unicodeScalars): out += "#\(scalar.value);"
    default: out.unicodeScalars.append(scalar)
    }
    mayBeginList = mayBeginList && ("0"..."9").contains(scalar)
    rest = rest.dropFirst()
  }
  return out + "\""
}
