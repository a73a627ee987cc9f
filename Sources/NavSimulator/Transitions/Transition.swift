import NavModel
import NavText

/// A change of what is shown: who comes, who goes, in which order they are told.
struct Transition: Hashable, Sendable {
  var order: TransitionOrder
  var incoming = ShortList()
  var outgoing = ShortList()
  /// Those that a container takes in.
  var added = ShortList()
  /// Those that are let go: in no array from the beginning (DESIGN-2), destroyed at the end (NAV-9).
  var removed = ShortList()
  var container: ID<Controller>?
  /// What was over the More list, and is there again if a person lets go half-way.
  var moreChild: Int16 = -1
  /// What the delegate hears was selected; nil for More.
  var selected: ID<Scene>?
  /// Whether a person selected it: otherwise the delegate hears nothing (TAB-20).
  var isSelectedByPerson = false
  /// The finger that leads it, if one does.
  var swipe: Swipe?
  var animated = true

  init(_ order: TransitionOrder, animated: Bool) {
    self.order = order
    self.animated = animated
  }
}

/// How a transition ends that a finger leads.
enum Swipe: UInt8, Hashable, Sendable {
  case completed
  /// It lets go half-way (LIFE-51, LIFE-86).
  case cancelled
}

extension SimulationStep {
  /// Begins a transition; it ends at once, or stays in flight until it is told to go on (DESIGN-1).
  mutating func play(_ transition: Transition) {
    // What comes now may have begun while another was in flight: that one is brought to its end first.
    if run.state.isInFlight { land() }
    let animated = transition.animated && run.state.isAnimated
    leave(transition)
    run.silentLine = SilentLine()
    tell(transition.order.begin, transition, animated)
    if transition.swipe == .cancelled {
      cancel(transition, animated)
    } else if animated && run.state.animation == .step && !run.hasCrashed {
      run.state.flight = Flight(transition)
    } else {
      end(transition, animated)
    }
  }

  /// The arrays change at the beginning; the views stay until the end.
  private mutating func leave(_ transition: Transition) {
    for index in 0..<transition.removed.count {
      run.update(transition.removed[index]) { if $0.role != .presented { $0.role = .leaving } }
    }
  }

  /// Everybody hears the rest; those that were let go are destroyed.
  mutating func end(_ transition: Transition, _ animated: Bool) {
    tell(transition.order.end, transition, animated)
    if transition.order == .present {
      for id in transition.incoming { run.set(.beingPresented, false, of: id) }
    }
    guard !transition.removed.isEmpty else { return }
    // Those who covered the screen decided how the interface is (ROT-7).
    let decided = transition.removed.contains {
      run.state[$0]?.decidesOrientation(in: run.state.era) == true
    }
    release(transition.removed)
    if decided { followDecider() }
  }

  /// A person lets go half-way: the arrays are as they were (LIFE-53), and everybody hears of it.
  mutating func cancel(_ transition: Transition, _ animated: Bool) {
    for id in transition.outgoing { run.set(.beingDismissed, false, of: id) }
    let container = transition.container.flatMap { run.state[$0] }
    for id in transition.removed {
      run.update(id) { controller in
        guard controller.role == .leaving else { return }
        controller.role = container?.kind == .tabBar ? .more : .stack
      }
    }
    if let container, transition.moreChild > container.moreChild {
      putOverMoreList(Int(transition.moreChild), of: container.identity)
    }
    dropBackLabels(of: transition.incoming)
    tell(transition.order.cancel, transition, animated)
  }

  private mutating func tell(
    _ phases: [LifecyclePhase], _ transition: Transition, _ animated: Bool
  ) {
    run.depth += 1
    for phase in phases where !run.hasCrashed {
      tell(phase, transition, animated)
    }
    run.depth -= 1
  }

  @inline(__always)
  private mutating func tell(
    _ phase: LifecyclePhase, _ transition: Transition, _ animated: Bool
  ) {
    switch phase {
    case .load: appear(transition.incoming, .load, animated)
    case .willAppear: appear(transition.incoming, .willAppear, animated)
    case .isAppearing: appear(transition.incoming, .isAppearing, animated)
    case .didAppear: appear(transition.incoming, .didAppear, animated)
    case .willDisappear: willDisappear(transition.outgoing, animated)
    case .didDisappear: didDisappear(transition.outgoing, animated)
    case .willMove:
      for index in 0..<transition.added.count { willMove(transition.added[index]) }
    case .didMove:
      for index in 0..<transition.added.count { didMove(transition.added[index]) }
    case .letGo:
      for index in 0..<transition.removed.count { letGo(transition.removed[index]) }
    case .gone:
      for index in 0..<transition.removed.count { gone(transition.removed[index]) }
    case .willShow, .didShow: show(phase, transition, animated)
    case .didSelect:
      if transition.isSelectedByPerson, let tabs = transition.container,
        let position = run.position(of: tabs)
      {
        let scene = run.state.controllers[position].scene
        run.note(.didSelect(transition.selected, in: scene))
        tellDelegate(of: tabs, .didSelect, about: transition.selected)
      }
    case .willTurnPage, .didTurnPage:
      guard let pages = transition.container.flatMap({ run.state[$0] })?.scene,
        let page = transition.incoming.first.flatMap({ run.state[$0] })?.scene
      else { return }
      run.note(
        phase == .willTurnPage ? .willTurnPage(page, in: pages) : .didTurnPage(page, in: pages))
    case .willDismiss:
      if let gone = transition.outgoing.first.flatMap({ run.state[$0] }) {
        run.note(.willDismiss(gone.scene))
        tell(gone.identity, .willDismiss)
      }
    case .didDismiss:
      if let gone = transition.outgoing.first.flatMap({ run.state[$0] }) {
        run.note(.didDismiss(gone.scene))
        tell(gone.identity, .didDismiss)
      }
    case .returnWillAppear: again(transition.outgoing, .willAppear, animated)
    case .returnDidAppear: again(transition.outgoing, .didAppear, animated)
    case .retreatWillDisappear: willDisappear(transition.incoming, animated)
    case .retreatDidDisappear: didDisappear(transition.incoming, animated)
    }
  }

  private mutating func show(
    _ phase: LifecyclePhase, _ transition: Transition, _ animated: Bool
  ) {
    guard let owner = transition.container, let position = run.position(of: owner),
      !run.state.controllers[position].isSynthetic
    else { return }
    let (scene, kind) = (
      run.state.controllers[position].scene, run.state.controllers[position].kind
    )
    var top: ID<Scene>?
    if let first = transition.incoming.first, let position = run.position(of: first) {
      top = run.state.controllers[position].scene
    }
    let isMore = kind == .tabBar
    guard top != nil || isMore else { return }
    let container = isMore ? Container.more(of: scene) : .scene(scene)
    if phase == .willShow {
      run.note(.willShow(top, in: container, animated: animated))
    } else {
      run.note(.didShow(top, in: container, animated: animated))
    }
    // The More controller has no delegate that an app could be.
    if !isMore { tellDelegate(of: owner, phase == .willShow ? .willShow : .didShow, about: top) }
  }
}
