import NavModel
import NavText

/// Where each move of each state leads, in two or three bytes: as the distance between the two numbers, since most
/// moves lead near.
public struct Edges: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []
  public private(set) var count = 0

  var byteCount: Int { bytes.count + starts.count * 4 }

  /// The moves of the next state follow.
  mutating func begin() {
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// A move that leads to a state.
  mutating func append(_ target: ID<NavigationState>, from source: ID<NavigationState>) {
    let distance = Int64(target.index) - Int64(source.index)
    append(UInt64(bitPattern: distance << 1 ^ distance >> 63) + 1)
  }

  /// A move that leads out of the space.
  mutating func appendNowhere() {
    append(0)
  }

  private mutating func append(_ number: UInt64) {
    count += 1
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The states whose moves are known.
  public var sources: IDRange<NavigationState> { IDRange(0, starts.count) }

  /// Calls back with the target of each move of a state, in their order; nil where it leads out of the space.
  @inline(__always)
  public func forEach(
    from source: ID<NavigationState>, _ visit: (ID<NavigationState>?) -> Void
  ) {
    let index = Int(source.index)
    guard index < starts.count else { return }
    var offset = Int(starts[index])
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    while offset < end {
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while bytes[offset] >= 0x80 {
        number |= UInt64(bytes[offset] & 0x7F) << shift
        shift += 7
        offset += 1
      }
      number |= UInt64(bytes[offset]) << shift
      offset += 1
      guard number > 0 else {
        visit(nil)
        continue
      }
      number -= 1
      let distance = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
      visit(ID(Int(Int64(index) + distance)))
    }
  }

  /// Where the moves of a state lead, in their order.
  public func targets(from source: ID<NavigationState>) -> [ID<NavigationState>?] {
    var targets: [ID<NavigationState>?] = []
    forEach(from: source) { targets.append($0) }
    return targets
  }
}
