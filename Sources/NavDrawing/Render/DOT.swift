import NavModel
import NavText

extension Program {
  /// The canvas for Graphviz: a cluster for each storyboard, a node for each scene, an edge for each arrow.
  public func dot(_ unresolved: UnresolvedReferences = UnresolvedReferences()) -> [UInt8] {
    let graph = canvasGraph(unresolved)
    var out = TextWriter(indentUnit: "  ")
    out.line("digraph \(dotText(storyboards.rows.first.map { names[$0.name] } ?? "")) {")
    out.indent()
    out.line("graph [rankdir=LR, compound=true, fontname=\"Helvetica\", fontsize=14];")
    out.line("node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11];")
    out.line("edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.7];")
    for storyboard in storyboards.ids where !self[storyboard].scenes.isEmpty {
      writeCluster(storyboard, into: &out)
    }
    for scene in graph.missing {
      let label = dotLabel([scene.name, scene.remark])
      out.line("\(dotID(.missing(scene))) [label=\(label), style=\"rounded,dashed\"];")
    }
    for arrow in graph.arrows {
      out.line(
        "\(dotID(arrow.source)) -> \(dotID(arrow.destination)) [\(dotAttributes(of: arrow))];")
    }
    for exit in graph.exits { writeExit(exit, into: &out) }
    out.outdent()
    out.line("}")
    return out.bytes
  }

  private func writeCluster(_ id: ID<Storyboard>, into out: inout TextWriter) {
    let name = names[self[id].name]
    out.line("subgraph \(dotText("cluster_" + name)) {")
    out.indent()
    out.line("label=\(dotLabel([name])); style=rounded; color=\"#b0b5c0\";")
    for scene in self[id].scenes {
      let row = self[scene]
      let kind = row.className.isNone ? row.kind.title : names[row.className]
      let look = row.kind.isContainer ? ", style=\"rounded,filled\", fillcolor=\"#eceef2\"" : ""
      out.line("\(dotID(scene)) [label=\(dotLabel([names[row.name], kind]))\(look)];")
    }
    if let initial = self[id].initial {
      let start = dotText("start of " + name)
      out.line("\(start) [shape=point, width=0.12, label=\"\"];")
      out.line("\(start) -> \(dotID(initial)) [penwidth=2];")
    }
    out.outdent()
    out.line("}")
  }

  private func writeExit(_ exit: CanvasGraph.Exit, into out: inout TextWriter) {
    let id = dotText("exit \(exit.action) of " + qualifiedName(of: exit.source))
    let label = dotLabel(["\u{21A9} " + exit.action])
    out.line("\(id) [shape=plaintext, fontsize=9, label=\(label)];")
    out.line("\(dotID(exit.source)) -> \(id) [style=dashed, arrowhead=none, color=\"#a05a2c\"];")
  }

  private func dotAttributes(of arrow: CanvasGraph.Arrow) -> String {
    let facts = arrow.kind.ink.facts
    let more = arrow.count > 1 ? ["+\(arrow.count - 1)"] : []
    let words = [arrow.kind.keyword] + (arrow.label.isEmpty ? [] : [arrow.label]) + more
    let style =
      switch arrow.kind.dash {
      case .solid: "solid"
      case .dashed: "dashed"
      case .dotted: "dotted"
      }
    return "label=\(dotLabel([words.joined(separator: " ")])), style=\(style), "
      + "color=\"\(facts.light)\", fontcolor=\"\(facts.light)\""
  }

  private func dotID(_ scene: ID<Scene>) -> String { dotText(qualifiedName(of: scene)) }

  private func dotID(_ destination: CanvasGraph.Destination) -> String {
    switch destination {
    case .scene(let scene): dotID(scene)
    case .missing(let scene): dotText(scene.path)
    }
  }
}

/// A quoted text of DOT, where a backslash means itself unless a quotation mark follows it.
private func dotText(_ text: String) -> String {
  var out: [UInt8] = [UInt8(ascii: "\"")]
  for byte in printable(text).utf8 {
    switch byte {
    // A backslash at the end would keep the text open.
    case UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
    case UInt8(ascii: "\""): out += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
    default: out.append(byte)
    }
  }
  return String(decoding: out + [UInt8(ascii: "\"")], as: UTF8.self)
}

/// Lines of a label: Graphviz reads entities in it.
private func dotLabel(_ lines: [String]) -> String {
  var out: [UInt8] = [UInt8(ascii: "\"")]
  for (index, line) in lines.enumerated() {
    if index > 0 { out += "\\n".utf8 }
    for byte in printable(line).utf8 {
      switch byte {
      case UInt8(ascii: "\\"): out += "\\\\".utf8
      case UInt8(ascii: "\""): out += "\\\"".utf8
      case UInt8(ascii: "&"): out += "&amp;".utf8
      default: out.append(byte)
      }
    }
  }
  return String(decoding: out + [UInt8(ascii: "\"")], as: UTF8.self)
}
