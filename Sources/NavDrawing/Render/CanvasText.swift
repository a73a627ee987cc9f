import NavModel
import NavText

extension Program {
  /// The canvas for terminals: each storyboard as a tree of scenes along the arrows between them. A scene is
  /// where the fewest steps lead to it, and goes by its name alone elsewhere. A tree that is too deep to be read goes
  /// on at the left edge, below.
  public func canvasText(_ unresolved: UnresolvedReferences = UnresolvedReferences()) -> [UInt8] {
    let graph = canvasGraph(unresolved)
    let arrows = SceneColumn(count: scenes.count, graph.arrows.map { $0.source })
    let exits = SceneColumn(count: scenes.count, graph.exits.map { $0.source })
    var out = TextWriter()
    for storyboard in storyboards.ids where !self[storyboard].scenes.isEmpty {
      if !out.bytes.isEmpty { out.newline() }
      out.line(printable(nameAtRunTime(of: storyboard)))
      var tree = SceneTree(self, storyboard, graph, arrows, exits)
      tree.write(into: &out)
    }
    return out.bytes
  }
}

private struct SceneTree {
  private let program: Program
  private let storyboard: ID<Storyboard>
  private let graph: CanvasGraph
  /// The arrows of each scene, and its ways back.
  private let arrows: SceneColumn
  private let exits: SceneColumn
  /// The arrow below which each scene is; nil for those that nothing leads to.
  private var above: [Int?]

  init(
    _ program: Program, _ storyboard: ID<Storyboard>, _ graph: CanvasGraph, _ arrows: SceneColumn,
    _ exits: SceneColumn
  ) {
    self.program = program
    self.storyboard = storyboard
    self.graph = graph
    self.arrows = arrows
    self.exits = exits
    above = Array(repeating: nil, count: program[storyboard].scenes.count)
  }

  private var scenes: IDRange<Scene> { program[storyboard].scenes }
  private func position(_ scene: ID<Scene>) -> Int { Int(scene.index) - scenes.startIndex }

  mutating func write(into out: inout TextWriter) {
    for root in roots() {
      var continued = [root]
      var next = 0
      while next < continued.count {
        write(continued[next], into: &out, &continued)
        next += 1
      }
    }
  }

  /// Where the tree begins: the initial scene, what nothing leads to, what is in circles of its own. Each takes
  /// along what it leads to, the nearest first.
  private mutating func roots() -> [ID<Scene>] {
    var isReached = Array(repeating: false, count: scenes.count)
    for scene in scenes {
      for index in arrows[scene] {
        guard let destination = graph.arrows[index].destination.scene else { continue }
        if destination != scene && scenes.contains(destination) {
          isReached[position(destination)] = true
        }
      }
    }
    let initial = program[storyboard].initial.flatMap { scenes.contains($0) ? $0 : nil }
    let candidates =
      (initial.map { [$0] } ?? []) + scenes.filter { !isReached[position($0)] && $0 != initial }
      + scenes.filter { isReached[position($0)] && $0 != initial }
    var isTaken = Array(repeating: false, count: scenes.count)
    var roots: [ID<Scene>] = []
    for root in candidates where !isTaken[position(root)] {
      isTaken[position(root)] = true
      roots.append(root)
      var queue = [root]
      var next = 0
      while next < queue.count {
        let scene = queue[next]
        next += 1
        for index in arrows[scene] {
          guard let destination = graph.arrows[index].destination.scene,
            scenes.contains(destination), !isTaken[position(destination)]
          else { continue }
          isTaken[position(destination)] = true
          above[position(destination)] = index
          queue.append(destination)
        }
      }
    }
    return roots
  }

  // MARK: Lines

  /// What is still to be written: an arrow or a way back, and the lines that run down to the left of it.
  private struct Line {
    var text: String
    var margin: String
    /// How many lines lie between it and the left edge.
    var level: Int
    var isLast: Bool
    var scene: ID<Scene>?
  }

  /// Each level is indented, so that many of them would take their square.
  private static var mostLevels: Int { 20 }

  /// Scenes whose own lines would be indented too far are added to `continued`.
  private func write(
    _ root: ID<Scene>, into out: inout TextWriter, _ continued: inout [ID<Scene>]
  ) {
    let isInitial = program[storyboard].initial == root
    out.line(printable((isInitial ? "\u{25B6} " : "\u{2022} ") + label(of: root)))
    var lines: [Line] = below(root, margin: "  ", level: 1).reversed()
    while let line = lines.popLast() {
      let branch = line.isLast ? "\u{2514}\u{2500} " : "\u{251C}\u{2500} "
      let isCut = line.level == Self.mostLevels && line.scene.map { leadsOn($0) } ?? false
      out.line(line.margin + branch + printable(line.text) + (isCut ? " \u{2193}" : ""))
      guard let scene = line.scene else { continue }
      if isCut {
        continued.append(scene)
        continue
      }
      let margin = line.margin + (line.isLast ? "   " : "\u{2502}  ")
      lines += below(scene, margin: margin, level: line.level + 1).reversed()
    }
  }

  private func leadsOn(_ scene: ID<Scene>) -> Bool {
    !arrows[scene].isEmpty || !exits[scene].isEmpty
  }

  private func below(_ scene: ID<Scene>, margin: String, level: Int) -> [Line] {
    var lines: [Line] = []
    for index in arrows[scene] {
      let arrow = graph.arrows[index]
      var line = Line(
        text: "\(words(of: arrow)) \u{2192} ", margin: margin, level: level, isLast: false)
      switch arrow.destination {
      case .missing(let scene): line.text += "\(scene.name) (\(scene.remark))"
      case .scene(let scene) where !scenes.contains(scene):
        line.text += program.name(of: scene, in: storyboard)
      case .scene(let scene) where above[position(scene)] == index:
        line.text += label(of: scene)
        line.scene = scene
      // What is elsewhere in the tree.
      case .scene(let scene): line.text += program.name(of: scene, in: storyboard) + " \u{2191}"
      }
      lines.append(line)
    }
    for index in exits[scene] {
      lines.append(
        Line(
          text: "\u{21A9} \(graph.exits[index].action)", margin: margin, level: level,
          isLast: false))
    }
    if !lines.isEmpty { lines[lines.count - 1].isLast = true }
    return lines
  }

  private func words(of arrow: CanvasGraph.Arrow) -> String {
    let label = arrow.label.isEmpty ? "" : " \(arrow.label)"
    return arrow.kind.keyword + label + (arrow.count > 1 ? " +\(arrow.count - 1)" : "")
  }

  /// `Items: ItemsViewController`
  private func label(of scene: ID<Scene>) -> String {
    let row = program[scene]
    let kind = row.kind == .view ? "" : " (\(row.kind.facts.keyword))"
    let className = row.className.isNone ? "" : ": \(program[row.className])"
    return program[row.name] + className + kind
  }
}

/// Rows of a list by the scene that each belongs to.
private struct SceneColumn {
  private var rows: [[Int]]

  init(count: Int, _ owners: [ID<Scene>]) {
    rows = Array(repeating: [], count: count)
    for (index, owner) in owners.enumerated() { rows[Int(owner.index)].append(index) }
  }

  subscript(scene: ID<Scene>) -> [Int] { rows[Int(scene.index)] }
}
