import NavText
import NavXcode

/// Documents by the words of the file, for tests that break them.
extension StoryboardDocument {
  func attribute(_ name: String, in element: ID<XMLElement>) -> ID<XMLAttribute>? {
    xml.names.find(name).flatMap { xml.attribute($0, of: element) }
  }

  func text(_ name: String, in element: ID<XMLElement>) -> String? {
    attribute(name, in: element).map { xml.value($0) }
  }

  /// What is between the quotes of an attribute.
  func range(_ name: String, in element: ID<XMLElement>) -> SourceRange? {
    attribute(name, in: element).map { xml[$0].valueRange }
  }

  func word(_ element: ID<XMLElement>) -> String { xml.names[xml[element].tag] }

  func word(_ object: ID<StoryboardObject>) -> String { word(objects[object].element) }

  func idText(_ object: ID<StoryboardObject>) -> String { xml.names[objects[object].id] }

  func child(named name: String, in element: ID<XMLElement>) -> ID<XMLElement>? {
    xml.children(of: element).first { word($0) == name }
  }

  func isController(_ object: ID<StoryboardObject>) -> Bool {
    objects[object].scene.map { scenes[$0].controller == object } ?? false
  }

  /// An element with the white space before it, up to the line before.
  func wholeRange(_ element: ID<XMLElement>) -> SourceRange {
    let range = xml[element].range
    var start = Int(range.start)
    while start > 0, [9, 10, 13, 32].contains(xml.bytes[start - 1]) { start -= 1 }
    return SourceRange(start, Int(range.end))
  }

  /// The value of an attribute that names an object, and the element that has it.
  struct Reference {
    let element: ID<XMLElement>
    let range: SourceRange
  }

  /// Everything that names an object, connections or not, by the id that is named.
  func references() -> [String: [Reference]] {
    var ids: Set<String> = []
    for object in objects.ids { ids.insert(idText(object)) }
    var references: [String: [Reference]] = [:]
    for element in xml.elements.ids {
      for attribute in xml[element].attributes {
        let name = xml.names[xml[attribute].name]
        // Storyboard identifiers and the like may look like an object's id.
        if Self.textAttributes.contains(name) { continue }
        let value = xml.value(attribute)
        if !ids.contains(value) { continue }
        references[value, default: []].append(
          Reference(element: element, range: xml[attribute].valueRange))
      }
    }
    return references
  }

  private static let textAttributes: Set<String> = [
    "id", "key", "sceneID", "identifier", "storyboardIdentifier", "reuseIdentifier", "title",
    "text",
    "userLabel", "property", "customClass", "kind", "relationship", "selector", "unwindAction",
  ]
}
