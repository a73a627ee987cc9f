import NavStoryboard
import NavText
import NavXcode

/// Which of the apps of a repository is meant, where a folder or project is given: they are run and imported one at a
/// time.
struct AppChoice {
  /// The target that `--target` names.
  let name: String?

  init(_ arguments: Arguments) {
    name = arguments.value(of: .target)
  }

  /// The app that is named, else the likeliest; none where no target builds any of the storyboards.
  func choose(
    from project: ProjectFacts, _ inputs: Inputs
  ) throws(Failure) -> (app: AppTarget?, others: [AppTarget]) {
    let apps = apps(in: project, inputs)
    guard let name else {
      return inputs.isOfFolders ? (apps.first, Array(apps.dropFirst())) : (nil, [])
    }
    guard let app = apps.first(where: { $0.name == name }) else {
      let names = apps.map(\.name)
      throw .usage(
        "there is no app '\(name)' with a storyboard among these files",
        help: didYouMean(nearest(to: name, among: names))
          + (names.isEmpty
            ? ["no project here builds a storyboard into an app"]
            : ["there is \(Self.list(names))"]))
    }
    return (app, apps.filter { $0 != app })
  }

  /// All apps that have one of the storyboards.
  func apps(in project: ProjectFacts, _ inputs: Inputs) -> [AppTarget] {
    let storyboards = inputs.sources[inputs.storyboards].filter {
      $0.path.hasSuffix(".storyboard") && Self.isForPhones($0.bytes)
    }
    return project.apps(of: storyboards.map { $0.path })
  }

  /// What Interface Builder writes at the top says which system a file is made for.
  private static func isForPhones(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    // A launch screen alone makes no app.
    if head.contains("launchScreen=\"YES\"") { return false }
    return head.contains("iOS.CocoaTouch") || !head.contains("targetRuntime=")
  }

  /// Each once: of several with one name, the path of its project tells which is meant.
  static func list(_ all: [String]) -> String {
    var seen: Set<String> = []
    let names = all.filter { seen.insert($0).inserted }
    let rest = names.count > 12 ? " and \(names.count - 12) others" : ""
    return names.prefix(12).joined(separator: ", ") + rest
  }
}

extension CodeFolder {
  /// The storyboards and xibs of the app that was chosen, each in one language. Says which app that is, unless there is
  /// nothing else.
  func storyboards(of inputs: Inputs) -> Inputs {
    guard let app else { return inputs }
    let paths = inputs.sources[inputs.storyboards].map { $0.path }
    let kept = code.project.withoutTranslatedCopies(paths.filter { code.project.holds(app, $0) })
    if otherApps.isEmpty && kept.count == paths.count { return inputs }
    let count = kept.count { $0.hasSuffix(".storyboard") }
    let all = paths.count { $0.hasSuffix(".storyboard") }
    Output.status("app '\(app.name)' of \(app.project): \(count) of \(amount(all, "storyboard"))\n")
    if !otherApps.isEmpty {
      Output.status("help: --target chooses another: \(AppChoice.list(otherApps.map(\.name)))\n")
    }
    return inputs.keepingStoryboards { kept.contains($0) }
  }
}
