import NavModel
import NavSimulator
import NavText

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
