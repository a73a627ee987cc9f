import NavText

/// The names of attributes that a start tag had so far: none may come twice.
struct XMLMet {
  /// Tags with more attributes are no storyboard's, and must not cost the square of their number.
  private static let few = 64

  private let first: ID<XMLAttribute>
  /// A bit for each name; several names share one.
  private var bits: UInt64 = 0
  /// Where there are many, the places of those before `end`.
  private var places: [Name: ID<XMLAttribute>] = [:]
  private var end: ID<XMLAttribute>

  init(since first: ID<XMLAttribute>) {
    self.first = first
    end = first
  }

  @inline(__always)
  func mayHave(_ name: Name) -> Bool { bits &>> UInt64(name.index & 63) & 1 == 1 }

  @inline(__always)
  mutating func add(_ name: Name) { bits |= 1 &<< UInt64(name.index & 63) }

  /// The attribute of this name. `attributes` ends with those of the tag.
  @inline(never)
  mutating func attribute(
    _ name: Name, in attributes: Table<XMLAttribute>
  ) -> ID<XMLAttribute>? {
    let own = IDRange(from: first, to: attributes.end)
    if own.count <= Self.few { return own.first { attributes[$0].name == name } }
    for id in IDRange(from: end, to: attributes.end) { places[attributes[id].name] = id }
    end = attributes.end
    return places[name]
  }
}
