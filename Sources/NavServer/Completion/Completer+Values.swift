import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What attributes can be, and what is in quotes.
extension Completer {
  func values(of key: AttributeKey) -> [CompletionItem] {
    let isStarted =
      line.count > 2 && context.last?.kind != .leftBracket && context.last?.kind != .comma
    if isStarted { return key.facts.isBindable ? expression : [] }
    let bound = key.facts.isBindable ? operands : []
    switch key.facts.type {
    case .boolean: return truths + bound
    case .word(let set): return set.words.map { CompletionItem($0, .enumMember) } + bound
    case .words(let set): return set.words.map { CompletionItem($0, .enumMember) }
    case .scene, .scenes: return scenes { !draft[$0].kind.isMadeByCode }
    case .element: return elements()
    case .className: return draft.classes.rows.map { CompletionItem(draft[$0.name], .class) }
    case .text, .integer, .number: return bound
    case .texts, .color, .device, .size, .rect, .insets: return bound
    }
  }

  /// In quotes: devices, colours, identifiers and codes. What people read is theirs to write.
  var itemsInText: [CompletionItem] {
    let kind = context.kind
    if line.count >= 2, line[1].kind == .colon, let word = context.word(0), let kind,
      let key = AttributeKey(called: word, in: kind.hosts)
    {
      switch key.facts.type {
      case .device: return devices
      case .color: return ColorName.all.map { CompletionItem($0, .color) }
      default: return []
      }
    }
    switch (kind, context.word(0)) {
    case (.code, "perform"), (.element(.alertAction), "perform"), (.test, "perform"):
      return identifiers
    case (.test, "resize"): return devices
    case (.file, "test") where context.after("on")?.isEmpty == true,
      (.file, "check") where context.after("on")?.isEmpty == true:
      return devices
    case (.check, _) where context.after("raises") != nil: return codes
    case (.test, "expect") where context.after("effects") != nil: return codes
    default: return []
    }
  }

  private var devices: [CompletionItem] {
    Device.allCases.map { CompletionItem($0.facts.name, .value) }
  }

  private var codes: [CompletionItem] { EffectCode.all.map { CompletionItem($0, .value) } }

  /// Segue identifiers: of the scene at hand where there is one.
  private var identifiers: [CompletionItem] {
    let scene = scope.scene.map { draft.codeOwner(of: $0) }
    let segues = draft.segues.rows.filter { !$0.identifier.isNone }
    let own = segues.filter { scene == nil || $0.source == scene }
    return unique((own.isEmpty ? segues : own).map { CompletionItem(draft[$0.identifier], .value) })
  }
}
