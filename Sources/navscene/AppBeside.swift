import NavText

/// Names the app's files if only tests were given: `navscene test Walk.navscene` has nothing to launch.
struct AppBeside {
  private static var mostNamed: Int { 3 }
  /// A text that begins with more remarks than this is looked at no further.
  private static var longestHead: Int { 1 << 16 }

  private let given: [SourceText]

  init(given: [SourceText]) {
    self.given = given
  }

  /// The findings, with the files that were left out in the help of those that miss an app.
  func advising(_ findings: [Diagnostic], _ sources: Table<SourceText>) -> [Diagnostic] {
    guard findings.contains(where: { $0.code == "nothing-to-launch" }) else { return findings }
    return findings.map { finding in
      guard finding.code == "nothing-to-launch" else { return finding }
      let test = sources[finding.location.file].path
      let apps = apps(beside: test)
      return apps.isEmpty
        ? finding
        : finding.with(
          help:
            "or give the app's file too: navscene test \((apps + [test]).map(quoted).joined(separator: " "))"
        )
    }
  }

  /// The texts in the same folder, else in the one above, that declare a storyboard and were not given.
  private func apps(beside test: String) -> [String] {
    let folder = Files.folder(of: test)
    let isBelowAnother = folder != "." && !folder.hasSuffix("..")
    for folder in [folder, isBelowAnother ? Files.folder(of: folder) : folder + "/.."] {
      let prefix =
        folder == "." ? "" : folder == "/" ? "/" : folder == "./.." ? "../" : folder + "/"
      let paths = Files.names(in: folder).filter { $0.hasSuffix(".navscene") }.sorted()
        .map { prefix + $0 }
      let apps = paths.filter { path in
        !given.contains { $0.path == path } && declaresStoryboard(path)
      }
      if !apps.isEmpty { return Array(apps.prefix(Self.mostNamed)) }
    }
    return []
  }

  private func declaresStoryboard(_ path: String) -> Bool {
    guard let bytes = try? Files.readFile(path) else { return false }
    return !Inputs.declaredStoryboards(in: Array(bytes.prefix(Self.longestHead))).isEmpty
  }

  /// As a shell takes it for one word.
  private func quoted(_ path: String) -> String {
    path.contains(" ") ? "\"\(path)\"" : path
  }
}
