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
    ProjectLint(files, settings).findings
  }
}
