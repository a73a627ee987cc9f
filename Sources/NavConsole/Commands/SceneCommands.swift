import NavModel
import NavSimulator
import NavText

extension Program {
  func sceneEvent(
    _ request: CommandRequest, in state: NavigationState, _ event: (ID<Scene>) -> Event
  ) -> Result<Event, CommandProblem> {
    if let scene = request.scenes.first { return .success(event(scene)) }
    if request.isQuoted && request.kind != .popTo {
      return .success(scene(identified: request.first, in: state).map(event) ?? .lookUpStranger)
    }
    return scene(request.first, in: state).map { event($0) }
  }

  /// What the storyboard in front has under an identifier. Code knows no other key: neither the name of a scene nor
  /// its place in a container (SEG-38, SEG-71).
  private func scene(identified identifier: String, in state: NavigationState) -> ID<Scene>? {
    let front = state.visible.map { self[state.controllers[$0].scene].storyboard }
    guard let storyboard = front ?? mainStoryboard ?? storyboards.ids.first else { return nil }
    return self[storyboard].scenes.first {
      !self[rare: $0].identifier.isNone && names[self[rare: $0].identifier] == identifier
    }
  }

  func stackEvent(
    _ request: CommandRequest, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    if !request.scenes.isEmpty { return .success(.setStack(request.scenes)) }
    var scenes: [ID<Scene>] = []
    for name in request.operands {
      switch scene(name, in: state) {
      case .success(let scene): scenes.append(scene)
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(.setStack(scenes))
  }

  /// `Scene` or `Storyboard.Scene`; the storyboard in front goes first.
  func scene(
    _ path: String, in state: NavigationState
  ) -> Result<ID<Scene>, CommandProblem> {
    let parts = path.split(separator: ".").map { String($0) }
    let named = scenes.ids.filter { id in
      guard let last = parts.last, names[self[id].name] == last else { return false }
      return parts.count < 2 || names[self[self[id].storyboard].name] == parts[0]
    }
    let front = state.visible.map { self[state.controllers[$0].scene].storyboard }
    if let found = named.first(where: { self[$0].storyboard == front }) ?? named.first {
      return .success(found)
    }
    let known = scenes.rows.map { names[$0.name] }
    return .failure(
      .unknown("unknown-scene", "there is no scene called '\(path)'", path, among: known))
  }

  func launchEvent(_ request: CommandRequest) -> Result<Event, CommandProblem> {
    guard let name = request.operands.first, !name.isEmpty else { return .success(.launch(nil)) }
    if let id = storyboards.ids.first(where: { names[self[$0].name] == name }) {
      return .success(.launch(id))
    }
    // The name of an initial scene means its storyboard.
    if let id = storyboards.ids.first(where: { id in
      self[id].initial.map { names[self[$0].name] == name } ?? false
    }) {
      return .success(.launch(id))
    }
    let known = storyboards.rows.map { names[$0.name] }
    return .failure(
      .unknown("unknown-storyboard", "no storyboard '\(name)' can be launched", name, among: known))
  }

  // MARK: Device

  func orientation(_ word: String) -> Orientation {
    Orientation.allCases.first { $0.keyword == word } ?? .landscapeLeft
  }

  func resizeEvent(_ request: CommandRequest) -> Result<Event, CommandProblem> {
    if let device = Device(named: request.first) { return .success(.resize(device)) }
    if let share = WindowShare(named: request.first) { return .success(.share(share)) }
    let shares = NavText.nearest(to: request.first, among: WindowShare.allCases.map { $0.name })
    let near = shares.isEmpty ? Device.names(near: request.first) : shares
    return .failure(
      CommandProblem(
        "unknown-device", "there is no device called '\(request.first)'",
        help: didYouMean(near).first))
  }

  func columnEvent(
    _ request: CommandRequest, _ event: (SplitColumn) -> Event
  ) -> Result<Event, CommandProblem> {
    let column = SplitColumn.allCases.first { $0.keyword == request.first }
    return .success(event(column ?? .primary))
  }

  func refused(_ refusal: Refusal) -> Result<Event, CommandProblem> {
    .failure(CommandProblem("refused", refusal.sentence(in: self)))
  }
}
