import NavModel
import NavSimulator
import NavText

extension Program {
  /// The event that a command means on the screen as it is, or why there is none.
  public func event(
    for command: ConsoleCommand, in state: NavigationState,
    archive: (String) -> Result<[UInt8], CommandProblem> = { Shelf().archive($0) }
  ) -> Result<Event, CommandProblem> {
    switch request(for: command) {
    case .success(let request): return event(for: request, in: state, archive: archive)
    case .failure(let problem):
      // Whatever is wrong with it: an app that has stopped does not answer.
      if let crash = state.crash, command.kind != .launch { return refused(.crashed(crash.error)) }
      return .failure(problem)
    }
  }

  /// The same for a step of a test.
  public func event(
    for command: Command, in state: NavigationState,
    archive: (String) -> Result<[UInt8], CommandProblem> = { Shelf().archive($0) }
  ) -> Result<Event, CommandProblem> {
    request(for: command).flatMap { event(for: $0, in: state, archive: archive) }
  }

  /// The same for a command whose operands have been read.
  func event(
    for request: CommandRequest, in state: NavigationState,
    archive: (String) -> Result<[UInt8], CommandProblem>
  ) -> Result<Event, CommandProblem> {
    if let crash = state.crash, !request.startsOver { return refused(.crashed(crash.error)) }
    if let flight = state.flight, request.looksAtScreen {
      return refused(.transitionRunning(place(of: flight, in: state)))
    }
    return switch request {
    case .event(let event): .success(event)
    case .tap(let target): tapEvent(target, in: state)
    case .tab(let target): tabEvent(target, in: state)
    case .more(let target): moreEvent(target, in: state)
    case .select(let target): selectEvent(target, in: state)
    case .edit: editEvent(in: state)
    case .customize(let target, let index): customizeEvent(target, index, in: state)
    case .badge(let target, let text): badgeEvent(target, text, in: state)
    case .type(let text, let target): typeEvent(text, target, in: state)
    case .deleteRow(let target): rowEvent(target, in: state) { .deleteRow($0, $1) }
    case .moveRow(let target, let place):
      rowEvent(target, in: state) { .moveRow($0, $1, to: place) }
    case .deliver(let message, let text): deliverEvent(message, text)
    case .change(let change, let target): changeEvent(change, target, in: state)
    case .stroke(let stroke, let target): strokeEvent(stroke, target, in: state)
    case .perform(let identifier): performEvent(identifier, in: state)
    case .runAction(let name): actionEvent(name, in: state)
    case .set(let variable, let value): setEvent(variable, value, in: state)
    case .push(let scene): sceneEvent(scene, in: state) { .push($0) }
    case .popTo(let scene): sceneEvent(scene, in: state) { .popTo($0) }
    case .present(let scene): sceneEvent(scene, in: state) { .present($0) }
    case .setStack(let scenes): stackEvent(scenes, in: state)
    case .onStack(let stack, let request):
      event(for: request, in: state, archive: archive).flatMap { event in
        sceneEvent(stack, in: state) { .onStack($0, event) }
      }
    case .restore(let name): archive(name).map { .restore($0) }
    }
  }
}

extension CommandRequest {
  /// Whether it looks for something on the screen: there is nothing to find while that changes.
  fileprivate var looksAtScreen: Bool {
    switch self {
    case .tap, .tab, .more, .edit, .customize, .type, .deleteRow, .moveRow, .stroke, .change: true
    case .onStack(_, let request): request.looksAtScreen
    case .event, .deliver, .select, .badge, .perform, .runAction, .set, .push, .popTo, .present,
      .setStack,
      .restore:
      false
    }
  }

  /// Whether it makes a new app, so that it does not matter what became of the one before.
  fileprivate var startsOver: Bool {
    switch self {
    case .event(.launch), .restore: true
    case .event, .deliver, .deleteRow, .moveRow, .tap, .tab, .more, .select, .edit, .customize,
      .badge, .perform, .runAction, .set, .push, .popTo, .present, .setStack, .type, .stroke,
      .change,
      .onStack:
      false
    }
  }
}
