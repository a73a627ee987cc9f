import NavModel
import NavText

/// What the paths on a command line lead to: texts, storyboards, compiled graphs, and what is wrong with the files
/// themselves.
struct Inputs {
  /// Texts first, in the order of the paths; then storyboards and xibs; after them files that only get findings.
  private(set) var sources: Table<SourceText> = Table()
  private(set) var texts: IDRange<SourceText> = .empty
  private(set) var storyboards: IDRange<SourceText> = .empty
  private(set) var graphs: [SourceText] = []
  /// What came from standard input.
  private(set) var standardInput: ID<SourceText>?
  /// Problems of files, not of what is in them.
  private(set) var findings: [Diagnostic] = []
  /// What was read: no output may overwrite it.
  private(set) var identities = FileIdentities()
  /// Links that were met in a searched folder and lead out of it: what they lead to is read, and never written.
  private(set) var foreign: Set<String> = []
  /// Those whose sources are still empty.
  private(set) var unread: UnreadFiles?
  private let paths: [String]
  /// Which files of a large project are read when they are needed.
  private let leftFormat: SourceFormat?
  private let endings: [String]
  private var leftFiles: [(path: String, stamp: FileStamp)] = []
  private var storyboardFiles: [SourceText] = []
  /// What an editor has in place of files on the disk.
  private var open: [String: [UInt8]] = [:]
  /// The one of these that came from standard input.
  private var standardStoryboard: Int?
  private var unreadable: [(path: String, finding: (Location) -> Diagnostic)] = []

  static var explanations: [Explanation] {
    [
      Explanation(
        "unreadable-file", .error, "A file or folder cannot be read.",
        why: """
          It does not exist, navscene may not read it, or it is something else than a file. The rest of the project \
          was read, so other findings may only say that the contents of this file are missing.
          """, bad: "", good: ""),
      Explanation(
        "graph-of-storyboards", .info, "A compiled graph of storyboards is judged.",
        why: """
          A graph keeps the program and no connections that are broken, no ids of objects, and nothing that \
          navigation has no use for. Rules about these say nothing of it, findings name no objects, and a scene whose \
          only way in is broken is called unreachable. Linting the storyboards themselves says more.
          """, bad: "", good: ""),
    ]
  }

  /// Reads files, folders and standard input, with what an editor has `open` in place of what is on the disk. In a
  /// folder, the files with these endings count. A file that several
  /// paths lead to is read once. In a large project, files of the format to leave are only looked at, and `unread` says
  /// which.
  init(
    _ paths: [String], standardInput: String?, leaving leftFormat: SourceFormat? = nil,
    endings: [String] = [".navscene", ".storyboard", ".xib"], open: [SourceText] = [],
    mayBeEmpty: Bool = false
  ) throws(Failure) {
    let paths = paths.map { Self.folder(ofProject: $0) }
    self.paths = paths
    self.endings = endings
    for file in open { self.open[file.path] = file.bytes }
    // Standard input cannot be read twice.
    self.leftFormat = paths.contains("-") ? nil : leftFormat
    let contents = contents(of: paths.filter { $0 != "-" })
    var upcoming = contents.makeIterator()
    var hasStandardInput = false
    for path in paths {
      if path == "-" {
        guard !hasStandardInput else { throw .usage("'-' can be given only once") }
        hasStandardInput = true
        readStandardInput(as: standardInput ?? "<stdin>")
      } else if let content = upcoming.next() {
        try take(path, content)
      }
    }
    if standardInput != nil && !hasStandardInput {
      throw .usage(
        "--stdin-filename is given, but standard input is not read",
        help: ["write '-' as path to read it"])
    }
    if !leftFiles.isEmpty { unread = UnreadFiles(leftFiles) }
    addUnsaved()
    texts = sources.ids
    addStoryboards()
    guard sources.count <= Place.mostSources else {
      throw .usage(
        "there are more than \(Place.mostSources) files", help: ["give a folder of them at a time"])
    }
    guard mayBeEmpty || !isEmpty else {
      throw .usage(
        "there is nothing to read in \(paths.map { "'\($0)'" }.joined(separator: ", "))",
        help: ["navscene looks for files whose names end in \(endings.joined(separator: " or "))"])
    }
  }

  /// Files that were read elsewhere, such as in a revision of a repository. There may be none.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    paths = ["."]
    endings = []
    leftFormat = nil
    for file in files { add(file.bytes, file.path) }
    texts = sources.ids
    addStoryboards()
  }

  /// After the texts; then files that only get findings.
  private mutating func addStoryboards() {
    storyboards = sources.append(contentsOf: storyboardFiles)
    if let index = standardStoryboard {
      self.standardInput = storyboards[storyboards.startIndex + index]
    }
    for (path, finding) in unreadable {
      let file = sources.append(SourceText(path: path, bytes: []))
      findings.append(finding(Location(file, SourceRange(0, 0))))
    }
  }

  /// The same with fewer storyboards and xibs. What came from standard input stays.
  func keepingStoryboards(_ keeps: (String) -> Bool) -> Inputs {
    var kept = self
    kept.sources = Table(Array(sources[texts]))
    kept.findings = []
    kept.storyboardFiles = []
    kept.standardStoryboard = nil
    for (index, file) in storyboardFiles.enumerated() {
      let isStandard = index == standardStoryboard
      guard isStandard || keeps(file.path) else { continue }
      if isStandard { kept.standardStoryboard = kept.storyboardFiles.count }
      kept.storyboardFiles.append(file)
    }
    kept.addStoryboards()
    return kept
  }

  /// The same without the texts.
  func withoutTexts() -> Inputs {
    var kept = self
    kept.sources = Table()
    kept.texts = kept.sources.ids
    kept.findings = []
    kept.addStoryboards()
    return kept
  }

  /// Whether this path was given itself.
  func isGiven(_ path: String) -> Bool { paths.contains(path) }

  /// Whether there is nothing to read.
  var isEmpty: Bool { sources.isEmpty && graphs.isEmpty }

  /// Whether a folder was given, whose files are chosen from, and not files one by one.
  var isOfFolders: Bool { paths.contains { $0 != "-" && Files.isFolder($0) } }

  /// The same with everything read.
  func whole() throws(Failure) -> Inputs {
    unread == nil ? self : try Inputs(paths, standardInput: nil)
  }

  /// The texts alone.
  var textTable: Table<SourceText> { Table(Array(sources[texts])) }

  /// For commands that have no use for storyboards.
  func demandTexts(_ purpose: String) throws(Failure) {
    guard texts.isEmpty, let first = storyboards.first else { return }
    throw .usage(
      "'\(sources[first].path)' is a storyboard, and only text \(purpose)",
      help: ["navscene compile and lint read storyboards"])
  }

  private mutating func readStandardInput(as path: String) {
    do {
      let (start, storyboardCount) = (sources.end, storyboardFiles.count)
      let (bytes, identity) = try Files.readStandardInput(as: path)
      _ = identities.insert(identity)
      add(bytes, path)
      standardInput = sources.end == start ? nil : start
      standardStoryboard = storyboardFiles.count == storyboardCount ? nil : storyboardCount
    } catch {
      note(error)
    }
  }

  /// What files hold. A few are read before another thread has begun.
  private func contents(of paths: [String]) -> [Result<Files.Content, FileProblem>] {
    let byteCount = paths.reduce(0) { $0 + Files.size(of: $1) }
    let isLarge = byteCount >= 1 << 20
    let left = isLarge ? leftFormat : nil
    Memory.prepare(for: byteCount, leaving: left, expectsThreads: paths.count > 1)
    Progress.begin("reading", paths.count, "file")
    // What is only looked at is looked at by one.
    let threads = isLarge && left == nil ? Parallel.processorCount : 1
    return Parallel.map(paths, threads: threads) { path in
      defer { Progress.advance() }
      return Result { () throws(FileProblem) in
        left != nil && Self.format(of: path) == left
          ? try Files.look(at: path) : try Files.read(path)
      }
    }
  }

  /// The folder around an Xcode project or workspace, which is a folder itself and holds nothing to read.
  static func folder(ofProject path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex, path.utf8[path.utf8.index(before: end)] == UInt8(ascii: "/") {
      end = path.utf8.index(before: end)
    }
    let name = String(path[..<end])
    guard name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"), Files.isFolder(name)
    else { return path }
    return Files.folder(of: name)
  }

  /// Nil where only what it holds can tell.
  private static func format(of path: String) -> SourceFormat? {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return .storyboard }
    return path.hasSuffix(".navscene") ? .text : nil
  }

  /// Whether it begins as Interface Builder's files do, maybe after a byte order mark. No text does.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return rest.starts(with: "<?xml".utf8) || rest.starts(with: "<document".utf8)
  }

  private mutating func take(
    _ path: String, _ result: Result<Files.Content, FileProblem>
  ) throws(Failure) {
    let content: Files.Content
    do {
      content = try result.get()
    } catch {
      note(error)
      return
    }
    switch content {
    case .folder: try readFolder(path)
    case .unread(let identity, let stamp):
      guard identities.insert(identity) else { return }
      leftFiles.append((path, stamp))
      add([], path)
    case .file(let bytes, let identity):
      guard identities.insert(identity) else { return }
      add(open.removeValue(forKey: path) ?? bytes, path)
    }
  }

  /// Files that an editor has and the disk has not yet.
  private mutating func addUnsaved() {
    for (path, bytes) in open.sorted(by: { $0.key.precedes($1.key) }) { add(bytes, path) }
    open = [:]
  }

  private mutating func readFolder(_ path: String) throws(Failure) {
    let selection = try Configuration(searchedFrom: path)?.selection(in: path)
    let listing = Files.files(below: path, endings) { path, kind in
      selection?.admits(path, kind) ?? true
    }
    for problem in listing.problems {
      note(problem)
    }
    foreign.formUnion(Files.leadingOut(of: path, listing.links))
    for (file, content) in zip(listing.files, contents(of: listing.files)) {
      try take(file, content)
    }
  }

  private mutating func add(_ bytes: [UInt8], _ path: String) {
    let source = SourceText(path: path, bytes: bytes)
    let format = Self.format(of: path)
    if format == .storyboard, let foreign = ForeignFormat.recognised(in: bytes)?.format,
      foreign != .xml
    {
      unreadable.append((path, { ForeignFile.diagnostic(of: foreign, at: $0) }))
    } else if format == .storyboard || format == nil && Self.isXML(bytes) {
      storyboardFiles.append(source)
    } else if isGraph(bytes) || path.hasSuffix(".navgraph") {
      graphs.append(source)
    } else {
      sources.append(source)
    }
  }

  /// The paths of what could not be read.
  var unreadablePaths: [String] { unreadable.map { $0.path } }

  private mutating func note(_ problem: FileProblem) {
    unreadable.append((problem.path, { problem.diagnostic(at: $0) }))
  }
}

/// A file that is named as one of Interface Builder's and holds something else.
enum ForeignFile {
  static func diagnostic(of format: ForeignFormat, at location: Location) -> Diagnostic {
    Diagnostic(
      "foreign-file", at: location, "this is \(format.name), and not a file of Interface Builder",
      help: ["take an undamaged copy of it, or give the file its own name back"])
  }
}

extension FileProblem {
  func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic("unreadable-file", at: location, "this cannot be read: \(reason)", help: help)
  }
}
