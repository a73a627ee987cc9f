import NavText

/// A property list of the old kind, as `project.pbxproj` and `.strings` files are: `{ key = value; list = (a, b); }`.
///
/// Reads on after whatever is wrong, as half of a merge often is: a list that never ends ends with the file.
struct PropertyList: Sendable {
  struct Item: Sendable {
    enum Kind: Sendable {
      case text
      case dictionary
      case list
    }

    let kind: Kind
    /// The key that it has in the dictionary around it.
    let key: Name
    let keyRange: SourceRange
    /// What a text says, and where.
    let text: Name
    let textRange: SourceRange
    /// The first item that is not inside this one.
    fileprivate(set) var next: ID<Item>
  }

  private(set) var names = NameTable()
  private(set) var items = Table<Item>()

  /// Reads a text that is a dictionary, with or without its braces, or what says the same as XML, JSON or in binary.
  init(_ bytes: [UInt8]) {
    var builder = PropertyListBuilder()
    if bytes.starts(with: "bplist00".utf8) {
      var reader = BinaryPropertyList(bytes)
      for token in reader.tokens(&names) { builder.take(token, &self) }
    } else if Self.isXML(bytes) {
      readXMLForm(bytes, &builder)
    } else {
      var reader = PropertyListReader(bytes)
      while let token = reader.next(&names) { builder.take(token, &self) }
    }
    builder.finish(&self)
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = bytes[start...].drop { $0 <= 0x20 }
    return text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE plist".utf8)
      || text.starts(with: "<plist".utf8)
  }

  private mutating func readXMLForm(_ bytes: [UInt8], _ builder: inout PropertyListBuilder) {
    let document = readXML(bytes)
    /// Where the dictionaries and lists end that are open.
    var ends: [ID<XMLElement>] = []
    for id in document.elements.ids {
      while let end = ends.last, end <= id {
        ends.removeLast()
        builder.take(.close, &self)
      }
      let element = document[id]
      switch document.names[element.tag] {
      case "plist": continue
      case "dict", "array":
        builder.take(document.names[element.tag] == "dict" ? .openDictionary : .openList, &self)
        ends.append(element.next)
      case let tag:
        let text = document.text(of: id)
        // `<true/>` says so itself.
        let name = names.intern(text.isEmpty && tag != "string" ? tag : text)
        builder.take(.text(name, element.range), &self)
        builder.take(tag == "key" ? .equals : .separator, &self)
      }
    }
    for _ in ends { builder.take(.close, &self) }
  }

  @discardableResult
  fileprivate mutating func append(
    _ kind: Item.Kind, _ key: Name, _ keyRange: SourceRange, _ text: Name, _ textRange: SourceRange
  ) -> ID<Item> {
    items.append(
      Item(
        kind: kind, key: key, keyRange: keyRange, text: text, textRange: textRange,
        next: ID(items.count + 1)))
  }

  fileprivate mutating func end(_ item: ID<Item>) { items[item].next = items.end }

  /// The items right inside a dictionary or list.
  func children(of item: ID<Item>) -> [ID<Item>] {
    var children: [ID<Item>] = []
    var child: ID<Item> = ID(Int(item.index) + 1)
    while child < items[item].next {
      children.append(child)
      child = items[child].next
    }
    return children
  }

  /// The value of a key.
  func value(_ key: String, in item: ID<Item>) -> ID<Item>? {
    guard let name = names.find(key) else { return nil }
    var child: ID<Item> = ID(Int(item.index) + 1)
    while child < items[item].next {
      if items[child].key == name { return child }
      child = items[child].next
    }
    return nil
  }

  func text(_ key: String, in item: ID<Item>) -> String? {
    guard let value = value(key, in: item), items[value].kind == .text else { return nil }
    return names[items[value].text]
  }

  /// The texts of a list, or the one text that is in its place.
  func texts(_ key: String, in item: ID<Item>) -> [Name] {
    guard let value = value(key, in: item) else { return [] }
    if items[value].kind == .text { return [items[value].text] }
    return children(of: value).filter { items[$0].kind == .text }.map { items[$0].text }
  }
}

/// Makes items of the texts and signs of a property list.
struct PropertyListBuilder {
  /// The dictionaries and lists around the current item.
  private var open: [ID<PropertyList.Item>] = []
  private var key: (name: Name, range: SourceRange) = (.none, SourceRange(0, 0))
  /// A text that may be a key or a value: the sign after it tells.
  private var pending: (name: Name, range: SourceRange)?

  mutating func take(_ token: PropertyListReader.Token, _ list: inout PropertyList) {
    switch token {
    case .text(let name, let range):
      // A sign between two texts is missing.
      pending = (name, range)
    case .equals:
      if let text = pending { key = text }
      pending = nil
    case .separator, .close:
      if let text = pending {
        // A key without a value means itself, as `.strings` files have it.
        let isInDictionary = open.last.map { list.items[$0].kind == .dictionary } ?? true
        let isKey = key.name.isNone && isInDictionary
        list.append(
          .text, isKey ? text.name : key.name, isKey ? text.range : key.range, text.name, text.range
        )
      }
      pending = nil
      key = (.none, SourceRange(0, 0))
      if token == .close, let last = open.popLast() { list.end(last) }
    case .openDictionary, .openList:
      pending = nil
      open.append(
        list.append(
          token == .openList ? .list : .dictionary, key.name, key.range, .none, key.range))
      key = (.none, SourceRange(0, 0))
    }
  }

  mutating func finish(_ list: inout PropertyList) {
    for item in open { list.end(item) }
    open = []
  }
}

/// The texts and signs of a property list.
struct PropertyListReader {
  enum Token: Equatable {
    case text(Name, SourceRange)
    case equals
    case separator
    case openDictionary
    case openList
    case close
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// Whether it is JSON, with a colon after each key.
  private var isJSON = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    isJSON = beginsAsJSON
  }

  /// Whether a brace, a quoted key and a colon come first.
  private var beginsAsJSON: Bool {
    var rest = bytes[offset...].drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "{") else { return false }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    rest = rest.drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop { $0 <= 0x20 }
    return rest.first == UInt8(ascii: ":")
  }

  mutating func next(_ names: inout NameTable) -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case 0...0x20: offset += 1
      case UInt8(ascii: "/") where follows("/"): skipLine()
      case UInt8(ascii: "/") where follows("*"): skipComment()
      case UInt8(ascii: "{"): return sign(.openDictionary)
      case UInt8(ascii: "("): return sign(.openList)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return sign(.close)
      case UInt8(ascii: ";"), UInt8(ascii: ","): return sign(.separator)
      case UInt8(ascii: "="): return sign(.equals)
      case UInt8(ascii: ":") where isJSON: return sign(.equals)
      case UInt8(ascii: "[") where isJSON: return sign(.openList)
      case UInt8(ascii: "]") where isJSON: return sign(.close)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(byte, &names)
      case UInt8(ascii: "<"): return data(&names)
      default: return bare(&names)
      }
    }
    return nil
  }

  private func follows(_ byte: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: byte)
  }

  private mutating func sign(_ token: Token) -> Token {
    offset += 1
    return token
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && follows("/")) {
      offset += 1
    }
    offset = min(offset + 2, bytes.count)
  }

  private mutating func quoted(_ quote: UInt8, _ names: inout NameTable) -> Token {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        switch bytes[offset] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(bytes[offset])
        }
      } else {
        text.append(bytes[offset])
      }
      offset += 1
    }
    offset = min(offset + 1, bytes.count)
    return .text(names.intern(text, SourceRange(0, text.count)), SourceRange(start, offset))
  }

  /// `<0fbd77>`: no file of a project hangs on data, so it is a text like any other.
  private mutating func data(_ names: inout NameTable) -> Token {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"),
      bytes[offset] != UInt8(ascii: "\n")
    {
      offset += 1
    }
    offset = min(offset + 1, bytes.count)
    return .text(names.intern(bytes.span, start, offset), SourceRange(start, offset))
  }

  private mutating func bare(_ names: inout NameTable) -> Token {
    let start = offset
    while offset < bytes.count, !Self.endsBareText(bytes[offset]),
      !isJSON || !":[]".utf8.contains(bytes[offset])
    {
      offset += 1
    }
    // `/` begins a comment only where another sign says so.
    if offset == start { offset += 1 }
    return .text(names.intern(bytes.span, start, offset), SourceRange(start, offset))
  }

  private static func endsBareText(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
