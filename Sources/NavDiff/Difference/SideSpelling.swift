import NavMatching
import NavModel
import NavText

/// How something is written on its own side, and how in names that both sides share: what was renamed does not differ.
struct Spelled: Hashable {
  let own: String
  let common: String

  init(_ own: String, common: String? = nil) {
    self.own = own
    self.common = common ?? own
  }

  static func + (left: Spelled, right: Spelled) -> Spelled {
    Spelled(left.own + right.own, common: left.common + right.common)
  }

  static func + (left: Spelled, right: String) -> Spelled { left + Spelled(right) }
  static func + (left: String, right: Spelled) -> Spelled { Spelled(left) + right }
}

/// Writes parts of one of the two programs. Names that both sides share are those of the new program.
struct SideSpelling {
  let program: Program
  private let own: OutlineParts
  private let common: OutlineParts
  private let ownNames: OutlineNames
  private let commonNames: OutlineNames
  /// Which constraints of the new program those of this one are; nil where this is the new one.
  private let constraints: Pairing<Constraint>?

  /// With the names of its own program alone.
  init(_ program: Program) {
    self.init(program, program.namesForPeople(), common: program.uniqueNames())
  }

  /// The old program, in names of the new one where a part has a counterpart there.
  init(_ old: Program, sharing new: SideSpelling, _ matching: ProgramMatching) {
    var common = old.uniqueNames()
    for (before, after) in matching.scenes.pairs {
      common.scenes[Int(before.index)] = new.commonNames.scenes[Int(after.index)]
    }
    for (before, after) in matching.elements.pairs {
      common.elements[Int(before.index)] = new.commonNames.elements[Int(after.index)]
    }
    for (before, after) in matching.barItems.pairs {
      common.barItems[Int(before.index)] = new.commonNames.barItems[Int(after.index)]
    }
    common.words = Self.renamedWords(old, new.program, matching)
    self.init(
      old, old.namesForPeople(), common: common,
      matching.constraints)
  }

  /// The new names of variables and cases, by their old ones: those that are called otherwise, wherever the name is one.
  private static func renamedWords(
    _ old: Program, _ new: Program, _ matching: ProgramMatching
  ) -> [Name: String] {
    var words: [Name: String] = [:]
    var ambiguous: Set<Name> = []
    func note(_ before: Name, _ after: Name) {
      let word = new[after]
      if let known = words[before], known != word { ambiguous.insert(before) }
      words[before] = word
    }
    for (before, after) in matching.variables.pairs { note(old[before].name, new[after].name) }
    for (before, after) in matching.cases.pairs { note(old[before].name, new[after].name) }
    return words.filter { name, word in word != old[name] && !ambiguous.contains(name) }
  }

  private init(
    _ program: Program, _ names: OutlineNames, common: OutlineNames,
    _ constraints: Pairing<Constraint>? = nil
  ) {
    self.program = program
    self.constraints = constraints
    ownNames = names
    commonNames = common
    own = OutlineParts(of: program, naming: names)
    self.common = OutlineParts(of: program, naming: common)
  }

  func text(_ name: Name) -> String { program[name] }

  /// Nil where nothing is written.
  func textIfAny(_ name: Name?) -> Spelled? {
    guard let name, !name.isNone else { return nil }
    return Spelled(program[name])
  }

  func name(_ id: ID<Scene>) -> Spelled {
    Spelled(ownNames.scenes[Int(id.index)], common: commonNames.scenes[Int(id.index)])
  }

  func name(_ id: ID<Element>) -> Spelled {
    Spelled(ownNames.elements[Int(id.index)], common: commonNames.elements[Int(id.index)])
  }

  func name(_ id: ID<BarItem>) -> Spelled {
    Spelled(ownNames.barItems[Int(id.index)], common: commonNames.barItems[Int(id.index)])
  }

  /// What sets an arrow or an action off.
  func name(_ trigger: Trigger) -> Spelled {
    switch trigger {
    case .scene: Spelled("code")
    case .element(let element): name(element)
    case .barItem(let item): name(item)
    }
  }

  func text(_ expression: ID<Expression>?) -> Spelled? {
    expression.map { id in
      Spelled(
        program.text(of: id),
        common: program.text(of: id) { commonNames.words[$0] ?? program[$0] })
    }
  }

  func text(_ arguments: IDRange<Argument>) -> Spelled? {
    // What is handed over stands behind ` with ` in a text.
    func spelled(_ parts: OutlineParts) -> String {
      String(parts.text(of: arguments).dropFirst(" with ".count))
    }
    return arguments.isEmpty ? nil : Spelled(spelled(own), common: spelled(common))
  }

  func text(_ attribute: Attribute, in scene: ID<Scene>?) -> Spelled {
    let prefix = attribute.key.facts.keyword.utf8.count + 2
    func value(_ text: String) -> String {
      String(decoding: text.utf8.dropFirst(prefix), as: UTF8.self)
    }
    return Spelled(
      value(own.text(of: attribute, in: scene)),
      common: value(common.text(of: attribute, in: scene)))
  }

  /// All that a constraint says, to be compared and not to be read.
  func facts(of constraint: Constraint) -> String {
    func text(_ side: Constraint.Side) -> String { side.text { name($0).common } }
    return text(constraint.first) + constraint.relation.keyword
      + (constraint.second.map(text) ?? "")
      + "*\(constraint.multiplier)+\(constraint.constant)"
  }

  /// A constraint as the language says it. It is the same in both programs whatever it says there.
  func text(_ constraint: ID<Constraint>, in scene: ID<Scene>) -> Spelled {
    let own = program.text(of: constraint, in: scene)
    guard let constraints else { return Spelled(own, common: "#\(constraint.index)") }
    return Spelled(own, common: constraints.new(of: constraint).map { "#\($0.index)" } ?? own)
  }

  func lines(_ method: ID<Method>) -> Spelled {
    Spelled(own.lines(of: method), common: common.lines(of: method))
  }

  func lines(_ scenario: ID<Scenario>) -> Spelled {
    Spelled(own.lines(of: scenario), common: common.lines(of: scenario))
  }

  func lines(_ check: ID<Check>) -> Spelled {
    Spelled(own.lines(of: check), common: common.lines(of: check))
  }

  // MARK: Things

  /// `button Pay`; what has no name goes by what it says.
  func label(_ id: ID<Element>) -> String {
    let row = program[id]
    return row.kind.facts.keyword + name(row.name, row.text)
  }

  /// `right item Edit`
  func label(_ id: ID<BarItem>) -> String {
    let row = program[id]
    let system = row.systemItem.map { " ." + $0.facts.keyword } ?? ""
    let name = name(row.name, row.text)
    return row.slot.facts.keyword + " item" + (name.isEmpty ? system : name)
  }

  private func name(_ name: Name, _ text: Name?) -> String {
    if !name.isNone { return " " + program[name] }
    return text.map { " " + quoted(program[$0]) } ?? ""
  }

  /// `Pay -> show Checkout`
  func label(_ id: ID<Segue>) -> String {
    let (row, cold) = (program[id], program[cold: id])
    var label = name(row.trigger).own
    if row.trigger == .scene, !row.identifier.isNone {
      label += " " + quoted(program[row.identifier])
    }
    label += " -> " + row.kind.facts.keyword
    if let destination = row.destination { label += " " + name(destination).own }
    if let elsewhere = program.elsewhere(row) { label += " " + elsewhere.sentence }
    if !cold.unwindAction.isNone { label += " " + program[cold.unwindAction] }
    return label
  }

  /// `outlet total`, or `outlet List.dataSource` of an element.
  func label(_ id: ID<Outlet>) -> String {
    let row = program[id]
    let owner =
      row.owner.map { name($0).own + "." }
      ?? (row.ownerClass.isNone ? "" : program[row.ownerClass] + ".")
    return (row.isCollection ? "outlets " : "outlet ") + owner + program[row.name]
  }

  func target(_ id: ID<Outlet>, in scene: ID<Scene>) -> Spelled {
    switch program[id].target {
    case .element(let element): name(element)
    case .barItem(let item): name(item)
    case .constraint(let constraint): "constraint " + text(constraint, in: scene)
    case .rootView: Spelled("view")
    case .controller: Spelled("controller")
    }
  }

  /// `action pay`, `on viewDidLoad`
  func label(_ id: ID<Method>) -> String {
    let row = program[id]
    return switch row.kind {
    case .action: "action " + program[row.name]
    case .unwind: "unwind " + program[row.name]
    case .hook(let hook): "on " + hook.facts.keyword
    case .message(let message): "on " + message.facts.keyword
    }
  }
}

extension Program {
  /// Names that no other part of the same scene has.
  fileprivate func uniqueNames() -> OutlineNames {
    var names = OutlineNames()
    names.scenes = scenes.ids.map { qualifiedName(of: $0) }
    names.elements = [String](repeating: "", count: elements.count)
    names.barItems = [String](repeating: "", count: barItems.count)
    for scene in scenes.ids {
      for id in self[scene].elements { names.elements[Int(id.index)] = name(of: id, in: scene) }
      for id in self[scene].barItems { names.barItems[Int(id.index)] = name(of: id, in: scene) }
    }
    return names
  }

  /// A scene goes by its name alone where no other has that, and what has no name by what it is and says.
  fileprivate func namesForPeople() -> OutlineNames {
    var uses: [Name: Int] = [:]
    for scene in scenes.rows { uses[scene.name, default: 0] += 1 }
    var names = OutlineNames()
    names.scenes = scenes.ids.map { id in
      uses[self[id].name] == 1 ? self[self[id].name] : qualifiedName(of: id)
    }
    func name(_ name: Name, _ keyword: String, _ text: Name?) -> String {
      name.isNone ? keyword + (text.map { " " + quoted(self[$0]) } ?? "") : self[name]
    }
    names.elements = elements.rows.map { name($0.name, $0.kind.facts.keyword, $0.text) }
    names.barItems = barItems.rows.map { item in
      let system = item.systemItem.map { " ." + $0.facts.keyword } ?? ""
      return name(item.name, item.slot.facts.keyword + " item" + system, item.text)
    }
    return names
  }
}
