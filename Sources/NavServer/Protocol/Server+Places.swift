import NavModel
import NavText

/// A place in a text that a request asks about.
struct RequestedPlace {
  let texts: CompiledTexts
  let file: ID<SourceText>
  let offset: UInt32
  let map: PositionMap
}

extension Server {
  /// The file that a request is about.
  func path(of params: JSON) throws(ResponseError) -> String {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("'textDocument' is missing")
    }
    return FileURI.path(of: uri)
  }

  /// The text that a request is about, compiled with the rest of its project.
  mutating func text(_ params: JSON) throws(ResponseError) -> (
    texts: CompiledTexts, file: ID<SourceText>, path: String
  ) {
    let path = try path(of: params)
    let folder = project(of: path)
    guard let texts = projects[folder]?.texts(), let file = texts.file(at: path) else {
      throw Self.unknownFile(path)
    }
    return (texts, file, path)
  }

  /// The text that a request is about by itself: it need not be compiled.
  mutating func textAlone(_ params: JSON) throws(ResponseError) -> SourceText {
    let path = try path(of: params)
    guard let text = projects[project(of: path)]?.text(at: path) else {
      throw Self.unknownFile(path)
    }
    return text
  }

  private static func unknownFile(_ path: String) -> ResponseError {
    .failed("'\(path)' is not open, and belongs to no open project")
  }

  mutating func place(_ params: JSON) throws(ResponseError) -> RequestedPlace {
    let (texts, file, _) = try text(params)
    guard let position = params["position"]?.position else {
      throw .invalidParams("'position' is missing")
    }
    let map = PositionMap(texts.source(file), encoding)
    return RequestedPlace(texts: texts, file: file, offset: map.offset(at: position), map: map)
  }

  func location(_ location: Location, _ texts: CompiledTexts) -> JSON {
    self.location(FilePlace(source: texts.source(location.file), range: location.range))
  }

  /// As the client spelled it, where the file is open.
  func uri(of path: String) -> String { documents[path]?.uri ?? FileURI.uri(of: path) }

  /// Edits of several files as the client takes them.
  func workspaceEdit(_ edits: [TextEdit], _ sources: Table<SourceText>) -> JSON {
    var byFile: [ID<SourceText>: [TextEdit]] = [:]
    for edit in edits { byFile[edit.location.file, default: []].append(edit) }
    let files = byFile.keys.sorted()
    if client.takesVersionedEdits {
      return .object(
        (
          "documentChanges",
          .array(
            files.map { file in
              let document = documents[sources[file].path]
              return .object(
                (
                  "textDocument",
                  .object(
                    ("uri", .string(uri(of: sources[file].path))),
                    ("version", document?.version.map { .integer($0) } ?? .null))
                ), ("edits", textEdits(byFile[file] ?? [], sources)))
            })
        ))
    }
    return .object(
      (
        "changes",
        .object(
          files.map { file in
            JSON.Member(
              uri(of: sources[file].path), textEdits(byFile[file] ?? [], sources))
          })
      ))
  }

  func textEdits(_ edits: [TextEdit], _ sources: Table<SourceText>) -> JSON {
    .array(
      edits.map { edit in
        let map = PositionMap(sources[edit.location.file], encoding)
        return textEdit(edit.location.range, edit.replacement, map)
      })
  }

  func textEdit(_ range: SourceRange, _ replacement: String, _ map: PositionMap) -> JSON {
    .object(("range", JSON(range, map)), ("newText", .string(replacement)))
  }
}
