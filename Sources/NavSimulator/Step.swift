import NavModel
import NavText

/// What an app runs on where nobody says it: neither who starts it nor its text.
public struct UsualSystem: Hashable, Sendable {
  public var device: Device?
  public var era: SystemEra?

  /// The usual ones of today.
  public init() {}
}

extension Program {
  /// Starts the app: the initial controller of a storyboard, the main one when none is named (LIFE-23).
  public func launch(
    storyboard: ID<Storyboard>? = nil, device: Device? = nil, era: SystemEra? = nil,
    orientation: Orientation = .portrait, usually usual: UsualSystem = UsualSystem()
  ) -> (state: NavigationState, effects: [Effect]) {
    let chosen = storyboard ?? mainStoryboard ?? storyboards.ids.first
    let attributes = chosen.map { self[$0].attributes } ?? .empty
    let state = NavigationState(
      device: device ?? self.device(in: attributes) ?? usual.device ?? .standard,
      orientation: orientation, era: era ?? self.era(in: attributes) ?? usual.era ?? .modern)
    return launch(chosen, in: state)
  }

  private func launch(
    _ chosen: ID<Storyboard>?, in state: NavigationState
  ) -> (state: NavigationState, effects: [Effect]) {
    var run = Run(state)
    run.state.appValues = initialAppValues()
    start(at: chosen.flatMap { self[$0].initial }, in: &run)
    if run.hasCrashed { run.state.controllers = [] }
    finish(&run)
    return run.take()
  }

  func start(
    at scene: ID<Scene>?, restoring archive: Archive? = nil, in run: inout Run
  ) {
    // ERR-37: a black screen.
    guard let scene else { return run.log(.noEntryPoint, nil) }
    stand(for: scene, in: &run)
    begin(&run)
    let root = instantiate(scene, in: &run)
    run.update(root) { $0.role = .window }
    if let archive { put(archive, backInto: root, in: &run) }
    var transition = Transition(.launch, animated: false)
    transition.incoming = ShortList(root)
    play(transition, in: &run)
    end(&run)
  }

  func initialAppValues() -> [Int32] {
    var values = [Int32](repeating: 0, count: appVariables.count)
    for variable in variables[appVariables] where Int(variable.slot) < values.count {
      values[Int(variable.slot)] = variable.initial
    }
    return values
  }

  /// What UIKit does when `event` happens in `state`. Pure: the same values always give the same values.
  ///
  /// Who goes on from step to step and needs no state twice is faster with a `Simulation`.
  public func step(
    _ state: NavigationState, _ event: Event
  ) -> (next: NavigationState, effects: [Effect]) {
    var run = Run(state)
    if take(event, in: &run) == .stopped {
      run.state = state.stopped(by: run.state.crash)
    }
    return run.take()
  }

  /// How a step ends.
  enum Outcome {
    case goesOn
    /// The app is gone; what is left to look at is where it stood before.
    case stopped
  }

  func take(_ event: Event, in run: inout Run) -> Outcome {
    switch event {
    case .launch(let storyboard):
      let chosen = storyboard ?? mainStoryboard ?? storyboards.ids.first
      (run.state, run.effects) = launch(chosen, in: run.state.withoutApp)
      return .goesOn
    case .restore(let bytes):
      (run.state, run.effects) = restore(bytes, over: run.state)
      return .goesOn
    default:
      break
    }
    if let crash = run.state.crash {
      run.effects.append(.refused(.crashed(crash.error)))
      return .goesOn
    }
    if let flight = run.state.flight {
      run.resume(flight)
      performInFlight(event, flight, in: &run)
    } else {
      perform(event, in: &run)
    }
    if run.hasCrashed { return .stopped }
    finish(&run)
    return .goesOn
  }

  func perform(_ event: Event, in run: inout Run) {
    switch event {
    case .tapElement(let element): tap(element, row: nil, in: &run)
    case .tapRow(let element, let row): tap(element, row: row, in: &run)
    case .tapBarItem(let item): tap(item, in: &run)
    case .tapTab(let tabs, let index): tapTab(tabs, Int(index), in: &run)
    case .tapMore(let tabs): tapMore(tabs, in: &run)
    case .tapMoreRow(let tabs, let index): tapMoreRow(tabs, Int(index), in: &run)
    case .back: back(in: &run)
    case .swipeBack(let cancelled): back(cancelled ? .cancelled : .completed, in: &run)
    case .swipeDown(let cancelled): swipeDown(cancelled ? .cancelled : .completed, in: &run)
    case .drag(let detent): drag(to: detent, in: &run)
    case .tapOutside: tapOutside(in: &run)
    case .swipeContent(let up): swipeContent(up: up, in: &run)
    case .tapContent: tapContent(in: &run)
    case .rotate(let orientation): rotate(to: orientation, in: &run)
    case .resize(let device): resize(to: device, in: &run)
    case .share(let share): resize(to: share, in: &run)
    case .showColumn(let column): changeColumn(column, isShown: true, in: &run)
    case .hideColumn(let column): changeColumn(column, isShown: false, in: &run)
    case .swipeColumn(let isIn): swipeColumn(isIn: isIn, in: &run)
    case .turnPage(let isForward): turnPage(isForward: isForward, in: &run)
    case .beginCustomizing(let scene): beginCustomizing(scene, in: &run)
    case .endCustomizing(let scene):
      begin(&run)
      endCustomizing(scene, in: &run)
      end(&run)
    case .customize(let scene, let index):
      begin(&run)
      customize(scene, Int(index), in: &run)
      end(&run)
    case .dismiss: dismissTop(in: &run)
    case .performSegue(let segue): performProgrammatically(segue, in: &run)
    case .runAction(let method): runProgrammatically(method, in: &run)
    case .setVariable(let variable, let value): set(variable, value, in: &run)
    case .push(let scene):
      onStack(in: &run) { stack, run in
        push(instantiate(scene, in: &run), onto: stack, animated: true, in: &run)
      }
    case .pop: onStack(in: &run) { perform(.pop, on: $0, animated: true, in: &$1) }
    case .popTo(let scene):
      onStack(in: &run) { perform(.popTo(scene), on: $0, animated: true, in: &$1) }
    case .popToRoot:
      onStack(in: &run) { perform(.popToRoot, on: $0, animated: true, in: &$1) }
    case .setStack(let scenes):
      onStack(in: &run) { setStack($0, scenes, animated: true, in: &$1) }
    case .present(let scene): presentProgrammatically(scene, in: &run)
    case .lookUpStranger:
      run.raise(.unknownController, run.state.visible.map { run.state.controllers[$0].scene })
    case .selectMore: selectMoreProgrammatically(in: &run)
    case .selectIndex(let index): selectProgrammatically(Int(index), in: &run)
    case .toggleEditing: toggleEditing(in: &run)
    case .setBadge(let scene, let text): setBadgeProgrammatically(scene, text, in: &run)
    case .setBarHidden(let isHidden):
      setBarProgrammatically(.navigationBar, hidden: isHidden, in: &run)
    case .setToolbarHidden(let isHidden):
      setBarProgrammatically(.toolbar, hidden: isHidden, in: &run)
    case .save: preserve(in: &run)
    case .launch, .restore: break
    case .animate(let animation): animate(animation, in: &run)
    case .finish: finishFlight(in: &run)
    case .cancel: cancelFlight(in: &run)
    }
  }
}
