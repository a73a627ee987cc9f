import NavModel
import NavText
import NavXcode

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
      if let control = document.child(.refreshControl, of: controller) {
        lowerView(control, parent: nil, of: nil)
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
  @inline(__always)
  mutating func standsForScene(_ root: ID<XMLElement>) -> Bool {
    if let object = document.object(of: root), !document[object].className.isNone {
      return work.kind != .view
    }
    switch work.kind {
    case .view: return document.is(root, .view)
    case .table: return document.is(root, .tableView)
    case .collection: return document.is(root, .collectionView)
    case .navigation, .tabBar, .split, .page, .alert, .actionSheet, .system: return true
    }
  }

  /// Beside the controller: gesture recognisers without a view, and views that code puts somewhere.
  private mutating func lowerTopLevel(_ element: ID<XMLElement>) {
    guard let object = document.object(of: element), work.parts[Int(object.index)] == .none,
      let tag = ElementTag[document.tag(element)]
    else { return }
    if tag.kind.isGesture {
      lowerGesture(object, tag, parent: nil)
      return
    }
    lowerView(element, parent: nil, of: nil, isHidden: true)
  }

  /// Elements that could not be inside another are after it.
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
    let isTable = document.is(element, .tableView)
    var footer: ID<XMLElement>?
    for child in document.xml.children(of: element) {
      switch Word(document.tag(child)) {
      case .subviews, .cells, .prototypes, .sections:
        lowerChildren(of: child, parent: parent, of: kind)
      case .connections, .constraints, .rect, .color, .variation, .state, .items,
        .navigationItem, .tabBarItem, .toolbarItems:
        continue
      case _ where isTable && document.says(.tableFooterView, .key, of: child): footer = child
      default: lowerChild(child, parent: parent, of: kind)
      }
    }
    // Interface Builder writes it before the rows that it is below.
    if let footer { lowerChild(footer, parent: parent, of: kind) }
  }

  private mutating func lowerChild(
    _ child: ID<XMLElement>, parent: ID<Element>?, of kind: ElementKind?
  ) {
    if document.says(.contentView, .key, of: child) {
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
    if let kind, !kind.content.allows(isRow ? row.kind : .view), parent != nil {
      work.displaced.append(child)
    } else {
      lowerView(child, parent: parent, of: kind)
    }
  }

  /// What is among subviews and has an id is a view, whatever it is called.
  @inline(__always)
  private mutating func isView(_ element: ID<XMLElement>) -> Bool {
    guard document.object(of: element) != nil, let parent = document.xml[element].parent else {
      return false
    }
    return document.is(parent, .subviews)
  }

  /// The labels of cells in one of UIKit's styles are the cell's own texts, unless something points at them or their author
  /// has named them.
  @inline(__always)
  mutating func isLabelOfCell(_ element: ID<XMLElement>) -> Bool {
    guard let object = document.object(of: element), work.outletNames[Int(object.index)].isNone,
      !work.referred[Int(object.index)] || !ownsConnections(element),
      let content = document.xml[element].parent.flatMap({ document.xml[$0].parent }),
      let cell = document.xml[content].parent, document.is(cell, .tableViewCell),
      !hasLabel(object)
    else { return false }
    return [Word.textLabel, .detailTextLabel, .imageView].contains { word in
      document.attribute(word, of: cell).flatMap { document.object(named: $0) } == object
    }
  }

  private mutating func ownsConnections(_ element: ID<XMLElement>) -> Bool {
    document.child(.connections, of: element) != nil
  }

  /// What an object of this scene became. Nothing of another scene is at hand, whatever an id says.
  @inline(__always)
  mutating func part(of object: ID<StoryboardObject>) -> Part {
    document[object].scene == work.source ? work.parts[Int(object.index)] : .none
  }

  /// Notes what an element became.
  mutating func note(_ element: ID<XMLElement>, _ part: Part) {
    if let object = document.object(of: element) { work.parts[Int(object.index)] = part }
  }

  /// Appends a view and, after it, what is in it.
  @discardableResult
  mutating func lowerView(
    _ element: ID<XMLElement>, parent: ID<Element>?, of host: ElementKind?, isHidden: Bool = false
  ) -> ID<Element>? {
    let tag = ElementTag[document.tag(element)]
    var kind = tag?.kind ?? .view
    var systemClass = tag.flatMap { $0.isPlain || $0.kind.isRow ? nil : $0.className }
    if document.is(element, .collectionReusableView) { systemClass = tag?.className }
    if document.is(element, .tableViewCell), isStatic(element) { kind = .cell }
    let isAtHome =
      host?.content.allows(kind) ?? (kind != .section && !kind.isRow || work.kind.isList)
    let needsView = !kind.content.allows(.view) && kind != .section
    if !isAtHome || needsView && hasSubviews(element) {
      // A row outside of any list, or a control with views in it, is a view of that class.
      systemClass = systemClass ?? tag?.className
      kind = .view
    }
    let object = document.object(of: element)
    var row = Element(kind, name: .none, parent: parent, place: place(element))
    var cold = Element.Cold()
    if let object {
      if kind != .section {
        (cold.className, cold.moduleName) = lowerClass(
          object, kit: tag?.uikitClass ?? .view, systemClass: systemClass)
      }
      row.name = name(of: object, kind, hasClass: !cold.className.isNone, systemClass)
    }
    row.text = lowerText(of: element, kind)
    if kind.isRow { cold.identifier = intern(.reuseIdentifier, of: element) ?? .none }
    let isExcluded = object.map { work.excluded.contains($0) } ?? false
    row.attributes = lowerAttributes(
      of: element, kind, isStacked: host == .stack || kind == .refreshControl,
      isHidden: isHidden || isExcluded)
    let id = program.elements.append(row, cold)
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

  @inline(__always)
  private mutating func hasSubviews(_ element: ID<XMLElement>) -> Bool {
    guard let subviews = document.child(.subviews, of: element) else { return false }
    return document.xml[subviews].next.index > subviews.index + 1
  }

  @inline(__always)
  private mutating func isStatic(_ cell: ID<XMLElement>) -> Bool {
    guard let parent = document.xml[cell].parent else { return false }
    return document.is(parent, .cells)
  }

  @inline(__always)
  private mutating func hasAccessoryAction(_ element: ID<XMLElement>) -> Bool {
    guard let connections = document.child(.connections, of: element) else { return false }
    return document.xml.children(of: connections).contains {
      document.says(.accessoryAction, .trigger, of: $0)
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
      guard let tag = ElementTag[document.tag(document[gesture].element)], tag.kind.isGesture,
        work.parts[Int(gesture.index)] == .none,
        document[gesture].scene == work.source
      else { continue }
      if kind?.content.allows(tag.kind) ?? true { lowerGesture(gesture, tag, parent: parent) }
    }
  }

  private mutating func lowerGesture(
    _ object: ID<StoryboardObject>, _ tag: ElementTag, parent: ID<Element>?
  ) {
    let element = document[object].element
    var row = Element(tag.kind, name: .none, parent: parent, place: place(element))
    var cold = Element.Cold()
    (cold.className, cold.moduleName) = lowerClass(object, kit: tag.uikitClass, systemClass: nil)
    row.name = name(of: object, tag.kind, hasClass: !cold.className.isNone)
    row.attributes = lowerAttributes(of: element, tag.kind, isStacked: false, isHidden: false)
    let id = program.elements.append(row, cold)
    work.parts[Int(object.index)] = .element(id)
    work.elements.append((id, element))
  }

  // MARK: Names and texts

  /// A name for what something points at, or what its author has named in Interface Builder; nothing else needs one.
  mutating func needsName(_ object: ID<StoryboardObject>) -> Bool {
    work.referred[Int(object.index)] || hasLabel(object)
  }

  /// Whether its author has named it in Interface Builder.
  mutating func hasLabel(_ object: ID<StoryboardObject>) -> Bool {
    wish(document.name(.userLabel, of: document[object].element)) != nil
  }

  /// Whether its author calls it as one of the outlets that lead to it is called.
  mutating func isCalled(_ object: ID<StoryboardObject>, as outlet: Name) -> Bool {
    wish(document.name(.userLabel, of: document[object].element)).map { $0 == wish(outlet) }
      ?? false
  }

  /// A class is after a name. A toolbar among views is a `Toolbar`.
  private mutating func name(
    of object: ID<StoryboardObject>, _ kind: ElementKind, hasClass: Bool,
    _ systemClass: String? = nil
  ) -> Name {
    guard needsName(object) || hasClass else { return .none }
    let word = systemClass ?? kind.facts.keyword
    let isUIKits = word.utf8.starts(with: "UI".utf8)
    return name(
      of: object, otherwise: isUIKits ? String(word.utf8.dropFirst(2)) ?? word : word)
  }

  /// Made of what its author wrote, or of what it is.
  mutating func name(of object: ID<StoryboardObject>, otherwise kind: String) -> Name {
    let wish =
      wish(for: object) ?? work.names.identifier(kind.utf8.span) ?? work.names.intern(kind)
    return program.names.intern(work.names.unique(wish), of: work.names.names)
  }

  /// The first text with a letter in it, in names of `work.names`.
  private mutating func wish(for object: ID<StoryboardObject>) -> Name? {
    let element = document[object].element
    let outlet = work.outletNames[Int(object.index)]
    let isOwn = work.outletRanks[Int(object.index)] == .owner
    // Static rows are copied with their reuse identifiers, which are never used.
    let isStaticRow = document.is(element, .tableViewCell) && isStatic(element)
    if isOwn, let wish = wish(outlet) { return wish }
    if let wish = wish(document.name(.userLabel, of: element)) { return wish }
    if isStaticRow, let wish = labelOfRow(element) { return wish }
    return wish(document.name(.reuseIdentifier, of: element))
      ?? wish(document.name(.systemItem, of: element) ?? document.displayName(of: element))
      ?? controlOfRow(element)
      ?? (isOwn ? nil : wish(outlet))
      ?? picture(of: element).flatMap { work.names.identifier($0.span) }
      ?? selector(of: element).flatMap { work.names.identifier($0.utf8.span) }
      ?? labelOfRow(element)
      ?? wish(document[object].className)
  }

  /// What a name of the document wishes for. Most texts of a document are in many of its scenes.
  private mutating func wish(_ name: Name?) -> Name? {
    guard let name, !name.isNone else { return nil }
    if case .asked(let known) = work.wishes[Int(name.index)] { return known }
    let wish = document.xml.names.withUTF8(of: name) { work.names.identifier($0) }
    work.wishes[Int(name.index)] = .asked(wish)
    return wish
  }

  /// Files and symbols are called `search_icon` and `square.and.pencil`.
  private mutating func picture(of element: ID<XMLElement>) -> [UInt8]? {
    let picture =
      document.name(.image, of: element)
      ?? document.child(.state, of: element).flatMap { document.name(.image, of: $0) }
    return picture.map { document.xml.names.utf8(of: $0).map { $0 == 0x5F ? 0x20 : $0 } }
  }

  /// A control that says nothing itself is known by the label beside it in a row.
  private mutating func controlOfRow(_ element: ID<XMLElement>) -> Name? {
    guard let kind = ElementTag[document.tag(element)]?.kind, kind.isUnwritten else { return nil }
    var row = document.xml[element].parent
    while let current = row, !document.is(current, .tableViewCell) {
      if document.is(current, .objects) { return nil }
      row = document.xml[current].parent
    }
    guard let row else { return nil }
    for inner in document.xml.descendants(of: row) where document.is(inner, .label) {
      if let label = wish(document.text(.text, of: inner)) {
        let text = work.names.names[label] + " " + kind.facts.keyword
        return work.names.identifier(text.utf8.span)
      }
    }
    return nil
  }

  /// A row is known by the first label in it.
  private mutating func labelOfRow(_ element: ID<XMLElement>) -> Name? {
    guard document.is(element, .tableViewCell) || document.is(element, .collectionViewCell) else {
      return nil
    }
    for inner in document.xml.descendants(of: element)
    where document.is(inner, .label) || document.is(inner, .listContentConfiguration) {
      if let label = wish(document.text(.text, of: inner)) {
        return work.names.identifier((work.names.names[label] + " Cell").utf8.span)
      }
    }
    return nil
  }

  /// The action that it sends first: the best hint at what an icon is for.
  private mutating func selector(of element: ID<XMLElement>) -> String? {
    guard let connections = document.child(.connections, of: element) else { return nil }
    for child in document.xml.children(of: connections) where document.is(child, .action) {
      return document.value(.selector, of: child).map { methodName($0) }
    }
    return nil
  }

  /// What an element says, as it was written.
  private mutating func lowerText(of element: ID<XMLElement>, _ kind: ElementKind) -> Name? {
    switch kind {
    case .section: said(intern(text: .headerTitle, of: element))
    case .button: buttonTitle(element)
    case .cell, .prototype:
      said(cellText(.textLabel, of: element)) ?? configuredText(.text, of: element)
    case .label, .textField, .textView: labelText(of: element)
    default: nil
    }
  }

  /// Rows and sections start without a text: an empty one is none.
  private mutating func said(_ text: Name?) -> Name? { text?.isNone ?? true ? nil : text }

  private mutating func buttonTitle(_ element: ID<XMLElement>) -> Name? {
    // What else is said of its states is from before it was configured.
    if let configuration = document.child(.buttonConfiguration, of: element) {
      return intern(text: .title, of: configuration) ?? attributedText(in: configuration)
    }
    guard let state = document.child(.state, of: element) else { return nil }
    return intern(text: .title, of: state) ?? attributedText(in: state)
  }

  private mutating func labelText(of element: ID<XMLElement>) -> Name? {
    intern(text: .text, of: element) ?? attributedText(in: element)
  }

  /// The text of one of the labels that UIKit gives a cell, unless the label is an element of its own, which says it.
  mutating func cellText(_ word: Word, of cell: ID<XMLElement>) -> Name? {
    guard let attribute = document.attribute(word, of: cell),
      let label = document.object(named: attribute), isLabelOfCell(document[label].element)
    else { return nil }
    return labelText(of: document[label].element)
  }

  /// What a cell that is configured as a whole says (`UIListContentConfiguration`); an empty text says nothing.
  mutating func configuredText(_ word: Word, of cell: ID<XMLElement>) -> Name? {
    guard let configuration = document.child(.listContentConfiguration, of: cell),
      let text = intern(text: word, of: configuration), !text.isNone,
      !program.names.utf8(of: text).isEmpty
    else { return nil }
    return text
  }

  private mutating func attributedText(in element: ID<XMLElement>) -> Name? {
    for child in document.xml.children(of: element) where document.is(child, .attributedString) {
      guard
        document.says(.attributedText, .key, of: child)
          || document.says(.attributedTitle, .key, of: child)
      else { continue }
      var text: [UInt8] = []
      for fragment in document.xml.children(of: child) where document.is(fragment, .fragment) {
        text += document.xml.names.utf8(of: document.text(.content, of: fragment) ?? .none)
      }
      return program.names.intern(text, SourceRange(0, text.count))
    }
    return nil
  }
}

extension ControllerKind {
  /// Whether rows are directly in the scene.
  public var isList: Bool { self == .table || self == .collection }
}

/// `save` of `save:` and `save:forEvent:`.
func methodName(_ selector: String) -> String {
  String(selector.utf8.prefix { $0 != UInt8(ascii: ":") }) ?? selector
}

/// Whether a name can be written as it is.
func isIdentifier(_ name: String) -> Bool { isIdentifier(name.utf8.span) }

private func isIdentifier(_ name: Span<UInt8>) -> Bool {
  if name.isEmpty || 0x30...0x39 ~= name[0] { return false }
  for index in name.indices {
    let byte = name[index]
    let isInIdentifier =
      byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      || byte == UInt8(ascii: "_")
    if !isInIdentifier { return false }
  }
  return true
}

extension StoryboardDocument {
  /// The same for a name of the document.
  @inline(__always)
  func isIdentifier(_ name: Name) -> Bool {
    !name.isNone && Self.isIdentifier(name, of: xml.names)
  }

  /// Apart from the document, which would be copied for the call.
  @inline(never)
  private static func isIdentifier(_ name: Name, of names: NameTable) -> Bool {
    names.withUTF8(of: name) { NavStoryboard.isIdentifier($0) }
  }
}

extension ElementKind {
  /// Controls that show a value and no words.
  fileprivate var isUnwritten: Bool {
    switch self {
    case .switch, .slider, .stepper, .progress, .activity: true
    default: false
    }
  }
}
