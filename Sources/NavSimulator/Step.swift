import NavModel
import NavText

extension Program {
  /// What UIKit does when `event` happens in `state`. Pure: the same values always give the same values.
  ///
  /// For many steps a `Stepper` is faster, and a `Simulation` where no state is needed twice.
  public func step(
    _ state: NavigationState, _ event: Event
  ) -> (next: NavigationState, effects: [Effect]) {
    var step = SimulationStep(self, state)
    return step.take(event, from: state)
  }
}

/// A step in progress: the program and the run that it changes. Its methods are UIKit's operations.
///
/// It can't be copied, since a copy would cost as much as most steps. Calling a non-inlined method of `program` from a
/// mutating method copies the program's tables (300 bytes, without reference counting), so hot paths read the tables
/// themselves and ask one question instead of several.
struct SimulationStep: ~Copyable {
  let program: Program
  var run: Run

  init(_ program: Program, _ state: consuming NavigationState) {
    self.program = program
    run = Run(state)
  }
}

extension SimulationStep {
  /// Loads the first controller and shows it.
  private mutating func start(
    at scene: ID<Scene>?, restoring archive: Archive? = nil
  ) {
    // ERR-37: a black screen.
    guard let scene else { return run.log(.noEntryPoint, nil) }
    run.state.launched = scene
    stand(for: scene)
    begin()
    let root = instantiate(scene)
    run.update(root) { $0.role = .window }
    if let archive { put(archive, backInto: root) }
    var transition = Transition(.launch, animated: false)
    transition.incoming = ShortList(root)
    play(transition)
    end()
  }

  /// Starts the app at its first controller, restored from an archive if there is one.
  mutating func launch(_ scene: ID<Scene>?, restoring archive: Archive? = nil) {
    start(at: scene, restoring: archive)
    if run.hasCrashed { run.state.controllers = [] }
    finish()
  }

  /// How a step ends.
  enum Outcome {
    case goesOn
    /// The app is gone; what is left to look at is where it was before.
    case stopped
  }

  /// One step from a state that others keep.
  mutating func take(
    _ event: Event, from state: NavigationState
  ) -> (next: NavigationState, effects: [Effect]) {
    if take(event) == .stopped { run.state = state.stopped(by: run.state.crash) }
    return run.take()
  }

  mutating func take(_ event: Event) -> Outcome {
    switch event {
    case .launch(let storyboard):
      let chosen = storyboard ?? program.mainStoryboard ?? program.storyboards.ids.first
      (run.state, run.effects) = program.launch(
        chosen, in: run.state.withoutApp, noting: &run.occurrences)
      return .goesOn
    case .restore(let bytes):
      (run.state, run.effects) = program.restore(
        bytes, over: run.state, noting: &run.occurrences)
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
      performInFlight(event, flight)
    } else {
      perform(event)
    }
    if run.hasCrashed { return .stopped }
    finish()
    return .goesOn
  }

  mutating func perform(_ event: Event) {
    guard run.state.hasColdFields, event.patience == .touch,
      run.state.openMenu != nil || run.state.swipedRow != nil
    else { return performInTheOpen(event) }
    let swiped = run.state.swipedRow
    let before = run.effects.count
    if isHeldBackByMenu(event) || closesSwipedRow(event) { return }
    performInTheOpen(event)
    // What is refused changes nothing.
    guard let swiped, run.effects[before...].contains(where: { $0.isRefusal }) else { return }
    run.state.swipedRow = swiped
    run.effects.removeSubrange(before..<run.effects.count - 1)
  }

  /// The same where nothing has been asked for that is in the way.
  private mutating func performInTheOpen(_ event: Event) {
    switch event {
    case .tapElement(let element): tap(element, row: nil)
    case .tapRow(let element, let row): tap(element, row: row)
    case .tapBarItem(let item): tap(item)
    case .tapTab(let tabs, let index): tapTab(tabs, Int(index))
    case .tapMore(let tabs): tapMore(tabs)
    case .tapMoreRow(let tabs, let index): tapMoreRow(tabs, Int(index))
    case .back: back()
    case .swipeBack(let cancelled): back(cancelled ? .cancelled : .completed)
    case .swipeDown(let cancelled): swipeDown(cancelled ? .cancelled : .completed)
    case .drag(let detent): drag(to: detent)
    case .tapOutside: tapOutside()
    case .swipeContent(let up): swipeContent(up: up)
    case .tapContent: tapContent()
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let device): resize(to: device)
    case .share(let share): resize(to: share)
    case .showColumn(let column): changeColumn(column, isShown: true)
    case .hideColumn(let column): changeColumn(column, isShown: false)
    case .swipeColumn(let isIn): swipeColumn(isIn: isIn)
    case .turnPage(let isForward): turnPage(isForward: isForward)
    case .type(let text, let element, let row): type(text, into: element, row: row)
    case .clearText: clearText()
    case .pressReturn: pressReturn()
    case .hideKeyboard: hideKeyboard()
    case .cancelSearch(let element): cancelSearch(element)
    case .deliver(let message, let text): deliver(message, text)
    case .deleteRow(let element, let row): deleteRow(element, row)
    case .moveRow(let element, let row, let place): moveRow(element, row, to: place)
    case .pressBarItem(let item): press(item)
    case .change(let element, let row, let change): make(change, to: element, row: row)
    case .stroke(let stroke, let element, let row): make(stroke, on: element, row: row)
    case .beginCustomizing(let scene): beginCustomizing(scene)
    case .endCustomizing(let scene):
      begin()
      endCustomizing(scene)
      end()
    case .customize(let scene, let index):
      begin()
      customize(scene, Int(index))
      end()
    case .dismiss: dismissTop()
    case .performSegue(let segue): performProgrammatically(segue)
    case .runAction(let method): runProgrammatically(method)
    case .setVariable(let variable, let value): set(variable, value)
    case .push(let scene):
      onStack { step, stack in
        step.push(step.instantiate(scene), onto: stack, animated: true)
      }
    case .pop: onStack { $0.perform(.pop, on: $1, animated: true) }
    case .popTo(let scene): onStack { $0.perform(.popTo(scene), on: $1, animated: true) }
    case .popToRoot: onStack { $0.perform(.popToRoot, on: $1, animated: true) }
    case .setStack(let scenes): onStack { $0.setStack($1, scenes, animated: true) }
    case .onStack(let scene, let event):
      run.namedStack = scene
      perform(event)
      run.namedStack = nil
    case .present(let scene): presentProgrammatically(scene)
    case .lookUpStranger:
      run.raise(.unknownController, run.state.visible.map { run.state.controllers[$0].scene })
    case .selectMore: selectMoreProgrammatically()
    case .selectIndex(let index): selectProgrammatically(Int(index))
    case .toggleEditing: toggleEditing()
    case .setBadge(let scene, let text): setBadgeProgrammatically(scene, text)
    case .setBarHidden(let isHidden):
      setBarProgrammatically(.navigationBar, hidden: isHidden)
    case .setToolbarHidden(let isHidden):
      setBarProgrammatically(.toolbar, hidden: isHidden)
    case .save: preserve()
    case .launch, .restore: break
    case .animate(let animation): animate(animation)
    case .finish: finishFlight()
    case .cancel: cancelFlight()
    }
  }
}
