import NavLayout
import NavModel
import NavText

/// What rules want to know of one scene by itself, found out once for all of them.
public struct SceneLook: Sendable {
  /// What the frames of its elements on the canvas show.
  let layout: [LayoutProblem]
  /// How much room its bars would like; nothing for a container.
  let needs: BarNeeds

  /// What the rules that are on ask for.
  struct Wish: Sendable {
    private let wantsLayout: Bool
    private let wantsNeeds: Bool

    init(_ rules: [Rule]) {
      func has(_ codes: [String]) -> Bool { rules.contains { codes.contains($0.facts.code) } }
      wantsLayout = has([
        "ambiguous-layout", "conflicting-constraints", "element-outside-screen",
      ])
      wantsNeeds = has(["bar-items-overflow", "title-never-fits", "toolbar-overflow"])
    }

    var isEmpty: Bool { !wantsLayout && !wantsNeeds }

    fileprivate func layout(
      _ scene: ID<Scene>, _ program: Program, isEmbedded: Bool, oldestSystem: Int?
    ) -> [LayoutProblem] {
      wantsLayout
        ? program.canvasProblems(of: scene, isEmbedded: isEmbedded, oldestSystem: oldestSystem) : []
    }

    fileprivate func needs(_ scene: ID<Scene>, _ program: Program) -> BarNeeds {
      let isAsked = wantsNeeds && !program.scenes[scene].kind.isContainer
      return isAsked ? program.barNeeds(of: scene) : BarNeeds()
    }
  }

  init(
    _ scene: ID<Scene>, _ program: Program, isEmbedded: Bool, oldestSystem: Int?, _ wish: Wish
  ) {
    layout = wish.layout(scene, program, isEmbedded: isEmbedded, oldestSystem: oldestSystem)
    needs = wish.needs(scene, program)
  }
}
