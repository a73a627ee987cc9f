import NavText

/// What a server asks of the machine that it runs on: it opens no file itself.
///
/// `lint` may be asked from another thread, while anything else is asked from the server's own.
public struct ServerHost {
  /// The folder whose files are one app together with this file; the path of the file where it stands alone.
  public let projectFolder: (_ path: String, _ openFolders: [String]) -> String
  /// The texts of a project as they are on the disk, by their paths.
  public let texts: (_ folder: String) -> [SourceText]
  /// Its storyboards and xibs.
  public let storyboards: (_ folder: String) -> [SourceText]
  /// Its source code, if any.
  public let code: (_ folder: String) -> ServedCode?
  /// What `navscene lint` says of a project with these files in place of those on the disk.
  public let lint: Lint
  /// Writes a page of texts, and says where it is.
  public let openPreview:
    (_ folder: String, _ texts: [SourceText]) -> Result<String, PreviewFailure>
  /// Tells a page what its texts are now, and where the cursor is.
  public let updatePreview: (_ page: String, _ texts: [SourceText], _ here: SourcePlace?) -> Void
  /// What `navscene explain` says of a code, in Markdown; nil for a code that there is not.
  public let explanation: (_ code: String) -> String?
  /// Whether a comment may silence a code in a text.
  public let canSilence: (_ code: String) -> Bool
  /// For `initialize` and for what is said of this server.
  public let version: String

  /// What is found in the files of one format in a folder, where `open` takes the place of what is on the disk.
  public typealias Lint =
    @Sendable (
      _ folder: String, _ open: [SourceText], _ format: SourceFormat, _ depth: Judgement.Depth
    ) -> ServerFindings

  public init(
    version: String, projectFolder: @escaping (String, [String]) -> String,
    texts: @escaping (String) -> [SourceText],
    storyboards: @escaping (String) -> [SourceText] = { _ in [] },
    code: @escaping (String) -> ServedCode? = { _ in nil },
    lint: @escaping Lint,
    openPreview:
      @escaping (String, [SourceText]) -> Result<String, PreviewFailure> = { _, _ in
        .failure(PreviewFailure(message: "there are no previews here"))
      },
    updatePreview: @escaping (String, [SourceText], SourcePlace?) -> Void = { _, _, _ in },
    explanation: @escaping (String) -> String?, canSilence: @escaping (String) -> Bool
  ) {
    self.version = version
    self.projectFolder = projectFolder
    self.texts = texts
    self.storyboards = storyboards
    self.code = code
    self.lint = lint
    self.openPreview = openPreview
    self.updatePreview = updatePreview
    self.explanation = explanation
    self.canSilence = canSilence
  }
}

/// Why no page could be written.
public struct PreviewFailure: Error {
  let message: String

  public init(message: String) {
    self.message = message
  }
}

/// Findings and the files that their places are in.
public struct ServerFindings: Sendable {
  /// How far the search got.
  public enum Extent: Sendable {
    /// There are errors, so there is no app to explore.
    case errors
    /// Everything but what an exploration of the app finds.
    case unexplored
    /// Everything.
    case explored
  }

  public let sources: Table<SourceText>
  public let diagnostics: [Diagnostic]
  public let extent: Extent
  /// Why the project could not be judged at all, such as a configuration that cannot be read.
  public let failure: String?
  /// Findings as a JSON array in the protocol's form, by the path of their file. Filled by `reported`.
  private(set) var reports: [String: [UInt8]] = [:]

  public init(
    _ sources: Table<SourceText>, _ diagnostics: [Diagnostic], extent: Extent = .explored,
    failure: String? = nil
  ) {
    // Places are looked up for each finding: the lines are found once.
    self.sources = Table(sources.rows.map { $0.withLines })
    self.diagnostics = diagnostics
    self.extent = extent
    self.failure = failure
  }

  /// The same findings, with the reports to publish.
  func reported(_ encoding: PositionEncoding) -> ServerFindings {
    var writers: [ID<SourceText>: JSONWriter] = [:]
    for diagnostic in diagnostics {
      var writer = writers.removeValue(forKey: diagnostic.location.file)
      if writer == nil {
        writer = JSONWriter()
        writer?.beginArray()
      }
      writer?.value(JSON(diagnostic: diagnostic, sources, encoding))
      writers[diagnostic.location.file] = writer
    }
    var findings = self
    for (file, var writer) in writers {
      writer.endArray()
      findings.reports[sources[file].path] = writer.bytes
    }
    return findings
  }
}

extension SourceText {
  /// The same, knowing where its lines start.
  var withLines: SourceText {
    lines == nil ? SourceText(path: path, bytes: bytes, lines: LineIndex(bytes)) : self
  }
}
