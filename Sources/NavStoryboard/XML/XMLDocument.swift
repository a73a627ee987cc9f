import NavText

/// What an XML text holds, in flat tables with the place of every part.
///
/// Namespaces are not resolved: `a:b` is a plain name. An element stands right behind its parent or its last sibling's
/// last descendant, so that a subtree is a range of the table.
public struct XMLDocument: Sendable {
  /// The text that all ranges count in: the file's bytes, or what they say in UTF-8 where they are UTF-16.
  public let bytes: [UInt8]
  public let lines: LineIndex
  /// Tags, names of attributes and what they say.
  public var names: NameTable
  public var elements: Table<XMLElement> = Table()
  public var attributes: Table<XMLAttribute> = Table()
  public var texts: Table<XMLText> = Table()
  /// What ended the reading, if anything did. What stands before it is in the tables.
  public var problem: XMLFinding?

  init(bytes: [UInt8], lines: LineIndex, names: consuming NameTable) {
    self.bytes = bytes
    self.lines = lines
    self.names = names
  }
}

public struct XMLElement: Sendable {
  public let tag: Name
  @Compact public var parent: ID<XMLElement>?
  /// The first element that is not inside this one.
  public var next: ID<XMLElement>
  public var attributes: IDRange<XMLAttribute> = .empty
  var firstText: ID<XMLText>
  /// From `<` to behind the end tag.
  public var range: SourceRange
  /// From `<` to behind the first `>`.
  public var startTag: SourceRange
}

public struct XMLAttribute: Sendable {
  public let name: Name
  /// What it says, references resolved.
  public let value: Name
  public let nameRange: SourceRange
  /// What stands between the quotes.
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

  public subscript(id: ID<XMLElement>) -> XMLElement { elements[id] }
  public subscript(id: ID<XMLAttribute>) -> XMLAttribute { attributes[id] }

  /// The elements right inside one, in their order.
  public func children(of element: ID<XMLElement>) -> XMLChildren {
    XMLChildren(
      elements: elements, upcoming: ID(Int(element.index) + 1), end: elements[element].next)
  }

  /// Everything inside an element, parents before their children.
  public func descendants(of element: ID<XMLElement>) -> IDRange<XMLElement> {
    IDRange(from: ID(Int(element.index) + 1), to: elements[element].next)
  }

  public func attribute(_ name: Name, of element: ID<XMLElement>) -> ID<XMLAttribute>? {
    for id in elements[element].attributes where attributes[id].name == name {
      return id
    }
    return nil
  }

  /// The name of an element without `<`.
  public func tagRange(_ element: ID<XMLElement>) -> SourceRange {
    let start = Int(elements[element].startTag.start) + 1
    return SourceRange(start, start + names.utf8(of: elements[element].tag).count)
  }

  /// What an attribute says, references resolved.
  public func value(_ attribute: ID<XMLAttribute>) -> String { names[attributes[attribute].value] }

  /// The characters right inside an element, without those of its children.
  public func text(of element: ID<XMLElement>) -> String {
    var text: [UInt8] = []
    let row = elements[element]
    var id = row.firstText
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

/// Goes from sibling to sibling.
public struct XMLChildren: Sequence, IteratorProtocol {
  let elements: Table<XMLElement>
  var upcoming: ID<XMLElement>
  let end: ID<XMLElement>

  public mutating func next() -> ID<XMLElement>? {
    guard upcoming < end else { return nil }
    let child = upcoming
    upcoming = elements[child].next
    return child
  }
}
