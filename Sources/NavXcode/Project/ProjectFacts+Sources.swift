extension ProjectFacts {
  /// Whether every source of the targets that a file is built into is among these paths, which are of all files that were
  /// read. A folder that is taken in whole is here when something in it is.
  public func hasAllSources(of path: String, among paths: [String]) -> Bool {
    let path = whole(path)
    let targets = projects.flatMap { $0.targets(of: path) }
    if targets.isEmpty { return false }
    let read = Set(paths.map { ProjectPath.folded(whole($0)) })
    return targets.allSatisfy { $0.hasAllSources(among: read) }
  }
}

extension XcodeProject.Target {
  /// `read` are paths in small letters. A target without any source is made of something else.
  fileprivate func hasAllSources(among read: Set<String>) -> Bool {
    let sources = files.filter { SourceLanguage(path: $0) != nil }
    guard sources.allSatisfy({ read.contains(ProjectPath.folded($0)) }) else { return false }
    for folder in folders where !files.contains(folder) {
      let folder = ProjectPath.folded(folder)
      if !read.contains(where: { ProjectPath.isInside($0, folder) }) { return false }
    }
    return read.contains { SourceLanguage(path: $0) != nil && places.takeIn($0) }
  }
}
