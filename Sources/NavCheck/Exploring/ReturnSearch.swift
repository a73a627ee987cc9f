import NavModel
import NavSimulator
import NavText

/// In which states something that lies below what is in front can be seen again.
///
/// Each state asks for other scenes. Sixty-four of them are followed at a time, backwards along the edges: a state's mask
/// has a bit for each that can come to the front after it.
struct ReturnSearch {
  private let views: [FrontView]
  /// The scenes that lie below something anywhere, and the place of each scene among them.
  private var wanted: [ID<Scene>] = []
  private var places: [Int?]
  /// From where edges arrive at each state, one state after the other.
  private var origins: [Int]
  /// Where those of each state end; they begin where those of the state before end.
  private var ends: [Int]

  init(of views: [FrontView], in exploration: Exploration) {
    self.views = views
    places = [Int?](repeating: nil, count: exploration.program.scenes.count)
    for view in views {
      for scene in view.below where places[Int(scene.index)] == nil {
        places[Int(scene.index)] = wanted.count
        wanted.append(scene)
      }
    }
    let edges = exploration.edges
    var counts = [Int](repeating: 0, count: views.count)
    for source in edges.sources {
      edges.forEach(from: source) { if let target = $0 { counts[Int(target.index)] += 1 } }
    }
    ends = []
    var end = 0
    for count in counts {
      ends.append(end)
      end += count
    }
    origins = [Int](repeating: 0, count: end)
    for source in edges.sources {
      edges.forEach(from: source) { target in
        guard let target else { return }
        origins[ends[Int(target.index)]] = Int(source.index)
        ends[Int(target.index)] += 1
      }
    }
  }

  /// By state: whether anything below what is in front can come to the front again. From states that are open anything
  /// may follow.
  func returning(where isOpen: [Bool]) -> [Bool] {
    var returns = [Bool](repeating: false, count: views.count)
    for first in stride(from: 0, to: wanted.count, by: 64) {
      let masks = masks(of: first..<min(first + 64, wanted.count), isOpen)
      for (index, view) in views.enumerated() where !returns[index] {
        returns[index] = bits(of: view.below, from: first) & masks[index] != 0
      }
    }
    return returns
  }

  /// What can come to the front after each state, that state included.
  private func masks(of places: Range<Int>, _ isOpen: [Bool]) -> [UInt64] {
    var masks = views.indices.map { index in
      isOpen[index] ? .max : bits(of: views[index].front, from: places.lowerBound)
    }
    // What is near the end of the numbers is far from the launch, and is met first on the way back.
    var queue = views.indices.filter { masks[$0] != 0 }
    var isQueued = masks.map { $0 != 0 }
    while let state = queue.popLast() {
      isQueued[state] = false
      for place in (state == 0 ? 0 : ends[state - 1])..<ends[state] {
        let origin = origins[place]
        let mask = masks[origin] | masks[state]
        guard mask != masks[origin] else { continue }
        masks[origin] = mask
        if isQueued[origin] { continue }
        isQueued[origin] = true
        queue.append(origin)
      }
    }
    return masks
  }

  private func bits(of scenes: [ID<Scene>], from first: Int) -> UInt64 {
    var bits: UInt64 = 0
    for scene in scenes {
      guard let place = places[Int(scene.index)], place >= first, place < first + 64 else {
        continue
      }
      bits |= 1 << UInt64(place - first)
    }
    return bits
  }
}
