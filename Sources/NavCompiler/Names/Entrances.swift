import NavModel
import NavText

/// How storyboards are entered: where they start, and which of them others point into.
struct Entrances {
  /// Storyboards without an initial controller, and where they are declared.
  var withoutInitial: [(ID<Storyboard>, Location)] = []
  /// Those need none.
  var isEnteredFromOutside: Set<ID<Storyboard>> = []
  /// The first line of each storyboard that says where it starts, unless that is a scene of its own.
  var initialReferences: [ID<Storyboard>: Pending.Reference] = [:]
  /// Those of them for which a missing initial controller would be reported.
  lazy var lacksInitial = Set(withoutInitial.map { $0.0 })
  private var firstScenes: FirstByName<Scene>?

  /// The first scene of a name in the project, for a name that is unknown where it is.
  mutating func scene(_ name: Name, _ scenes: SplitTable<Scene>) -> ID<Scene>? {
    let first = firstScenes ?? FirstByName(scenes)
    firstScenes = first
    return first[name]
  }
}
