/// Scenes of a storyboard that were written apart from the others, and what those must know of them.
struct WrittenScenes: Sendable {
  let text: XMLPiece
  let ids: [AssignedIDs.Made]
  let references: [SceneReferenceTarget]
  let resources: UsedResources
  let losses: [ExportLoss]
}
