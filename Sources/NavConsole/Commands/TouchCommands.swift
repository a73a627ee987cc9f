import NavModel
import NavSimulator
import NavText

extension Program {
  func tapEvent(
    _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    touchable(target, in: state).map { $0.event }
  }

  /// What a name or a text on the screen means.
  func touchable(
    _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Touchable, CommandProblem> {
    let wanted = target.text
    let found = touchables(in: state)
    let named = target.isText ? [] : found.filter { $0.name == wanted }
    let matches = named.isEmpty ? found.filter { $0.text == wanted && !wanted.isEmpty } : named
    if let match = matches.first(where: { $0.answers }) ?? matches.first {
      return .success(match)
    }
    if wanted == "back" && !target.isText {
      return .success(Touchable(name: "back", text: "", event: .back))
    }
    if let problem = outOfFront(target, in: state) { return .failure(problem) }
    let seen = found.filter { !$0.isHidden }
    let known = seen.map { $0.text } + (target.isText ? [] : seen.map { $0.name })
    let message =
      target.isText
      ? "nothing on the screen says '\(wanted)'" : "'\(wanted)' is not on the screen"
    return .failure(
      .unknown(
        "not-on-screen", message, wanted, among: known, else: "you can tap", offers(of: seen)))
  }

  /// Each thing that would answer once, by the first of its names.
  private func offers(of touchables: [Touchable]) -> [String] {
    var offered: Set<Event> = []
    return touchables.filter {
      !($0.name.isEmpty && $0.text.isEmpty) && $0.answers && offered.insert($0.event).inserted
    }
    .map { $0.command }
  }

  func tabEvent(
    _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    guard !state.frontTabBars.isEmpty else { return refused(.noTabBar) }
    let wanted = target.text
    for position in state.frontTabBars {
      let scene = state.controllers[position].scene
      if case .position(let index) = target {
        let isMore = Int(index) == state.directTabs(of: position) && state.hasMore(position)
        return .success(isMore ? .tapMore(scene) : .tapTab(scene, index))
      }
      if let index = tab(target, of: position, in: state) {
        if index < state.directTabs(of: position) {
          return .success(.tapTab(scene, Int32(truncatingIfNeeded: index)))
        }
        return .failure(
          CommandProblem(
            "refused", "'\(wanted)' is in the More list", help: "write 'more \(wanted)'"))
      }
      if state.hasMore(position) && (wanted == "More" || wanted == "more") {
        return .success(.tapMore(scene))
      }
    }
    let known = state.frontTabBars.flatMap { position in
      state.tabs(of: position).flatMap {
        target.isText ? [tabTitle(of: $0, in: state)] : tabNames(of: $0, in: state)
      }
    }
    let offers = state.frontTabBars.flatMap { tabOffers(Array(state.tabs(of: $0)), in: state) }
    return .failure(
      .unknown(
        "not-on-screen", "there is no tab '\(wanted)' in front", wanted, among: known,
        else: "the tabs are", offers))
  }

  /// `selectedIndex`, or `selectedViewController` where a name is.
  func selectEvent(
    _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    if case .position(let index) = target { return .success(.selectIndex(index)) }
    guard let position = state.frontTabBars.first else { return refused(.noTabBar) }
    if let index = tab(target, of: position, in: state) {
      return .success(.selectIndex(Int32(truncatingIfNeeded: index)))
    }
    if target.text == "More" || target.text == "more" { return .success(.selectMore) }
    let tabs = Array(state.tabs(of: position))
    let message = "there is no tab '\(target.text)' in front"
    return .failure(
      .unknown(
        "not-on-screen", message, target.text,
        among: tabs.flatMap { tabNames(of: $0, in: state) }, else: "the tabs are",
        tabOffers(tabs, in: state)))
  }

  /// Each tab by the name of its scene.
  private func tabOffers(_ tabs: [Int], in state: NavigationState) -> [String] {
    tabs.compactMap { tabNames(of: $0, in: state).first }
  }

  /// By name first; by what it says if nothing has the name.
  private func tab(
    _ target: CommandRequest.Target, of position: Int, in state: NavigationState
  ) -> Int? {
    let wanted = target.text
    let tabs = state.tabs(of: position)
    if !target.isText,
      let index = tabs.firstIndex(where: { tabNames(of: $0, in: state).contains(wanted) })
    {
      return index
    }
    return tabs.firstIndex { tabTitle(of: $0, in: state) == wanted && !wanted.isEmpty }
  }

  func moreEvent(
    _ target: CommandRequest.Target, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    guard let position = state.frontTabBars.first(where: { state.hasMore($0) }) else {
      let tabs = state.frontTabBars.first.map { state.controllers[$0].scene }
      return refused(tabs.map { .noMore($0) } ?? .noTabBar)
    }
    let scene = state.controllers[position].scene
    guard let index = tab(target, of: position, in: state) else {
      let direct = state.directTabs(of: position)
      let rows = Array(state.tabs(of: position)[direct...])
      let known = rows.flatMap { tabNames(of: $0, in: state) }
      let message = "there is no '\(target.text)' in the More list"
      return .failure(
        .unknown(
          "not-on-screen", message, target.text, among: known, else: "its rows are",
          tabOffers(rows, in: state)))
    }
    return .success(.tapMoreRow(scene, Int32(truncatingIfNeeded: index)))
  }

  func editEvent(in state: NavigationState) -> Result<Event, CommandProblem> {
    for bar in bars(in: state) {
      for button in bar.left + bar.right + bar.toolbar {
        if let item = button.item, self[item].systemItem == .editButton {
          return .success(.tapBarItem(item))
        }
        // The button of the More list is UIKit's own.
        if button.item == nil && !button.isBack && state.customizing == nil,
          let tabs = state[bar.owner]
        {
          return .success(.beginCustomizing(tabs.scene))
        }
      }
    }
    return .failure(CommandProblem("refused", "there is no edit button on the screen"))
  }

  func customizeEvent(
    _ target: CommandRequest.Target, _ place: Int32, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    for position in state.frontTabBars {
      if let index = tab(target, of: position, in: state),
        let tab = state.tab(index, of: position)
      {
        return .success(.customize(state.controllers[tab].scene, place))
      }
    }
    let tabs = state.frontTabBars.flatMap { Array(state.tabs(of: $0)) }
    let known = tabs.flatMap { tabNames(of: $0, in: state) }
    return .failure(
      .unknown(
        "not-on-screen", "there is no tab '\(target.text)' in front", target.text,
        among: known, else: "the tabs are", tabOffers(tabs, in: state)))
  }

  func badgeEvent(
    _ target: CommandRequest.Target, _ text: String?, in state: NavigationState
  ) -> Result<Event, CommandProblem> {
    if case .position(let index) = target {
      let position =
        state.frontTabBars.first
        ?? state.controllers.indices.first { state.controllers[$0].kind == .tabBar }
      guard let position else { return refused(.noTabBar) }
      guard let tab = state.tab(Int(index), of: position) else {
        return refused(.noSuchTab(index))
      }
      return .success(.setBadge(state.controllers[tab].scene, text))
    }
    for position in state.controllers.indices where state.controllers[position].kind == .tabBar {
      if let index = tab(target, of: position, in: state),
        let tab = state.tab(index, of: position)
      {
        return .success(.setBadge(state.controllers[tab].scene, text))
      }
    }
    let tabs = state.controllers.indices.filter { state.controllers[$0].role == .tab }
    let known = tabs.flatMap { tabNames(of: $0, in: state) }
    let message = "there is no tab '\(target.text)'"
    return .failure(
      .unknown(
        "unknown-name", message, target.text, among: known, else: "the tabs are",
        tabOffers(tabs, in: state)))
  }
}
