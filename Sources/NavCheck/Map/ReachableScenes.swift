import NavModel
import NavText

extension Program {
  /// By scene: whether some way leads there, as `unreachable-scene` sees it without exploring the app.
  public func reachableScenes(
    _ unresolved: UnresolvedReferences = UnresolvedReferences(),
    _ project: ProjectContext = ProjectContext()
  ) -> [Bool] {
    NavigationMap(self, unresolved, project).isReachable
  }
}
