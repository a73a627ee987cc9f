import NavModel
import NavText

/// What was asked for while a transition ran, and waits for its end (NAV-37, LIFE-60, DESIGN-1).
enum Waiting: Hashable, Sendable {
  case statement(ID<Statement>, Scope)
  case event(Event)
  /// The second half of an unwind: the way to a controller below what was dismissed (SEG-57).
  case reveal(ID<Controller>, animated: Bool)
  /// What a `setRoot` asks for, with the values of its arguments: the controller whose code says it may be gone by then.
  case newRoot(ID<Statement>, values: [Int32])
  /// The handler of an alert's action, which runs when the alert is gone (ALERT-6), and which of its fields said something.
  case answer(ID<Element>, of: ID<Scene>, Scope, fields: [ID<Element>])

  func renumbered(_ new: (ID<Controller>) -> ID<Controller>?) -> Waiting? {
    switch self {
    case .statement(let statement, var scope):
      guard let controller = scope.controller.flatMap(new) else { return nil }
      scope.controller = controller
      return .statement(statement, scope)
    case .answer(let action, let scene, var scope, let fields):
      guard let controller = scope.controller.flatMap(new) else { return nil }
      scope.controller = controller
      return .answer(action, of: scene, scope, fields: fields)
    case .event, .newRoot: return self
    case .reveal(let id, let animated):
      return new(id).map { .reveal($0, animated: animated) }
    }
  }
}

extension Event {
  /// What becomes of it while a transition is in flight.
  enum Patience {
    /// It needs no transition of its own.
    case now
    /// Code is heard when the transition has ended, and the device turns then (NAV-37).
    case later
    /// UIKit ignores it with a line on the console while something is presented or dismissed (ERR-21).
    case presentation
    /// Nothing answers to a finger (NAV-34, NAV-36).
    case touch
  }

  var patience: Patience {
    switch self {
    case .onStack(_, let event): event.patience
    case .tapElement, .tapRow, .tapBarItem, .tapTab, .tapMore, .tapMoreRow, .beginCustomizing,
      .endCustomizing, .back, .swipeBack, .swipeDown, .drag, .tapOutside, .customize,
      .swipeContent, .tapContent, .swipeColumn, .turnPage, .save, .type, .clearText, .pressReturn,
      .hideKeyboard, .deleteRow, .moveRow, .stroke, .pressBarItem, .change,
      .cancelSearch:
      .touch
    case .rotate, .resize, .share, .showColumn, .hideColumn, .performSegue, .push, .pop, .popTo,
      .popToRoot, .setStack, .selectIndex, .selectMore, .deliver:
      .later
    case .dismiss, .present:
      .presentation
    case .runAction, .lookUpStranger, .setVariable, .toggleEditing, .setBadge, .setBarHidden,
      .setToolbarHidden,
      .launch, .restore, .animate, .finish, .cancel:
      .now
    }
  }

  /// Whether it pushes or pops.
  fileprivate var changesStack: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack, .onStack: true
    default: false
    }
  }
}

extension SimulationStep {
  /// Does what can be done while a transition is in flight.
  mutating func performInFlight(_ event: Event, _ flight: Flight) {
    switch event.patience {
    case .now:
      perform(event)
    case .presentation where flight.transition.order.isPresentation:
      perform(event)
    case .later, .presentation:
      wait(.event(event), for: flight, changesStack: event.changesStack)
    case .touch:
      run.refuse(.transitionRunning(program.place(of: flight, in: run.state)))
    }
  }

  /// Queues an operation that came too early, and says so: older systems warned of a spoiled bar (ERR-14).
  mutating func wait(
    _ operation: Waiting, for flight: Flight, changesStack: Bool
  ) {
    noteImpatience(changesStack, program.place(of: flight, in: run.state))
    run.waiting.append(operation)
  }

  mutating func noteImpatience(_ changesStack: Bool, _ place: ID<Scene>?) {
    if changesStack && run.state.era.warnsOfNesting {
      run.log(.nestedTransition, place)
    } else {
      run.note(.queued(place))
    }
  }

  /// Does what waited, one after the other, until one of them stays in flight.
  mutating func catchUp() {
    run.isCatchingUp = true
    while !run.waiting.isEmpty && !run.hasCrashed && !run.state.isInFlight {
      let next = run.waiting.removeFirst()
      run.isPresenting = false
      run.isPushing = false
      switch next {
      case .statement(let statement, let scope): perform(program[statement], scope)
      case .event(let event): performLate(event)
      case .reveal(let id, let animated): reveal(id, animated: animated)
      case .newRoot(let statement, let values): setRoot(statement, values)
      case .answer(let action, let scene, let scope, let fields):
        answer(action, of: scene, scope, fields: fields)
      }
    }
    run.isCatchingUp = false
  }
}

extension SimulationStep {
  /// What cannot be done any more when its turn comes has no effect.
  private mutating func performLate(_ event: Event) {
    let first = run.effects.count
    perform(event)
    let noted = run.effects[first...].filter { !$0.isRefusal }
    run.effects.replaceSubrange(first..., with: noted)
  }
}
