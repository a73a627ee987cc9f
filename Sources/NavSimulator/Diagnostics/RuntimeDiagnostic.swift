import NavModel
import NavText

/// What UIKit says when something is wrong: the rule, and what it speaks of.
///
/// As small as can be: every effect takes the room of the largest.
public struct RuntimeDiagnostic: Hashable, Sendable {
  public let error: RuntimeError
  /// The controller that was asked to do it.
  @Compact public private(set) var scene: ID<Scene>?
  /// The other one: what was to be pushed, presented, selected.
  @Compact public private(set) var other: ID<Scene>?
  /// An identifier, a key or a selector.
  public let thing: Name

  init(
    _ error: RuntimeError, _ scene: ID<Scene>?, about other: ID<Scene>? = nil, thing: Name = .none
  ) {
    self.error = error
    self.scene = scene
    self.other = other
    self.thing = thing
  }
}
