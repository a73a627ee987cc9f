import NavModel
import NavText

/// Which bars a scene has as a rule: those that Interface Builder would infer from what leads to it.
struct CanvasBars {
  struct Around: OptionSet {
    let rawValue: UInt8

    static var navigationBar: Around { Around(rawValue: 1) }
    static var toolbar: Around { Around(rawValue: 2) }
    static var tabBar: Around { Around(rawValue: 4) }
  }

  /// By scene.
  private(set) var around: [Around]
  /// The tab bar controller whose bar a scene has.
  private(set) var tabs: [ID<Scene>?]

  init(_ program: Program, _ graph: CanvasGraph) {
    around = Array(repeating: [], count: program.scenes.count)
    tabs = Array(repeating: nil, count: program.scenes.count)
    var firstArrow = Array(repeating: 0, count: program.scenes.count + 1)
    for arrow in graph.arrows { firstArrow[Int(arrow.source.index) + 1] += 1 }
    for index in 1..<max(1, firstArrow.count) { firstArrow[index] += firstArrow[index - 1] }
    var queue = program.scenes.ids.filter { program[$0].kind.isContainer }
    var next = 0
    while next < queue.count {
      let scene = queue[next]
      next += 1
      for index in firstArrow[Int(scene.index)]..<firstArrow[Int(scene.index) + 1] {
        let arrow = graph.arrows[index]
        guard let destination = arrow.destination.scene else { continue }
        let given = given(by: arrow, to: program[destination], program)
        let place = Int(destination.index)
        guard !given.isSubset(of: around[place]) else { continue }
        around[place].formUnion(given)
        if given.contains(.tabBar) {
          let isOwner = program[scene].kind == .tabBar
          tabs[place] = tabs[place] ?? (isOwner ? scene : tabs[Int(scene.index)])
        }
        queue.append(destination)
      }
    }
  }

  /// What a scene hands on along an arrow.
  private func given(
    by arrow: CanvasGraph.Arrow, to destination: Scene, _ program: Program
  ) -> Around {
    let source = program[arrow.source]
    let own = around[Int(arrow.source.index)]
    var given: Around = []
    switch arrow.kind {
    case .relationship(.root):
      if program.flag(.barHidden, in: source.bar) != true { given.insert(.navigationBar) }
      if program.flag(.barHidden, in: source.toolbar) == false { given.insert(.toolbar) }
      given.formUnion(own.intersection(.tabBar))
    case .relationship(.tab): given = .tabBar
    case .relationship(.primary), .relationship(.supplementary), .relationship(.secondary):
      given = own.intersection(.tabBar)
    case .segue(.show), .segue(.push), .code(.push), .code(.show), .code(.setStack):
      if !source.kind.isContainer { given = own }
    case .relationship, .segue, .code: break
    }
    if destination.kind.isContainer { given.formIntersection(.tabBar) }
    if program.flag(.hidesBottomBarWhenPushed, in: destination.attributes) == true,
      arrow.kind != .relationship(.root)
    {
      given.remove(.tabBar)
    }
    return given
  }
}
