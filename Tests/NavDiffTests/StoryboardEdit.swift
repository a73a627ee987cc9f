import NavTesting
import NavText
import NavXcode

/// One edit as people make it in Interface Builder: the value of an attribute becomes another.
struct StoryboardEdit: Sendable {
  let name: String
  /// The topics and facts that may differ, and nothing else.
  let expected: Set<String>
  private let value: @Sendable (StoryboardDocument, ID<XMLElement>, String) -> String?
  private let attribute: String
  /// Constraints place what has some, and a program has no words for all that outlets lead to.
  let mayMeanNothing: Bool

  /// `value` is asked with an element that has the attribute, and what it says; nil where the edit is not for it.
  private init(
    _ name: String, of attribute: String, expecting expected: Set<String>,
    mayMeanNothing: Bool = false,
    _ value: @escaping @Sendable (StoryboardDocument, ID<XMLElement>, String) -> String?
  ) {
    self.name = name
    self.attribute = attribute
    self.expected = expected
    self.mayMeanNothing = mayMeanNothing
    self.value = value
  }

  static let all = [
    StoryboardEdit(
      "another class", of: "customClass", expecting: ["scene class", "text title"]
    ) { document, element, old in
      document.attribute(.sceneMemberID, of: element) != nil
        && document.ownController(of: element) ? "Another" + old : nil
    },
    StoryboardEdit(
      "another title of a screen", of: "title", expecting: ["text title", "text navigationTitle"]
    ) { document, element, old in
      let isOfController =
        document.ownController(of: element)
        || document.tagName(element) == "navigationItem"
          && (document.xml[element].parent.map { document.ownController(of: $0) } ?? false)
      return isOfController ? old + " edited" : nil
    },
    StoryboardEdit(
      "another identifier of a scene", of: "storyboardIdentifier",
      // A reference to it leads nowhere then.
      expecting: ["scene identifier", "scene restorationIdentifier", "arrow removed"]
    ) { document, element, old in
      document.ownController(of: element) ? old + "Edited" : nil
    },
    StoryboardEdit(
      "another identifier of a segue", of: "identifier", expecting: ["arrow identifier"]
    ) { document, element, old in
      document.tagName(element) == "segue" && document.has("id", element) ? old + "Edited" : nil
    },
    StoryboardEdit(
      "another name of an outlet", of: "property", expecting: ["outlet name"], mayMeanNothing: true
    ) { document, element, old in
      document.tagName(element) == "outlet"
        && document.parentTag(element) == "connections"
        && document.isConnectionOfController(element) ? old + "Edited" : nil
    },
    StoryboardEdit(
      "another place", of: "x", expecting: ["layout layout"], mayMeanNothing: true
    ) { document, element, _ in
      document.tagName(element) == "rect" && document.parentTag(element) == "button" ? "7.5" : nil
    },
  ]

  /// The file with one of the attributes edited that can be; nil where none can.
  func apply(_ file: SourceText, _ random: inout SeededRandom) -> [UInt8]? {
    let document = StoryboardDocument(file)
    guard document.isAnalysed, document.format == .storyboard else { return nil }
    var places: [(range: SourceRange, value: String)] = []
    for element in document.xml.elements.ids {
      for attribute in document.xml[element].attributes {
        let row = document.xml[attribute]
        guard document.xml.names[row.name] == self.attribute,
          let value = value(document, element, document.xml.names[row.value])
        else { continue }
        places.append((row.valueRange, value))
      }
    }
    guard let place = random.pickAny(places) else { return nil }
    return Self.replacing(place.range, with: place.value, in: file.bytes)
  }

  /// The file with every attribute edited that `value` is not nil for.
  static func all(
    in file: SourceText, _ value: (StoryboardDocument, ID<XMLAttribute>) -> String?
  ) -> [UInt8] {
    let document = StoryboardDocument(file)
    var bytes = file.bytes
    for attribute in document.xml.attributes.ids.reversed() {
      guard let new = value(document, attribute) else { continue }
      bytes = replacing(document.xml[attribute].valueRange, with: new, in: bytes)
    }
    return bytes
  }

  private static func replacing(
    _ range: SourceRange, with value: String, in bytes: [UInt8]
  ) -> [UInt8] {
    Array(bytes[..<Int(range.start)]) + Array(value.utf8) + Array(bytes[Int(range.end)...])
  }
}

extension StoryboardDocument {
  fileprivate func tagName(_ element: ID<XMLElement>) -> String { xml.names[tag(element)] }

  fileprivate func parentTag(_ element: ID<XMLElement>) -> String {
    xml[element].parent.map { tagName($0) } ?? ""
  }

  fileprivate func has(_ name: String, _ element: ID<XMLElement>) -> Bool {
    xml[element].attributes.contains { xml.names[xml[$0].name] == name }
  }

  fileprivate func ownController(of element: ID<XMLElement>) -> Bool {
    guard let object = object(of: element), let scene = objects[object].scene else { return false }
    return ownController(of: scene) == object
  }

  /// Whether an element of `connections` belongs to the controller of its scene.
  fileprivate func isConnectionOfController(_ element: ID<XMLElement>) -> Bool {
    guard let list = xml[element].parent, let owner = xml[list].parent else { return false }
    return ownController(of: owner)
  }
}

extension SeededRandom {
  fileprivate mutating func pickAny<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : pick(choices)
  }
}
