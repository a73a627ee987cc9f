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
  /// By the folder of a package: the major version of Swift's tools that it is made for.
  private var toolsVersions: [String: Int] = [:]
  /// Where findings in each project are placed.
  private var projectFiles: [ID<SourceText>?] = []
  private var plists: [(plist: InfoPlist, path: String, file: ID<SourceText>?)] = []
  /// Folders that targets take in whole, and some of whose files were read.
  private var readFolders: Set<String> = []
  /// What asset catalogs and folders offer to storyboards.
  public private(set) var assets = Assets()

  /// What paths that do not begin at the root are meant from.
  private let workingFolder: String

  public init(workingFolder: String = "") {
    self.workingFolder = workingFolder
  }

  func whole(_ path: String) -> String { joinedPath(workingFolder, path) }

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

  /// Whether what a file among resources holds says something, and not only that it is there.
  public static func reads(resourceAt path: String) -> Bool { Assets.tells(path) }

  /// Adds a file that may be an image, or a part of an asset catalog.
  /// The bytes of a `Contents.json` of a folder in a catalog say whether names begin with the folder's.
  public mutating func add(resourceAt path: String, _ bytes: [UInt8] = []) {
    assets.add(path, bytes)
  }

  /// Adds a `Package.swift` or a podspec: what lies beside it may be built from there.
  public mutating func add(packageAt path: String, _ bytes: [UInt8] = []) {
    let folder = ProjectPath.folder(of: whole(path))
    packages.append(folder)
    if let version = Self.toolsVersion(bytes) { toolsVersions[folder] = version }
  }

  /// The major version in `// swift-tools-version: 5.9`, which is the language that a package is compiled as, unless it
  /// asks for Swift 3.
  private static func toolsVersion(_ bytes: [UInt8]) -> Int? {
    let line = bytes.prefix { $0 != 10 && $0 != 13 }
    guard String(decoding: line, as: UTF8.self).includes("swift-tools-version"),
      !String(decoding: bytes, as: UTF8.self).includes(".v3")
    else { return nil }
    let digits = line.drop { $0 != UInt8(ascii: ":") }.drop { !(0x30...0x39 ~= $0) }
      .prefix { 0x30...0x39 ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Which targets a file belongs to, as far as the project tells.
  public func membership(of path: String) -> Membership {
    let path = whole(path)
    var targets: [String] = []
    var names: Set<String> = []
    var isCovered = false
    for project in projects {
      for target in project.targets(of: path) where names.insert(target.name).inserted {
        targets.append(target.name)
      }
      // A project of dependencies, or one that builds nothing, tells nothing of its neighbours.
      if ProjectPath.isInside(ProjectPath.folded(path), ProjectPath.folded(project.folder)),
        !project.targets.isEmpty
      {
        isCovered = true
      }
    }
    if !targets.isEmpty { return .built(targets) }
    return isCovered && !mayBePackaged(path) ? .notBuilt : .unknown
  }

  /// Whether a source is explicitly left out of the build: a target excludes it from a synchronized folder, and no other
  /// target contains it. A file that no target mentions may still be built by another tool.
  public func isLeftOut(_ path: String) -> Bool {
    membership(of: path) == .notBuilt && projects.contains { $0.leavesOut(whole(path)) }
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

  /// Whether it is known what lies in the bundle that the code of a file is in: in that of its target or package, or of
  /// the only app that there is.
  public func knowsBundle(ofSource path: String) -> Bool {
    let path = whole(path)
    if mayBePackaged(path) || projects.contains(where: { !$0.targets(of: path).isEmpty }) {
      return true
    }
    let apps = projects.flatMap { $0.targets }.filter { $0.product == .app && !$0.isExtension }
    return apps.count == 1
  }

  /// Whether a file is built into a framework or library and into no app.
  public func isOfLibrary(_ path: String) -> Bool {
    let path = whole(path)
    let targets = projects.flatMap { $0.targets(of: path) }
    return !targets.isEmpty && !targets.contains { $0.product == .app }
  }

  /// The apps, extensions and tests that a file is built into; nil where it may be part of anything else, too.
  public func apps(of path: String) -> [XcodeProject.Target]? {
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
        return module.contains(".") ? nil : XcodeProjectReader.identifier(module)
      }
    }
    return nil
  }

  /// All modules that a source is compiled into, by targets or by a package; nothing where that is not known.
  public func modules(of path: String) -> [String] {
    let path = whole(path)
    let modules = distinct(projects.flatMap { $0.targets(of: path) }.map { $0.module })
    if !modules.isEmpty || !mayBePackaged(path) { return modules }
    return module(of: path).map { [$0] } ?? []
  }

  /// Whether a target of a project is compiled into a module of this name.
  public func hasModule(_ name: String) -> Bool {
    projects.contains { $0.targets.contains { $0.module == name } }
  }

  /// Whether an app would say here what it begins with.
  public var tellsOfApps: Bool {
    !plists.isEmpty || projects.contains { $0.targets.contains { $0.product == .app } }
  }

  /// Whether settings elsewhere, as in an xcconfig, may name the module of a target.
  public var hasUncertainModules: Bool {
    projects.contains { $0.targets.contains { !$0.isModuleTold } }
  }

  /// The storyboards that apps begin with, by name.
  public var mainStoryboards: [String] {
    distinct(
      plists.flatMap { $0.plist.mainStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.mainStoryboards } })
  }

  /// Whether a path is that of a storyboard with which the app starts that it is built into.
  public func isMain(_ path: String) -> Bool {
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

  /// Those that a target says are its own.
  func plists(of target: XcodeProject.Target) -> [InfoPlist] {
    plists.filter { target.infoPlists.contains($0.path) }.map { $0.plist }
  }

  /// The storyboards that are shown while apps start, by name.
  public var launchStoryboards: [String] {
    distinct(
      plists.flatMap { $0.plist.launchStoryboards }
        + projects.flatMap { $0.targets.flatMap { $0.launchStoryboards } })
  }

  /// The places of files that name a storyboard.
  public var mentions: [(file: ID<SourceText>, mention: InfoPlist.Mention)] {
    var mentions: [(file: ID<SourceText>, mention: InfoPlist.Mention)] = []
    for row in plists {
      guard let file = row.file else { continue }
      let isForPhones = isForPhonesOnly(plist: row.path)
      // What is for iPads alone is read on none.
      for mention in row.plist.mentions where mention.device != "ipad" || !isForPhones {
        mentions.append((file: file, mention: mention))
      }
    }
    for (project, file) in zip(projects, projectFiles) {
      guard let file else { continue }
      for target in project.targets {
        for mention in target.mentions { mentions.append((file: file, mention: mention)) }
      }
    }
    return mentions
  }

  /// Notes that a file was read: what else lies in a folder that a target takes in whole was read as well.
  public mutating func note(fileAt path: String) {
    let path = whole(path)
    for project in projects {
      for target in project.targets {
        for folder in target.folders where !readFolders.contains(folder) {
          if ProjectPath.isInside(path, folder) { readFolders.insert(folder) }
        }
      }
    }
  }

  /// Whether a target takes in a file of this name, or may: a folder that is taken in whole and was not read can hold
  /// anything.
  public func mayBuild(anyOf names: [String], besides documents: [StoryboardDocument]) -> Bool {
    let paths = documents.map { whole($0.path) }
    return projects.contains { project in
      project.targets.contains { target in
        target.folders.contains { folder in
          !readFolders.contains(folder)
            && !paths.contains { ProjectPath.isInside($0, folder) }
        }
          || target.files.contains { names.contains(ProjectPath.fileName(of: $0)) }
      }
    }
  }

  /// The major version of the oldest iOS that an app is built for, or, where there is none, anything; nil where no project
  /// says it, or one leaves it to settings elsewhere.
  public var oldestSystem: Int? {
    var oldest: Int?
    let targets = projects.flatMap { $0.targets }.filter { !$0.deploymentTargets.isEmpty }
    // A library may be made for older systems than the app that it is part of.
    let apps = targets.filter { $0.product == .app }
    for text in (apps.isEmpty ? targets : apps).flatMap({ $0.deploymentTargets }) {
      guard let major = text.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
      oldest = min(oldest ?? major, major)
    }
    return oldest
  }

  /// Whether any app runs on phones, as far as projects say which devices theirs run on.
  public var runsOnPhones: Bool {
    let apps = projects.flatMap { $0.targets }.filter { $0.product == .app }
    return apps.isEmpty
      || apps.contains { app in
        app.deviceFamilies.isEmpty || app.deviceFamilies.contains { $0.includes("1") }
      }
  }

  /// Whether everything is compiled by a Swift that hides from Objective-C what does not say otherwise (SE-0160).
  public func hidesMembersOfSwift(in sources: [String]) -> Bool {
    let targets = projects.flatMap { $0.targets }
    return !targets.contains { $0.infersObjectiveC } && isSwift(atLeast: 4, in: sources)
  }

  /// Whether everything is compiled by a Swift that makes selectors of all labels (SE-0005).
  public func spellsAsSwift3(in sources: [String]) -> Bool { isSwift(atLeast: 3, in: sources) }

  /// A package tells of its own sources alone; a project, of all that lies around it.
  private func isSwift(atLeast least: Int, in sources: [String]) -> Bool {
    let versions = projects.flatMap { $0.targets }.flatMap { $0.swiftVersions }
    let majors =
      versions.map { $0.split(separator: ".").first.flatMap { Int($0) } ?? 0 }
      + toolsVersions.values
    guard !majors.isEmpty, majors.allSatisfy({ $0 >= least }) else { return false }
    // A target that does not say its version, beside one that does, may be older.
    let silent = projects.filter { $0.targets.contains { $0.swiftVersions.isEmpty } }
    for path in sources where !silent.isEmpty && !versions.isEmpty {
      let targets = silent.flatMap { $0.targets(of: whole(path)) }
      if targets.contains(where: { $0.swiftVersions.isEmpty }) { return false }
    }
    return !versions.isEmpty
      || sources.allSatisfy { path in
        toolsVersions.keys.contains { ProjectPath.isInside(whole(path), $0) }
      }
  }

  /// Whether the apps with this Info.plist say that they run on iPhones alone.
  private func isForPhonesOnly(plist path: String) -> Bool {
    let apps = projects.flatMap { $0.targets }.filter { $0.infoPlists.contains(path) }
    return !apps.isEmpty
      && apps.allSatisfy {
        !$0.deviceFamilies.isEmpty && $0.deviceFamilies.allSatisfy { $0 == "1" }
      }
  }

  /// A path as people write it: from where they are.
  public func shown(_ path: String) -> String {
    guard !workingFolder.isEmpty, ProjectPath.isInside(path, workingFolder) else { return path }
    return String(path.dropFirst(workingFolder.count + 1))
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
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
