import NavText

/// Finds a member of a class, a scene or an enum by its name. Few are looked through; where there are many, a table is
/// made once, or as many members and as many uses would cost their product.
struct MembersByName<Row> {
  private struct Key: Hashable {
    let start: UInt32
    let name: Name
  }

  /// The first member of each name, of every long range.
  private var firsts: [Key: ID<Row>] = [:]

  private static func isLong(_ range: IDRange<Row>) -> Bool { range.count > 16 }

  /// Enters members that may be looked for; those without a name here never are.
  mutating func insert(_ range: IDRange<Row>, name: (ID<Row>) -> Name?) {
    guard Self.isLong(range) else { return }
    for id in range {
      guard let name = name(id) else { continue }
      let key = Key(start: range.lower, name: name)
      if firsts[key] == nil { firsts[key] = id }
    }
  }

  /// The first member of this name in a range that was entered. `isMeant` decides where there are few.
  func find(_ name: Name, in range: IDRange<Row>, where isMeant: (ID<Row>) -> Bool) -> ID<Row>? {
    guard Self.isLong(range) else {
      for id in range where isMeant(id) { return id }
      return nil
    }
    return firsts[Key(start: range.lower, name: name)]
  }
}
