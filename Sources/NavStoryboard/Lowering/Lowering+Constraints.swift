import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// Constraints between elements, the root view, and the guides of both.
  mutating func lowerConstraints() {
    let start = program.constraints.end
    for constraint in orderedConstraints() { lowerConstraint(constraint.element) }
    program.scenes[cold: work.scene].constraints = IDRange(from: start, to: program.constraints.end)
  }

  /// Interface Builder writes them as they were drawn, which means nothing. They are read element by element: each
  /// belongs to the one of its two that comes later on the screen, and those of one keep their order.
  private mutating func orderedConstraints() -> [(subject: ID<XMLElement>, element: ID<XMLElement>)]
  {
    var constraints: [(subject: ID<XMLElement>, element: ID<XMLElement>)] = []
    for element in document.constraints(in: document[work.source].element) {
      guard let owner = document.xml[element].parent.flatMap({ document.xml[$0].parent }) else {
        continue
      }
      let first = item(.firstItem, of: element) ?? owner
      constraints.append((max(first, item(.secondItem, of: element) ?? first), element))
    }
    constraints.sort { ($0.subject, $0.element) < ($1.subject, $1.element) }
    return constraints
  }

  /// The element that a constraint names. Guides stand for the view that they are of.
  private mutating func item(_ word: Word, of constraint: ID<XMLElement>) -> ID<XMLElement>? {
    guard let attribute = document.attribute(word, of: constraint),
      let object = document.object(named: attribute)
    else { return nil }
    let element = document[object].element
    let isGuide =
      document.is(element, .viewLayoutGuide) || document.is(element, .viewControllerLayoutGuide)
      || document.is(element, .keyboardLayoutGuide)
    return isGuide ? document.xml[element].parent : element
  }

  private mutating func lowerConstraint(_ element: ID<XMLElement>) {
    let object = document.object(of: element)
    if document.flag(.placeholder, of: element) { return }
    if let object, work.excluded.contains(object) { return }
    guard let owner = document.xml[element].parent.flatMap({ document.xml[$0].parent }),
      let first = side(.firstItem, .firstAttribute, element, owner)
    else { return noteLostConstraint(element) }
    var second: Constraint.Side?
    if document.attribute(.secondAttribute, of: element) != nil {
      guard let side = side(.secondItem, .secondAttribute, element, owner) else {
        return noteLostConstraint(element)
      }
      second = side
    } else if first.anchor != .width && first.anchor != .height {
      return noteLostConstraint(element)
    }
    let said = document.word(.relation, of: element)
    let relation = ConstraintWords.relations.first { $0.word == said }?.relation ?? .equal
    let multiplier = document.value(.multiplier, of: element).map { ratio($0) } ?? 1000
    let constant = document.shownThousandths(.constant, of: element) ?? 0
    if multiplier == nil || multiplier == 0 { noteUnreadable(.multiplier, of: element) }
    if constant == nil { noteUnreadable(.constant, of: element) }
    guard let multiplier, let constant, multiplier != 0 else { return }
    var row = Constraint(
      name: .none, first, relation, second, multiplier: second == nil ? 1000 : multiplier,
      constant: constant, place: place(element))
    if let object, !work.outletNames[Int(object.index)].isNone || hasLabel(object) {
      row.name = name(of: object, otherwise: "Constraint")
    }
    let firstAttribute = program.attributes.end
    if let priority = document.thousandths(.priority, of: element),
      1_000...1_000_000 ~= priority
    {
      append(.priority, .integer(priority / 1000))
    } else {
      noteUnreadable(.priority, of: element)
    }
    if let identifier = intern(.identifier, of: element), !identifier.isNone {
      append(.identifier, .text(identifier))
    }
    row.attributes = IDRange(from: firstAttribute, to: program.attributes.end)
    let id = program.constraints.append(row)
    if let object { work.parts[Int(object.index)] = .constraint(id) }
  }

  private mutating func side(
    _ item: Word, _ attribute: Word, _ element: ID<XMLElement>, _ owner: ID<XMLElement>
  ) -> Constraint.Side? {
    guard let word = document.name(attribute, of: element) else { return nil }
    // An omitted item is the view that owns the constraint.
    guard let reference = document.attribute(item, of: element) else {
      return document.object(of: owner).flatMap { side($0, word) }
    }
    return document.object(named: reference).flatMap { side($0, word) }
  }

  private mutating func side(_ object: ID<StoryboardObject>, _ word: Name) -> Constraint.Side? {
    let element = document[object].element
    if document.is(element, .viewControllerLayoutGuide) {
      // The guide ends where the content may begin.
      let isTop = document.says(.top, .type, of: element)
      switch (Word(word), isTop) {
      case (.bottom, true): return Constraint.Side(.safeArea, .top)
      case (.top, false): return Constraint.Side(.safeArea, .bottom)
      case (.top, true): return Constraint.Side(.superview, .top)
      case (.bottom, false): return Constraint.Side(.superview, .bottom)
      default: return nil
      }
    }
    if document.is(element, .keyboardLayoutGuide) {
      // Without a keyboard `UIView.keyboardLayoutGuide` is an empty strip at the end of the safe area.
      return switch Word(word) {
      case .top, .bottom: Constraint.Side(.safeArea, .bottom)
      default: anchor(word).map { Constraint.Side(.superview, $0) }
      }
    }
    if document.is(element, .viewLayoutGuide) {
      return document.xml[element].parent.flatMap { guide(element, of: $0, word) }
    }
    switch part(of: object) {
    case .element(let id):
      if let anchor = anchor(word) { return Constraint.Side(.element(id), anchor) }
      return marginAnchor(word).map { Constraint.Side(.marginsOf(id), $0) }
    case .rootView:
      if let anchor = anchor(word) { return Constraint.Side(.superview, anchor) }
      if let anchor = marginAnchor(word) { return Constraint.Side(.margins, anchor) }
      return nil
    case .none, .scene, .barItem, .constraint: return nil
    }
  }

  private mutating func guide(
    _ element: ID<XMLElement>, of owner: ID<XMLElement>, _ word: Name
  ) -> Constraint.Side? {
    guard let anchor = anchor(word), let key = document.word(.key, of: element) else { return nil }
    if key == .safeArea && owner == work.root { return Constraint.Side(.safeArea, anchor) }
    guard let object = document.object(of: owner), case .element(let id) = part(of: object)
    else { return nil }
    switch (key, anchor) {
    case (.safeArea, _): return Constraint.Side(.safeAreaOf(id), anchor)
    // For what is in it, a scroll view's own sides are those of its content, and its size is that of its frame.
    case (.contentLayoutGuide, .leading), (.contentLayoutGuide, .trailing),
      (.contentLayoutGuide, .left), (.contentLayoutGuide, .right), (.contentLayoutGuide, .top),
      (.contentLayoutGuide, .bottom), (.frameLayoutGuide, .width), (.frameLayoutGuide, .height),
      (.frameLayoutGuide, .centerX), (.frameLayoutGuide, .centerY):
      return Constraint.Side(.element(id), anchor)
    default: return nil
    }
  }

  private mutating func anchor(_ word: Name) -> Constraint.Anchor? {
    ConstraintWords.anchors.first { $0.word.name == word }?.anchor ?? Constraint.Anchor.byWord[word]
  }

  private mutating func marginAnchor(_ word: Name) -> Constraint.Anchor? {
    ConstraintWords.margins.first { $0.word.name == word }?.anchor
  }
}
