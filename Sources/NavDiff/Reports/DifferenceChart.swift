import NavDrawing
import NavMatching
import NavModel
import NavText

extension ProgramComparison {
  /// A Mermaid flowchart of what differs, which GitHub draws in Markdown: scenes and arrows that were added are green, removed
  /// ones red and dashed, changed ones orange; around them the scenes that they lead from and to. Empty where only things inside of
  /// no scene differ.
  public func mermaid() -> [UInt8] {
    var chart = DifferenceChart(self)
    chart.draw()
    return chart.out.bytes
  }
}

/// The chart in the making. Scenes of the new program go by their numbers there, those that are gone by their old ones.
private struct DifferenceChart {
  private enum Node: Hashable {
    case new(ID<Scene>)
    case removed(ID<Scene>)
  }

  private struct Edge {
    let source: Node
    let destination: Node
    let label: String
    let sort: Change.Sort?
  }

  private let comparison: ProgramComparison
  private var edges: [Edge] = []
  private(set) var out = TextWriter(indentUnit: "  ")

  init(_ comparison: ProgramComparison) {
    self.comparison = comparison
  }

  private var old: Program { comparison.old.program }
  private var new: Program { comparison.new.program }
  private var matching: ProgramMatching { comparison.matching }

  mutating func draw() {
    let sorts = sortsByNewScene()
    gatherEdges()
    var shown: Set<Node> = []
    for id in new.scenes.ids where sorts[Int(id.index)] != nil { shown.insert(.new(id)) }
    for id in old.scenes.ids where matching.scenes.new(of: id) == nil { shown.insert(.removed(id)) }
    for edge in edges where edge.sort != nil {
      shown.insert(edge.source)
      shown.insert(edge.destination)
    }
    if shown.isEmpty { return }
    out.line("flowchart LR")
    out.indent()
    for id in new.scenes.ids where shown.contains(.new(id)) {
      out.line(node(.new(id), new, id, sorts[Int(id.index)]))
    }
    for id in old.scenes.ids where shown.contains(.removed(id)) {
      out.line(node(.removed(id), old, id, .removed))
    }
    var styles: [String] = []
    var count = 0
    for edge in edges where shown.contains(edge.source) && shown.contains(edge.destination) {
      let line = edge.sort == .removed ? "-.->" : "-->"
      out.line("\(name(edge.source)) \(line)|\(mermaidText(edge.label))| \(name(edge.destination))")
      if let sort = edge.sort {
        styles.append("linkStyle \(count) stroke:\(sort.hue),stroke-width:3px")
      }
      count += 1
    }
    for line in styles { out.line(line) }
    for sort in Change.Sort.allCases {
      let dash = sort == .removed ? ",stroke-dasharray:5 5" : ""
      out.line("classDef \(sort.rawValue) stroke:\(sort.hue),stroke-width:3px\(dash)")
    }
    out.outdent()
  }

  /// What happened to each scene of the new program; nil where nothing in it differs.
  private func sortsByNewScene() -> [Change.Sort?] {
    var sorts = [Change.Sort?](repeating: nil, count: new.scenes.count)
    let changed = Set(
      comparison.difference.groups.filter { $0.owner.kind == .scene }.map { $0.owner.name })
    let (oldNames, newNames) = (SideSpelling(old), SideSpelling(new))
    for id in new.scenes.ids {
      let before = matching.scenes.old(of: id)
      let names = Sides(old: before.map { oldNames.name($0).own }, new: newNames.name(id).own)
      if changed.contains(names) { sorts[Int(id.index)] = before == nil ? .added : .changed }
    }
    return sorts
  }

  private mutating func gatherEdges() {
    for id in new.relationships.ids {
      let row = new[id]
      edges.append(
        Edge(
          source: .new(row.source), destination: .new(row.destination),
          label: row.kind.facts.keyword,
          sort: sort(
            matching.relationships.old(of: id).map { old[$0].destination }, row.destination)))
    }
    for id in new.segues.ids {
      let row = new[id]
      guard let destination = row.destination else { continue }
      let before = matching.segues.old(of: id)
      edges.append(
        Edge(
          source: .new(row.source), destination: .new(destination), label: row.kind.facts.keyword,
          sort: before.map { old[$0].kind } != row.kind && before != nil
            ? .changed : sort(before.flatMap { old[$0].destination }, destination)))
    }
    for id in old.relationships.ids where matching.relationships.new(of: id) == nil {
      let row = old[id]
      addRemoved(row.source, row.destination, row.kind.facts.keyword)
    }
    for id in old.segues.ids where matching.segues.new(of: id) == nil {
      let row = old[id]
      if let destination = row.destination {
        addRemoved(row.source, destination, row.kind.facts.keyword)
      }
    }
  }

  private func sort(_ before: ID<Scene>?, _ after: ID<Scene>) -> Change.Sort? {
    guard let before else { return .added }
    return matching.scenes.new(of: before) == after ? nil : .changed
  }

  private mutating func addRemoved(
    _ source: ID<Scene>, _ destination: ID<Scene>, _ label: String
  ) {
    func node(_ id: ID<Scene>) -> Node {
      matching.scenes.new(of: id).map { .new($0) } ?? .removed(id)
    }
    edges.append(
      Edge(source: node(source), destination: node(destination), label: label, sort: .removed))
  }

  private func name(_ node: Node) -> String {
    switch node {
    case .new(let id): "scene\(id.index)"
    case .removed(let id): "removed\(id.index)"
    }
  }

  private func node(
    _ node: Node, _ program: Program, _ id: ID<Scene>, _ sort: Change.Sort?
  ) -> String {
    let scene = program[id]
    let text = mermaidText(program[scene.name])
    let box = scene.kind.isContainer ? "[[\(text)]]" : "(\(text))"
    return name(node) + box + (sort.map { ":::\($0.rawValue)" } ?? "")
  }
}

extension Change.Sort {
  /// Of a chart, on light and dark ground.
  fileprivate var hue: String {
    switch self {
    case .added: "#2da44e"
    case .removed: "#cf222e"
    case .changed: "#d4760a"
    }
  }
}
