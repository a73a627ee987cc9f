import NavLayout
import NavModel
import NavSimulator
import NavText

extension Program {
  /// What a bar shows: that of the stack that was named, in front or not, else the one in front.
  func barAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    let query = expectation.query
    guard let bar = bar(expectation, in: state) else {
      // Nothing is where there is no bar, and who expects that is right; whether it is hidden cannot be said.
      guard expectation.subjectScene == nil else { return noBar(expectation, in: state) }
      let empty: Answer
      switch query.facts.answer {
      case .text: empty = .one(quote(""))
      case .texts: empty = .list([])
      case .boolean, .scene, .scenes, .word, .callbacks, .value, .numbers:
        return noBar(expectation, in: state)
      }
      return difference(expectation, empty) == nil ? empty : noBar(expectation, in: state)
    }
    switch query {
    case .title: return .one(quote(bar.title))
    case .prompt: return .one(quote(bar.prompt))
    case .left: return .list(quoted(bar.left.map { $0.text }))
    case .right: return .list(quoted(bar.right.map { $0.text }))
    case .backButton: return .one(quote(bar.backButton?.text ?? ""))
    case .toolbar: return .list(quoted(bar.toolbar.map { $0.text }))
    case .barHidden: return .one(word(bar.isHidden))
    case .toolbarHidden: return .one(word(bar.isToolbarHidden))
    case .largeTitle: return .one(word(bar.isTitleLarge))
    default: return noBar(expectation, in: state)
    }
  }

  func noBar(_ expectation: Expectation, in state: NavigationState) -> Answer {
    .nothing(
      expectation.subjectScene.map { goneStack($0, in: state) }
        ?? "there is no navigation bar in front")
  }

  /// The navigation controller that was named, or the one in front.
  func navigation(_ expectation: Expectation, in state: NavigationState) -> Int? {
    container(.navigation, expectation, in: state)
  }

  private func bar(_ expectation: Expectation, in state: NavigationState) -> NavigationBar? {
    var shown = ShownBars(self, state)
    guard let scene = expectation.subjectScene else {
      let bars = shown.all()
      // The way back may be above the visible scene's own bar.
      let isBack = expectation.query == .backButton
      return bars.first { !isBack || $0.backButton != nil } ?? bars.first
    }
    if self[scene].kind == .tabBar {
      return state.instance(of: scene, .tabBar).flatMap { moreBar(of: $0, in: state) }
        .map { shown.shown($0) }
    }
    return navigation(expectation, in: state).map { shown.shown(navigationBar(of: $0, in: state)) }
  }

  // MARK: Calls

  /// What the last of the calls that pop gave back.
  func returnedAnswer(_ effects: [Effect]) -> Answer {
    let returned = effects.compactMap { effect in
      if case .returned(_, let scenes, in: _) = effect { scenes } else { nil }
    }
    return returned.last.map { .list($0.map { name($0) }) }
      ?? .nothing("no call of the last step gave anything back")
  }
}
