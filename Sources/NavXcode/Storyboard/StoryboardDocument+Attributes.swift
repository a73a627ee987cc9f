import NavText

extension StoryboardDocument {
  /// An attribute that `Word` has no case for.
  public func attribute(_ name: String, of element: ID<XMLElement>) -> ID<XMLAttribute>? {
    xml.names.find(name).flatMap { xml.attribute($0, of: element) }
  }

  /// What such an attribute says.
  public func value(_ name: String, of element: ID<XMLElement>) -> String? {
    attribute(name, of: element).map { xml.value($0) }
  }

  /// The place of what an attribute says, or of the element's name where there is no such attribute.
  public func range(_ name: String, of element: ID<XMLElement>) -> SourceRange {
    attribute(name, of: element).map { xml[$0].valueRange } ?? xml.tagRange(element)
  }

  /// The elements with these tags that people see on screens, in the order of the file: no resources, previews, or notes
  /// of the author.
  public func shownElements(_ tags: String...) -> [ID<XMLElement>] {
    let wanted = tags.compactMap { xml.names.find($0) }
    if wanted.isEmpty { return [] }
    var found: [ID<XMLElement>] = []
    var element = ID<XMLElement>(0)
    while element < xml.elements.end {
      switch Word(tag(element)) {
      case .classes, .resources, .inferredMetricsTieBreakers, .simulatedMetricsContainer,
        .designables, .dependencies, .customFonts:
        element = xml.elements[element].next
        continue
      case .attributedString where says(.userComments, .key, of: element):
        element = xml.elements[element].next
        continue
      default: break
      }
      if wanted.contains(tag(element)) { found.append(element) }
      element = ID(Int(element.index) + 1)
    }
    return found
  }

  /// The class that is written at an object with its module before it, as in `Shop.PriceLabel`; its name alone where the
  /// module is that of the target.
  public func fullClassName(of object: ID<StoryboardObject>) -> String? {
    customClass(of: object).map { $0.module.isEmpty ? $0.name : $0.module + "." + $0.name }
  }

  /// Whether an object is of a class that a configuration names: its own with or without the module, the one of UIKit that
  /// its element stands for, or the element itself.
  public func isCalled(_ name: String, _ object: ID<StoryboardObject>) -> Bool {
    let tag = tag(object)
    if name == tag || name == Self.className(ofTag: tag) { return true }
    return customClass(of: object)?.name == name || fullClassName(of: object) == name
  }

  /// The `accessibility` element of a view.
  func accessibility(of element: ID<XMLElement>) -> ID<XMLElement>? {
    child(.accessibility, of: element)
  }

  /// A text of a view's accessibility configuration; nil where it has none, or an empty one.
  public func accessibilityText(_ word: Word, of element: ID<XMLElement>) -> String? {
    guard let text = accessibility(of: element).flatMap({ text(word, of: $0) }), !text.isNone else {
      return nil
    }
    return xml.names[text]
  }

  /// What `Accessibility Enabled` says; nil where UIKit decides.
  public func isAccessibilityElement(_ element: ID<XMLElement>) -> Bool? {
    guard let configuration = accessibility(of: element) else { return nil }
    for child in xml.children(of: configuration)
    where xml.names[tag(child)] == "bool" && value(.key, of: child) == "isElement" {
      return flag(.value, of: child)
    }
    return nil
  }

  /// The runtime attribute of this key path.
  public func runtimeAttribute(_ keyPath: String, of element: ID<XMLElement>) -> ID<XMLElement>? {
    guard let list = child(.userDefinedRuntimeAttributes, of: element) else { return nil }
    return xml.children(of: list).first { value(.keyPath, of: $0) == keyPath }
  }

  /// What a runtime attribute is set to, in one word; nil for `nil`.
  public func runtimeValue(of attribute: ID<XMLElement>) -> String? {
    if let value = value(.value, of: attribute) { return value }
    for child in xml.children(of: attribute) {
      if let value = value(.value, of: child) { return value }
      if self.is(child, .string) || self.is(child, .mutableString) { return xml.text(of: child) }
    }
    return nil
  }
}
