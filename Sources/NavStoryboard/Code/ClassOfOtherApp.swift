import NavText
import NavXcode

/// A class that the sources have, and the app that a storyboard is built into has not.
struct ClassOfOtherApp {
  let name: String
  /// What has the class.
  let owners: [XcodeProject.Target]
  /// What the storyboard is built into.
  let apps: [XcodeProject.Target]
  /// The first place that defines the class, and the path of its file.
  let definition: Location
  let path: String
  /// How people call a path.
  let shown: (String) -> String

  var message: String {
    let apps = names(apps, besides: owners)
    return
      "'\(name)' is a class of \(names(owners, besides: self.apps)), and this file is built into \(apps)"
  }

  func help(or otherwise: String) -> [String] {
    let apps = names(apps, besides: owners)
    return ["add \(ProjectPath.fileName(of: path)) to \(apps) in Xcode, or \(otherwise)"]
  }

  /// `Shop, ShopShare`; with the project where the others have one of the same name.
  private func names(
    _ targets: [XcodeProject.Target], besides others: [XcodeProject.Target]
  ) -> String {
    targets.map { target in
      guard others.contains(where: { $0.name == target.name }) else { return target.name }
      return "\(target.name) (\(shown(target.project)))"
    }.joined(separator: ", ")
  }
}

extension ProjectCode {
  /// Where a class of the sources is that a storyboard names, and that is not there when the storyboard is loaded; nil
  /// where it is there, or may be. What the storyboard is built into is as `ProjectFacts.apps(of:)` says.
  ///
  /// Only what apps, extensions and tests alone have is known to be nowhere else: a framework can be linked, or loaded,
  /// in ways that no project tells. Of several apps, the one that has it may be the one that shows it.
  func otherApp(
    of reference: ClassReference, _ id: ID<IndexedClass>, builtInto all: [XcodeProject.Target]?
  ) -> ClassOfOtherApp? {
    guard let all else { return nil }
    // Tests run inside of the app that they are made for.
    let apps = all.filter { $0.product == .app }
    if apps.isEmpty { return nil }
    // What Objective-C calls so is found as well, wherever it is.
    if let name = catalogue.names.find(reference.name),
      catalogue.parts.rows.contains(where: { $0.runtimeName == name })
    {
      return nil
    }
    var owners: [XcodeProject.Target] = []
    let definitions = catalogue.definitions(of: id)
    for part in definitions {
      guard let path = catalogue.paths[catalogue.parts[part].place.file],
        let targets = project.apps(of: path)
      else { return nil }
      for target in targets {
        if all.contains(where: { $0.is(target) }) { return nil }
        if !owners.contains(where: { $0.is(target) }) { owners.append(target) }
      }
    }
    guard let first = definitions.first, mayMean(reference, apps + owners) else { return nil }
    let place = catalogue.parts[first].place
    return ClassOfOtherApp(
      name: reference.name, owners: owners, apps: apps, definition: place,
      path: catalogue.paths[place.file] ?? "", shown: { project.shown($0) })
  }

  /// Whether a reference means a class of these, and not one of the same name that comes from elsewhere.
  private func mayMean(_ reference: ClassReference, _ targets: [XcodeProject.Target]) -> Bool {
    if reference.isOfTarget { return true }
    guard let module = reference.module else { return !catalogue.hasForeignModules }
    return targets.contains { $0.module == module }
  }
}
