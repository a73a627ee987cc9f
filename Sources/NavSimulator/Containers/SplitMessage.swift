import NavModel
import NavText

/// What a split view controller asks or tells its delegate, and one notification (section 11 of the rules).
public enum SplitMessage: Hashable, Sendable {
  /// What the delegate shows as primary; nil leaves the one that is there (SPLIT-6).
  case primaryForCollapsing(ID<Scene>?)
  /// Whether the delegate has done what is to be done with the secondary (SPLIT-6).
  case collapseSecondary(ID<Scene>, answer: Bool)
  case topColumnForCollapsing(proposed: SplitColumn, answer: SplitColumn)
  case didCollapse
  case primaryForExpanding(ID<Scene>?)
  /// The secondary that the delegate hands out; nil takes what was there (SPLIT-9).
  case separateSecondary(ID<Scene>?)
  case displayModeForExpanding(proposed: DisplayMode, answer: DisplayMode)
  case didExpand
  case willChangeDisplayMode(DisplayMode)
  case willShow(SplitColumn)
  case willHide(SplitColumn)
  /// Up to iOS 7: whether the primary is hidden when the device is held so (SPLIT-15).
  case shouldHidePrimary(Orientation, answer: Bool)
  /// The delegate shows it by itself (SPLIT-18).
  case show(ID<Scene>)
  case showDetail(ID<Scene>)
  /// Not to the delegate but to everybody: show detail leads elsewhere now (TRAIT-14).
  case showDetailTargetDidChange
}

extension SplitMessage {
  /// The word of UIKit's method, and what goes with it.
  public func words(in program: Program) -> (message: String, argument: String?, answer: String?) {
    func name(_ scene: ID<Scene>) -> String { program[program[scene].name] }
    func word(_ answer: Bool) -> String { answer ? "yes" : "no" }
    switch self {
    case .primaryForCollapsing(let scene):
      return ("primaryForCollapsing", nil, scene.map { name($0) } ?? "nil")
    case .collapseSecondary(let scene, let answer):
      return ("collapseSecondary", name(scene), word(answer))
    case .topColumnForCollapsing(let proposed, let answer):
      return ("topColumnForCollapsing", proposed.keyword, answer.keyword)
    case .didCollapse: return ("didCollapse", nil, nil)
    case .primaryForExpanding(let scene):
      return ("primaryForExpanding", nil, scene.map { name($0) } ?? "nil")
    case .separateSecondary(let scene):
      return ("separateSecondary", nil, scene.map { name($0) } ?? "nil")
    case .displayModeForExpanding(let proposed, let answer):
      return ("displayModeForExpanding", proposed.keyword, answer.keyword)
    case .didExpand: return ("didExpand", nil, nil)
    case .willChangeDisplayMode(let mode): return ("willChangeTo", mode.keyword, nil)
    case .willShow(let column): return ("willShow", column.keyword, nil)
    case .willHide(let column): return ("willHide", column.keyword, nil)
    case .shouldHidePrimary(let orientation, let answer):
      return ("shouldHide", orientation.keyword, word(answer))
    case .show(let scene): return ("show", name(scene), word(true))
    case .showDetail(let scene): return ("showDetail", name(scene), word(true))
    case .showDetailTargetDidChange: return ("showDetailTargetDidChange", nil, nil)
    }
  }

  /// `collapseSecondary Detail? no`
  func line(in program: Program) -> String {
    let (message, argument, answer) = words(in: program)
    return message + (argument.map { " \($0)" } ?? "") + (answer.map { "? \($0)" } ?? "")
  }
}
