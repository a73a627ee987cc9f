import NavModel
import NavText

/// The room that the app has.
struct Room: Hashable {
  var device: Device
  var share: WindowShare
  var orientation: Orientation

  /// Turning by half a circle changes no size.
  func hasSameSize(as other: Room) -> Bool {
    device == other.device && share == other.share
      && orientation.isLandscape == other.orientation.isLandscape
  }
}

extension NavigationState {
  var room: Room {
    get { Room(device: device, share: share, orientation: orientation) }
    set { (device, share, orientation) = (newValue.device, newValue.share, newValue.orientation) }
  }
}

extension SimulationStep {
  /// Another device, held as this one is.
  mutating func resize(to device: Device) {
    resize(
      to: Room(device: device, share: .full, orientation: run.state.orientation))
    followDecider()
  }

  /// Another share of the screen: an iPad's apps can be side by side, a phone can magnify.
  mutating func resize(to share: WindowShare) {
    let isPad = run.state.device.facts.family == .pad
    guard !share.isShared || (isPad && program.isMultitasking(run.state)) else {
      return run.refuse(.noSharing(run.state.device))
    }
    guard share != .displayZoom || !isPad else { return run.refuse(.noZoom(run.state.device)) }
    var room = run.state.room
    room.share = share
    resize(to: room)
  }

  /// Another size: everybody in sight is told, the traits first if they change (TRAIT-2); then what is presented
  /// adapts, columns collapse or expand, and tabs move in or out of More.
  mutating func resize(to room: Room) {
    guard room != run.state.room else { return }
    begin()
    defer { end() }
    if run.state.isInFlight { land() }
    var next = run.state
    next.room = room
    let hasNewTraits =
      next.isCompactWidth != run.state.isCompactWidth
      || next.isCompactHeight != run.state.isCompactHeight
    let hasNewHeight = next.isCompactHeight != run.state.isCompactHeight
    let hasNewSize = !room.hasSameSize(as: run.state.room)
    let seats = tabSeats()
    let told = run.state.controllers.indices.filter {
      let controller = run.state.controllers[$0]
      return controller.appearance == .appeared && !controller.isSynthetic
    }
    // Only what keeps its size whatever the window does is spared.
    let resized = told.filter { !program.keepsSize($0, from: run.state, to: next) }
    run.state.room = room
    if hasNewTraits {
      for position in told { run.note(.willTransition(run.state.controllers[position].scene)) }
    }
    if hasNewSize {
      for position in resized {
        run.note(.viewWillTransition(run.state.controllers[position].scene))
      }
    }
    if hasNewHeight { heightChanged() }
    let removed = fit(run.identities(Array(run.state.controllers.indices)))
    reseatTabs(seats)
    letGo(removed)
    settle(animated: true)
    gone(removed)
    run.remove(removed)
  }

  /// Presentations, then columns, take the form that goes with the room they have: from the window down, because a
  /// form sheet is narrow inside. Returns the controllers that have no owner now.
  mutating func fit(_ ids: [ID<Controller>]) -> [ID<Controller>] {
    var removed: [ID<Controller>] = []
    for id in ids where !run.hasCrashed {
      readapt(id)
      guard let position = run.position(of: id), run.state.controllers[position].kind == .split
      else { continue }
      if run.state.isCompactWidth(at: position) {
        collapse(id)
      } else if run.state.controllers[position].flags.contains(.collapsed) {
        removed += expand(id)
      } else {
        askWhetherToHide(id)
        setDisplayMode(of: id, to: restingMode(of: id))
      }
    }
    return removed
  }

  /// What was made for the window comes into less room: nothing of it is seen yet.
  mutating func fitInside(_ id: ID<Controller>) {
    guard let position = run.position(of: id) else { return }
    let splits = run.state.subtree(of: position).filter {
      run.state.controllers[$0].kind == .split
    }
    if !splits.isEmpty { run.remove(fit(run.identities(splits))) }
  }

  private mutating func askWhetherToHide(_ split: ID<Controller>) {
    guard run.state.era == .legacy, let scene = run.state[split]?.scene else { return }
    run.note(
      .split(
        .shouldHidePrimary(
          run.state.orientation, answer: program.hidesPrimary(scene, in: run.state)),
        scene))
  }
}

extension Program {
  /// Form sheets and popovers of an iPad are as large as their content wishes (TRAIT-2).
  fileprivate func keepsSize(
    _ position: Int, from old: NavigationState, to new: NavigationState
  ) -> Bool {
    let root = old.presentationRoot(of: position)
    let style = old.controllers[root].style
    guard style == .formSheet || style == .popover else { return false }
    return !old.isCompactWidth && !new.isCompactWidth && old.device == new.device
  }
}
