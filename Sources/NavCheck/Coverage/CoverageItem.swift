import NavModel
import NavSimulator
import NavText

/// Something of a program that a test can exercise.
public struct CoverageItem: Hashable, Sendable {
  /// What is counted by itself in reports.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case scenes
    case arrows
    case actions
    case guards
    case controls

    /// How reports call it.
    public var keyword: String {
      switch self {
      case .scenes: "scenes"
      case .arrows: "arrows"
      case .actions: "actions"
      case .guards: "guards"
      case .controls: "controls"
      }
    }

    /// What it takes to be covered, in a few words.
    public var summary: String {
      switch self {
      case .scenes: "scenes that were seen"
      case .arrows: "segues, relationships and calls that led somewhere"
      case .actions: "actions, hooks and messages that ran"
      case .guards: "sides of conditions that came up"
      case .controls: "bar items and elements that were touched"
      }
    }
  }

  /// What it is in the program.
  public enum Subject: Hashable, Sendable {
    case scene(ID<Scene>)
    case segue(ID<Segue>)
    case relationship(ID<Relationship>)
    /// A call that brings scenes up.
    case code(ID<Statement>)
    case method(ID<Method>)
    /// One of the two ways that a condition can come out.
    case side(Guard, holds: Bool)
    case barItem(ID<BarItem>)
    case element(ID<Element>)
  }

  /// Whose it is: reports have a heading for each.
  public enum Owner: Hashable, Sendable {
    case scene(ID<Scene>)
    case customClass(ID<Class>)
  }

  public let subject: Subject
  public let owner: Owner
  /// Where it is written.
  public let place: Place

  public var kind: Kind {
    switch subject {
    case .scene: .scenes
    case .segue, .relationship, .code: .arrows
    case .method: .actions
    case .side: .guards
    case .barItem, .element: .controls
    }
  }
}

// How reports call what is covered.
extension Program {
  /// `Cart`, or `Shop.Cart` where there are several storyboards; a class by its name.
  public func name(of owner: CoverageItem.Owner) -> String {
    switch owner {
    case .scene(let scene): coverageName(of: scene)
    case .customClass(let id): names[self[id].name]
    }
  }

  /// `Pay -> show Checkout when signedIn`, `action addLap`: an item in one line.
  public func text(of item: CoverageItem) -> String {
    switch item.subject {
    case .scene(let scene): coverageName(of: scene)
    case .segue(let segue): text(ofSegue: segue)
    case .relationship(let id):
      self[id].kind.facts.keyword + " -> " + coverageName(of: self[id].destination)
    case .code(let statement): text(ofCode: statement)
    case .method(let method): text(ofMethod: method)
    case .side(let condition, _): text(of: condition)
    case .barItem(let item): self[item].slot.facts.keyword + " " + label(of: item)
    case .element(let element): self[element].kind.facts.keyword + " " + label(of: element)
    }
  }

  /// What a report says of an item that no test has exercised.
  public func lack(of item: CoverageItem) -> String {
    switch item.subject {
    case .scene: "never seen"
    case .segue, .relationship, .code: "never walked"
    case .method: "never ran"
    case .side(_, let holds): holds ? "never true" : "never false"
    case .barItem, .element: "never touched"
    }
  }

  /// What sets a segue off, and where it leads.
  private func text(ofSegue id: ID<Segue>) -> String {
    let segue = self[id]
    let destination =
      segue.destination.map { coverageName(of: $0) } ?? names[self[cold: id].unwindAction]
    var words: [String] = []
    switch segue.trigger {
    case .scene: break
    case .barItem(let item): words.append(label(of: item))
    case .element(let element): words.append(label(of: element))
    }
    words += ["->", segue.kind.facts.keyword]
    if !destination.isEmpty { words.append(destination) }
    if segue.trigger == .scene && !segue.identifier.isNone {
      words.append("as \"" + names[segue.identifier] + "\"")
    }
    return words.joined(separator: " ")
  }

  private func text(ofCode id: ID<Statement>) -> String {
    guard case .call(let kind, let operands) = self[id].operation else { return "" }
    let scenes = operands.scene.map { [$0] } ?? sceneLists[operands.scenes].map { $0.scene }
    let list = scenes.map { coverageName(of: $0) }.joined(separator: ", ")
    return kind.facts.keyword + " " + (operands.scene == nil ? "[" + list + "]" : list)
  }

  private func text(ofMethod id: ID<Method>) -> String {
    let method = self[id]
    switch method.kind {
    case .action: return "action " + names[method.name]
    case .unwind: return "unwind " + names[method.name]
    case .hook(let hook): return "on " + hook.facts.keyword
    case .message(let message):
      let start = "on " + message.facts.keyword
      switch method.subject {
      case .any: return start
      case .scene(let scene): return start + " of " + coverageName(of: scene)
      case .text(let text): return start + " \"" + names[text] + "\""
      case .element(let name): return start + " of " + names[name]
      }
    }
  }

  /// A condition with what it guards.
  private func text(of condition: Guard) -> String {
    func when(_ expression: ID<Expression>?) -> String {
      expression.map { " when " + text(of: $0) } ?? ""
    }
    switch condition {
    case .segue(let segue): return text(ofSegue: segue) + when(self[cold: segue].condition)
    case .tab(let tab):
      return "tab -> " + coverageName(of: self[tab].destination) + when(self[tab].condition)
    case .unwind(let method): return text(ofMethod: method) + when(self[method].condition)
    case .branch(let statement):
      guard case .branch(let expression, _, _) = self[statement].operation else { return "" }
      return "if " + text(of: expression)
    }
  }

  private func coverageName(of scene: ID<Scene>) -> String {
    storyboards.count > 1 ? qualifiedName(of: scene) : names[self[scene].name]
  }

  /// Its name, else what it says.
  private func label(of item: ID<BarItem>) -> String {
    if !self[item].name.isNone { return names[self[item].name] }
    if let text = self[item].text { return "\"" + names[text] + "\"" }
    return self[item].systemItem.map { "." + $0.facts.keyword } ?? self[item].slot.facts.keyword
  }

  private func label(of element: ID<Element>) -> String {
    if !self[element].name.isNone { return names[self[element].name] }
    if let text = self[element].text { return "\"" + names[text] + "\"" }
    return self[element].kind.facts.keyword
  }
}
