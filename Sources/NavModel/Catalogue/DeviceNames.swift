import NavText

extension Device {
  /// Names that somebody may have meant: those that go on where the given one ends, those that differ by a slip, then
  /// those that begin as it does; of many, the newest.
  public static func names(near name: String) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let begun =
      wanted.count > 8 && wanted.last == UInt8(ascii: ")") ? wanted.dropLast() : wanted[...]
    let longer = names.filter { $0.lowercased().utf8.starts(with: begun) }
    if !longer.isEmpty && begun.count > 4 { return Array(longer.reversed().prefix(3)) }
    let near = nearest(to: name, among: names)
    if !near.isEmpty { return near }
    let shared = names.map { candidate in
      zip(wanted, candidate.lowercased().utf8).prefix { $0 == $1 }.count
    }
    guard let most = shared.max(), most >= 4 else { return [] }
    return Array(zip(names, shared).filter { $0.1 == most }.map { $0.0 }.reversed().prefix(3))
  }
}
