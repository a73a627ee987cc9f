import NavText

/// Why a file cannot be read or written, in words.
struct FileProblem: Error {
  let path: String
  let reason: String
  private(set) var help: [String] = []

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// From what the system said last.
  init(_ path: String) {
    let problem = errno
    self.init(path, navscene.reason(problem))
    guard problem == ENOENT else { return }
    help = didYouMean(Files.existing(near: path))
    if help.isEmpty {
      let isWhole = path.hasPrefix("/")
      help = [
        isWhole
          ? "check how the path is spelt"
          : "paths are relative to the folder in which the command was called"
      ]
    }
  }
}

/// Tells one file from another whatever names lead to it.
struct FileIdentity {
  fileprivate let bytes: [UInt8]

  init(_ status: stat) {
    var bytes = [UInt8](repeating: 0, count: 16)
    var span = bytes.mutableSpan
    span.setWord(UInt64(truncatingIfNeeded: status.st_dev), at: 0)
    span.setWord(UInt64(truncatingIfNeeded: status.st_ino), at: 8)
    self.bytes = bytes
  }
}

/// Tells whether a file is still what it was.
struct FileStamp: Equatable, Sendable {
  let byteCount: Int
  private let file: UInt64
  private let device: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    let time = status.changeOfContent
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}

/// Files that were met.
struct FileIdentities {
  /// A table of names finds anything that is bytes. A set would have its type made at run time, for a tenth of the
  /// time that a small project takes.
  private var table = NameTable()

  /// Whether the file was not among them yet.
  mutating func insert(_ identity: FileIdentity) -> Bool {
    let count = table.count
    _ = table.intern(identity.bytes, SourceRange(0, identity.bytes.count))
    return table.count > count
  }

  mutating func insert(fileAt path: String) {
    if let status = Files.status(of: path) { _ = insert(FileIdentity(status)) }
  }

  func contains(_ identity: FileIdentity) -> Bool {
    table.find(identity.bytes) != nil
  }
}

/// The only door to the file system: what is there, and what is in it.
///
/// A path passes to C as a copy that ends in a zero byte and lives for the call; that is all that is `unsafe` about
/// the calls that have no other reason beside them.
enum Files {
  enum Content {
    case file([UInt8], FileIdentity)
    /// It is there, and was not read.
    case unread(FileIdentity, FileStamp)
    case folder
  }

  /// No more is taken from a pipe or a device, which may have no end.
  private static let mostOfStream = 1 << 30

  /// A state that was saved takes a few kilobytes.
  private static let mostOfArchive = 1 << 26

  /// The whole of a file, pipe or device at `path`.
  static func read(_ path: String) throws(FileProblem) -> Content {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path) }
    defer { close(descriptor) }
    guard let status = status(of: descriptor) else { throw FileProblem(path) }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    let bytes = try read(
      descriptor, path, expecting: isFile ? Int(status.st_size) : 0,
      most: isFile ? SourceText.largestCount : mostOfStream)
    return .file(bytes, FileIdentity(status))
  }

  /// The same, but a file that is not empty is left for later.
  static func look(at path: String) throws(FileProblem) -> Content {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { return try read(path) }
    return .unread(FileIdentity(status), FileStamp(status))
  }

  /// The whole of a file where a folder is no answer.
  static func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    guard case .file(let bytes, _) = try read(path) else {
      throw FileProblem(path, navscene.reason(EISDIR))
    }
    return bytes
  }

  /// What a file holds, if it is still the same.
  static func read(_ path: String, if stamp: FileStamp) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = status(of: descriptor), FileStamp(status) == stamp else { return nil }
    return try? read(
      descriptor, path, expecting: stamp.byteCount, most: SourceText.largestCount)
  }

  /// The whole of a state that was saved: in a file, or from a pipe. A device has none.
  static func readArchive(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path) }
    defer { close(descriptor) }
    guard let status = status(of: descriptor) else { throw FileProblem(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileProblem(path, navscene.reason(EISDIR))
    case S_IFREG, S_IFIFO:
      return try read(descriptor, path, expecting: Int(status.st_size), most: mostOfArchive)
    default: throw FileProblem(path, "it is not a saved state")
    }
  }

  static func readStandardInput(
    as path: String
  ) throws(FileProblem) -> (bytes: [UInt8], identity: FileIdentity) {
    guard let status = status(of: 0) else { throw FileProblem(path) }
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    let bytes = try read(0, path, expecting: size, most: mostOfStream)
    return (bytes, FileIdentity(status))
  }

  /// In bytes; 0 where there is nothing.
  static func size(of path: String) -> Int {
    status(of: path).map { Int($0.st_size) } ?? 0
  }

  /// The folder that something is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private static func read(
    _ descriptor: Int32, _ path: String, expecting size: Int, most: Int
  ) throws(FileProblem) -> [UInt8] {
    let tooLong = FileProblem(
      path,
      most == mostOfArchive
        ? "it is larger than any state that was saved (64 MiB)"
        : "it is larger than navscene reads (4 GiB, or 1 GiB from a pipe)")
    guard size <= most else { throw tooLong }
    // What /proc holds has content although its size is 0.
    guard var bytes = readChunk(descriptor, max(size + 16, 1 << 14)) else {
      throw FileProblem(path)
    }
    while true {
      let chunk = bytes.count == size ? 16 : max(16, min(bytes.count, 1 << 24))
      guard let more = readChunk(descriptor, chunk) else { throw FileProblem(path) }
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= most else { throw tooLong }
    }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    // The structure is ours for the time of the call.
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    // The structure is ours for the time of the call.
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  static func realPath(_ path: String) -> String? {
    // `realpath` allocates; the text is copied and freed.
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
