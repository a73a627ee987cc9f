import NavModel
import NavText

extension ProgramMatching {
  /// Storyboards and scenes: each pass takes what the surer ones before it left.
  mutating func pairScenes(_ old: MatchedSide, _ new: MatchedSide) {
    storyboards.pairUnique(old, new, by: .name, among: MatchedSide.storyboards) {
      side, id, _ in [side.number(side.program[id].name)]
    }
    pairScenesByID(old, new)
    pairScenesByName(old, new)
    pairScenes(old, new) { side, id in
      side.numberIfAny(side.program[cold: id].identifier).map { [$0] }
    }
    pairScenes(old, new) { side, id in
      let row = side.program[id]
      return side.numberIfAny(row.className).map { [$0, UInt32(row.kind.rawValue)] }
    }
    pairSimilarScenes(old, new)
    pairRenamedStoryboards(old, new)
  }

  /// Copies of a storyboard, such as one for each device, share object ids: the same storyboard goes first.
  private mutating func pairScenesByID(_ old: MatchedSide, _ new: MatchedSide) {
    let storyboards = storyboards
    scenes.pairUnique(old, new, by: .objectID, among: MatchedSide.scenes) { side, id, _ in
      guard let object = side.objectID(id),
        let storyboard = storyboards.number(of: side.program[id].storyboard, on: side)
      else { return nil }
      return [storyboard, object]
    }
    scenes.pairUnique(old, new, by: .objectID, among: MatchedSide.scenes) { side, id, _ in
      side.objectID(id).map { [$0] }
    }
  }

  private mutating func pairScenesByName(_ old: MatchedSide, _ new: MatchedSide) {
    let storyboards = storyboards
    scenes.pairUnique(old, new, by: .name, among: MatchedSide.scenes) { side, id, _ in
      let row = side.program[id]
      return storyboards.number(of: row.storyboard, on: side).map {
        [$0, side.number(row.name)]
      }
    }
    scenes.pairUnique(old, new, by: .name, among: MatchedSide.scenes) { side, id, _ in
      [side.number(side.program[id].name)]
    }
  }

  private mutating func pairScenes(
    _ old: MatchedSide, _ new: MatchedSide, key: (MatchedSide, ID<Scene>) -> MatchKey?
  ) {
    scenes.pairUnique(old, new, among: MatchedSide.scenes) { side, id, _ in key(side, id) }
  }

  /// A storyboard without a counterpart of its name is the one that most of its scenes are in now, if most scenes of that
  /// one were in it.
  private mutating func pairRenamedStoryboards(_ old: MatchedSide, _ new: MatchedSide) {
    let votes = scenes.pairs.map {
      (old.program[$0.old].storyboard, new.program[$0.new].storyboard)
    }
    for (old, new) in mutualFavourites(votes)
    where storyboards.new(of: old) == nil && storyboards.old(of: new) == nil {
      storyboards.pair(old, new, by: .structure)
    }
  }
}
