extension Constraint {
  /// The factor and the constant of the same constraint written from its other side: `a == m * b + c` is
  /// `b == a / m - c / m`. Nil where thousandths cannot say them, or where nothing is multiplied.
  public static func mirrored(
    multiplier: Int32, constant: Int32
  ) -> (multiplier: Int32, constant: Int32)? {
    let (factor, offset) = (Int64(multiplier), Int64(constant) * 1000)
    guard factor > 0, 1_000_000 % factor == 0, offset % factor == 0,
      let mirroredFactor = Int32(exactly: 1_000_000 / factor),
      let mirroredOffset = Int32(exactly: -offset / factor)
    else { return nil }
    return (mirroredFactor, mirroredOffset)
  }
}

extension Constraint.Relation {
  /// How the sides compare when they change places.
  public var mirrored: Self {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
