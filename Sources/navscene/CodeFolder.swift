import NavStoryboard
import NavText

/// What the folders of `--sources` hold: code, projects, translations, and storyboards beside those that are judged.
struct CodeFolder {
  /// Places of findings in code count in this table.
  private(set) var files: Table<SourceText> = Table()
  let code: ProjectCode
  private(set) var problems: [FileProblem] = []
  /// All files that were read, those that are judged among them: no output may overwrite one.
  let identities: FileIdentities

  /// Reads everything below the folders that code consists of, but for what tools make. Files that are judged already
  /// are known by their identities.
  init(_ folders: [String], besides judged: FileIdentities) {
    var reading = Reading(judged)
    for folder in folders { reading.read(folder) }
    for source in reading.projects {
      reading.project.add(project: source.bytes, path: source.path, file: files.append(source))
      if reading.project.projects.last?.isReadable == false {
        reading.problems.append(
          FileProblem(source.path, "it describes no project, as after a merge that went wrong"))
      }
    }
    var harvester = Harvester()
    for target in reading.project.projects.flatMap({ $0.targets }) {
      harvester.know(module: target.module)
    }
    Progress.begin("understanding", reading.sources.count, "source")
    for (source, language) in reading.sources {
      let file = files.append(source)
      harvester.add(
        source.bytes, file: file, language: language,
        module: reading.project.module(of: source.path), path: source.path)
      Progress.advance()
    }
    var translations: [(file: ID<SourceText>, translation: Translation)] = []
    for source in reading.strings {
      let translation = Translation(source.bytes, path: source.path)
      translations.append((file: files.append(source), translation: translation))
    }
    for source in reading.plists {
      reading.project.add(
        infoPlist: source.bytes, path: source.path, file: files.append(source))
    }
    code = ProjectCode(
      harvester.finish(), reading.project,
      otherDocuments: reading.storyboards.map { StoryboardDocument($0) },
      translations: translations)
    problems = reading.problems
    identities = reading.seen
  }

  /// The files by what they are good for.
  private struct Reading {
    var sources: [(source: SourceText, language: SourceLanguage)] = []
    var strings: [SourceText] = []
    var projects: [SourceText] = []
    var plists: [SourceText] = []
    var storyboards: [SourceText] = []
    var project = ProjectFacts(workingFolder: Files.realPath(".") ?? "")
    var problems: [FileProblem] = []
    private(set) var seen: FileIdentities
    private let images = [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".tiff", ".heic", ".webp"]

    init(_ judged: FileIdentities) {
      seen = judged
    }

    mutating func read(_ folder: String) {
      let listing = Files.files(
        below: folder,
        [
          ".swift", ".h", ".m", ".mm", ".storyboard", ".xib", ".strings",
          ".xcstrings", ".podspec", ".pbxproj", ".plist", ".json",
        ] + images, skipping: Files.madeFolders
      ) { _, _ in true }
      problems += listing.problems
      Progress.begin("reading", listing.files.count, "file of code")
      for path in listing.files {
        readFile(path)
        Progress.advance()
      }
    }

    private mutating func readFile(_ path: String) {
      // Of all strings only those of storyboards matter, and those lie beside one language's folder.
      if path.hasSuffix(".strings"), !path.contains(".lproj/") { return }
      if path.hasSuffix(".plist"), !path.hasSuffix("Info.plist") { return }
      if path.hasSuffix(".json") || images.contains(where: { path.hasSuffix($0) }) {
        return project.add(resourceAt: path)
      }
      if path.hasSuffix(".podspec") || path.hasSuffix("/Package.swift") {
        return project.add(packageAt: path)
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
        problems.append(error)
      }
    }
  }
}
