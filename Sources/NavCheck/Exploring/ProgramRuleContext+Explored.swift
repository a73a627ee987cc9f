import NavModel
import NavSimulator
import NavText

// What rules ask of an exploration. Without one there are no answers, and rules conclude what they can from the map.

extension ProgramRuleContext {
  /// The layers of this kind that exploring found nothing to lead off.
  ///
  /// Rules of their own say what is wrong with alerts and pickers. What is put on top of something and has parts of its
  /// own to go between is an app after its introduction: people are not stuck in it.
  func trappingLayers(_ kind: Layer.Kind) -> [Layer] {
    explored?.trappingLayers.filter { layer in
      guard layer.kind == kind else { return false }
      switch program[layer.scene].kind {
      case .tabBar, .split, .alert, .actionSheet, .system: return false
      case .view, .table, .collection, .navigation, .page: return true
      }
    } ?? []
  }

  /// A shortest run onto a layer that can never be left; empty where none is known.
  func trace(into layer: Layer) -> [TraceStep] {
    explored?.trace(into: layer) ?? []
  }

  /// Whether exploring all of the app has shown a layer, and a way off it each time.
  func canAlwaysBeLeft(_ layer: Layer) -> Bool { explored?.canAlwaysBeLeft(layer) ?? false }

  /// A shortest run to one of some errors about one of these scenes; empty where none was found.
  func trace(to errors: [RuntimeError], about scenes: [ID<Scene>]) -> [TraceStep] {
    explored?.trace(to: errors, about: scenes) ?? []
  }

  /// The scenes whose controllers run a method.
  func scenes(running method: ID<Method>) -> [ID<Scene>] {
    program.scenes.ids.filter { program.methods(of: $0).contains(method) }
  }
}
