import NavModel
import NavText

extension BodyLowering {
  /// A comparison should depend on the state of the app.
  mutating func checkVaries(
    _ comparison: Expression.Operator, _ left: ID<Expression>, _ right: ID<Expression>,
    _ range: SourceRange
  ) {
    switch (program.expressions[left], program.expressions[right]) {
    case (.variable(let variable), .variable(let other)) where variable == other:
      report(
        ConstantCondition.itself(
          text(program.variables[variable].name), holds: comparison.includesEqual),
        range)
    case (.variable(let variable), _):
      checkLimit(variable, comparison, constantSum(right), range)
    case (_, .variable(let variable)):
      checkLimit(variable, comparison.mirrored, constantSum(left), range)
    default: break
    }
  }

  private mutating func checkLimit(
    _ variable: ID<Variable>, _ comparison: Expression.Operator, _ limit: Int32?,
    _ range: SourceRange
  ) {
    // A number out of the range has been reported.
    guard case .integer(let low, let high) = program.variables[variable].domain, let limit,
      low <= limit && limit <= high,
      let holds = comparison.holds(from: low, to: high, against: limit)
    else { return }
    report(
      ConstantCondition.limit(
        text(program.variables[variable].name), low: low, high: high, holds: holds),
      range)
  }
}

extension Expression.Operator {
  /// Whether a comparison holds between a value and itself.
  fileprivate var includesEqual: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual: true
    case .notEqual, .less, .greater, .or, .and, .add, .subtract: false
    }
  }

  /// The comparison that says the same with its sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .or, .and, .add, .subtract: self
    }
  }

  /// How it comes out for every value of a range; nil where that depends on the value.
  fileprivate func holds(from low: Int32, to high: Int32, against limit: Int32) -> Bool? {
    switch self {
    case .less: high < limit ? true : low >= limit ? false : nil
    case .lessOrEqual: high <= limit ? true : low > limit ? false : nil
    case .greater: low > limit ? true : high <= limit ? false : nil
    case .greaterOrEqual: low >= limit ? true : high < limit ? false : nil
    case .equal, .notEqual: low == high ? self == .equal : nil
    case .or, .and, .add, .subtract: nil
    }
  }
}
