import NavCheck
import NavStoryboard
import NavText

/// An example of several files, as rules about code bring them: a comment that is nothing but a path begins each.
public struct ExampleProject {
  public private(set) var files: [SourceText] = []

  public init(_ text: String) {
    var (path, lines): (String?, [String]) = (nil, [])
    func file() -> SourceText? { path.map { SourceText(path: $0, lines.joined(separator: "\n")) } }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let next = Self.path(String(line)) else {
        lines.append(String(line))
        continue
      }
      if let file = file() { files.append(file) }
      (path, lines) = (next, [])
    }
    if let file = file() { files.append(file) }
  }

  private static func path(_ line: String) -> String? {
    var text = line[...]
    if text.hasPrefix("// ") {
      text = text.dropFirst(3)
    } else if text.hasPrefix("<!-- "), text.hasSuffix(" -->") {
      text = text.dropFirst(5).dropLast(4)
    } else {
      return nil
    }
    let endings = [
      ".storyboard", ".xib", ".swift", ".h", ".m", ".plist", ".strings", ".xcstrings",
      ".pbxproj", ".json", ".png",
    ]
    return endings.contains { text.hasSuffix($0) } ? String(text) : nil
  }

  /// What `navscene lint` says of all storyboards beside all other files.
  public func findings(_ settings: RuleSettings = RuleSettings()) -> [Diagnostic] {
    var documents: [StoryboardDocument] = []
    var project = ProjectFacts()
    var harvester = Harvester()
    var translations: [(file: ID<SourceText>, translation: Translation)] = []
    // Modules are known only when the projects are.
    for (index, source) in files.enumerated() where source.path.hasSuffix(".pbxproj") {
      project.add(project: source.bytes, path: source.path, file: ID(index))
    }
    for (index, source) in files.enumerated() {
      let path = source.path
      if let language = SourceLanguage(path: path) {
        harvester.add(
          source.bytes, file: ID(index), language: language, module: project.module(of: path),
          path: path)
      } else if path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") {
        translations.append(
          (file: ID(index), translation: Translation(source.bytes, path: path)))
      } else if path.hasSuffix(".plist") {
        project.add(infoPlist: source.bytes, path: path, file: ID(index))
      } else if path.hasSuffix(".json") || path.hasSuffix(".png") {
        project.add(resourceAt: path, source.bytes)
      } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        documents.append(StoryboardDocument(source))
      }
    }
    let code = ProjectCode(harvester.finish(), project, translations: translations)
    let compilation = StoryboardCompilation(
      documents, rules: code.judgesClasses ? StoryboardRule.besideCode : StoryboardRule.all,
      settings)
    var found = compilation.diagnostics
    if let program = compilation.program {
      var lost = compilation.lostWays
      lost.mains = project.mains(of: program)
      found += program.findings(of: Rule.all, settings, lost: lost)
    }
    return found + compilation.findings(in: code, settings)
  }
}
