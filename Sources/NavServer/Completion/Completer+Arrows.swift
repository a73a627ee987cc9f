import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What comes after an arrow.
extension Completer {
  func afterArrow(_ tokens: [Token], in kind: BlockKind) -> [CompletionItem] {
    let word = context.word(0) ?? ""
    let relationship = RelationshipKind.allCases.first { $0.facts.keyword == word }
    if kind == .storyboard || word == StructureWord.results.rawValue
      || relationship != nil && context.scan.line[1...].first?.kind == .arrow
    {
      if tokens.isEmpty || tokens.last?.kind == .dot {
        return names(
          after: tokens,
          relationship.map { scenes(fitting: ControllerHost($0)) }
            ?? scenes { !draft[$0].kind.isMadeByCode })
      }
      return clauses(after: tokens, canBeNamed: false)
    }
    if word == StructureWord.outlet.rawValue || word == StructureWord.outlets.rawValue {
      let isStarted =
        tokens.isEmpty || tokens.last?.kind == .leftBracket || tokens.last?.kind == .comma
      guard isStarted else { return [] }
      let view = scope.scene.map { draft[$0].kind.facts.rootView } ?? "view"
      return elements() + [CompletionItem(view, .keyword, "The scene's own root view.", rank: 2)]
    }
    guard let verb = tokens.first.flatMap({ context.scan.name($0) }) else { return verbs(in: kind) }
    // The verb alone, or after it the storyboard of the scene.
    if tokens.count == 1 || tokens.count == 3 && tokens[2].kind == .dot {
      return targets(of: verb, tokens)
    }
    return clauses(after: tokens, canBeNamed: verb != StructureWord.action.rawValue)
  }

  private func verbs(in kind: BlockKind) -> [CompletionItem] {
    let isContainer = kind == .element(.container)
    let segues = SegueKind.allCases.filter { !$0.isDeprecated && ($0 == .embed) == isContainer }
    return segues.map {
      CompletionItem(
        $0.facts.keyword, .keyword, $0.facts.summary, snippet: "\($0.facts.keyword) $0")
    }
      + (isContainer || kind == .scene(.view) && line.count == 1
        ? []
        : [
          CompletionItem(
            StructureWord.action.rawValue, .keyword,
            "Calls an action of the scene's controller (OUT-11).",
            snippet: "action $0")
        ])
  }

  private func targets(of verb: String, _ tokens: [Token]) -> [CompletionItem] {
    if verb == StructureWord.action.rawValue { return methods(.action) }
    guard let kind = SegueKind.allCases.first(where: { $0.facts.keyword == verb }) else {
      return []
    }
    let found =
      switch kind {
      case .unwind: methods(.unwind)
      case .present, .modal: scenes(fitting: .modal)
      case .popover, .legacyPopover: scenes(fitting: .popover)
      case .push: scenes(fitting: .stack)
      case .show, .showDetail, .replace:
        // Mostly there is a stack around, which refuses some; without one they are presented.
        scenes(fitting: .stack) + scenes(refusedBy: .stack)
      case .embed, .custom: scenes { !draft[$0].kind.isMadeByCode }
      }
    return names(after: tokens, found)
  }

  /// After the dot of a storyboard only the names of its scenes are missing.
  func names(after tokens: [Token], _ found: [CompletionItem]) -> [CompletionItem] {
    guard tokens.last?.kind == .dot, let before = tokens.dropLast().last,
      let name = context.scan.name(before)
    else { return found }
    let prefix = name + "."
    return found.compactMap { item in
      guard item.label.utf8.starts(with: prefix.utf8) else { return nil }
      return CompletionItem(
        String(item.label.dropFirst(prefix.count)), item.kind, detail: item.detail,
        item.documentation)
    }
  }

  /// `as`, `when` and `with`, and what is after them.
  private func clauses(after tokens: [Token], canBeNamed: Bool) -> [CompletionItem] {
    let words = tokens.compactMap { $0.kind == .name ? context.scan.text($0) : nil }
    if let last = words.last, tokens.last?.kind == .name,
      last == "when" || last == "with" || last == "as"
    {
      switch last {
      case "when": return operands
      case "with": return handed(to: tokens)
      default: return []
      }
    }
    if words.contains("with") {
      if tokens.last?.kind == .comma { return handed(to: tokens) }
      if tokens.contains(where: { $0.kind == .colon }) { return expression }
    }
    if words.contains("when"), isOperandWanted { return operands }
    let wanted = canBeNamed ? ["as", "when", "with"] : ["when"]
    let rest = words.contains("when") ? connectives : []
    return rest
      + WordMeaning.clauses.filter { clause in
        wanted.contains { $0 == clause.word } && !words.contains { $0 == clause.word }
      }.map { clause in
        CompletionItem(
          clause.word, .keyword, clause.summary,
          snippet: clause.word == "as" ? "as \"$0\"" : "\(clause.word) $0")
      }
  }

  /// What the destination remembers; what is at hand where it is found only while the app runs.
  private func handed(to tokens: [Token]) -> [CompletionItem] {
    guard let bottom = destination(of: tokens).map({ draft.bottom(of: $0) }),
      // What a stack begins with may be a name that is unknown.
      draft.isKnown(bottom)
    else { return variables() }
    return variables(of: bottom)
  }

  private func destination(of tokens: [Token]) -> ID<Scene>? {
    // After the verb.
    guard let name = tokens.dropFirst().first.flatMap({ context.scan.name($0) }),
      let id = draft.names.find(name)
    else { return nil }
    return draft.scenes.ids.first {
      draft[$0].name == id && draft[$0].storyboard == scope.storyboard
    }
      ?? draft.scenes.ids.first { draft[$0].name == id }
  }
}
