import NavModel
import NavText

extension SimulationStep {
  /// What a controller held, in the form that it had: what the room of now wants comes later.
  mutating func rebuild(
    _ id: ID<Controller>, from row: Int, path: String, _ restoration: inout Restoration
  ) {
    restoration.done.append((id, row, path))
    let preserved = restoration.archive.controllers[row]
    guard let controller = run.state[id] else { return }
    switch controller.kind {
    case .navigation: restoreMembers(of: id, .stack, row, path, &restoration)
    case .tabBar: restoreTabs(of: id, preserved, row, path, &restoration)
    case .split: restoreColumns(of: id, preserved, row, path, &restoration)
    case .page, .view, .table, .collection, .alert, .actionSheet, .system: break
    }
    restorePresented(by: id, row, path, &restoration)
  }

  /// The children of a role, in the order in which they were encoded; what is there and was not encoded goes. The
  /// answer is who is back.
  @discardableResult
  private mutating func restoreMembers(
    of id: ID<Controller>, _ role: Controller.Role, _ row: Int, _ path: String,
    _ restoration: inout Restoration
  ) -> [(id: ID<Controller>, row: Int)] {
    let rows = restoration.archive.children(of: row).filter {
      restoration.archive.controllers[$0].role == role
    }
    guard let position = run.position(of: id), !rows.isEmpty else { return [] }
    var free = run.identities(run.state.children(of: position, role))
    var back: [(id: ID<Controller>, row: Int)] = []
    var paths = RestorationPaths(path)
    // Too many: the app has crashed.
    for row in rows where !run.hasCrashed {
      guard let (member, path) = findOrCreate(row, among: &free, &paths, &restoration)
      else { continue }
      let isNew = run.state[member]?.role == .detached
      run.move(member, under: id, as: role)
      let lent = Controller.Flags(rawValue: restoration.archive.controllers[row].flags)
        .intersection([.lentBySupplementary, .lentBySecondary])
      run.update(member) { $0.flags.formUnion(lent) }
      if isNew { willMove([member]) }
      back.append((member, row))
      rebuild(member, from: row, path: path, &restoration)
    }
    // LIFE-46: only the top of a stack is about to be shown.
    didMove((role == .stack ? back.dropLast() : back[...]).map { $0.id })
    if !back.isEmpty && role != .tab { restoration.replaced += detach(free) }
    return back
  }

  /// RESTORE-6: what its restoration class makes or refuses to make, else what its container has made already, else
  /// what the storyboard has under its identifier (RESTORE-7).
  private mutating func findOrCreate(
    _ row: Int, among free: inout [ID<Controller>], _ paths: inout RestorationPaths,
    _ restoration: inout Restoration
  ) -> (ID<Controller>, String)? {
    let preserved = restoration.archive.controllers[row]
    let found = free.firstIndex {
      run.state[$0]?.scene == preserved.scene
        && run.state[$0]?.isSynthetic == preserved.isSynthetic
    }
    guard let path = paths.next(preserved.isSynthetic, program.identifier(of: preserved.scene))
    else {
      return nil
    }
    let answer = program.classAnswer(preserved)
    if let found, answer == nil {
      if !preserved.isSynthetic { run.note(.restoration(.find, preserved.scene, path: path)) }
      return (free.remove(at: found), path)
    }
    if answer == false {
      run.note(.restoration(.decline, preserved.scene, path: path))
      return nil
    }
    guard !preserved.isSynthetic,
      let scene = answer == true ? preserved.scene : program.sceneOfStoryboard(preserved.scene)
    else {
      run.note(.restoration(.giveUp, preserved.scene, path: path))
      return nil
    }
    run.note(.restoration(.create, scene, path: path))
    return (instantiate(scene), path)
  }

  // MARK: Tabs

  /// RESTORE-9: the order that a person gave the tabs, and which of them is selected.
  private mutating func restoreTabs(
    of id: ID<Controller>, _ preserved: PreservedController, _ row: Int, _ path: String,
    _ restoration: inout Restoration
  ) {
    restoration.replaced += clearMoreList(of: id)
    let back = restoreMembers(of: id, .tab, row, path, &restoration)
    guard let position = run.position(of: id) else { return }
    let tabs = run.identities(run.state.tabs(of: position))
    var order = [ID<Controller>?](repeating: nil, count: tabs.count)
    for item in back {
      let index = Int(restoration.archive.controllers[item.row].index)
      if order.indices.contains(index) { order[index] = item.id }
    }
    var rest = tabs.filter { !order.contains($0) }
    for index in order.indices {
      run.move(order[index] ?? rest.removeFirst(), under: id, as: .tab)
    }
    let selected = Int(preserved.selected)
    let child = Int(preserved.moreChild)
    let isMore = Controller.Flags(rawValue: preserved.flags).contains(.moreSelected)
    if tabs.indices.contains(child) {
      putOverMoreList(child, of: id)
      restoreMembers(of: id, .more, row, path, &restoration)
    }
    guard isMore || tabs.indices.contains(selected) else { return }
    run.set(.moreSelected, isMore, of: id)
    run.update(id) { $0.selected = isMore ? -1 : Int16(selected) }
  }

  // MARK: Columns

  /// In the form that they had: `fit` collapses or expands them afterwards.
  private mutating func restoreColumns(
    of id: ID<Controller>, _ preserved: PreservedController, _ row: Int, _ path: String,
    _ restoration: inout Restoration
  ) {
    if Controller.Flags(rawValue: preserved.flags).contains(.collapsed) {
      collapse(id)
    } else {
      restoration.replaced += expand(id)
    }
    for role in [Controller.Role.primary, .supplementary, .secondary, .compact] {
      restoreMembers(of: id, role, row, path, &restoration)
    }
  }

  // MARK: Presented

  /// Presented again without animation, in the style that was asked for and as its segue says (RESTORE-9).
  private mutating func restorePresented(
    by id: ID<Controller>, _ row: Int, _ path: String, _ restoration: inout Restoration
  ) {
    let archive = restoration.archive
    guard
      let row = archive.children(of: row).first(where: {
        archive.controllers[$0].role == .presented
      })
    else { return }
    // A wrapper of the adapted form is made anew where it is needed.
    let isWrapper = archive.controllers[row].isSynthetic
    guard let content = isWrapper ? archive.children(of: row).first : row else { return }
    var paths = RestorationPaths(path)
    var free: [ID<Controller>] = []
    guard
      let (presented, path) = findOrCreate(content, among: &free, &paths, &restoration)
    else { return }
    run.move(presented, under: id, as: .presented)
    let preserved = archive.controllers[row]
    let attributes = preserved.segue.map { program[$0].attributes } ?? .empty
    run.update(presented) { controller in
      controller.style = preserved.style
      controller.wantedStyle = preserved.style
      controller.segue = preserved.segue
      controller.sheet = program.sheet(attributes)
      controller.transitionStyle = program.transitionStyle(of: controller.scene, attributes)
    }
    rebuild(presented, from: content, path: path, &restoration)
  }
}

extension Program {
  /// Whether the restoration class makes it; nil without such a class.
  fileprivate func classAnswer(_ preserved: PreservedController) -> Bool? {
    preserved.isSynthetic
      ? nil : self[preserved.scene, .restorationClassCreates]
  }

  fileprivate func sceneOfStoryboard(_ scene: ID<Scene>) -> ID<Scene>? {
    guard let name = identifier(of: scene) else { return nil }
    // A compiled storyboard gives a scene without an identifier one of its own.
    if self[cold: scene].identifier.isNone { return scene }
    return scenes.ids.first {
      self[$0].storyboard == self[scene].storyboard && names[self[cold: $0].identifier] == name
    }
  }
}
