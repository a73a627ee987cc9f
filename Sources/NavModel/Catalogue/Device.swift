/// The devices of table 15.3. Sizes and insets are in points.
public enum Device: UInt8, Hashable, Sendable, CaseIterable {
  case iPhone3GS
  case iPhone4S
  case iPhone5s
  case iPhone8
  case iPhone8Plus
  case iPhoneX
  case iPhoneXSMax
  case iPhoneXR
  case iPhone11
  case iPhone13Mini
  case iPhone13
  case iPhone13ProMax
  case iPhone15
  case iPhone15ProMax
  case iPhone16Pro
  case iPhone16ProMax
  case iPhone17
  case iPhoneAir
  case iPhone17ProMax
  case iPad1
  case iPadAir2
  case iPad9
  case iPadAir3
  case iPadAir5
  case iPadPro11
  case iPadPro11M4
  case iPadMini6
  case iPadPro129First
  case iPadPro129
  case iPadPro13M4

  /// What decides size classes and adaptation (TRAIT).
  public enum Family: UInt8, Hashable, Sendable {
    case phone
    /// A phone whose landscape width is regular.
    case largePhone
    case pad
  }

  /// Safe area at the ends of the screen. In landscape, `leading` counts on both sides.
  public struct Insets: Hashable, Sendable {
    public let top: Double
    public let bottom: Double
    public let leading: Double
  }

  /// Figures of a model, in points.
  public struct Facts: Sendable {
    /// How it is called in `device:`, `on "…"` and `--device`.
    public let name: String
    /// Other models with the same figures.
    public let alsoNamed: [String]
    public let family: Family
    /// In portrait.
    public let width: Double
    public let height: Double
    public let scale: Int
    public let portrait: Insets
    public let landscape: Insets
    /// In portrait.
    public let statusBarHeight: Double
    /// The first and the last systems that any of these models ran.
    public let firstEra: SystemEra
    public let lastEra: SystemEra
    /// Those of its models that began later or ended earlier.
    public var others: [Span] = []
  }

  /// The systems that one model ran.
  public struct Span: Sendable {
    public let name: String
    public let first: SystemEra
    public let last: SystemEra

    init(_ name: String, _ first: SystemEra, _ last: SystemEra) {
      (self.name, self.first, self.last) = (name, first, last)
    }
  }

  public var facts: Facts {
    switch self {
    case .iPhone3GS:
      Facts(
        name: "iPhone 3GS",
        alsoNamed: [],
        family: .phone, width: 320, height: 480, scale: 1,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 0, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .legacy, lastEra: .legacy)
    case .iPhone4S:
      Facts(
        name: "iPhone 4S",
        alsoNamed: ["iPhone 4"],
        family: .phone, width: 320, height: 480, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 0, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .legacy, lastEra: .flat)
    case .iPhone5s:
      Facts(
        name: "iPhone 5s",
        alsoNamed: ["iPhone 5", "iPhone 5c", "iPhone SE (1st generation)"],
        family: .phone, width: 320, height: 568, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 0, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .legacy, lastEra: .sheet,
        others: [
          Span("iPhone 5", .legacy, .flat),
          Span("iPhone 5c", .flat, .flat),
          Span("iPhone 5s", .flat, .flat),
          Span("iPhone SE (1st generation)", .flat, .sheet),
        ])
    case .iPhone8:
      Facts(
        name: "iPhone 8",
        alsoNamed: [
          "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
          "iPhone SE (3rd generation)",
        ],
        family: .phone, width: 375, height: 667, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 0, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .flat, lastEra: .glass,
        others: [
          Span("iPhone 6", .flat, .flat),
          Span("iPhone 6s", .flat, .sheet),
          Span("iPhone 7", .flat, .sheet),
          Span("iPhone 8", .flat, .sheet),
          Span("iPhone SE (2nd generation)", .sheet, .glass),
          Span("iPhone SE (3rd generation)", .sheet, .glass),
        ])
    case .iPhone8Plus:
      Facts(
        name: "iPhone 8 Plus",
        alsoNamed: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"],
        family: .largePhone, width: 414, height: 736, scale: 3,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 0, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .flat, lastEra: .sheet,
        others: [
          Span("iPhone 6 Plus", .flat, .flat)
        ])
    case .iPhoneX:
      Facts(
        name: "iPhone X",
        alsoNamed: ["iPhone XS", "iPhone 11 Pro"],
        family: .phone, width: 375, height: 812, scale: 3,
        portrait: Insets(top: 44, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 44), statusBarHeight: 44,
        firstEra: .flat, lastEra: .glass,
        others: [
          Span("iPhone X", .flat, .sheet),
          Span("iPhone XS", .flat, .modern),
          Span("iPhone 11 Pro", .sheet, .glass),
        ])
    case .iPhoneXSMax:
      Facts(
        name: "iPhone XS Max",
        alsoNamed: ["iPhone 11 Pro Max"],
        family: .largePhone, width: 414, height: 896, scale: 3,
        portrait: Insets(top: 44, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 44), statusBarHeight: 44,
        firstEra: .flat, lastEra: .glass,
        others: [
          Span("iPhone XS Max", .flat, .modern),
          Span("iPhone 11 Pro Max", .sheet, .glass),
        ])
    case .iPhoneXR:
      Facts(
        name: "iPhone XR",
        alsoNamed: [],
        family: .largePhone, width: 414, height: 896, scale: 2,
        portrait: Insets(top: 44, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 44), statusBarHeight: 44,
        firstEra: .flat, lastEra: .modern)
    case .iPhone11:
      Facts(
        name: "iPhone 11",
        alsoNamed: [],
        family: .largePhone, width: 414, height: 896, scale: 2,
        portrait: Insets(top: 48, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 48), statusBarHeight: 48,
        firstEra: .sheet, lastEra: .glass)
    case .iPhone13Mini:
      Facts(
        name: "iPhone 13 mini",
        alsoNamed: ["iPhone 12 mini"],
        family: .phone, width: 375, height: 812, scale: 3,
        portrait: Insets(top: 50, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 50), statusBarHeight: 50,
        firstEra: .sheet, lastEra: .glass)
    case .iPhone13:
      Facts(
        name: "iPhone 13",
        alsoNamed: [
          "iPhone 12", "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
          "iPhone 17e",
        ],
        family: .phone, width: 390, height: 844, scale: 3,
        portrait: Insets(top: 47, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 47), statusBarHeight: 47,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPhone 16e", .modern, .glass),
          Span("iPhone 17e", .glass, .glass),
        ])
    case .iPhone13ProMax:
      Facts(
        name: "iPhone 13 Pro Max",
        alsoNamed: ["iPhone 12 Pro Max", "iPhone 14 Plus"],
        family: .largePhone, width: 428, height: 926, scale: 3,
        portrait: Insets(top: 47, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 47), statusBarHeight: 47,
        firstEra: .sheet, lastEra: .glass)
    case .iPhone15:
      Facts(
        name: "iPhone 15",
        alsoNamed: ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"],
        family: .phone, width: 393, height: 852, scale: 3,
        portrait: Insets(top: 59, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 59), statusBarHeight: 54,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPhone 16", .modern, .glass)
        ])
    case .iPhone15ProMax:
      Facts(
        name: "iPhone 15 Pro Max",
        alsoNamed: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"],
        family: .largePhone, width: 430, height: 932, scale: 3,
        portrait: Insets(top: 59, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 59), statusBarHeight: 54,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPhone 16 Plus", .modern, .glass)
        ])
    case .iPhone16Pro:
      Facts(
        name: "iPhone 16 Pro",
        alsoNamed: [],
        family: .phone, width: 402, height: 874, scale: 3,
        portrait: Insets(top: 62, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 62), statusBarHeight: 54,
        firstEra: .modern, lastEra: .glass)
    case .iPhone16ProMax:
      Facts(
        name: "iPhone 16 Pro Max",
        alsoNamed: [],
        family: .largePhone, width: 440, height: 956, scale: 3,
        portrait: Insets(top: 62, bottom: 34, leading: 0),
        landscape: Insets(top: 0, bottom: 21, leading: 62), statusBarHeight: 54,
        firstEra: .modern, lastEra: .glass)
    case .iPhone17:
      // The three of 2025 have the screens of the larger phones of 2024, and run nothing older than iOS 26, which leaves
      // 20 points at the upper and lower edge of a phone on its side.
      Facts(
        name: "iPhone 17",
        alsoNamed: ["iPhone 17 Pro"],
        family: .phone, width: 402, height: 874, scale: 3,
        portrait: Insets(top: 62, bottom: 34, leading: 0),
        landscape: Insets(top: 20, bottom: 20, leading: 62), statusBarHeight: 54,
        firstEra: .glass, lastEra: .glass)
    case .iPhoneAir:
      Facts(
        name: "iPhone Air",
        alsoNamed: [],
        family: .largePhone, width: 420, height: 912, scale: 3,
        portrait: Insets(top: 68, bottom: 34, leading: 0),
        landscape: Insets(top: 20, bottom: 29, leading: 68), statusBarHeight: 54,
        firstEra: .glass, lastEra: .glass)
    case .iPhone17ProMax:
      Facts(
        name: "iPhone 17 Pro Max",
        alsoNamed: [],
        family: .largePhone, width: 440, height: 956, scale: 3,
        portrait: Insets(top: 62, bottom: 34, leading: 0),
        landscape: Insets(top: 20, bottom: 20, leading: 62), statusBarHeight: 54,
        firstEra: .glass, lastEra: .glass)
    case .iPad1:
      Facts(
        name: "iPad 2",
        alsoNamed: ["iPad", "iPad mini"],
        family: .pad, width: 768, height: 1024, scale: 1,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 20, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .legacy, lastEra: .flat)
    case .iPadAir2:
      Facts(
        name: "iPad Air 2",
        alsoNamed: ["iPad (3rd generation)", "iPad Air", "iPad mini 2", "iPad Pro 9.7-inch"],
        family: .pad, width: 768, height: 1024, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 20, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .legacy, lastEra: .sheet,
        others: [
          Span("iPad (3rd generation)", .legacy, .flat),
          Span("iPad Air", .flat, .flat),
          Span("iPad mini 2", .flat, .flat),
          Span("iPad Air 2", .flat, .sheet),
          Span("iPad Pro 9.7-inch", .flat, .sheet),
        ])
    case .iPad9:
      Facts(
        name: "iPad (9th generation)",
        alsoNamed: ["iPad (7th generation)", "iPad (8th generation)"],
        family: .pad, width: 810, height: 1080, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 20, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPad (7th generation)", .sheet, .modern)
        ])
    case .iPadAir3:
      Facts(
        name: "iPad Air (3rd generation)",
        alsoNamed: ["iPad Pro 10.5-inch"],
        family: .pad, width: 834, height: 1112, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 20, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .flat, lastEra: .glass,
        others: [
          Span("iPad Pro 10.5-inch", .flat, .sheet)
        ])
    case .iPadAir5:
      Facts(
        name: "iPad Air (5th generation)",
        alsoNamed: [
          "iPad Air (4th generation)", "iPad (10th generation)", "iPad Air 11-inch",
          "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad (A16)", "iPad (11th generation)",
        ],
        family: .pad, width: 820, height: 1180, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPad Air 11-inch (M3)", .modern, .glass),
          Span("iPad (A16)", .modern, .glass),
          Span("iPad (11th generation)", .modern, .glass),
        ])
    case .iPadPro11:
      Facts(
        name: "iPad Pro 11-inch",
        alsoNamed: [],
        family: .pad, width: 834, height: 1194, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .flat, lastEra: .glass)
    case .iPadPro11M4:
      Facts(
        name: "iPad Pro 11-inch (M4)",
        alsoNamed: ["iPad Pro 11-inch (M5)"],
        family: .pad, width: 834, height: 1210, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPad Pro 11-inch (M5)", .glass, .glass)
        ])
    case .iPadMini6:
      Facts(
        name: "iPad mini (6th generation)",
        alsoNamed: ["iPad mini (A17 Pro)"],
        family: .pad, width: 744, height: 1133, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPad mini (A17 Pro)", .modern, .glass)
        ])
    case .iPadPro129First:
      Facts(
        name: "iPad Pro 12.9-inch (1st generation)",
        alsoNamed: [],
        family: .pad, width: 1024, height: 1366, scale: 2,
        portrait: Insets(top: 20, bottom: 0, leading: 0),
        landscape: Insets(top: 20, bottom: 0, leading: 0), statusBarHeight: 20,
        firstEra: .flat, lastEra: .sheet)
    case .iPadPro129:
      Facts(
        name: "iPad Pro 12.9-inch",
        alsoNamed: [
          "iPad Air 13-inch", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
        ],
        family: .pad, width: 1024, height: 1366, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .flat, lastEra: .glass,
        others: [
          Span("iPad Air 13-inch", .sheet, .glass),
          Span("iPad Air 13-inch (M2)", .sheet, .glass),
          Span("iPad Air 13-inch (M3)", .modern, .glass),
        ])
    case .iPadPro13M4:
      Facts(
        name: "iPad Pro 13-inch (M4)",
        alsoNamed: ["iPad Pro 13-inch (M5)"],
        family: .pad, width: 1032, height: 1376, scale: 2,
        portrait: Insets(top: 24, bottom: 20, leading: 0),
        landscape: Insets(top: 24, bottom: 20, leading: 0), statusBarHeight: 24,
        firstEra: .sheet, lastEra: .glass,
        others: [
          Span("iPad Pro 13-inch (M5)", .glass, .glass)
        ])
    }
  }

  /// The device of this name, whatever the case of its letters.
  public init?(named name: String) {
    let wanted = name.lowercased()
    for device in Device.allCases {
      let facts = device.facts
      if facts.name.lowercased() == wanted
        || facts.alsoNamed.contains(where: { $0.lowercased() == wanted })
      {
        self = device
        return
      }
    }
    return nil
  }

  /// Whether one of these models ever ran such a system, or the one of this name did.
  public func ran(_ era: SystemEra, as name: String? = nil) -> Bool {
    let span = span(of: name)
    return span.first.rawValue <= era.rawValue && era.rawValue <= span.last.rawValue
  }

  /// The systems that the model of this name ran; those of the row for one that it does not tell apart.
  public func span(of name: String?) -> Span {
    let facts = facts
    let wanted = name?.lowercased()
    return facts.others.first { $0.name.lowercased() == wanted }
      ?? Span(facts.name, facts.firstEra, facts.lastEra)
  }

  /// Every name that `init(named:)` knows.
  public static var names: [String] {
    allCases.flatMap { [$0.facts.name] + $0.facts.alsoNamed }
  }
}

/// The devices that an app and its storyboards assume when they name none.
extension Device {
  public static var standard: Device { .iPhone15 }
}
