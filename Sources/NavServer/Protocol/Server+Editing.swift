import NavCompiler
import NavModel
import NavSyntax
import NavText

// What changes a text.
extension Server {
  mutating func completion(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    let completions = place.texts.completions(at: place.offset, in: place.file)
    let range = JSON(completions.range, place.map)
    return .object(
      ("isIncomplete", .bool(false)),
      ("items", .array(completions.items.map { item($0, range) })))
  }

  private func item(_ item: CompletionItem, _ range: JSON) -> JSON {
    let snippet = client.takesSnippets ? item.snippet : nil
    return .object(
      ("label", .string(item.label)), ("kind", .integer(item.kind.rawValue)),
      ("detail", item.detail.isEmpty ? nil : .string(item.detail)),
      ("documentation", item.documentation.isEmpty ? nil : .markdown(item.documentation)),
      ("sortText", .string("\(item.rank)\(item.label)")),
      ("insertTextFormat", .integer(snippet == nil ? 1 : 2)),
      ("textEdit", .object(("range", range), ("newText", .string(snippet ?? item.label)))))
  }

  mutating func prepareRename(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    do {
      let found = try place.texts.renameable(at: place.offset, in: place.file)
      return .object(
        ("range", JSON(found.range, place.map)), ("placeholder", .string(found.name)))
    } catch {
      throw .failed(error.message)
    }
  }

  mutating func rename(at params: JSON) throws(ResponseError) -> JSON {
    let place = try place(params)
    guard let name = params["newName"]?.string else {
      throw .invalidParams("'newName' is missing")
    }
    do {
      let edits = try place.texts.rename(at: place.offset, in: place.file, to: name)
      return workspaceEdit(edits, place.texts.model.sources)
    } catch {
      throw .failed(error.message)
    }
  }

  /// The runs of lines that `navscene fmt` changes: all of them, or those that touch some lines.
  mutating func formatting(
    _ params: JSON, within lines: (start: TextPosition, end: TextPosition)?
  ) throws(ResponseError) -> JSON {
    let source = try textAlone(params)
    let formatted = NavSyntax.format(source, words: .language)
    // What has errors stays as it is.
    guard formatted.problems.isEmpty else { return .array([]) }
    let map = PositionMap(source, encoding)
    let edits = lineEdits(from: source.bytes, to: formatted.bytes).filter { edit in
      guard let lines else { return true }
      let start = map.position(at: edit.range.start).line
      let end = map.position(at: edit.range.end).line
      return start <= lines.end.line && lines.start.line <= max(start, end - 1)
    }
    return .array(
      edits.map { textEdit($0.range, String(decoding: $0.replacement, as: UTF8.self), map) })
  }
}
