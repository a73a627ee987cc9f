import NavModel
import NavText

/// Which bars a scene has as a rule: those that Interface Builder would infer from what leads to it.
struct CanvasBars {
  struct Around: OptionSet {
    let rawValue: UInt8

    static var navigationBar: Around { Around(rawValue: 1) }
    static var toolbar: Around { Around(rawValue: 2) }
    static var tabBar: Around { Around(rawValue: 4) }
    /// Whether its navigation bar prefers large titles, and whether its own title is large then (BAR-45).
    static var largeTitles: Around { Around(rawValue: 8) }
    static var largeTitle: Around { Around(rawValue: 16) }
  }

  /// By scene.
  private(set) var around: [Around]
  /// The tab bar controller whose bar a scene has.
  private(set) var tabs: [ID<Scene>?]
  /// By scene: whether it is only ever seen in a popover.
  private(set) var isPopover: [Bool]

  init(_ program: Program, _ graph: CanvasGraph) {
    around = Array(repeating: [], count: program.scenes.count)
    tabs = Array(repeating: nil, count: program.scenes.count)
    isPopover = Self.popovers(program, graph)
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
    let source = program[cold: arrow.source]
    let own = around[Int(arrow.source.index)]
    var given: Around = []
    switch arrow.kind {
    case .relationship(.root):
      if !program[source.bar, .navigationBarHidden] { given.insert(.navigationBar) }
      if !program[source.toolbar, .toolbarHidden] { given.insert(.toolbar) }
      if program.prefersLargeTitles(arrow.source) { given.formUnion([.largeTitles, .largeTitle]) }
      given.formUnion(own.intersection(.tabBar))
    case .relationship(.tab): given = .tabBar
    case .relationship(.primary), .relationship(.supplementary), .relationship(.secondary):
      given = own.intersection(.tabBar)
    case .segue(.show), .segue(.push), .code(.push), .code(.show), .code(.setStack):
      if !program[arrow.source].kind.isContainer { given = own }
    case .relationship, .segue, .code: break
    }
    if destination.kind.isContainer { given.formIntersection(.tabBar) }
    if given.contains(.largeTitles) {
      switch program[destination.attributes, .largeTitleDisplayMode] {
      case .always: given.insert(.largeTitle)
      case .never: given.remove(.largeTitle)
      case .automatic: break
      }
    }
    if program[destination.attributes, .hidesBottomBarWhenPushed],
      arrow.kind != .relationship(.root)
    {
      given.remove(.tabBar)
    }
    return given
  }

  /// Scenes that every arrow leads to as a popover, and what is at the bottom of stacks in popovers.
  private static func popovers(_ program: Program, _ graph: CanvasGraph) -> [Bool] {
    var isPopover = Array(repeating: false, count: program.scenes.count)
    var isElsewhere = isPopover
    var roots: [(stack: Int, root: Int)] = []
    for arrow in graph.arrows {
      guard let destination = arrow.destination.scene.map({ Int($0.index) }) else { continue }
      switch arrow.kind {
      case .segue(.popover), .segue(.legacyPopover): isPopover[destination] = true
      case .relationship(.root): roots.append((Int(arrow.source.index), destination))
      case .segue, .relationship, .code: isElsewhere[destination] = true
      }
    }
    for (stack, root) in roots {
      if isPopover[stack] && !isElsewhere[stack] {
        isPopover[root] = true
      } else {
        isElsewhere[root] = true
      }
    }
    for scene in isPopover.indices where isElsewhere[scene] { isPopover[scene] = false }
    return isPopover
  }
}

extension Program {
  fileprivate func prefersLargeTitles(_ navigation: ID<Scene>) -> Bool {
    era(of: navigation).hasLargeTitles
      && self[self[cold: navigation].bar, .prefersLargeTitles]
  }
}
