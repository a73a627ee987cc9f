import NavModel
import NavText

/// States that were seen, each once and in few bytes: about eight for a controller, and sixteen to twenty to find it.
///
/// The bytes lie in pages, so that a growing table never copies them. Slots are open addressing over a power of two;
/// each state's tag is part of its hash and tells nearly all others from it without a look at their bytes.
public struct StateTable: Sendable {
  private var pages: [[UInt8]] = []
  /// Where the bytes of each state begin, above how many they are.
  private var extents: [UInt64] = []
  private var tags: [UInt32] = []
  /// A state's number plus one; zero where the slot is free.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var shift: UInt32 = 26
  /// States that cannot be packed. In the table of bytes is their number behind a byte that no device has.
  private var whole: [NavigationState] = []
  private var wholeNumbers: [NavigationState: Int] = [:]
  private static let wholeMark: UInt8 = 0xFF
  private static let pageSize = 1 << 20

  public init() {}

  public var count: Int { extents.count }
  public var ids: IDRange<NavigationState> { IDRange(0, count) }
  /// What the packed states take, in bytes.
  public private(set) var byteCount = 0

  /// What the table takes for each state beside its bytes: where they are, the tag, and the slots.
  public var overhead: Int { count * 12 + slots.count * 4 }

  // MARK: States

  /// The state's id, whether it is new or known.
  public mutating func insert(_ state: NavigationState) -> ID<NavigationState> {
    if !state.canBePacked && wholeNumbers[state] == nil {
      wholeNumbers[state] = whole.count
      whole.append(state)
    }
    let bytes = bytes(of: state)
    return insert(bytes.span, tag: Self.tag(of: bytes.span)).id
  }

  /// The state's id; nil where it was not inserted.
  public func id(of state: NavigationState) -> ID<NavigationState>? {
    guard state.canBePacked || wholeNumbers[state] != nil else { return nil }
    let bytes = bytes(of: state)
    return find(bytes.span, tag: Self.tag(of: bytes.span))
  }

  /// Whether the state was inserted before.
  public func contains(_ state: NavigationState) -> Bool { id(of: state) != nil }

  private func bytes(of state: NavigationState) -> [UInt8] {
    var packer = StatePacker()
    if state.canBePacked {
      packer.pack(state)
      return packer.bytes
    }
    var number = UInt32(truncatingIfNeeded: wholeNumbers[state] ?? 0)
    packer.visit(&number)
    return [Self.wholeMark] + packer.bytes
  }

  /// The state, unpacked anew each time.
  public subscript(id: ID<NavigationState>) -> NavigationState {
    let extent = extents[Int(id.index)]
    let start = Self.offset(of: extent)
    let page = pages[Self.page(of: extent)]
    if page[start] == Self.wholeMark {
      var unpacker = StateUnpacker(page, at: start + 1)
      var number: UInt32 = 0
      unpacker.visit(&number)
      return whole[Int(number)]
    }
    var unpacker = StateUnpacker(page, at: start)
    var state = NavigationState(device: .standard, orientation: .portrait, era: .standard)
    state.visitFields(&unpacker)
    return state
  }

  // MARK: Bytes

  /// What a packed state is found by.
  static func tag(of bytes: Span<UInt8>) -> UInt32 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = (hash ^ bytes.word(at: offset)) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    hash = (hash ^ rest) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 32
    return UInt32(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  /// The state whose packed form this is, if it is known.
  func find(_ bytes: Span<UInt8>, tag: UInt32) -> ID<NavigationState>? {
    var slot = Int(tag >> shift)
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      let index = Int(entry &- 1)
      if tags[index] == tag && isSame(bytes, as: index) { return ID(index) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  /// The state whose packed form this is, and whether it is new.
  mutating func insert(
    _ bytes: Span<UInt8>, tag: UInt32
  ) -> (id: ID<NavigationState>, isNew: Bool) {
    if let known = find(bytes, tag: tag) { return (known, false) }
    if count &* 4 >= slots.count &* 3 { growSlots() }
    let index = count
    append(bytes)
    tags.append(tag)
    put(index, tag: tag)
    return (ID(index), true)
  }

  /// The last byte of a packed form, behind the state where a caller has put one there.
  func lastByte(of id: ID<NavigationState>) -> UInt8 {
    let extent = extents[Int(id.index)]
    return pages[Self.page(of: extent)][Self.offset(of: extent) + Int(extent & 0xFF_FFFF) - 1]
  }

  private mutating func append(_ bytes: Span<UInt8>) {
    if pages.isEmpty || pages[pages.count - 1].count + bytes.count > Self.pageSize {
      var page: [UInt8] = []
      // The first page of a small space stays small.
      if !pages.isEmpty { page.reserveCapacity(max(Self.pageSize, bytes.count)) }
      pages.append(page)
    }
    let page = pages.count - 1
    let start = pages[page].count
    pages[page].append(contentsOf: bytes)
    extents.append(
      UInt64(truncatingIfNeeded: page) << 44 | UInt64(truncatingIfNeeded: start) << 24
        | UInt64(truncatingIfNeeded: bytes.count))
    byteCount += bytes.count
  }

  private mutating func put(_ index: Int, tag: UInt32) {
    var slot = Int(tag >> shift)
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
  }

  private mutating func growSlots() {
    let count = slots.count * 2
    slots = [UInt32](repeating: 0, count: count)
    shift -= 1
    for index in tags.indices { put(index, tag: tags[index]) }
  }

  private func isSame(_ bytes: Span<UInt8>, as index: Int) -> Bool {
    let extent = extents[index]
    guard Int(extent & 0xFF_FFFF) == bytes.count else { return false }
    return Self.isSame(bytes, as: pages[Self.page(of: extent)], at: Self.offset(of: extent))
  }

  private static func isSame(_ bytes: Span<UInt8>, as page: [UInt8], at start: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      if page.word(at: start &+ offset) != bytes.word(at: offset) { return false }
      offset &+= 8
    }
    while offset < bytes.count {
      if page[start &+ offset] != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }

  private static func page(of extent: UInt64) -> Int { Int(extent >> 44) }
  private static func offset(of extent: UInt64) -> Int { Int(extent >> 24 & 0xF_FFFF) }
}
