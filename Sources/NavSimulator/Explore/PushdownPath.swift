import NavModel
import NavText

extension Pushdown {
  /// A run from the start to a node: the moves by their positions, made on whole states. Nil where it would be longer
  /// than anybody reads.
  public func path(to node: ID<Node>) -> [Int]? {
    var path = PushdownPath(self)
    path.append(to: node, root: nil)
    return path.moves.count > PushdownPath.longest ? nil : path.moves
  }
}

/// Builds a run backwards through frames and calls, without recursion: runs are as deep as stacks.
private struct PushdownPath {
  static let longest = 100_000

  private let pushdown: Pushdown
  /// In reverse.
  private var reversed: [Int] = []

  init(_ pushdown: Pushdown) {
    self.pushdown = pushdown
  }

  var moves: [Int] { reversed.reversed() }

  /// What is still to be written, the last first.
  private enum Task {
    case move(Int)
    /// The way from the first window of its frame to a node.
    case within(ID<Pushdown.Node>)
    /// The way from the start to a node, with this node at the bottom of the stack.
    case whole(ID<Pushdown.Node>, bottom: ID<Pushdown.Node>?)
  }

  mutating func append(to node: ID<Pushdown.Node>, root: ID<Pushdown.Node>?) {
    var tasks: [Task] = [.whole(node, bottom: root)]
    while let task = tasks.popLast() {
      if reversed.count > Self.longest { return }
      switch task {
      case .move(let move): reversed.append(move)
      case .within(let node): write(node, &tasks, bottom: nil, isWhole: false)
      case .whole(let node, let bottom): write(node, &tasks, bottom: bottom, isWhole: true)
      }
    }
  }

  private mutating func write(
    _ node: ID<Pushdown.Node>, _ tasks: inout [Task], bottom: ID<Pushdown.Node>?, isWhole: Bool
  ) {
    func before(_ other: ID<Pushdown.Node>) -> Task {
      isWhole ? .whole(other, bottom: bottom) : .within(other)
    }
    let row = pushdown.nodes[node]
    switch row.link {
    case .launch: return
    case .entry:
      guard isWhole else { return }
      // The calls through which one root came to be at the bottom form a tree.
      guard
        let found = pushdown.frames[row.frame].bottoms
          .first(where: { bottom == nil || $0.bottom == bottom })
      else { return }
      tasks += [.whole(found.call.node, bottom: found.bottom), .move(found.call.move)]
    case .move(let from, let move):
      // What was reached from another frame begins anew: nothing below is left.
      let isElsewhere = pushdown.nodes[from].frame != row.frame
      tasks += [isElsewhere ? .whole(from, bottom: nil) : before(from), .move(move)]
    case .call(let from, let push, let exit):
      tasks += [before(from), .move(push), .within(exit.node), .move(exit.move)]
    case .root(let exit, let bottom):
      tasks += [.whole(exit.node, bottom: bottom), .move(exit.move)]
    }
  }
}
