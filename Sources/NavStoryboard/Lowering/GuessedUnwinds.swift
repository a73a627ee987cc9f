import NavModel
import NavText

/// Unwind actions that no class is known to declare.
///
/// A storyboard names an unwind action and not whose it is, and a text without its declaration does not compile. So the
/// screens that the way back leads to declare it: of those that lead to where the segue starts, the nearest.
extension StoryboardLowering {
  mutating func guessUnwindActions() {
    var declared: Set<Name> = []
    for draft in classes.drafts {
      for method in draft.methods where method.kind == .unwind { declared.insert(method.name) }
    }
    var ways: WaysBack?
    var own: [(scene: ID<Scene>, method: Method)] = []
    for id in program.segues.ids where program.segues[id].operation == .unwind {
      let segue = program.segues[id]
      let action = program.segues[rare: id].unwindAction
      if action.isNone || declared.contains(action) { continue }
      let known = ways ?? WaysBack(program)
      ways = known
      for scene in known.nearestScreens(before: segue.source) {
        let className = program.scenes[scene].className
        if classes.contains(className) {
          classes.addMethod(action, .unwind, at: segue.place, to: className)
        } else if !own.contains(where: { $0.scene == scene && $0.method.name == action }) {
          own.append((scene, Method(.unwind, name: action, place: segue.place)))
        }
      }
    }
    declareInScenes(own)
  }

  /// The methods of a scene stand in a row, so those that it has are written once more.
  private mutating func declareInScenes(_ methods: [(scene: ID<Scene>, method: Method)]) {
    var scenes: [ID<Scene>] = []
    for (scene, _) in methods where !scenes.contains(scene) { scenes.append(scene) }
    for scene in scenes {
      let known = program.scenes[rare: scene].methods
      var rows = program.methods[known].map { $0 }
      for (owner, method) in methods
      where owner == scene && !rows.contains(where: { $0.name == method.name }) {
        rows.append(method)
      }
      if rows.count > known.count {
        program.scenes[rare: scene].methods = program.methods.append(contentsOf: rows)
      }
    }
  }
}

/// Who leads to whom, the other way round.
private struct WaysBack {
  private var sources: [[ID<Scene>]]
  private let isContainer: [Bool]

  init(_ program: Program) {
    sources = [[ID<Scene>]](repeating: [], count: program.scenes.count)
    isContainer = program.scenes.rows.map { $0.kind.isContainer }
    for scene in program.scenes.ids {
      for row in program.relationships[program.scenes[rare: scene].relationships] {
        sources[Int(row.destination.index)].append(scene)
      }
    }
    for segue in program.segues.rows {
      if let destination = segue.destination {
        sources[Int(destination.index)].append(segue.source)
      }
    }
  }

  /// All that are equally near. Containers show nothing of their own, and whoever leads to them comes next.
  func nearestScreens(before scene: ID<Scene>) -> [ID<Scene>] {
    var isSeen = [Bool](repeating: false, count: sources.count)
    isSeen[Int(scene.index)] = true
    var level = [scene]
    while !level.isEmpty {
      var next: [ID<Scene>] = []
      for scene in level {
        for source in sources[Int(scene.index)] where !isSeen[Int(source.index)] {
          isSeen[Int(source.index)] = true
          next.append(source)
        }
      }
      let screens = next.filter { !isContainer[Int($0.index)] }
      if !screens.isEmpty { return screens.sorted { $0 < $1 } }
      level = next
    }
    return []
  }
}
