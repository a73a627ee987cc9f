import NavText

/// Finds methods by selector and properties by key in classes that have many of them. Few are looked through; many would
/// cost their product with the connections of a storyboard.
struct MemberIndex: Sendable {
  /// A class and what one of its members is called. Those whose numbers agree by chance are compared later.
  private struct Key: Hashable {
    let owner: UInt32
    let hash: UInt64

    init(_ owner: UInt32, hash: UInt64) {
      self.owner = owner
      self.hash = hash
    }

    init(_ owner: UInt32, _ bytes: ArraySlice<UInt8>) {
      self.init(owner, hash: bytes.reduce(Self.startOfHash) { Self.extended($0, $1) })
    }

    // FNV-1a.
    static var startOfHash: UInt64 { 0xcbf2_9ce4_8422_2325 }

    static func extended(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// By the selector that a method spells out and by its first part, or by its name in Swift.
  private var methods: [Key: [ID<IndexedMethod>]] = [:]
  private var properties: [Key: [ID<IndexedProperty>]] = [:]

  static func isLong(_ range: Range<Int>) -> Bool { range.count > 16 }

  mutating func insert(
    _ id: ID<IndexedMethod>, _ method: IndexedMethod, of owner: UInt32, _ names: NameTable
  ) {
    if method.selector.isNone {
      methods[Key(owner, names.utf8(of: method.baseName)), default: []].append(id)
      return
    }
    let selector = names.utf8(of: method.selector)
    methods[Key(owner, selector), default: []].append(id)
    let first = selector.prefix { $0 != UInt8(ascii: ":") }
    if first.count < selector.count { methods[Key(owner, first), default: []].append(id) }
  }

  mutating func insert(_ id: ID<IndexedProperty>, key: Name, of owner: UInt32) {
    properties[Key(owner, hash: UInt64(key.index)), default: []].append(id)
  }

  /// Those that may answer to a selector or be like it, in the order of the sources. A method of Swift is called as the
  /// selector begins, and a capital follows.
  func methods(_ selector: SelectorMatch, of owner: UInt32) -> [ID<IndexedMethod>] {
    var found: [ID<IndexedMethod>] = methods[Key(owner, selector.text[...])] ?? []
    var hash = Key.startOfHash
    let first = selector.pieces[0]
    for (offset, byte) in first.enumerated() {
      hash = Key.extended(hash, byte)
      let end = first.startIndex + offset + 1
      let isEnd =
        end == first.endIndex || !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first[end])
      if isEnd { found += methods[Key(owner, hash: hash)] ?? [] }
    }
    return Set(found).sorted { $0 < $1 }
  }

  func properties(_ key: Name, of owner: UInt32) -> [ID<IndexedProperty>] {
    properties[Key(owner, hash: UInt64(key.index))] ?? []
  }
}
