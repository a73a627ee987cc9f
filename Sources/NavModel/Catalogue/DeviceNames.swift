import NavText

extension Device {
  /// The name of a model of these figures that runs a system of this major version, the newest of them; the usual name
  /// where the system is not known.
  public func name(running system: Int?) -> String {
    switch (self, system ?? 0) {
    // The iPhone 5s ended with iOS 12, the iPhone 8 with iOS 16.
    case (.iPhone5s, 13...): "iPhone SE (1st generation)"
    case (.iPhone8, 17...): "iPhone SE (3rd generation)"
    default: facts.name
    }
  }

  /// Names that may have been meant: those that continue the given one, those that came before it, those
  /// that differ by a slip, then those that begin as it does; of many, the newest.
  public static func names(near name: String) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let begun =
      wanted.count > 8 && wanted.last == UInt8(ascii: ")") ? wanted.dropLast() : wanted[...]
    let longer = names.filter { $0.lowercased().utf8.starts(with: begun) }
    if !longer.isEmpty && begun.count > 4 { return Array(longer.reversed().prefix(3)) }
    let older = namesBefore(wanted)
    if !older.isEmpty { return older }
    let near = nearest(to: name, among: names)
    if !near.isEmpty { return near }
    let shared = names.map { candidate in
      zip(wanted, candidate.lowercased().utf8).prefix { $0 == $1 }.count
    }
    guard let most = shared.max(), most >= 4 else { return [] }
    return Array(zip(names, shared).filter { $0.1 == most }.map { $0.0 }.reversed().prefix(3))
  }

  /// `iPhone 17` where the newest of that kind has a lower number.
  private static func namesBefore(_ wanted: [UInt8]) -> [String] {
    let (kind, number) = numbered(wanted)
    guard let number else { return [] }
    var same: [String] = []
    var highest = 0
    for name in names {
      let other = numbered(Array(name.lowercased().utf8))
      guard other.kind == kind, let found = other.number else { continue }
      same.append(name)
      highest = max(highest, found)
    }
    return highest < number && number < 100 ? Array(same.reversed().prefix(3)) : []
  }

  /// The digits of a name as a number, and the name without them.
  private static func numbered(_ name: [UInt8]) -> (kind: [UInt8], number: Int?) {
    var kind: [UInt8] = []
    var number: Int?
    for byte in name {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
        kind.append(byte)
        continue
      }
      number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    }
    return (kind, number)
  }
}
