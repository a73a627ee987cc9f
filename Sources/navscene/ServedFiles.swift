import NavModel
import NavPage
import NavServer
import NavSimulator
import NavStoryboard
import NavText

/// The files that a language server speaks about, as they are on the disk and in an editor.
enum ServedFiles {
  static var host: ServerHost {
    ServerHost(
      version: Navscene.version, projectFolder: folder,
      texts: { files(below: $0, [".navscene"]) },
      storyboards: { files(below: $0, [".storyboard", ".xib"]) }, code: code, lint: findings,
      openPreview: openPreview, updatePreview: updatePreview,
      explanation: { code in Explain.all.first { $0.code == code }?.markdown },
      canSilence: { RuleCatalogue.codes(in: .text).contains($0) })
  }

  /// The folder of the nearest configuration, if that takes the file in; else the open folder that it is in; else the
  /// file itself.
  private static func folder(_ path: String, _ open: [String]) -> String {
    guard path.hasPrefix("/") else { return path }
    let folder = Files.folder(of: path)
    if let configuration = try? Configuration(searchedFrom: folder) {
      let selection = configuration.selection(in: configuration.folder)
      return selection.admits(path, .file) ? configuration.folder : path
    }
    let around = open.filter { path.hasPrefix($0 + "/") }
    return around.max { $0.utf8.count < $1.utf8.count } ?? path
  }

  private static func files(below folder: String, _ endings: [String]) -> [SourceText] {
    guard Files.isFolder(folder) else { return [] }
    let selection = (try? Configuration(searchedFrom: folder))?.selection(in: folder)
    let listing = Files.files(below: folder, endings) { path, kind in
      selection?.admits(path, kind) ?? true
    }
    return listing.files.compactMap { path in
      guard let bytes = try? Files.readFile(path) else { return nil }
      return SourceText(path: path, bytes: bytes)
    }
  }

  private static func code(_ folder: String) -> ServedCode? {
    guard Files.isFolder(folder) else { return nil }
    let configuration = try? Configuration(searchedFrom: folder)
    return CodeFolder.around(folder, configuration).map {
      ServedCode($0.code.catalogue, Table($0.files.rows.map(withWholePath)))
    }
  }

  /// Code is found by paths that may be seen from the folder of the process; editors want whole ones.
  private static func withWholePath(_ source: SourceText) -> SourceText {
    if source.path.hasPrefix("/") { return source }
    let folder = Files.realPath(".") ?? "/"
    return SourceText(
      path: joinedPath(folder, source.path), bytes: source.bytes, lines: source.lines)
  }

  // MARK: Previews

  private static func openPreview(
    _ folder: String, _ texts: [SourceText]
  ) -> Result<String, PreviewFailure> {
    let temporary = Terminal.environment("TMPDIR") ?? "/tmp"
    guard let place = Files.makeOwnFolder(in: temporary, called: "navscene-preview-") else {
      return .failure(PreviewFailure(message: "no folder can be made in '\(temporary)'"))
    }
    let name = folder.split(separator: "/").last.map { String($0) } ?? "App"
    let path = place + "/" + name + ".html"
    var page = Page(texts.map(shown), title: name)
    let usual = (try? Configuration(searchedFrom: folder))?.usual
    page.device = usual?.device?.facts.name
    page.era = usual?.era?.facts.keyword
    page.live = LiveSources.path(ofPage: name + ".html")
    do {
      try Files.write(page.html, to: path)
    } catch {
      return .failure(PreviewFailure(message: error.text))
    }
    return .success(path)
  }

  private static func updatePreview(_ page: String, _ texts: [SourceText], _ here: SourcePlace?) {
    let sources = LiveSources(texts.map(shown), here: here.map { ($0.path, $0.line) })
    // A page that has lost its folder is not worth a word.
    try? Files.write(sources.script, to: LiveSources.path(ofPage: page))
  }

  static func removePreview(_ page: String) {
    // The system reads each path before it returns.
    _ = unsafe unlink(page)
    _ = unsafe unlink(LiveSources.path(ofPage: page))
    _ = unsafe rmdir(Files.folder(of: page))
  }

  private static func shown(_ source: SourceText) -> (path: String, text: String) {
    (source.path, String(decoding: source.bytes, as: UTF8.self))
  }

  // MARK: Findings

  private static func findings(
    _ folder: String, _ open: [SourceText], _ format: SourceFormat, _ depth: Judgement.Depth
  ) -> ServerFindings {
    do {
      return try judged(folder, open, format, depth)
    } catch {
      return ServerFindings(Table(open), [], failure: error.text)
    }
  }

  private static func judged(
    _ folder: String, _ open: [SourceText], _ format: SourceFormat, _ depth: Judgement.Depth
  ) throws(Failure) -> ServerFindings {
    let isFolder = Files.isFolder(folder)
    let configuration = try Configuration(
      searchedFrom: isFolder ? folder : Files.folder(of: folder))
    guard isFolder else {
      let alone = Inputs(open.map { ($0.path, $0.bytes) })
      let linting = try Linting(alone, alone.sources, nil, configuration, depth)
      return ServerFindings(
        linting.sources, linting.findings, extent: linting.extent(depth))
    }
    let all = try Inputs([folder], standardInput: nil, open: open, mayBeEmpty: true)
    let inputs = format == .text ? all.keepingStoryboards { _ in false } : all.withoutTexts()
    let code =
      format == .text
      ? nil
      : try CodeFolder.beside(
        inputs, for: .comparison, sources: [], Arguments([folder], for: .lint), configuration)
    let linting = try Linting(inputs, inputs.sources, code, configuration, depth)
    return ServerFindings(
      Table(linting.sources.rows.map(withWholePath)),
      try Lint.unaccepted(linting, configuration, in: folder), extent: linting.extent(depth))
  }
}

extension Linting {
  fileprivate init(
    _ inputs: Inputs, _ sources: Table<SourceText>, _ code: CodeFolder?,
    _ configuration: Configuration?, _ depth: Judgement.Depth
  ) throws(Failure) {
    switch depth {
    case .unexplored:
      try self.init(inputs, sources, code, configuration, explores: false)
    case .explored(let isWanted):
      try self.init(inputs, sources, code, configuration, isWanted: isWanted)
    }
  }

  fileprivate func extent(_ depth: Judgement.Depth) -> ServerFindings.Extent {
    if !areTextsSound { return .errors }
    return if case .unexplored = depth { .unexplored } else { .explored }
  }
}
