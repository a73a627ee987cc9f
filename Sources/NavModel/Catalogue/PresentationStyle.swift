/// How a controller is presented (MODAL-5).
public enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  case automatic
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    }
  }
}

/// How the change to a presented controller looks (MODAL-6).
public enum TransitionStyle: UInt8, Hashable, Sendable, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}

/// How the device is held, and what a controller supports (ROT).
public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

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
