import NavModel
import NavSimulator
import NavText

extension Refusal {
  /// One sentence without a full stop.
  public func sentence(in program: Program) -> String {
    func name(_ scene: ID<Scene>) -> String { "'\(program[program[scene].name])'" }
    func name(_ thing: Name) -> String { "'\(program[thing])'" }
    switch self {
    case .crashed(let error): return "the app has stopped (\(error.code)): restart or undo"
    case .emptyScreen: return "there is nothing on the screen"
    case .notOnScreen(let thing): return "\(name(thing)) is not on the screen"
    case .hidden(let thing): return "\(name(thing)) is hidden"
    case .disabled(let thing): return "\(name(thing)) is disabled"
    case .inert(let thing): return "\(name(thing)) does not answer to touches"
    case .rowsAreEdited(let scene):
      return "the list of \(name(scene)) is edited and selects no rows"
    case .notSelectable(let thing):
      return "\(name(thing)) is a row of a list that selects none: see allowsSelection"
    case .noSuchRow(let thing): return "\(name(thing)) has no such row"
    case .fixedRow(let thing):
      return "a row of \(name(thing)) does not answer to this: see canDelete and canMove"
    case .notEditing(let scene):
      return "rows are moved while \(name(scene)) is edited: touch its edit button first"
    case .noSuchStack(let scene): return "no navigation controller \(name(scene)) is alive"
    case .noStack: return "nothing in front is in a navigation controller"
    case .stackCovered(let stack, let cover):
      return
        "\(name(cover)) is in front of the stack \(name(stack)) and in no navigation controller itself: dismiss it first, or name the stack with 'of'"
    case .atRoot(let scene):
      return "there is no back button: \(name(scene)) is the root of its stack"
    case .atMoreList: return "there is no back button: the More list is the root of its stack"
    case .backButtonHidden(let scene): return "\(name(scene)) hides the back button"
    case .backButtonReplaced(let scene):
      return "the back button is replaced by the left items of \(name(scene))"
    case .barHidden(let scene): return "the navigation bar above \(name(scene)) is hidden"
    case .toolbarHidden(let scene): return "the toolbar below \(name(scene)) is hidden"
    case .noSwipe(let era): return "swiping back came with iOS 7; this is \(era.facts.versions)"
    case .nothingPresented: return "nothing is presented"
    case .notDismissedByTouch(let scene, let style):
      return
        "\(name(scene)) is presented as \(style.keyword), which does not answer to this gesture"
    case .alertStays(let scene):
      return "\(name(scene)) stays until one of its actions is chosen"
    case .noDetent(let scene, let detent):
      return "the sheet of \(name(scene)) does not rest at \(detent.keyword) here"
    case .noTabBar: return "there is no tab bar in front"
    case .tabBarHidden(let scene): return "the tab bar of \(name(scene)) is hidden"
    case .tabBarMinimized(let scene):
      return "the tab bar of \(name(scene)) is minimized: touch the tab that is left of it first"
    case .noBottomAccessory(let scene):
      return "the bottom accessory of \(name(scene)) came with iOS 26"
    case .noSuchTab(let index): return "the tab bar shows no tab \(index)"
    case .noMore(let scene): return "\(name(scene)) has room for all of its tabs: there is no More"
    case .notUnderMore(let index): return "tab \(index) is not in the More list"
    case .notVisible(let scene): return "\(name(scene)) is not in front"
    case .noInstance(let variable):
      return "no scene that is alive has a variable \(name(program[variable].name))"
    case .notATab(let scene): return "\(name(scene)) is not a tab"
    case .notCustomizable(let scene): return "the tab \(name(scene)) cannot be moved"
    case .noSharing(let device): return "on \(device.facts.name) this app has all of the screen"
    case .noZoom(let device): return "\(device.facts.name) has no Display Zoom"
    case .archive(let problem): return problem.sentence
    case .noSplitView: return "there is no split view in front"
    case .noColumnToSwipe(let scene): return "\(name(scene)) has no column to swipe there"
    case .notRecognized(let stroke, let thing, let other):
      let instead = other.map { ": what is there waits for \($0.words)" } ?? ""
      return "nothing recognises \(stroke.words) on \(name(thing))\(instead)"
    case .notAdjustable(let thing):
      return "\(name(thing)) has no value that goes up and down by touch"
    case .menuIsOpen(let thing):
      let whose = program[thing].isEmpty ? "" : " of \(name(thing))"
      return "the menu\(whose) is open: choose from it, or tap outside"
    case .menuIsClosed(let thing): return "\(name(thing)) is in a menu that is not open"
    case .noMenus(let era): return "menus came with iOS 13; this is \(era.facts.versions)"
    case .emptyMenu(let thing): return "the menu of \(name(thing)) has nothing to choose"
    case .rowNotSwiped(let thing, let edge):
      return
        "\(name(thing)) is behind its row: swipe \(edge.revealingSwipe.keyword) on the row first"
    case .rowsNotSwiped(let scene):
      return "the list of \(name(scene)) is edited: its rows are not swiped"
    case .nothingRecognizes(let stroke):
      return "nothing in front recognises \(stroke.words)"
    case .noSearchBar(let thing):
      return
        "\(name(thing)) is not seen: a search bar is in the bar of a navigation controller, since iOS 11"
    case .searchBarScrolledAway(let thing):
      return "\(name(thing)) is scrolled away: swipe the content down first"
    case .notSearching(let thing): return "there is no search: tap \(name(thing)) first"
    case .behindSearch(let thing):
      return "\(name(thing)) is behind what the search shows: cancel the search first"
    case .noKeyboard: return "nothing on the screen has the keyboard: touch a field first"
    case .notAField(let thing): return "\(name(thing)) cannot be typed into"
    case .notOnKeyboard(let type): return "the \(type.keyword) of an iPhone has no keys for this"
    case .noReturnKey(let type): return "the \(type.keyword) of an iPhone has no return key"
    case .noAnswer(let message, let text):
      let subject = message == .open ? "the URL" : "notifications of"
      return "no scene that is alive answers \(subject) \(inQuotes(program[text]))"
    case .noHideKey(let device):
      return "the keyboard of \(device.facts.name) has no key that hides it"
    case .noPages: return "there is no page controller in front"
    case .noNextPage(let scene): return "there is no page beyond \(name(scene))"
    case .nothingCustomizable(let scene): return "no tab of \(name(scene)) may be moved"
    case .customizing(let scene):
      return "the tabs of \(name(scene)) are being rearranged: touch Done first"
    case .transitionRunning(let scene):
      let place = scene.map { " at \(name($0))" } ?? ""
      return "a transition\(place) is in flight: nothing answers to touches until it has finished"
    case .nothingInFlight: return "no transition is in flight"
    case .notInteractive(let scene):
      let place = scene.map { " at \(name($0))" } ?? ""
      return "the transition\(place) is not led by a finger: it can only finish"
    case .notCustomizing(let scene): return "the tabs of \(name(scene)) are not being rearranged"
    }
  }
}

extension Effect {
  /// Why the step could not be done, if it could not.
  public func refusal(in program: Program) -> String? {
    if case .refused(let refusal) = self { return refusal.sentence(in: program) }
    return nil
  }
}

extension [Effect] {
  /// Why the step that gave these effects could not be done; nil when it was done.
  public func refusal(in program: Program) -> String? {
    for effect in self {
      if let reason = effect.refusal(in: program) { return reason }
    }
    return nil
  }
}
