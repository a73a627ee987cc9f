import NavText

/// `0..<5` and `0..9`
struct RangeDots: Slip {
  /// As it should read.
  let range: String

  var sentence: Sentence {
    Sentence("a range has three dots, and holds both ends", help: "write \(range)")
  }

  func fix(at location: Location) -> Fix? {
    Fix("write '\(range)'", [TextEdit(location, range)], isSafe: true)
  }
}

extension Parser {
  /// The range after its first number.
  @inline(never)
  mutating func rangeWithOtherDots(
    from low: Int32, _ start: UInt32
  ) -> VariableSyntax.TypeSyntax? {
    var isOther = false
    if at(.dot), ahead.kind == .dot, continuesLine {
      advance()
      advance()
      isOther = true
    }
    let isHalfOpen = continuesLine && eat(.less)
    guard isOther || isHalfOpen, let end = parseSignedIntegerIfPresent() else { return nil }
    let high = isHalfOpen && end > low ? end - 1 : end
    report(RangeDots(range: "\(low)...\(high)"), SourceRange(Int(start), Int(previousEnd)))
    return .range(low, high)
  }
}
