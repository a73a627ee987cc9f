import NavModel
import NavSimulator
import NavText

/// What was walked of what a canvas has: arrows that stand for several, and ways back below their scene.
struct CanvasCoverage {
  /// What all arrows of one kind between two scenes have in common.
  private struct Way: Hashable {
    let source: ID<Scene>
    let destination: ID<Scene>?
    let kind: ArrowKind
  }

  private struct Count {
    var walked = 0
    var total = 0
  }

  private let parts: WalkedParts
  private var ways: [Way: Count] = [:]
  private var exits: [CanvasGraph.Exit: Count] = [:]

  init(_ parts: WalkedParts, of program: Program) {
    self.parts = parts
    for scene in program.scenes.ids {
      for id in program[cold: scene].relationships {
        count(
          Way(
            source: scene, destination: program[id].destination,
            kind: .relationship(program[id].kind)), parts.relationships[Int(id.index)])
      }
      for id in program[scene].segues { count(id, of: scene, in: program) }
      for id in program[cold: scene].methods {
        count(program[id].body, of: scene, in: program)
      }
      for id in program.classChain(of: scene) {
        for method in program[id].methods { count(program[method].body, of: scene, in: program) }
      }
    }
  }

  private mutating func count(_ way: Way, _ isWalked: Bool) {
    ways[way, default: Count()].total += 1
    if isWalked { ways[way]?.walked += 1 }
  }

  private mutating func count(_ id: ID<Segue>, of scene: ID<Scene>, in program: Program) {
    let isWalked = parts.segues[Int(id.index)]
    guard program[id].destination == nil, program[id].operation == .unwind else {
      let way = Way(
        source: scene, destination: program[id].destination, kind: .segue(program[id].kind))
      return count(way, isWalked)
    }
    let exit = CanvasGraph.Exit(
      source: scene, action: program[program[cold: id].unwindAction])
    exits[exit, default: Count()].total += 1
    if isWalked { exits[exit]?.walked += 1 }
  }

  private mutating func count(
    _ body: IDRange<Statement>, of scene: ID<Scene>, in program: Program
  ) {
    for id in body {
      let isWalked = parts.statements[Int(id.index)]
      switch program[id].operation {
      case .call(let kind, .newScene(let destination, _)):
        count(Way(source: scene, destination: destination, kind: .code(kind)), isWalked)
      case .call(let kind, .scenes(let list)):
        for reference in program.sceneLists[list] where reference.scene != scene {
          count(Way(source: scene, destination: reference.scene, kind: .code(kind)), isWalked)
        }
      case .branch(_, let then, let otherwise):
        count(then, of: scene, in: program)
        count(otherwise, of: scene, in: program)
      case .call, .assign: break
      }
    }
  }

  // MARK: Answers

  func isSeen(_ scene: ID<Scene>) -> Bool { parts.scenes[Int(scene.index)] }

  /// Nil for an arrow that nothing in the program is behind.
  func isWalked(_ arrow: CanvasGraph.Arrow) -> Bool? {
    count(of: arrow).map { $0.walked > 0 }
  }

  /// ` (1 of 2 walked)`, where an arrow stands for several of which some were.
  func remark(on arrow: CanvasGraph.Arrow) -> String {
    guard let count = count(of: arrow), count.walked > 0, count.walked < count.total else {
      return ""
    }
    return " (\(count.walked) of \(count.total) walked)"
  }

  private func count(of arrow: CanvasGraph.Arrow) -> Count? {
    ways[Way(source: arrow.source, destination: arrow.destination.scene, kind: arrow.kind)]
  }

  /// Whether all ways back of these actions that leave a scene were walked.
  func areWalked(_ actions: [String], from scene: ID<Scene>) -> Bool {
    actions.allSatisfy { action in
      exits[CanvasGraph.Exit(source: scene, action: action)].map { $0.walked > 0 } ?? true
    }
  }

  func ink(of arrow: CanvasGraph.Arrow) -> Ink {
    isWalked(arrow).map { $0 ? .walked : .unwalked } ?? .relation
  }
}
