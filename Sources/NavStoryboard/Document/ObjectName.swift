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
  /// The innermost object around an offset: what a finding there speaks of. Connections and constraints belong to
  /// their owner.
  public func object(at offset: UInt32) -> ID<StoryboardObject>? {
    var low = 0
    var high = xml.elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if xml.elements[ID(middle)].range.start <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    var element: ID<XMLElement>? = low < xml.elements.count ? ID(low) : nil
    while let current = element {
      let isAround = offset < xml.elements[current].range.end
      if isAround, let object = object(of: current), !isPart(current) { return object }
      element = xml.elements[current].parent
    }
    return nil
  }

  private func isPart(_ element: ID<XMLElement>) -> Bool {
    switch Word(tag(element)) {
    case .segue, .outlet, .outletCollection, .action, .constraint, .binding: true
    default: false
    }
  }

  /// The same as reports tell it.
  public func subject(at offset: UInt32) -> Subject? {
    guard let object = object(at: offset) else { return nil }
    let description = description(of: object)
    let name = description.name
    return Subject(
      objectID: description.id,
      name: name.isEmpty ? description.className : "\(name) (\(description.className))")
  }

  /// How messages call an object: its label, title or text, else its class or kind.
  public func description(of object: ID<StoryboardObject>) -> ObjectDescription {
    let tag = tag(object)
    return ObjectDescription(
      id: xml.names[objects[object].id],
      name: xml.names[displayName(of: objects[object].element)],
      className: customClass(of: object)?.name ?? Self.className(ofTag: tag), element: tag)
  }

  /// What is written on it, or what its author called it.
  func displayName(of element: ID<XMLElement>) -> Name {
    for word in Self.titles {
      if let text = text(word, of: element), !text.isNone { return text }
    }
    if let state = child(.state, of: element), let title = text(.title, of: state) { return title }
    if let item = child(.navigationItem, of: element) ?? child(.tabBarItem, of: element) {
      return name(.title, of: item) ?? .none
    }
    return .none
  }

  private static let titles = [
    Word.userLabel, .title, .text, .headerTitle, .storyboardIdentifier,
  ]

  /// `barButtonItem` is UIBarButtonItem; nothing in a file says so.
  static func className(ofTag tag: String) -> String {
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
