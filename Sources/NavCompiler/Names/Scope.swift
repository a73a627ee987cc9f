import NavModel
import NavText

/// Where a name is looked up, innermost first; the app's own variables are known everywhere.
///
/// In 16 bytes, for it goes along with everything in a scene.
struct Scope {
  @Compact var row: ID<Variable>? = nil
  @Compact var scene: ID<Scene>? = nil
  @Compact var `class`: ID<Class>? = nil
  @Compact var storyboard: ID<Storyboard>? = nil

  static let app = Scope()
}
