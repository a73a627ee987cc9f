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
    let stacks = Stacks(draft)
    for segue in draft.segues.rows where isShown(segue.place, file, range) {
      guard let destination = segue.destination, draft.isKnown(destination) else { continue }
      let title = title(of: destination)
      let stack = stacks.taking(destination, from: segue, in: draft)
      let container = stack.map { "on \(draft[draft[$0].name])" }
      if title == nil && container == nil { continue }
      hints.append(
        InlayHint(
          offset: segue.place.range.end,
          label: [title.map { "\"\($0)\"" }, container].compactMap { $0 }.joined(separator: " "),
          tooltip: title == nil
            ? "The stack that the scene lands on."
            : container == nil
              ? "The title that is shown after this arrow."
              : "The title that is shown after this arrow, and the stack that the scene lands on."))
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
          tooltip:
            "\(draft[connection.name])(_:) in Swift, '\(draft[connection.name]):' as a selector; the control is its sender."
        ))
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

/// The navigation scenes on whose stacks each scene can be: as a root, or shown from one that is there.
private struct Stacks {
  private var byScene: [ID<Scene>: Set<ID<Scene>>] = [:]
  /// Scenes that can also be on no stack: presented, in a tab, or first. What they show may be presented as well.
  private var elsewhere: Set<ID<Scene>> = []

  init(_ draft: Program) {
    var shown: [ID<Scene>: [ID<Scene>]] = [:]
    for segue in draft.segues.rows where segue.kind.pushes {
      if let destination = segue.destination, draft.isKnown(destination) {
        shown[segue.source, default: []].append(destination)
      }
    }
    for relationship in draft.relationships.rows
    where relationship.kind == .root && draft.isKnown(relationship.destination) {
      var waiting = [relationship.destination]
      while let scene = waiting.popLast() {
        // What holds stacks of its own is not pushed.
        if case .forbidden = Nesting(of: draft[scene].kind, in: .stack) { continue }
        guard byScene[scene, default: []].insert(relationship.source).inserted else { continue }
        waiting += shown[scene] ?? []
      }
    }
    var waiting = draft.storyboards.rows.compactMap { $0.initial }
    waiting += draft.relationships.rows.filter { $0.kind != .root }.map { $0.destination }
    waiting += draft.segues.rows.filter { !$0.kind.pushes }.compactMap { $0.destination }
    while let scene = waiting.popLast() {
      if elsewhere.insert(scene).inserted { waiting += shown[scene] ?? [] }
    }
  }

  /// The stack that takes a segue's destination; nil if it isn't the same one each time, or none.
  func taking(_ destination: ID<Scene>, from segue: Segue, in draft: Program) -> ID<Scene>? {
    guard segue.kind.pushes, !elsewhere.contains(segue.source),
      let stacks = byScene[segue.source], stacks.count == 1
    else { return nil }
    if case .forbidden = Nesting(of: draft[destination].kind, in: .stack) { return nil }
    return stacks.first
  }
}

extension SegueKind {
  /// Whether a stack around the source takes the destination.
  fileprivate var pushes: Bool {
    switch self {
    case .show, .push: true
    case .showDetail, .replace, .present, .modal, .popover, .legacyPopover, .embed, .custom,
      .unwind:
      false
    }
  }
}
