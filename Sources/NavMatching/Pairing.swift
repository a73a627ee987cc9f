import NavText

/// Which rows of one table of an old program are which rows of that table in a new one. Each row has one counterpart at
/// most.
public struct Pairing<Row>: Sendable {
  private static var unpaired: UInt32 { .max }
  private var newOfOld: [UInt32]
  private var oldOfNew: [UInt32]
  private var evidenceOfOld: [Evidence]

  /// Nothing is paired yet.
  init(old oldCount: Int, new newCount: Int) {
    newOfOld = [UInt32](repeating: Self.unpaired, count: oldCount)
    oldOfNew = [UInt32](repeating: Self.unpaired, count: newCount)
    evidenceOfOld = [Evidence](repeating: .structure, count: oldCount)
  }

  /// The row of the new program that a row of the old one has become; nil where it was removed.
  public func new(of old: ID<Row>) -> ID<Row>? {
    let index = newOfOld[Int(old.index)]
    return index == Self.unpaired ? nil : ID(Int(index))
  }

  /// The row of the old program that a row of the new one was; nil where it was added.
  public func old(of new: ID<Row>) -> ID<Row>? {
    let index = oldOfNew[Int(new.index)]
    return index == Self.unpaired ? nil : ID(Int(index))
  }

  /// The number that both sides know a paired row by; nil for one that is not paired.
  func number(of id: ID<Row>, on side: MatchedSide) -> UInt32? {
    guard let other = side.isOld ? new(of: id) : old(of: id) else { return nil }
    return side.isOld ? id.index : other.index
  }

  /// What says that a row of the old program is its counterpart; nil where it has none.
  public func evidence(of old: ID<Row>) -> Evidence? {
    new(of: old) == nil ? nil : evidenceOfOld[Int(old.index)]
  }

  /// The pairs in the order of the old program.
  public var pairs: [(old: ID<Row>, new: ID<Row>)] {
    var pairs: [(old: ID<Row>, new: ID<Row>)] = []
    pairs.reserveCapacity(newOfOld.count)
    for index in newOfOld.indices {
      if let new = new(of: ID(index)) { pairs.append((ID(index), new)) }
    }
    return pairs
  }

  mutating func pair(_ old: ID<Row>, _ new: ID<Row>, by evidence: Evidence) {
    newOfOld[Int(old.index)] = new.index
    oldOfNew[Int(new.index)] = old.index
    evidenceOfOld[Int(old.index)] = evidence
  }
}

/// Why two rows are taken to be one, the surest first.
public enum Evidence: UInt8, Hashable, Sendable, CaseIterable {
  /// Interface Builder gave both the same object id.
  case objectID
  /// They have the same name in the same place.
  case name
  /// They are alike and in the same place, and nothing else is.
  case structure
}
