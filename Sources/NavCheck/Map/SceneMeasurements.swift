import NavLayout
import NavModel
import NavText

/// What rules want to know of one scene by itself, found out once for all of them.
public struct SceneMeasurements: Sendable {
  /// What the frames of its elements on the canvas show.
  let layout: [LayoutProblem]
  /// How much room its bars would like; nothing for a container.
  let needs: BarNeeds

  /// As far as some rule needs it.
  init(
    _ scene: ID<Scene>, _ program: Program, isEmbedded: Bool, _ project: ProjectContext,
    _ rulesNeed: RuleNeeds
  ) {
    layout =
      rulesNeed.contains(.layout)
      ? program.canvasProblems(of: scene, isEmbedded: isEmbedded, project) : []
    needs =
      rulesNeed.contains(.barWidths) && !program.scenes[scene].kind.isContainer
      ? program.barNeeds(of: scene) : BarNeeds()
  }
}
