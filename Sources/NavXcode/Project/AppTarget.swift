import NavText

/// An app or extension of a project, which is one app to run: several have no scene in common.
public struct AppTarget: Hashable, Sendable {
  /// What Xcode lists it as.
  public let name: String
  /// What people call its project, such as `Shop.xcodeproj`.
  public let project: String
  /// The storyboards that it starts with, by name.
  public let mainStoryboards: [String]
  /// The whole path of the project.
  fileprivate let path: String
  fileprivate let isExtension: Bool
}

extension ProjectFacts {
  /// The apps that some of these files are built into, the likeliest first: apps before extensions, then what is no
  /// example of something else, then what is nearest to the top of the folders, then what has most of the files.
  public func apps(of paths: [String]) -> [AppTarget] {
    var found: [(app: AppTarget, rank: [Int])] = []
    for project in projects {
      var used: [String: Int] = [:]
      for path in paths {
        for target in project.targets(of: whole(path)) { used[target.name, default: 0] += 1 }
      }
      for target in project.targets where target.product == .app {
        guard let count = used[target.name] else { continue }
        let app = app(target, of: project)
        let words = [project.folder, target.name].map { $0.lowercased() }
        let isExample = ["example", "demo", "sample", "test"].contains { word in
          words.contains { $0.includes(word) }
        }
        let depth = project.folder.utf8.count { $0 == UInt8(ascii: "/") }
        found.append(
          (
            app,
            [
              app.isExtension ? 1 : 0, isExample ? 1 : 0, depth,
              app.mainStoryboards.isEmpty ? 1 : 0, -count,
            ]
          ))
      }
    }
    let order = found.indices.sorted { one, other in
      found[one].rank == found[other].rank
        ? one < other : found[one].rank.lexicographicallyPrecedes(found[other].rank)
    }
    return order.map { found[$0].app }
  }

  private func app(_ target: XcodeProject.Target, of project: XcodeProject) -> AppTarget {
    let mains = plists(of: target).flatMap { $0.mainStoryboards } + target.mainStoryboards
    return AppTarget(
      name: target.name, project: project.name, mainStoryboards: mains,
      path: joinedPath(project.folder, project.name), isExtension: target.isExtension)
  }

  /// Whether a file of code may be in an app: in its own target, in what it may be linked with, or where no project
  /// says what it is in.
  public func mayHold(_ app: AppTarget, _ path: String) -> Bool {
    let targets = targets(of: path)
    return targets.isEmpty
      || targets.contains { target, project in
        target.isLibrary || isSame(target, project, app)
      }
  }

  /// Whether a file of code may be in one of these apps. What a target leaves out of its folder is in none.
  public func mayHold(anyOf apps: [AppTarget], _ path: String) -> Bool {
    apps.isEmpty || !isLeftOut(path) && apps.contains { mayHold($0, path) }
  }

  /// Whether a storyboard is in an app, or in a library or a package that the app may have.
  public func holds(_ app: AppTarget, _ path: String) -> Bool {
    targets(of: path).isEmpty ? membership(of: path) == .unknown : mayHold(app, path)
  }

  private func targets(of path: String) -> [(XcodeProject.Target, XcodeProject)] {
    let path = whole(path)
    return projects.flatMap { project in project.targets(of: path).map { ($0, project) } }
  }

  private func isSame(
    _ target: XcodeProject.Target, _ project: XcodeProject, _ app: AppTarget
  ) -> Bool {
    target.name == app.name && joinedPath(project.folder, project.name) == app.path
  }

  /// One of each file that has a copy for each language: the one that the others were made from.
  public func withoutTranslatedCopies(_ paths: [String]) -> Set<String> {
    var chosen: [String: (path: String, rank: Int)] = [:]
    var kept: Set<String> = []
    for path in paths {
      guard let (language, folder) = ProjectPath.language(of: path) else {
        kept.insert(path)
        continue
      }
      let key = joinedPath(folder, ProjectPath.fileName(of: path))
      let rank = ["Base": 0, "en": 1, "English": 1][language] ?? 2
      if let known = chosen[key], known.rank <= rank { continue }
      chosen[key] = (path, rank)
    }
    for row in chosen.values { kept.insert(row.path) }
    return kept
  }
}
