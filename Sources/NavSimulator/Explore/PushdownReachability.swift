import NavModel
import NavText

/// From which nodes of a pushdown system a goal can be reached, whatever lies below.
///
/// A way may lead through pushes and back, which needs nothing from below, or out of the frame, where it depends on who
/// made the call. For a frame that matters as one bit for each exit: whether what is left there is good. These bits
/// make the *context* of a frame; the contexts that occur are few, and each frame is judged in each of its contexts.
public struct PushdownReachability: Sendable {
  /// A node that a run leads to and from which no goal can be reached then; nil where there is none.
  public private(set) var stuck: ID<Pushdown.Node>?
  /// Whether it could be decided: the same exit may lead to roots of which only some are good, and contexts may be too
  /// many.
  public private(set) var isDecided = true

  private struct Context: Hashable {
    let frame: UInt32
    let good: [Bool]
  }

  /// `isAbout` says which nodes matter.
  public init(
    of goals: (ID<Pushdown.Node>) -> Bool, in pushdown: Pushdown,
    for isAbout: (ID<Pushdown.Node>) -> Bool
  ) {
    var ways = Ways(in: pushdown)
    for node in pushdown.nodes.ids where goals(node) { ways.add(node) }
    ways.spread()

    // From the states themselves on, each frame in each of its contexts.
    var works: [(frame: ID<Pushdown.Frame>, good: [Bool])] = [(ID(0), [])]
    var seen: Set<Context> = [Context(frame: 0, good: [])]
    while let (frame, exits) = works.popLast() {
      if seen.count > 64 + 16 * pushdown.frames.count {
        isDecided = false
        return
      }
      let good = ways.good(in: frame, exits)
      for node in pushdown.frames[frame].nodes where isAbout(node) && !good.contains(node.index) {
        stuck = node
        isDecided = !ways.hasMixedRoots
        return
      }
      for node in pushdown.frames[frame].nodes {
        let key = pushdown.nodes[node].key
        for outcome in pushdown.outcomes(ofKnown: key) {
          guard case .push(let entry) = outcome, let callee = pushdown.frame(of: entry) else {
            continue
          }
          let context = pushdown.frames[callee].exits.map { exit in
            pushdown.returned(exit.left, to: key).flatMap { pushdown.node(frame, $0) }
              .map { good.contains($0.index) } ?? false
          }
          if seen.insert(Context(frame: callee.index, good: context)).inserted {
            works.append((callee, context))
          }
        }
      }
    }
  }
}

/// The ways to a goal that need nothing from below the frame.
private struct Ways {
  private let pushdown: Pushdown
  /// The edges turned round.
  private var origins: [[UInt32]]
  private var isGood: [Bool]
  private var queue: [UInt32] = []
  /// Ways to the root, by exit: for how many roots that may be at the bottom it is not known to be good.
  private var pending: [(node: ID<Pushdown.Node>, count: Int, all: Int)] = []
  /// By the node of a root: the ways that lead there.
  private var rootWays: [UInt32: [Int]] = [:]

  init(in pushdown: Pushdown) {
    self.pushdown = pushdown
    origins = [[UInt32]](repeating: [], count: pushdown.nodes.count)
    isGood = [Bool](repeating: false, count: pushdown.nodes.count)
    for id in pushdown.nodes.ids { connect(id) }
    for frame in pushdown.frames.rows {
      for exit in frame.rootExits {
        var targets: [UInt32] = []
        for (bottom, _) in frame.bottoms {
          guard let key = pushdown.rooted(exit, bottom), let next = pushdown.node(ID(0), key)
          else { continue }
          // From the bottom of the stack, through frames and back to the root, is a way of its own.
          origins[Int(next.index)].append(bottom.index)
          targets.append(next.index)
        }
        for target in targets { rootWays[target, default: []].append(pending.count) }
        pending.append((exit.node, targets.count, targets.count))
      }
    }
  }

  private mutating func connect(_ id: ID<Pushdown.Node>) {
    let node = pushdown.nodes[id]
    func origin(of next: ID<Pushdown.Node>?) {
      if let next { origins[Int(next.index)].append(id.index) }
    }
    for outcome in pushdown.outcomes(ofKnown: node.key) {
      switch outcome {
      case .nowhere, .pop, .toRoot: break
      case .inside(let key): origin(of: pushdown.node(node.frame, key))
      case .outside(let key): origin(of: pushdown.node(ID(0), key))
      case .push(let entry):
        guard let frame = pushdown.frame(of: entry) else { continue }
        origin(of: pushdown.node(frame, entry))
        for (_, left) in pushdown.frames[frame].exits {
          origin(
            of: pushdown.returned(left, to: node.key).flatMap { pushdown.node(node.frame, $0) })
        }
      }
    }
  }

  mutating func add(_ node: ID<Pushdown.Node>) {
    guard !isGood[Int(node.index)] else { return }
    isGood[Int(node.index)] = true
    queue.append(node.index)
  }

  mutating func spread() {
    while let index = queue.popLast() {
      for origin in origins[Int(index)] { add(ID(Int(origin))) }
      for way in rootWays[index] ?? [] {
        pending[way].count -= 1
        if pending[way].count == 0 { add(pending[way].node) }
      }
    }
  }

  /// Whether a way to the root is good for some of the roots that may be at the bottom and not for others.
  var hasMixedRoots: Bool { pending.contains { $0.count > 0 && $0.count < $0.all } }

  /// The nodes of a frame that are good where these of its exits are.
  func good(in frame: ID<Pushdown.Frame>, _ exits: [Bool]) -> Set<UInt32> {
    let row = pushdown.frames[frame]
    var good = Set(row.nodes.map { $0.index }.filter { isGood[Int($0)] })
    guard exits.contains(true) else { return good }
    var left: Set<UInt32> = []
    for (index, exit) in row.exits.enumerated() where exits[index] { left.insert(exit.left.index) }
    var queue: [UInt32] = []
    for node in row.nodes {
      let leads = pushdown.outcomes(ofKnown: pushdown.nodes[node].key).contains { outcome in
        if case .pop(let key) = outcome { left.contains(key.index) } else { false }
      }
      if leads, good.insert(node.index).inserted { queue.append(node.index) }
    }
    while let index = queue.popLast() {
      for origin in origins[Int(index)]
      where pushdown.nodes[ID(Int(origin))].frame == frame && good.insert(origin).inserted {
        queue.append(origin)
      }
    }
    return good
  }
}
