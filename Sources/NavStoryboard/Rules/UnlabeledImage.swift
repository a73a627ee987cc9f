import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let unlabeledImage = StoryboardRule(
    SharedRules.unlabeledImage,
    bad: page(views: button("")),
    good: page(views: button("label=\"Pay\""))
  ) { context in
    let document = context.document
    var hidden = HiddenFromVoiceOver(document)
    for element in document.shownElements("button", "imageView", "barButtonItem") {
      if hidden.contains(element) || document.isAccessibilityElement(element) == false { continue }
      if document.accessibilityText(.label, of: element) != nil { continue }
      // By code that is set up in Interface Builder, or by what a project has of its own.
      let attributes = [
        "accessibilityLabel", "accessibilityFormat", "accessibilityAttributedLabel",
      ]
      if attributes.contains(where: { document.runtimeAttribute($0, of: element) != nil }) {
        continue
      }
      guard let what = document.picture(of: element) else { continue }
      context.report(
        at: document.xml.tagRange(element), "VoiceOver has no words for this \(what)",
        help: ["write a Label under Accessibility"])
    }
  }

  private static func button(_ label: String) -> String {
    """
    <button id="pay">
      <accessibility key="accessibilityConfiguration" \(label)/>
      <state key="normal" image="creditcard"/>
    </button>
    """
  }
}

/// What is inside of views that VoiceOver takes as one. Elements are asked in the order of the file.
struct HiddenFromVoiceOver {
  private let ends: [(start: ID<XMLElement>, end: ID<XMLElement>)]
  private var next = 0
  private var end = ID<XMLElement>(0)

  init(_ document: StoryboardDocument) {
    ends = document.shownElements("accessibility").compactMap { element in
      guard let view = document.xml.elements[element].parent,
        document.isAccessibilityElement(view) == true
      else { return nil }
      return (view, document.xml.elements[view].next)
    }.sorted { $0.start < $1.start }
  }

  mutating func contains(_ element: ID<XMLElement>) -> Bool {
    while next < ends.count, ends[next].start < element {
      end = max(end, ends[next].end)
      next += 1
    }
    return element < end
  }
}

extension StoryboardDocument {
  /// What shows a picture and nothing that could be read; nil where there are words, or no picture.
  fileprivate func picture(of element: ID<XMLElement>) -> String? {
    switch Word(tag(element)) {
    case .imageView: return isAccessibilityElement(element) == true ? "image" : nil
    case .barButtonItem:
      let hasPicture = attribute(.image, of: element) != nil
      return hasPicture && text(.title, of: element)?.isNone ?? true ? "bar item" : nil
    default: break
    }
    var hasPicture = false
    for child in xml.children(of: element) {
      let isState = self.is(child, .state)
      guard isState || self.is(child, .buttonConfiguration) else { continue }
      if isState && value(.key, of: child) != "normal" { continue }
      if let title = text(.title, of: child), !title.isNone { return nil }
      if self.child(key: .attributedTitle, of: child) != nil { return nil }
      if attribute(.image, of: child) != nil || attribute("backgroundImage", of: child) != nil
        || self.child(key: .image, of: child) != nil
      {
        hasPicture = true
      }
    }
    // What old files and types of their own draw has words of the system.
    if let type = value("buttonType", of: element), type != "system", type != "custom",
      type != "roundedRect"
    {
      return nil
    }
    return hasPicture ? "button" : nil
  }
}
