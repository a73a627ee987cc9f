import NavText

extension StoryboardDocument {
  /// Reads one file. It may be called for several files at once: nothing is shared.
  public init(_ source: SourceText) {
    let isXib = source.path.utf8.suffix(4).elementsEqual(".xib".utf8)
    self.init(
      path: source.path, format: isXib ? .xib : .storyboard,
      xml: readXML(source.bytes, names: Word.names))
    readFrame()
    readObjects()
    for connection in connections.ids {
      guard let destination = connections[connection].destination else { continue }
      connections[connection].target = object(named: destination)
    }
    if !duplicates.isEmpty { settleDuplicates() }
  }

  /// A connection to one of several objects with one id means the one that it can lead to. The shared id is reported once.
  private mutating func settleDuplicates() {
    var objectsByName: [Name: [ID<StoryboardObject>]] = [:]
    for (first, second) in duplicates {
      objectsByName[objects[first].id, default: [first]].append(second)
    }
    for connection in connections.ids {
      guard let target = connections[connection].target, defect(of: connection) != nil else {
        continue
      }
      for other in objectsByName[objects[target].id] ?? [] {
        connections[connection].target = other
        if defect(of: connection) == nil { break }
        connections[connection].target = target
      }
    }
  }

  private mutating func readFrame() {
    guard let root = xml.root, self.is(root, .document) else { return }
    platform = value(.targetRuntime, of: root).flatMap { Platform(targetRuntime: $0) }
    isLaunchScreen = flag(.launchScreen, of: root)
    initialController = attribute(.initialViewController, of: root)
  }

  /// One walk over all elements.
  private mutating func readObjects() {
    objectOfElement = [UInt32](repeating: 0, count: xml.elements.count)
    connectionOfElement = objectOfElement
    objectOfName = [UInt32](repeating: 0, count: xml.names.count)
    // Room that is not used takes no memory; growing takes it twice.
    objects.reserveCapacity(xml.elements.count)
    connections.reserveCapacity(xml.elements.count)
    var scene: ID<StoryboardScene>?
    var sceneEnd = ID<XMLElement>(0)
    // What the canvas's own size classes install although others do not.
    var inclusions: Set<Name> = []
    var element = ID<XMLElement>(0)
    while element < xml.elements.end {
      if let ended = scene, element >= sceneEnd {
        close(ended)
        scene = nil
      }
      let word = Word(tag(element))
      switch word {
      case .classes, .resources, .inferredMetricsTieBreakers, .simulatedMetricsContainer,
        .designables, .dependencies, .customFonts:
        // Snapshots and previews: what looks like a connection there is none.
        element = xml.elements[element].next
        continue
      case .scene where isParent(.scenes, of: element):
        scene = scenes.append(StoryboardScene(element: element))
        scenes[scenes.ids[scenes.count - 1]].connections = IDRange(
          from: connections.end, to: connections.end)
        sceneEnd = xml.elements[element].next
      case .exclude:
        if let reference = attribute(.reference, of: element), isShownVariation(element) {
          exclusions.append(reference)
        }
      case .include:
        if let reference = attribute(.reference, of: element), isShownVariation(element) {
          inclusions.insert(xml[reference].value)
        }
      case .viewControllerPlaceholder: hasReferences = true
      case .constraint: constraints.append(element)
      case .string, .mutableString:
        strings.append((element, xml.names.intern(xml.text(of: element))))
      default: break
      }
      if let id = attribute(.id, of: element) { add(element, id, scene) }
      if let kind = connectionKind(word, element) { add(kind, element, scene) }
      element = ID(Int(element.index) + 1)
    }
    if let scene { close(scene) }
    if !inclusions.isEmpty { exclusions.removeAll { inclusions.contains(xml[$0].value) } }
  }

  private mutating func add(
    _ element: ID<XMLElement>, _ attribute: ID<XMLAttribute>, _ scene: ID<StoryboardScene>?
  ) {
    let id = xml.attributes[attribute].value
    let (className, moduleName) = readClass(of: element)
    // An exit beside the objects of a scene is no part of it.
    let isLost = self.is(element, .exit) && !isParent(.objects, of: element)
    let object = objects.append(
      StoryboardObject(
        element: element, id: id, className: className, moduleName: moduleName,
        scene: isLost ? nil : scene))
    objectOfElement[Int(element.index)] = object.index + 1
    let first = objectOfName[Int(id.index)]
    if first == 0 {
      objectOfName[Int(id.index)] = object.index + 1
    } else {
      duplicates.append((ID(Int(first) - 1), object))
    }
    guard let scene, isParent(.objects, of: element) else { return }
    // Old files of watchOS and Xcode 4 leave the attribute out.
    let member = name(.sceneMemberID, of: element)
    if member == Word.viewController.name || member == nil && isController(element) {
      scenes[scene].controller = scenes[scene].controller ?? object
      // If two have one id, a controller is more likely to be meant, and the first of two controllers.
      if first == 0 || !makesScene(ID(Int(first) - 1)) {
        objectOfName[Int(id.index)] = object.index + 1
      }
    }
  }

  private func makesScene(_ object: ID<StoryboardObject>) -> Bool {
    objects[object].scene.map { scenes[$0].controller == object } ?? false
  }

  private mutating func readClass(of element: ID<XMLElement>) -> (name: Name, module: Name) {
    guard let name = name(.customClass, of: element) else { return (.none, .none) }
    let isMangled = xml.names.utf8(of: name).starts(with: "_TtC".utf8)
    if isMangled, let demangled = demangled(xml.names[name]) {
      return (xml.names.intern(demangled.name), xml.names.intern(demangled.module))
    }
    return (name, self.name(.customModule, of: element) ?? .none)
  }

  /// Whether an element that does not say so is the controller of its scene.
  private func isController(_ element: ID<XMLElement>) -> Bool {
    let tag = xml.names[self.tag(element)]
    return tag.utf8.suffix(10).elementsEqual("Controller".utf8) && tag != "searchDisplayController"
      && tag != "userDefaultsController" || tag == "controller" || tag == "pagecontroller"
  }

  @inline(__always)
  private func connectionKind(
    _ word: Word?, _ element: ID<XMLElement>
  ) -> StoryboardConnection.Kind? {
    switch word {
    case .segue:
      if attribute(.inheritsFrom, of: element) != nil || isParent(.segue, of: element) {
        return .preview
      }
      return says(.relationship, .kind, of: element) ? .relationship : .segue
    case .outlet: return isParent(.connections, of: element) ? .outlet : nil
    case .outletCollection: return isParent(.connections, of: element) ? .outletCollection : nil
    case .action: return isParent(.connections, of: element) ? .action : nil
    default: return nil
    }
  }

  private mutating func add(
    _ kind: StoryboardConnection.Kind, _ element: ID<XMLElement>, _ scene: ID<StoryboardScene>?
  ) {
    var owner = xml.elements[element].parent
    while let current = owner, object(of: current) == nil || self.is(current, .segue) {
      owner = xml.elements[current].parent
    }
    let word: Word =
      switch kind {
      case .segue, .preview: .kind
      case .relationship: .relationship
      case .outlet, .outletCollection: .property
      case .action: .selector
      }
    let connection = connections.append(
      StoryboardConnection(
        kind: kind, element: element, word: name(word, of: element),
        owner: owner.flatMap { object(of: $0) }, scene: scene,
        destination: attribute(.destination, of: element) ?? attribute(.target, of: element)))
    connectionOfElement[Int(element.index)] = connection.index + 1
  }

  private mutating func close(_ scene: ID<StoryboardScene>) {
    let start = scenes[scene].connections.startIndex
    scenes[scene].connections = IDRange(start, connections.count)
  }

  @inline(__always)
  private func isParent(_ word: Word, of element: ID<XMLElement>) -> Bool {
    xml.elements[element].parent.map { self.is($0, word) } ?? false
  }

  /// `<variation key="widthClass=compact"><mask key="subviews"><exclude reference="…"/>`, where the canvas is compact.
  private func isShownVariation(_ element: ID<XMLElement>) -> Bool {
    guard let mask = xml.elements[element].parent, let variation = xml.elements[mask].parent,
      self.is(variation, .variation)
    else { return false }
    return isShown(variation)
  }
}
