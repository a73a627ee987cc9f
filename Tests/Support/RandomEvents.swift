import NavModel
import NavSimulator
import NavText

extension Program {
  /// Mostly what a person can do, sometimes anything at all.
  func randomEvent(in state: NavigationState, _ random: inout SeededRandom) -> Event {
    let possible = events(in: state)
    if !possible.isEmpty && random.chance(70) { return random.pick(possible) }
    return anyEvent(&random)
  }

  private func anyEvent(_ random: inout SeededRandom) -> Event {
    if scenes.isEmpty { return .back }
    let index = Int32(random.below(9) - 1)
    func scene() -> ID<Scene> { ID(random.below(scenes.count)) }
    switch random.below(43) {
    case 0, 1: return .push(scene())
    case 2: return .popTo(scene())
    case 3: return .setStack([scene(), scene(), scene()])
    case 4, 5: return .present(scene())
    case 6: return .selectIndex(index)
    case 7: return .tapTab(scene(), index)
    case 8: return .tapMore(scene())
    case 9: return .tapMoreRow(scene(), index)
    case 10: return .back
    case 11: return .swipeBack(cancelled: random.chance(50))
    case 12: return .swipeDown(cancelled: random.chance(50))
    case 13: return .tapOutside
    case 14: return .dismiss
    case 15: return .pop
    case 16: return .popToRoot
    case 17: return .toggleEditing
    case 18: return .setBadge(scene(), random.pick(["3", nil]))
    case 19: return .setBarHidden(random.chance(50))
    case 20: return .setToolbarHidden(random.chance(50))
    case 21: return .rotate(random.pick(Orientation.allCases))
    case 22: return .resize(random.pick(Device.allCases))
    case 23 where !segues.isEmpty: return .performSegue(ID(random.below(segues.count)))
    case 24 where !methods.isEmpty: return .runAction(ID(random.below(methods.count)))
    case 25 where !variables.isEmpty: return .setVariable(ID(random.below(variables.count)), index)
    case 26 where !elements.isEmpty: return .tapElement(ID(random.below(elements.count)))
    case 27 where !elements.isEmpty: return .tapRow(ID(random.below(elements.count)), index)
    case 28 where !barItems.isEmpty: return .tapBarItem(ID(random.below(barItems.count)))
    case 29: return .setStack([])
    case 30: return .customize(scene(), index)
    case 31: return random.chance(50) ? .beginCustomizing(scene()) : .endCustomizing(scene())
    case 32: return .drag(random.pick(Detent.allCases))
    case 33: return random.chance(50) ? .finish : .cancel
    case 34: return .share(random.pick(WindowShare.allCases))
    case 35: return .showColumn(random.pick(SplitColumn.allCases))
    case 36: return .hideColumn(random.pick(SplitColumn.allCases))
    case 37: return .swipeColumn(isIn: random.chance(50))
    case 38: return .turnPage(isForward: random.chance(50))
    case 39: return random.chance(50) ? .tapContent : .swipeContent(up: random.chance(50))
    default: return .animate(random.pick(Animation.allCases))
    }
  }

  /// As a script would write it, where a script can.
  func spelling(of event: Event) -> String {
    func name(_ scene: ID<Scene>) -> String { names[self[scene].name] }
    switch event {
    case .tapElement(let element): return "tap \(names[self[element].name])"
    case .tapRow(let element, let row): return "tap \(names[self[element].name]) (row \(row))"
    case .tapBarItem(let item): return "tap \(names[self[item].name])"
    case .tapTab(let tabs, let index): return "tab \(index) (of \(name(tabs)))"
    case .tapMore(let tabs): return "tab More (of \(name(tabs)))"
    case .tapMoreRow(let tabs, let index): return "more (row \(index) of \(name(tabs)))"
    case .back: return "back"
    case .swipeBack(let cancelled): return cancelled ? "swipe-back cancel" : "swipe-back"
    case .swipeDown(let cancelled): return cancelled ? "swipe-down cancel" : "swipe-down"
    case .tapOutside: return "tap-outside"
    case .dismiss: return "dismiss"
    case .performSegue(let segue): return "perform \(names[self[segue].identifier])"
    case .runAction(let method): return "do \(names[self[method].name])"
    case .setVariable(let variable, let value): return "set \(names[self[variable].name]) \(value)"
    case .push(let scene): return "push \(name(scene))"
    case .pop: return "pop"
    case .popTo(let scene): return "pop-to \(name(scene))"
    case .popToRoot: return "pop-to-root"
    case .setStack(let scenes): return "set-stack \(scenes.map { name($0) }.joined(separator: ","))"
    case .present(let scene): return "present \(name(scene))"
    case .selectIndex(let index): return "select \(index)"
    case .rotate(let orientation): return "rotate \(orientation.keyword)"
    case .resize(let device): return "resize \(device.facts.name)"
    case .animate(let animation): return "animate \(animation.keyword)"
    case .finish: return "finish"
    case .cancel: return "cancel"
    default: return "\(event)"
    }
  }
}
