import NavModel
import NavSyntax
import NavText

extension SyntaxPhase where Self: ~Copyable {
  // A constant outside is a slip; what is bound to a variable is none.

  /// One attribute by itself.
  mutating func checkBounds(
    of key: AttributeKey, _ value: AttributeValue, _ syntax: AttributeSyntax
  ) {
    switch value {
    case .integer(let number):
      guard let bounds = key.bounds else { return }
      if number < bounds.low || number > bounds.high ?? number {
        report(
          OutOfRange.bounds(
            text(syntax.name.name), value: "\(number)", low: "\(bounds.low)",
            high: bounds.high.map { "\($0)" }),
          tree[syntax.value].range)
      }
    case .number(let number):
      guard let bounds = key.bounds else { return }
      if number < bounds.low || number > bounds.high ?? number {
        report(
          OutOfRange.bounds(
            text(syntax.name.name), value: decimal(thousandths: number),
            low: decimal(thousandths: bounds.low), high: bounds.high.map(decimal(thousandths:))),
          tree[syntax.value].range)
      }
    case .list(let values):
      let type = vocabulary.type(of: key)
      guard type == .size || type == .rect, case .list(let items) = tree[syntax.value].kind else {
        return
      }
      // Left and top of a frame may be negative.
      for (index, item) in zip(values, items).suffix(2) {
        guard case .number(let number) = program.values[index], number < 0 else { continue }
        report(
          OutOfRange.bounds(
            index.index + 1 == values.upper ? "height" : "width",
            value: decimal(thousandths: number), low: "0", high: nil),
          tree[tree.expressionItems[item].expression].range)
      }
    case .boolean, .text, .word, .scene, .element, .barItem, .bound: break
    }
  }

  /// Those that limit each other.
  mutating func checkBoundsTogether(
    _ attributes: IDRange<Attribute>, _ members: IDRange<MemberSyntax>
  ) {
    for attribute in program.attributes[attributes] {
      switch (attribute.key, attribute.value) {
      case (.minimum, .number(let low)):
        guard case .number(let high) = program.value(of: .maximum, in: attributes), low > high
        else { break }
        reportTogether(
          "minimum", members, decimal(thousandths: low), low: nil, decimal(thousandths: high))
      case (.selectedSegment, .integer(let selected)):
        guard case .list(let segments) = program.value(of: .segments, in: attributes),
          selected >= segments.count
        else { break }
        reportTogether(
          "selectedSegment", members, "\(selected)", low: "-1", "\(segments.count - 1)")
      case (.currentPage, .integer(let page)):
        guard case .integer(let count) = program.value(of: .numberOfPages, in: attributes),
          page >= max(count, 1)
        else { break }
        reportTogether("currentPage", members, "\(page)", low: "0", "\(max(count, 1) - 1)")
      default: break
      }
    }
  }

  private mutating func reportTogether(
    _ keyword: String, _ members: IDRange<MemberSyntax>, _ value: String, low: String?,
    _ high: String
  ) {
    for member in members {
      guard case .attribute(let id) = tree[member], text(tree[id].name.name) == keyword else {
        continue
      }
      report(
        OutOfRange.bounds(keyword, value: value, low: low, high: high), tree[tree[id].value].range)
      return
    }
  }
}
