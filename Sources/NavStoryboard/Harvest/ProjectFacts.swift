import NavModel
import NavText

/// What the projects around storyboards say of them: which are built, which is the main one, which are left behind.
public struct ProjectFacts: Sendable {
  /// Whether a file is part of what is built.
  public enum Membership: Equatable, Sendable {
    /// Into targets of these names.
    case built([String])
    /// A project is around it, and no target takes it in.
    case notBuilt
    /// No project that was read is about it.
    case unknown
  }

  public private(set) var projects: [XcodeProject] = []
  private var packages: [String] = []
  /// Where findings in each project are placed.
  private var projectFiles: [ID<SourceText>?] = []
  private var plists: [(plist: InfoPlist, path: String, file: ID<SourceText>?)] = []
  /// What asset catalogs and folders offer to storyboards.
  private(set) var assets = Assets()

  /// What paths that do not begin at the root are meant from.
  private let workingFolder: String

  public init(workingFolder: String = "") {
    self.workingFolder = workingFolder
  }

  private func whole(_ path: String) -> String { joinedPath(workingFolder, path) }

  /// Adds a `project.pbxproj`; with the file that findings in it are placed in.
  public mutating func add(project bytes: [UInt8], path: String, file: ID<SourceText>? = nil) {
    projects.append(XcodeProject(bytes, path: whole(path)))
    projectFiles.append(file)
  }

  /// Adds an Info.plist; with the file that findings in it are placed in.
  public mutating func add(
    infoPlist bytes: [UInt8], path: String = "", file: ID<SourceText>? = nil
  ) {
    plists.append((InfoPlist(bytes), whole(path), file))
  }

  /// Adds a file that may be an image, or a part of an asset catalog.
  public mutating func add(resourceAt path: String) {
    assets.add(path)
  }

  /// Adds a `Package.swift` or a podspec: what lies beside it may be built from there.
  public mutating func add(packageAt path: String) {
    packages.append(ProjectPath.folder(of: whole(path)))
  }

  /// Which targets a file belongs to, as far as the project tells.
  public func membership(of path: String) -> Membership {
    let path = whole(path)
    var targets: [String] = []
    var isCovered = false
    for project in projects {
      for target in project.targets(of: path) where !targets.contains(target.name) {
        targets.append(target.name)
      }
      // A project of dependencies, or one that builds nothing, tells nothing of its neighbours.
      if ProjectPath.isInside(path, project.folder), !project.targets.isEmpty { isCovered = true }
    }
    if !targets.isEmpty { return .built(targets) }
    return isCovered && !mayBePackaged(path) ? .notBuilt : .unknown
  }

  /// The projects that build one of these files, or else all that build anything.
  public func projects(around paths: [String]) -> [XcodeProject] {
    let paths = paths.map { whole($0) }
    let around = projects.filter { project in paths.contains { !project.targets(of: $0).isEmpty } }
    return around.isEmpty ? projects.filter { !$0.targets.isEmpty } : around
  }

  /// What people call the packages that were read.
  public var packageNames: [String] {
    packages.isEmpty ? [] : packages.count == 1 ? ["Package.swift"] : ["\(packages.count) packages"]
  }

  private func mayBePackaged(_ path: String) -> Bool {
    packages.contains { ProjectPath.isInside(path, $0) }
  }

  /// The apps, extensions and tests that a file is built into; nil where it may be part of anything else, too.
  func apps(of path: String) -> [XcodeProject.Target]? {
    let path = whole(path)
    let targets = projects.flatMap { $0.targets(of: path) }
    if targets.isEmpty || mayBePackaged(path) { return nil }
    for target in targets {
      switch target.product {
      case .app, .tests: continue
      case .other: return nil
      }
    }
    return targets
  }

  /// The module that a source is compiled into: of its target, or as the folders of packages and pods are named.
  public func module(of path: String) -> String? {
    let path = whole(path)
    for project in projects {
      if let target = project.targets(of: path).first { return target.module }
    }
    let folders = path.split(separator: "/").dropLast()
    for (index, folder) in folders.enumerated() where index + 1 < folders.count {
      if folder == "Pods" || folder == "Sources" || folder == "Checkouts" {
        let module = String(folders[folders.startIndex + index + 1])
        return module.contains(".") ? nil : module
      }
    }
    return nil
  }

  /// Whether a target of a project is compiled into a module of this name.
  func hasModule(_ name: String) -> Bool {
    projects.contains { $0.targets.contains { $0.module == name } }
  }

  /// Whether an app would say here what it begins with.
  var tellsOfApps: Bool {
    !plists.isEmpty || projects.contains { $0.targets.contains { $0.product == .app } }
  }

  /// Whether settings elsewhere, as in an xcconfig, may name the module of a target.
  var hasUncertainModules: Bool {
    projects.contains { $0.targets.contains { !$0.isModuleTold } }
  }

  /// The storyboards that apps begin with, by name.
  public var mainStoryboards: [String] {
    distinct(
      plists.flatMap { $0.plist.mainStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.mainStoryboards } })
  }

  /// The storyboards of a program that apps start with which they are built into.
  public func mains(of program: Program) -> Set<ID<Storyboard>> {
    Set(
      program.storyboards.ids.filter {
        isMain(program.sources[program.storyboards[$0].place.source].path)
      })
  }

  private func isMain(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    let path = whole(path)
    return projects.contains { project in
      project.targets(of: path).contains { target in
        target.mainStoryboards.contains(name)
          || plists.contains { row in
            target.infoPlists.contains(row.path) && row.plist.mainStoryboards.contains(name)
          }
      }
    }
  }

  /// The storyboards that are shown while apps start, by name.
  public var launchStoryboards: [String] {
    distinct(
      plists.flatMap { $0.plist.launchStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.launchStoryboards } })
  }

  /// The places of files that name a storyboard.
  var mentions: [(file: ID<SourceText>, mention: InfoPlist.Mention)] {
    var mentions: [(file: ID<SourceText>, mention: InfoPlist.Mention)] = []
    for row in plists {
      guard let file = row.file else { continue }
      for mention in row.plist.mentions { mentions.append((file: file, mention: mention)) }
    }
    for (project, file) in zip(projects, projectFiles) {
      guard let file else { continue }
      for target in project.targets {
        for mention in target.mentions { mentions.append((file: file, mention: mention)) }
      }
    }
    return mentions
  }

  /// Whether a target takes in a file of this name, or may: of a folder that is taken in whole nobody knows.
  func mayBuild(anyOf names: [String]) -> Bool {
    projects.contains { project in
      project.targets.contains { target in
        !target.folders.isEmpty
          || target.files.contains { names.contains(ProjectPath.fileName(of: $0)) }
      }
    }
  }

  /// Whether everything is compiled by a Swift that hides from Objective-C what does not say otherwise (SE-0160).
  var hidesMembersOfSwift: Bool {
    let targets = projects.flatMap { $0.targets }
    let versions = targets.flatMap { $0.swiftVersions }
    return !versions.isEmpty && !targets.contains { $0.infersObjectiveC }
      && versions.allSatisfy { version in
        let major = version.split(separator: ".").first.flatMap { Int($0) }
        return major.map { $0 >= 4 } ?? false
      }
  }

  private func distinct(_ names: [String]) -> [String] {
    var distinct: [String] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    return distinct
  }

  /// For a translated copy of a storyboard that is in no target, the path of the one that it was made from.
  public func original(ofStaleTranslation path: String, among paths: [String]) -> String? {
    let path = whole(path)
    guard membership(of: path) == .notBuilt,
      let (language, folder) = ProjectPath.language(of: path),
      language != "Base"
    else { return nil }
    let name = ProjectPath.fileName(of: path)
    return paths.first { other in
      let other = whole(other)
      return other != path && ProjectPath.fileName(of: other) == name
        && ProjectPath.language(of: other)?.folder == folder && membership(of: other) != .notBuilt
    }
  }
}
