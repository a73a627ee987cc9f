import NavText
import NavXcode

/// A class, or a member of one, that the sources have and the app that a storyboard is built into has not.
struct ClassOfOtherApp {
  let name: String
  /// `a class`.
  let kind: String
  /// What has it; empty where its file is left out of all targets.
  let owners: [XcodeProject.Target]
  /// What the storyboard is built into.
  let apps: [XcodeProject.Target]
  /// The first place that defines it, and the path of its file.
  let definition: Location
  let path: String
  /// How people call a path.
  let shown: (String) -> String

  init(
    name: String, kind: String, owners: [XcodeProject.Target], apps: [XcodeProject.Target],
    _ definition: Location, _ code: ProjectCode
  ) {
    self.name = name
    self.kind = kind
    self.owners = owners
    self.apps = apps
    self.definition = definition
    path = code.catalogue.paths[definition.file] ?? ""
    shown = { code.project.shown($0) }
  }

  var message: String {
    let apps = names(apps, besides: owners)
    let place =
      owners.isEmpty
      ? "in a file that is left out of all targets"
      : "\(kind) of \(names(owners, besides: self.apps))"
    return "'\(name)' is \(place), and this file is built into \(apps)"
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
  /// Only what apps, extensions and tests alone have, or all leave out, is known to be nowhere else: a framework can be
  /// linked, or loaded, in ways that no project tells. Of several apps, the one that has it may be the one that shows it.
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
    let definitions = catalogue.definitions(of: id)
    guard let owners = owners(of: definitions, besides: all), let first = definitions.first,
      mayMean(reference, apps + owners)
    else { return nil }
    return ClassOfOtherApp(
      name: reference.name, kind: "a class", owners: owners, apps: apps,
      catalogue.parts[first].place, self)
  }

  /// What builds parts of classes; nil where one of them is in any of these targets, or may be.
  func owners(
    of parts: [ID<TypePart>], besides all: [XcodeProject.Target]
  ) -> [XcodeProject.Target]? {
    var owners: [XcodeProject.Target] = []
    for part in parts {
      guard let path = catalogue.paths[catalogue.parts[part].place.file],
        let targets = project.isLeftOut(path) ? [] : project.apps(of: path)
      else { return nil }
      for target in targets {
        if all.contains(where: { $0.is(target) }) { return nil }
        if !owners.contains(where: { $0.is(target) }) { owners.append(target) }
      }
    }
    return owners
  }

  /// Whether a reference means a class of these, and not one of the same name that comes from elsewhere.
  private func mayMean(_ reference: ClassReference, _ targets: [XcodeProject.Target]) -> Bool {
    if reference.isOfTarget { return true }
    guard let module = reference.module else { return !catalogue.hasForeignModules }
    return targets.contains { $0.module == module }
  }
}
