import NavText

/// The storyboards that an Info.plist names. Either may be the name of a xib in truth.
public struct InfoPlist: Sendable {
  /// `UIMainStoryboardFile`, also of one kind of device, and those of scenes.
  public private(set) var mainStoryboards: [String] = []
  /// `UILaunchStoryboardName`.
  public private(set) var launchStoryboards: [String] = []

  /// Reads the XML form; nothing is found in any other.
  public init(_ bytes: [UInt8]) {
    let document = readXML(bytes)
    guard let key = document.names.find("key"), let root = document.root else { return }
    for id in document.descendants(of: root) where document[id].tag == key {
      let value = document[id].next
      guard value < document.elements.end, document[value].parent == document[id].parent else {
        continue
      }
      switch Self.kind(of: document.text(of: id)) {
      case .main: Self.add(document.text(of: value), to: &mainStoryboards)
      case .launch: Self.add(document.text(of: value), to: &launchStoryboards)
      case nil: break
      }
    }
  }

  private enum Kind {
    case main
    case launch
  }

  /// `UIMainStoryboardFile~ipad` is one for iPads.
  private static func kind(of key: String) -> Kind? {
    let base = key.split(separator: "~", omittingEmptySubsequences: false).first.map { String($0) }
    switch base {
    case "UIMainStoryboardFile", "UISceneStoryboardFile", "NSExtensionMainStoryboard",
      "NSMainStoryboardFile":
      return .main
    case "UILaunchStoryboardName", "UILaunchScreen_StoryboardName": return .launch
    default: return nil
    }
  }

  /// Some projects write the name with its ending.
  private static func add(_ text: String, to names: inout [String]) {
    let name = text.hasSuffix(".storyboard") ? ProjectPath.name(of: text) : text
    if !name.isEmpty, !name.contains("$"), !names.contains(name) { names.append(name) }
  }
}
