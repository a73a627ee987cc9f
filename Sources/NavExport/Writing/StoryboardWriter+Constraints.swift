import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  /// The constraints that a view holds: those between things in it, or between them and itself. Those of a cell are in its
  /// content view, or where the file has them in the cell.
  mutating func writeConstraints(of holder: ID<Element>?, besideContentView: Bool = false) {
    var isOpen = false
    for place in work.constraints(of: holder) {
      let constraint = work.constraints[place]
      if isBesideContentView(constraint, holder) != besideContentView { continue }
      if !isOpen { xml.open(.constraints) }
      isOpen = true
      writeConstraint(constraint, holder)
    }
    if isOpen { xml.close() }
  }

  private func isBesideContentView(_ id: ID<Constraint>, _ holder: ID<Element>?) -> Bool {
    options.form.constraintsOfCells.contains(id)
      || holder.map { options.form.cellsWithoutContentViews.contains($0) } ?? false
  }

  private mutating func writeConstraint(_ id: ID<Constraint>, _ holder: ID<Element>?) {
    let row = program[id]
    guard let first = anchor(of: row.first),
      let second = row.second.map({ anchor(of: $0) }) ?? .some("")
    else {
      losses.add(.constraint, at: row.place)
      return
    }
    xml.open(.constraint)
    // What holds a constraint needs no name in it, where it comes first.
    let firstItem = item(of: row.first, holder, isAlone: row.second == nil)
    if let firstItem { xml.write(.firstItem, firstItem) }
    xml.write(.firstAttribute, string: first)
    if let relation = ConstraintWords.relations.first(where: { $0.relation == row.relation }) {
      xml.write(.relation, relation.word)
    }
    if let side = row.second {
      xml.write(.secondItem, item(of: side, holder, isAlone: false) ?? ownItem(of: holder))
      xml.write(.secondAttribute, string: second)
      if row.multiplier != 1000 { xml.write(.multiplier, decimal: row.multiplier) }
    }
    if row.constant != 0 { xml.write(.constant, decimal: row.constant) }
    if case .integer(let priority) = program.value(of: .priority, in: row.attributes) {
      xml.write(.priority, number: Int(priority))
    }
    if let identifier = program.text(.identifier, row.attributes) {
      xml.write(.identifier, identifier)
    }
    writeID(.constraint(id), work.seed(of: id, program))
    if !row.name.isNone, !work.isTarget(id) { xml.write(.userLabel, row.name) }
    xml.close()
  }

  /// What a side names; nil for the view that holds the constraint.
  private mutating func item(
    of side: Constraint.Side, _ holder: ID<Element>?, isAlone: Bool
  ) -> ObjectID? {
    switch side.item {
    case .element(let element), .marginsOf(let element):
      return element == holder ? nil : id(of: element)
    case .superview, .margins: return holder == nil ? nil : ownItem(of: nil)
    case .safeArea: return id(of: .safeArea)
    case .safeAreaOf(let element): return id(of: .safeArea, in: element)
    }
  }

  /// The view that holds constraints, by its id.
  private mutating func ownItem(of holder: ID<Element>?) -> ObjectID {
    guard let holder else {
      if let root = work.rootElement { return id(of: root) }
      return ids.id(of: .part(work.scene, .rootView), seed.adding("view"))
    }
    let hasContentView =
      program.hasContentView(holder) && !options.form.cellsWithoutContentViews.contains(holder)
    return hasContentView ? id(of: .contentView, in: holder) : id(of: holder)
  }

  /// Interface Builder's word for an anchor; nil where it has none.
  private func anchor(of side: Constraint.Side) -> String? {
    switch side.item {
    case .margins, .marginsOf:
      ConstraintWords.margins.first { $0.anchor == side.anchor }?.word.spelling
    case .element, .superview, .safeArea, .safeAreaOf:
      ConstraintWords.anchors.first { $0.anchor == side.anchor }?.word.spelling
        ?? side.anchor.keyword
    }
  }
}
