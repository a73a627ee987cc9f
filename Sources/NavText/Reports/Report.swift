/// What a reporter is given.
struct Report: Sendable {
  var diagnostics: [Diagnostic]
  var places: Places
  let palette: Palette
  let setting: ReportSetting

  func path(of diagnostic: Diagnostic) -> String {
    places.sources[diagnostic.location.file].path
  }

  /// The path as the repository's own tools write it.
  func repositoryPath(of file: ID<SourceText>) -> String {
    setting.folder.repositoryPath(of: places.sources[file].path)
  }

  func repositoryPath(of diagnostic: Diagnostic) -> String {
    repositoryPath(of: diagnostic.location.file)
  }

  /// The diagnostics of each file, in the order of the files' first ones.
  var diagnosticsByFile: [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    var groupOfFile: [ID<SourceText>: Int] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.location.file
      if let group = groupOfFile[file] {
        groups[group].append(diagnostic)
      } else {
        groupOfFile[file] = groups.count
        groups.append([diagnostic])
      }
    }
    return groups
  }
}

extension Diagnostic {
  /// The message with the object of a storyboard that it speaks of, for forms that have no other place for it.
  var messageWithObject: String {
    subject.map { "\(message); object: \($0.name), id \($0.objectID)" } ?? message
  }
}

/// What a report says of the world around it, which only the command knows.
public struct ReportSetting: Sendable {
  public let toolVersion: String
  public let folder: WorkingFolder
  /// What is known of the codes, for formats that carry their rules along.
  public let explanations: [Explanation]
  /// What fails the run: findings that are less severe are none of its failures. Nil where nothing does.
  public let failureThreshold: Severity?

  public init(
    toolVersion: String = "", folder: WorkingFolder = WorkingFolder(),
    explanations: [Explanation] = [], failureThreshold: Severity? = .error
  ) {
    self.toolVersion = toolVersion
    self.folder = folder
    self.explanations = explanations
    self.failureThreshold = failureThreshold
  }
}
