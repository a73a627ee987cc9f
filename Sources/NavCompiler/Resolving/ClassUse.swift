import NavModel
import NavText

/// What a class is named for.
enum ClassUse {
  case superclass(of: ID<Class>)
  case row(Pending.ClassReference.Owner)
}

/// Classes that are not there, as their uses would have them.
extension Resolving {
  /// The class of UIKit that one would have to descend from. Only what is missing is asked about.
  mutating func uikitClass(wantedFor use: ClassUse) -> UIKitClass {
    switch use {
    case .superclass(let id): return uikitClass(wantedOfUsersOf: id)
    case .row(.scene(let id)): return vocabulary.uikitClass(of: program.scenes[id].kind)
    case .row(.rootView(let id)): return program.scenes[id].kind.rootViewClass
    case .row(.element(let id)):
      let kind = program.elements[id].kind
      // The rows of a grid are cells of another family.
      return kind.isRow && isInGrid(id) ? .collectionViewCell : vocabulary.uikitClass(of: kind)
    case .row(.property(let id)):
      return targetOfOutlet(id).map { uikitClass(of: $0.0, $0.1) } ?? .view
    }
  }

  /// What is in the way of a superclass is what the class itself is used for.
  private mutating func uikitClass(wantedOfUsersOf id: ID<Class>) -> UIKitClass {
    let name = program.classes[id].name
    for reference in pending.classes {
      switch reference.owner {
      case .scene(let scene) where program.scenes[scene].className == name,
        .rootView(let scene) where program.viewClass(of: scene) == name:
        return uikitClass(wantedFor: .row(reference.owner))
      case .element(let element) where program.elements[cold: element].className == name:
        return uikitClass(wantedFor: .row(reference.owner))
      case .scene, .rootView, .element, .property: continue
      }
    }
    return .viewController
  }

  private mutating func isInGrid(_ id: ID<Element>) -> Bool {
    var next = program.elements[id].parent
    while let current = next {
      if program.elements[current].kind == .collectionView { return true }
      if program.elements[current].kind == .tableView { return false }
      next = program.elements[current].parent
    }
    return program.scenes.rows.contains { $0.kind == .collection && $0.elements.contains(id) }
  }

  /// What an outlet of a class is connected to, in the first of its scenes that connects it.
  private mutating func targetOfOutlet(_ id: ID<Property>) -> (Outlet.Target, ID<Scene>)? {
    guard let owner = program.classes.rows.first(where: { $0.properties.contains(id) }) else {
      return nil
    }
    for scene in program.scenes.ids where program.scenes[scene].className == owner.name {
      for outlet in program.outlets[program.scenes[scene].outlets]
      where outlet.owner == nil && outlet.name == program.properties[id].name {
        return (outlet.target, scene)
      }
    }
    return nil
  }

  private mutating func uikitClass(of target: Outlet.Target, _ scene: ID<Scene>) -> UIKitClass {
    switch target {
    case .element(let id): vocabulary.uikitClass(of: program.elements[id].kind)
    case .barItem: .barButtonItem
    case .constraint: .layoutConstraint
    case .rootView: program.scenes[scene].kind.rootViewClass
    case .controller: .viewController
    }
  }
}
