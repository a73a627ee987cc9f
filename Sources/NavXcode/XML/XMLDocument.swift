import NavText

/// What an XML text holds, in flat tables with the place of every part.
///
/// Namespaces are not resolved: `a:b` is a plain name. An element is right after its parent or its last sibling's
/// last descendant, so that a subtree is a range of the table.
public struct XMLDocument: Sendable {
  /// The text that all ranges count in: the file's bytes, or what they say in UTF-8 where they are UTF-16.
  public let bytes: [UInt8]
  public internal(set) var lines: LineIndex
  /// Tags, names of attributes and what they say.
  public internal(set) var names: NameTable
  public internal(set) var elements: Table<XMLElement> = Table()
  public internal(set) var attributes: Table<XMLAttribute> = Table()
  public internal(set) var texts: Table<XMLText> = Table()
  /// Comments that begin with `navscene:`; the others say nothing to anybody here.
  public internal(set) var directives: [SourceRange] = []
  /// What ended the reading, if anything did. What is before it is in the tables.
  public var problem: XMLFinding? {
    get { problems.first }
    set { problems = newValue.map { [$0] } ?? [] }
  }
  /// In an array, for a document is copied more often than it has a problem.
  private var problems: [XMLFinding] = []

  init(bytes: [UInt8], lines: LineIndex = LineIndex([]), names: consuming NameTable) {
    self.bytes = bytes
    self.lines = lines
    self.names = names
  }
}

/// Small, for there is a row for every hundred bytes of a storyboard.
public struct XMLElement: Sendable {
  public let tag: Name
  @Compact public var parent: ID<XMLElement>?
  /// The first element that is not inside this one.
  public var next: ID<XMLElement>
  public var attributes: IDRange<XMLAttribute> = .empty
  /// From `<` to after the end tag.
  public var range: SourceRange
  var startTagEnd: UInt32
  public let attributeNames: XMLNameBits

  /// From `<` to after the first `>`.
  public var startTag: SourceRange { SourceRange(Int(range.start), Int(startTagEnd)) }
}

/// An attribute of a start tag.
public struct XMLAttribute: Sendable {
  public let name: Name
  /// What it says, references resolved.
  public let value: Name
  /// What is between the quotes.
  public let valueRange: SourceRange
}

/// Characters in an element, up to the next tag. Those that are only white space are left out.
public struct XMLText: Sendable {
  public let parent: ID<XMLElement>
  public let range: SourceRange
  /// In a CDATA section, without its brackets: an ampersand there is one.
  public let isVerbatim: Bool
}

/// What is wrong with a text, and where.
public struct XMLFinding: Error, Hashable, Sendable {
  public let problem: XMLProblem
  public let range: SourceRange

  init(_ problem: XMLProblem, _ start: Int, _ end: Int) {
    self.problem = problem
    self.range = SourceRange(start, end)
  }
}

extension XMLDocument {
  public var root: ID<XMLElement>? { elements.isEmpty ? nil : ID(0) }

  @inlinable public subscript(id: ID<XMLElement>) -> XMLElement { elements[id] }
  @inlinable public subscript(id: ID<XMLAttribute>) -> XMLAttribute { attributes[id] }

  /// The elements right inside one, in their order.
  @inlinable public func children(of element: ID<XMLElement>) -> XMLChildren {
    XMLChildren(
      elements: elements, upcoming: ID(Int(element.index) + 1), end: elements[element].next)
  }

  /// Everything inside an element, parents before their children.
  @inlinable public func descendants(of element: ID<XMLElement>) -> IDRange<XMLElement> {
    IDRange(from: ID(Int(element.index) + 1), to: elements[element].next)
  }

  /// The attribute of this name; nil where there is none.
  @inlinable
  @inline(__always)
  public func attribute(_ name: Name, of element: ID<XMLElement>) -> ID<XMLAttribute>? {
    guard elements[element].attributeNames.mayHave(name) else { return nil }
    return Self.attribute(name, in: elements[element].attributes, of: attributes)
  }

  /// The first child of this name.
  @inlinable
  @inline(__always)
  public func child(_ tag: Name, of element: ID<XMLElement>) -> ID<XMLElement>? {
    Self.child(tag, of: element, in: elements)
  }

  /// The first child of which an attribute says this.
  @inlinable
  @inline(__always)
  public func child(saying value: Name, _ name: Name, of element: ID<XMLElement>) -> ID<XMLElement>?
  {
    Self.child(saying: value, name, of: element, in: elements, attributes)
  }

  // Apart from the document, which would be copied for a call that only reads one or two of its tables.

  @usableFromInline
  @inline(never)
  static func child(
    _ tag: Name, of element: ID<XMLElement>, in elements: Table<XMLElement>
  ) -> ID<XMLElement>? {
    let end = elements[element].next
    var child = ID<XMLElement>(Int(element.index) + 1)
    while child < end {
      if elements[child].tag == tag { return child }
      child = elements[child].next
    }
    return nil
  }

  @usableFromInline
  @inline(never)
  static func child(
    saying value: Name, _ name: Name, of element: ID<XMLElement>, in elements: Table<XMLElement>,
    _ attributes: Table<XMLAttribute>
  ) -> ID<XMLElement>? {
    let end = elements[element].next
    var child = ID<XMLElement>(Int(element.index) + 1)
    while child < end {
      if elements[child].attributeNames.mayHave(name) {
        for id in elements[child].attributes where attributes[id].name == name {
          if attributes[id].value == value { return child }
          break
        }
      }
      child = elements[child].next
    }
    return nil
  }

  @usableFromInline
  @inline(never)
  static func attribute(
    _ name: Name, in range: IDRange<XMLAttribute>, of attributes: Table<XMLAttribute>
  ) -> ID<XMLAttribute>? {
    for id in range where attributes[id].name == name { return id }
    return nil
  }

  /// The name of an attribute where it is.
  public func nameRange(_ attribute: ID<XMLAttribute>) -> SourceRange {
    let row = attributes[attribute]
    // Before the quote there may be white space on both sides of `=`.
    var end = Int(row.valueRange.start) - 1
    while end > 0 && (XMLCharacters.isSpace(bytes[end - 1]) || bytes[end - 1] == 0x3D) { end -= 1 }
    return SourceRange(end - names.byteCount(of: row.name), end)
  }

  /// The name of an element without `<`.
  public func tagRange(_ element: ID<XMLElement>) -> SourceRange {
    let start = Int(elements[element].range.start) + 1
    return SourceRange(start, start + names.byteCount(of: elements[element].tag))
  }

  /// What an attribute says, references resolved.
  public func value(_ attribute: ID<XMLAttribute>) -> String { names[attributes[attribute].value] }

  /// The characters right inside an element, without those of its children.
  public func text(of element: ID<XMLElement>) -> String {
    var text: [UInt8] = []
    let row = elements[element]
    var id = firstText(from: row.startTagEnd)
    while id < texts.end, texts[id].range.start < row.range.end {
      let part = texts[id]
      if part.parent == element {
        if part.isVerbatim {
          appendLines(part.range, to: &text)
        } else {
          text += decoded(part.range, isAttribute: false)
        }
      }
      id = ID(Int(id.index) + 1)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension XMLDocument {
  /// The first text that starts at an offset or after it.
  private func firstText(from offset: UInt32) -> ID<XMLText> {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[ID(middle)].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return ID(low)
  }
}

/// Goes from sibling to sibling.
public struct XMLChildren: Sequence, IteratorProtocol {
  @usableFromInline let elements: Table<XMLElement>
  @usableFromInline var upcoming: ID<XMLElement>
  @usableFromInline let end: ID<XMLElement>

  @inlinable
  init(elements: Table<XMLElement>, upcoming: ID<XMLElement>, end: ID<XMLElement>) {
    self.elements = elements
    self.upcoming = upcoming
    self.end = end
  }

  /// The next child, in the order of the text.
  @inlinable public mutating func next() -> ID<XMLElement>? {
    guard upcoming < end else { return nil }
    let child = upcoming
    upcoming = elements[child].next
    return child
  }
}
