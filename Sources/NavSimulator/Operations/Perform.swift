import NavModel
import NavText

extension SimulationStep {
  /// Performs a segue. A person's touch asks `shouldPerformSegue` first, code does not (SEG-1, SEG-2).
  mutating func perform(
    _ segue: ID<Segue>, from scope: Scope, isAsked: Bool
  ) {
    let row = program[segue]
    guard let source = scope.controller, run.state[source] != nil else { return }
    if isAsked {
      let condition = program.segues[cold: segue].condition
      let answer = condition == nil || program.holds(condition, in: run.state, scope)
      if condition != nil { run.occurs(.decided(.segue(segue), holds: answer)) }
      // What leads to an alert is no segue: an action presents it (ALERT-2).
      if !program.leadsToCode(segue) { run.note(.shouldPerformSegue(segue, answer: answer)) }
      // SEG-3: nothing is made.
      if !answer { return }
    }
    // SEG-5
    let sender = isAsked ? row.trigger : nil
    begin()
    defer { end() }
    if row.operation == .unwind {
      return unwind(segue, from: scope, sender: sender)
    }
    if failsToCreate(segue) { return }
    run.occurs(.performed(segue))
    guard let scene = row.destination else { return leave(by: segue, sender: sender) }
    let destination = instantiate(scene)
    if !program.leadsToCode(segue) {
      prepare(segue, for: destination, from: scope, sender: sender)
    }
    let (request, work) = program.request(segue)
    switch work {
    case .ofItsKind: break
    case .inherited: run.note(.performCustom(segue))
    case .known:
      performClass(of: segue, destination, from: source, request)
      if run.state[destination]?.role == .detached { run.remove(destination) }
      return
    }
    switch row.operation {
    case .show:
      show(destination, from: source, request)
    case .showDetail:
      showDetail(destination, from: source, request)
    case .present:
      present(destination, from: source, request)
    case .popover:
      if row.kind == .legacyPopover && run.state.device.facts.family != .pad {
        // SEG-30
        return run.raise(.popoverOnPhone, row.source, about: scene)
      }
      present(destination, from: source, request.asPopover)
    case .push:
      if let stack = nearestStack(of: source) {
        push(destination, onto: stack, animated: request.animated)
      } else {
        // SEG-29
        run.raise(.pushWithoutNavigation, row.source, about: scene)
      }
    case .replace:
      replaceDetail(with: destination, from: source, request)
    case .custom:
      performClass(of: segue, destination, from: source, request)
    case .embed, .unwind:
      // Embedding happens when the view loads; performed by hand it would do nothing (SEG-28).
      run.remove(destination)
    }
    if run.state[destination]?.role == .detached { run.remove(destination) }
  }

  /// The class of the source makes the destination, and does not have the action that it is asked by: nothing is prepared
  /// (ERR-34).
  mutating func failsToCreate(_ segue: ID<Segue>) -> Bool {
    guard let action = program[program[segue].attributes, .unknownCreator] else { return false }
    run.raise(.unknownAction, program[segue].source, thing: action)
    return true
  }

  /// Leads to a scene that is not in the program. UIKit asks the app's own bundle where the one that a reference names is
  /// not loaded, and raises before anything is prepared (ERR-35).
  mutating func leave(by segue: ID<Segue>, sender: Trigger?) {
    let row = program[segue]
    if !program[row.attributes, .isBundleLoaded] {
      let storyboard = program[row.attributes, .storyboardElsewhere] ?? .none
      return run.raise(.unknownStoryboard, row.source, thing: storyboard)
    }
    run.note(.prepare(segue, sender: sender))
    run.note(.leave(segue))
  }

  /// Only the class of a custom segue decides what happens: without it nothing is performed (SEG-7, SEG-31).
  private mutating func performClass(
    of segue: ID<Segue>, _ destination: ID<Controller>, from source: ID<Controller>,
    _ request: PresentationRequest
  ) {
    guard program.value(of: .segueClass, in: request.attributes) != nil else {
      return run.raise(
        .customSegueClass, program.segues[segue].source, about: program.segues[segue].destination)
    }
    run.note(.performCustom(segue))
    switch program[request.attributes, .segueWork] ?? .nothing {
    case .nothing:
      break
    case .show:
      show(destination, from: source, request)
    case .showDetail:
      showDetail(destination, from: source, request)
    case .present:
      present(destination, from: source, request)
    case .push:
      // Without a navigation controller the call goes to nil.
      if let stack = nearestStack(of: source) {
        push(destination, onto: stack, animated: request.animated)
      }
    case .replaceDetail:
      replaceDetail(with: destination, from: source, request)
    }
  }

  /// `prepare(for:sender:)`: the destination gets its data, its view does not exist yet (SEG-4, PASS-5).
  mutating func prepare(
    _ segue: ID<Segue>, for destination: ID<Controller>, from scope: Scope, sender: Trigger?
  ) {
    run.note(.prepare(segue, sender: sender))
    pass(program.segues[cold: segue].arguments, to: destination, from: scope)
  }

  /// Hands values over: to the controller itself, or to the one inside it that knows the variable.
  mutating func pass(
    _ range: IDRange<Argument>, to destination: ID<Controller>, from scope: Scope
  ) {
    for argument in program.arguments[range] {
      pass(program.value(of: argument.value, in: run.state, scope), argument, to: destination)
    }
  }

  /// The same with values that have been calculated before.
  mutating func pass(
    _ range: IDRange<Argument>, _ values: [Int32], to destination: ID<Controller>
  ) {
    for (argument, value) in zip(program.arguments[range], values) {
      pass(value, argument, to: destination)
    }
  }

  private mutating func pass(
    _ value: Int32, _ argument: Argument, to destination: ID<Controller>
  ) {
    guard let start = run.position(of: destination) else { return }
    let owner = run.state.subtree(of: start).first {
      let controller = run.state.controllers[$0]
      return !controller.isSynthetic && program.owns(controller.scene, argument.variable)
    }
    if let owner {
      assign(value, to: argument.variable, Scope(run.identity(owner)))
    } else {
      passByName(argument.variable, value, to: destination)
    }
  }

  /// Several scenes may answer an unwind action; each takes what it has a variable of that name and kind for.
  private mutating func passByName(
    _ variable: ID<Variable>, _ value: Int32, to destination: ID<Controller>
  ) {
    guard let scene = run.state[destination]?.scene,
      let own = program.variable(program[variable].name, of: scene),
      program[own].domain == program[variable].domain
    else { return }
    assign(value, to: own, Scope(destination))
  }
}

extension Program {
  /// Who does the work of a segue.
  fileprivate enum Performer {
    case ofItsKind
    /// A class of the author's own that inherits what the kind does.
    case inherited
    /// A class of the author's own, and what it does is known.
    case known
  }

  /// How a segue presents, and who does its work.
  @inline(__always)
  fileprivate func request(_ segue: ID<Segue>) -> (PresentationRequest, Performer) {
    let row = self[segue]
    let request = PresentationRequest(
      attributes: row.attributes, segue: segue, hasAnchor: row.trigger != .scene,
      animated: isAnimated(row.attributes))
    switch row.operation {
    case .custom, .embed, .unwind: return (request, .ofItsKind)
    case .show, .showDetail, .present, .popover, .push, .replace:
      guard value(of: .segueClass, in: row.attributes) != nil else { return (request, .ofItsKind) }
      let isKnown = value(of: .segueWork, in: row.attributes) != nil
      return (request, isKnown ? .known : .inherited)
    }
  }

  /// Whether instances of a scene have this variable.
  func owns(_ scene: ID<Scene>, _ variable: ID<Variable>) -> Bool {
    scenes[cold: scene].variables.contains(variable)
      || classChain(of: scene).contains { self[$0].variables.contains(variable) }
  }

  /// SEG-9
  func isAnimated(_ attributes: IDRange<Attribute>) -> Bool {
    self[attributes, .animated]
  }
}

extension Program {
  /// Whether an arrow leads to what code makes and presents.
  fileprivate func leadsToCode(_ segue: ID<Segue>) -> Bool {
    segues[segue].destination.map { scenes[$0].kind.isMadeByCode } ?? false
  }
}
