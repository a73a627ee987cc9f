import NavText

// How parts of a program are called in outlines, JSON, traces and messages.

extension Program {
  /// An expression as one would write it, with no more parentheses than it needs.
  public func text(of expression: ID<Expression>) -> String {
    text(of: expression) { self[$0] }
  }

  /// An expression whose variables and cases go by what `word` makes of their names.
  public func text(of expression: ID<Expression>, word: (Name) -> String) -> String {
    text(of: expression, within: .none, word: word)
  }

  /// In parentheses where what is around it holds tighter.
  func text(
    of expression: ID<Expression>, within outer: Expression.Binding, word: (Name) -> String
  ) -> String {
    var text = ""
    append(expression, within: outer, to: &text, word)
    return text
  }

  /// The name that code loads a storyboard by: that of its file, which may be no word of the language.
  public func nameAtRunTime(of storyboard: ID<Storyboard>) -> String {
    let row = self[storyboard]
    return names[self[row.attributes, .nameAtRunTime] ?? row.name]
  }

  /// `Storyboard.Scene`
  public func qualifiedName(of scene: ID<Scene>) -> String {
    self[self[self[scene].storyboard].name] + "." + self[self[scene].name]
  }

  /// The name that the scene goes by in `storyboard`.
  public func name(of scene: ID<Scene>, in storyboard: ID<Storyboard>?) -> String {
    self[scene].storyboard == storyboard ? self[self[scene].name] : qualifiedName(of: scene)
  }

  /// Its name; what has none goes by its kind and its position among the scene's elements, from 0.
  public func name(of element: ID<Element>, in scene: ID<Scene>) -> String {
    let row = self[element]
    guard row.name.isNone else { return self[row.name] }
    return row.kind.facts.keyword + "#" + position(of: element, in: self[scene].elements)
  }

  /// Its name; what has none goes by its slot and its position among the scene's items, from 0.
  public func name(of item: ID<BarItem>, in scene: ID<Scene>) -> String {
    let row = self[item]
    guard row.name.isNone else { return self[row.name] }
    return row.slot.facts.keyword + "#" + position(of: item, in: self[scene].barItems)
  }

  /// Its name; what has none goes by its position among the scene's constraints, from 0.
  public func name(of constraint: ID<Constraint>, in scene: ID<Scene>) -> String {
    let row = self[constraint]
    guard row.name.isNone else { return self[row.name] }
    return "constraint#" + position(of: constraint, in: self[cold: scene].constraints)
  }

  /// `Pay.leading == superview.leading + 16`
  public func text(of constraint: ID<Constraint>, in scene: ID<Scene>) -> String {
    let row = self[constraint]
    func text(of side: Constraint.Side) -> String { side.text { name(of: $0, in: scene) } }
    var line = text(of: row.first) + " " + row.relation.keyword + " "
    guard let second = row.second else { return line + decimal(thousandths: row.constant) }
    line += text(of: second)
    line += row.multiplier == 1000 ? "" : " * " + decimal(thousandths: row.multiplier)
    if row.constant != 0 {
      line += row.constant < 0 ? " - " : " + "
      line += decimal(thousandths: row.constant == .min ? .max : abs(row.constant))
    }
    return line
  }

  private func position<Row>(of id: ID<Row>, in range: IDRange<Row>) -> String {
    String(Int(id.index) - range.startIndex)
  }

  /// `true`, `3` or `.paris`: a variable's value as one would write it.
  public func text(of value: Int32, in domain: Variable.Domain) -> String {
    switch domain {
    case .boolean: return value == 0 ? "false" : "true"
    case .integer: return String(value)
    case .enumeration(let enumeration):
      let cases = self[enumeration].cases
      return "." + self[self[cases[cases.startIndex + Int(value)]].name]
    case .integers, .cases:
      let item = domain.item ?? domain
      return "["
        + items(of: value, in: domain).map { text(of: $0, in: item) }.joined(separator: ", ")
        + "]"
    }
  }

  /// `Bool`, `0...9` or the name of an enumeration.
  public func text(of domain: Variable.Domain) -> String {
    switch domain {
    case .boolean: "Bool"
    case .integer(let least, let greatest): String(least) + "..." + String(greatest)
    case .enumeration(let enumeration): self[self[enumeration].name]
    case .integers, .cases: "[" + text(of: domain.item ?? .boolean) + "]"
    }
  }

  // MARK: Expressions

  private func append(
    _ expression: ID<Expression>, within outer: Expression.Binding, to text: inout String,
    _ word: (Name) -> String
  ) {
    switch self[expression] {
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .enumerationCase(let value): text += "." + word(self[value].name)
    case .text(let name): text += quoted(self[name])
    case .variable(let variable): text += word(self[variable].name)
    case .isEditing: text += "editing"
    case .count(let list): text += "count of " + word(self[list].name)
    case .contains(let list, let item):
      let isLoose = outer.rawValue > Expression.Binding.comparison.rawValue
      text += (isLoose ? "(" : "") + word(self[list].name) + " contains "
      append(item, within: .sum, to: &text, word)
      text += isLoose ? ")" : ""
    case .list(let value, let variable): text += self.text(of: value, in: self[variable].domain)
    case .joined:
      text += "\""
      appendJoined(expression, to: &text, word)
      text += "\""
    case .not(let inner):
      // Whether `not` goes before `==` is not for a reader to know.
      let isLoose = outer.rawValue > Expression.Binding.negation.rawValue
      text += isLoose ? "(not " : "not "
      var binding = Expression.Binding.operand
      if case .not = self[inner] {
        binding = .negation
      }
      append(inner, within: binding, to: &text, word)
      text += isLoose ? ")" : ""
    case .binary(let operation, let left, let right):
      let own = operation.facts.binding
      let isLoose = own.rawValue < outer.rawValue
      // Operators of one kind group from the left; comparisons do not follow each other.
      let tighter = Expression.Binding(rawValue: own.rawValue + 1) ?? .operand
      text += isLoose ? "(" : ""
      append(left, within: own == .comparison ? tighter : own, to: &text, word)
      text += " " + operation.facts.keyword + " "
      append(right, within: tighter, to: &text, word)
      text += isLoose ? ")" : ""
    case .hasText(let field): text += "hasText of " + word(self[field].name)
    }
  }

  /// A text with expressions in it, without its quotes.
  private func appendJoined(
    _ expression: ID<Expression>, to text: inout String, _ word: (Name) -> String
  ) {
    switch self[expression] {
    case .joined(let left, let right):
      appendJoined(left, to: &text, word)
      appendJoined(right, to: &text, word)
    case .text(let name):
      let piece = quoted(self[name])
      text += String(decoding: piece.utf8.dropFirst().dropLast(), as: UTF8.self)
    default:
      text += "\\("
      append(expression, within: .none, to: &text, word)
      text += ")"
    }
  }
}

/// A text in quotes, as the language writes it.
public func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case _ where scalar.isHidden || scalar == "\r":
      quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// `1.5` for 1500.
public func decimal(thousandths: Int32) -> String {
  let magnitude = thousandths.magnitude
  var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
  var rest = magnitude % 1000
  if rest > 0 {
    text += "."
    var unit: UInt32 = 100
    while rest > 0 {
      text += String(rest / unit)
      rest %= unit
      unit /= 10
    }
  }
  return text
}
