import NavText

/// The storyboards that an Info.plist names. Either may be the name of a xib in truth.
public struct InfoPlist: Sendable {
  /// A place that names a storyboard.
  public struct Mention: Sendable {
    /// What the storyboard is named for.
    public enum Kind: Hashable, Sendable {
      /// `UIMainStoryboardFile`, also of one kind of device, and those of scenes.
      case main
      /// `UILaunchStoryboardName`.
      case launch
    }

    public let kind: Kind
    /// The kind of device that alone reads it, as in `UIMainStoryboardFile~ipad`; empty for all.
    public var device = ""
    public let name: String
    /// For the element that says it.
    public let range: SourceRange
  }

  private(set) var mentions: [Mention] = []

  /// Reads the XML form; nothing is found in any other.
  init(_ bytes: [UInt8]) {
    let document = readXML(bytes)
    guard let key = document.names.find("key"), let root = document.root else { return }
    for id in document.descendants(of: root) where document[id].tag == key {
      let value = document[id].next
      guard value < document.elements.end, document[value].parent == document[id].parent,
        let kind = Self.kind(of: document.text(of: id))
      else { continue }
      let text = document.text(of: value)
      // Some projects write the name with its ending.
      let name = text.hasSuffix(".storyboard") ? ProjectPath.name(of: text) : text
      if !name.isEmpty, !name.contains("$") {
        let parts = document.text(of: id).split(separator: "~", omittingEmptySubsequences: false)
        mentions.append(
          Mention(
            kind: kind, device: parts.count > 1 ? String(parts[1]) : "", name: name,
            range: document[value].range))
      }
    }
  }

  var mainStoryboards: [String] { names(.main) }
  var launchStoryboards: [String] { names(.launch) }

  private func names(_ kind: Mention.Kind) -> [String] {
    var names: [String] = []
    for mention in mentions where mention.kind == kind && !names.contains(mention.name) {
      names.append(mention.name)
    }
    return names
  }

  /// `UIMainStoryboardFile~ipad` is one for iPads.
  private static func kind(of key: String) -> Mention.Kind? {
    let base = key.split(separator: "~", omittingEmptySubsequences: false).first.map { String($0) }
    switch base {
    case "UIMainStoryboardFile", "UISceneStoryboardFile", "NSExtensionMainStoryboard",
      "NSMainStoryboardFile":
      return .main
    case "UILaunchStoryboardName", "UILaunchScreen_StoryboardName": return .launch
    default: return nil
    }
  }
}
