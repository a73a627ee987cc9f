import NavModel
import NavText

/// What a name in a text stands for.
public enum Symbol: Hashable, Sendable {
  case storyboard(ID<Storyboard>)
  case scene(ID<Scene>)
  case element(ID<Element>)
  case barItem(ID<BarItem>)
  case constraint(ID<Constraint>)
  case `class`(ID<Class>)
  case property(ID<Property>)
  case method(ID<Method>)
  case enumeration(ID<Enumeration>)
  case enumerationCase(ID<EnumerationCase>)
  case variable(ID<Variable>)
  /// Code knows a segue by nothing else.
  case segueIdentifier(Name)
  /// Whichever unwind action of this name is found when the app runs (SEG-50).
  case unwindAction(Name)
  /// Whatever the screen in front shows under this name when a test touches it or asks about it.
  case shown(Name)
  /// The action of this name of whichever screen is in front.
  case action(Name)
}

/// A place where a symbol is named other than by its declaration.
public struct NameUse: Hashable, Sendable {
  /// `with item` names two variables at once: the destination's, and the one whose value it gets.
  public enum Role: Hashable, Sendable {
    case plain, argument, value
  }

  public let symbol: Symbol
  public let role: Role
  /// The name, with its storyboard where that is written before a dot; for an identifier the literal with its quotes.
  public let location: Location

  init(_ symbol: Symbol, at location: Location, as role: Role = .plain) {
    self.symbol = symbol
    self.role = role
    self.location = location
  }
}

/// Uses of names whose places no row of the program keeps. Recorded only when a semantic model is made.
struct NameUses {
  private(set) var rows: [NameUse] = []
  private let isRecording: Bool

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  @inline(__always)
  mutating func record(
    _ symbol: Symbol, at location: Location, as role: NameUse.Role = .plain
  ) {
    if isRecording { rows.append(NameUse(symbol, at: location, as: role)) }
  }
}

extension CompilerPhase where Self: ~Copyable {
  /// The uses of names that rows keep: where arrows lead, and what outlets and actions connect.
  mutating func usesOfConnections() -> [NameUse] {
    var uses: [NameUse] = []
    for segue in program.segues.ids {
      let row = program.segues[segue]
      if let destination = row.destination, !destination.isUnresolved {
        uses.append(NameUse(.scene(destination), at: location(row.place)))
      } else if row.kind == .unwind {
        uses.append(
          NameUse(.unwindAction(program[cold: segue].unwindAction), at: location(row.place)))
      }
    }
    for row in program.relationships.rows where !row.destination.isUnresolved {
      uses.append(NameUse(.scene(row.destination), at: location(row.place)))
    }
    for scene in program.scenes.ids {
      for row in program.outlets[program[scene].outlets] {
        let owner = row.owner.map { program[cold: $0].customClass } ?? program[scene].customClass
        guard let property = property(row.name, of: owner) else { continue }
        uses.append(NameUse(.property(property), at: location(row.place)))
      }
      for row in program.actionConnections[program[cold: scene].actionConnections] {
        // A handler of an alert's action is declared where it is connected.
        guard let method = row.method, program[method].place != row.place else { continue }
        uses.append(NameUse(.method(method), at: location(row.place)))
      }
    }
    return uses
  }

  private func property(_ name: Name, of class: ID<Class>?) -> ID<Property>? {
    var next = `class`
    while let current = next {
      for id in program[current].properties where program[id].name == name { return id }
      next = program[current].superclass
    }
    return nil
  }
}
