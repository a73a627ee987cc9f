import NavText

/// Where the code of storyboards is: in the folders that a flag or the configuration names, or around what is read.
///
/// Without either, each path is followed upwards to the nearest folder that holds a project, at most to the root of the
/// repository. Where no folder on the way holds one, the repository is searched, or else the folder of the path itself.
struct CodeSearch {
  /// The folders to search, none of them inside another.
  private(set) var folders: [String] = []
  /// Whether the folders were found, and not named by a person.
  private(set) var isAutomatic = false
  /// What projects refer to is read as well where it is inside one of these folders.
  private var reach: [String] = []
  /// The folder that paths are seen from, with a real path.
  private let workingFolder = Files.realPath(".") ?? "/"

  /// The most files and folders that a search without a named folder looks at.
  static let mostEntries = 200_000

  /// Nil where comparing is switched off.
  init?(
    for paths: [String], named: [String], isOff: Bool, _ configuration: Configuration?
  ) {
    if isOff { return nil }
    if !named.isEmpty {
      folders = named
    } else if let folders = configuration?.sources {
      if folders.isEmpty { return nil }
      self.folders = folders
    } else {
      isAutomatic = true
      for path in paths { find(around: path) }
      folders = folders.filter { folder in
        !folders.contains { $0 != folder && ProjectFolder.isInside(whole(folder), whole($0)) }
      }
    }
  }

  /// Adds the folder that belongs to a path.
  private mutating func find(around path: String) {
    let start = Files.isFolder(path) ? path : Files.folder(of: path)
    guard Files.isFolder(start) else { return }
    let whole = whole(start)
    let repository = WorkingFolder.repository(around: whole)
    var root = whole
    while root != repository, !ProjectFolder.holdsProject(root) {
      let above = Files.folder(of: root)
      if repository == nil && ProjectFolder.isTooHigh(above) {
        root = whole
        break
      }
      root = above
    }
    let folder = root == whole ? start : seen(root)
    if !folders.contains(folder) { folders.append(folder) }
    let above = Files.folder(of: root)
    reach.append(repository ?? (ProjectFolder.isTooHigh(above) ? root : above))
  }

  /// The folders in words.
  var description: String {
    folders.map { $0 == "." ? "this folder" : "'\($0)'" }.joined(separator: ", ")
  }

  private func whole(_ path: String) -> String { joinedPath(workingFolder, path) }

  /// Whether something that a project names may be read.
  func reaches(_ path: String) -> Bool {
    reach.contains { ProjectFolder.isInside(path, $0) }
  }

  /// A whole path as the command's folder sees it: what is elsewhere, but in the same repository, begins with `..`.
  func seen(_ path: String) -> String {
    if path == workingFolder { return "." }
    let prefix = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    if path.hasPrefix(prefix) { return String(path.utf8.dropFirst(prefix.utf8.count)) ?? path }
    var (up, folder) = ("..", Files.folder(of: workingFolder))
    while folder != "/" && folder != "." {
      if path == folder { return up }
      if ProjectFolder.isInside(path, folder) {
        return up + "/" + (String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path)
      }
      (up, folder) = (up + "/..", Files.folder(of: folder))
    }
    return path
  }
}

/// What makes a folder the one of a project.
enum ProjectFolder {
  /// Whether a project or package is described right in a folder, or what makes one is.
  static func holdsProject(_ folder: String) -> Bool {
    Files.names(in: folder).contains { name in
      name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || files.contains(name)
    }
  }

  /// What describes packages, and projects that XcodeGen, Tuist and CocoaPods make.
  private static let files = ["Package.swift", "Project.swift", "project.yml", "Podfile"]

  /// Whether a folder that is no repository holds more than one project: the home folder, and whatever is around it.
  static func isTooHigh(_ folder: String) -> Bool {
    if ["/", ".", "/tmp", "/private/tmp", "/var/tmp"].contains(folder) { return true }
    return ["HOME", "TMPDIR"].contains { name in
      guard let home = Terminal.environment(name), home.hasPrefix("/") else { return false }
      return isInside(joinedPath("", home), folder)
    }
  }

  /// Whether a path is a folder's, or of something inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
