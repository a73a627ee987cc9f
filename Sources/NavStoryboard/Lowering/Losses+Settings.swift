import NavModel
import NavText
import NavXcode

/// What of the scene at hand is set in Interface Builder and has no words in the language: attributes and parts of
/// objects that are in the text themselves.
extension StoryboardLowering {
  mutating func noteLostSettings() {
    let scene = document[work.source].element
    var element = ID<XMLElement>(Int(scene.index) + 1)
    while element < document.xml[scene].next {
      let goesOn = noteLostSettings(of: element)
      element = goesOn ? ID(Int(element.index) + 1) : document.xml[element].next
    }
  }

  /// Whether to go on with what is in it.
  private mutating func noteLostSettings(of element: ID<XMLElement>) -> Bool {
    if document.is(element, .userDefinedRuntimeAttribute) {
      if !isSpoken(element) { losses[file].add(.runtimeAttribute, at: element) }
      return false
    }
    if document.is(element, .keyCommand) {
      losses[file].add(.keyCommand, at: element)
      return false
    }
    if document.says(.userComments, .key, of: element) {
      losses[file].add(.note, at: element)
      return false
    }
    if document.is(element, .color), isSpokenColor(element) { return false }
    if isOnlySpokenTitle(element) { return false }
    let object = document.object(of: element)
    let part = object.map { work.parts[Int($0.index)] }
    if part == Part.none, isLoss(element) { return false }
    if ElementTag[document.tag(element)] == nil && !ControllerTag(document.tag(element)).isKnown {
      switch ImportOutcome.ofPart(
        document.xml.names[document.tag(element)], key: document.value(.key, of: element) ?? "")
      {
      case .structural: break
      case .imported, .ignored: return false
      // An unknown object is reported on its own.
      case .lost(.unknown, _) where object != nil: break
      case .lost(let aspect, _):
        if !saysNothing(element) {
          losses[file].add(aspect, called: partName(element), at: element)
        }
        return false
      }
    }
    noteLostClass(of: element, part)
    noteLostAccessibility(of: element)
    let role = role(of: element, part)
    for attribute in document.xml[element].attributes { noteLoss(attribute, of: element, role) }
    return true
  }

  private mutating func noteLostClass(of element: ID<XMLElement>, _ part: Part?) {
    let isSegue = document.is(element, .segue)
    if isSegue, document.child(.segue, of: element) != nil {
      losses[file].add(.preview, at: element)
    }
    guard let name = document.name(.customClass, of: element), !name.isNone else { return }
    let isList = element == work.root && work.kind.isList
    if isSegue || isList || document.is(element, .barButtonItem) {
      // These name a class without its module.
      let module = document.name(.customModule, of: element) ?? .none
      if !module.isNone { losses[file].add(.module, at: element) }
    } else if document.says(.contentView, .key, of: element)
      || part == Part.none && !document.is(element, .placeholder)
    {
      losses[file].add(.customClass, at: element)
    }
  }

  /// Where an item is in a bar among other views, as far as the text has no words for it.
  mutating func noteLostPlace(of item: ID<XMLElement>, _ name: Name) {
    if losses.isEmpty { return }
    losses[file].add(.layout, called: document.xml.names[name], at: item)
  }

  /// What VoiceOver says of things that are not elements is lost, and so is what UI tests find them by, unless it is the
  /// view of a scene.
  private mutating func noteLostAccessibility(of element: ID<XMLElement>) {
    guard document.is(element, .accessibility),
      let object = document.xml[element].parent.flatMap({ document.object(of: $0) })
    else { return }
    let part = work.parts[Int(object.index)]
    if case .element = part { return }
    for row in ImportedAttributes.accessibility.all
    where document.attribute(row.word, of: element) != nil {
      if part == .rootView && row.key == .accessibilityIdentifier { continue }
      losses[file].add(.accessibility, called: row.word.spelling, at: element)
    }
  }

  private mutating func noteLoss(
    _ attribute: ID<XMLAttribute>, of element: ID<XMLElement>, _ role: ImportOutcome.Role?
  ) {
    let name = document.xml[attribute].name
    let slot =
      UInt64(role.map { $0.rawValue + 1 } ?? 0) << 48 | UInt64(document.tag(element).index) << 24
      | UInt64(name.index)
    let outcome: ImportOutcome
    if let known = losses[file].outcomes[slot] {
      outcome = known
    } else {
      outcome = ImportOutcome.ofAttribute(
        document.xml.names[name], in: document.xml.names[document.tag(element)], role)
      losses[file].outcomes[slot] = outcome
    }
    guard case .lost(let aspect, let usual) = outcome else { return }
    let value = document.xml.value(attribute)
    if !usual.contains(value) {
      losses[file].add(aspect, called: document.xml.names[name], at: element)
    }
  }

  private mutating func role(of element: ID<XMLElement>, _ part: Part?) -> ImportOutcome.Role? {
    if element == work.root, part == .rootView { return .rootView }
    if document.says(.contentView, .key, of: element) { return .contentView }
    if case .element = part,
      [Word.navigationItem, .barButtonItem, .tabBarItem]
        .contains(where: { document.is(element, $0) })
    {
      return .freeItem
    }
    guard part == Part.none else { return nil }
    return isBarOfContainer(element) ? .bar : isLabelOfCell(element) ? .cellLabel : nil
  }

  /// Attributes of a bar's titles that name nothing but their colour, and an appearance with nothing but its own.
  private mutating func isOnlySpokenTitle(_ element: ID<XMLElement>) -> Bool {
    guard let owner = document.xml[element].parent else { return false }
    let key: Word
    switch document.word(.key, of: element) {
    case .titleTextAttributes: key = .textColor
    case .standardAppearance: key = .backgroundColor
    default: return false
    }
    guard isBarOfContainer(owner) || document.says(.standardAppearance, .key, of: owner) else {
      return false
    }
    var says = false
    for part in document.xml.children(of: element) {
      guard document.is(part, .color), document.says(key, .key, of: part), color(part) != nil
      else { return false }
      says = true
    }
    return says
  }

  /// Elements have a background, a tint and what the rows of their kind name; bars of containers have a tint and a colour
  /// of their own, buttons those of their title and of what is behind it.
  private mutating func isSpokenColor(_ element: ID<XMLElement>) -> Bool {
    guard let owner = document.xml[element].parent, color(element) != nil else { return false }
    let isBar = isBarOfContainer(owner)
    switch document.word(.key, of: element) {
    case .backgroundColor: return !isBar && !document.says(.contentView, .key, of: owner)
    case .tintColor: return !document.says(.contentView, .key, of: owner)
    case .titleColor: return document.says(.normal, .key, of: owner)
    case .baseForegroundColor, .baseBackgroundColor: return true
    case .barTintColor: return isBar
    default:
      guard let object = document.object(of: owner),
        case .element(let id) = work.parts[Int(object.index)],
        let key = document.name(.key, of: element)
      else { return false }
      return ImportedAttributes.rows(of: program.elements[id].kind).part(key) != nil
    }
  }

  /// Nothing but zeros, or the colour that texts have anyway.
  private mutating func saysNothing(_ part: ID<XMLElement>) -> Bool {
    if document.is(part, .color) {
      return document.says(.textColor, .key, of: part)
        && ["darkText", "label", "#000000"].contains(color(part) ?? "")
    }
    let numbers = document.xml[part].attributes.filter {
      document.xml[$0].name != Word.key.name
    }
    return !numbers.isEmpty
      && numbers.allSatisfy { document.thousandths(document.xml[$0].value) == 0 }
  }

  /// `separatorInset` of an inset; what has no key goes by its tag.
  private mutating func partName(_ part: ID<XMLElement>) -> String {
    document.value(.key, of: part) ?? document.xml.names[document.tag(part)]
  }
}
