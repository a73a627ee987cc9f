import NavText

/// An object as a person knows it from Interface Builder's outline.
public struct ObjectDescription: Hashable, Sendable {
  /// `BYZ-38-t0r`
  public let id: String
  /// Its label, title or text; empty where it has none.
  public let name: String
  /// Its class, or the class of UIKit that its element stands for.
  public let className: String
  /// `barButtonItem`
  public let element: String
}

extension StoryboardDocument {
  /// What is written on an object, or what its author called it.
  enum Caption {
    case attribute(ID<XMLAttribute>)
    /// In an element of its own, as where it has several lines.
    case element(Name)
  }

  /// How messages call an object: its label, title or text, else its class or kind.
  public func description(of object: ID<StoryboardObject>) -> ObjectDescription {
    let tag = tag(object)
    return ObjectDescription(
      id: xml.names[objects[object].id],
      name: xml.names[displayName(of: objects[object].element)],
      className: customClass(of: object)?.name ?? Self.className(ofTag: tag), element: tag)
  }

  public func displayName(of element: ID<XMLElement>) -> Name {
    switch caption(of: element) {
    case .attribute(let attribute): xml.attributes[attribute].value
    case .element(let text): text
    case nil: .none
    }
  }

  /// Nil where it has none.
  func caption(of element: ID<XMLElement>) -> Caption? {
    if let own = ownCaption(of: element) { return own }
    var (state, configuration): (ID<XMLElement>?, ID<XMLElement>?)
    var (navigationItem, tabItem): (ID<XMLElement>?, ID<XMLElement>?)
    for child in xml.children(of: element) {
      switch Word(tag(child)) {
      case .state: state = state ?? child
      case .buttonConfiguration: configuration = configuration ?? child
      case .navigationItem: navigationItem = navigationItem ?? child
      case .tabBarItem: tabItem = tabItem ?? child
      default: break
      }
    }
    if let state, let title = text(.title, of: state), !title.isNone {
      return attribute(.title, of: state).map { .attribute($0) } ?? .element(title)
    }
    return (configuration ?? navigationItem ?? tabItem).flatMap { attribute(.title, of: $0) }
      .flatMap { xml.attributes[$0].value.isNone ? nil : .attribute($0) }
  }

  /// The one that its element itself has.
  private func ownCaption(of element: ID<XMLElement>) -> Caption? {
    // Few files have texts in elements of their own.
    if !strings.isEmpty {
      for word in Self.captions {
        guard let text = text(word, of: element), !text.isNone else { continue }
        return attribute(word, of: element).map { .attribute($0) } ?? .element(text)
      }
      return nil
    }
    guard xml.elements[element].attributeNames.mayShare(with: Self.captionBits) else { return nil }
    let ranks = Self.captionRanks
    var best: (rank: UInt8, attribute: ID<XMLAttribute>)?
    for id in xml.elements[element].attributes {
      let attribute = xml.attributes[id]
      guard let rank = ranks[attribute.name], !attribute.value.isNone else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, id) }
    }
    return best.map { .attribute($0.attribute) }
  }

  /// The first that says something counts.
  private static let captions = [
    Word.userLabel, .title, .text, .headerTitle, .storyboardIdentifier,
  ]
  private static let captionRanks = WordColumn(captions.indices.map { UInt8($0) }) {
    captions[Int($0)].spelling
  }
  private static let captionBits = XMLNameBits(captions.map { $0.name })

  /// `barButtonItem` is UIBarButtonItem; nothing in a file says so.
  public static func className(ofTag tag: String) -> String {
    if let element = ElementTag[tag] { return element.className }
    switch tag {
    case "placeholder", "customObject": return "NSObject"
    case "exit": return "Exit"
    case "viewControllerPlaceholder": return "Storyboard Reference"
    case "constraint": return "NSLayoutConstraint"
    case "avPlayerViewController": return "AVPlayerViewController"
    case "glkViewController": return "GLKViewController"
    default:
      var letters = Array(tag.utf8)
      if let first = letters.first, 0x61...0x7A ~= first { letters[0] = first - 32 }
      return "UI" + String(decoding: letters, as: UTF8.self)
    }
  }
}
