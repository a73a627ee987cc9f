import NavText

extension Files {
  /// What a folder holds, all the way down.
  struct Listing {
    /// Paths with one of the wanted extensions, in the order of their bytes.
    var files: [String] = []
    /// Those of them that are symbolic links.
    var links: [String] = []
    /// What could not be looked at, or has a wanted name and is no file.
    var problems: [FileProblem] = []
    /// Whether the search ended before everything was seen.
    fileprivate(set) var isCut = false
    /// How many files and folders were looked at, whatever they are called.
    fileprivate var entryCount = 0
  }

  /// What a search asks whether to look at.
  enum Kind {
    case file
    case folder
  }

  /// What tools make, and what others wrote.
  static var skippedFolders: [String] { madeFolders + ["Pods", "Carthage"] }

  /// What tools make.
  static var madeFolders: [String] { [".git", ".build", "DerivedData", "node_modules"] }

  /// The files below a folder whose names end in one of `extensions`, as far as `admits` lets the search go. Of files
  /// it is asked only about those.
  ///
  /// Symbolic links to files are followed, those to folders are not: a link upwards would have no end.
  static func files(
    below folder: String, _ extensions: [String], skipping skipped: [String] = skippedFolders,
    atMost mostEntries: Int = .max, where admits: (String, Kind) -> Bool
  ) -> Listing {
    var listing = Listing()
    var folders = [folder]
    while let next = folders.popLast() {
      list(next, extensions, skipped, admits, &folders, &listing)
      if listing.entryCount > mostEntries {
        listing.isCut = true
        break
      }
    }
    listing.files.sort { $0.precedes($1) }
    listing.problems.sort { $0.path.precedes($1.path) }
    return listing
  }

  private static func list(
    _ folder: String, _ extensions: [String], _ skipped: [String], _ admits: (String, Kind) -> Bool,
    _ folders: inout [String], _ listing: inout Listing
  ) {
    // The stream is opened, read and closed here, and an entry is copied before the next is read.
    guard let stream = unsafe opendir(folder) else {
      listing.problems.append(FileProblem(folder))
      return
    }
    defer { unsafe closedir(stream) }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    while let entry = unsafe readdir(stream) {
      let (name, isUTF8) = unsafe name(of: entry)
      guard name != "." && name != ".." && !skipped.contains(name) else { continue }
      listing.entryCount += 1
      let path = prefix + name
      let isWanted = extensions.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
      guard isUTF8 else {
        if unsafe isWanted || Int32(entry.pointee.d_type) == Int32(DT_DIR) {
          listing.problems.append(FileProblem(path, "its name is not UTF-8"))
        }
        continue
      }
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG):
        if isWanted && admits(path, .file) { listing.files.append(path) }
      case Int32(DT_DIR):
        if admits(path, .folder) { folders.append(path) }
      case Int32(DT_UNKNOWN):
        // Some file systems do not say; then `lstat` does.
        list(path, isWanted, admits, &folders, &listing)
      default:
        if isWanted && admits(path, .file) { listWanted(path, &listing) }
      }
    }
  }

  private static func list(
    _ path: String, _ isWanted: Bool, _ admits: (String, Kind) -> Bool,
    _ folders: inout [String], _ listing: inout Listing
  ) {
    var status = stat()
    // The structure is ours for the time of the call.
    guard unsafe lstat(path, &status) == 0 else {
      if admits(path, .file) { listing.problems.append(FileProblem(path)) }
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      if admits(path, .folder) { folders.append(path) }
    } else if isWanted && admits(path, .file) {
      listWanted(path, &listing)
    }
  }

  /// A symbolic link, or something like a pipe, that is called like a file of ours.
  private static func listWanted(_ path: String, _ listing: inout Listing) {
    guard let status = status(of: path) else {
      listing.problems.append(FileProblem(path))
      return
    }
    if status.st_mode & S_IFMT == S_IFREG {
      listing.files.append(path)
      listing.links.append(path)
    } else if status.st_mode & S_IFMT != S_IFDIR {
      listing.problems.append(FileProblem(path, "it is neither a file nor a folder"))
    }
  }

  /// Those of these paths below a folder that lead to something elsewhere.
  static func leadingOut(of folder: String, _ paths: [String]) -> [String] {
    guard !paths.isEmpty, let real = realPath(folder) else { return paths }
    let prefix = real.hasSuffix("/") ? real : real + "/"
    return paths.filter { !(realPath($0)?.hasPrefix(prefix) ?? false) }
  }

  /// What is there and called much like `path`, which leads nowhere.
  static func existing(near path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let start = parts.dropLast().joined(separator: "/")
    var folder = parts.count == 1 ? "." : start.isEmpty ? "/" : start
    let name = String(parts.last ?? "")
    if status(of: folder) == nil {
      guard let other = existing(near: folder).first else { return [] }
      if status(of: other + "/" + name) != nil { return [other + "/" + name] }
      folder = other
    }
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    return names(near: name, among: names(in: folder)).map { prefix + $0 }
  }

  /// An ending that many files share makes none of them alike: what is before it does.
  private static func names(near name: String, among all: [String]) -> [String] {
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.utf8.startIndex {
      let ending = String(name[dot...])
      let stems = all.filter { $0.hasSuffix(ending) }.map {
        String($0.dropLast(ending.count))
      }
      let near = nearest(to: String(name[..<dot]), among: stems)
      if !near.isEmpty || stems.contains(String(name[..<dot])) { return near.map { $0 + ending } }
      return nearest(to: name, among: all.filter { !$0.hasSuffix(ending) })
    }
    return nearest(to: name, among: all)
  }

  /// What is right inside a folder, but for what is hidden.
  static func names(in folder: String) -> [String] {
    // The stream is ours until it is closed, and each entry until the next is read.
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let (name, isUTF8) = unsafe name(of: entry)
      if isUTF8 && !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  static func hiddenNames(in folder: String) -> [String] {
    // The stream is ours until it is closed, and each entry until the next is read.
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // A dot is all that most names lack.
      guard unsafe entry.pointee.d_name.0 == CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      names.append(unsafe name(of: entry).name)
    }
    return names
  }

  /// The name, repaired where it is not UTF-8; then no path leads to it.
  private static func name(
    of entry: UnsafeMutablePointer<dirent>
  ) -> (name: String, isUTF8: Bool) {
    // The system ends the name with a zero byte, and `entry` is valid until the next `readdir`.
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { text in
        if let name = unsafe String(validatingCString: text) { return (name, true) }
        return (unsafe String(cString: text), false)
      }
    }
  }

  /// The last part of a folder's real path: what `.` is called.
  static func name(ofFolder path: String) -> String? {
    guard let real = realPath(path) else { return nil }
    return real.split(separator: "/").last.map { String($0) }
  }
}
