/// The generation of iOS that is simulated; behaviour and metrics differ between them.
public enum SystemEra: UInt8, Hashable, Sendable, CaseIterable {
  case legacy
  case flat
  case sheet
  case modern

  /// The row of an era.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let versions: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .legacy:
      Facts(keyword: "legacy", versions: "iOS 3 to 6", summary: "Opaque bars, full-screen modals.")
    case .flat:
      Facts(
        keyword: "flat", versions: "iOS 7 to 12", summary: "Translucent bars, content beneath them."
      )
    case .sheet:
      Facts(
        keyword: "sheet", versions: "iOS 13 to 17",
        summary: "Modals are cards that can be pulled down.")
    case .modern:
      Facts(keyword: "modern", versions: "iOS 18 and later", summary: "As today.")
    }
  }

  /// Since iOS 13 a modal is a card that can be pulled down (MODAL-4).
  public var hasCards: Bool { self == .sheet || self == .modern }
}
