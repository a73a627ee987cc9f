import NavModel
import NavText

extension Program {
  /// Performs a segue. A person's touch asks `shouldPerformSegue` first, code does not (SEG-1, SEG-2).
  func perform(
    _ segue: ID<Segue>, from scope: Scope, isAsked: Bool, in run: inout Run
  ) {
    let row = self[segue]
    guard let source = scope.controller, run.state[source] != nil else { return }
    if isAsked {
      let answer = holds(self[rare: segue].condition, in: run.state, scope)
      run.note(.shouldPerformSegue(segue, answer: answer))
      // SEG-3: nothing is made.
      if !answer { return }
    }
    // SEG-5
    let sender = isAsked ? row.trigger : nil
    begin(&run)
    defer { end(&run) }
    if row.operation == .unwind {
      return unwind(segue, from: scope, sender: sender, in: &run)
    }
    guard let scene = row.destination else { return leave(by: segue, sender: sender, in: &run) }
    let destination = instantiate(scene, in: &run)
    prepare(segue, for: destination, from: scope, sender: sender, in: &run)
    let request = PresentationRequest(
      attributes: row.attributes, segue: segue, hasAnchor: row.trigger != .scene,
      animated: isAnimated(row.attributes))
    switch row.operation {
    // A class of the author's own inherits what the kind does, unless it says otherwise.
    case .show, .showDetail, .present, .popover, .push, .replace:
      if value(of: .segueClass, in: row.attributes) == nil { break }
      if value(of: .segueWork, in: row.attributes) == nil {
        run.note(.performCustom(segue))
      } else {
        performClass(of: segue, destination, from: source, request, in: &run)
        if run.state[destination]?.role == .detached { run.remove(destination) }
        return
      }
    case .custom, .embed, .unwind: break
    }
    switch row.operation {
    case .show:
      show(destination, from: source, request, in: &run)
    case .showDetail:
      showDetail(destination, from: source, request, in: &run)
    case .present:
      present(destination, from: source, request, in: &run)
    case .popover:
      if row.kind == .legacyPopover && run.state.device.facts.family != .pad {
        // SEG-30
        return run.raise(.popoverOnPhone, row.source, about: scene)
      }
      present(destination, from: source, request.asPopover, in: &run)
    case .push:
      if let stack = nearestStack(of: source, in: run) {
        push(destination, onto: stack, animated: request.animated, in: &run)
      } else {
        // SEG-29
        run.raise(.pushWithoutNavigation, row.source, about: scene)
      }
    case .replace:
      replaceDetail(with: destination, from: source, request, in: &run)
    case .custom:
      performClass(of: segue, destination, from: source, request, in: &run)
    case .embed, .unwind:
      // Embedding happens when the view loads; performed by hand it would do nothing (SEG-28).
      run.remove(destination)
    }
    if run.state[destination]?.role == .detached { run.remove(destination) }
  }

  /// Leads to a scene that is not in the program. UIKit asks the app's own bundle where the one that a reference names is
  /// not loaded, and raises before anything is prepared (ERR-35).
  func leave(by segue: ID<Segue>, sender: Trigger?, in run: inout Run) {
    let row = self[segue]
    if flag(.isBundleLoaded, in: row.attributes) == false {
      var storyboard = Name.none
      if case .text(let name) = value(of: .storyboardElsewhere, in: row.attributes) {
        storyboard = name
      }
      return run.raise(.unknownStoryboard, row.source, thing: storyboard)
    }
    run.note(.prepare(segue, sender: sender))
    run.note(.leave(segue))
  }

  /// Only the class of a custom segue decides what happens: without it there is nobody to perform (SEG-7, SEG-31).
  private func performClass(
    of segue: ID<Segue>, _ destination: ID<Controller>, from source: ID<Controller>,
    _ request: PresentationRequest, in run: inout Run
  ) {
    guard value(of: .segueClass, in: request.attributes) != nil else {
      return run.raise(.customSegueClass, segues[segue].source, about: segues[segue].destination)
    }
    run.note(.performCustom(segue))
    let work = word(.segueWork, in: request.attributes)
    switch work.flatMap({ SegueWork(rawValue: UInt8(truncatingIfNeeded: $0)) }) ?? .nothing {
    case .nothing:
      break
    case .show:
      show(destination, from: source, request, in: &run)
    case .showDetail:
      showDetail(destination, from: source, request, in: &run)
    case .present:
      present(destination, from: source, request, in: &run)
    case .push:
      // Without a navigation controller the call goes to nil.
      if let stack = nearestStack(of: source, in: run) {
        push(destination, onto: stack, animated: request.animated, in: &run)
      }
    case .replaceDetail:
      replaceDetail(with: destination, from: source, request, in: &run)
    }
  }

  /// `prepare(for:sender:)`: the destination gets its data, its view does not exist yet (SEG-4, PASS-5).
  func prepare(
    _ segue: ID<Segue>, for destination: ID<Controller>, from scope: Scope, sender: Trigger?,
    in run: inout Run
  ) {
    run.note(.prepare(segue, sender: sender))
    pass(segues[rare: segue].arguments, to: destination, from: scope, in: &run)
  }

  /// Hands values over: to the controller itself, or to the one inside it that knows the variable.
  func pass(
    _ range: IDRange<Argument>, to destination: ID<Controller>, from scope: Scope,
    in run: inout Run
  ) {
    for argument in arguments[range] {
      let value = value(of: argument.value, in: run.state, scope)
      guard let start = run.position(of: destination) else { return }
      let owner = run.state.subtree(of: start).first {
        let controller = run.state.controllers[$0]
        return !controller.isSynthetic && owns(controller.scene, argument.variable)
      }
      guard let owner else {
        passByName(argument.variable, value, to: destination, in: &run)
        continue
      }
      assign(value, to: argument.variable, Scope(run.identity(owner)), in: &run)
    }
  }

  /// Several scenes may answer an unwind action; each takes what it has a variable of that name and kind for.
  private func passByName(
    _ variable: ID<Variable>, _ value: Int32, to destination: ID<Controller>, in run: inout Run
  ) {
    guard let scene = run.state[destination]?.scene,
      let own = self.variable(self[variable].name, of: scene),
      self[own].domain == self[variable].domain
    else { return }
    assign(value, to: own, Scope(destination), in: &run)
  }

  /// Whether instances of a scene have this variable.
  func owns(_ scene: ID<Scene>, _ variable: ID<Variable>) -> Bool {
    scenes[rare: scene].variables.contains(variable)
      || classChain(of: scene).contains { self[$0].variables.contains(variable) }
  }

  /// SEG-9
  func isAnimated(_ attributes: IDRange<Attribute>) -> Bool {
    flag(.animated, in: attributes) != false
  }
}
