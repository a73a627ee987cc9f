import NavModel
import NavText

/// States that were seen, each once and in few bytes: about eight for a controller, and as much again to find it.
public struct StateTable: Sendable {
  /// Bytes are interned as names are; the state of the first name, which is empty, is none.
  private var packed = NameTable()
  /// States that cannot be packed. In the table of bytes is their number behind a byte that no device has.
  private var whole: [NavigationState] = []
  private var wholeNumbers: [NavigationState: Int] = [:]
  private static let wholeMark: UInt8 = 0xFF

  public init() {}

  public var count: Int { packed.count - 1 }
  public var ids: IDRange<NavigationState> { IDRange(0, count) }
  /// What the packed states take, in bytes.
  public var byteCount: Int { packed.byteCount }

  /// The state's id, whether it is new or known.
  public mutating func insert(_ state: NavigationState) -> ID<NavigationState> {
    if !state.canBePacked && wholeNumbers[state] == nil {
      wholeNumbers[state] = whole.count
      whole.append(state)
    }
    let bytes = bytes(of: state)
    return ID(Int(packed.intern(bytes.span, 0, bytes.count).index) - 1)
  }

  /// Whether the state was inserted before.
  public func contains(_ state: NavigationState) -> Bool {
    guard state.canBePacked || wholeNumbers[state] != nil else { return false }
    return packed.find(bytes(of: state)) != nil
  }

  private func bytes(of state: NavigationState) -> [UInt8] {
    var packer = StatePacker()
    if state.canBePacked {
      var copy = state
      copy.visitFields(&packer)
      return packer.bytes
    }
    var number = UInt32(truncatingIfNeeded: wholeNumbers[state] ?? 0)
    packer.visit(&number)
    return [Self.wholeMark] + packer.bytes
  }

  /// The state, unpacked anew each time.
  public subscript(id: ID<NavigationState>) -> NavigationState {
    let bytes = Array(packed.utf8(of: Name(Int(id.index) + 1)))
    if bytes[0] == Self.wholeMark {
      var unpacker = StateUnpacker(Array(bytes.dropFirst()))
      var number: UInt32 = 0
      unpacker.visit(&number)
      return whole[Int(number)]
    }
    var unpacker = StateUnpacker(bytes)
    var state = NavigationState(device: .standard, orientation: .portrait, era: .standard)
    state.visitFields(&unpacker)
    return state
  }
}
