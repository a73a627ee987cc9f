import NavModel
import NavText

/// The identifiers of segues that `perform` may name: those of a scene, or of all scenes of a class. They are collected
/// once for each scene or class that performs any, and for all of its statements.
struct PerformableSegues {
  private enum Owner: Hashable {
    case scene(ID<Scene>)
    case `class`(ID<Class>)
  }

  private var owner: Owner?
  private var identifiers: [Name] = []
  private var known: Set<Name> = []
  /// Scenes by their classes and all superclasses of these.
  private var scenesOfClass: [ID<Class>: [ID<Scene>]]?

  mutating func segues(of scene: ID<Scene>, in program: borrowing Program) -> [Name] {
    if owner != .scene(scene) { collect(.scene(scene), [scene], program) }
    return identifiers
  }

  /// Nil for a class that no scene is of.
  mutating func segues(ofClass class: ID<Class>, in program: borrowing Program) -> [Name]? {
    if owner != .class(`class`) {
      let scenes = scenesOfClass ?? Self.scenesOfClass(in: program)
      scenesOfClass = scenes
      guard let own = scenes[`class`] else { return nil }
      collect(.class(`class`), own, program)
    }
    return identifiers
  }

  /// Whether those that were asked for last have this one.
  func contains(_ identifier: Name) -> Bool { known.contains(identifier) }

  private mutating func collect(
    _ owner: Owner, _ scenes: [ID<Scene>], _ program: borrowing Program
  ) {
    self.owner = owner
    identifiers = []
    for scene in scenes {
      for segue in program[scene].segues { identifiers.append(program[segue].identifier) }
    }
    known = Set(identifiers)
  }

  private static func scenesOfClass(in program: borrowing Program) -> [ID<Class>: [ID<Scene>]] {
    var scenes: [ID<Class>: [ID<Scene>]] = [:]
    for scene in program.scenes.ids {
      for current in program.classChain(of: scene) { scenes[current, default: []].append(scene) }
    }
    return scenes
  }
}
