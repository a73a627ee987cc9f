/// The first value of each key. A few keys are compared one by one, which takes less than to hash one.
struct Firsts<Key: Hashable, Value> {
  private static var fewest: Int { 16 }

  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  /// Forgets what was entered, and keeps the memory for the next round.
  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    if !many.isEmpty { many.removeAll(keepingCapacity: true) }
  }

  /// Enters a value, unless there is one of its key, which is returned.
  mutating func insert(_ value: Value, for key: Key) -> Value? {
    for entry in few where entry.key == key { return entry.value }
    if few.count < Self.fewest {
      few.append((key, value))
      return nil
    }
    if let first = many[key] { return first }
    many[key] = value
    return nil
  }
}
