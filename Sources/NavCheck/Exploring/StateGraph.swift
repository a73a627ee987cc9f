import NavModel
import NavSimulator
import NavText

/// A small space drawn out: every state with its description, and every move with its command.
public struct StateGraph: Sendable {
  /// A move from one state.
  public struct Edge: Sendable {
    /// What is typed; saving and restoring takes two lines.
    public let lines: [String]
    /// Where it leads; nil where the app has ended.
    public let target: ID<NavigationState>?
  }

  private let space: Space

  public init(of space: Space) {
    self.space = space
  }

  public var states: IDRange<NavigationState> { space.exploration.states.ids }

  public subscript(state: ID<NavigationState>) -> StateDescription {
    StateDescription(of: space.exploration.states[state], in: space.exploration.program)
  }

  /// The moves of a state. None where they were not made.
  public func edges(from state: ID<NavigationState>) -> [Edge] {
    let exploration = space.exploration
    guard exploration.isExpanded(state) else { return [] }
    let source = exploration.states[state]
    return zip(exploration.moves(in: state), exploration.edges.targets(from: state)).map {
      move, target in
      Edge(
        lines: MoveTrace(of: [move], from: source, in: exploration.program).script, target: target)
    }
  }

  /// For Graphviz. Moves between the same two states share an arrow, those that end the app lead to a point, and
  /// those that change nothing are left out.
  public func dot() -> [UInt8] {
    var out = TextWriter()
    out.line("digraph states {")
    out.indent()
    out.line("node [shape=box, fontname=\"Helvetica\", fontsize=10]")
    out.line("edge [fontname=\"Helvetica\", fontsize=9]")
    for state in states {
      let style = state.index == 0 ? ", penwidth=2" : ""
      out.line("s\(state.index) [label=\(Self.text(self[state].lines))\(style)]")
    }
    for state in states {
      let edges = edges(from: state)
      var targets: [ID<NavigationState>?] = []
      for edge in edges where edge.target != state && !targets.contains(edge.target) {
        targets.append(edge.target)
      }
      for target in targets {
        let label = edges.filter { $0.target == target }.map { $0.lines.joined(separator: "; ") }
        if let target {
          out.line("s\(state.index) -> s\(target.index) [label=\(Self.text(label))]")
        } else {
          out.line("e\(state.index) [shape=point, color=red]")
          out.line("s\(state.index) -> e\(state.index) [label=\(Self.text(label)), color=red]")
        }
      }
    }
    out.outdent()
    out.line("}")
    return out.bytes
  }

  /// A quoted text of several lines, in which Graphviz reads entities.
  private static func text(_ lines: [String]) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes += "\\n".utf8 }
      for byte in printable(line).utf8 {
        switch byte {
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
