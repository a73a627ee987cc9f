import NavModel
import NavSimulator
import NavText

/// What `event(for:)` works on: a command in words, with what is known better than by its name.
struct CommandRequest {
  var kind: CommandKind
  var operands: [String]
  var isQuoted: Bool
  var scenes: [ID<Scene>] = []
  var variable: ID<Variable>?
  var value: Int32?
  /// What `restore` names.
  var archive: Result<[UInt8], CommandProblem> = .success([])

  var first: String { operands.first ?? "" }
  var index: Int32? { operands.last.flatMap { Int32($0) } }
}

extension Program {
  /// The event that a command means on the screen as it is, or why there is none.
  public func event(
    for command: ConsoleCommand, in state: NavigationState,
    archive: (String) -> Result<[UInt8], CommandProblem> = { Shelf().archive($0) }
  ) -> Result<Event, CommandProblem> {
    var request = CommandRequest(
      kind: command.kind, operands: command.operands, isQuoted: command.isQuoted)
    if command.kind == .restore { request.archive = archive(request.first) }
    return resolve(request, in: state)
  }

  /// The same for a step of a test.
  public func event(
    for command: Command, in state: NavigationState,
    archive: (String) -> Result<[UInt8], CommandProblem> = { Shelf().archive($0) }
  ) -> Result<Event, CommandProblem> {
    var request = CommandRequest(kind: command.kind, operands: [], isQuoted: command.isQuoted)
    if !command.operand.isNone || command.isQuoted { request.operands = [names[command.operand]] }
    switch command.kind.facts.operand {
    case .index, .nameAndIndex: request.operands.append(String(command.index))
    case .tab: if request.operands.isEmpty { request.operands = [String(command.index)] }
    case .tabAndText, .assignment:
      if let value = command.value { request.operands.append(names[value]) }
    case .none, .target, .scene, .sceneOrNothing, .scenes, .identifier, .action, .word,
      .wordOrNothing, .device, .file:
      break
    }
    if command.kind == .restore { request.archive = archive(request.first) }
    request.scenes = sceneLists[command.scenes].map { $0.scene }
    request.variable = command.variable
    if let expression = command.expression {
      let owner = state.visible.map { state.controllers[$0].identity }
      request.value = value(of: expression, for: owner, in: state)
    }
    return resolve(request, in: state)
  }

  func resolve(
    _ request: CommandRequest, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    // Whatever else may be wrong with it: nothing answers any more.
    if let crash = state.crash, request.kind != .launch && request.kind != .restore {
      return refused(.crashed(crash.error))
    }
    if let flight = state.flight, request.kind.looksAtScreen {
      return refused(.transitionRunning(place(of: flight, in: state)))
    }
    return switch request.kind {
    case .launch: launchEvent(request)
    case .tap: tapEvent(request, in: state)
    case .back: .success(.back)
    case .swipeBack: .success(.swipeBack(cancelled: request.first == "cancel"))
    case .tab: tabEvent(request, in: state)
    case .more: moreEvent(request, in: state)
    case .dismiss: .success(.dismiss)
    case .swipeDown: .success(.swipeDown(cancelled: request.first == "cancel"))
    case .tapOutside: .success(.tapOutside)
    case .swipeContent: .success(.swipeContent(up: request.first == "up"))
    case .tapContent: .success(.tapContent)
    case .perform: performEvent(request, in: state)
    case .do: actionEvent(request, in: state)
    case .set: setEvent(request, in: state)
    case .push: sceneEvent(request, in: state) { .push($0) }
    case .pop: .success(.pop)
    case .popTo: sceneEvent(request, in: state) { .popTo($0) }
    case .popToRoot: .success(.popToRoot)
    case .setStack: stackEvent(request, in: state)
    case .present: sceneEvent(request, in: state) { .present($0) }
    case .select: selectEvent(request, in: state)
    case .edit: editEvent(in: state)
    case .customize: customizeEvent(request, in: state)
    case .badge: badgeEvent(request, in: state)
    case .toolbar: .success(.setToolbarHidden(request.first == "hide"))
    case .bar: .success(.setBarHidden(request.first == "hide"))
    case .rotate: .success(.rotate(orientation(request.first)))
    case .resize: resizeEvent(request)
    case .showColumn: columnEvent(request) { .showColumn($0) }
    case .hideColumn: columnEvent(request) { .hideColumn($0) }
    case .swipeColumn: .success(.swipeColumn(isIn: request.first == "in"))
    case .leaf: .success(.turnPage(isForward: request.first == "forward"))
    case .animate:
      .success(.animate(Animation.allCases.first { $0.keyword == request.first } ?? .on))
    case .finish: .success(.finish)
    case .cancel: .success(.cancel)
    case .drag: .success(.drag(request.first == Detent.medium.keyword ? .medium : .large))
    case .save: .success(.save)
    case .restore: request.archive.map { .restore($0) }
    }
  }
}

extension CommandKind {
  /// Whether it touches something that is looked for on the screen: there is nothing to find while that changes.
  fileprivate var looksAtScreen: Bool {
    switch self {
    case .tap, .tab, .more, .edit, .customize: true
    case .launch, .back, .swipeBack, .dismiss, .swipeDown, .tapOutside, .perform, .do, .set, .push,
      .pop, .popTo, .popToRoot, .setStack, .present, .select, .badge, .toolbar, .bar, .rotate,
      .resize, .animate, .finish, .cancel, .save, .restore, .drag, .swipeContent, .tapContent,
      .showColumn, .hideColumn, .swipeColumn, .leaf:
      false
    }
  }
}
