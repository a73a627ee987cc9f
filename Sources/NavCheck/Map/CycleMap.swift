import NavModel
import NavText

/// The edges of a map that stay within a cycle, apart from all others, in columns: a search for cycles goes
/// round in them again and again.
///
/// Tables are taken once for all questions: the answer to one about a large program may be three scenes.
struct CycleMap {
  /// The places of these edges in the map, in its order.
  private(set) var edges: [Int] = []
  /// The number of the cycle that each scene is part of.
  let numbers: [Int]
  private var rows = CycleRows()
  /// The last question in which each scene was met.
  private var lastMet: [UInt32]
  private var question: UInt32 = 0
  /// What the last question met, nearest first.
  private var met: [Meeting]

  /// For those edges that are taken, by their places in the map.
  init(_ map: NavigationMap, along isTaken: [Bool]) {
    numbers = map.cycles(along: isTaken)
    rows.firsts.reserveCapacity(numbers.count + 1)
    for scene in numbers.indices {
      rows.firsts.append(UInt32(truncatingIfNeeded: edges.count))
      for index in map.range(ofEdgesFrom: ID(scene)) where isTaken[index] {
        let destination = map.edges[index].destination.index
        guard numbers[Int(destination)] == numbers[scene] else { continue }
        edges.append(index)
        rows.destinations.append(destination)
      }
    }
    rows.firsts.append(UInt32(truncatingIfNeeded: edges.count))
    lastMet = [UInt32](repeating: 0, count: numbers.count)
    let room = min(numbers.count, CycleRows.mostMet) + 1
    met = [Meeting](repeating: Meeting(scene: 0, origin: 0), count: room)
  }

  /// A shortest way, without its start, or nil if there is none among the nearest scenes. The search is limited because
  /// many long or wide cycles in a large program would otherwise cost quadratic time.
  mutating func path(from start: ID<Scene>, to end: ID<Scene>) -> [ID<Scene>]? {
    question += 1
    let answer = rows.find(
      end, from: start, question, &lastMet, &met, mostScenes: 200, mostEdges: 2_000, isOpen: nil)
    guard case .found(let position) = answer else { return nil }
    return way(to: position) + [end]
  }

  /// Whether there is a way along edges that are open, by their rows here, or too many scenes to tell.
  mutating func leads(from start: ID<Scene>, to end: ID<Scene>, along isOpen: [Bool]) -> Bool {
    if start == end { return true }
    question += 1
    let answer = rows.find(
      end, from: start, question, &lastMet, &met, mostScenes: .max, mostEdges: 20_000,
      isOpen: isOpen)
    if case .none = answer { return false }
    return true
  }

  /// From after the first scene to one that was met.
  private func way(to position: Int) -> [ID<Scene>] {
    var way: [ID<Scene>] = []
    var step = position
    while step > 0 {
      way.append(ID(Int(met[step].scene)))
      step = Int(met[step].origin)
    }
    way.reverse()
    return way
  }
}

private struct Meeting {
  var scene: UInt32
  /// The position of the one that it was met from.
  var origin: UInt32
}

/// Where the edges lead, by their sources.
private struct CycleRows {
  /// As places among the scenes.
  var destinations: [UInt32] = []
  /// The first row of each scene, and after them all the end.
  var firsts: [UInt32] = []

  /// So many scenes may be met: in a very long or wide cycle every edge back counts.
  static let mostMet = 2_000

  enum Answer {
    /// The scene at this position of `met` leads there.
    case found(Int)
    case tooMany
    case none
  }

  @inline(__always)
  func find(
    _ end: ID<Scene>, from start: ID<Scene>, _ question: UInt32, _ lastMet: inout [UInt32],
    _ met: inout [Meeting], mostScenes: Int, mostEdges: Int, isOpen: [Bool]?
  ) -> Answer {
    var lastMet = lastMet.mutableSpan
    var met = met.mutableSpan
    lastMet[Int(start.index)] = question
    met[0] = Meeting(scene: start.index, origin: 0)
    var metCount = 1
    var next = 0
    var lookedAt = 0
    while next < metCount {
      if next == mostScenes { return .tooMany }
      let scene = Int(met[next].scene)
      for row in Int(firsts[scene])..<Int(firsts[scene + 1]) {
        if let isOpen, !isOpen[row] { continue }
        let destination = destinations[row]
        if destination == end.index { return .found(next) }
        lookedAt &+= 1
        if lookedAt == mostEdges || metCount == Self.mostMet { return .tooMany }
        if lastMet[Int(destination)] == question { continue }
        lastMet[Int(destination)] = question
        met[metCount] = Meeting(scene: destination, origin: UInt32(truncatingIfNeeded: next))
        metCount &+= 1
      }
      next &+= 1
    }
    return .none
  }
}
