import NavText

/// A storyboard or a xib: its objects by id, its scenes and what is connected with what, each with its place.
///
/// It says what is in the file and judges nothing: dangling ids, unknown elements and documents of other systems
/// are read like all others.
public struct StoryboardDocument: Sendable {
  /// Whether it holds scenes or the objects of a single file.
  public enum Format: Hashable, Sendable {
    case storyboard
    case xib
  }

  public let path: String
  public let format: Format
  public internal(set) var xml: XMLDocument
  public var lines: LineIndex { xml.lines }
  /// Nil where `targetRuntime` is missing or names an unknown system.
  public internal(set) var platform: Platform?
  public internal(set) var isLaunchScreen = false
  public internal(set) var initialController: ID<XMLAttribute>?
  public internal(set) var objects: Table<StoryboardObject> = Table()
  public internal(set) var scenes: Table<StoryboardScene> = Table()
  public internal(set) var connections: Table<StoryboardConnection> = Table()
  /// References in `variation`s: what is not installed by default.
  public var exclusions: [ID<XMLAttribute>] = []
  /// Objects whose id another one has already.
  public var duplicates: [(first: ID<StoryboardObject>, second: ID<StoryboardObject>)] = []
  /// Whether anything in it stands for a scene of another file, or of another name.
  public var hasReferences = false
  /// In the order of the file.
  public var constraints: [ID<XMLElement>] = []
  /// What `string` elements hold, in the order of their elements.
  public internal(set) var strings: [(element: ID<XMLElement>, text: Name)] = []
  /// The object of each element that has an id, plus one.
  @usableFromInline var objectOfElement: [UInt32] = []
  /// The connection that each element is, plus one.
  @usableFromInline var connectionOfElement: [UInt32] = []
  /// The first object of each name that is an id, plus one.
  @usableFromInline var objectOfName: [UInt32] = []

  /// An empty one.
  public init(path: String) {
    self.init(
      path: path, format: .storyboard,
      xml: XMLDocument(bytes: [], lines: LineIndex([]), names: NameTable()))
  }

  init(path: String, format: Format, xml: consuming XMLDocument) {
    self.path = path
    self.format = format
    self.xml = xml
  }
}

/// An element that has an id, so that others can point at it.
public struct StoryboardObject: Sendable {
  public let element: ID<XMLElement>
  /// A name of the document's own table, as are the next two.
  public let id: Name
  /// The class that is written, without the module that old files mangle into it: `_TtC6Module5Class`.
  public let className: Name
  public let moduleName: Name
  /// Nil outside any scene, and in a xib.
  @Compact public var scene: ID<StoryboardScene>?
}

/// What `scene` holds: a controller, the first responder, exits, and top-level objects beside them.
public struct StoryboardScene: Sendable {
  public let element: ID<XMLElement>
  @Compact public var controller: ID<StoryboardObject>?
  public internal(set) var connections: IDRange<StoryboardConnection> = .empty
}

/// A segue, an outlet or an action.
public struct StoryboardConnection: Sendable {
  /// What a connection does.
  public enum Kind: Hashable, Sendable {
    case segue
    /// A segue whose kind is `relationship`.
    case relationship
    /// What peek and pop do besides a segue: no way of its own.
    case preview
    case outlet
    case outletCollection
    case action
  }

  public let kind: Kind
  public let element: ID<XMLElement>
  /// The kind of a segue, what a relationship or an outlet is called, or the selector of an action; nil where the
  /// attribute is missing.
  @Compact public var word: Name?
  /// The object in whose `connections` it is.
  @Compact public var owner: ID<StoryboardObject>?
  @Compact public var scene: ID<StoryboardScene>?
  /// The attribute that names the destination; nil where there is none.
  @Compact public var destination: ID<XMLAttribute>?
  /// The object that it names, if there is one.
  @Compact public var target: ID<StoryboardObject>?
}

// Small questions are answered where they are asked: a call has the whole document copied if a caller that changes
// something asks.
extension StoryboardDocument {
  @inlinable public subscript(id: ID<StoryboardObject>) -> StoryboardObject { objects[id] }
  @inlinable public subscript(id: ID<StoryboardScene>) -> StoryboardScene { scenes[id] }
  @inlinable public subscript(id: ID<StoryboardConnection>) -> StoryboardConnection {
    connections[id]
  }

  /// The file's name as code and references use it: without folders and ending, and without the device that it is for,
  /// as in `Main~ipad`.
  public var name: String {
    let name = ProjectPath.name(of: path)
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) {
      return String(name.dropLast(device.count))
    }
    return name
  }

  /// The controller that makes a scene, unless it is a reference to one elsewhere, or a copy of another scene's.
  @inlinable
  @inline(__always)
  public func ownController(of scene: ID<StoryboardScene>) -> ID<StoryboardObject>? {
    guard let controller = scenes[scene].controller,
      !self.is(objects[controller].element, .viewControllerPlaceholder),
      duplicates.isEmpty || !isCopy(scene)
    else { return nil }
    return controller
  }

  /// Whether the controller of a scene has the id of one before it, as when both sides of a merge are kept.
  public func isCopy(_ scene: ID<StoryboardScene>) -> Bool {
    guard let controller = scenes[scene].controller else { return false }
    return object(id: objects[controller].id) != controller
  }

  /// Whether it is analysed: all that is made for iOS.
  public var isAnalysed: Bool { platform == .iOS && xml.problem == nil }

  /// The object that an element declares; nil for elements that are none.
  @inlinable
  @inline(__always)
  public func object(of element: ID<XMLElement>) -> ID<StoryboardObject>? {
    let index = objectOfElement[Int(element.index)]
    return index == 0 ? nil : ID(Int(index) - 1)
  }

  /// The object whose id is what the attribute says.
  @inlinable
  @inline(__always)
  public func object(named attribute: ID<XMLAttribute>) -> ID<StoryboardObject>? {
    object(id: xml.attributes[attribute].value)
  }

  @inlinable
  @inline(__always)
  public func object(id: Name) -> ID<StoryboardObject>? {
    guard Int(id.index) < objectOfName.count else { return nil }
    let index = objectOfName[Int(id.index)]
    return index == 0 ? nil : ID(Int(index) - 1)
  }

  @inlinable
  @inline(__always)
  public func tag(_ element: ID<XMLElement>) -> Name { xml.elements[element].tag }

  public func tag(_ object: ID<StoryboardObject>) -> String {
    xml.names[tag(objects[object].element)]
  }

  @inlinable
  @inline(__always)
  public func `is`(_ element: ID<XMLElement>, _ word: Word) -> Bool { tag(element) == word.name }

  @inlinable
  @inline(__always)
  public func attribute(_ word: Word, of element: ID<XMLElement>) -> ID<XMLAttribute>? {
    xml.attribute(word.name, of: element)
  }

  public func value(_ word: Word, of element: ID<XMLElement>) -> String? {
    attribute(word, of: element).map { xml.value($0) }
  }

  /// The same as a name of the document's own table.
  @inlinable
  @inline(__always)
  public func name(_ word: Word, of element: ID<XMLElement>) -> Name? {
    attribute(word, of: element).map { xml.attributes[$0].value }
  }

  /// The same as one of the words that mean something.
  @inlinable public func word(_ word: Word, of element: ID<XMLElement>) -> Word? {
    name(word, of: element).flatMap { Word($0) }
  }

  /// Whether an attribute has this value.
  @inlinable
  @inline(__always)
  public func says(_ value: Word, _ word: Word, of element: ID<XMLElement>) -> Bool {
    name(word, of: element) == value.name
  }

  /// Whether an attribute says YES.
  @inlinable
  @inline(__always)
  public func flag(_ word: Word, of element: ID<XMLElement>) -> Bool {
    says(.yes, word, of: element)
  }

  /// The child whose `key` is this.
  @inlinable
  @inline(__always)
  public func child(key: Word, of element: ID<XMLElement>) -> ID<XMLElement>? {
    xml.child(saying: key.name, Word.key.name, of: element)
  }

  @inlinable
  @inline(__always)
  public func child(_ word: Word, of element: ID<XMLElement>) -> ID<XMLElement>? {
    xml.child(word.name, of: element)
  }

  /// The class that is written.
  public func customClass(of object: ID<StoryboardObject>) -> (name: String, module: String)? {
    let row = objects[object]
    return row.className.isNone ? nil : (xml.names[row.className], xml.names[row.moduleName])
  }

  /// A text of an object: an attribute, or a `string` with that key where it has several lines, as few files have any.
  @inlinable
  @inline(__always)
  public func text(_ word: Word, of element: ID<XMLElement>) -> Name? {
    name(word, of: element) ?? (strings.isEmpty ? nil : longText(word, of: element))
  }

  @usableFromInline
  @inline(never)
  func longText(_ word: Word, of element: ID<XMLElement>) -> Name? {
    for child in xml.children(of: element)
    where (self.is(child, .string) || self.is(child, .mutableString)) && says(word, .key, of: child)
    {
      return string(of: child)
    }
    return nil
  }

  /// The constraints anywhere inside an element.
  public func constraints(in element: ID<XMLElement>) -> ArraySlice<ID<XMLElement>> {
    let range = xml.descendants(of: element)
    let start = position(ofConstraintFrom: ID(range.startIndex))
    return constraints[start..<max(start, position(ofConstraintFrom: ID(range.endIndex)))]
  }

  private func position(ofConstraintFrom element: ID<XMLElement>) -> Int {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func string(of element: ID<XMLElement>) -> Name {
    var low = 0
    var high = strings.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if strings[middle].element <= element { low = middle } else { high = middle }
    }
    return strings[low].element == element ? strings[low].text : .none
  }
}
