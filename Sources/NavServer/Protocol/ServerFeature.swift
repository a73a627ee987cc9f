import NavCompiler
import NavModel
import NavText

/// One request that is answered: a row of a table. What a row needs is asked of `Features` and `Completion`.
struct ServerFeature {
  let method: String
  /// The server capability that offers it; nil for a request that comes with another one.
  let capability: JSON.Member?
  let answer: (inout Server, JSON) throws(ResponseError) -> JSON

  init(
    _ method: String, _ capability: String? = nil, _ options: JSON = .bool(true),
    _ answer: @escaping (inout Server, JSON) throws(ResponseError) -> JSON
  ) {
    self.method = method
    self.capability = capability.map { JSON.Member($0, options) }
    self.answer = answer
  }

  static var all: [ServerFeature] { language + editing + workspace }

  static var capabilities: [JSON.Member] { all.compactMap { $0.capability } }

  // MARK: Reading

  private static var language: [ServerFeature] {
    [
      ServerFeature("textDocument/hover", "hoverProvider") { server, params throws(ResponseError) in
        try server.hover(at: params)
      },
      ServerFeature("textDocument/definition", "definitionProvider") {
        server, params throws(ResponseError) in
        try server.definition(at: params)
      },
      ServerFeature("textDocument/references", "referencesProvider") {
        server, params throws(ResponseError) in
        try server.references(at: params)
      },
      ServerFeature("textDocument/documentHighlight", "documentHighlightProvider") {
        server, params throws(ResponseError) in
        try server.highlights(at: params)
      },
      ServerFeature("textDocument/documentSymbol", "documentSymbolProvider") {
        server, params throws(ResponseError) in
        try server.documentSymbols(params)
      },
      ServerFeature("workspace/symbol", "workspaceSymbolProvider") { server, params in
        server.workspaceSymbols(params)
      },
      ServerFeature("textDocument/foldingRange", "foldingRangeProvider") {
        server, params throws(ResponseError) in
        try server.foldings(params)
      },
      ServerFeature("textDocument/selectionRange", "selectionRangeProvider") {
        server, params throws(ResponseError) in
        try server.selections(params)
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
            .array(
              [Server.playTest, Server.decideCheck, Server.showReferences].map { .string($0) })
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
          ))
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
          ("workspaceDiagnostics", .bool(false)))
      ) { server, params throws(ResponseError) in
        try server.diagnostics(params)
      }
    ]
  }
}
