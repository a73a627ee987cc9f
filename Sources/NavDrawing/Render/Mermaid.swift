import NavModel
import NavText

extension Program {
  /// The canvas as a Mermaid flowchart, which GitHub draws in Markdown: a subgraph for each storyboard.
  public func mermaid() -> [UInt8] {
    let graph = canvasGraph()
    var out = TextWriter(indentUnit: "  ")
    out.line("flowchart LR")
    out.indent()
    for storyboard in storyboards.ids where !self[storyboard].scenes.isEmpty {
      out.line("subgraph board\(storyboard.index)[\(mermaidText(names[self[storyboard].name]))]")
      out.indent()
      for scene in self[storyboard].scenes { out.line(node(scene)) }
      out.outdent()
      out.line("end")
    }
    for storyboard in storyboards.ids {
      guard let initial = self[storyboard].initial else { continue }
      out.line("start\(storyboard.index)((\" \")) ==> scene\(initial.index)")
    }
    for arrow in graph.arrows {
      let words = arrow.label.isEmpty ? arrow.kind.keyword : "\(arrow.kind.keyword) \(arrow.label)"
      let more = arrow.count > 1 ? " +\(arrow.count - 1)" : ""
      out.line(
        "scene\(arrow.source.index) \(line(of: arrow.kind))|\(mermaidText(words + more))| "
          + "scene\(arrow.destination.index)")
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

/// A quoted text of Mermaid: what could mean something to it or to HTML goes by its number.
private func mermaidText(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "#", "&", "<", ">", "`", "\\", ";", "|", "*", "_", "[", "]", "{", "}":
      out += "#\(scalar.value);"
    case "\0"..<" ", "\u{7F}": out += " "
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}
