/// The colours of all pictures, by what they are for. Each has a value for light and one for dark surroundings.
///
/// What is seen of an app is in the colours that UIKit gives it (`UIColor.label`, `systemBackground`, `tintColor` and so on),
/// those that let something through mixed with the ground that they are mostly on.
public enum Ink: UInt8, Hashable, Sendable, CaseIterable {
  /// Behind everything.
  case backdrop
  /// A storyboard's area on the canvas.
  case area
  case areaLine
  case screen
  /// Behind grouped rows.
  case grouped
  /// A row of a grouped table.
  case card
  // The same in sheets and popovers, which UIKit raises above what is black in dark surroundings.
  case raisedScreen
  case raisedGrouped
  case raisedCard
  case bar
  case line
  case frame
  case fill
  case fillDeep
  case text
  /// What the pictures themselves say beside the app: kinds, labels of arrows, meanings.
  case caption
  case secondary
  case tertiary
  case tint
  case tintSoft
  case onTint
  case switchOn
  case switchOff
  case knob
  case alert
  case dimming
  /// Where a finger is.
  case touch
  /// Behind a popover.
  case shade
  case bezel
  case bezelLine
  // Arrows of the canvas, by what they do.
  case push
  case modal
  case popover
  case embed
  case custom
  case relation
  case code
  case exit
  // What tests have walked, and what not: blue and orange, which every kind of eyes tells apart.
  case walked
  case unwalked

  /// The colour by light and by dark.
  public struct Facts: Sendable {
    /// How it is called in style sheets.
    public let name: String
    public let light: String
    public let dark: String
  }

  public var facts: Facts {
    switch self {
    case .backdrop: Facts(name: "backdrop", light: "#f3f4f7", dark: "#131417")
    case .area: Facts(name: "area", light: "#fafbfc", dark: "#191b1f")
    case .areaLine: Facts(name: "area-line", light: "#d9dce4", dark: "#2e3138")
    case .screen: Facts(name: "screen", light: "#ffffff", dark: "#000000")
    case .grouped: Facts(name: "grouped", light: "#f2f2f7", dark: "#000000")
    case .card: Facts(name: "card", light: "#ffffff", dark: "#1c1c1e")
    case .raisedScreen: Facts(name: "raised-screen", light: "#ffffff", dark: "#1c1c1e")
    case .raisedGrouped: Facts(name: "raised-grouped", light: "#f2f2f7", dark: "#1c1c1e")
    case .raisedCard: Facts(name: "raised-card", light: "#ffffff", dark: "#2c2c2e")
    case .bar: Facts(name: "bar", light: "#f9f9f9", dark: "#1b1b1d")
    case .line: Facts(name: "line", light: "#c6c6c8", dark: "#38383a")
    case .frame: Facts(name: "frame", light: "#a3a9b5", dark: "#646b78")
    case .fill: Facts(name: "fill", light: "#eeeeef", dark: "#2c2c2e")
    case .fillDeep: Facts(name: "fill-deep", light: "#d6d6da", dark: "#48484a")
    case .text: Facts(name: "text", light: "#000000", dark: "#ffffff")
    case .caption: Facts(name: "caption", light: "#687080", dark: "#a3a9b6")
    case .secondary: Facts(name: "secondary", light: "#8a8a8e", dark: "#98989f")
    case .tertiary: Facts(name: "tertiary", light: "#c4c4c7", dark: "#5a5a5f")
    case .tint: Facts(name: "tint", light: "#007aff", dark: "#0a84ff")
    case .tintSoft: Facts(name: "tint-soft", light: "#d9ebff", dark: "#0a2744")
    case .onTint: Facts(name: "on-tint", light: "#ffffff", dark: "#ffffff")
    case .switchOn: Facts(name: "switch-on", light: "#34c759", dark: "#30d158")
    case .switchOff: Facts(name: "switch-off", light: "#e9e9eb", dark: "#39393d")
    case .knob: Facts(name: "knob", light: "#ffffff", dark: "#ffffff")
    case .alert: Facts(name: "alert", light: "#ff3b30", dark: "#ff453a")
    case .dimming: Facts(name: "dimming", light: "#10121a4d", dark: "#00000085")
    case .touch: Facts(name: "touch", light: "#007aff40", dark: "#0a84ff59")
    case .shade: Facts(name: "shade", light: "#10121a1f", dark: "#00000052")
    case .bezel: Facts(name: "bezel", light: "#24272e", dark: "#08090b")
    case .bezelLine: Facts(name: "bezel-line", light: "#4b515d", dark: "#4a505c")
    case .push: Facts(name: "push", light: "#2f74e0", dark: "#6d9fff")
    case .modal: Facts(name: "modal", light: "#8a55d7", dark: "#b48cf5")
    case .popover: Facts(name: "popover", light: "#0b8f9c", dark: "#3dc0cc")
    case .embed: Facts(name: "embed", light: "#b97a08", dark: "#e0aa44")
    case .custom: Facts(name: "custom", light: "#c24b86", dark: "#ea85b5")
    case .relation: Facts(name: "relation", light: "#8d95a3", dark: "#7d8593")
    case .code: Facts(name: "code", light: "#8d95a3", dark: "#7d8593")
    case .exit: Facts(name: "exit", light: "#a05a2c", dark: "#d99a6c")
    case .walked: Facts(name: "walked", light: "#0072b2", dark: "#56b4e9")
    case .unwalked: Facts(name: "unwalked", light: "#b84a00", dark: "#ff9147")
    }
  }
}

extension Ink {
  /// The same for what is in a sheet or a popover.
  var raised: Ink {
    switch self {
    case .screen: .raisedScreen
    case .grouped: .raisedGrouped
    case .card: .raisedCard
    default: self
    }
  }
}
