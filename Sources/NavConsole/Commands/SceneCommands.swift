import NavModel
import NavSimulator
import NavText

extension Program {
  func sceneEvent(
    _ reference: CommandRequest.SceneReference, in state: NavigationState,
    _ event: (ID<Scene>) -> Event
  ) -> Result<Event, CommandProblem> {
    switch reference {
    case .named(let path): scene(path, in: state).map { event($0) }
    case .identified(let identifier):
      .success(scene(identified: identifier, in: state).map(event) ?? .lookUpStranger)
    }
  }

  /// What the storyboard in front has under an identifier. Code knows no other key: neither the name of a scene nor
  /// its place in a container (SEG-38, SEG-71).
  private func scene(identified identifier: String, in state: NavigationState) -> ID<Scene>? {
    let front = state.visible.map { self[state.controllers[$0].scene].storyboard }
    guard let storyboard = front ?? mainStoryboard ?? storyboards.ids.first else { return nil }
    return self[storyboard].scenes.first {
      !self[cold: $0].identifier.isNone && names[self[cold: $0].identifier] == identifier
    }
  }

  func stackEvent(
    _ names: [String], in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    var scenes: [ID<Scene>] = []
    for name in names {
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

  func refused(_ refusal: Refusal) -> Result<Event, CommandProblem> {
    .failure(CommandProblem("refused", refusal.sentence(in: self)))
  }
}
