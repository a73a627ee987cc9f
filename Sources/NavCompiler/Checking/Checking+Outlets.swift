import NavModel
import NavText

/// Outlets as the class has them that connects them.
extension Checking {
  mutating func checkOutlets(_ id: ID<Scene>) {
    let isLong = program.scenes[id].outlets.count > Self.fewOutlets
    if isLong { checkDuplicates(in: program.scenes[id].outlets) }
    // By id, since a row takes more registers than there are.
    for index in program.scenes[id].outlets {
      if !isLong { checkDuplicate(index, in: program.scenes[id].outlets) }
      if let owner = program.outlets[index].owner {
        checkElementOutlet(program.outlets[index], owner, in: id)
        continue
      }
      let name = program.outlets[index].name
      guard let property = property(name, of: id) else {
        if !uikitClass(of: id).hasOutlet(text(name)) {
          reportMissingOutlet(program.outlets[index], id)
        }
        continue
      }
      checkType(index, property, in: id)
    }
  }

  /// So many are compared with each other; of more a table is made.
  private static var fewOutlets: Int { 16 }

  private mutating func checkDuplicates(in outlets: IDRange<Outlet>) {
    var seen: [OwnedOutlet: ID<Outlet>] = [:]
    for index in outlets where !program.outlets[index].isCollection {
      let outlet = program.outlets[index]
      let key = OwnedOutlet(name: outlet.name, owner: outlet.owner)
      if let first = seen[key] {
        _ = reportDuplicate(index, first)
      } else {
        seen[key] = index
      }
    }
  }

  @inline(__always)
  private mutating func checkDuplicate(_ index: ID<Outlet>, in outlets: IDRange<Outlet>) {
    let name = program.outlets[index].name
    for other in outlets {
      if other == index { return }
      if program.outlets[other].name == name && reportDuplicate(index, other) { return }
    }
  }

  /// For outlets of one name, which may have different owners or be parts of a collection.
  private mutating func reportDuplicate(_ index: ID<Outlet>, _ other: ID<Outlet>) -> Bool {
    let outlet = program.outlets[index]
    let first = program.outlets[other]
    guard first.owner == outlet.owner && !first.isCollection && !outlet.isCollection else {
      return false
    }
    report(
      DuplicateOutlet(name: text(outlet.name), first: location(first.place)),
      at: location(outlet.place))
    return true
  }

  private mutating func checkElementOutlet(
    _ outlet: Outlet, _ owner: ID<Element>, in scene: ID<Scene>
  ) {
    let declared = program.elements[cold: owner].customClass
    if let declared, property(outlet.name, in: declared) != nil { return }
    let kit = uikitClass(of: owner)
    // A list's delegate gets the taps on its rows.
    let isList = kit == .tableView || kit == .collectionView
    if kit.hasOutlet(text(outlet.name)) || isList && text(outlet.name) == "delegate" { return }
    let properties = declared.map { program.classes[$0].properties } ?? .empty
    let near = guesses.nearest(
      to: text(outlet.name),
      among: kit.facts.outlets + (isList ? ["delegate"] : [])
        + program.properties[properties].map { program[$0.name] })
    let row = program.elements[owner]
    let element =
      row.kind.facts.keyword + " " + (row.name.isNone ? "Name" : text(row.name))
    report(
      MissingOutlet(
        name: text(outlet.name),
        owner: declared.map { .class(text(program.classes[$0].name)) }
          ?? .classOfUIKit(kit.facts.name, element: element),
        near: near,
        declared: declared.map { location(program.classes[$0].place) },
        wants: type(of: outlet, in: scene)),
      at: location(outlet.place))
  }

  /// How the declaration of an outlet would call what it points at.
  private mutating func type(of outlet: Outlet, in scene: ID<Scene>)
    -> MissingOutlet.Property
  {
    var name = ""
    var isView = true
    let outlets = program.scenes[scene].outlets
    // A thousand that are called the same say enough of what they are.
    let alike =
      outlets.count > Self.fewOutlets
      ? outletsAlike(in: outlets)[OwnedOutlet(name: outlet.name, owner: outlet.owner)] ?? []
      : Array(outlets)
    for id in alike.prefix(1000) {
      let other = program.outlets[id]
      if other.name != outlet.name || other.owner != outlet.owner { continue }
      let found = classOf(other.target, in: scene)
      isView = isView && found.kit.isKind(of: .view)
      let own = found.custom.map { text(program.classes[$0].name) } ?? found.kit.facts.name
      if name.isEmpty {
        name = own
      } else if name != own {
        // What several have in common.
        name = (isView ? UIKitClass.view : .object).facts.name
      }
    }
    return MissingOutlet.Property(isCollection: outlet.isCollection, className: name)
  }

  /// The outlets of a scene by name and owner. Those of the scene at hand are kept.
  private mutating func outletsAlike(
    in outlets: IDRange<Outlet>
  ) -> [OwnedOutlet: [ID<Outlet>]] {
    if longOutlets.range != outlets {
      longOutlets = (
        outlets,
        Dictionary(grouping: outlets) {
          OwnedOutlet(name: program.outlets[$0].name, owner: program.outlets[$0].owner)
        }
      )
    }
    return longOutlets.alike
  }

  private mutating func uikitClass(of scene: ID<Scene>) -> UIKitClass {
    program.scenes[scene].customClass.map { program.classes[$0].uikitClass }
      ?? vocabulary.uikitClass(program.scenes[scene].className)
      ?? vocabulary.uikitClass(of: program.scenes[scene].kind)
  }

  /// Its class may be one of UIKit's that no kind stands for: `view Top: UINavigationBar`.
  ///
  /// By id, for the whole row would be copied.
  @inline(__always)
  private mutating func uikitClass(of element: ID<Element>) -> UIKitClass {
    if let declared = program.elements[cold: element].customClass {
      return program.classes[declared].uikitClass
    }
    return vocabulary.uikitClass(program.elements[cold: element].className)
      ?? vocabulary.uikitClass(of: program.elements[element].kind)
  }

  @inline(__always)
  private mutating func property(_ name: Name, of scene: ID<Scene>) -> ID<Property>? {
    program.scenes[scene].customClass.flatMap { property(name, in: $0) }
  }

  @inline(__always)
  private mutating func property(_ name: Name, in first: ID<Class>) -> ID<Property>? {
    var next: ID<Class>? = first
    while let current = next {
      let found = symbols.longProperties.find(name, in: program.classes[current].properties) {
        program.properties[$0].name == name
      }
      if let found { return found }
      next = program.classes[current].superclass
    }
    return nil
  }

  private mutating func reportMissingOutlet(_ outlet: Outlet, _ id: ID<Scene>) {
    let scene = program.scenes[id]
    // An unknown class was reported already.
    if isUnknownClass(of: id) { return }
    let near = guesses.nearest(
      to: text(outlet.name),
      among: program.classChain(of: id).flatMap { current in
        program.properties[program.classes[current].properties].map { program[$0.name] }
      })
    let kind = scene.kind.facts.keyword + " " + text(scene.name)
    let owner: MissingOutlet.Owner =
      if scene.customClass != nil {
        .class(text(scene.className))
      } else if scene.className.isNone {
        .scene(
          kind, name: text(scene.name),
          classOfUIKit: vocabulary.uikitClass(of: scene.kind).facts.name
        )
      } else {
        .classOfUIKit(text(scene.className), element: kind)
      }
    let declared = scene.customClass.map { location(program.classes[$0].place) }
    report(
      MissingOutlet(
        name: text(outlet.name), owner: owner, near: near,
        declared: declared, wants: type(of: outlet, in: id)),
      at: location(outlet.place))
  }

  /// Whether neither the project nor UIKit has the class that is written.
  mutating func isUnknownClass(of id: ID<Scene>) -> Bool {
    let scene = program.scenes[id]
    return scene.customClass == nil && !scene.className.isNone
      && vocabulary.uikitClass(scene.className) == nil
  }

  /// The name of the class that a scene says it has, if it says so.
  mutating func writtenClass(of id: ID<Scene>) -> String? {
    let name = program.scenes[id].className
    return name.isNone ? nil : text(name)
  }

  @inline(__always)
  private mutating func checkType(
    _ outletID: ID<Outlet>, _ propertyID: ID<Property>, in scene: ID<Scene>
  ) {
    let outlet = program.outlets[outletID]
    let property = program.properties[propertyID]
    if property.isCollection != outlet.isCollection {
      let declared = location(property.place)
      report(
        OutletCollection(
          name: text(outlet.name), isCollection: property.isCollection, declared: declared),
        at: location(outlet.place))
      return
    }
    let found = classOf(outlet.target, in: scene)
    let fits =
      property.customClass.map { wanted in descends(found.custom, from: wanted) }
      ?? found.kit.isKind(of: property.uikitClass)
    // Unknown class: conclude nothing.
    let isKnown = property.customClass != nil || vocabulary.uikitClass(property.typeName) != nil
    if !fits && isKnown {
      let declared = location(property.place)
      let name = found.custom.map { text(program.classes[$0].name) } ?? found.kit.facts.name
      report(
        OutletType(
          name: text(outlet.name), wants: text(property.typeName), found: name, declared: declared),
        at: location(outlet.place))
    }
  }

  private mutating func descends(_ custom: ID<Class>?, from wanted: ID<Class>) -> Bool {
    var next = custom
    while let current = next {
      if current == wanted { return true }
      next = program.classes[current].superclass
    }
    return false
  }

  @inline(__always)
  private mutating func classOf(_ target: Outlet.Target, in scene: ID<Scene>)
    -> (custom: ID<Class>?, kit: UIKitClass)
  {
    switch target {
    case .element(let id):
      return (program.elements[cold: id].customClass, uikitClass(of: id))
    case .barItem: return (nil, .barButtonItem)
    case .constraint: return (nil, .layoutConstraint)
    case .rootView:
      if let custom = program.viewClass(of: scene).flatMap({ symbols.classes[$0] }) {
        return (custom, program.classes[custom].uikitClass)
      }
      return (nil, program.scenes[scene].kind.rootViewClass)
    case .controller: return (nil, .viewController)
    }
  }
}

/// What there is one of, unless it is part of a collection.
struct OwnedOutlet: Hashable, Sendable {
  let name: Name
  let owner: ID<Element>?
}
