import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let duplicateConstraint = StoryboardRule(
    SharedRules.duplicateConstraint,
    bad: page(view("total", "root", " constant=\"20\"")),
    good: page(view("root", "total", " relation=\"lessThanOrEqual\" constant=\"20\""))
  ) { context in
    let document = context.document
    let excluded = Set(document.exclusions.compactMap { document.object(named: $0) })
    var seen: [Equation: ID<XMLElement>] = [:]
    for element in document.constraints {
      if document.flag(.placeholder, of: element) { continue }
      if let object = document.object(of: element), excluded.contains(object) { continue }
      guard let equation = document.equation(element) else { continue }
      guard let first = seen[equation] ?? equation.mirrored.flatMap({ seen[$0] }) else {
        seen[equation] = element
        continue
      }
      // Two with one id are reported as such.
      if let id = document.name(.id, of: element), id == document.name(.id, of: first) { continue }
      context.report(
        at: document.xml.tagRange(element), "this constraint is there already",
        label: "the same again",
        related: [(document.xml.tagRange(first), "the first is here")],
        help: ["keep one of them"])
    }
  }

  private static func view(_ first: String, _ second: String, _ rest: String) -> String {
    """
    <view key="view" id="root">
      <subviews>
        <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="total"/>
      </subviews>
      <constraints>
        <constraint firstItem="total" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="total" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
        <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="top"\(rest) id="u"/>
      </constraints>
    </view>
    """
  }
}

/// What two constraints have in common that do the same.
private struct Equation: Hashable {
  struct Side: Hashable {
    let item: Name
    let anchor: Name
  }

  var first: Side
  var relation: Constraint.Relation
  var second: Side?
  var multiplier: Int32
  var constant: Int32
  let priority: Int32

  /// The same constraint written from its other side.
  var mirrored: Equation? {
    guard let second,
      let factors = Constraint.mirrored(multiplier: multiplier, constant: constant)
    else { return nil }
    var other = self
    other.first = second
    other.second = first
    other.relation = relation.mirrored
    (other.multiplier, other.constant) = factors
    return other
  }
}

extension StoryboardDocument {
  /// Nil for what is no constraint that Auto Layout could solve.
  fileprivate func equation(_ element: ID<XMLElement>) -> Equation? {
    guard let list = xml.elements[element].parent, let owner = xml.elements[list].parent,
      let anchor = name(.firstAttribute, of: element),
      let item = name(.firstItem, of: element) ?? name(.id, of: owner)
    else { return nil }
    var second: Equation.Side?
    if let anchor = name(.secondAttribute, of: element) {
      guard let item = name(.secondItem, of: element) ?? name(.id, of: owner) else { return nil }
      second = Equation.Side(item: item, anchor: anchor)
    }
    let relation: Constraint.Relation =
      switch word(.relation, of: element) {
      case .greaterThanOrEqual: .greaterOrEqual
      case .lessThanOrEqual: .lessOrEqual
      default: .equal
      }
    // A length alone is multiplied by nothing.
    let factor = second == nil ? nil : value(.multiplier, of: element).map { ratio($0) }
    let offset = name(.constant, of: element).map { thousandths($0) }
    guard let multiplier = factor ?? 1000, let constant = offset ?? 0 else { return nil }
    return Equation(
      first: Equation.Side(item: item, anchor: anchor), relation: relation, second: second,
      multiplier: multiplier, constant: constant,
      priority: thousandths(.priority, of: element) ?? 1_000_000)
  }
}
