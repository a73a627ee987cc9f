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

  // MARK: What came when

  /// Since iOS 13 a modal is a card that can be pulled down (MODAL-4).
  public var hasCards: Bool { self == .sheet || self == .modern }

  /// Large titles came with iOS 11, in the middle of what is called flat here (BAR-45).
  public var hasLargeTitles: Bool { self != .legacy }

  /// `backButtonTitle` came with iOS 11, in the middle of what is called flat here (BAR-22).
  public var hasBackButtonTitles: Bool { self != .legacy }

  /// `backButtonDisplayMode` came with iOS 14 (BAR-29).
  public var hasBackButtonModes: Bool { self == .sheet || self == .modern }

  /// Whether a back button follows a title that changes below it (BAR-15, BAR-30). That it keeps what it said was
  /// observed from iOS 11 on, in the middle of what is called flat here.
  public var refreshesBackLabel: Bool { self == .legacy || self == .flat }

  /// Whether a second push or pop during the first was told on the console (ERR-14).
  public var warnsOfNesting: Bool { self == .legacy || self == .flat }

  /// Since iOS 18 the tabs of an iPad are at the top, where there is room (MORE-3, LAYOUT-33).
  public var hasTabsAtTop: Bool { self == .modern }
}
