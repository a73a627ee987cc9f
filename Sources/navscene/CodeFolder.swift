import NavStoryboard
import NavText
import NavXcode

/// What the folders of a search hold: code, projects, translations, and storyboards beside those that are judged.
struct CodeFolder {
  /// Places of findings in code count in this table.
  private(set) var files: Table<SourceText> = Table()
  let code: ProjectCode
  /// Findings about files themselves, each with the path that it is placed in.
  private(set) var problems: [(path: String, finding: (Location) -> Diagnostic)] = []
  /// All files that were read, those that are judged among them: no output may overwrite one.
  let identities: FileIdentities
  /// The app that was chosen of several, and the others.
  let app: AppTarget?
  let otherApps: [AppTarget]
  /// How many files of code there are.
  let sourceCount: Int
  /// The folders in words.
  private let folders: String

  /// What code is read for.
  enum Purpose {
    /// Connections are compared with it. A line says with what, or that there is nothing to compare with.
    case comparison
    /// Classes are declared as it declares them. A line says what was found where no folder was named.
    case declarations
  }

  /// The code beside storyboards that were read; nil where there is nothing to compare, or with nothing. A status line
  /// says what is used.
  static func beside(
    _ inputs: Inputs, for purpose: Purpose, sources: [String], _ arguments: Arguments,
    _ configuration: Configuration?, ofApp choice: AppChoice? = nil
  ) throws(Failure) -> CodeFolder? {
    if !sources.isEmpty && arguments.has(.noSources) {
      throw .usage("--sources and --no-sources exclude each other")
    }
    if let graph = inputs.graphs.first, !sources.isEmpty {
      throw .usage(
        "'\(graph.path)' is a compiled graph, which cannot be compared with code",
        help: ["give the storyboards that it was made from"])
    }
    // A folder that is named and is not there is reported whatever there is to compare with it.
    if inputs.storyboards.isEmpty && sources.isEmpty && configuration?.sources == nil { return nil }
    let name = arguments.value(of: .stdinFilename)
    let paths = arguments.paths.compactMap { $0 == "-" ? name : Inputs.folder(ofProject: $0) }
    let search = CodeSearch(
      for: paths, named: sources, isOff: arguments.has(.noSources), configuration)
    guard let search else { return nil }
    var judged = inputs.identities
    // What comes from an editor takes the place of its file.
    if let name { judged.insert(fileAt: name) }
    guard let code = try CodeFolder(search, besides: judged, choice, inputs) else {
      Output.status(
        """
        \(purpose.ifNothing): there are too many files below \(search.description)
        help: name the folders of the code with --sources DIR

        """)
      return nil
    }
    if code.sourceCount == 0 {
      if purpose == .comparison || !search.isAutomatic {
        let place = search.description
        Output.status("\(purpose.ifNothing): there is no Swift or Objective-C below \(place)\n")
      }
      return search.isAutomatic ? nil : code
    }
    let documents = inputs.sources[inputs.storyboards]
    switch purpose {
    case _ where documents.isEmpty: break
    case .comparison:
      Output.status("compared \(Self.amounts(documents)) with \(code.amounts(documents))\n")
    case .declarations where search.isAutomatic:
      Output.status("read \(code.amounts(documents))\n")
    case .declarations: break
    }
    return code
  }

  /// The source code of the app that a folder belongs to. Nil if there is none, or more than an automatic search reads.
  static func around(_ folder: String, _ configuration: Configuration?) -> CodeFolder? {
    let search = CodeSearch(for: [folder], named: [], isOff: false, configuration)
    guard let search,
      let code = try? CodeFolder(search, besides: FileIdentities(), nil, Inputs([])),
      code.sourceCount > 0
    else { return nil }
    return code
  }

  /// Reads everything below the folders that code consists of, but for what tools make. Files that are judged already
  /// are known by their identities. Nil where a search that has no limits would take too long.
  private init?(
    _ search: CodeSearch, besides judged: FileIdentities, _ choice: AppChoice?, _ inputs: Inputs
  ) throws(Failure) {
    var reading = Reading(judged, search, reported: inputs.unreadablePaths)
    for folder in search.folders { reading.read(folder) }
    var projects = 0
    while projects < reading.projects.count, !reading.isCut {
      let source = reading.projects[projects]
      reading.project.add(project: source.bytes, path: source.path, file: files.append(source))
      projects += 1
      guard let project = reading.project.projects.last else { continue }
      if project.isReadable {
        reading.follow(project)
      } else {
        reading.problems.append(
          FileProblem(source.path, "it describes no project, as after a merge that went wrong"))
      }
    }
    if reading.isCut { return nil }
    for source in reading.plists {
      reading.project.add(
        infoPlist: source.bytes, path: source.path, file: files.append(source))
    }
    (app, otherApps) = try choice?.choose(from: reading.project, inputs) ?? (nil, [])
    if let choice {
      // Of files that are named, all apps are meant that have them.
      let apps = app.map { [$0] } ?? choice.apps(in: reading.project, inputs)
      reading.sources.removeAll { !reading.project.mayHold(anyOf: apps, $0.source.path) }
    }
    var indexer = SourceIndexer()
    for target in reading.project.projects.flatMap({ $0.targets }) {
      indexer.know(module: target.module)
    }
    for source in reading.project.projects.flatMap({ $0.sources }) {
      indexer.need(source.file, isFile: true, for: source.module)
    }
    for name in reading.dependencies { indexer.need(name) }
    Progress.begin("understanding", reading.sources.count, "source")
    for (source, language) in reading.sources {
      let file = files.append(source)
      reading.project.note(fileAt: source.path)
      indexer.add(
        source.bytes, file: file, language: language,
        module: reading.project.module(of: source.path), path: source.path)
      Progress.advance()
    }
    var translations: [(file: ID<SourceText>, translation: Translation)] = []
    for source in reading.strings {
      let translation = Translation(source.bytes, path: source.path)
      translations.append((file: files.append(source), translation: translation))
    }
    code = ProjectCode(
      indexer.finish(), reading.project,
      otherDocuments: reading.storyboards.map { StoryboardDocument($0) },
      translations: translations)
    sourceCount = reading.sources.count
    folders = search.description
    identities = reading.seen
    for problem in reading.problems {
      problems.append((problem.path, { problem.diagnostic(at: $0) }))
    }
    if let first = reading.skipped.first {
      let count = reading.skipped.count
      problems.append((first.path, { Self.skipped(first, count, at: $0) }))
    }
  }

  // MARK: What is said about it

  /// `12 storyboards and 1 xib`.
  private static func amounts(_ documents: ArraySlice<SourceText>) -> String {
    let xibs = documents.count { $0.path.hasSuffix(".xib") }
    if xibs == 0 { return amount(documents.count, "storyboard") }
    if xibs == documents.count { return amount(xibs, "xib") }
    return "\(amount(documents.count - xibs, "storyboard")) and \(amount(xibs, "xib"))"
  }

  /// `340 source files of 3 targets (Shop.xcodeproj)`.
  private func amounts(_ documents: ArraySlice<SourceText>) -> String {
    var line = amount(sourceCount, "source file")
    let projects = code.project.projects(around: documents.map { $0.path })
    let targetCount = projects.reduce(0) { $0 + $1.targets.count }
    if targetCount > 0 { line += " of \(amount(targetCount, "target"))" }
    let names = projects.isEmpty ? code.project.packageNames : projects.map { $0.name }
    if names.isEmpty { return line + " in \(folders)" }
    let rest = names.count > 3 ? " and \(names.count - 2) others" : ""
    return line + " (\(names.prefix(rest.isEmpty ? 3 : 2).joined(separator: ", "))\(rest))"
  }

  static var explanations: [Explanation] {
    [
      Explanation(
        "unread-sources", .info, "Files beside storyboards cannot be read as code.",
        why: """
          They are links that lead nowhere, as into a submodule or pods that are not checked out, or navscene may not \
          read them. What they declare is unknown: classes that they may hold are not reported as missing. Nothing is \
          wrong with the storyboards themselves.
          """, bad: "", good: "")
    ]
  }

  private static func skipped(_ first: FileProblem, _ count: Int, at location: Location)
    -> Diagnostic
  {
    let others =
      count == 1 ? "this file serves" : "this and \(amount(count - 1, "other file")) serve"
    return Diagnostic(
      "unread-sources", .info, at: location,
      "\(others) as code and cannot be read: \(first.reason)",
      help: ["check out submodules and install pods, to compare with their code as well"])
  }
}

extension CodeFolder {
  /// The files by what they are good for.
  private struct Reading {
    var sources: [(source: SourceText, language: SourceLanguage)] = []
    var strings: [SourceText] = []
    var projects: [SourceText] = []
    var plists: [SourceText] = []
    var storyboards: [SourceText] = []
    var project: ProjectFacts
    var problems: [FileProblem] = []
    /// What only serves as code and cannot be read.
    var skipped: [FileProblem] = []
    /// The pods, frameworks and submodules that are named, whether they are here or not.
    var dependencies: [String] = []
    private(set) var isCut = false
    private(set) var seen: FileIdentities
    private let search: CodeSearch
    /// What was to be judged and could not be read, as whole paths: it is reported already.
    private let reported: Set<String>
    private let workingFolder: String
    private var folders: [String] = []
    private static let images = [
      ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg", ".tiff", ".heic", ".webp",
    ]
    private static let endings =
      [
        ".swift", ".h", ".m", ".mm", ".pch", ".storyboard", ".xib", ".strings", ".xcstrings",
        ".podspec",
        ".pbxproj", ".plist", ".json",
      ] + images

    init(_ judged: FileIdentities, _ search: CodeSearch, reported: [String]) {
      seen = judged
      self.search = search
      let workingFolder = Files.realPath(".") ?? ""
      self.workingFolder = workingFolder
      project = ProjectFacts(workingFolder: workingFolder)
      self.reported = Set(reported.map { joinedPath(workingFolder, $0) })
    }

    mutating func read(_ folder: String) {
      folders.append(joinedPath(workingFolder, folder))
      let listing = Files.files(
        below: folder, Self.endings, skipping: Files.madeFolders,
        atMost: search.isAutomatic ? CodeSearch.mostEntries : .max
      ) { path, kind in
        // What tools hide is copies, settings and caches. A template is no code yet.
        kind == .file
          || !path.hasSuffix(".xctemplate") && (!search.isAutomatic || !Self.isHidden(path))
      }
      isCut = isCut || listing.isCut
      readDependencies(folder)
      for problem in listing.problems
      where !reported.contains(joinedPath(workingFolder, problem.path)) {
        if problem.path == folder { problems.append(problem) } else { skipped.append(problem) }
      }
      Progress.begin("reading", listing.files.count, "file of code")
      for path in listing.files {
        if isCut { break }
        readFile(path)
        Progress.advance()
      }
    }

    /// What CocoaPods, Carthage and git bring, which may not be here.
    private mutating func readDependencies(_ folder: String) {
      for name in ["Podfile", "Cartfile", ".gitmodules"] {
        guard let bytes = try? Files.readFile(folder + "/" + name) else { continue }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          let words = line.split { [UInt8](" \t\r'\",=".utf8).contains($0) }.map {
            String(decoding: $0, as: UTF8.self)
          }
          guard words.count > 1 else { continue }
          let path = words[1].split(separator: "/").map { String($0) }
          switch (name, words[0]) {
          case ("Podfile", "pod"): dependencies += path.prefix(1)
          case ("Cartfile", "github"), ("Cartfile", "git"), ("Cartfile", "binary"):
            let last = path.last ?? ""
            dependencies.append(
              last.hasSuffix(".git")
                ? String(decoding: last.utf8.dropLast(4), as: UTF8.self) : last)
          case (".gitmodules", "path") where Files.names(in: folder + "/" + words[1]).isEmpty:
            dependencies += path.suffix(1)
          default: break
          }
        }
      }
    }

    private static func isHidden(_ path: String) -> Bool {
      let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() }
      return (name ?? path[...]).hasPrefix(".")
    }

    /// Reads what a project takes in from elsewhere in the repository: files, packages, and other projects.
    mutating func follow(_ project: XcodeProject) {
      for path in project.references where search.reaches(path) {
        if folders.contains(where: { ProjectFolder.isInside(path, $0) }) { continue }
        let seen = search.seen(path)
        if path.hasSuffix(".xcodeproj") {
          if Files.isFolder(seen) { read(Files.folder(of: seen)) }
        } else if Files.isFolder(seen) {
          let isOfProject = path.hasSuffix(".xcassets") || project.takesIn(folder: path)
          if isOfProject || Files.status(of: seen + "/Package.swift") != nil { read(seen) }
        } else if Self.endings.contains(where: { path.hasSuffix($0) }),
          Files.status(of: seen) != nil
        {
          readFile(seen)
        }
      }
    }

    /// Nothing where a file cannot be read: that it is there says enough.
    private func bytes(_ path: String) -> [UInt8] {
      guard case .file(let bytes, _)? = try? Files.read(path) else { return [] }
      return bytes
    }

    private mutating func readFile(_ path: String) {
      // Only strings of storyboards matter, and those lie beside one language's folder.
      if path.hasSuffix(".strings"), !path.contains(".lproj/") { return }
      if path.hasSuffix(".plist"), !path.hasSuffix("Info.plist") { return }
      if path.hasSuffix(".json") || Self.images.contains(where: { path.hasSuffix($0) }) {
        return project.add(
          resourceAt: path, ProjectFacts.reads(resourceAt: path) ? bytes(path) : [])
      }
      if path.hasSuffix(".podspec") || path.hasSuffix("/Package.swift") || path == "Package.swift" {
        return project.add(packageAt: path, bytes(path))
      }
      do {
        guard case .file(let bytes, let identity) = try Files.read(path),
          seen.insert(identity)
        else { return }
        let source = SourceText(path: path, bytes: bytes)
        if let language = SourceLanguage(path: path) {
          sources.append((source, language))
        } else if path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") {
          strings.append(source)
        } else if path.hasSuffix(".pbxproj") {
          projects.append(source)
        } else if path.hasSuffix(".plist") {
          plists.append(source)
        } else {
          storyboards.append(source)
        }
      } catch {
        skipped.append(error)
      }
    }
  }
}

extension CodeFolder.Purpose {
  /// What follows where there is no code.
  fileprivate var ifNothing: String {
    switch self {
    case .comparison: "connections were not compared with code"
    case .declarations: "classes are declared without their code"
    }
  }
}
