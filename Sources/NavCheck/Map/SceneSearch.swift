import NavModel
import NavText

/// Asks again and again what ways lead to, and takes memory once: the answer to one question about a large program may
/// be three scenes.
struct SceneSearch {
  private let map: NavigationMap
  /// The last question in which each scene was met.
  private var lastMet: [UInt32]
  private var question: UInt32 = 0
  /// The scenes of the last answer, nearest first.
  private(set) var found: [ID<Scene>] = []

  init(_ map: NavigationMap, sceneCount: Int) {
    self.map = map
    lastMet = [UInt32](repeating: 0, count: sceneCount)
  }

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
    for scene in start { meet(scene) }
    var next = 0
    while next < found.count {
      if isWanted(found[next]) { return true }
      for index in map.range(ofEdgesFrom: found[next])
      where !isMet(map.edges[index].destination) && isTaken(map.edges[index]) {
        meet(map.edges[index].destination)
      }
      next += 1
    }
    return false
  }

  private mutating func begin() {
    question += 1
    found.removeAll(keepingCapacity: true)
  }

  private func isMet(_ scene: ID<Scene>) -> Bool { lastMet[Int(scene.index)] == question }

  private mutating func meet(_ scene: ID<Scene>) {
    if isMet(scene) { return }
    lastMet[Int(scene.index)] = question
    found.append(scene)
  }
}
