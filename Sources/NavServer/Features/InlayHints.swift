import NavCompiler
import NavModel
import NavText

/// A remark that an editor shows after something, without being part of the text.
public struct InlayHint: Sendable {
  public let offset: UInt32
  public let label: String
  public let tooltip: String
}

extension CompiledTexts {
  /// What arrows lead to: the title that will be seen, and the container that a scene is shown in; what an action is in
  /// Swift.
  func inlayHints(in file: ID<SourceText>, within range: SourceRange) -> [InlayHint] {
    var hints: [InlayHint] = []
    for segue in draft.segues.rows where isShown(segue.place, file, range) {
      guard let destination = segue.destination, draft.isKnown(destination),
        let title = title(of: destination)
      else { continue }
      hints.append(
        InlayHint(
          offset: segue.place.range.end, label: "\"\(title)\"",
          tooltip: "The title that is shown after this arrow."))
    }
    for relationship in draft.relationships.rows where isShown(relationship.place, file, range) {
      guard draft.isKnown(relationship.destination), let title = title(of: relationship.destination)
      else { continue }
      hints.append(
        InlayHint(
          offset: relationship.place.range.end, label: "\"\(title)\"",
          tooltip: relationship.kind == .tab ? "The title of the tab." : "The title that is shown.")
      )
    }
    for connection in draft.actionConnections.rows where isShown(connection.place, file, range) {
      guard let method = connection.method, draft[method].place != connection.place else {
        continue
      }
      hints.append(
        InlayHint(
          offset: connection.place.range.end, label: "(_:)",
          tooltip: "\(draft[connection.name])(_:) in Swift; the control is its sender."))
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  private func isShown(_ place: Place, _ file: ID<SourceText>, _ range: SourceRange) -> Bool {
    place.source.index == file.index && range.start <= place.range.end
      && place.range.start <= range.end
  }

  /// What the bar of a scene says, of a container that of the scene at its bottom; nil where it depends on the state or
  /// is the name of the scene anyway.
  private func title(of scene: ID<Scene>) -> String? {
    var shown = scene
    if draft[scene].kind == .navigation,
      let root = draft.children(of: scene).first(where: { $0.kind == .root }),
      draft.isKnown(root.destination)
    {
      shown = root.destination
    }
    guard case .text(let title) = draft.value(of: .title, in: draft[shown].attributes),
      title != draft[shown].name
    else { return nil }
    return draft[title]
  }
}
