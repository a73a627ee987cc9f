import NavCompiler
import NavModel
import NavSyntax
import NavText

/// Names that the app declares.
extension Completer {
  /// Scenes by the names that they go by here: those of this storyboard first, others with their storyboard.
  func scenes(where fits: (ID<Scene>) -> Bool = { _ in true }) -> [CompletionItem] {
    draft.scenes.ids.filter(fits).map { id in
      let row = draft[id]
      let isNear = row.storyboard == scope.storyboard || scope.storyboard == nil
      let name = draft[row.name]
      let documentation = draft[cold: id].documentation
      return CompletionItem(
        isNear ? name : draft[draft[row.storyboard].name] + "." + name, .struct,
        detail: " " + row.kind.facts.keyword
          + (row.className.isNone ? "" : ": " + draft[row.className]),
        documentation.isNone ? "" : draft[documentation], rank: isNear ? 0 : 2)
    }
  }

  /// Scenes that can be where a kind of arrow puts them; UIKit would refuse the others.
  func scenes(fitting host: ControllerHost) -> [CompletionItem] {
    scenes { id in
      let kind = draft[id].kind
      guard !kind.isMadeByCode || draft[cold: id].owner == scope.scene else { return false }
      if case .forbidden = Nesting(of: kind, in: host) { return false }
      return true
    }
  }

  /// The others, last of all.
  func scenes(refusedBy host: ControllerHost) -> [CompletionItem] {
    scenes { id in
      guard !draft[id].kind.isMadeByCode, case .forbidden = Nesting(of: draft[id].kind, in: host)
      else { return false }
      return true
    }.map { item in
      var item = item
      item.rank = 3
      return item
    }
  }

  /// Elements and bar items of the scene at hand; of all scenes where none is.
  func elements() -> [CompletionItem] {
    guard let scene = scope.scene else { return unique(elementsAnywhere) }
    return elements(of: draft.codeOwner(of: scene))
  }

  func elements(of scene: ID<Scene>) -> [CompletionItem] {
    draft.elements[draft[scene].elements].filter { !$0.name.isNone }.map { item(of: $0) }
      + draft.barItems[draft[scene].barItems].filter { !$0.name.isNone }.map {
        CompletionItem(
          draft[$0.name], .field, detail: " " + $0.slot.facts.keyword,
          $0.text.map { draft[$0] } ?? "", rank: 0)
      }
  }

  var elementsAnywhere: [CompletionItem] { draft.scenes.ids.flatMap { elements(of: $0) } }

  private func item(of row: Element) -> CompletionItem {
    CompletionItem(
      draft[row.name], .field, detail: " " + row.kind.facts.keyword,
      row.text.map { draft[$0] } ?? "",
      rank: 0)
  }

  /// The actions that a control of the scene can call, or the unwind actions of the app.
  func methods(_ kind: Method.Kind) -> [CompletionItem] {
    let ids: [ID<Method>]
    if kind == .unwind {
      ids = Array(draft.methods.ids)
    } else {
      let scene = scope.scene.map { draft.codeOwner(of: $0) }
      ids =
        (scene.map { Array(draft[cold: $0].methods) } ?? [])
        + scope.classes(of: draft).flatMap { Array(draft[$0].methods) }
    }
    return unique(
      ids.filter { draft[$0].kind == kind }.map { id in
        let documentation = draft[id].documentation
        return CompletionItem(
          draft[draft[id].name], .method, documentation.isNone ? "" : draft[documentation], rank: 0)
      })
  }

  var allActions: [CompletionItem] {
    unique(
      draft.methods.rows.filter { $0.kind == .action }.map {
        CompletionItem(draft[$0.name], .method, rank: 0)
      })
  }

  /// What conditions and assignments at the cursor can speak of.
  func variables() -> [CompletionItem] {
    var ids: [ID<Variable>] = []
    if let element = scope.element, let row = draft[cold: element].rowVariable { ids.append(row) }
    if let scene = scope.scene.map({ draft.codeOwner(of: $0) }) {
      ids += draft[cold: scene].variables
      // The item of the row whose control has called an action.
      ids += draft[scene].elements.compactMap { draft[cold: $0].rowVariable }
    }
    for owner in scope.classes(of: draft) { ids += draft[owner].variables }
    ids += draft.appVariables
    return unique(ids.map { variable($0) })
  }

  /// What a scene can be handed.
  func variables(of scene: ID<Scene>) -> [CompletionItem] {
    var ids = Array(draft[cold: scene].variables)
    if let custom = draft[scene].customClass {
      for owner in ScopeAtCursor.chain(custom, draft) { ids += draft[owner].variables }
    }
    return unique(ids.map { variable($0) })
  }

  func variable(_ id: ID<Variable>) -> CompletionItem {
    let row = draft[id]
    return CompletionItem(draft[row.name], .variable, detail: ": " + name(of: row.domain), rank: 0)
  }

  private func name(of domain: Variable.Domain) -> String {
    switch domain {
    case .boolean: "Bool"
    case .integer(let low, let high): "\(low)...\(high)"
    case .enumeration(let id): draft[draft[id].name]
    case .integers(let low, let high): "[\(low)...\(high)]"
    case .cases(let id): "[\(draft[draft[id].name])]"
    }
  }

  /// The variable of this name that is known here, or anywhere.
  func variable(named name: String) -> ID<Variable>? {
    guard let name = draft.names.find(name) else { return nil }
    if let scene = scope.scene, let found = draft.variable(name, of: scene) { return found }
    return draft.variables.ids.first { draft[$0].name == name }
  }

  /// What a variable of a domain can be.
  func values(of domain: Variable.Domain) -> [CompletionItem] {
    switch domain {
    case .boolean: truths
    case .integer(let low, let high):
      (low...high).prefix(10).map { CompletionItem("\($0)", .value) }
    case .enumeration(let id), .cases(let id): cases(of: draft[id].cases)
    case .integers: []
    }
  }

  private func cases(of range: IDRange<EnumerationCase>) -> [CompletionItem] {
    let isAfterDot = context.last?.kind == .dot
    return draft.cases[range].map {
      CompletionItem((isAfterDot ? "" : ".") + draft[$0.name], .enumMember, draft[$0.text], rank: 0)
    }
  }

  /// The cases of all enums, for a dot after which nothing says which one is meant.
  var allCases: [CompletionItem] { unique(cases(of: draft.cases.ids)) }

  var truths: [CompletionItem] {
    ["true", "false"].map { CompletionItem($0, .constant) }
  }
}
