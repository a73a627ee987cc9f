import NavText

/// What the `git` program says of the repository around the current folder. It is only ever asked, with commands that run no
/// hooks, filters or programs of the repository's configuration.
struct GitRepository {
  /// A revision that exists.
  struct Revision {
    /// As it was written.
    let name: String
    fileprivate let commit: String
  }

  private init() {}

  /// Fails where there is no git, or no repository.
  static func around(currentFolderFor purpose: String) throws(Failure) -> GitRepository {
    let result = try run(["rev-parse", "--is-inside-work-tree"])
    guard result.exitCode == 0 else {
      throw .usage(
        "\(purpose) needs a git repository: \(firstLine(of: result.errors))",
        help: ["call it in the folder of one, or give two files: navscene diff OLD NEW"])
    }
    return GitRepository()
  }

  func revision(_ name: String) throws(Failure) -> Revision {
    let result = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    let commit = Self.firstLine(of: result.output)
    guard result.exitCode == 0, !commit.isEmpty else {
      throw .usage(
        "git knows no revision '\(name)'",
        help: ["a branch, a tag or a commit is one: HEAD, main, v1.2, HEAD~3"])
    }
    return Revision(name: name, commit: commit)
  }

  /// Where two histories parted.
  func forkPoint(of first: Revision, _ second: Revision) throws(Failure) -> Revision {
    let result = try Self.run(["merge-base", first.commit, second.commit])
    let commit = Self.firstLine(of: result.output)
    guard result.exitCode == 0, !commit.isEmpty else {
      throw .usage(
        "'\(first.name)' and '\(second.name)' have no commit in common",
        help: ["\(first.name)..\(second.name) compares them as they are"])
    }
    return Revision(name: first.name + "..." + second.name, commit: commit)
  }

  /// The files at and below some paths, as they were then, in git's order. Links and submodules are left out.
  func files(
    at revision: Revision, _ paths: [String], where admits: (String) -> Bool
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    var found: [(path: String, hash: String)] = []
    for path in paths { found += try listing(of: path, at: revision).filter { admits($0.path) } }
    if found.isEmpty { return [] }
    let asked = found.map { $0.hash + "\n" }.joined()
    let result = try Self.run(["cat-file", "--batch"], input: Array(asked.utf8))
    guard result.exitCode == 0, let contents = Self.contents(result.output, count: found.count)
    else {
      throw .usage(
        "git cannot show the files of '\(revision.name)': \(Self.firstLine(of: result.errors))")
    }
    return zip(found, contents).map { ($0.path, $1) }
  }

  /// Each line is `mode type hash`, a tab and the path, and ends with a zero. Paths are relative to where git is run.
  private func listing(
    of path: String, at revision: Revision
  ) throws(Failure) -> [(path: String, hash: String)] {
    let isAbsolute = path.hasPrefix("/")
    let folder = isAbsolute ? (Files.isFolder(path) ? path : Files.folder(of: path)) : nil
    let name = folder == nil ? path : folder == path ? "." : Self.lastName(of: path)
    let result = try Self.run(
      (folder.map { ["-C", $0] } ?? []) + ["ls-tree", "-r", "-z", revision.commit, "--", name])
    guard result.exitCode == 0 else {
      throw .usage(
        "git cannot list '\(path)' at '\(revision.name)': \(Self.firstLine(of: result.errors))")
    }
    return result.output.split(separator: 0).compactMap { line in
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.utf8.firstIndex(of: 0x09) else { return nil }
      let facts = text[..<tab].split(separator: " ")
      guard facts.count == 3, facts[0].hasPrefix("100"), facts[1] == "blob" else { return nil }
      let path = String(text[text.utf8.index(after: tab)...])
      return ((folder.map { $0 + "/" } ?? "") + path, String(facts[2]))
    }
  }

  /// `hash type size`, a line end, so many bytes and another line end, for each file.
  private static func contents(_ output: [UInt8], count: Int) -> [[UInt8]]? {
    var contents: [[UInt8]] = []
    var start = 0
    while contents.count < count {
      guard let end = output[start...].firstIndex(of: 0x0A) else { return nil }
      let facts = String(decoding: output[start..<end], as: UTF8.self).split(separator: " ")
      guard facts.count == 3, let size = Int(facts[2]), end + 1 + size < output.count else {
        return nil
      }
      contents.append(Array(output[(end + 1)..<(end + 1 + size)]))
      start = end + 2 + size
    }
    return contents
  }

  private static func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> ChildProgram.Result {
    var git = ChildProgram(name: "git", arguments: arguments)
    git.environment = [
      ("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"),
      ("GIT_LITERAL_PATHSPECS", "1"), ("GIT_NO_LAZY_FETCH", "1"),
    ]
    guard let result = git.run(input: input), result.exitCode != 127 else {
      throw .usage("there is no program 'git' to ask", help: ["install git, or give two files"])
    }
    return result
  }

  private static func firstLine(of bytes: [UInt8]) -> String {
    let line = bytes.prefix { $0 != 0x0A }
    let text = String(decoding: line, as: UTF8.self)
    return text.hasPrefix("fatal: ") ? String(text.dropFirst("fatal: ".count)) : text
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
