import NavModel
import NavSimulator
import NavText

/// A command whose operands have been read: which event it is depends on the screen alone.
///
/// Lines of the prompt and steps of tests both become these, so that words are read in one place.
enum CommandRequest: Hashable, Sendable {
  /// The same event on every screen.
  case event(Event)
  case tap(Target)
  case tab(Target)
  case more(Target)
  case select(Target)
  case edit
  case customize(Target, Int32)
  /// Into what is touched first, if that is named.
  case type(String, into: Target?)
  /// A URL, or the category of a notification.
  case deliver(DelegateMessage, String)
  case deleteRow(Target)
  case moveRow(Target, Int32)
  case change(ValueChange, of: Target)
  /// On the view of the screen where nothing is named.
  case stroke(Stroke, on: Target?)
  /// Nil takes the badge off.
  case badge(Target, String?)
  /// A segue of a scene in front, by its identifier.
  case perform(String)
  /// An action of a scene in front.
  case runAction(String)
  case set(VariableReference, NewValue)
  case push(SceneReference)
  case popTo(SceneReference)
  case present(SceneReference)
  /// Scenes by name, the root first.
  case setStack([String])
  /// The same on the stack of a navigation controller that is named.
  indirect case onStack(SceneReference, CommandRequest)
  /// What was saved under this name.
  case restore(String)

  /// How something on the screen is referred to.
  enum Target: Hashable, Sendable {
    case named(String)
    /// By the text that a person sees.
    case says(String)
    /// A tab, counted from 0.
    case position(Int32)
  }

  /// How a scene is referred to.
  enum SceneReference: Hashable, Sendable {
    /// `Scene` or `Storyboard.Scene`.
    case named(String)
    /// By its storyboard identifier, as code looks it up.
    case identified(String)
  }

  /// How a variable is referred to.
  enum VariableReference: Hashable, Sendable {
    case found(ID<Variable>)
    /// `variable` or `Scene.variable`, of whichever scene is in front.
    case named(String)
  }

  /// What a variable is set to.
  enum NewValue: Hashable, Sendable {
    case expression(ID<Expression>)
    /// As it was typed: its meaning depends on the variable.
    case word(String)
  }
}

extension CommandRequest.Target {
  init(_ text: String, isQuoted: Bool) {
    self = isQuoted ? .says(text) : .named(text)
  }

  /// A tab goes by its position too.
  init(tab text: String, isQuoted: Bool) {
    if !isQuoted, let index = Int32(text) {
      self = .position(index)
    } else {
      self.init(text, isQuoted: isQuoted)
    }
  }

  /// As it was written.
  var text: String {
    switch self {
    case .named(let text), .says(let text): text
    case .position(let index): String(index)
    }
  }

  var isText: Bool {
    if case .says = self { return true }
    return false
  }
}

// MARK: Reading

extension Program {
  /// Reads the operands of a step of a test.
  func request(for command: Command) -> Result<CommandRequest, CommandProblem> {
    switch command.kind {
    // What the compiler has found already is not looked up again.
    case .set:
      let value = command.value.map { names[$0] } ?? ""
      return .success(
        .set(
          command.variable.map { .found($0) } ?? .named(names[command.operand]),
          command.expression.map { .expression($0) } ?? .word(value)))
    case .setStack:
      let event = CommandRequest.event(.setStack(sceneLists[command.scenes].map { $0.scene }))
      return .success(
        command.stack.map { .onStack(.named(qualifiedName(of: $0)), event) } ?? event)
    default: return request(for: line(of: command))
    }
  }

  /// The operands of a step in the order in which a line has them.
  func line(of step: Command) -> ConsoleCommand {
    var operands = step.operand.isNone && !step.isQuoted ? [] : [names[step.operand]]
    switch step.kind {
    case .customize, .moveRow: operands.append(String(step.index))
    case .badge, .type: operands += step.value.map { [names[$0]] } ?? []
    case .swipe, .fullSwipe: operands.insert(step.value.map { names[$0] } ?? "", at: 0)
    default: break
    }
    var command = ConsoleCommand(step.kind, operands, isQuoted: step.isQuoted)
    command.stack = step.stack.map { qualifiedName(of: $0) }
    return command
  }

  /// Reads the operands of a line.
  func request(for command: ConsoleCommand) -> Result<CommandRequest, CommandProblem> {
    let request = requestWithoutStack(for: command)
    guard let stack = command.stack else { return request }
    return request.map { .onStack(.named(stack), $0) }
  }

  private func requestWithoutStack(
    for command: ConsoleCommand
  ) -> Result<CommandRequest, CommandProblem> {
    let first = command.operands.first ?? ""
    let target = CommandRequest.Target(first, isQuoted: command.isQuoted)
    let tab = CommandRequest.Target(tab: first, isQuoted: command.isQuoted)
    let scene: CommandRequest.SceneReference =
      command.isQuoted ? .identified(first) : .named(first)
    let second = command.operands.count > 1 ? command.operands[1] : nil
    let request: CommandRequest
    switch command.kind {
    case .launch: return launchRequest(first)
    case .resize: return resizeRequest(first)
    case .tap: request = .tap(target)
    case .tab: request = .tab(tab)
    case .more: request = .more(target)
    case .select: request = .select(tab)
    case .edit: request = .edit
    case .customize: request = .customize(target, second.flatMap { Int32($0) } ?? 0)
    case .badge: request = .badge(tab, second)
    case .type: request = .type(first, into: second.map { .named($0) })
    case .longPress: request = .stroke(.longPress, on: target)
    case .doubleTap: request = .stroke(.doubleTap, on: target)
    case .pan: request = .stroke(.pan, on: target)
    case .pinch: request = .stroke(.pinch, on: target)
    case .twist: request = .stroke(.twist, on: target)
    case .edgePan:
      request = .stroke(
        .edgePan(Edge.allCases.first { $0.keyword == first } ?? .left), on: nil)
    case .swipe, .fullSwipe:
      let direction = SwipeDirection.allCases.first { $0.keyword == first } ?? .left
      request = .stroke(
        command.kind == .swipe ? .swipe(direction) : .fullSwipe(direction),
        on: second.map { .init($0, isQuoted: command.isQuoted) })
    case .increment: request = .change(.increment, of: target)
    case .decrement: request = .change(.decrement, of: target)
    case .clearText: request = .event(.clearText)
    case .pressReturn: request = .event(.pressReturn)
    case .hideKeyboard: request = .event(.hideKeyboard)
    case .deleteRow: request = .deleteRow(target)
    case .moveRow: request = .moveRow(target, second.flatMap { Int32($0) } ?? 0)
    case .open: request = .deliver(.open, first)
    case .tapNotification: request = .deliver(.notification, first)
    case .perform: request = .perform(first)
    case .do: request = .runAction(first)
    case .set: request = .set(.named(first), .word(second ?? ""))
    case .push: request = .push(scene)
    case .present: request = .present(scene)
    // Code pops to a controller that it has, not to one that it looks up.
    case .popTo: request = .popTo(.named(first))
    case .setStack: request = .setStack(command.operands)
    case .restore: request = .restore(first)
    case .back: request = .event(.back)
    case .swipeBack: request = .event(.swipeBack(cancelled: first == "cancel"))
    case .dismiss: request = .event(.dismiss)
    case .swipeDown: request = .event(.swipeDown(cancelled: first == "cancel"))
    case .tapOutside: request = .event(.tapOutside)
    case .swipeContent: request = .event(.swipeContent(up: first == "up"))
    case .tapContent: request = .event(.tapContent)
    case .pop: request = .event(.pop)
    case .popToRoot: request = .event(.popToRoot)
    case .toolbar: request = .event(.setToolbarHidden(first == "hide"))
    case .bar: request = .event(.setBarHidden(first == "hide"))
    case .rotate: request = .event(.rotate(orientation(first)))
    case .showColumn: request = .event(.showColumn(column(first)))
    case .hideColumn: request = .event(.hideColumn(column(first)))
    case .swipeColumn: request = .event(.swipeColumn(isIn: first == "in"))
    case .turnPage: request = .event(.turnPage(isForward: first == "forward"))
    case .animate:
      request = .event(.animate(Animation.allCases.first { $0.keyword == first } ?? .on))
    case .finish: request = .event(.finish)
    case .cancel: request = .event(.cancel)
    case .drag: request = .event(.drag(first == Detent.medium.keyword ? .medium : .large))
    case .save: request = .event(.save)
    }
    return .success(request)
  }

  private func launchRequest(_ name: String) -> Result<CommandRequest, CommandProblem> {
    guard !name.isEmpty else { return .success(.event(.launch(nil))) }
    if let id = storyboards.ids.first(where: { names[self[$0].name] == name }) {
      return .success(.event(.launch(id)))
    }
    // The name of an initial scene means its storyboard.
    if let id = storyboards.ids.first(where: { id in
      self[id].initial.map { names[self[$0].name] == name } ?? false
    }) {
      return .success(.event(.launch(id)))
    }
    let known = storyboards.rows.map { names[$0.name] }
    return .failure(
      .unknown("unknown-storyboard", "no storyboard '\(name)' can be launched", name, among: known))
  }

  private func resizeRequest(_ name: String) -> Result<CommandRequest, CommandProblem> {
    if let device = Device(named: name) { return .success(.event(.resize(device))) }
    if let share = WindowShare(named: name) { return .success(.event(.share(share))) }
    let shares = NavText.nearest(to: name, among: WindowShare.allCases.map { $0.name })
    let near = shares.isEmpty ? Device.names(near: name) : shares
    return .failure(
      CommandProblem(
        "unknown-device", "there is no device called '\(name)'", help: didYouMean(near).first))
  }

  /// `landscape` turns the device as most people do.
  private func orientation(_ word: String) -> Orientation {
    Orientation.allCases.first { $0.keyword == word } ?? .landscapeLeft
  }

  private func column(_ word: String) -> SplitColumn {
    SplitColumn.allCases.first { $0.keyword == word } ?? .primary
  }
}
