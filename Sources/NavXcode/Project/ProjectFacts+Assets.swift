import NavText

extension ProjectFacts {
  /// The targets that have these sets of asset catalogues, where a storyboard is built into apps and into none of those:
  /// UIKit looks for images and colours in the bundle that the storyboard is in, and in no framework. Nothing where it is
  /// not known of each set what it is built into.
  public func otherTargets(withSets sets: [String], besides path: String) -> [XcodeProject.Target] {
    guard let apps = apps(of: path), apps.contains(where: { $0.product == .app }) else { return [] }
    var owners: [XcodeProject.Target] = []
    for set in sets {
      let targets = targets(ofCatalogue: set)
      // What CocoaPods has, a script may copy into the app.
      if targets.isEmpty || targets.contains(where: { $0.project.hasSuffix("Pods.xcodeproj") }) {
        return []
      }
      for target in targets {
        if apps.contains(where: { $0.is(target) }) { return [] }
        if !owners.contains(where: { $0.is(target) }) { owners.append(target) }
      }
    }
    return owners
  }

  /// A catalogue is built as a whole, be it named or in a folder that is taken in.
  private func targets(ofCatalogue set: String) -> [XcodeProject.Target] {
    var folder = whole(set)
    while !folder.isEmpty, !folder.hasSuffix(".xcassets") {
      let parent = ProjectPath.folder(of: folder)
      if parent == folder { return [] }
      folder = parent
    }
    return projects.flatMap { $0.targets(of: folder) }
  }
}
