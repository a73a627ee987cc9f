import NavModel
import NavText

/// Superclasses, and the classes that rows name.
extension Resolving {
  mutating func resolveClasses() {
    for reference in pending.superclasses {
      let (declared, kit) = findClass(
        reference.name, at: reference.location, for: .superclass(of: reference.class))
      program.classes[reference.class].superclass = declared
      if declared == nil && kit == nil { rootless.insert(reference.class) }
      program.classes[reference.class].uikitClass = kit ?? .viewController
    }
    for reference in pending.classes {
      let (name, location) = self.class(of: reference)
      let (declared, kit) = findClass(name, at: location, for: .row(reference.owner))
      switch reference.owner {
      case .scene(let id): program.scenes[id].customClass = declared
      case .element(let id): program.elements[cold: id].customClass = declared
      case .property(let id):
        program.properties[id].customClass = declared
        program.properties[id].uikitClass = kit ?? .view
      case .rootView: break
      }
    }
    inheritUIKitClasses()
    for reference in pending.classes where !fits(reference) {
      checkClass(reference)
    }
  }

  /// For the project or of UIKit, or both where a project takes a name of UIKit.
  private mutating func findClass(
    _ name: Name, at location: Location, for use: ClassUse
  ) -> (declared: ID<Class>?, kit: UIKitClass?) {
    let declared = symbols.classes[name]
    let kit = vocabulary.uikitClass(name)
    if declared == nil && kit == nil {
      switch use {
      // Those are Swift's to find, and no app is built without them.
      case .superclass, .row(.property): lacksClassesOfDeclarations = true
      case .row(.scene), .row(.element), .row(.rootView): break
      }
      let near = guesses.nearest(
        to: text(name),
        among: program.classes.rows.map { program[$0.name] }
          + UIKitClass.allCases.map { $0.facts.name })
      report(
        UnknownClass(name: text(name), near: near, wants: uikitClass(wantedFor: use).facts.name),
        at: location)
    }
    if let declared { uses.record(.class(declared), at: location) }
    return (declared, kit)
  }

  /// The name of a class that is referred to, and where that is.
  private mutating func `class`(of reference: Pending.ClassReference)
    -> (name: Name, location: Location)
  {
    let name: Name
    let place: Place
    switch reference.owner {
    case .scene(let id): (name, place) = (program.scenes[id].className, program.scenes[id].place)
    case .element(let id):
      (name, place) = (program.elements[cold: id].className, program.elements[id].place)
    case .property(let id):
      (name, place) = (program.properties[id].typeName, program.properties[id].place)
    case .rootView(let id):
      (name, place) = (program.viewClass(of: id) ?? .none, program.scenes[id].place)
    }
    return (name, Location(location(place).file, reference.range))
  }

  /// A class descends from the class of UIKit that its topmost declared superclass names.
  private mutating func inheritUIKitClasses() {
    if pending.superclasses.isEmpty { return inheritUIKitClassesOfProperties() }
    cutCircles()
    var depths = [Int?](repeating: nil, count: program.classes.count)
    for id in program.classes.ids {
      // From the nearest superclass that is known downwards, so that each class is looked at once.
      for current in superclasses(of: id, until: { depths[Int($0.index)] != nil }).reversed() {
        guard let superclass = program.classes[current].superclass else {
          depths[Int(current.index)] = 0
          continue
        }
        let depth = (depths[Int(superclass.index)] ?? 0) + 1
        if depth >= Program.deepestNesting {
          report(
            NestingTooDeep(name: text(program.classes[current].name)),
            at: location(program.classes[current].place))
          program.classes[current].superclass = nil
          depths[Int(current.index)] = 0
          continue
        }
        depths[Int(current.index)] = depth
        program.classes[current].uikitClass = program.classes[superclass].uikitClass
        if rootless.contains(superclass) { rootless.insert(current) }
      }
    }
    inheritUIKitClassesOfProperties()
  }

  /// A class that is its own superclass is reported and becomes the end of its chain.
  private mutating func cutCircles() {
    // The walk in which a class was met.
    var walks = [ID<Class>?](repeating: nil, count: program.classes.count)
    for id in program.classes.ids where walks[Int(id.index)] == nil {
      let path = superclasses(of: id) { walks[Int($0.index)] != nil }
      for current in path { walks[Int(current.index)] = id }
      guard let last = path.last, let next = program.classes[last].superclass,
        walks[Int(next.index)] == id, let start = path.firstIndex(of: next)
      else { continue }
      let first = path[start...].reduce(last) { min($0, $1) }
      report(
        ClassCycle(name: text(program.classes[first].name)),
        at: location(program.classes[first].place))
      program.classes[first].superclass = nil
    }
  }

  /// A class and its superclasses, up to one that was met before, in this walk or as `isKnown` says.
  private mutating func superclasses(
    of id: ID<Class>, until isKnown: (ID<Class>) -> Bool
  ) -> [ID<Class>] {
    var path: [ID<Class>] = []
    var met: Set<ID<Class>> = []
    var next: ID<Class>? = id
    while let current = next, !isKnown(current), met.insert(current).inserted {
      path.append(current)
      next = program.classes[current].superclass
    }
    return path
  }

  private mutating func inheritUIKitClassesOfProperties() {
    for id in program.properties.ids {
      if let custom = program.properties[id].customClass {
        program.properties[id].uikitClass = program.classes[custom].uikitClass
      }
    }
  }

  /// Whether what a row is fits the class that it names. Nearly always the class is the project's own, and does.
  @inline(__always)
  private mutating func fits(_ reference: Pending.ClassReference) -> Bool {
    switch reference.owner {
    case .scene(let id):
      guard let declared = program.scenes[id].customClass else { return false }
      return program.classes[declared].uikitClass
        == vocabulary.uikitClass(of: program.scenes[id].kind)
    case .property: return true
    case .element, .rootView: return false
    }
  }

  private mutating func checkClass(_ reference: Pending.ClassReference) {
    let (name, location) = self.class(of: reference)
    let declared = symbols.classes[name]
    let actual = declared.map { program.classes[$0].uikitClass } ?? vocabulary.uikitClass(name)
    guard let actual else { return }
    if let declared, rootless.contains(declared) { return }
    switch reference.owner {
    case .scene(let id):
      let kind = program.scenes[id].kind
      let wanted = vocabulary.uikitClass(of: kind)
      if !actual.isKind(of: wanted) {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .scene(kind)),
          at: location)
      } else if actual.isKind(of: .alertController) {
        report(MisplacedAlert.scene(text(program.scenes[id].name)), at: location)
      } else if kind == .view {
        checkRoot(of: id, name, actual, at: location)
      }
    case .element(let id):
      let kind = program.elements[id].kind
      let wanted = vocabulary.uikitClass(of: kind)
      // The rows of a grid are cells of another family.
      let isGridCell = kind.isRow && actual.isKind(of: .collectionReusableView)
      if !actual.isKind(of: wanted) && !isGridCell {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .element(kind)),
          at: location)
      }
    case .rootView(let id):
      let kind = program.scenes[id].kind
      let wanted = kind.rootViewClass
      if !actual.isKind(of: wanted) {
        report(
          WrongClass.other(text(name), isA: actual, wants: wanted, of: .rootView(kind)),
          at: location)
      }
    case .property: break
    }
  }

  /// UITableViewController and UICollectionViewController raise an exception when their view is another one.
  private mutating func checkRoot(
    of scene: ID<Scene>, _ name: Name, _ actual: UIKitClass, at location: Location
  ) {
    let kinds: [ControllerKind] = [.table, .collection]
    guard let kind = kinds.first(where: { actual.isKind(of: vocabulary.uikitClass(of: $0)) }) else {
      return
    }
    let view = program.viewClass(of: scene)
    let viewClass = view.flatMap { name in
      symbols.classes[name].map { program.classes[$0].uikitClass } ?? vocabulary.uikitClass(name)
    }
    if viewClass?.isKind(of: kind.rootViewClass) ?? false { return }
    report(WrongClass.rootView(text(name), of: kind), at: location)
  }
}
