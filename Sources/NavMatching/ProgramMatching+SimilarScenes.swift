import NavModel
import NavText

/// Two scenes that may be one.
private struct Candidate {
  let old: ID<Scene>
  let new: ID<Scene>
  /// Twice what they share, in hundredths of what both have.
  let likeness: Int

  /// The most alike first. Candidates for the same scene are never equal in this order, whichever side is the old one.
  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    if left.likeness != right.likeness { return left.likeness > right.likeness }
    return left.old.index + left.new.index < right.old.index + right.new.index
  }
}

extension ProgramMatching {
  /// A feature that more scenes have says little, and would make the search quadratic.
  private static var mostScenesOfFeature: Int { 6 }
  /// How alike two scenes must be, in hundredths.
  private static var leastLikeness: Int { 60 }
  /// How often scenes that were paired may say something about their neighbours.
  private static var mostRounds: Int { 8 }

  /// Renamed scenes: of one kind, and most of what is said of one is said of the other.
  mutating func pairSimilarScenes(_ old: MatchedSide, _ new: MatchedSide) {
    for _ in 0..<Self.mostRounds {
      let candidates = candidates(old, new)
      if candidates.isEmpty { return }
      for candidate in candidates
      where scenes.new(of: candidate.old) == nil && scenes.old(of: candidate.new) == nil {
        scenes.pair(candidate.old, candidate.new, by: .structure)
      }
    }
  }

  private func candidates(_ old: MatchedSide, _ new: MatchedSide) -> [Candidate] {
    let (oldFeatures, newFeatures) = (
      old.features(scenes, storyboards), new.features(scenes, storyboards)
    )
    let oldScenes = index(oldFeatures)
    if oldScenes.isEmpty { return [] }
    let newScenes = index(newFeatures)
    var found: [Candidate] = []
    for id in old.program.scenes.ids {
      let features = oldFeatures[Int(id.index)]
      if features.isEmpty { continue }
      var shared: [ID<Scene>: Int] = [:]
      for feature in Set(features) {
        guard let scenes = newScenes[feature], scenes.count <= Self.mostScenesOfFeature,
          (oldScenes[feature]?.count ?? 0) <= Self.mostScenesOfFeature
        else { continue }
        for scene in scenes where new.program[scene].kind == old.program[id].kind {
          shared[scene, default: 0] += feature.weight
        }
      }
      let weight = Self.weight(features)
      for (other, common) in shared {
        let both = weight + Self.weight(newFeatures[Int(other.index)])
        let likeness = 200 * common / both
        if likeness >= Self.leastLikeness {
          found.append(Candidate(old: id, new: other, likeness: likeness))
        }
      }
    }
    return found.sorted { Candidate.isBefore($0, $1) }
  }

  private static func weight(_ features: [SceneFeature]) -> Int {
    Set(features).reduce(0) { $0 + $1.weight }
  }

  /// The scenes that each feature is said of, and no more than show that it says little.
  private func index(_ features: [[SceneFeature]]) -> [SceneFeature: [ID<Scene>]] {
    var scenes: [SceneFeature: [ID<Scene>]] = [:]
    for (index, features) in features.enumerated() {
      for feature in Set(features) where (scenes[feature]?.count ?? 0) <= Self.mostScenesOfFeature {
        scenes[feature, default: []].append(ID(index))
      }
    }
    return scenes
  }
}
