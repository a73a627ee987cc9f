import NavModel
import NavText

/// What is known of the scene at hand while it is lowered.
struct SceneWork {
  var scene = ID<Scene>(0)
  var source = ID<StoryboardScene>(0)
  var controller = ID<StoryboardObject>(0)
  var kind = ControllerKind.view
  /// The root view's element, which is the scene itself.
  var root: ID<XMLElement>?
  var names = Naming()
  /// By object of the document.
  var parts: [StoryboardLowering.Part] = []
  /// The rows in their order, and the elements that they come from.
  var barItems: [(id: ID<BarItem>, element: ID<XMLElement>)] = []
  var elements: [(id: ID<Element>, element: ID<XMLElement>)] = []
  /// What outlets call the objects that they point at.
  var outletNames: [ID<StoryboardObject>: String] = [:]
  /// By object of the document: whether something points at it, or it sets something off.
  var referred: [Bool] = []
  /// Gesture recognisers by the view that they are attached to.
  var gestures: [ID<StoryboardObject>: [ID<StoryboardObject>]] = [:]
  /// Elements whose place in the hierarchy the language has not: they come behind it.
  var displaced: [ID<XMLElement>] = []
  /// The detail buttons of cells.
  var accessories: [ID<StoryboardObject>: ID<Element>] = [:]
  /// Not installed in any size class but those that say so.
  var excluded: Set<ID<StoryboardObject>> = []
  /// Actions that a scene without class is sent.
  var methods: [(name: Name, place: Place)] = []
}
