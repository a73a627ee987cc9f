import NavCompiler
import NavModel
import NavText

/// An arrow between two scenes, seen from one of them.
struct SceneWay {
  /// `show`, `root`
  let verb: String
  /// The scene at the other end.
  let scene: ID<Scene>
  /// Where the arrow names its destination.
  let place: Place
}

extension CompiledTexts {
  /// Where a scene leads: its segues, what its code brings up, and what it contains.
  func leads(of scene: ID<Scene>) -> [SceneWay] {
    var ways: [SceneWay] = []
    for relationship in draft.relationships.rows
    where relationship.source == scene && draft.isKnown(relationship.destination) {
      ways.append(
        SceneWay(
          verb: relationship.kind.facts.keyword, scene: relationship.destination,
          place: relationship.place))
    }
    for segue in draft.segues.rows where segue.source == scene {
      guard let destination = segue.destination, draft.isKnown(destination) else { continue }
      ways.append(
        SceneWay(verb: segue.kind.facts.keyword, scene: destination, place: segue.place))
    }
    return ways
  }

  /// What leads to a scene.
  func ways(to scene: ID<Scene>) -> [SceneWay] {
    var ways: [SceneWay] = []
    for relationship in draft.relationships.rows where relationship.destination == scene {
      ways.append(
        SceneWay(
          verb: relationship.kind.facts.keyword, scene: relationship.source,
          place: relationship.place))
    }
    for segue in draft.segues.rows where segue.destination == scene {
      ways.append(
        SceneWay(verb: segue.kind.facts.keyword, scene: segue.source, place: segue.place))
    }
    return ways
  }
}
