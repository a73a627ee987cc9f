import NavModel
import NavText

/// What containers hold, and what may lead to them.
extension Checking {
  mutating func checkRelationships(_ id: ID<Scene>) {
    guard program.scenes[id].kind.isContainer else { return }
    let scene = program.scenes[id]
    let rows = program.relationships[program.scenes[cold: id].relationships]
    for row in rows where !row.destination.isUnresolved {
      checkNesting(row.destination, in: ControllerHost(row.kind), at: location(row.place))
    }
    for kind in scene.kind.requiredRelationships
    where !rows.contains(where: { $0.kind == kind })
      && program.value(of: kind.filler, in: scene.attributes) == nil
    {
      report(
        MissingRelationship(relationship: kind, scene: text(scene.name), kind: scene.kind),
        at: location(scene.place))
    }
    if scene.kind == .split { checkColumns(id) }
  }

  /// Only the style of three columns has the one in the middle (SPLIT-4), and a classic split view, which is one
  /// without a style, has neither that nor a compact one (SPLIT-3, SPLIT-10).
  private mutating func checkColumns(_ id: ID<Scene>) {
    let scene = program.scenes[id]
    let style = program[scene.attributes, .splitStyle]
    let isClassic = style == .unspecified
    var hasMiddle = false
    for column in program.relationships[program.scenes[cold: id].relationships] {
      if column.kind == .supplementary { hasMiddle = true }
      let hasPlace =
        switch column.kind {
        case .supplementary: style == .tripleColumn
        case .compact: !isClassic
        default: true
        }
      guard !hasPlace else { continue }
      report(
        WrongColumns.noPlace(
          column.kind, style: isClassic ? nil : style.keyword, scene: text(scene.name)),
        at: location(column.place))
    }
    if style == .tripleColumn && !hasMiddle
      && program.value(of: .supplementaryFiller, in: scene.attributes) == nil
    {
      report(
        WrongColumns.missing(.supplementary, style: style.keyword, scene: text(scene.name)),
        at: location(scene.place))
    }
  }

  /// What a segue puts where, as far as it is known without running: a scene is in a stack when it is a root, or
  /// is shown from one that is.
  mutating func checkSegueDestinations() {
    // Few segues lead to a container; without one there is nothing to walk for.
    guard
      program.segues.rows.contains(where: { segue in
        segue.destination.map { !$0.isUnresolved && program.scenes[$0].kind.isContainer } ?? false
      })
    else { return }
    var isInStack = [Bool](repeating: false, count: program.scenes.count)
    var queue: [ID<Scene>] = []
    for row in program.relationships.rows where row.kind == .root && !row.destination.isUnresolved {
      queue.append(row.destination)
    }
    while let scene = queue.popLast() {
      if isInStack[Int(scene.index)] { continue }
      isInStack[Int(scene.index)] = true
      for segue in program.segues[program.scenes[scene].segues]
      where segue.operation == .show || segue.operation == .push {
        if let next = segue.destination, !next.isUnresolved { queue.append(next) }
      }
    }
    for id in program.segues.ids {
      let segue = program.segues[id]
      guard let destination = segue.destination, !destination.isUnresolved,
        program.scenes[destination].kind.isContainer
      else { continue }
      let place = location(segue.place)
      switch segue.operation {
      case .push: checkNesting(destination, in: .stack, at: place)
      case .show
      where isInStack[Int(segue.source.index)]
        && !program.scenes[destination].kind.isPresentedByStacks:
        checkNesting(destination, in: .stack, at: place, isSure: false)
      case .present: checkNesting(destination, in: .modal, at: place)
      case .popover: checkNesting(destination, in: .popover, at: place)
      case .show, .showDetail, .embed, .unwind, .custom, .replace: break
      }
    }
  }

  /// Containers that hold each other would never finish loading.
  mutating func checkContainerCycles() {
    // A circle is of scenes that are held and hold, of which a small app has none.
    guard program.scenes.ids.contains(where: { holdsScenes($0) && holdsHolders($0) }) else {
      return
    }
    enum Mark { case new, open, done }
    struct Opened {
      let scene: ID<Scene>
      var next = 0
    }
    var marks = [Mark](repeating: .new, count: program.scenes.count)
    for start in program.scenes.ids where marks[Int(start.index)] == .new && holdsScenes(start) {
      var path: [Opened] = []
      marks[Int(start.index)] = .open
      path.append(Opened(scene: start))
      while !path.isEmpty {
        let top = path.count - 1
        let scene = path[top].scene
        let next = path[top].next
        if next == childCount(of: scene) {
          marks[Int(scene.index)] = .done
          path.removeLast()
          continue
        }
        path[top].next += 1
        guard let child = contained(in: scene, at: next) else { continue }
        switch marks[Int(child.index)] {
        case .new where !holdsScenes(child): marks[Int(child.index)] = .done
        case .new:
          marks[Int(child.index)] = .open
          path.append(Opened(scene: child))
        case .done: break
        case .open:
          let circle = path.drop { $0.scene != child }.map { text(program.scenes[$0.scene].name) }
          report(
            ContainerCycle(path: circle + [text(program.scenes[child].name)]),
            at: location(program.scenes[child].place))
          // One circle is reported once.
          marks[Int(child.index)] = .done
        }
      }
    }
  }

  /// Most scenes hold none, and are reported here at no cost.
  private mutating func holdsScenes(_ id: ID<Scene>) -> Bool {
    if !program.scenes[cold: id].relationships.isEmpty { return true }
    for element in program.scenes[id].elements where program.elements[element].kind == .container {
      return true
    }
    return false
  }

  /// Whether a scene that it holds holds others.
  private mutating func holdsHolders(_ id: ID<Scene>) -> Bool {
    for number in 0..<childCount(of: id) {
      if let child = contained(in: id, at: number), holdsScenes(child) { return true }
    }
    return false
  }

  /// How many relationships and segues may hold a scene.
  private mutating func childCount(of id: ID<Scene>) -> Int {
    program.scenes[cold: id].relationships.count + program.scenes[id].segues.count
  }

  /// What the relationship of this number leads to; those numbered behind are the segues, of which some embed. Nil for
  /// what is not allowed there: that is reported already, and its fix opens the circle.
  private mutating func contained(in scene: ID<Scene>, at number: Int) -> ID<Scene>? {
    let relationships = program.scenes[cold: scene].relationships
    guard number < relationships.count else {
      let segues = program.scenes[scene].segues
      let segue = segues[segues.startIndex + number - relationships.count]
      guard program.segues[segue].operation == .embed, let child = program.segues[segue].destination
      else { return nil }
      return child.isUnresolved ? nil : child
    }
    let row = program.relationships[relationships[relationships.startIndex + number]]
    guard !row.destination.isUnresolved else { return nil }
    let kind = program.scenes[row.destination].kind
    if case .forbidden = Nesting(of: kind, in: ControllerHost(row.kind)) { return nil }
    return row.destination
  }
}
