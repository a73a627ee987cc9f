/// The colours of all pictures, by what they are for. Each has a value for light and one for dark surroundings.
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
  case bar
  case line
  case frame
  case fill
  case fillDeep
  case text
  case secondary
  case tertiary
  case tint
  case tintSoft
  case onTint
  case switchOn
  case knob
  case alert
  case dimming
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
    case .screen: Facts(name: "screen", light: "#ffffff", dark: "#1f2126")
    case .grouped: Facts(name: "grouped", light: "#f1f2f6", dark: "#17191d")
    case .card: Facts(name: "card", light: "#ffffff", dark: "#25272d")
    case .bar: Facts(name: "bar", light: "#f7f8fa", dark: "#282b31")
    case .line: Facts(name: "line", light: "#d5d8df", dark: "#3b3f48")
    case .frame: Facts(name: "frame", light: "#a3a9b5", dark: "#646b78")
    case .fill: Facts(name: "fill", light: "#eceef2", dark: "#2f323a")
    case .fillDeep: Facts(name: "fill-deep", light: "#d3d7df", dark: "#4a4f5a")
    case .text: Facts(name: "text", light: "#1b1e25", dark: "#eff1f4")
    case .secondary: Facts(name: "secondary", light: "#687080", dark: "#a3a9b6")
    case .tertiary: Facts(name: "tertiary", light: "#a4abb8", dark: "#6d7482")
    case .tint: Facts(name: "tint", light: "#2869e6", dark: "#74a4ff")
    case .tintSoft: Facts(name: "tint-soft", light: "#e4ecfd", dark: "#25324d")
    case .onTint: Facts(name: "on-tint", light: "#ffffff", dark: "#10131a")
    case .switchOn: Facts(name: "switch-on", light: "#38b36c", dark: "#3fbf76")
    case .knob: Facts(name: "knob", light: "#ffffff", dark: "#f4f5f7")
    case .alert: Facts(name: "alert", light: "#e0454b", dark: "#f0595e")
    case .dimming: Facts(name: "dimming", light: "#10121a4d", dark: "#00000085")
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
    }
  }
}
