import NavModel
import NavText

/// An unwind action that no class is known to declare, and who does so in a text instead.
public struct GuessedUnwind: Hashable, Sendable {
  /// Why it is thought to be theirs.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// Of the screens that lead to where the segue starts, they are the nearest.
    case leadsThere
    /// Nothing leads there, and the action has the name of a screen, as `unwindToMenu` has.
    case isNamed
    /// Nothing leads there, so whoever shows that screen is another file's or code. A class that no scene is of has it.
    case isElsewhere
  }

  public let action: String
  public let reason: Reason
  /// What the declaring scenes or classes are called.
  public internal(set) var owners: [String] = []
}

/// A storyboard names an unwind action and not whose it is, and a text without its declaration does not compile.
extension StoryboardLowering {
  mutating func guessUnwindActions() {
    let orphans = orphanedUnwinds()
    if orphans.isEmpty { return }
    let ways = WaysBack(program)
    var known: Set<Name> = []
    for segue in orphans {
      let nearest = ways.nearestScreens(before: program.segues[segue].source)
      // Only a class can have methods in Xcode.
      let withClass = nearest.filter { !program.scenes[$0].className.isNone }
      let screens = withClass.isEmpty ? nearest : withClass
      if screens.isEmpty { continue }
      known.insert(program.segues[rare: segue].unwindAction)
      guess(segue, screens, .leadsThere)
    }
    for segue in orphans where !known.contains(program.segues[rare: segue].unwindAction) {
      if let screen = namesake(of: segue) {
        guess(segue, [screen], .isNamed)
      } else {
        guessElsewhere(segue)
      }
    }
  }

  /// Unwind segues whose action nobody declares.
  private func orphanedUnwinds() -> [ID<Segue>] {
    var declared: Set<Name> = []
    for draft in classes.drafts {
      for method in draft.methods where method.kind == .unwind { declared.insert(method.name) }
    }
    return program.segues.ids.filter { id in
      guard program.segues[id].operation == .unwind else { return false }
      let action = program.segues[rare: id].unwindAction
      return !action.isNone && !declared.contains(action)
    }
  }

  /// The screen of which the name of an action says that it leads to it; of several, the one with the longest name.
  private func namesake(of segue: ID<Segue>) -> ID<Scene>? {
    let action = lowercased(program.segues[rare: segue].unwindAction)
    var best: (scene: ID<Scene>, length: Int)?
    for scene in program.scenes.ids where scene != program.segues[segue].source {
      let name = lowercased(program.scenes[scene].name)
      if name.count <= best?.length ?? 0 || program.scenes[scene].kind.isContainer { continue }
      if contains(action, Array("to".utf8) + name) { best = (scene, name.count) }
    }
    return best?.scene
  }

  private func lowercased(_ name: Name) -> [UInt8] {
    program.names.utf8(of: name).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    if part.count > text.count { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }

  private mutating func guess(
    _ segue: ID<Segue>, _ screens: [ID<Scene>], _ reason: GuessedUnwind.Reason
  ) {
    let action = program.segues[rare: segue].unwindAction
    let place = program.segues[segue].place
    for scene in screens {
      let className = program.scenes[scene].className
      if classes.contains(className) {
        classes.addMethod(action, .unwind, at: place, to: className)
        note(action, reason, by: className)
      } else {
        declare(Method(.unwind, name: action, place: place), in: scene)
        note(action, reason, by: program.scenes[scene].name)
      }
    }
  }

  /// Of a class of its own, so that the app does what it did: nobody in these files receives the action.
  private mutating func guessElsewhere(_ segue: ID<Segue>) {
    let action = program.segues[rare: segue].unwindAction
    let place = program.segues[segue].place
    var owner = program.names.intern("UnwindDestination")
    while let index = classes.position(of: owner), !classes.drafts[index].isMadeUp {
      owner = program.names.intern(program.names[owner] + "2")
    }
    classes.note(owner, module: .none, kit: .viewController, place: place, isMadeUp: true)
    classes.addMethod(action, .unwind, at: place, to: owner)
    note(action, .isElsewhere, by: owner)
  }

  private mutating func note(_ action: Name, _ reason: GuessedUnwind.Reason, by owner: Name) {
    let (action, owner) = (program.names[action], program.names[owner])
    let known = guessedUnwinds.firstIndex { $0.action == action && $0.reason == reason }
    let index = known ?? guessedUnwinds.count
    if known == nil { guessedUnwinds.append(GuessedUnwind(action: action, reason: reason)) }
    if !guessedUnwinds[index].owners.contains(owner) {
      guessedUnwinds[index].owners.append(owner)
    }
  }

  /// The methods of a scene stand in a row, so those that it has are written once more.
  mutating func declare(_ method: Method, in scene: ID<Scene>) {
    let known = program.scenes[rare: scene].methods
    var rows = program.methods[known].map { $0 }
    if rows.contains(where: { $0.name == method.name }) { return }
    rows.append(method)
    program.scenes[rare: scene].methods = program.methods.append(contentsOf: rows)
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
