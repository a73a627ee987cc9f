import NavText

/// Members of blocks that are not closed yet, innermost last.
struct OpenMembers: Sendable {
  /// What was removed stays and is overwritten, since moving the end costs more.
  private var rows: [MemberSyntax] = []
  private(set) var count = 0

  var last: MemberSyntax? { count > 0 ? rows[count - 1] : nil }

  @inline(__always)
  mutating func append(_ member: MemberSyntax) {
    if count < rows.count {
      rows[count] = member
    } else {
      rows.append(member)
    }
    count &+= 1
  }

  mutating func removeLast() { count -= 1 }

  /// Moves the members from `start` on to their table.
  mutating func move(from start: Int, to table: inout Table<MemberSyntax>) -> IDRange<MemberSyntax>
  {
    let first = table.end
    // One by one, for most blocks hold few: a slice would cost more.
    for index in start..<count { table.append(rows[index]) }
    count = start
    return IDRange(from: first, to: table.end)
  }
}
