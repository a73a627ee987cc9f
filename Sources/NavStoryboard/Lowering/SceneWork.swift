import NavModel
import NavText
import NavXcode

/// What the name of an outlet says of the object that it leads to.
enum OutletRank: UInt8 {
  case none
  /// Only what it has in common with others.
  case collection
  /// What it is to a sibling, such as a picker to the row that shows what was picked.
  case neighbour
  /// What it is to the controller, or to a view around it.
  case owner
}

/// What a text wishes for as a name; nil where it has no letter.
enum Wish {
  case unknown
  case asked(Name?)
}

/// What is known of the scene at hand while it is lowered.
struct SceneWork {
  var scene = ID<Scene>(0)
  var source = ID<StoryboardScene>(0)
  var controller = ID<StoryboardObject>(0)
  var kind = ControllerKind.view
  /// The root view's element, which is the scene itself.
  var root: ID<XMLElement>?
  var names = Naming(reserved: ["view", "superview", "safeArea", "margins"])
  /// By object of the document.
  var parts: [StoryboardLowering.Part] = []
  /// The rows in their order, and the elements that they come from.
  var barItems: [(id: ID<BarItem>, element: ID<XMLElement>)] = []
  var elements: [(id: ID<Element>, element: ID<XMLElement>)] = []
  /// By name of the document, in names of `names`.
  var wishes: [Wish] = []
  /// By object of the document: what outlets call it, in names of the document.
  var outletNames: [Name] = []
  /// By object of the document: how much such a name says.
  var outletRanks: [OutletRank] = []
  /// By object of the document: whether something points at it, or it sets something off.
  var referred: [Bool] = []
  /// Gesture recognisers by the view that they are attached to.
  var gestures: [ID<StoryboardObject>: [ID<StoryboardObject>]] = [:]
  /// Elements whose place in the hierarchy the language has not: they come after it.
  var displaced: [ID<XMLElement>] = []
  /// The detail buttons of cells.
  var accessories: [ID<StoryboardObject>: ID<Element>] = [:]
  /// Not installed in any size class but those that say so.
  var excluded: Set<ID<StoryboardObject>> = []
  /// Actions that a scene without class is sent.
  var methods: [(name: Name, place: Place)] = []

  /// Nothing is known of a document yet.
  mutating func begin(_ document: StoryboardDocument) {
    parts = [StoryboardLowering.Part](repeating: .none, count: document.objects.count)
    referred = [Bool](repeating: false, count: document.objects.count)
    outletNames = [Name](repeating: .none, count: document.objects.count)
    outletRanks = [OutletRank](repeating: .none, count: document.objects.count)
    wishes = [Wish](repeating: .unknown, count: document.xml.names.count)
    excluded = Set(document.exclusions.compactMap { document.object(named: $0) })
  }

  /// What was known of the scene before does not count any more.
  mutating func begin() {
    barItems.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    displaced.removeAll(keepingCapacity: true)
    methods.removeAll(keepingCapacity: true)
    if !gestures.isEmpty { gestures = [:] }
    if !accessories.isEmpty { accessories = [:] }
  }
}
