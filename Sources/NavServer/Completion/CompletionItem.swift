import NavText

/// Something that can be written at the cursor.
public struct CompletionItem: Hashable, Sendable {
  /// LSP's `CompletionItemKind`.
  public enum Kind: Int, Sendable {
    case method = 2
    case field = 5
    case variable = 6
    case `class` = 7
    case module = 9
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case snippet = 15
    case color = 16
    case enumMember = 20
    case constant = 21
    case `struct` = 22
    case event = 23
    case `operator` = 24
  }

  public let label: String
  public let kind: Kind
  /// On the same line, after the label.
  public var detail = ""
  /// One sentence.
  public var documentation = ""
  /// What is written instead of the label, with the places to fill in (LSP's snippet syntax).
  public var snippet: String?
  /// Those with a lower number come first.
  public var rank = 1

  public init(
    _ label: String, _ kind: Kind, detail: String = "", _ documentation: String = "",
    snippet: String? = nil, rank: Int = 1
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.snippet = snippet
    self.rank = rank
  }
}

/// What can be written at a place, instead of what is there up to the cursor.
public struct Completions: Sendable {
  public let range: SourceRange
  public let items: [CompletionItem]
}
