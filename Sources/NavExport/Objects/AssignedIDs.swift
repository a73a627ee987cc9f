import NavModel
import NavText

/// Ids in Interface Builder's form, such as `Tsg-0q-5Xb`.
///
/// They are made from names, so that the same program has the same ids in every run and what is added changes no
/// other's. Two that come out the same get different ones, in the order in which they are asked for.
struct AssignedIDs: ~Copyable {
  private var known: [ObjectRole: String]
  private(set) var made: [Made] = []
  /// By the hash of an id.
  private var slots = UniqueArray<Slot>()

  /// Where an id is in `made`. A part of its hash is beside that: nearly all others that are met on the way to an id need
  /// not be looked at, which are as many places in memory.
  struct Slot: BitwiseCopyable {
    /// The part of the hash is below, and above it the index plus one; zero where the slot is free.
    private let bits: UInt64

    static var free: Slot { Slot() }

    private init() { bits = 0 }

    init(_ index: Int, of id: MadeID) {
      bits = id.hash & 0xFFFF_FFFF | UInt64(UInt32(index + 1)) << 32
    }

    var isFree: Bool { bits == 0 }
    var index: Int { Int(bits >> 32) - 1 }

    func mayHold(_ id: MadeID) -> Bool { (bits ^ id.hash) & 0xFFFF_FFFF == 0 }
  }

  /// An id that was given here.
  struct Made: Sendable {
    fileprivate let id: MadeID
    /// Nil for what belongs to something else.
    fileprivate let role: ObjectRole?
  }

  /// With the ids that objects have already, and room for those of so many.
  init(_ known: [ObjectRole: String] = [:], room count: Int) {
    self.known = known
    made.reserveCapacity(count)
    slots.refill(.free, times: 64)
    rebuild(room: count)
    reserve(known.values)
  }

  /// Ids that belong to something else.
  mutating func reserve(_ others: some Sequence<String>) {
    for text in others {
      // No other text is ever made.
      guard let id = MadeID(text) else { continue }
      let slot = slot(of: id)
      if slots[slot].isFree { add(Made(id: id, role: nil), in: slot) }
    }
  }

  /// An object's id belongs to another one now.
  mutating func forget(_ role: ObjectRole) { known[role] = nil }

  /// The id of an object, made when it is first asked for.
  mutating func id(of role: ObjectRole, _ seed: Seed) -> ObjectID {
    if !known.isEmpty, let id = known[role] { return .known(id) }
    var seed = seed
    while true {
      let id = seed.id
      let slot = slot(of: id)
      if slots[slot].isFree {
        add(Made(id: id, role: role), in: slot)
        return .made(id)
      }
      if made[slots[slot].index].role == role { return .made(id) }
      seed = seed.adding(1)
    }
  }

  /// Takes over the ids that objects were given elsewhere; false where one of them belongs to another object here.
  ///
  /// - Parameter role: what an object is called here.
  mutating func takeOver(_ others: [Made], role: (ObjectRole) -> ObjectRole) -> Bool {
    for row in others {
      let own = row.role.map(role)
      let slot = slot(of: row.id)
      if slots[slot].isFree {
        add(Made(id: row.id, role: own), in: slot)
      } else if made[slots[slot].index].role != own {
        return false
      }
    }
    return true
  }

  /// All that objects have.
  var ids: [ObjectRole: String] {
    var ids = known
    for row in made {
      if let role = row.role { ids[role] = row.id.text }
    }
    return ids
  }

  // MARK: The table

  /// The slot of an id, or the free one where it belongs.
  private func slot(of id: MadeID) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: id.hash >> 32) & mask
    while !slots[slot].isFree,
      !slots[slot].mayHold(id) || made[slots[slot].index].id != id
    {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func add(_ row: Made, in slot: Int) {
    made.append(row)
    slots[slot] = Slot(made.count - 1, of: row.id)
    if made.count * 2 > slots.count { rebuild(room: made.count * 2) }
  }

  private mutating func rebuild(room count: Int) {
    var slotCount = slots.count
    while slotCount < count * 2 { slotCount *= 2 }
    slots.refill(.free, times: slotCount)
    for (index, row) in made.enumerated() { slots[slot(of: row.id)] = Slot(index, of: row.id) }
  }
}
