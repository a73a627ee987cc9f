/// The colours of wide screens, as the nearest ones that `#RRGGBB` can say.
enum DisplayP3 {
  /// Red, green and blue in thousandths, of Display P3 and then of sRGB.
  static func inSRGB(_ parts: [Int32]) -> [Int32] {
    let linear = parts.map { light(Double(max(0, min(1000, $0))) / 1000) }
    guard linear.count == 3 else { return parts }
    return rows.map { row in
      let sum = row.0 * linear[0] + row.1 * linear[1] + row.2 * linear[2]
      return Int32(value(max(0, min(1, sum))) * 1000 + 0.5)
    }
  }

  /// From the primaries of P3 to those of sRGB, which have the same white.
  private static let rows = [
    (1.224940, -0.224940, 0.0), (-0.042057, 1.042057, 0.0), (-0.019638, -0.078636, 1.098274),
  ]

  /// Both spaces have the curve of IEC 61966-2-1.
  private static func light(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4, which is 12 / 5.
    return base * base * root(5, of: base * base)
  }

  private static func value(_ light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    // To the power of 5 / 12.
    let power = light * light * light * light * light
    return 1.055 * root(3, of: power.squareRoot().squareRoot()) - 0.055
  }

  /// By Newton's method, for what is between 0 and 1.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      root += (value / power - root) / Double(degree)
    }
    return root
  }
}
