import NavCompiler
import NavModel
import NavText

/// A page that shows an app and follows who writes it.
struct Preview {
  /// Where it was written.
  let page: String
  var here: SourcePlace?
  /// Whether something has changed since it was written last.
  var isStale = false
}

/// A line of a file, from 1.
public struct SourcePlace: Hashable, Sendable {
  public let path: String
  public let line: Int
}

// A browser beside the editor: the app as it is written, at the scene of the cursor.
extension Server {
  /// Writes the page of an app, and has the editor show it.
  mutating func preview(at params: JSON) throws(ResponseError) -> JSON {
    let path = try path(of: params)
    let folder = project(of: path)
    let here = params["position"]?.position.map { SourcePlace(path: path, line: $0.line + 1) }
    let texts = previewedTexts(folder)
    guard !texts.isEmpty else { throw .failed("there is nothing to show in '\(folder)'") }
    let page: String
    if let known = previews[folder] {
      page = known.page
    } else {
      switch host.openPreview(folder, texts) {
      case .success(let path): page = path
      case .failure(let failure): throw .failed(failure.message)
      }
    }
    previews[folder] = Preview(page: page, here: here, isStale: true)
    let uri = FileURI.uri(of: page)
    if client.showsDocuments {
      request("window/showDocument", .object(("uri", .string(uri)), ("external", .bool(true))))
    }
    return .object(("uri", .string(uri)))
  }

  /// Pages that were written, for who takes them away.
  public var previewPages: [String] { previews.values.map { $0.page } }

  /// The cursor is somewhere else.
  mutating func moveCursor(_ params: JSON) {
    guard let uri = params["textDocument"]?["uri"]?.string,
      let position = params["position"]?.position
    else { return }
    let path = FileURI.path(of: uri)
    guard let folder = folders[path], previews[folder] != nil else { return }
    let here = SourcePlace(path: path, line: position.line + 1)
    if previews[folder]?.here == here { return }
    previews[folder]?.here = here
    previews[folder]?.isStale = true
  }

  mutating func markPreviewStale(_ folder: String) { previews[folder]?.isStale = true }

  /// Writes what previews show as it is now. Called while there is nothing else to do.
  public mutating func refreshPreviews() {
    for (folder, preview) in previews where preview.isStale {
      previews[folder]?.isStale = false
      host.updatePreview(preview.page, previewedTexts(folder), preview.here)
    }
  }

  /// The texts of an app; of storyboards alone, the text that says the same.
  private mutating func previewedTexts(_ folder: String) -> [SourceText] {
    guard var project = projects[folder] else { return [] }
    defer { projects[folder] = project }
    let texts = project.texts().model.sources.rows
    if !texts.isEmpty { return texts }
    return project.storyboards.together().text.map {
      [SourceText(path: folder + ".navscene", bytes: $0)]
    } ?? []
  }
}
