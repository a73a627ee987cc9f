import NavModel
import NavText

/// Asks again and again what ways lead to, and takes memory once: the answer to one question about a large program may
/// be three scenes.
struct SceneSearch {
  private let map: NavigationMap
  /// The last question in which each scene was met.
  private var lastMet: [UInt32]
  private var question: UInt32 = 0
  /// The scenes of the last answer, nearest first, each with the position of the one that it was met from.
  private var met: [(scene: ID<Scene>, origin: Int)] = []

  init(_ map: NavigationMap, sceneCount: Int) {
    self.map = map
    lastMet = [UInt32](repeating: 0, count: sceneCount)
  }

  /// The scenes of the last answer, nearest first.
  var found: [ID<Scene>] { met.map { $0.scene } }

  /// These scenes and all that ways of the given kind lead to from them, nearest first.
  mutating func scenes(
    from start: [ID<Scene>], along isTaken: (NavigationMap.Edge) -> Bool
  ) -> [ID<Scene>] {
    _ = finds({ _ in false }, from: start, along: isTaken)
    return found
  }

  /// Whether one of them is what is looked for. If not, `found` holds them all.
  mutating func finds(
    _ isWanted: (ID<Scene>) -> Bool, from start: [ID<Scene>],
    along isTaken: (NavigationMap.Edge) -> Bool
  ) -> Bool {
    begin()
    for scene in start { meet(scene, from: 0) }
    var next = 0
    while next < met.count {
      if isWanted(met[next].scene) { return true }
      for index in map.range(ofEdgesFrom: met[next].scene)
      where !isMet(map.edges[index].destination) && isTaken(map.edges[index]) {
        meet(map.edges[index].destination, from: next)
      }
      next += 1
    }
    return false
  }

  /// A shortest way, without its start, along edges that are taken, by their places in the map; nil when there is none
  /// among the nearest scenes.
  mutating func path(
    from start: ID<Scene>, to end: ID<Scene>, along isTaken: [Bool]
  ) -> [ID<Scene>]? {
    begin()
    meet(start, from: 0)
    var next = 0
    var lookedAt = 0
    // Bounded, so that many long or wide circles in a large program do not cost their product.
    while next < met.count && next < 200 && lookedAt < 2_000 {
      for index in map.range(ofEdgesFrom: met[next].scene) where isTaken[index] {
        let destination = map.edges[index].destination
        lookedAt += 1
        if lookedAt == 2_000 { break }
        if destination == end { return way(to: next) + [end] }
        meet(destination, from: next)
      }
      next += 1
    }
    return nil
  }

  /// Whether there is a way, along edges that are open by their places in the map.
  mutating func leads(from start: ID<Scene>, to end: ID<Scene>, along isOpen: [Bool]) -> Bool {
    if start == end { return true }
    begin()
    meet(start, from: 0)
    var next = 0
    var lookedAt = 0
    while next < met.count {
      for index in map.range(ofEdgesFrom: met[next].scene) where isOpen[index] {
        let destination = map.edges[index].destination
        lookedAt += 1
        // Bounded as the search for a path is: in a very long or wide circle every edge back counts.
        if destination == end || met.count > 2_000 || lookedAt > 20_000 { return true }
        meet(destination, from: next)
      }
      next += 1
    }
    return false
  }

  private mutating func begin() {
    question += 1
    met.removeAll(keepingCapacity: true)
  }

  private func isMet(_ scene: ID<Scene>) -> Bool { lastMet[Int(scene.index)] == question }

  private mutating func meet(_ scene: ID<Scene>, from origin: Int) {
    if isMet(scene) { return }
    lastMet[Int(scene.index)] = question
    met.append((scene, origin))
  }

  /// From behind the first scene to one that was found.
  private func way(to position: Int) -> [ID<Scene>] {
    var way: [ID<Scene>] = []
    var step = position
    while step > 0 {
      way.append(met[step].scene)
      step = met[step].origin
    }
    return way.reversed()
  }
}
