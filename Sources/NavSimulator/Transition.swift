import NavModel
import NavText

/// A change of what is shown: who comes, who goes, in which order they are told.
struct Transition {
  var order: TransitionOrder
  var incoming: [ID<Controller>] = []
  var outgoing: [ID<Controller>] = []
  /// Those that a container takes in, and those that it lets go.
  var added: [ID<Controller>] = []
  var removed: [ID<Controller>] = []
  var container: ID<Controller>?
  /// What the delegate hears was selected; nil for More.
  var selected: ID<Scene>?
  /// Whether a person selected it: otherwise the delegate hears nothing (TAB-20).
  var isSelectedByPerson = false
  var animated = true

  init(_ order: TransitionOrder, animated: Bool) {
    self.order = order
    self.animated = animated
  }
}

extension Program {
  /// Tells everybody, beat by beat.
  func play(_ transition: Transition, in run: inout Run) {
    run.depth += 1
    let animated = transition.animated && run.state.isAnimated
    for beat in transition.order.beats where !run.hasCrashed {
      play(beat, transition, animated, in: &run)
    }
    run.depth -= 1
  }

  private func play(
    _ beat: Beat, _ transition: Transition, _ animated: Bool, in run: inout Run
  ) {
    let incoming = transition.incoming
    let outgoing = transition.outgoing
    switch beat {
    case .load: appear(incoming, .load, animated, in: &run)
    case .willAppear: appear(incoming, .willAppear, animated, in: &run)
    case .isAppearing: appear(incoming, .isAppearing, animated, in: &run)
    case .didAppear: appear(incoming, .didAppear, animated, in: &run)
    case .willDisappear: willDisappear(outgoing, animated, in: &run)
    case .didDisappear: didDisappear(outgoing, animated, in: &run)
    case .willMove: willMove(transition.added, in: &run)
    case .didMove: didMove(transition.added, in: &run)
    case .letGo: letGo(transition.removed, in: &run)
    case .gone: gone(transition.removed, in: &run)
    case .willShow, .didShow: show(beat, transition, animated, in: &run)
    case .didSelect:
      if transition.isSelectedByPerson, let tabs = transition.container.flatMap({ run.state[$0] }) {
        run.note(.didSelect(transition.selected, in: tabs.scene))
      }
    case .willDismiss:
      if let gone = outgoing.first.flatMap({ run.state[$0] }) {
        run.note(.willDismiss(gone.scene))
      }
    case .didDismiss:
      if let gone = outgoing.first.flatMap({ run.state[$0] }) {
        run.note(.didDismiss(gone.scene))
      }
    case .returnWillAppear: again(outgoing, .willAppear, animated, in: &run)
    case .returnDidAppear: again(outgoing, .didAppear, animated, in: &run)
    case .retreatWillDisappear: willDisappear(incoming, animated, in: &run)
    case .retreatDidDisappear: didDisappear(incoming, animated, in: &run)
    }
  }

  private func show(
    _ beat: Beat, _ transition: Transition, _ animated: Bool, in run: inout Run
  ) {
    guard let navigation = transition.container.flatMap({ run.state[$0] }), !navigation.isSynthetic
    else { return }
    let top = transition.incoming.first.flatMap { run.state[$0] }?.scene
    let isMore = navigation.kind == .tabBar
    guard top != nil || isMore else { return }
    let container = isMore ? Container.more(of: navigation.scene) : .scene(navigation.scene)
    if beat == .willShow {
      run.note(.willShow(top, in: container, animated: animated))
    } else {
      run.note(.didShow(top, in: container, animated: animated))
    }
  }
}
