import NavText

/// `--watch`: a command runs again whenever something that it may read changes, until it is interrupted.
enum Watching {
  /// Runs a command for the first time, and then for each change. What goes wrong in a later run is shown and does not
  /// end the watching.
  static func run(_ command: Subcommand, _ arguments: Arguments) throws(Failure) -> ExitCode {
    guard !arguments.paths.contains("-") else {
      throw .usage(
        "standard input cannot be watched", help: ["give the files or folders by their names"])
    }
    var state = WatchedState(arguments)
    clearScreen()
    _ = try command.run(arguments)
    while true {
      Output.status("watching \(amount(state.fileCount, "file")); Ctrl-C ends\n")
      state.waitForChange()
      clearScreen()
      do {
        _ = try command.run(arguments)
      } catch {
        Output.status(error.text)
      }
    }
  }

  /// Each report takes the place of the one before, for people.
  private static func clearScreen() {
    if Terminal.isEditable { Output.status("\u{1B}[2J\u{1B}[H") }
  }
}

/// The files of a command as they were last.
private struct WatchedState {
  private let arguments: Arguments
  private var stamps: [String: FileStamp] = [:]
  /// How long to rest between two looks, in microseconds.
  private var rest: UInt32 = Self.leastRest

  private static let leastRest: UInt32 = 200_000
  /// Everything that a command may read.
  private static let endings = [
    ".navscene", ".storyboard", ".xib", ".swift", ".m", ".mm", ".h", ".pbxproj", ".plist",
    ".strings", ".xcstrings", ".json",
  ]

  init(_ arguments: Arguments) {
    self.arguments = arguments
    stamps = look()
  }

  var fileCount: Int { stamps.count }

  /// Returns when files have changed and are no longer being written.
  mutating func waitForChange() {
    while true {
      usleep(rest)
      var new = look()
      if new == stamps { continue }
      while true {
        usleep(Self.leastRest / 4)
        let newer = look()
        if newer == new { break }
        new = newer
      }
      stamps = new
      return
    }
  }

  /// Looking takes a tenth of the time at most, however many files there are.
  private mutating func look() -> [String: FileStamp] {
    let clock = ContinuousClock()
    var found: [String: FileStamp] = [:]
    let taken = clock.measure {
      for path in paths() {
        if let status = Files.status(of: path) { found[path] = FileStamp(status) }
      }
    }
    rest = max(Self.leastRest, UInt32(min(taken / .microseconds(1), 1_000_000)) * 10)
    return found
  }

  private func paths() -> [String] {
    var found: [String] = []
    let given = arguments.paths.map { Inputs.folder(ofProject: $0) }
    var folders = given.filter { Files.isFolder($0) }
    found += given.filter { !Files.isFolder($0) }
    let configuration = try? Configuration(for: arguments)
    if let configuration { found.append(configuration.path) }
    let sources = arguments.values(of: .sources)
    let search = CodeSearch(
      for: given, named: sources, isOff: arguments.has(.noSources), configuration)
    // A text alone has no code beside it that it is compared with.
    let hasStoryboards = given.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    if let search, !folders.isEmpty || hasStoryboards || !sources.isEmpty {
      folders =
        search.folders
        + folders.filter { folder in
          !search.folders.contains { ProjectFolder.isInside(folder, $0) }
        }
    }
    for folder in folders {
      found +=
        Files.files(below: folder, Self.endings, atMost: CodeSearch.mostEntries) { _, _ in
          true
        }.files
    }
    // What the command writes itself is no change.
    let written = Set(arguments.values(of: .onlyOutput) + arguments.values(of: .reportFile))
    return found.filter { !written.contains($0) }
  }
}
