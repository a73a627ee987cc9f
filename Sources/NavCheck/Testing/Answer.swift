import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// What a question of a test is asked about.
struct Answering {
  let state: NavigationState
  let effects: [Effect]
  let isRefused: Bool
}

/// The answer to a question, as people write it.
enum Answer: Hashable {
  case one(String)
  case list([String])
  /// There is none, which may well be what was expected.
  case none
  /// There is nothing to ask about, and why.
  case nothing(String)

  var text: String {
    switch self {
    case .one(let word): word
    case .list(let words): "[\(words.joined(separator: ", "))]"
    case .none: "none"
    case .nothing(let reason): reason
    }
  }
}

extension Program {
  /// What the state answers to an `expect`.
  func answer(to expectation: Expectation, in asked: Answering) -> Answer {
    let state = asked.state
    switch expectation.query {
    case .visible: return visibleAnswer(expectation, in: state)
    case .top: return topAnswer(expectation, in: state)
    case .stack: return stackAnswer(expectation, in: state)
    case .presented: return presentedAnswer(expectation, in: state)
    case .presenter: return presenterAnswer(expectation, in: state)
    case .presentationStyle:
      guard let last = state.presentedChain.last else { return .none }
      return .one(state.controllers[last].style.keyword)
    case .transitionStyle:
      guard let last = state.presentedChain.last else { return .none }
      return .one(state.controllers[last].transitionStyle.keyword)
    case .detent:
      guard let last = state.presentedChain.last, let detent = state.detent(of: last) else {
        return .none
      }
      return .one(detent.keyword)
    case .selected: return selectedAnswer(expectation, in: state)
    case .tabs:
      return tabBarPosition(expectation, in: state).map {
        .list(names(of: state.tabs(of: $0), in: state))
      } ?? noTabBar
    case .tabBar:
      return tabBarPosition(expectation, in: state).map {
        .list(quoted(tabBar(of: $0, in: state).items.map { $0.text }))
      } ?? noTabBar
    case .moreList:
      guard let tabs = tabBarPosition(expectation, in: state) else { return noTabBar }
      return tabBar(of: tabs, in: state).moreRows.map { .list(quoted($0.map { $0.text })) }
        ?? .nothing("the More list is not in front")
    case .badge: return badgeAnswer(expectation, in: state)
    case .title where expectation.subjectScene == nil && frontAlert(in: state) != nil:
      return alertAnswer(expectation, in: state)
    case .message, .actions: return alertAnswer(expectation, in: state)
    case .title, .prompt, .left, .right, .backButton, .toolbar, .barHidden, .toolbarHidden,
      .largeTitle:
      return barAnswer(expectation, in: state)
    case .items:
      return navigation(expectation, in: state).map {
        .list(quoted(itemTitles(of: $0, in: state)))
      } ?? noBar(expectation, in: state)
    case .tabBarHidden:
      return tabBarPosition(expectation, in: state).map {
        .one(word(isTabBarHidden(of: $0, in: state)))
      } ?? noTabBar
    case .tabBarMinimized:
      return tabBarPosition(expectation, in: state).map {
        .one(word(tabBar(of: $0, in: state).isMinimized))
      } ?? noTabBar
    case .editing:
      let asked = expectation.subjectScene.map { state.instance(of: $0) } ?? state.visible
      return asked.map { .one(word(state.controllers[$0].isEditing)) }
        ?? .nothing("there is no such scene to be edited")
    case .searchActive:
      let asked = expectation.subjectScene.map { state.instance(of: $0) } ?? state.visible
      return asked.map { .one(word(state.isSearching(state.controllers[$0].identity))) }
        ?? .nothing("there is no such scene to be searched")
    case .text, .enabled, .hidden, .firstResponder, .accessibilityValue:
      return elementAnswer(expectation, in: state)
    case .keyboard: return .one(word(state.focusedField != nil))
    case .menu:
      return .list(quoted(menuTexts(in: state)))
    case .swipeActions: return .list(quoted(swipeActionTexts(in: state)))
    case .frame, .safeArea: return placeAnswer(expectation, in: state)
    case .device: return .one(quote(state.device.facts.name))
    case .orientation: return .one(state.orientation.keyword)
    case .callbacks: return .list(callbacks(asked.effects, expectation))
    case .effects: return .list(quoted(asked.effects.compactMap { $0.error?.code }))
    case .refused: return .one(word(asked.isRefused))
    case .inFlight: return .one(word(state.isInFlight))
    case .variable: return variableAnswer(expectation, in: state)
    case .returned: return returnedAnswer(asked.effects)
    case .horizontalSizeClass:
      let isCompact = state.visible.map { state.isCompactWidth(at: $0) } ?? state.isCompactWidth
      return .one(isCompact ? "compact" : "regular")
    case .verticalSizeClass: return .one(state.isCompactHeight ? "compact" : "regular")
    case .displayMode:
      return state.front.last { state.controllers[$0].kind == .split }
        .map { state.controllers[$0] }.flatMap {
          $0.flags.contains(.collapsed) ? nil : .one($0.displayMode.keyword)
        } ?? .nothing("there are no columns in front")
    }
  }

  private var noTabBar: Answer { .nothing("there is no tab bar in front") }
  private func noStack(_ expectation: Expectation, in state: NavigationState) -> Answer {
    .nothing(
      expectation.subjectScene.map { goneStack($0, in: state) }
        ?? "there is no navigation bar in front")
  }

  func word(_ flag: Bool) -> String { flag ? "true" : "false" }

  func quote(_ text: String) -> String { "\"\(text)\"" }

  func quoted(_ texts: [String]) -> [String] { texts.map { quote($0) } }

  func name(_ scene: ID<Scene>) -> String { names[self[scene].name] }

  private func names(of positions: [Int], in state: NavigationState) -> [String] {
    positions.map { position in
      let controller = state.controllers[position]
      // A wrapper that is presented goes by what it wraps (TRAIT-11).
      return controller.isSynthetic && controller.role != .presented
        ? "" : name(controller.scene)
    }
  }

  // MARK: Containers

  /// The container that was named, the nearest to the eye of several; the one in front if none was.
  func container(
    _ kind: ControllerKind, _ expectation: Expectation, in state: NavigationState
  ) -> Int? {
    guard let scene = expectation.subjectScene else {
      return kind == .navigation ? state.frontNavigations.first : state.frontTabBars.first
    }
    return state.instance(of: scene, kind)
  }

  private func tabBarPosition(_ expectation: Expectation, in state: NavigationState) -> Int? {
    container(.tabBar, expectation, in: state)
  }

  private func visibleAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard expectation.subjectScene != nil else {
      let name = screen(of: state).visible
      return name.isEmpty ? .none : .one(name)
    }
    guard let position = container(.navigation, expectation, in: state) else {
      return noStack(expectation, in: state)
    }
    return state.visibleController(of: position).map { .one(name(state.controllers[$0].scene)) }
      ?? .none
  }

  private func topAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard let position = container(.navigation, expectation, in: state) else {
      return noStack(expectation, in: state)
    }
    guard let top = state.members(of: position).last else { return .none }
    return .one(name(state.controllers[top].scene))
  }

  private func stackAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    // For a tab bar controller, and in front of it, the stack over the More list (MORE-5, MORE-6).
    let owner =
      expectation.subjectScene == nil
      ? bars(in: state).first.flatMap { state.position(of: $0.owner) }
      : container(.tabBar, expectation, in: state)
    if let owner, state.controllers[owner].kind == .tabBar {
      return .list(names(of: state.moreStack(of: owner), in: state))
    }
    guard let position = container(.navigation, expectation, in: state) else {
      return .nothing(
        expectation.subjectScene.map { goneStack($0, in: state) }
          ?? "there is no navigation controller in front")
    }
    return .list(names(of: state.members(of: position), in: state))
  }

  // MARK: Presentations

  /// What a scene or its nearest ancestor presents, and everything above that (MODAL-1).
  private func presentedAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard let scene = expectation.subjectScene else {
      return .list(names(of: state.presentedChain, in: state))
    }
    guard let position = state.instance(of: scene) else {
      return .nothing("no '\(name(scene))' is alive")
    }
    return .list(names(of: state.presentedChain(above: position), in: state))
  }

  private func presenterAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    var asked = state.presentedChain.last
    if let scene = expectation.subjectScene {
      asked = state.instance(of: scene)
      if asked == nil { return .nothing("no '\(name(scene))' is alive") }
    }
    guard let asked, let presenter = state.presenter(of: asked) else { return .none }
    return .one(name(state.controllers[presenter].scene))
  }

  private func selectedAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard let position = tabBarPosition(expectation, in: state) else { return noTabBar }
    let tabs = state.tabs(of: position)
    guard let index = state.selectedIndex(of: position), tabs.indices.contains(index) else {
      let isMore = state.controllers[position].flags.contains(.moreSelected)
      return isMore ? .one("More") : .none
    }
    return .one(name(state.controllers[tabs[index]].scene))
  }

  private func badgeAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    for position in state.controllers.indices where state.controllers[position].role == .tab {
      let root = state.bottom(ofTab: position).map { state.controllers[$0].scene }
      if state.controllers[position].scene == expectation.subjectScene
        || root == expectation.subjectScene
      {
        let badge = badge(of: position, in: state)
        // Asked for `none`, it tells no badge from an empty one.
        return badge == nil && expectation.expected.isEmpty ? .none : .one(quote(badge ?? ""))
      }
    }
    return .nothing("'\(names[expectation.subject])' is not a tab")
  }

  // MARK: Elements and variables

  private func elementAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    let wanted = names[expectation.subject]
    let screen = shownScreen(of: state)
    // The visible scene's before what is beside it.
    let visible = state.visible.map { state.controllers[$0].identity }
    let contents =
      screen.contents.filter { $0.controller == visible }
      + screen.contents.reversed().filter { $0.controller != visible }
    for content in contents {
      guard let item = content.elements.first(where: { $0.name == wanted }) else { continue }
      return answer(expectation.query, item, of: content.controller, in: state)
    }
    for position in state.frontTabBars {
      let accessory = tabBar(of: position, in: state).accessory
      guard let item = accessory.first(where: { $0.name == wanted }) else { continue }
      return answer(expectation.query, item, of: state.controllers[position].identity, in: state)
    }
    for bar in screen.bars {
      let buttons = bar.left + bar.right + bar.toolbar
      guard let button = buttons.first(where: { names[$0.name] == wanted }) else { continue }
      return answer(expectation.query, button.text, button.isEnabled, bar.isHidden)
    }
    // An item that its bar was not given is hidden, which is all that can be said of it (TOOL-6).
    let isLeftOut = state.front.contains { position in
      let controller = state.controllers[position]
      return !controller.isSynthetic
        && barItems[self[controller.scene].barItems].contains { $0.name == expectation.subject }
    }
    if isLeftOut && expectation.query == .hidden { return .one(word(true)) }
    return .nothing("'\(wanted)' is not on the screen")
  }

  private func answer(
    _ query: Query, _ item: ShownElement, of owner: ID<Controller>, in state: NavigationState
  ) -> Answer {
    if query == .firstResponder { return .one(word(state.firstResponder?.element == item.element)) }
    if query == .accessibilityValue, let owner = state[owner] {
      return .one(quote(valueText(of: item.element, owner, row: nil, in: state)))
    }
    return answer(query, item.text, item.isEnabled, item.isHidden)
  }

  private func answer(
    _ query: Query, _ text: String, _ isEnabled: Bool, _ isHidden: Bool
  ) -> Answer {
    if query == .text { return .one(quote(text)) }
    return .one(word(query == .enabled ? isEnabled : isHidden))
  }

  private func variableAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    guard var variable = expectation.variable else { return .nothing("there is no such variable") }
    var owner: Controller?
    if let scene = expectation.subjectScene {
      owner = state.instance(of: scene).map { state.controllers[$0] }
      if owner == nil && self[variable].owner == .instance {
        return .nothing("no '\(name(scene))' is alive")
      }
    } else if let visible = state.visible.map({ state.controllers[$0] }),
      let own = self.variable(self[variable].name, of: visible.scene)
    {
      // A name alone is the visible scene's, if it has one.
      (variable, owner) = (own, visible)
    } else {
      owner = holder(of: variable, in: state)
    }
    guard let value = value(of: variable, heldBy: owner?.identity, in: state) else {
      return .nothing("no scene that is alive has it")
    }
    return .one(spelled(value, self[variable].domain))
  }

  /// A value as tests write it: the case of an enum with its dot.
  func spelled(_ value: Int32, _ domain: Variable.Domain) -> String {
    let word = word(for: value, domain)
    if case .enumeration = domain { return "." + word }
    return word
  }

  // MARK: Callbacks

  /// Lifecycle callbacks, and the delegates' if the test speaks of one; without the scene where it names none.
  private func callbacks(_ effects: [Effect], _ expectation: Expectation) -> [String] {
    let expected = values[expectation.expected].compactMap { value -> String? in
      guard case .text(let name) = value else { return nil }
      return names[name]
    }
    let hooks = LifecycleHook.allCases.map { $0.facts.keyword }
    let others = expected.map { lastPart($0) }.filter { !hooks.contains($0) }
    let isBare = !expected.isEmpty && expected.allSatisfy { !$0.utf8.contains(UInt8(ascii: ".")) }
    return effects.compactMap { effect in
      guard let (teller, callback) = callback(of: effect),
        hooks.contains(callback) || others.contains(callback)
      else { return nil }
      return isBare ? callback : "\(teller.map { name($0) } ?? "More").\(callback)"
    }
  }

  private func lastPart(_ path: String) -> String {
    path.split(separator: ".").last.map { String($0) } ?? path
  }

  /// What was sent, and the scene that received it or that it is about; no scene stands for More.
  private func callback(of effect: Effect) -> (ID<Scene>?, String)? {
    func word(_ callback: DelegateCallback) -> String { callback.rawValue }
    return switch effect {
    case .viewDidLoad(let scene): (scene, "viewDidLoad")
    case .appearance(let hook, let scene, animated: _, _): (scene, hook.facts.keyword)
    case .willMove(let scene, to: _): (scene, "willMoveToParent")
    case .didMove(let scene, to: _): (scene, "didMoveToParent")
    case .willShow(let scene, in: _, animated: _): (scene, word(.willShow))
    case .didShow(let scene, in: _, animated: _): (scene, word(.didShow))
    case .shouldSelect(let scene, in: _, answer: _): (scene, word(.shouldSelect))
    case .didSelect(let scene, in: _): (scene, word(.didSelect))
    case .willBeginCustomizing(let tabs, _): (tabs, word(.willBeginCustomizing))
    case .willEndCustomizing(let tabs, _, changed: _): (tabs, word(.willEndCustomizing))
    case .didEndCustomizing(let tabs, _, changed: _): (tabs, word(.didEndCustomizing))
    case .shouldPerformSegue(let segue, answer: _): (self[segue].source, word(.shouldPerformSegue))
    case .prepare(let segue, sender: _): (self[segue].source, word(.prepare))
    case .shouldDismiss(let scene, answer: _): (scene, word(.shouldDismiss))
    case .willDismiss(let scene): (scene, word(.willDismiss))
    case .didDismiss(let scene): (scene, word(.didDismiss))
    case .didAttemptToDismiss(let scene): (scene, word(.didAttemptToDismiss))
    case .didChangeDetent(let scene, _): (scene, word(.didChangeSelectedDetent))
    case .setEditing(let scene, _): (scene, word(.setEditing))
    case .rowDeleted, .rowMoved: nil
    case .delivered(let message, _, to: let scene):
      (scene, word(message == .open ? .open : .notification))
    case .search(let message, let scene): (scene, message.facts.keyword)
    case .unwind(let method, let scene): (scene, names[self[method].name])
    case .action(let action, let scene): (scene, names[action])
    case .willTransition(let scene): (scene, word(.willTransition))
    case .viewWillTransition(let scene): (scene, word(.viewWillTransition))
    case .willAdapt(let scene, to: _): (scene, word(.willAdapt))
    case .split(let message, let scene): (scene, message.words(in: self).message)
    case .willTurnPage(_, in: let pages): (pages, word(.willLeaf))
    case .didTurnPage(_, in: let pages): (pages, word(.didLeaf))
    case .unwindFoundNobody, .performCustom, .leave, .focus, .blur, .menu, .swipeActions, .changed,
      .typed, .pressedReturn,
      .orientationKept, .raised, .logged,
      .queued,
      .refused, .returned, .barChanged, .restoration, .archived:
      nil
    }
  }
}
