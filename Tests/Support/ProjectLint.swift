import NavCheck
import NavStoryboard
import NavText
import NavXcode

/// What `navscene lint DIR --sources DIR` says of a project in memory, before anything is silenced or folded.
public struct ProjectLint {
  /// Storyboards and xibs first, then the files of code.
  public private(set) var sources: Table<SourceText>
  public private(set) var findings: [Diagnostic] = []

  /// `files` are all that lie below the folder.
  public init(_ files: [SourceText], _ settings: RuleSettings = RuleSettings()) {
    let files = files.filter { !Self.isInside($0.path, Self.madeFolders) }
    let judged = files.filter {
      Self.isDocument($0.path) && !Self.isInside($0.path, ["Pods", "Carthage"])
    }
    let code = ProjectFiles(files.filter { !Self.isDocument($0.path) })
    let others = files.filter {
      Self.isDocument($0.path) && Self.isInside($0.path, ["Pods", "Carthage"])
    }
    let project = ProjectCode(
      code.catalogue, code.project, otherDocuments: others.map { StoryboardDocument($0) },
      translations: code.translations)
    let compilation = StoryboardCompilation(
      judged.map { StoryboardDocument($0) }, classes: project.catalogue,
      main: project.project.mainStoryboards,
      rules: project.judgesClasses ? StoryboardRules.besideCode : StoryboardRules.all, settings)
    sources = compilation.sources
    findings = compilation.diagnostics.compactMap { settings.adjusted($0, in: .storyboard) }
    let firstFile = sources.count
    if let program = compilation.program {
      findings += program.findings(
        of: ProgramRules.all, settings, unresolved: compilation.unresolvedReferences,
        project: compilation.projectContext(in: project, firstFile: firstFile))
    }
    let compared = compilation.findings(in: project, firstFile: firstFile, settings)
    // What is said beside the code says more than what was said without it.
    let places = Set(compared.map { Self.place($0) })
    findings.removeAll { places.contains(Self.place($0)) }
    sources.append(contentsOf: code.files.rows)
    findings = sortedForReport(findings + compared, sources: sources)
  }

  private static let madeFolders = [".git", ".build", "DerivedData", "node_modules"]

  private static func isInside(_ path: String, _ folders: [String]) -> Bool {
    path.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
  }

  private static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  private static func place(_ finding: Diagnostic) -> String {
    "\(finding.code) \(finding.location.file.index) \(finding.location.range.start)"
  }
}

/// The files of a project that are no storyboards, read by what they are good for.
struct ProjectFiles {
  private(set) var files: Table<SourceText> = Table()
  private(set) var project = ProjectFacts()
  private(set) var translations: [(file: ID<SourceText>, translation: Translation)] = []
  let catalogue: ClassCatalogue

  init(_ sources: [SourceText]) {
    // Modules are known only when the projects are.
    for source in sources {
      let path = source.path
      if path.hasSuffix(".pbxproj") {
        project.add(project: source.bytes, path: path, file: files.append(source))
      } else if path.hasSuffix(".podspec") || path == "Package.swift"
        || path.hasSuffix("/Package.swift")
      {
        project.add(packageAt: path, source.bytes)
      } else if path.hasSuffix(".json") || Self.images.contains(where: { path.hasSuffix($0) }) {
        project.add(resourceAt: path, source.bytes)
      }
    }
    var indexer = SourceIndexer()
    for target in project.projects.flatMap({ $0.targets }) { indexer.know(module: target.module) }
    for source in project.projects.flatMap({ $0.sources }) {
      indexer.need(source.file, isFile: true, for: source.module)
    }
    for name in sources.flatMap({ Self.dependencies($0) }) { indexer.need(name) }
    for source in sources {
      let path = source.path
      if path.hasSuffix("Package.swift") { continue }
      if let language = SourceLanguage(path: path) {
        project.note(fileAt: path)
        indexer.add(
          source.bytes, file: files.append(source), language: language,
          module: project.module(of: path), path: path)
      } else if path.hasSuffix(".xcstrings")
        || path.hasSuffix(".strings") && path.contains(".lproj/")
      {
        let translation = Translation(source.bytes, path: path)
        translations.append((file: files.append(source), translation: translation))
      } else if path.hasSuffix("Info.plist") {
        project.add(infoPlist: source.bytes, path: path, file: files.append(source))
      }
    }
    catalogue = indexer.finish()
  }

  /// What a file names that is got from elsewhere: pods, frameworks of Carthage, submodules.
  private static func dependencies(_ source: SourceText) -> [String] {
    let kind = source.path.split(separator: "/").last.map { String($0) } ?? ""
    let word: [String: [String]] = [
      "Podfile": ["pod"], "Cartfile": ["github", "git", "binary"], ".gitmodules": ["path"],
    ]
    guard let heads = word[kind] else { return [] }
    return String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split { " \t='\",".contains($0) }.map { String($0) }
      guard words.count > 1, heads.contains(words[0]) else { return nil }
      let path = words[1].split(separator: "/").map { String($0) }
      return kind == "Podfile" ? path.first : path.last
    }
  }

  private static let images = [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".tiff", ".heic", ".webp"]
}
