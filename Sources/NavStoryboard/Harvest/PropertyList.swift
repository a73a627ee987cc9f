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

  /// Reads a text that is a dictionary, with or without its braces.
  init(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    /// The dictionaries and lists around the current item.
    var open: [ID<Item>] = []
    var key: (name: Name, range: SourceRange) = (.none, SourceRange(0, 0))
    /// A text that may be a key or a value: the sign behind it tells.
    var pending: (name: Name, range: SourceRange)?
    while let token = reader.next(&names) {
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
          let isKey = key.name.isNone && (open.last.map { items[$0].kind == .dictionary } ?? true)
          items.append(
            Item(
              kind: .text, key: isKey ? text.name : key.name,
              keyRange: isKey ? text.range : key.range, text: text.name,
              textRange: text.range, next: ID(items.count + 1)))
        }
        pending = nil
        key = (.none, SourceRange(0, 0))
        if token == .close, let last = open.popLast() { items[last].next = items.end }
      case .openDictionary, .openList:
        pending = nil
        open.append(
          items.append(
            Item(
              kind: token == .openList ? .list : .dictionary, key: key.name, keyRange: key.range,
              text: .none, textRange: key.range, next: ID(items.count + 1))))
        key = (.none, SourceRange(0, 0))
      }
    }
    for item in open { items[item].next = items.end }
  }

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

  /// The texts of a list, or the one text that stands in its place.
  func texts(_ key: String, in item: ID<Item>) -> [Name] {
    guard let value = value(key, in: item) else { return [] }
    if items[value].kind == .text { return [items[value].text] }
    return children(of: value).filter { items[$0].kind == .text }.map { items[$0].text }
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

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
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
    while offset < bytes.count, !Self.endsBareText(bytes[offset]) { offset += 1 }
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
