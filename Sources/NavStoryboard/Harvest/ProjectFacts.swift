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
  private var plists: [InfoPlist] = []

  /// What paths that do not begin at the root are meant from.
  private let workingFolder: String

  public init(workingFolder: String = "") {
    self.workingFolder = workingFolder
  }

  private func whole(_ path: String) -> String { ProjectPath.join(workingFolder, path) }

  /// Adds a `project.pbxproj`.
  public mutating func add(project bytes: [UInt8], path: String) {
    projects.append(XcodeProject(bytes, path: whole(path)))
  }

  /// Adds an Info.plist.
  public mutating func add(infoPlist bytes: [UInt8]) {
    plists.append(InfoPlist(bytes))
  }

  /// Adds a `Package.swift` or a podspec: what lies beside it may be built from there.
  public mutating func add(packageAt path: String) {
    packages.append(ProjectPath.folder(of: whole(path)))
  }

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
    if packages.contains(where: { ProjectPath.isInside(path, $0) }) { return .unknown }
    return isCovered ? .notBuilt : .unknown
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

  /// The storyboards that apps begin with, by name.
  public var mainStoryboards: [String] {
    distinct(
      plists.flatMap { $0.mainStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.mainStoryboards } })
  }

  /// The storyboards that are shown while apps start, by name.
  public var launchStoryboards: [String] {
    distinct(
      plists.flatMap { $0.launchStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.launchStoryboards } })
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
