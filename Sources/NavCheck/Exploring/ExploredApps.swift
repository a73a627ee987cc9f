import NavModel
import NavSimulator
import NavText

/// The apps of a program, each explored by itself. A program is one app, unless tests or checks launch other storyboards:
/// a folder may hold several apps.
struct ExploredApps: Sendable {
  let apps: [ExploredApp]

  /// So many moves are shared by the apps of a folder with many.
  private static var mostMoves: Int { 120_000 }

  /// Nil without any.
  init?(_ apps: [ExploredApp]) {
    if apps.isEmpty { return nil }
    self.apps = apps
  }

  /// The storyboards to explore from, with how many moves each; none where the code of the program is not all known, or
  /// nothing says what is launched.
  static func launches(of program: Program) -> [ExplorationLaunch] {
    for source in program.sources.rows where source.format != .text { return [] }
    let storyboards = program.launchedStoryboards.filter { program[$0].initial != nil }
    return storyboards.map {
      ExplorationLaunch(storyboard: $0, mostMoves: mostMoves / storyboards.count)
    }
  }

  /// Whether every state that fingers can bring about was visited.
  var isComplete: Bool { apps.allSatisfy { $0.isComplete } }

  /// What code that the program does not show may do.
  var outside: OutsideCode { apps[0].outside }

  /// Whether a scene is alive in some state.
  func isSeen(_ scene: ID<Scene>) -> Bool { apps.contains { $0.isSeen(scene) } }

  /// The layers that can never be left once they are in front somewhere, without repetitions.
  var trappingLayers: [Layer] {
    var layers: [Layer] = []
    for app in apps {
      for trap in app.traps where !layers.contains(trap.layer) { layers.append(trap.layer) }
    }
    return layers
  }

  /// Whether a layer was in front somewhere and can be left whenever it is.
  func canAlwaysBeLeft(_ layer: Layer) -> Bool {
    isComplete && apps.contains { $0.left.contains(layer) }
      && !apps.contains { $0.kept.contains(layer) }
  }

  /// A shortest run onto a layer that can never be left; empty where none is known.
  func trace(into layer: Layer) -> [TraceStep] {
    for app in apps {
      if let trap = app.traps.first(where: { $0.layer == layer }) {
        return app.trace(to: trap.state)
      }
    }
    return []
  }

  /// A shortest run to one of some errors about one of these scenes; empty where none was found.
  func trace(to errors: [RuntimeError], about scenes: [ID<Scene>]) -> [TraceStep] {
    for app in apps {
      let trace = app.trace(to: errors, about: scenes)
      if !trace.isEmpty { return trace }
    }
    return []
  }
}

/// Where the exploration of an app begins, and how far it goes.
public struct ExplorationLaunch: Sendable {
  let storyboard: ID<Storyboard>
  let mostMoves: Int
}

extension Program {
  /// What apps start with, as far as the program tells: the main storyboard, and those that tests and checks launch.
  var launchedStoryboards: [ID<Storyboard>] {
    var found: [ID<Storyboard>] = []
    let all =
      (mainStoryboard.map { [$0] } ?? []) + scenarios.rows.map { $0.storyboard }
      + checks.rows.map { $0.storyboard }
    var isFound = [Bool](repeating: false, count: storyboards.count)
    for storyboard in all where !isFound[Int(storyboard.index)] {
      isFound[Int(storyboard.index)] = true
      found.append(storyboard)
    }
    return found
  }
}
