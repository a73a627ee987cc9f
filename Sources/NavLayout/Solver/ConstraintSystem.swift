/// A variable times a number.
public struct LinearTerm: Hashable, Sendable {
  public var variable: Int32
  public var factor: Double

  public init(_ variable: Int, _ factor: Double) {
    self.variable = Int32(truncatingIfNeeded: variable)
    self.factor = factor
  }
}

/// Linear constraints between variables that may be negative: what a solver is given.
///
/// All rows lie in two flat tables, in the order in which they were added.
public struct ConstraintSystem: Sendable {
  /// How the two sides of a row compare.
  public enum Relation: UInt8, Hashable, Sendable {
    case equal
    case lessOrEqual
    case greaterOrEqual
  }

  /// The sum of its terms and its constant, compared with zero.
  struct Row {
    var first: Int32
    var count: Int32
    var constant: Double
    var priority: Int16
    var relation: Relation
  }

  /// The priority that must hold. All below it, down to 1, may be broken, the lowest first. UIKit's required priority,
  /// 1000, maps to this for constraints; content sizes of priority 1000 come just below, because they are measured with
  /// our own figures and must never break a written constraint.
  public static var required: Int { 1001 }

  public private(set) var variableCount: Int
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearTerm] = []

  /// How many terms solving may look at, all that is asked of the system taken together. A screen needs a few thousand
  /// for each constraint; rows that all depend on each other can need the cube of their number.
  public var effort = Int.max

  public var count: Int { rows.count }

  public init(variables: Int = 0) {
    variableCount = variables
  }

  /// Makes room for so many rows more.
  public mutating func reserve(rows count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(3 * count)
  }

  /// A new variable.
  public mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a term to the constraint that `add(_:_:priority:)` ends.
  @inline(__always)
  public mutating func append(_ variable: Int, _ factor: Double) {
    terms.append(LinearTerm(variable, factor))
  }

  /// Ends a constraint: the terms that were appended since the last one, and `constant`, compared with zero.
  @discardableResult
  public mutating func add(
    _ relation: Relation, constant: Double, priority: Int = required
  ) -> Int {
    let first = rows.last.map { $0.first + $0.count } ?? 0
    rows.append(
      Row(
        first: first, count: Int32(terms.count) - first, constant: constant,
        priority: Int16(clamping: min(max(priority, 0), Self.required)), relation: relation))
    return rows.count - 1
  }

  /// `terms + constant`, compared with zero.
  @discardableResult
  public mutating func add(
    _ terms: [LinearTerm], _ relation: Relation, constant: Double, priority: Int = required
  ) -> Int {
    for term in terms { append(Int(term.variable), term.factor) }
    return add(relation, constant: constant, priority: priority)
  }

  /// A constraint as it was added.
  public func row(
    _ index: Int
  ) -> (terms: [LinearTerm], relation: Relation, constant: Double, priority: Int) {
    let row = rows[index]
    return (Array(terms(of: index)), row.relation, row.constant, Int(row.priority))
  }

  func terms(of row: Int) -> ArraySlice<LinearTerm> {
    let row = rows[row]
    return terms[Int(row.first)..<Int(row.first + row.count)]
  }

  /// The rows in the order in which they are taken: the highest priority first, each priority in its own order.
  func order() -> [Int32] {
    var starts = [Int32](repeating: 0, count: Self.required + 2)
    for row in rows { starts[Self.required - Int(row.priority) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var order = [Int32](repeating: 0, count: rows.count)
    for (index, row) in rows.enumerated() {
      let place = Self.required - Int(row.priority)
      order[Int(starts[place])] = Int32(index)
      starts[place] += 1
    }
    return order
  }
}
