import NavText
import NavXcode

/// An XML text with its elements found by their ids, and by what they are among their siblings.
struct TreeText {
  /// Which of its siblings an element is: the one with its id or key, or the first, second and so on of its tag.
  struct Identity: Hashable {
    let tag: String
    let name: String
    let isID: Bool
    var number = 0
  }

  let xml: XMLDocument
  private let elements: [String: ID<XMLElement>]
  /// Variations that count on the canvas.
  private let shown: Set<ID<XMLElement>>

  init(_ document: StoryboardDocument) {
    xml = document.xml
    var elements: [String: ID<XMLElement>] = [:]
    for object in document.objects.rows {
      let id = document.xml.names[object.id]
      if elements[id] == nil { elements[id] = object.element }
    }
    self.elements = elements
    shown = Set(
      document.xml.elements.ids.filter {
        document.is($0, .variation) && document.isShown($0)
      })
  }

  func element(id: String) -> ID<XMLElement>? { elements[id] }

  func tag(_ element: ID<XMLElement>) -> String { xml.names[xml[element].tag] }

  func value(_ name: String, of element: ID<XMLElement>) -> String? {
    xml.names.find(name).flatMap { xml.attribute($0, of: element) }.map { xml.value($0) }
  }

  /// The id of an object. What a device has as its id isn't one.
  func id(of element: ID<XMLElement>) -> String? {
    tag(element) == "device" ? nil : value("id", of: element)
  }

  func bytes(of element: ID<XMLElement>) -> ArraySlice<UInt8> {
    let range = xml[element].range
    return xml.bytes[Int(range.start)..<Int(range.end)]
  }

  func startTag(of element: ID<XMLElement>) -> ArraySlice<UInt8> {
    let range = xml[element].startTag
    return xml.bytes[Int(range.start)..<Int(range.end)]
  }

  func children(of element: ID<XMLElement>) -> [(identity: Identity, element: ID<XMLElement>)] {
    var counts: [Identity: Int] = [:]
    return xml.children(of: element).map { child in
      var identity = identity(of: child)
      let number = counts[identity, default: 0]
      counts[identity] = number + 1
      identity.number = number
      return (identity, child)
    }
  }

  /// The font of a variation counts for more than the element's own.
  func childrenByIdentity(of element: ID<XMLElement>) -> [Identity: ID<XMLElement>] {
    var found: [Identity: ID<XMLElement>] = [:]
    for child in children(of: element) { found[child.identity] = child.element }
    for variation in shownVariations(of: element).reversed() {
      for child in children(of: variation) where child.identity.name == "fontDescription" {
        found[child.identity] = child.element
      }
    }
    return found
  }

  /// What an element says for the size classes of the canvas. The first one that says a thing counts.
  func shownVariations(of element: ID<XMLElement>) -> [ID<XMLElement>] {
    shown.isEmpty ? [] : xml.children(of: element).filter { shown.contains($0) }
  }

  private func identity(of element: ID<XMLElement>) -> Identity {
    let tag = tag(element)
    if let id = id(of: element) { return Identity(tag: "", name: id, isID: true) }
    if let id = value("sceneID", of: element) { return Identity(tag: tag, name: id, isID: true) }
    if let part = part(element) { return part }
    // Colours and pictures among the resources have names.
    return Identity(tag: tag, name: value("name", of: element) ?? "", isID: false)
  }

  /// What belongs to an object has a key, and its tag may vary: a content view was a plain view once.
  func part(_ element: ID<XMLElement>) -> Identity? {
    value("key", of: element).map { Identity(tag: "", name: $0, isID: false) }
  }

  /// The white space before an element in its line.
  func indentation(of element: ID<XMLElement>) -> ArraySlice<UInt8> {
    let start = Int(xml[element].range.start)
    var first = start
    while first > 0, xml.bytes[first - 1] == 0x20 || xml.bytes[first - 1] == 0x09 { first -= 1 }
    return xml.bytes[first..<start]
  }

  /// Where the line begins that has nothing before an element; the element's own start otherwise.
  func startWithSpace(of element: ID<XMLElement>) -> Int {
    var start = Int(xml[element].range.start)
    while start > 0 {
      switch xml.bytes[start - 1] {
      case 0x20, 0x09, 0x0A, 0x0D: start -= 1
      default: return start
      }
    }
    return start
  }

  /// Whether an element is `<tag/>`.
  func isClosedAtOnce(_ element: ID<XMLElement>) -> Bool {
    let row = xml[element]
    return row.startTag.end == row.range.end
  }
}

/// Lines of elements, moved to where lines begin otherwise. Lines of a text stay as they are.
func reindented(
  _ bytes: ArraySlice<UInt8>, from old: ArraySlice<UInt8>, to new: [UInt8]
) -> [UInt8] {
  var moved: [UInt8] = []
  moved.reserveCapacity(bytes.count)
  var position = bytes.startIndex
  while position < bytes.endIndex {
    let byte = bytes[position]
    moved.append(byte)
    position += 1
    guard byte == 0x0A, bytes[position...].starts(with: old) else { continue }
    var first = position
    while first < bytes.endIndex, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    guard first < bytes.endIndex, bytes[first] == UInt8(ascii: "<") else { continue }
    moved += new
    position += old.count
  }
  return moved
}
