import NavText

extension Files {
  /// Replaces a file in one step: a reader sees the old bytes or the new ones, never a part.
  ///
  /// A symbolic link stays and what it leads to is replaced; a pipe or a device is written to as it is. The mode of
  /// an existing file is kept. A file of several names keeps them all: it is overwritten where it is, once its new
  /// bytes have found room on the disk; and so is one in a folder that takes no new files.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try write(to: path) { $0.append(bytes) }
  }

  /// Rewrites a file that was read. What has changed since then is another's work and stays, and what is no file has
  /// nothing that could be rewritten.
  static func replace(_ source: SourceText, with bytes: [UInt8]) throws(Failure) {
    guard let status = status(of: source.path), status.st_mode & S_IFMT == S_IFREG else {
      throw .unwritable(
        source.path, "it is not a regular file", help: ["give it as '-' instead"])
    }
    let isSame = (try? readFile(source.path)) == source.bytes
    guard isSame else {
      throw .unwritable(
        source.path, "it has changed since it was read", help: ["call the command once more"])
    }
    try write(bytes, to: source.path)
  }

  /// The same for what comes in pieces. Only where there is nothing to replace are they put together before.
  ///
  /// What can be made again is not worth waiting for the disk.
  static func write(
    to path: String, canBeMadeAgain: Bool = false, _ body: (OutputFile) -> Void
  ) throws(Failure) {
    let existing = status(of: path)
    if let existing {
      switch existing.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR:
        throw .unwritable(path, navscene.reason(EISDIR), help: ["name a file in it"])
      default: return try writeThrough(path, body)
      }
      guard unsafe access(path, W_OK) == 0 else { throw .unwritable(path, navscene.reason(errno)) }
    }
    // Only where the name itself is a link must it be known where that leads.
    let target = linkTarget(path) == nil ? path : target(of: path)
    removeLeftovers(beside: target)
    let temporary = temporaryPath(beside: target)
    removeWhenInterrupted(temporary)
    defer { removeWhenInterrupted(nil) }
    let mode = existing.map { $0.st_mode & 0o7777 } ?? 0o666
    // One that a run left after which was killed outright.
    unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      let problem = errno
      if existing != nil && (problem == EACCES || problem == EPERM) {
        return try overwrite(path, at: target, body)
      }
      throw unopenable(path, problem)
    }
    // Tells other runs that it is in use, for as long as this one lives.
    _ = lock(descriptor)
    let file = OutputFile(descriptor)
    body(file)
    var problem = file.problem
    if problem == 0, let existing {
      // Only the owner of both may do the first; then the file belongs to its writer, as with editors.
      _ = fchown(descriptor, existing.st_uid, existing.st_gid)
      _ = fchmod(descriptor, mode)
    }
    let hasSeveralNames = existing.map { $0.st_nlink > 1 } ?? false
    // Where that fails half-way, a whole file of one name is better than a part of one of several.
    let isOverwritten =
      problem == 0 && hasSeveralNames
      && withoutInterruptions { overwrite(target, from: temporary) } == 0
    // A network file system may report only here that the disk is full.
    if close(descriptor) != 0 && problem == 0 { problem = errno }
    if isOverwritten {
      unsafe unlink(temporary)
    } else if problem == 0 {
      let isExchanged = canBeMadeAgain && existing != nil && exchange(temporary, target)
      if !isExchanged, unsafe rename(temporary, target) != 0 { problem = errno }
    }
    guard problem == 0 else {
      unsafe unlink(temporary)
      throw .unwritable(path, navscene.reason(problem))
    }
  }

  /// Puts a file in the place of another and removes that one. Where a file is renamed over another, ext4 begins to
  /// write it to the disk before it goes on, so that a power cut does not cost both: that took 1.7 of the 20 ms of a
  /// compile of 10,000 scenes. False where the system or the file system cannot; then nothing has changed.
  private static func exchange(_ new: String, _ old: String) -> Bool {
    guard CLibrary.exchange(new, old) else { return false }
    unsafe unlink(new)
    return true
  }

  /// Adds to the end of a file, which is made if there is none. False when that fails.
  static func append(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let problem = writeAll(bytes, to: descriptor)
    return close(descriptor) == 0 && problem == 0
  }

  /// Makes a folder and those that it is in, as far as they are not there. False when that fails.
  static func makeFolder(_ path: String, mode: mode_t) -> Bool {
    if isFolder(path) { return true }
    let outer = folder(of: path)
    guard outer == path || makeFolder(outer, mode: mode) else { return false }
    return unsafe mkdir(path, mode) == 0 || isFolder(path)
  }

  /// Creates a new folder that only its owner can read. Nil on failure.
  static func makeOwnFolder(in folder: String, called prefix: String) -> String? {
    var template = Array("\(folder)/\(prefix)XXXXXX".utf8CString)
    // The template is ours, and filled in in place.
    guard unsafe mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Refuses outputs that are inputs too, or each other.
  static func check(outputs: [String], against inputs: FileIdentities) throws(Failure) {
    var seen: [String] = []
    for path in outputs {
      let status = status(of: path)
      // A device such as /dev/null takes any number of outputs, and nothing is lost in it.
      if let status, status.st_mode & S_IFMT == S_IFCHR { continue }
      if let status, inputs.contains(FileIdentity(status)) {
        throw .usage("'\(path)' is read, so it is not written", help: ["choose another output"])
      }
      let target = target(of: path)
      if seen.contains(target) {
        throw .usage("'\(path)' is to be written twice", help: ["choose another output"])
      }
      seen.append(target)
    }
  }

  /// Where a path leads to by symbolic links, be it there or still to be made.
  private static func target(of path: String) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      if let real = realPath(path) { return real }
      guard let next = linkTarget(path) else { break }
      path = next.hasPrefix("/") ? next : folder(of: path) + "/" + next
    }
    guard let slash = path.lastIndex(of: "/") else {
      return realPath(".").map { $0 + "/" + path } ?? path
    }
    return realPath(folder(of: path)).map { $0 + path[slash...] } ?? path
  }

  /// Nil where there is no symbolic link.
  private static func linkTarget(_ path: String) -> String? {
    // It writes no more than there is room for, and its answer says how much that was.
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = unsafe buffer.baseAddress.map { unsafe max(0, readlink(path, $0, buffer.count)) } ?? 0
    }
    return bytes.isEmpty
      ? nil : String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func unopenable(_ path: String, _ problem: Int32) -> Failure {
    guard problem == ENOENT, let slash = path.lastIndex(of: "/") else {
      return .unwritable(path, navscene.reason(problem))
    }
    let folder = String(path[..<slash])
    // A folder that the system makes up, such as /proc, is there and takes nothing.
    if status(of: folder.isEmpty ? "/" : folder) != nil {
      return .unwritable(path, "no file can be made in '\(folder)'")
    }
    return .unwritable(
      path, "there is no folder '\(folder)'", help: ["make it first: mkdir -p '\(folder)'"])
  }

  private static func writeThrough(
    _ path: String, _ body: (OutputFile) -> Void
  ) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path, navscene.reason(errno)) }
    defer { close(descriptor) }
    // Where it can be gone back, as on a disk or /dev/null, pieces are not put together first.
    let isSeekable = lseek(descriptor, 0, SEEK_CUR) >= 0
    let file = isSeekable ? OutputFile(descriptor) : OutputFile()
    body(file)
    let problem = isSeekable ? file.problem : writeAll(file.bytes, to: descriptor)
    guard problem == 0 || problem == EPIPE else {
      throw .unwritable(path, navscene.reason(problem))
    }
  }

  /// Overwrites a file where it is: its folder takes no other to put in its place. The new bytes are all there before
  /// the first is written, and the old ones come back where that fails half-way.
  private static func overwrite(
    _ path: String, at target: String, _ body: (OutputFile) -> Void
  ) throws(Failure) {
    let file = OutputFile()
    body(file)
    guard case .file(let old, _)? = try? read(target) else {
      throw .unwritable(path, navscene.reason(EACCES))
    }
    let problem = withoutInterruptions { overwrite(target, with: file.bytes) }
    if problem == 0 { return }
    let isRestored = withoutInterruptions { overwrite(target, with: old) } == 0
    throw .unwritable(
      path, navscene.reason(problem),
      help: isRestored ? [] : ["a part of it may be lost: restore it from a copy"])
  }

  /// Copies a file over another, which stays the file that it is. What went wrong, or 0.
  ///
  /// The new bytes are on the disk already, and interruptions wait, so that little can go wrong on the way. A file of
  /// one name is renamed over instead, which cannot leave a part of it; but one that was linked on purpose must not
  /// become two files that differ.
  private static func overwrite(_ target: String, from source: String) -> Int32 {
    guard case .file(let bytes, _)? = try? read(source) else { return EIO }
    return overwrite(target, with: bytes)
  }

  private static func overwrite(_ target: String, with bytes: [UInt8]) -> Int32 {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    var problem = writeAll(bytes, to: descriptor)
    if problem == 0 && ftruncate(descriptor, off_t(bytes.count)) != 0 { problem = errno }
    if close(descriptor) != 0 && problem == 0 { problem = errno }
    return problem
  }

  // MARK: Files on the way

  private static let temporaryStart = ".navscene-"
  private static let temporaryEnd = ".tmp"

  /// In the same folder, because only there a rename is one step; short, because names have a limit.
  private static func temporaryPath(beside target: String) -> String {
    folderPrefix(of: target) + temporaryStart + "\(getpid())" + temporaryEnd
  }

  /// The folder that something is in, with a slash unless it is the one at hand.
  private static func folderPrefix(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Removes what runs left in a folder that were killed outright: files of ours whose process is gone and that no one
  /// holds locked. Each folder is looked through once.
  private static func removeLeftovers(beside target: String) {
    let prefix = folderPrefix(of: target)
    guard unsafe tidyFolders.insert(prefix).inserted else { return }
    for name in hiddenNames(in: prefix.isEmpty ? "." : prefix) {
      guard let process = process(ofTemporary: name), process != getpid() else { continue }
      // Another user's process answers that it may not be asked, and is there.
      if kill(process, 0) == 0 || errno != ESRCH { continue }
      removeIfForgotten(prefix + name)
    }
  }

  /// The folders that were looked through. Only the main thread writes files.
  nonisolated(unsafe) private static var tidyFolders: Set<String> = []

  private static func process(ofTemporary name: String) -> pid_t? {
    guard name.hasPrefix(temporaryStart), name.hasSuffix(temporaryEnd) else { return nil }
    let number = name.dropFirst(temporaryStart.count).dropLast(temporaryEnd.count)
    guard let process = pid_t(number), process > 0, String(process) == number else { return nil }
    return process
  }

  private static func removeIfForgotten(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    // The structure is ours for the time of the call.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_nlink == 1, lock(descriptor)
    else { return }
    unsafe unlink(path)
  }

  /// Whether an open file is this process's alone now; it ends with the process, however that ends.
  private static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
