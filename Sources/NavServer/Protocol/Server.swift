import NavCompiler
import NavModel
import NavText

/// A language server: messages in, messages out. This type dispatches requests and keeps documents and projects; the
/// answers are made in `Features`, `Completion` and `Storyboards`.
///
/// Messages are answered in the order in which they come, as the protocol wants it; those that need findings wait until
/// there are some. Findings are worked out elsewhere, since they take longer than a letter: see `Judgement`.
public struct Server {
  let host: ServerHost
  private(set) var encoding = PositionEncoding.utf16
  private(set) var client = ClientCapabilities()
  private var hasBegun = false
  private(set) var isShutDown = false
  /// Set by `exit`: with what the process ends.
  public private(set) var exitCode: Int32?
  /// To be sent, in this order.
  public private(set) var outgoing: [[UInt8]] = []
  var waiting: [JSON] = []

  private(set) var documents: [String: OpenDocument] = [:]
  var projects: [String: ServedProject] = [:]
  /// The projects whose findings may have changed.
  var unjudged: Set<ProjectFormat> = []
  /// What is being worked out.
  var running: RunningJudgement?
  /// Whether an abandoned judgement is still running.
  var hasAbandoned = false
  var judgementCount = 0
  /// Requests that need findings which are not there yet.
  var deferred: [JSON] = []
  private var openFolders: [String] = []
  /// The project of each file that was asked about.
  var folders: [String: String] = [:]
  var judged: [ProjectFormat: ServerFindings] = [:]
  /// What was published last of each file, so that old findings are cleared and the same are not sent again.
  var published: [ProjectFormat: [String: PublishedReport]] = [:]
  /// By the folder of their projects.
  var previews: [String: Preview] = [:]
  var tokensSent: [String: (id: String, data: [Int])] = [:]
  private var requestCount = 0

  public init(_ host: ServerHost) {
    self.host = host
  }

  /// A project, and which of its two kinds of files is judged.
  struct ProjectFormat: Hashable {
    let folder: String
    let format: SourceFormat
  }

  // MARK: Messages

  /// Takes a message in. It is answered by `work`.
  public mutating func receive(_ message: [UInt8]) {
    let json: JSON
    do {
      json = try JSON.parse(message)
    } catch {
      respond(.null, .parseError)
      return
    }
    // A batch is no longer part of the protocol, and cheap to understand.
    for request in json.array ?? [json] { waiting.append(request) }
  }

  public var isIdle: Bool { waiting.isEmpty }

  public mutating func takeOutgoing() -> [[UInt8]] {
    defer { outgoing.removeAll() }
    return outgoing
  }

  /// Answers the next message.
  public mutating func work() {
    guard !waiting.isEmpty else { return }
    let message = waiting.removeFirst()
    let id = message["id"]
    guard let method = message["method"]?.string else {
      if message["result"] == nil && message["error"] == nil {
        respond(id ?? .null, .invalidRequest)
      } else if let running, running.progressRequest == id?.string, message["error"] == nil {
        beginProgress(of: running)
      }
      // An answer to any other request of ours needs no more.
      return
    }
    let params = message["params"] ?? .null
    guard let id else {
      take(notification: method, params)
      return
    }
    if takeCancellation(of: id) {
      respond(id, .cancelled)
      return
    }
    if hasBegun, !isShutDown, lacksFindings(method, params) {
      deferred.append(message)
      return
    }
    do {
      let result = try answer(method, params)
      send(.object(("jsonrpc", .string("2.0")), ("id", id), ("result", result)))
    } catch {
      respond(id, error)
    }
  }

  /// Whether a request was cancelled before it was answered.
  private mutating func takeCancellation(of id: JSON) -> Bool {
    let index = waiting.firstIndex {
      $0["method"] == .string("$/cancelRequest") && $0["params"]?["id"] == id
    }
    guard let index else { return false }
    waiting.remove(at: index)
    return true
  }

  private mutating func answer(_ method: String, _ params: JSON) throws(ResponseError) -> JSON {
    if method == "initialize" { return initialize(params) }
    guard hasBegun else { throw .notInitialized }
    if isShutDown { throw .invalidRequest }
    if method == "shutdown" {
      isShutDown = true
      stopJudging()
      return .null
    }
    guard let feature = ServerFeature.named(method) else { throw .unknownMethod(method) }
    let path = params["textDocument"]?["uri"]?.string.map { FileURI.path(of: $0) }
    // Editors may send any XML; what is not ours has no answer.
    if let path, !isServed(path) { return .null }
    if let path, Self.format(of: path) == .storyboard {
      return try feature.answer(forStoryboard: params, of: &self)
    }
    return try feature.answer(&self, params)
  }

  private mutating func initialize(_ params: JSON) -> JSON {
    hasBegun = true
    client = ClientCapabilities(params["capabilities"] ?? .null)
    encoding = client.encoding
    setFolders(added: params["workspaceFolders"]?.array ?? [], root: params["rootUri"]?.string)
    var members = ServerFeature.capabilities.map { JSON.Member($0.key, $0.value) }
    members.append(JSON.Member("positionEncoding", .string(encoding.rawValue)))
    members.append(
      JSON.Member(
        "textDocumentSync",
        .object(
          ("openClose", .bool(true)), ("change", .integer(2)),
          ("save", .object(("includeText", .bool(false)))))))
    members.append(
      JSON.Member(
        "workspace",
        .object(
          (
            "workspaceFolders",
            .object(("supported", .bool(true)), ("changeNotifications", .bool(true)))
          ))))
    return .object(
      ("capabilities", .object(members)),
      (
        "serverInfo",
        .object(("name", .string("navscene")), ("version", .string(host.version)))
      ))
  }

  private mutating func take(notification method: String, _ params: JSON) {
    switch method {
    case "$/cancelRequest":
      // It was waiting for findings; what was not is answered already.
      if let index = deferred.firstIndex(where: { $0["id"] == params["id"] }) {
        respond(deferred.remove(at: index)["id"] ?? .null, .cancelled)
      }
      return
    case "exit":
      exitCode = isShutDown ? 0 : 1
      return
    case "initialized": watchFiles()
    default: break
    }
    guard hasBegun, !isShutDown else { return }
    switch method {
    case "textDocument/didOpen": didOpen(params)
    case "textDocument/didChange": didChange(params)
    case "textDocument/didClose": didClose(params)
    case "navscene/cursorMoved": moveCursor(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      rereadProjects()
    case "workspace/didChangeWorkspaceFolders":
      let event = params["event"]
      let removed = (event?["removed"]?.array ?? []).compactMap { $0["uri"]?.string }
      openFolders.removeAll { folder in removed.contains { FileURI.folder(of: $0) == folder } }
      setFolders(added: event?["added"]?.array ?? [], root: nil)
      rereadProjects()
    default: break
    }
  }

  private mutating func setFolders(added: [JSON], root: String?) {
    var uris = added.compactMap { $0["uri"]?.string }
    if uris.isEmpty, let root { uris = [root] }
    openFolders += uris.map { FileURI.folder(of: $0) }
  }

  // MARK: Sending

  mutating func respond(_ id: JSON, _ error: ResponseError) {
    send(
      .object(
        ("jsonrpc", .string("2.0")), ("id", id),
        (
          "error",
          .object(("code", .integer(error.code)), ("message", .string(error.message)))
        )))
  }

  mutating func notify(_ method: String, _ params: JSON) {
    send(.object(("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)))
  }

  /// With parameters that are not made into a tree first.
  mutating func notify(_ method: String, writing members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("method", method)
    writer.key("params")
    writer.beginObject()
    members(&writer)
    writer.endObject()
    writer.endObject()
    outgoing.append(writer.bytes)
  }

  @discardableResult
  mutating func request(_ method: String, _ params: JSON?) -> String {
    requestCount += 1
    let id = "navscene-\(requestCount)"
    send(
      .object(
        ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string(method)),
        ("params", params)))
    return id
  }

  private mutating func send(_ message: JSON) {
    var writer = JSONWriter()
    writer.value(message)
    outgoing.append(writer.bytes)
  }

  // MARK: Documents

  private mutating func watchFiles() {
    guard client.canWatchFiles else { return }
    let patterns = [
      "**/*.navscene", "**/.navscene.json", "**/*.storyboard", "**/*.xib", "**/*.{swift,h,m,mm}",
      "**/project.pbxproj",
    ]
    let watchers = patterns.map { JSON.object(("globPattern", .string($0))) }
    request(
      "client/registerCapability",
      .object(
        (
          "registrations",
          .array([
            .object(
              ("id", .string("watched-files")),
              ("method", .string("workspace/didChangeWatchedFiles")),
              ("registerOptions", .object(("watchers", .array(watchers)))))
          ])
        )))
  }

  private mutating func didOpen(_ params: JSON) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    let path = FileURI.path(of: uri)
    guard item["languageId"]?.string == "navscene" || isServed(path) else { return }
    documents[path] = OpenDocument(
      path: path, uri: uri, version: item["version"]?.int, text: text)
    changed(path)
  }

  private mutating func didChange(_ params: JSON) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string else { return }
    let path = FileURI.path(of: uri)
    guard documents[path] != nil else { return }
    for change in params["contentChanges"]?.array ?? [] {
      guard let text = change["text"]?.string else { continue }
      // An invalid range must not replace the whole text.
      if let range = change["range"], range != .null, range.positions == nil { continue }
      documents[path]?.replace(change["range"]?.positions, with: text, encoding)
    }
    documents[path]?.set(version: item["version"]?.int)
    changed(path)
  }

  private mutating func didClose(_ params: JSON) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    let path = FileURI.path(of: uri)
    guard documents.removeValue(forKey: path) != nil else { return }
    tokensSent[path] = nil
    changed(path)
  }

  /// Asks the project of a place.
  mutating func knownProject<Answer>(
    of place: RequestedPlace, _ ask: (inout ServedProject) -> Answer
  ) -> Answer? {
    guard let folder = folders[place.texts.source(place.file).path], projects[folder] != nil else {
      return nil
    }
    return ask(&projects[folder]!)
  }

  /// The project of a file that was asked about.
  func knownProject(of path: String) -> ServedProject? { folders[path].flatMap { projects[$0] } }

  private mutating func changed(_ path: String) {
    let format = Self.format(of: path)
    let folder = project(of: path)
    projects[folder]?.set(documents[path]?.source, at: path, format)
    markPreviewStale(folder)
    unjudged.insert(ProjectFormat(folder: folder, format: format))
    abandonStaleJudgement()
  }

  /// What is on the disk may be another: texts, which of them count, and what code says.
  private mutating func rereadProjects() {
    folders = [:]
    // A configuration that comes or goes makes other projects of the open files.
    for document in documents.values { changed(document.path) }
    for folder in projects.keys {
      projects[folder]?.reread()
      markPreviewStale(folder)
      for format in SourceFormat.allCases
      where published[ProjectFormat(folder: folder, format: format)] != nil {
        unjudged.insert(ProjectFormat(folder: folder, format: format))
      }
    }
  }

  /// The folder of a file's project, which is read when it is met first.
  mutating func project(of path: String) -> String {
    let folder = folders[path] ?? host.projectFolder(path, openFolders)
    folders[path] = folder
    if projects[folder] == nil {
      projects[folder] = ServedProject(folder: folder, host)
    }
    return folder
  }

  /// Whether a document is open as a text of ours, or has a name of ours.
  private func isServed(_ path: String) -> Bool {
    documents[path] != nil || path.utf8.hasSuffix(".navscene")
      || Self.format(of: path) == .storyboard
  }

  static func format(of path: String) -> SourceFormat {
    let name = path.utf8
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib") ? .storyboard : .text
  }
}

extension String.UTF8View {
  func hasSuffix(_ suffix: String) -> Bool { reversed().starts(with: suffix.utf8.reversed()) }
}
