import NavModel
import NavText

/// Findings of a project that are to be worked out, away from the server: on another thread, where there is one.
public struct Judgement: Sendable {
  /// What is looked for.
  public enum Depth: Sendable {
    /// What can be told without an exploration of the app, which takes most of the time.
    case unexplored
    /// Everything. The exploration stops early when `isWanted` turns false.
    case explored(isWanted: @Sendable () -> Bool)
  }

  let number: Int
  let project: Server.ProjectFormat
  /// Whether to hand over first what is found without an exploration.
  public let beginsUnexplored: Bool
  /// How positions are counted in what is published; nil where nothing is.
  private let encoding: PositionEncoding?
  private let open: [SourceText]
  private let lint: ServerHost.Lint

  fileprivate init(
    _ number: Int, _ project: Server.ProjectFormat, beginsUnexplored: Bool,
    _ encoding: PositionEncoding?, _ open: [SourceText], _ lint: @escaping ServerHost.Lint
  ) {
    self.number = number
    self.project = project
    self.beginsUnexplored = beginsUnexplored
    self.encoding = encoding
    self.open = open
    self.lint = lint
  }

  public func findings(_ depth: Depth) -> ServerFindings {
    let findings = lint(project.folder, open, project.format, depth)
    return encoding.map(findings.reported) ?? findings
  }
}

/// The findings of a file as they were published.
struct PublishedReport: Equatable {
  /// That of the open document.
  let version: Int?
  /// An array in JSON.
  let diagnostics: [UInt8]

  init(_ version: Int?, _ diagnostics: [UInt8]?) {
    self.version = version
    self.diagnostics = diagnostics ?? Array("[]".utf8)
  }
}

/// A judgement that has begun, and the progress that the editor shows of it.
struct RunningJudgement {
  let number: Int
  let project: Server.ProjectFormat
  /// Whether requests may be answered with findings from before the exploration.
  var suffices = false
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

  /// Whether findings are being worked out.
  public var isJudging: Bool { running != nil }

  /// Whether findings are being worked out that are still of the files as they are.
  public var isJudgementWanted: Bool { running.map { !unjudged.contains($0.project) } ?? false }

  /// The next project whose files have changed. Its findings are handed to `take`; until then there is no other, but
  /// for the one that takes the place of an abandoned one. If its exploration takes longer than a person notices, what
  /// is found without it may come first.
  public mutating func nextJudgement(explorationIsSlow: Bool = false) -> Judgement? {
    guard running == nil, let next = unjudged.popFirst() else { return nil }
    judgementCount += 1
    running = RunningJudgement(number: judgementCount, project: next)
    let open = documents.values.filter {
      Self.format(of: $0.path) == next.format && folders[$0.path] == next.folder
    }
    return Judgement(
      judgementCount, next,
      beginsUnexplored: explorationIsSlow && beginsUnexplored(next),
      client.pullsDiagnostics ? nil : encoding, open.map { $0.source }, host.lint)
  }

  /// Only if no explored findings are on display: they would vanish and come back.
  private func beginsUnexplored(_ project: ProjectFormat) -> Bool {
    guard project.format == .text, judged[project]?.extent != .explored else { return false }
    // A client that cannot be told to ask again would take partial findings for all.
    return !client.pullsDiagnostics || client.canRefreshDiagnostics
  }

  /// Gives up the judgement that runs if its files have changed. One at a time, so that no more than two run.
  mutating func abandonStaleJudgement() {
    guard let running, !hasAbandoned, unjudged.contains(running.project) else { return }
    hasAbandoned = true
    endProgress(of: running)
    self.running = nil
  }

  /// Takes findings of a judgement; after those without an exploration come others. They are dropped when files have
  /// changed meanwhile.
  public mutating func take(_ findings: ServerFindings, of judgement: Judgement) {
    let isLast = findings.extent != .unexplored
    guard let running, running.number == judgement.number else {
      if isLast {
        hasAbandoned = false
        abandonStaleJudgement()
      }
      return
    }
    if isLast {
      self.running = nil
      endProgress(of: running)
    } else {
      self.running?.suffices = client.canRefreshDiagnostics
    }
    if unjudged.contains(running.project) { return }
    judged[running.project] = findings
    publish(findings, of: running.project)
    guard isLast || client.canRefreshDiagnostics else { return }
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
    if let judgement = nextJudgement() {
      take(judgement.findings(.explored { true }), of: judgement)
    }
  }

  /// Whether a request needs findings that are still to be worked out.
  mutating func lacksFindings(_ method: String, _ params: JSON) -> Bool {
    guard ServerFeature.named(method)?.needsFindings == true,
      let uri = params["textDocument"]?["uri"]?.string
    else { return false }
    let path = FileURI.path(of: uri)
    let project = ProjectFormat(folder: project(of: path), format: Self.format(of: path))
    if let running, running.project == project, !running.suffices { return true }
    if unjudged.contains(project) { return true }
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
      published[project] = [:]
      if client.canRefreshDiagnostics { request("workspace/diagnostic/refresh", nil) }
      return
    }
    var reports: [String: PublishedReport] = [:]
    for (path, report) in findings.reports where documents[path] == nil {
      reports[path] = PublishedReport(nil, report)
    }
    // Open files are published even without findings, so that editors clear old ones.
    for (path, document) in documents
    where folders[path] == project.folder && Self.format(of: path) == project.format {
      reports[path] = PublishedReport(document.version, findings.reports[path])
    }
    let old = published[project] ?? [:]
    // Clear files without findings, unless another project owns them now.
    for path in old.keys where reports[path] == nil && documents[path] == nil {
      send(PublishedReport(nil, nil), of: path)
    }
    // Open files first.
    let paths = reports.keys.sorted { one, other in
      let isOpen = documents[one] != nil
      return isOpen == (documents[other] != nil) ? one.precedes(other) : isOpen
    }
    for path in paths {
      guard let report = reports[path], report != old[path] else { continue }
      send(report, of: path)
    }
    published[project] = reports
  }

  private mutating func send(_ report: PublishedReport, of path: String) {
    let uri = uri(of: path)
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", uri)
      if let version = report.version { writer.member("version", version) }
      writer.key("diagnostics")
      writer.value(written: report.diagnostics)
    }
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
