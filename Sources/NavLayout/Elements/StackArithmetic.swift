import NavModel
import NavText

/// What a stack view needs to know of a view that it arranges. Nil is no intrinsic size on that axis.
public struct StackItem: Hashable, Sendable {
  public var length: Double?
  public var breadth: Double?
  /// Along the axis: who gives way first, and how much against it.
  public var hugging: Int
  public var compression: Int
  /// From the top, where texts are on a line.
  public var firstBaseline: Double
  public var lastBaseline: Double

  public init(
    length: Double?, breadth: Double?, hugging: Int = 250, compression: Int = 750,
    firstBaseline: Double = 0, lastBaseline: Double = 0
  ) {
    self.length = length
    self.breadth = breadth
    self.hugging = hugging
    self.compression = compression
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The lengths and starts of the arranged views along the axis, by direct arithmetic.
///
/// As `UIStackView` does: with `fill` the view that hugs its content least grows and the one that resists compression
/// least shrinks; a view without any size of its own grows before all others.
struct StackArithmetic {
  var starts: [Double] = []
  var lengths: [Double]

  init(
    _ items: [StackItem], _ distribution: StackDistribution, spacing: Double,
    spacingInShares: Double, room: Double
  ) {
    lengths = items.map { $0.length ?? 0 }
    guard !items.isEmpty else { return }
    let gaps = spacing * Double(items.count - 1)
    switch distribution {
    case .fill: fill(items, room - gaps)
    case .fillEqually:
      let each = max(0, (room - gaps) / Double(items.count))
      for index in lengths.indices { lengths[index] = each }
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      if total > 0 {
        // Shares of the whole stack with the gaps in it, so that the last has what is left.
        let whole = total + spacingInShares * Double(items.count - 1)
        var left = max(0, room - gaps)
        for index in lengths.indices.dropLast() {
          lengths[index] = min(left, lengths[index] * room / whole)
          left -= lengths[index]
        }
        lengths[lengths.count - 1] = left
      } else {
        fill(items, room - gaps)
      }
    case .equalSpacing, .equalCentering: break
    }
    if distribution == .equalCentering && items.count > 1 {
      centre(spacing: spacing, room: room)
      return
    }
    var gap = spacing
    if distribution == .equalSpacing && items.count > 1 {
      let left = room - lengths.reduce(0, +)
      gap = max(spacing, left / Double(items.count - 1))
      if left < gaps { fill(items, room - gaps) }
    }
    var start = 0.0
    for length in lengths {
      starts.append(start)
      start += length + gap
    }
  }

  private mutating func fill(_ items: [StackItem], _ room: Double) {
    var extra = room - lengths.reduce(0, +)
    if extra > 0 {
      let open = items.indices.filter { items[$0].length == nil }
      if !open.isEmpty {
        for index in open { lengths[index] += extra / Double(open.count) }
        return
      }
      var least = 0
      for index in items.indices where items[index].hugging < items[least].hugging {
        least = index
      }
      lengths[least] += extra
      return
    }
    // The one that resists least gives everything before the next one gives anything.
    let weakestFirst = items.indices.sorted {
      (items[$0].compression, $0) < (items[$1].compression, $1)
    }
    for weakest in weakestFirst where extra < -1e-9 {
      let given = min(lengths[weakest], -extra)
      lengths[weakest] -= given
      extra += given
    }
  }

  /// The same distance between all centres, unless neighbours would come too close.
  private mutating func centre(spacing: Double, room: Double) {
    let count = lengths.count
    let firstCentre = lengths[0] / 2
    let step = (room - firstCentre - lengths[count - 1] / 2) / Double(count - 1)
    var end = 0.0
    for index in lengths.indices {
      let wanted = firstCentre + step * Double(index) - lengths[index] / 2
      let start = index == 0 ? 0 : max(wanted, end + spacing)
      starts.append(start)
      end = start + lengths[index]
    }
  }

  /// How much the arranged views need along the axis.
  static func length(
    of items: [StackItem], _ distribution: StackDistribution, spacing: Double
  ) -> Double {
    guard !items.isEmpty else { return 0 }
    let gaps = spacing * Double(items.count - 1)
    switch distribution {
    case .fillEqually:
      return gaps + Double(items.count) * items.reduce(0) { max($0, $1.length ?? 0) }
    case .fill, .fillProportionally, .equalSpacing, .equalCentering:
      return gaps + items.reduce(0) { $0 + ($1.length ?? 0) }
    }
  }
}
