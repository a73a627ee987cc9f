import NavCompiler
import NavModel
import NavText

/// One request that is answered: a row of a table. What a row needs is asked of `Features` and `Completion`.
struct ServerFeature: Sendable {
  let method: String
  /// The server capability that offers it; nil for a request that comes with another one.
  let capability: JSON.Member?
  let answer: Answer
  /// Whether it waits until everything that has changed is judged.
  let needsFindings: Bool
  private let storyboards: Storyboards

  typealias Answer = @Sendable (inout Server, JSON) throws(ResponseError) -> JSON

  /// What a request means for storyboards and xibs.
  enum Storyboards: Sendable {
    /// It has no meaning for them, and the answer is null.
    case none
    /// Its answer does not depend on what kind of file it is about.
    case alike
    case own(Answer)
  }

  init(
    _ method: String, _ capability: String? = nil, _ options: JSON = .bool(true),
    storyboards: Storyboards = .none, needsFindings: Bool = false, _ answer: @escaping Answer
  ) {
    self.method = method
    self.capability = capability.map { JSON.Member($0, options) }
    self.storyboards = storyboards
    self.needsFindings = needsFindings
    self.answer = answer
  }

  func answer(
    forStoryboard params: JSON, of server: inout Server
  ) throws(ResponseError) -> JSON {
    switch storyboards {
    case .none: .null
    case .alike: try answer(&server, params)
    case .own(let answer): try answer(&server, params)
    }
  }

  static let all = language + editing + workspace

  static func named(_ method: String) -> ServerFeature? { all.first { $0.method == method } }

  static var capabilities: [JSON.Member] { all.compactMap { $0.capability } }

  // MARK: Reading

  private static var language: [ServerFeature] {
    [
      ServerFeature(
        "textDocument/hover", "hoverProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.hover(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.hover(at: params)
      },
      ServerFeature(
        "textDocument/definition", "definitionProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.definition(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.definition(at: params)
      },
      ServerFeature(
        "textDocument/references", "referencesProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.references(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.references(at: params)
      },
      ServerFeature(
        "textDocument/documentHighlight", "documentHighlightProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.highlights(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.highlights(at: params)
      },
      ServerFeature(
        "textDocument/documentSymbol", "documentSymbolProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.documentSymbols(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.documentSymbols(params)
      },
      ServerFeature("workspace/symbol", "workspaceSymbolProvider") { server, params in
        server.workspaceSymbols(params)
      },
      ServerFeature(
        "textDocument/foldingRange", "foldingRangeProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.foldings(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.foldings(params)
      },
      ServerFeature(
        "textDocument/selectionRange", "selectionRangeProvider",
        storyboards: .own { server, params throws(ResponseError) in
          try server.selections(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.selections(params)
      },
      ServerFeature(
        "textDocument/documentLink", "documentLinkProvider",
        .object(("resolveProvider", .bool(false))),
        storyboards: .own { server, params throws(ResponseError) in
          try server.documentLinks(inStoryboard: params)
        }
      ) { server, params throws(ResponseError) in
        try server.documentLinks(params)
      },
      ServerFeature(
        "textDocument/semanticTokens/full", "semanticTokensProvider",
        .object(
          (
            "legend",
            .object(
              (
                "tokenTypes",
                .array(SemanticTokenKind.allCases.map { .string($0.standardType) })
              ), ("tokenModifiers", .array([.string("declaration")])))
          ), ("full", .object(("delta", .bool(true)))), ("range", .bool(true)))
      ) { server, params throws(ResponseError) in
        try server.semanticTokens(params)
      },
      ServerFeature("textDocument/semanticTokens/full/delta") {
        server, params throws(ResponseError) in
        try server.semanticTokensDelta(params)
      },
      ServerFeature("textDocument/semanticTokens/range") { server, params throws(ResponseError) in
        try server.semanticTokensInRange(params)
      },
      ServerFeature("textDocument/prepareCallHierarchy", "callHierarchyProvider") {
        server, params throws(ResponseError) in
        try server.prepareCallHierarchy(params)
      },
      ServerFeature("callHierarchy/incomingCalls") { server, params throws(ResponseError) in
        try server.calls(params, isIncoming: true)
      },
      ServerFeature("callHierarchy/outgoingCalls") { server, params throws(ResponseError) in
        try server.calls(params, isIncoming: false)
      },
      ServerFeature("textDocument/inlayHint", "inlayHintProvider") {
        server, params throws(ResponseError) in
        try server.inlayHints(params)
      },
      ServerFeature(
        "textDocument/codeLens", "codeLensProvider", .object(("resolveProvider", .bool(true)))
      ) { server, params throws(ResponseError) in
        try server.codeLenses(params)
      },
      ServerFeature("codeLens/resolve") { server, params throws(ResponseError) in
        try server.resolve(lens: params)
      },
      ServerFeature(
        "workspace/executeCommand", "executeCommandProvider",
        .object(
          (
            "commands",
            .array(Server.commands.map { .string($0) })
          ))
      ) { server, params throws(ResponseError) in
        try server.execute(params)
      },
    ]
  }

  // MARK: Writing

  private static var editing: [ServerFeature] {
    [
      ServerFeature(
        "textDocument/completion", "completionProvider",
        .object(
          ("triggerCharacters", .array([".", ":", "\"", ">", "[", " "].map { .string($0) })))
      ) { server, params throws(ResponseError) in
        try server.completion(at: params)
      },
      ServerFeature("textDocument/prepareRename") { server, params throws(ResponseError) in
        try server.prepareRename(at: params)
      },
      ServerFeature(
        "textDocument/rename", "renameProvider", .object(("prepareProvider", .bool(true)))
      ) { server, params throws(ResponseError) in
        try server.rename(at: params)
      },
      ServerFeature("textDocument/formatting", "documentFormattingProvider") {
        server, params throws(ResponseError) in
        try server.formatting(params, within: nil)
      },
      ServerFeature("textDocument/rangeFormatting", "documentRangeFormattingProvider") {
        server, params throws(ResponseError) in
        try server.formatting(params, within: params["range"]?.positions)
      },
      ServerFeature(
        "textDocument/onTypeFormatting", "documentOnTypeFormattingProvider",
        .object(("firstTriggerCharacter", .string("}")))
      ) { server, params throws(ResponseError) in
        let position = params["position"]?.position
        return try server.formatting(params, within: position.map { ($0, $0) })
      },
      ServerFeature(
        "textDocument/codeAction", "codeActionProvider",
        .object(
          (
            "codeActionKinds",
            .array([.string("quickfix"), .string("source.fixAll")])
          )), storyboards: .alike, needsFindings: true
      ) { server, params throws(ResponseError) in
        try server.codeActions(params)
      },
    ]
  }

  // MARK: Findings

  private static var workspace: [ServerFeature] {
    [
      ServerFeature(
        "textDocument/diagnostic", "diagnosticProvider",
        .object(
          ("identifier", .string("navscene")), ("interFileDependencies", .bool(true)),
          ("workspaceDiagnostics", .bool(false))), storyboards: .alike, needsFindings: true
      ) { server, params throws(ResponseError) in
        try server.diagnostics(params)
      }
    ]
  }
}
