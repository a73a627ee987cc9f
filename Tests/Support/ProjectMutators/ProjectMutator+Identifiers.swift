/// Code and storyboards name things of each other that are not there.
extension ProjectMutator {
  static let identifiers: [ProjectMutator] = [
    renamed("segue renamed under the code", .segueIdentifier, seenAt: .performedSegue),
    renamed("segue misspelt in the code", .performedSegue, seenAt: .performedSegue),
    renamed("scene renamed under the code", .sceneIdentifier, seenAt: .instantiatedScene),
    renamed("scene misspelt in the code", .instantiatedScene, seenAt: .instantiatedScene),
    renamed("cell renamed under the code", .reuseIdentifier, seenAt: .dequeuedCell),
    renamed("cell misspelt in the code", .dequeuedCell, seenAt: .dequeuedCell),
    renamed(
      "scene renamed under a reference", .sceneIdentifier, seenAt: .referencedScene,
      is: "unknown-scene"),
    renamed(
      "scene of a reference misspelt", .referencedScene, seenAt: .referencedScene,
      is: "unknown-scene",
      consequences: ["unreachable-scene"]),
    renamed(
      "storyboard of a reference misspelt", .referencedStoryboard, seenAt: .referencedStoryboard,
      is: "unknown-storyboard", consequences: ["unused-storyboard", "unreachable-scene"]),
    renamed(
      "storyboard misspelt in the code", .openedStoryboard, seenAt: .openedStoryboard,
      is: "missing-file",
      consequences: ["unused-storyboard"]),
    renamed(
      "xib misspelt in the code", .loadedNib, seenAt: .loadedNib, is: "missing-file",
      consequences: ["unknown-identifier"]),
    renamed(
      "main storyboard misspelt", .mainStoryboard, seenAt: .mainStoryboard,
      is: "unknown-main-storyboard",
      consequences: ["unused-storyboard"]),
    renamed("image misspelt", .imageUse, .imageEntry, is: "unknown-image"),
    renamed("colour misspelt", .colorUse, .colorEntry, is: "unknown-color"),
    renamed(
      "translation of an object that is gone", .translationKey, seenAt: .translationKey,
      is: "stale-translation"),
  ]

  /// In what uses it and in the list at the end of the file: either place is right.
  private static func renamed(
    _ name: String, _ use: PlaceKind, _ entry: PlaceKind, is code: String
  ) -> ProjectMutator {
    ProjectMutator(name, is: code) { project, random in
      guard let place = random.pickAny(project.places(use)) else { return nil }
      let all = project.places(use, place.key) + project.places(entry, place.key)
      return ProjectMutation(
        edits: all.map { project.replacing($0, "q" + project.text($0)) }, places: all)
    }
  }

  private static func renamed(
    _ name: String, _ kind: PlaceKind, seenAt seen: PlaceKind,
    is code: String = "unknown-identifier",
    consequences: Set<String> = []
  ) -> ProjectMutator {
    ProjectMutator(name, is: code, consequences: consequences) { project, random in
      let candidates = project.places(kind).filter {
        project.places(kind, $0.key).count == 1 && !project.places(seen, $0.key).isEmpty
      }
      guard let place = random.pickAny(candidates) else { return nil }
      return ProjectMutation(
        edits: [project.replacing(place, "q" + project.text(place))],
        places: project.places(seen, place.key))
    }
  }
}
