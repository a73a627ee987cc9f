import NavText

/// A class is gone, of another kind, or looked for in the wrong module.
extension ProjectMutator {
  static let classes: [ProjectMutator] = [
    ProjectMutator(
      "class renamed in the code", is: "unknown-class", consequences: ["unconnected-outlet"]
    ) { project, random in
      guard
        let use = random.pickAny(
          project.usesOfLeafClasses.filter {
            project.hasNoRuntimeName($0) && project.isJudgedByModule($0)
              && !$0.key.hasSuffix("Segue")
          })
      else { return nil }
      return ProjectMutation(
        edits: project.renaming(.className, use.key, to: use.key + "Renamed"),
        places: project.places(.customClass, use.key))
    },
    ProjectMutator(
      "class misspelt in the storyboard", is: "unknown-class", consequences: ["unconnected-outlet"]
    ) { project, random in
      guard
        let use = random.pickAny(
          project.usesOfLeafClasses.filter {
            project.places(.customClass, $0.key).count == 1 && !$0.key.hasSuffix("Segue")
          })
      else { return nil }
      return ProjectMutation(
        edits: [project.replacing(use, "Q" + project.text(use))], places: [use])
    },
    ProjectMutator(
      "superclass of another family", is: "wrong-class", consequences: ["missing-view-outlet"]
    ) {
      project, random in
      let others = [
        "UIViewController": "UIView", "UITableViewController": "UIView",
        "UICollectionViewController": "UITableViewController", "UIView": "UIViewController",
        "UITableViewCell": "UIViewController", "UICollectionViewCell": "UIViewController",
      ]
      let candidates = project.places(.superclass).filter { place in
        project.knownClasses.contains(place.key) && others[project.text(place)] != nil
          && !project.places(.customClass, place.key).isEmpty && project.isLeaf(place.key)
          && project.nibOwners.isDisjoint(with: [place.key])
      }
      guard let place = random.pickAny(candidates), let other = others[project.text(place)] else {
        return nil
      }
      return ProjectMutation(
        edits: [project.replacing(place, other)], places: project.places(.customClass, place.key))
    },
    ProjectMutator("module that has no such class", is: "wrong-module") { project, random in
      guard let place = random.pickAny(project.usesOfModules) else { return nil }
      // Xcode writes the module of the target in place of one that is the target's.
      let provider = project.provider(after: place)
      return ProjectMutation(
        edits: [
          project.replacing(place, "OldName"),
          .init(file: place.file, range: provider, replacement: ""),
        ], places: [place])
    },
    ProjectMutator("module dropped", is: "wrong-module") { project, random in
      guard let place = random.pickAny(project.usesOfModules) else { return nil }
      // The attribute, and what says that it is this target's.
      let bytes = project.files[place.file].bytes
      var start = Int(place.range.start)
      while bytes[start] != UInt8(ascii: " ") { start -= 1 }
      let end = Int(project.provider(after: place).end)
      return ProjectMutation(
        edits: [.init(file: place.file, range: .init(start, end), replacement: "")], places: [place]
      )
    },
  ]
}

extension SyntheticProject {
  /// Classes that everything is known of and no other class inherits from.
  fileprivate var leafClasses: Set<String> { knownClasses.filter { isLeaf($0) } }

  /// Where storyboards name them, and UIKit looks them up.
  fileprivate func uses(of classes: Set<String>) -> [Place] {
    places(.customClass).filter { classes.contains($0.key) && !nibOwners.contains($0.key) }
  }

  /// The same where no class can come from elsewhere.
  fileprivate var usesOfLeafClasses: [Place] { hasAbsentModules ? [] : uses(of: leafClasses) }

  func isLeaf(_ name: String) -> Bool {
    !places(.superclass).contains { text($0) == name }
  }

  fileprivate func hasNoRuntimeName(_ use: Place) -> Bool { text(use) == use.key }

  /// What says after a module that it is the target's; empty where nothing does.
  fileprivate func provider(after place: Place) -> SourceRange {
    let start = Int(place.range.end) + 1
    let provider = Array(" customModuleProvider=\"target\"".utf8)
    let isThere = files[place.file].bytes[start...].starts(with: provider)
    return SourceRange(start, isThere ? start + provider.count : start)
  }

  /// Where no project says which modules there are, a class of another one may be outside of them.
  fileprivate func isJudgedByModule(_ use: Place) -> Bool {
    let module = places(.customModule, use.key).first.map { text($0) }
    return hasXcodeProject || module == nil || module == appModule
  }

  /// Where modules of classes of Swift count.
  fileprivate var usesOfModules: [Place] {
    guard hasXcodeProject else { return [] }
    return places(.customModule).filter {
      knownClasses.contains($0.key) && !nibOwners.contains($0.key)
    }
  }

  /// Classes of File's Owner, which UIKit never looks up.
  var nibOwners: Set<String> {
    Set(places(.customClass).filter { isOfOwner($0) }.map(\.key))
  }

  private func isOfOwner(_ place: Place) -> Bool {
    let bytes = files[place.file].bytes
    var start = Int(place.range.start)
    while start > 0 && bytes[start - 1] != 10 { start -= 1 }
    return String(decoding: bytes[start..<Int(place.range.start)], as: UTF8.self).contains(
      "IBFilesOwner")
  }
}
