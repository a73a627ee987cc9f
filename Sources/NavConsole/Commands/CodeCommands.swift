import NavModel
import NavSimulator
import NavText

extension Program {
  func performEvent(
    _ wanted: String, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    var known: [String] = []
    for controller in speakers(in: state) {
      for segue in self[controller.scene].segues {
        let identifier = names[self[segue].identifier]
        if identifier == wanted && !identifier.isEmpty {
          return .success(.performSegue(segue))
        }
        known.append(identifier)
      }
    }
    let message = "no scene in front has a segue '\(wanted)'"
    return .failure(
      .unknown("unknown-segue", message, wanted, among: known, else: "there is", known))
  }

  func actionEvent(
    _ wanted: String, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    var known: [String] = []
    for controller in speakers(in: state) {
      var ranges = [self[cold: controller.scene].methods]
      ranges += classChain(of: controller.scene).map { self[$0].methods }
      for id in ranges.joined() where self[id].kind == .action {
        if names[self[id].name] == wanted { return .success(.runAction(id)) }
        known.append(names[self[id].name])
      }
    }
    let message = "no scene in front has an action '\(wanted)'"
    return .failure(
      .unknown("unknown-action", message, wanted, among: known, else: "there is", known))
  }

  /// A URL or a notification, which at least one scene of the program must answer.
  func deliverEvent(_ message: DelegateMessage, _ wanted: String) -> Result<Event, CommandProblem> {
    let subjects = subjects(of: message)
    if let subject = subjects.first(where: { names[$0] == wanted }) {
      return .success(.deliver(message, subject))
    }
    let known = subjects.map { names[$0] }
    return .failure(
      .unknown(
        "unanswered-message", "no scene has 'on \(message.facts.keyword) \(inQuotes(wanted))'",
        wanted, among: known, else: "there is", known))
  }

  /// Those whose code a script can call: the visible controller first.
  func speakers(in state: NavigationState) -> [Controller] {
    let first = state.visible.map { [$0] } ?? []
    let others = state.front.reversed().filter { !first.contains($0) }
    return (first + others).map { state.controllers[$0] }.filter { !$0.isSynthetic }
  }

  func setEvent(
    _ reference: CommandRequest.VariableReference, _ value: CommandRequest.NewValue,
    in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    let id: ID<Variable>
    let path: String
    switch reference {
    case .found(let found): (id, path) = (found, names[self[found].name])
    case .named(let name):
      guard let found = variable(name, in: state) else {
        let known = variables.rows.map { names[$0.name] }
        let message = "there is no variable '\(name)' here"
        return .failure(.unknown("unknown-variable", message, name, among: known))
      }
      (id, path) = (found, name)
    }
    let domain = self[id].domain
    switch value {
    case .expression(let expression):
      let owner = state.visible.map { state.controllers[$0].identity }
      return .success(.setVariable(id, self.value(of: expression, for: owner, in: state)))
    case .word(let word):
      let bare = withoutDot(word, domain)
      if let value = self.value(bare, domain) { return .success(.setVariable(id, value)) }
      let known = words(of: domain)
      let wanted = known.isEmpty ? rangeText(of: domain) : known.joined(separator: ", ")
      return .failure(
        .unknown(
          "unknown-value", "'\(path)' holds \(wanted), not '\(word)'", bare, among: known))
    }
  }

  /// The visible scene's before those of others; the app's last. `Scene.variable` says whose.
  func variable(_ path: String, in state: NavigationState) -> ID<Variable>? {
    let parts = path.split(separator: ".").map { String($0) }
    guard let last = parts.last, let name = names.find(last) else { return nil }
    let live = speakers(in: state) + state.controllers.reversed().filter { !$0.isSynthetic }
    for controller in live {
      if parts.count > 1 && names[self[controller.scene].name] != parts[0] { continue }
      if let found = variable(name, of: controller.scene) { return found }
    }
    return appVariables.first { self[$0].name == name }
  }

  /// The case of an enum with the dot that the language writes before it, or without.
  private func withoutDot(_ word: String, _ domain: Variable.Domain) -> String {
    guard case .enumeration = domain, word.utf8.first == UInt8(ascii: ".") else { return word }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: word.unicodeScalars.dropFirst())
    return String(scalars)
  }

  func value(_ word: String, _ domain: Variable.Domain) -> Int32? {
    switch domain {
    case .boolean: return word == "true" ? 1 : word == "false" ? 0 : nil
    case .integer:
      guard let number = Int32(word), values(of: domain).contains(number) else { return nil }
      return number
    case .enumeration(let id):
      guard let index = self[id].cases.firstIndex(where: { names[self[$0].name] == word }) else {
        return nil
      }
      return Int32(truncatingIfNeeded: index - self[id].cases.startIndex)
    case .integers, .cases: return list(word, domain)
    }
  }

  func words(of domain: Variable.Domain) -> [String] {
    switch domain {
    case .boolean: ["true", "false"]
    case .integer: []
    case .enumeration(let id): self[id].cases.map { names[self[$0].name] }
    case .integers, .cases: []
    }
  }

  /// `[london, tokyo]`, of which the dots and blanks may be left out.
  private func list(_ text: String, _ domain: Variable.Domain) -> Int32? {
    guard text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]"),
      let item = domain.item
    else { return nil }
    let inner = String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)
    let words = inner.split { $0 == "," || $0 == " " }.map { String($0) }
    let items = words.compactMap { value(withoutDot($0, item), item) }
    guard items.count == words.count && items.count <= capacity(of: domain) else { return nil }
    return value(ofItems: items, in: domain)
  }

  func rangeText(of domain: Variable.Domain) -> String {
    if let item = domain.item { return "a list in brackets, as in \(self.text(of: item))" }
    let range = values(of: domain)
    return "\(range.lowerBound) to \(range.upperBound)"
  }
}
