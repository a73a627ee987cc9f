import NavModel
import NavText

/// Findings of a project that are to be worked out, away from the server: on another thread, where there is one.
public struct Judgement: Sendable {
  let number: Int
  let project: Server.ProjectFormat
  private let open: [SourceText]
  private let lint: @Sendable (String, [SourceText], SourceFormat) -> ServerFindings

  fileprivate init(
    _ number: Int, _ project: Server.ProjectFormat, _ open: [SourceText],
    _ lint: @escaping @Sendable (String, [SourceText], SourceFormat) -> ServerFindings
  ) {
    self.number = number
    self.project = project
    self.open = open
    self.lint = lint
  }

  public func findings() -> ServerFindings { lint(project.folder, open, project.format) }
}

/// A judgement that has begun, and the progress that the editor shows of it.
struct RunningJudgement {
  let number: Int
  let project: Server.ProjectFormat
  /// The request for a place to show progress in; nil while the judgement is quick.
  var progressRequest: String?
  var showsProgress = false
}

// Findings are worked out one project after the other, from a copy of what is open. A judgement whose files change is
// abandoned for a new one, so that a letter need not wait for the one before.
extension Server {
  /// Whether there are findings to work out once nothing else is to be done.
  public var hasUnjudged: Bool { !unjudged.isEmpty }

  /// Whether requests wait for findings.
  public var hasDeferred: Bool { !deferred.isEmpty }

  /// Whether findings are being worked out that are wanted.
  public var isJudging: Bool { running != nil }

  /// The next project whose files have changed. Its findings are handed to `finish`; until then there is no other, but
  /// for the one that takes the place of an abandoned one.
  public mutating func nextJudgement() -> Judgement? {
    guard running == nil, let next = unjudged.popFirst() else { return nil }
    judgementCount += 1
    running = RunningJudgement(number: judgementCount, project: next)
    let open = documents.values.filter {
      Self.format(of: $0.path) == next.format && folders[$0.path] == next.folder
    }
    return Judgement(judgementCount, next, open.map { $0.source }, host.lint)
  }

  /// Gives up the judgement that runs if its files have changed. One at a time, so that no more than two run.
  mutating func abandonStaleJudgement() {
    guard let running, !hasAbandoned, unjudged.contains(running.project) else { return }
    hasAbandoned = true
    endProgress(of: running)
    self.running = nil
  }

  /// Takes the findings of a judgement. They are dropped when files have changed meanwhile.
  public mutating func finish(_ findings: ServerFindings, of judgement: Judgement) {
    guard let running, running.number == judgement.number else {
      hasAbandoned = false
      return abandonStaleJudgement()
    }
    self.running = nil
    endProgress(of: running)
    let project = running.project
    if unjudged.contains(project) { return }
    judged[project] = findings
    publish(findings, of: project)
    waiting = deferred + waiting
    deferred = []
  }

  /// Cancels the requests that wait for findings.
  mutating func stopJudging() {
    unjudged = []
    running = nil
    for request in deferred { respond(request["id"] ?? .null, .cancelled) }
    deferred = []
  }

  /// Works the next findings out at once.
  public mutating func judge() {
    if let judgement = nextJudgement() { finish(judgement.findings(), of: judgement) }
  }

  /// Whether a request needs findings that are still to be worked out.
  mutating func lacksFindings(_ method: String, _ params: JSON) -> Bool {
    guard ServerFeature.named(method)?.needsFindings == true,
      let uri = params["textDocument"]?["uri"]?.string
    else { return false }
    let path = FileURI.path(of: uri)
    let project = ProjectFormat(folder: project(of: path), format: Self.format(of: path))
    if running?.project == project || unjudged.contains(project) { return true }
    if judged[project] == nil {
      unjudged.insert(project)
      return true
    }
    return false
  }

  /// What was found in a project last.
  func findings(of project: ProjectFormat) -> ServerFindings {
    judged[project] ?? ServerFindings(Table(), [])
  }

  private mutating func publish(_ findings: ServerFindings, of project: ProjectFormat) {
    if let failure = findings.failure {
      notify("window/showMessage", .object(("type", .integer(1)), ("message", .string(failure))))
    }
    if client.pullsDiagnostics {
      // Open files are asked for again by the client; a change of one file may be felt in another.
      published[project] = []
      if client.canRefreshDiagnostics { request("workspace/diagnostic/refresh", nil) }
      return
    }
    var byPath: [String: [Diagnostic]] = [:]
    for diagnostic in findings.diagnostics {
      byPath[findings.sources[diagnostic.location.file].path, default: []].append(diagnostic)
    }
    let paths = Set(byPath.keys)
    // Open files are published even without findings, so that editors clear old ones.
    let open = documents.keys.filter {
      folders[$0] == project.folder && Self.format(of: $0) == project.format
    }
    for path in paths.union(open).union(published[project] ?? []).sorted(by: { $0.precedes($1) })
    where documents[path] == nil || folders[path] == project.folder {
      let document = documents[path]
      notify(
        "textDocument/publishDiagnostics",
        .object(
          ("uri", .string(document?.uri ?? FileURI.uri(of: path))),
          ("version", document?.version.map { .integer($0) }),
          (
            "diagnostics",
            .array((byPath[path] ?? []).map { JSON(diagnostic: $0, findings.sources, encoding) })
          )))
    }
    published[project] = paths
  }

  // MARK: Progress

  /// The judgement that runs takes so long that people want to know (LSP 3.17, work done progress).
  public mutating func showProgress() {
    guard client.showsProgress, running?.progressRequest == nil, let running else { return }
    let id = request(
      "window/workDoneProgress/create", .object(("token", .string(Self.token(of: running)))))
    self.running?.progressRequest = id
  }

  mutating func beginProgress(of judgement: RunningJudgement) {
    running?.showsProgress = true
    let files = judgement.project.format == .text ? "texts" : "storyboards"
    progress(
      of: judgement,
      .object(
        ("kind", .string("begin")), ("title", .string("navscene checks \(files)")),
        ("message", .string(judgement.project.folder))))
  }

  private mutating func endProgress(of judgement: RunningJudgement) {
    if judgement.showsProgress { progress(of: judgement, .object(("kind", .string("end")))) }
  }

  private mutating func progress(of judgement: RunningJudgement, _ value: JSON) {
    notify(
      "$/progress", .object(("token", .string(Self.token(of: judgement))), ("value", value)))
  }

  private static func token(of judgement: RunningJudgement) -> String {
    "navscene \(judgement.project.format == .text ? "texts" : "storyboards") of \(judgement.project.folder)"
  }
}
