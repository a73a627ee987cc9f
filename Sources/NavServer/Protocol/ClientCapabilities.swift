import NavText

/// What the editor at the other end can do.
struct ClientCapabilities {
  private(set) var encoding = PositionEncoding.utf16
  private(set) var canWatchFiles = false
  private(set) var pullsDiagnostics = false
  private(set) var canRefreshDiagnostics = false
  private(set) var takesSnippets = false
  private(set) var hasSymbolTrees = false
  private(set) var takesVersionedEdits = false
  private(set) var showsProgress = false
  private(set) var showsDocuments = false

  init() {}

  init(_ json: JSON) {
    let document = json["textDocument"]
    let offered = json["general"]?["positionEncodings"]?.array ?? []
    encoding = offered.contains(.string(PositionEncoding.utf8.rawValue)) ? .utf8 : .utf16
    canWatchFiles =
      json["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    pullsDiagnostics = document?["diagnostic"] != nil
    canRefreshDiagnostics = json["workspace"]?["diagnostics"]?["refreshSupport"]?.bool ?? false
    takesSnippets =
      document?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    hasSymbolTrees =
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    showsDocuments = json["window"]?["showDocument"]?["support"]?.bool ?? false
    showsProgress = json["window"]?["workDoneProgress"]?.bool ?? false
    takesVersionedEdits = json["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
  }
}
