/// A class no longer has what a storyboard connects, or has it otherwise.
extension ProjectMutator {
  static let members: [ProjectMutator] = [
    renamed("outlet renamed in the class", .outletName, .outletUse, is: "missing-outlet"),
    renamed(
      "collection renamed in the class", .collectionName, .collectionUse, is: "missing-outlet"),
    renamed("action renamed in the class", .actionName, .actionUse, is: "missing-action"),
    renamed("unwind action renamed in the class", .unwindName, .unwindUse, is: "unknown-unwind"),
    renamed(
      "segue action renamed in the class", .segueActionName, .segueActionUse, is: "missing-action"),
    renamed(
      "inspectable property renamed in the class", .inspectableName, .runtimeAttribute,
      is: "unknown-runtime-attribute"),
    misspelt("outlet misspelt in the storyboard", .outletUse, .outletName, is: "missing-outlet"),
    misspelt("action misspelt in the storyboard", .actionUse, .actionName, is: "missing-action"),
    misspelt(
      "unwind action misspelt in the storyboard", .unwindUse, .unwindName, is: "unknown-unwind"),
    misspelt(
      "runtime attribute misspelt", .runtimeAttribute, .inspectableName,
      is: "unknown-runtime-attribute"),
    hidden("@IBOutlet dropped", .outletAttribute, .outletUse),
    hidden("@IBAction dropped", .actionAttribute, .actionUse),
    hidden("@IBSegueAction dropped", .segueActionAttribute, .segueActionUse),
    ProjectMutator("type of an outlet changed", is: "outlet-type") { project, random in
      let types = ["UILabel", "UIButton", "UITextField", "UISwitch", "UISlider", "UITableView"]
      let candidates = project.pairs(.outletType, .outletDestination).filter {
        types.contains(project.text($0.declared))
      }
      guard let pair = random.pickAny(candidates),
        let type = random.pickAny(types.filter { $0 != project.text(pair.declared) })
      else { return nil }
      return ProjectMutation(edits: [project.replacing(pair.declared, type)], places: pair.used)
    },
    ProjectMutator("outlet disconnected", is: "unconnected-outlet") { project, random in
      guard
        let pair = random.pickAny(
          project.pairs(.outletName, .outletUse).filter { $0.used.count == 1 })
      else { return nil }
      return ProjectMutation(
        edits: [project.blanking(pair.used[0])], places: [pair.declared])
    },
    ProjectMutator("action disconnected", is: "unused-action") { project, random in
      guard
        let pair = random.pickAny(
          project.pairs(.actionName, .actionUse).filter {
            $0.used.count == 1 && project.saysThatItIsAnAction($0.declared)
          })
      else { return nil }
      return ProjectMutation(
        edits: [project.blanking(pair.used[0])],
        places: project.places(.actionName, pair.declared.key))
    },
  ]

  private static func renamed(
    _ name: String, _ declared: PlaceKind, _ used: PlaceKind, is code: String
  ) -> ProjectMutator {
    ProjectMutator(name, is: code, consequences: ["unconnected-outlet", "unused-action"]) {
      project, random in
      // What is not here may declare the unwind action.
      if declared == .unwindName && project.hasForeignControllers { return nil }
      guard let pair = random.pickAny(project.pairs(declared, used)) else { return nil }
      return ProjectMutation(
        edits: project.renaming(
          declared, pair.declared.key, to: project.text(pair.declared) + "Renamed"),
        places: pair.used)
    }
  }

  private static func misspelt(
    _ name: String, _ used: PlaceKind, _ declared: PlaceKind, is code: String
  ) -> ProjectMutator {
    ProjectMutator(
      name, is: code, consequences: ["unconnected-outlet", "unused-action", "unused-unwind"]
    ) {
      project, random in
      if used == .unwindUse && project.hasForeignControllers { return nil }
      guard let pair = random.pickAny(project.pairs(declared, used).filter { $0.used.count == 1 })
      else {
        return nil
      }
      return ProjectMutation(
        edits: [project.replacing(pair.used[0], "x" + project.text(pair.used[0]))],
        places: pair.used)
    }
  }

  /// Without the attribute Objective-C does not see the member, and UIKit does not find it.
  private static func hidden(
    _ name: String, _ attribute: PlaceKind, _ used: PlaceKind
  ) -> ProjectMutator {
    ProjectMutator(name, is: "invisible-member") { project, random in
      guard let pair = random.pickAny(project.pairs(attribute, used)) else { return nil }
      return ProjectMutation(edits: [project.replacing(pair.declared, "")], places: pair.used)
    }
  }
}

extension SyntheticProject {
  /// What is connected in Objective-C may return `void`, and then looks like any other method.
  fileprivate func saysThatItIsAnAction(_ place: Place) -> Bool {
    !files[place.file].bytes[..<Int(place.range.start)].reversed().starts(with: ")diov(".utf8)
  }
}
