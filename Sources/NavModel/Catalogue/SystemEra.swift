/// The generation of iOS that is simulated; behaviour and metrics differ between them.
public enum SystemEra: UInt8, Hashable, Sendable, CaseIterable {
  case legacy
  case flat
  case sheet
  case modern
  case glass

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
      Facts(
        keyword: "modern", versions: "iOS 18", summary: "The tabs of an iPad are at the top.")
    case .glass:
      Facts(
        keyword: "glass", versions: "iOS 26 and later",
        summary: "Bars without a ground; what is on them floats on glass.")
    }
  }

  /// The default where neither the text nor a command says: iOS 18. iOS 26 has to be asked for, because what is known of
  /// its figures is less certain, and what was written before there was glass stays as it was.
  public static var standard: SystemEra { .modern }

  /// The same on a device: what is newer than that system begins with its own.
  public static func standard(on device: Device, as name: String? = nil) -> SystemEra {
    let first = device.span(of: name).first
    return first.rawValue > standard.rawValue ? first : standard
  }

  /// Eras follow one another.
  private func isSince(_ first: SystemEra) -> Bool { rawValue >= first.rawValue }

  // MARK: What came when

  /// Since iOS 13 a modal is a card that can be pulled down (MODAL-4).
  public var hasCards: Bool { isSince(.sheet) }

  /// Large titles came with iOS 11, in the middle of what is called flat here (BAR-45).
  public var hasLargeTitles: Bool { self != .legacy }

  /// `backButtonTitle` came with iOS 11, in the middle of what is called flat here (BAR-22).
  public var hasBackButtonTitles: Bool { self != .legacy }

  /// `backButtonDisplayMode` came with iOS 14 (BAR-29).
  public var hasBackButtonModes: Bool { isSince(.sheet) }

  /// `searchController` of a navigation item came with iOS 11, in the middle of what is called flat here (SEARCH-1).
  public var hasSearchInBars: Bool { self != .legacy }

  /// Whether a search obscures the content when nothing is said. That it does not is reported of apps built since iOS 15,
  /// in the middle of what is called sheet here (SEARCH-6).
  public var obscuresSearchedContent: Bool { self == .legacy || self == .flat }

  /// `UIMenu` came with iOS 13, on buttons and bar items with iOS 14 (MENU-8).
  public var hasMenus: Bool { isSince(.sheet) }

  /// Whether a back button follows a title that changes below it (BAR-15, BAR-30). That it keeps what it said was
  /// observed from iOS 11 on, in the middle of what is called flat here.
  public var refreshesBackLabel: Bool { self == .legacy || self == .flat }

  /// Whether a second push or pop during the first was told on the console (ERR-14).
  public var warnsOfNesting: Bool { self == .legacy || self == .flat }

  /// Since iOS 18 the tabs of an iPad are at the top, where there is room (MORE-3, LAYOUT-33).
  public var hasTabsAtTop: Bool { isSince(.modern) }

  /// Since iOS 26 switches, search bars and navigation bars among other views are larger, as measured in files that
  /// Xcode 26 saved.
  public var hasLargerControls: Bool { isSince(.glass) }

  /// Form sheets grew with iPadOS 16, in the middle of what is called sheet here (LAYOUT-70).
  public var hasLargerFormSheets: Bool { isSince(.modern) }

  /// Since iOS 13 the last line of a text is not left with one word.
  public var avoidsOrphans: Bool { isSince(.sheet) }

  /// iOS 12, in the middle of what is called flat here, made the bars of iPads higher (LAYOUT-22).
  public var hasHighPadBars: Bool { isSince(.sheet) }

  /// Since iOS 26 bars have no ground, and what is on them is on glass (GLASS-1).
  public var hasGlass: Bool { isSince(.glass) }
}
