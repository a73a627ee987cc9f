import NavText

/// Files are gone, called otherwise, or in no target.
extension ProjectMutator {
  static let files: [ProjectMutator] = [
    ProjectMutator(
      "storyboard taken out of its target", is: "storyboard-in-no-target",
      // Where it names a class or is named, nothing can be said of that any more.
      consequences: [
        "unused-storyboard", "missing-file", "unconnected-outlet", "unknown-main-storyboard",
      ]
    ) { project, random in
      let candidates = project.places(.builtStoryboard)
      guard let place = random.pickAny(candidates),
        let file = project.files.firstIndex(where: { $0.path == place.key })
      else { return nil }
      return ProjectMutation(edits: [project.blanking(place)], places: [project.root(of: file)])
    },
    ProjectMutator(
      "main storyboard without initial controller", is: "missing-initial",
      consequences: ["unreachable-scene"]
    ) { project, random in
      let mains = Set(project.places(.mainStoryboard).map(\.key))
      let candidates = project.places(.initial).filter { mains.contains($0.key) }
      guard let place = random.pickAny(candidates) else { return nil }
      let attribute = " initialViewController=\"".utf8.count
      let range = SourceRange(Int(place.range.start) - attribute, Int(place.range.end) + 1)
      return ProjectMutation(
        edits: [.init(file: place.file, range: range, replacement: "")],
        places: [project.root(of: place.file)])
    },
    ProjectMutator("image set renamed", is: "unknown-image") { project, random in
      renamedAsset(".imageset", .imageUse, .imageEntry, project, &random)
    },
    ProjectMutator("colour set renamed", is: "unknown-color") { project, random in
      renamedAsset(".colorset", .colorUse, .colorEntry, project, &random)
    },
    ProjectMutator("image set of another target", is: "unknown-image") { project, random in
      movedAsset(".imageset", .imageUse, .imageEntry, project, &random)
    },
    ProjectMutator("colour set of another target", is: "unknown-color") { project, random in
      movedAsset(".colorset", .colorUse, .colorEntry, project, &random)
    },
    ProjectMutator("image taken out of a namespace", is: "unknown-image") { project, random in
      guard
        let file = random.pickAny(
          project.files.indices.filter {
            project.files[$0].path.contains("Media.xcassets/")
              && String(decoding: project.files[$0].bytes, as: UTF8.self).contains(
                "provides-namespace")
          })
      else { return nil }
      let folder =
        project.files[file].path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      let uses =
        project.places(.namespacedImage, folder) + project.places(.namespacedEntry, folder)
      guard !uses.isEmpty else { return nil }
      let end = project.files[file].bytes.count
      return ProjectMutation(
        edits: [.init(file: file, range: .init(0, end), replacement: "{}")], places: uses)
    },
    ProjectMutator("view of a xib disconnected", is: "missing-view-outlet") { project, random in
      let candidates = project.places(.filesOwnerView).filter {
        // UIKit looks for a xib of this name. Of others the rule does not know what they are loaded for.
        project.knownClasses.contains($0.key)
          && project.files[$0.file].path.hasSuffix("/\($0.key).xib")
      }
      guard let place = random.pickAny(candidates) else { return nil }
      return ProjectMutation(
        edits: [project.blanking(place)], places: project.places(.customClass, place.key))
    },
    ProjectMutator("storyboard that nothing names", is: "unused-storyboard") { project, random in
      let candidates = project.places(.openedStoryboard).filter { place in
        project.places(.openedStoryboard, place.key).count == 1
          && project.files[place.file].path.hasSuffix("Open\(place.key).swift") == false
          && !project.features.contains("generated names of storyboards")
      }
      guard let place = random.pickAny(candidates),
        let file = project.files.firstIndex(where: { $0.path.hasSuffix("/\(place.key).storyboard") }
        )
      else { return nil }
      return ProjectMutation(edits: [project.blanking(place)], places: [project.root(of: file)])
    },
  ]

  /// Where a target takes in its folder whole, what is moved there is its own.
  private static func movedAsset(
    _ ending: String, _ use: PlaceKind, _ entry: PlaceKind, _ project: SyntheticProject,
    _ random: inout SeededRandom
  ) -> ProjectMutation? {
    guard let folder = random.pickAny(project.foldersOfOtherTargets),
      let place = random.pickAny(project.places(use))
    else { return nil }
    let name = "/" + project.text(place) + ending + "/Contents.json"
    guard let file = project.files.firstIndex(where: { $0.path.hasSuffix(name) }) else {
      return nil
    }
    return ProjectMutation(
      moved: [file: folder + "/Other.xcassets" + name],
      places: project.places(use, place.key) + project.places(entry, place.key))
  }

  private static func renamedAsset(
    _ ending: String, _ use: PlaceKind, _ entry: PlaceKind, _ project: SyntheticProject,
    _ random: inout SeededRandom
  ) -> ProjectMutation? {
    guard let place = random.pickAny(project.places(use)) else { return nil }
    let name = project.text(place) + ending + "/Contents.json"
    guard let file = project.files.firstIndex(where: { $0.path.hasSuffix("/" + name) }) else {
      return nil
    }
    let path = project.files[file].path
    let renamed =
      path.dropLast(ending.utf8.count + "/Contents.json".utf8.count) + "Renamed" + ending
      + "/Contents.json"
    return ProjectMutation(
      moved: [file: String(renamed)],
      places: project.places(use, place.key) + project.places(entry, place.key))
  }
}

extension SyntheticProject {
  /// The root element of a storyboard.
  fileprivate func root(of file: Int) -> Place {
    let text = files[file].bytes
    let tag = Array("<document".utf8)
    let offset = text.indices.first { text[$0...].starts(with: tag) } ?? 0
    return Place(kind: .initial, key: "", file: file, range: .init(offset, offset))
  }
}
