import NavText

// Both passes are linear, and neither prefers a side: matched the other way round, the pairs are the same. A row without a
// key is left alone. Keys may depend on what is paired already.
extension Pairing {
  /// Pairs two rows that have the same key and share it with no other unpaired row.
  mutating func pairUnique<Rows: Sequence<ID<Row>>>(
    _ old: MatchedSide, _ new: MatchedSide, by evidence: Evidence = .structure,
    among rows: (MatchedSide) -> Rows, key: (MatchedSide, ID<Row>, Self) -> MatchKey?
  ) {
    var candidates: [MatchKey: Candidates<Row>] = [:]
    var keys: [MatchKey] = []
    for id in rows(old) where self.new(of: id) == nil {
      guard let key = key(old, id, self) else { continue }
      candidates[key, default: Candidates()].add(old: id)
      keys.append(key)
    }
    if keys.isEmpty { return }
    for id in rows(new) where self.old(of: id) == nil {
      guard let key = key(new, id, self) else { continue }
      candidates[key]?.add(new: id)
    }
    for key in keys {
      guard let found = candidates[key], let pair = found.pair else { continue }
      self.pair(pair.old, pair.new, by: evidence)
    }
  }

  /// Pairs parts of scenes that are paired: by their object ids, then by their names.
  mutating func pairByIdentity<Rows: Sequence<ID<Row>>>(
    _ old: MatchedSide, _ new: MatchedSide, among rows: (MatchedSide) -> Rows,
    scene: (MatchedSide, ID<Row>) -> UInt32?, object: (MatchedSide, ID<Row>) -> UInt32?,
    name: (MatchedSide, ID<Row>) -> Name
  ) {
    pairUnique(old, new, by: .objectID, among: rows) { side, id, _ in
      guard let scene = scene(side, id), let object = object(side, id) else { return nil }
      return [scene, object]
    }
    pairUnique(old, new, by: .name, among: rows) { side, id, _ in
      guard let scene = scene(side, id), let name = side.numberIfAny(name(side, id)) else {
        return nil
      }
      return [scene, name]
    }
  }

  /// Pairs rows that have the same key in their order: the first with the first, the second with the second.
  mutating func pairInOrder<Rows: Sequence<ID<Row>>>(
    _ old: MatchedSide, _ new: MatchedSide,
    among rows: (MatchedSide) -> Rows, key: (MatchedSide, ID<Row>, Self) -> MatchKey?
  ) {
    var waiting = Waiting<Row>()
    for id in rows(new) where self.old(of: id) == nil {
      guard let key = key(new, id, self) else { continue }
      waiting.add(id, key)
    }
    if waiting.isEmpty { return }
    var found: [(old: ID<Row>, new: ID<Row>)] = []
    for id in rows(old) where self.new(of: id) == nil {
      guard let key = key(old, id, self), let next = waiting.popFirst(key) else { continue }
      found.append((id, next))
    }
    for (old, new) in found { pair(old, new, by: .structure) }
  }
}

/// The rows that a pass has found for one key.
private struct Candidates<Row> {
  private var old: ID<Row>?
  private var new: ID<Row>?
  private var isAmbiguous = false

  init() {}

  /// Nil unless each side has one row.
  var pair: (old: ID<Row>, new: ID<Row>)? {
    guard !isAmbiguous, let old, let new else { return nil }
    return (old, new)
  }

  mutating func add(old id: ID<Row>) {
    isAmbiguous = isAmbiguous || old != nil
    old = id
  }

  mutating func add(new id: ID<Row>) {
    isAmbiguous = isAmbiguous || new != nil
    new = id
  }
}

/// Rows that wait for their counterparts, those with one key in their order.
private struct Waiting<Row> {
  private var rows: [(id: ID<Row>, next: Int?)] = []
  /// By key: positions among the rows.
  private var queues: [MatchKey: (first: Int?, last: Int)] = [:]

  init() {}

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ id: ID<Row>, _ key: MatchKey) {
    let position = rows.count
    rows.append((id, nil))
    let queue = queues[key]
    if let queue { rows[queue.last].next = position }
    queues[key] = (queue?.first ?? position, position)
  }

  mutating func popFirst(_ key: MatchKey) -> ID<Row>? {
    guard let slot = queues.index(forKey: key), let first = queues.values[slot].first
    else { return nil }
    queues.values[slot].first = rows[first].next
    return rows[first].id
  }
}
