import NavModel
import NavText

/// Where the scenes of a storyboard are on Interface Builder's canvas: as many columns to the right as it takes moves to
/// get there, and beside what leads there as long as there is room.
struct ScenePlaces {
  /// By position among the scenes of the storyboard.
  private(set) var points: [CanvasPoint]
  /// The first row below all scenes.
  private var bottom = 0
  /// Between the corners of neighbours: a screen of a phone, and what is drawn around it.
  private static var pitch: (x: Int, y: Int) { (860, 960) }

  init(_ program: WrittenProgram, _ storyboard: ID<Storyboard>) {
    let scenes = program[storyboard].scenes
    points = [CanvasPoint](repeating: CanvasPoint(0, 0), count: scenes.count)
    var isPlaced = [Bool](repeating: false, count: scenes.count)
    /// The first row of each column that nothing is in.
    var free: [Int] = []
    var queue: [(scene: ID<Scene>, column: Int, row: Int)] = []
    // What code makes is in no storyboard.
    for id in scenes where program[id].kind.isMadeByCode {
      isPlaced[Int(id.index) - scenes.startIndex] = true
    }
    let initial = program[storyboard].initial.map { [$0] } ?? []
    // What nothing leads to begins a new group below all others.
    for start in initial + Array(scenes)
    where scenes.contains(start) && !isPlaced[Int(start.index) - scenes.startIndex] {
      queue.removeAll(keepingCapacity: true)
      queue.append((start, 0, bottom))
      isPlaced[Int(start.index) - scenes.startIndex] = true
      free.removeAll(keepingCapacity: true)
      var next = 0
      while next < queue.count {
        let (scene, column, wish) = queue[next]
        next += 1
        if column == free.count { free.append(bottom) }
        let row = max(wish, free[column])
        free[column] = row + 1
        points[Int(scene.index) - scenes.startIndex] = CanvasPoint(
          column * Self.pitch.x, row * Self.pitch.y)
        program.forEachDestination(of: scene) { destination in
          guard scenes.contains(destination) else { return }
          let position = Int(destination.index) - scenes.startIndex
          if isPlaced[position] { return }
          isPlaced[position] = true
          queue.append((destination, column + 1, row))
        }
      }
      bottom = free.reduce(bottom, max)
    }
  }

  /// Stand-ins for scenes elsewhere are below all that are here.
  func point(ofReference index: Int) -> CanvasPoint {
    CanvasPoint(index % 8 * Self.pitch.x, (bottom + index / 8) * Self.pitch.y)
  }
}

extension WrittenProgram {
  /// What a scene holds, and where its segues lead, in their order.
  fileprivate func forEachDestination(of scene: ID<Scene>, _ body: (ID<Scene>) -> Void) {
    for id in self[cold: scene].relationships { body(self[id].destination) }
    for id in self[scene].segues {
      if let destination = self[id].destination { body(destination) }
    }
  }
}
