import NavModel
import NavText
import NavXcode

/// An unwind action that no class is known to declare, and who does so in a text instead.
public struct GuessedUnwind: Hashable, Sendable {
  /// Why it is thought to be theirs.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// They are the nearest of the screens that lead to where the segue starts.
    case leadsThere
    /// Nothing leads there, and the action has the name of a screen, as `unwindToMenu` has.
    case isNamed
    /// Nothing leads there, so that screen is shown by another file or by code. A class without a scene has it.
    case isElsewhere
    /// No source declares it, so the segue has no receiver. In the text, a class without a scene has it.
    case isNowhere
  }

  public let action: String
  public let reason: Reason
  /// What the declaring scenes or classes are called.
  public internal(set) var owners: [String] = []
}

struct GuessKey: Hashable, Sendable {
  let action: String
  let reason: GuessedUnwind.Reason
}

/// A storyboard names an unwind action and not whose it is, and a text without its declaration does not compile.
extension StoryboardLowering {
  mutating func guessUnwindActions() {
    let orphans = orphanedUnwinds()
    if orphans.isEmpty { return }
    var ways = WaysBack(program)
    var known: Set<Name> = []
    for segue in orphans {
      let nearest = ways.nearestScreens(before: program.segues[segue].source)
      // Only a class can have methods in Xcode.
      let withClass = nearest.filter { !program.scenes[$0].className.isNone }
      let screens = withClass.isEmpty ? nearest : withClass
      if screens.isEmpty { continue }
      known.insert(program.segues[cold: segue].unwindAction)
      guess(segue, screens, .leadsThere)
    }
    let screens = ScreensByName(program)
    for segue in orphans where !known.contains(program.segues[cold: segue].unwindAction) {
      let action = program.names.utf8(of: program.segues[cold: segue].unwindAction)
      if let screen = screens.namesake(of: action, besides: program.segues[segue].source) {
        guess(segue, [screen], .isNamed)
      } else {
        guessElsewhere(segue, .isElsewhere)
      }
    }
  }

  /// What no source declares, a text declares where nothing answers to it: Xcode builds the app, and the segue finds
  /// nothing (SEG-56).
  mutating func declareLostUnwinds() {
    for segue in orphanedUnwinds() { guessElsewhere(segue, .isNowhere) }
  }

  /// Unwind segues with an undeclared action.
  private mutating func orphanedUnwinds() -> [ID<Segue>] {
    var declared: Set<Name> = []
    for scene in program.scenes.ids {
      for method in program.methods[program.scenes[cold: scene].methods]
      where method.kind == .unwind { declared.insert(method.name) }
    }
    for draft in classes.drafts {
      for method in draft.methods where method.kind == .unwind { declared.insert(method.name) }
    }
    return program.segues.ids.filter { id in
      guard program.segues[id].operation == .unwind else { return false }
      let action = program.segues[cold: id].unwindAction
      return !action.isNone && !declared.contains(action)
    }
  }

  private mutating func guess(
    _ segue: ID<Segue>, _ screens: [ID<Scene>], _ reason: GuessedUnwind.Reason
  ) {
    let action = program.segues[cold: segue].unwindAction
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

  /// In a class of its own, so that the app does what it did: nothing in these files receives the action.
  private mutating func guessElsewhere(_ segue: ID<Segue>, _ reason: GuessedUnwind.Reason) {
    let action = program.segues[cold: segue].unwindAction
    let place = program.segues[segue].place
    var owner = program.names.intern("UnwindDestination")
    while let index = classes.position(of: owner), !classes.drafts[index].isMadeUp {
      owner = program.names.intern(program.names[owner] + "2")
    }
    classes.note(owner, module: .none, kit: .viewController, place: place, isMadeUp: true)
    classes.addMethod(action, .unwind, at: place, to: owner)
    note(action, reason, by: owner)
  }

  private mutating func note(_ action: Name, _ reason: GuessedUnwind.Reason, by owner: Name) {
    let (action, owner) = (program.names[action], program.names[owner])
    let key = GuessKey(action: action, reason: reason)
    let index = guessPositions[key] ?? guessedUnwinds.count
    if guessPositions.updateValue(index, forKey: key) == nil {
      guessedUnwinds.append(GuessedUnwind(action: action, reason: reason))
    }
    if guessedOwners[key, default: []].insert(owner).inserted {
      guessedUnwinds[index].owners.append(owner)
    }
  }

  mutating func declare(_ method: Method, in scene: ID<Scene>) {
    methodsToAdd[scene, default: []].append(method)
  }

  /// The methods of a scene are in a row, so those that it has are written once more.
  mutating func addDeclaredMethods() {
    for scene in program.scenes.ids {
      guard let guessed = methodsToAdd[scene] else { continue }
      let known = program.scenes[cold: scene].methods
      let rows = program.methods[known].map { $0 }
      var names = Set(rows.map { $0.name })
      let added = guessed.filter { names.insert($0.name).inserted }
      program.scenes[cold: scene].methods = program.methods.append(contentsOf: rows + added)
    }
    methodsToAdd = [:]
  }
}

/// Screens, by what the names of actions call them.
private struct ScreensByName {
  private var scenes: [String: [ID<Scene>]] = [:]
  private var longestName = 0

  init(_ program: Program) {
    for scene in program.scenes.ids where !program.scenes[scene].kind.isContainer {
      let name = Self.lowercased(program.names.utf8(of: program.scenes[scene].name))
      scenes[String(decoding: name, as: UTF8.self), default: []].append(scene)
      longestName = max(longestName, name.count)
    }
  }

  /// The screen of which the name of an action says that it leads to it, as `unwindToMenu` does; of several, the one
  /// with the longest name.
  func namesake(of action: ArraySlice<UInt8>, besides source: ID<Scene>) -> ID<Scene>? {
    // A longer one is none that was written by hand.
    let action = Self.lowercased(action.prefix(200))
    var best: (scene: ID<Scene>, length: Int)?
    for start in action.indices where action[start...].starts(with: "to".utf8) {
      let rest = action[(start + 2)...].prefix(longestName)
      for length in stride(from: rest.count, to: best?.length ?? 0, by: -1) {
        let name = String(decoding: rest.prefix(length), as: UTF8.self)
        guard let scene = scenes[name]?.first(where: { $0 != source }) else { continue }
        best = (scene, length)
        break
      }
    }
    return best?.scene
  }

  private static func lowercased(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}

/// Who leads to whom, the other way round.
private struct WaysBack {
  private var sources: [[ID<Scene>]]
  private let isContainer: [Bool]
  /// For which question a scene was seen last.
  private var seen: [Int]
  private var question = 0

  init(_ program: Program) {
    sources = [[ID<Scene>]](repeating: [], count: program.scenes.count)
    isContainer = program.scenes.rows.map { $0.kind.isContainer }
    seen = [Int](repeating: 0, count: program.scenes.count)
    for scene in program.scenes.ids {
      for row in program.relationships[program.scenes[cold: scene].relationships] {
        sources[Int(row.destination.index)].append(scene)
      }
    }
    for segue in program.segues.rows {
      if let destination = segue.destination {
        sources[Int(destination.index)].append(segue.source)
      }
    }
  }

  /// All that are equally near. Containers show nothing of their own, so what leads to them comes next.
  mutating func nearestScreens(before scene: ID<Scene>) -> [ID<Scene>] {
    question += 1
    seen[Int(scene.index)] = question
    var level = [scene]
    while !level.isEmpty {
      var next: [ID<Scene>] = []
      for scene in level {
        for source in sources[Int(scene.index)] where seen[Int(source.index)] != question {
          seen[Int(source.index)] = question
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
