import NavModel
import NavText

extension StoryboardLowering {
  /// Everything in the view of the scene, and top-level objects beside it.
  mutating func lowerElements(_ controller: ID<XMLElement>) {
    if let root = work.root, !work.kind.isContainer {
      if standsForScene(root) {
        note(root, .rootView)
        lowerChildren(of: root, parent: nil, of: nil)
        lowerGestures(of: root, parent: nil, of: nil)
        lowerDisplaced()
      } else {
        lowerView(root, parent: nil, of: nil)
        lowerDisplaced()
      }
    }
    guard !work.kind.isContainer,
      let objects = document.xml[controller].parent
    else { return }
    for element in document.xml.children(of: objects)
    where element != controller && document.object(of: element) != nil {
      lowerTopLevel(element)
      lowerDisplaced()
    }
  }

  /// A plain root view is the scene; one with a class of its own, or of another kind, is an element.
  private func standsForScene(_ root: ID<XMLElement>) -> Bool {
    if let object = document.object(of: root), document.customClass(of: object) != nil {
      return work.kind != .view
    }
    switch work.kind {
    case .view: return document.is(root, .view)
    case .table: return document.is(root, .tableView)
    case .collection: return document.is(root, .collectionView)
    case .navigation, .tabBar, .split, .page: return true
    }
  }

  /// Beside the controller: gesture recognisers without a view, and views that code puts somewhere.
  private mutating func lowerTopLevel(_ element: ID<XMLElement>) {
    guard let object = document.object(of: element), work.parts[Int(object.index)] == .none,
      let tag = ElementTag[document.tag(object)]
    else { return }
    if tag.kind.isGesture {
      lowerGesture(object, tag, parent: nil)
      return
    }
    lowerView(element, parent: nil, of: nil, isHidden: true)
  }

  /// Elements that could not stand inside another stand behind it.
  private mutating func lowerDisplaced() {
    while !work.displaced.isEmpty {
      let waiting = work.displaced
      work.displaced = []
      for element in waiting { lowerView(element, parent: nil, of: nil) }
    }
  }

  private mutating func lowerChildren(
    of element: ID<XMLElement>, parent: ID<Element>?, of kind: ElementKind?
  ) {
    for child in document.xml.children(of: element) {
      switch Word(document.tag(child)) {
      case .subviews, .cells, .prototypes, .sections:
        lowerChildren(of: child, parent: parent, of: kind)
      case .connections, .constraints, .rect, .color, .variation, .state, .items,
        .navigationItem, .tabBarItem, .toolbarItems:
        continue
      default: lowerChild(child, parent: parent, of: kind)
      }
    }
  }

  private mutating func lowerChild(
    _ child: ID<XMLElement>, parent: ID<Element>?, of kind: ElementKind?
  ) {
    if document.says("contentView", .key, of: child) {
      // Cells and effects hold their content in a view of their own.
      note(child, parent.map { .element($0) } ?? .rootView)
      lowerChildren(of: child, parent: parent, of: kind)
      lowerGestures(of: child, parent: parent, of: kind)
      return
    }
    guard let row = ElementTag[document.tag(child)] else {
      if isView(child) {
        unknownElements[file].append(child)
        lowerView(child, parent: parent, of: kind)
      }
      return
    }
    if row.kind.isGesture || isLabelOfCell(child) { return }
    let isRow = row.kind.isRow || row.kind == .section
    if let kind, !kind.holds(isRow ? row.kind : .view), parent != nil {
      work.displaced.append(child)
    } else {
      lowerView(child, parent: parent, of: kind)
    }
  }

  /// What stands among subviews and has an id is a view, whatever it is called.
  private func isView(_ element: ID<XMLElement>) -> Bool {
    guard document.object(of: element) != nil, let parent = document.xml[element].parent else {
      return false
    }
    return document.is(parent, .subviews)
  }

  /// The labels of cells in one of UIKit's styles are the cell's own texts, unless something points at them.
  private func isLabelOfCell(_ element: ID<XMLElement>) -> Bool {
    guard let object = document.object(of: element), work.outletNames[object] == nil,
      !work.referred[Int(object.index)] || !ownsConnections(element),
      let content = document.xml[element].parent.flatMap({ document.xml[$0].parent }),
      let cell = document.xml[content].parent, document.is(cell, .tableViewCell)
    else { return false }
    return [Word.textLabel, .detailTextLabel, .imageView].contains { word in
      document.attribute(word, of: cell).flatMap { document.object(named: $0) } == object
    }
  }

  private func ownsConnections(_ element: ID<XMLElement>) -> Bool {
    document.child(.connections, of: element) != nil
  }

  /// What an object of this scene became. Nothing of another scene is at hand, whatever an id says.
  func part(of object: ID<StoryboardObject>) -> Part {
    document[object].scene == work.source ? work.parts[Int(object.index)] : .none
  }

  /// Notes what an element became.
  mutating func note(_ element: ID<XMLElement>, _ part: Part) {
    if let object = document.object(of: element) { work.parts[Int(object.index)] = part }
  }

  /// Appends a view and, behind it, what stands in it.
  @discardableResult
  mutating func lowerView(
    _ element: ID<XMLElement>, parent: ID<Element>?, of host: ElementKind?, isHidden: Bool = false
  ) -> ID<Element>? {
    let tag = ElementTag[document.tag(element)]
    let tagName = tag?.tag ?? ""
    var kind = tag?.kind ?? .view
    var systemClass = tag.flatMap { $0.isPlain || $0.kind.isRow ? nil : $0.className }
    if tagName == "collectionReusableView" { systemClass = tag?.className }
    if tagName == "tableViewCell", isStatic(element) { kind = .cell }
    let isAtHome = host?.holds(kind) ?? (kind != .section && !kind.isRow || work.kind.isList)
    let needsView = kind.facts.content != .elements && kind.facts.content != .rows
    if !isAtHome || needsView && hasSubviews(element) {
      // A row outside of any list, or a control with views in it, is a view of that class.
      systemClass = systemClass ?? tag?.className
      kind = .view
    }
    let object = document.object(of: element)
    var row = Element(kind, name: .none, parent: parent, place: place(element))
    if let object {
      if kind != .section {
        (row.className, row.moduleName) = lowerClass(
          object, kit: tag?.kitClass ?? .view, systemClass: systemClass)
      }
      row.name = name(of: object, kind, hasClass: !row.className.isNone)
    }
    row.text = lowerText(of: element, kind)
    if kind.isRow { row.identifier = intern(.reuseIdentifier, of: element) ?? .none }
    let isExcluded = object.map { work.excluded.contains($0) } ?? false
    row.attributes = lowerAttributes(
      of: element, kind, isStacked: host == .stack, isHidden: isHidden || isExcluded)
    let id = program.elements.append(row)
    note(element, .element(id))
    work.elements.append((id, element))
    if let object, kind.isRow, hasAccessoryAction(element) {
      let accessory = program.elements.append(
        Element(.accessory, name: .none, parent: id, place: place(element)))
      work.accessories[object] = accessory
    }
    lowerFreeBar(element, parent: id)
    lowerChildren(of: element, parent: id, of: kind)
    lowerGestures(of: element, parent: id, of: kind)
    return id
  }

  private func hasSubviews(_ element: ID<XMLElement>) -> Bool {
    guard let subviews = document.child(.subviews, of: element) else { return false }
    return document.xml[subviews].next.index > subviews.index + 1
  }

  private func isStatic(_ cell: ID<XMLElement>) -> Bool {
    guard let parent = document.xml[cell].parent else { return false }
    return document.is(parent, .cells)
  }

  private func hasAccessoryAction(_ element: ID<XMLElement>) -> Bool {
    guard let connections = document.child(.connections, of: element) else { return false }
    return document.xml.children(of: connections).contains {
      document.value(.trigger, of: $0) == "accessoryAction"
    }
  }

  // MARK: Gestures

  private mutating func lowerGestures(
    of element: ID<XMLElement>, parent: ID<Element>?, of kind: ElementKind?
  ) {
    guard let object = document.object(of: element), let gestures = work.gestures[object] else {
      return
    }
    for gesture in gestures {
      guard let tag = ElementTag[document.tag(gesture)], tag.kind.isGesture,
        work.parts[Int(gesture.index)] == .none,
        document[gesture].scene == work.source
      else { continue }
      if kind?.holds(tag.kind) ?? true { lowerGesture(gesture, tag, parent: parent) }
    }
  }

  private mutating func lowerGesture(
    _ object: ID<StoryboardObject>, _ tag: ElementTag, parent: ID<Element>?
  ) {
    let element = document[object].element
    var row = Element(tag.kind, name: .none, parent: parent, place: place(element))
    (row.className, row.moduleName) = lowerClass(object, kit: tag.kitClass, systemClass: nil)
    row.name = name(of: object, tag.kind, hasClass: !row.className.isNone)
    row.attributes = lowerAttributes(of: element, tag.kind, isStacked: false, isHidden: false)
    let id = program.elements.append(row)
    work.parts[Int(object.index)] = .element(id)
    work.elements.append((id, element))
  }

  // MARK: Names and texts

  /// A name for what something points at; nothing else needs one.
  func needsName(_ object: ID<StoryboardObject>) -> Bool { work.referred[Int(object.index)] }

  /// A class stands behind a name.
  private mutating func name(
    of object: ID<StoryboardObject>, _ kind: ElementKind, hasClass: Bool
  ) -> Name {
    guard needsName(object) || hasClass else { return .none }
    return name(of: object, otherwise: capitalised(kind.facts.keyword))
  }

  mutating func name(of object: ID<StoryboardObject>, otherwise kind: String) -> Name {
    let element = document[object].element
    let outlet = work.outletNames[object]
    let item = document.value(.systemItem, of: element)
    let name = work.names.name(
      [
        outlet, document.value(.userLabel, of: element),
        document.value(.reuseIdentifier, of: element), item ?? document.displayName(of: element),
        picture(of: element), selector(of: element), labelOfRow(element),
        document.customClass(of: object)?.name,
      ], otherwise: kind)
    return program.names.intern(name)
  }

  private func picture(of element: ID<XMLElement>) -> String? {
    let picture =
      document.value(.image, of: element)
      ?? document.child(.state, of: element).flatMap { document.value(.image, of: $0) }
    // Files and symbols are called `search_icon` and `square.and.pencil`.
    return picture?.utf8.split(separator: UInt8(ascii: "_")).map { String($0) ?? "" }
      .joined(separator: " ")
  }

  /// A row is known by the first label in it.
  private func labelOfRow(_ element: ID<XMLElement>) -> String? {
    guard document.is(element, .tableViewCell) || document.is(element, .collectionViewCell) else {
      return nil
    }
    for inner in document.xml.descendants(of: element) where document.is(inner, .label) {
      if let text = document.text(.text, of: inner), let name = Naming.identifier(text) {
        return name + " Cell"
      }
    }
    return nil
  }

  /// The action that it sends first: the best hint at what an icon is for.
  private func selector(of element: ID<XMLElement>) -> String? {
    guard let connections = document.child(.connections, of: element) else { return nil }
    for child in document.xml.children(of: connections) where document.is(child, .action) {
      return document.value(.selector, of: child).map { methodName($0) }
    }
    return nil
  }

  private func capitalised(_ word: String) -> String { Naming.identifier(word) ?? word }

  /// What an element says, as it was written.
  private mutating func lowerText(of element: ID<XMLElement>, _ kind: ElementKind) -> Name? {
    let text: String? =
      switch kind {
      case .section: document.text(.headerTitle, of: element)
      case .button: buttonTitle(element)
      case .cell, .prototype: labelText(.textLabel, of: element)
      case .label, .textField, .textView: labelText(of: element)
      default: nil
      }
    return text.map { program.names.intern($0) }
  }

  private func buttonTitle(_ element: ID<XMLElement>) -> String? {
    if let configuration = document.child(.buttonConfiguration, of: element),
      let title = document.text(.title, of: configuration)
    {
      return title
    }
    guard let state = document.child(.state, of: element) else { return nil }
    return document.text(.title, of: state) ?? attributedText(in: state)
  }

  private func labelText(of element: ID<XMLElement>) -> String? {
    document.text(.text, of: element) ?? attributedText(in: element)
  }

  /// The text of one of the labels that UIKit gives a cell.
  func labelText(_ word: Word, of cell: ID<XMLElement>) -> String? {
    guard let attribute = document.attribute(word, of: cell),
      let label = document.object(named: attribute)
    else { return nil }
    return labelText(of: document[label].element)
  }

  private func attributedText(in element: ID<XMLElement>) -> String? {
    for child in document.xml.children(of: element) where document.is(child, .attributedString) {
      let key = document.value(.key, of: child)
      guard key == "attributedText" || key == "attributedTitle" else { continue }
      var text = ""
      for fragment in document.xml.children(of: child) where document.is(fragment, .fragment) {
        text += document.text(.content, of: fragment) ?? ""
      }
      return text
    }
    return nil
  }
}

extension ElementKind {
  /// What the language lets stand inside an element.
  func holds(_ child: ElementKind) -> Bool {
    switch facts.content {
    case .nothing: false
    case .gestures: child.isGesture
    case .elements: child != .section && !child.isRow && child != .accessory
    case .rows: child == .section || child.isRow || child.isGesture
    }
  }
}

extension ControllerKind {
  /// Whether rows stand directly in the scene.
  var isList: Bool { self == .table || self == .collection }
}

/// `save` of `save:` and `save:forEvent:`.
func methodName(_ selector: String) -> String {
  String(selector.utf8.prefix { $0 != UInt8(ascii: ":") }) ?? selector
}

/// Whether a name can be written as it is.
func isIdentifier(_ name: String) -> Bool {
  guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
  return name.utf8.allSatisfy { byte in
    byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      || byte == UInt8(ascii: "_")
  }
}
