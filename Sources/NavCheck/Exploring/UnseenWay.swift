import NavModel
import NavSimulator
import NavText

/// What may lead on from a state although the program does not show it.
public enum UnseenWay: Hashable, Sendable {
  /// Storyboards leave it to the code of a scene's class what else that does.
  case code(of: ID<Scene>)
  /// A segue of the scene leads to a storyboard that was not given.
  case storyboard(from: ID<Scene>)
}

extension Program {
  /// The first thing that may lead on from a scene unseen. A text is all of its app but for what it says is elsewhere.
  func unseenWay(from scene: ID<Scene>) -> UnseenWay? {
    if codeMayDoMore(in: scene) { return .code(of: scene) }
    return self[scene].segues.contains { elsewhere(self[$0]) != nil }
      ? .storyboard(from: scene) : nil
  }

  /// What may lead on from a state: from a scene that is alive there, the visible one first, or from one that moves may
  /// lead to. Nil where nothing does but what the program shows.
  func unseenWay(from state: NavigationState) -> UnseenWay? {
    let view = FrontView(of: state, in: self)
    for scene in view.front + view.alive {
      if let way = unseenWay(from: scene) { return way }
    }
    guard let way = firstUnseenWay else { return nil }
    let leadsSomewhere = moves(in: state, of: .fingers).contains {
      self.state(after: $0, in: state) != state
    }
    return leadsSomewhere ? way : nil
  }

  /// The first of all scenes.
  var firstUnseenWay: UnseenWay? {
    for scene in scenes.ids {
      if let way = unseenWay(from: scene) { return way }
    }
    return nil
  }

  /// As a clause: `the code of 'Settings' may lead on`
  public func clause(of way: UnseenWay) -> String {
    switch way {
    case .code(let scene): "the code of '\(names[self[scene].name])' may lead on"
    case .storyboard(let scene):
      "'\(names[self[scene].name])' leads to a storyboard that is not here"
    }
  }
}

extension Verdict {
  /// The verdict on an app of which not everything is known. `start` is the state in which its run begins. That there is
  /// no way somewhere is refuted by nothing but the whole app; what a run shows, it shows.
  func doubted(in program: Program, from start: NavigationState) -> Verdict {
    guard case .refuted(let refutation) = self else { return self }
    let way: UnseenWay?
    switch refutation.reason {
    case .state, .raised: way = nil
    case .nowhere: way = program.firstUnseenWay
    case .stuck, .tooFar:
      guard program.firstUnseenWay != nil else { return self }
      var state = start
      for move in refutation.moves { state = program.state(after: move, in: state) }
      way = program.unseenWay(from: state)
    }
    return way.map { .undecided(.unseen($0, refutation)) } ?? self
  }
}
