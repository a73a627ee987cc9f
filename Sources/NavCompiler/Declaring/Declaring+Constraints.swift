import NavModel
import NavSyntax
import NavText

extension Declaring {
  /// `constraint first == multiplier * second + constant`, all within one scene.
  mutating func declareConstraints(_ members: IDRange<MemberSyntax>, _ scene: ID<Scene>)
    -> IDRange<Constraint>
  {
    let start = program.constraints.end
    for member in members {
      guard case .assertion(let id) = tree[member] else { continue }
      let syntax = tree[id]
      guard syntax.keyword.name == vocabulary.words.constraint else {
        reportStray(.assertion(id), in: .scene(program.scenes[scene].kind))
        continue
      }
      declareConstraint(syntax, scene)
    }
    return IDRange(from: start, to: program.constraints.end)
  }

  private mutating func declareConstraint(_ syntax: AssertionSyntax, _ scene: ID<Scene>) {
    let condition = tree[syntax.condition]
    if case .missing = condition.kind { return }
    guard case .binary(let comparison, let left, let right) = condition.kind,
      let relation = relation(comparison)
    else {
      report(BadConstraint.notAComparison, condition.range)
      return
    }
    guard let first = side(left, scene) else { return }
    var terms = Terms()
    guard collect(right, scene, sign: 1, &terms) else { return }
    if terms.multiplier == 0 {
      report(BadConstraint.zeroMultiplier, tree[right].range)
      return
    }
    if terms.side == nil && first.anchor != .width && first.anchor != .height {
      report(BadConstraint.numberAlone(first.anchor), tree[right].range)
      return
    }
    if let other = terms.side?.anchor, !first.anchor.canBeCompared(with: other) {
      report(BadConstraint.incomparable(first.anchor, with: other), condition.range)
      return
    }
    var row = Constraint(
      name: syntax.name?.name ?? .none, first, relation, terms.side, multiplier: terms.multiplier,
      constant: terms.constant, place: place(syntax.range))
    row.attributes = lowerAttributes(
      syntax.block.members, hosts: AttributeKey.Hosts(.constraint), in: .constraint,
      scope: Scope(scene: scene))
    program.constraints.append(row)
  }

  private mutating func relation(_ comparison: ExpressionSyntax.Operator) -> Constraint.Relation? {
    switch comparison {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  private struct Terms {
    var side: Constraint.Side?
    var multiplier: Int32 = 1000
    var constant: Int32 = 0
  }

  /// Adds up the right side: numbers, and at most one anchor times a number.
  private mutating func collect(
    _ id: ID<ExpressionSyntax>, _ scene: ID<Scene>, sign: Int32, _ terms: inout Terms
  ) -> Bool {
    let syntax = tree[id]
    if let number = thousandths(syntax) {
      let (sum, overflow) = terms.constant.addingReportingOverflow(sign &* number)
      terms.constant = sum
      if !overflow { return true }
      report(BadConstraint.outOfReach, syntax.range)
      return false
    }
    switch syntax.kind {
    case .binary(.add, let left, let right):
      return collect(left, scene, sign: sign, &terms) && collect(right, scene, sign: sign, &terms)
    case .binary(.subtract, let left, let right):
      return collect(left, scene, sign: sign, &terms) && collect(right, scene, sign: -sign, &terms)
    case .binary(.multiply, let left, let right):
      if let factor = thousandths(tree[left]) {
        terms.multiplier = factor
        return collect(right, scene, sign: sign, &terms)
      }
      if let factor = thousandths(tree[right]) {
        terms.multiplier = factor
        return collect(left, scene, sign: sign, &terms)
      }
    case .binary(.divide, let left, let right):
      if let factor = thousandths(tree[right]), factor != 0 {
        terms.multiplier = Int32(clamping: 1_000_000 / Int64(factor))
        return collect(left, scene, sign: sign, &terms)
      }
    case .group(let inner): return collect(inner, scene, sign: sign, &terms)
    case .path:
      guard terms.side == nil, sign == 1 else { break }
      terms.side = side(id, scene)
      return terms.side != nil
    default: break
    }
    if case .text(let text) = syntax.kind {
      report(BadConstraint.text(self.text(text)), syntax.range)
      return false
    }
    if hasNumberTooFar(syntax) {
      report(BadConstraint.outOfReach, syntax.range)
      return false
    }
    report(BadConstraint.rightSide, syntax.range)
    return false
  }

  private mutating func hasNumberTooFar(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .binary(.multiply, let left, let right), .binary(.divide, let left, let right):
      isTooFar(tree[left]) || isTooFar(tree[right])
    default: isTooFar(syntax)
    }
  }

  private mutating func side(_ id: ID<ExpressionSyntax>, _ scene: ID<Scene>) -> Constraint.Side? {
    guard case .path(let path) = tree[id].kind else {
      report(BadConstraint.notAnAnchor, tree[id].range)
      return nil
    }
    let parts = Array(tree[path.parts])
    if let side = side(parts.map { $0.name }, scene) {
      if let element = side.item.element { recordUse(.element(element), parts[0].range) }
      guard let element = side.item.element, !program.elements[element].kind.isPlaced else {
        return side
      }
      let kind = program.elements[element].kind
      report(BadConstraint.withoutFrame(text(parts[0].name), kind), parts[0].range)
      return nil
    }
    if let side = translatedSide(path, scene) { return side }
    guard parts.count == 2 || parts.count == 3 else {
      report(BadConstraint.notAnAnchor, tree[id].range)
      return nil
    }
    let words = vocabulary.words
    let owner = parts[0].name
    let isElement = element(owner, in: scene) != nil
    let isView =
      parts.count == 2
      && (owner == words.superview || owner == words.safeArea || owner == words.margins)
    guard isElement || isView else {
      reportUnknownElement(parts[0], scene)
      return nil
    }
    let guides = [words.margins, words.safeArea]
    if isElement, parts.count == 3, !guides.contains(parts[1].name) {
      let known = guides.map { text($0) }
      let spelling = text(parts[1].name)
      report(
        UnknownValue.side(
          spelling, of: text(owner), near: nearest(to: spelling, among: known), all: known),
        parts[1].range)
      return nil
    }
    let last = parts[parts.count - 1]
    let spelling = text(last.name)
    let known = Constraint.Anchor.allCases.map { $0.keyword }
    report(
      UnknownValue.side(
        spelling, of: text(parts[0].name), near: nearest(to: spelling, among: known), all: known),
      last.range)
    return nil
  }

  /// What a path stands for; nil where it stands for no side.
  private mutating func side(_ parts: [Name], _ scene: ID<Scene>) -> Constraint.Side? {
    guard parts.count == 2 || parts.count == 3, let last = parts.last else { return nil }
    let spelling = text(last)
    guard let anchor = Constraint.Anchor.allCases.first(where: { $0.keyword == spelling }) else {
      return nil
    }
    let words = vocabulary.words
    if let element = element(parts[0], in: scene) {
      if parts.count == 2 { return Constraint.Side(.element(element), anchor) }
      switch parts[1] {
      case words.margins: return Constraint.Side(.marginsOf(element), anchor)
      case words.safeArea: return Constraint.Side(.safeAreaOf(element), anchor)
      default: return nil
      }
    }
    if parts.count == 3 { return nil }
    switch parts[0] {
    case words.superview: return Constraint.Side(.superview, anchor)
    case words.safeArea: return Constraint.Side(.safeArea, anchor)
    case words.margins: return Constraint.Side(.margins, anchor)
    default: return nil
    }
  }

  /// What is there in UIKit's spelling, after a report: one line of Swift has two sides.
  private mutating func translatedSide(_ path: PathSyntax, _ scene: ID<Scene>) -> Constraint.Side? {
    let parts = tree[path.parts].map { text($0.name) }
    guard
      let ours = AnchorSpelling.translated(parts, element: { elementMeant(by: $0, scene) }),
      let side = side(ours.map { program.names.intern($0) }, scene)
    else { return nil }
    report(UnknownValue.sideOfSwift(spell(path), ours: ours.joined(separator: ".")), path.range)
    return side
  }

  /// The name of an element, where capital letters may be elsewhere: `saveButton` for `SaveButton`.
  private mutating func elementMeant(by written: String, _ scene: ID<Scene>) -> String? {
    if let name = program.names.find(written), element(name, in: scene) != nil { return written }
    let bytes = written.utf8
    let named = program.elements[program.scenes[scene].elements].first { element in
      let name = text(element.name).utf8
      return name.count == bytes.count && name.elementsEqual(bytes) { $0 | 0x20 == $1 | 0x20 }
    }
    return named.map { text($0.name) }
  }
}
