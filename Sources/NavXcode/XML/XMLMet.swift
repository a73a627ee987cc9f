import NavText

/// The names of attributes that a start tag had so far: none may come twice.
struct XMLMet {
  /// The first attribute of the tag.
  let first: ID<XMLAttribute>
  private(set) var names = XMLNameBits()

  init(since first: ID<XMLAttribute>) {
    self.first = first
  }

  @inline(__always)
  func mayHave(_ name: Name) -> Bool { names.mayHave(name) }

  @inline(__always)
  mutating func add(_ name: Name) { names.add(name) }
}

/// A bit for each of a few names; several names share one. Most questions are about names that are not among them.
public struct XMLNameBits: Sendable {
  @usableFromInline var bits: UInt64 = 0

  public init(_ names: [Name] = []) {
    for name in names { add(name) }
  }

  /// Whether a name may be one of them.
  @inlinable
  @inline(__always)
  public func mayHave(_ name: Name) -> Bool { bits &>> UInt64(name.index & 63) & 1 == 1 }

  @inline(__always)
  mutating func add(_ name: Name) { bits |= 1 &<< UInt64(name.index & 63) }

  /// Whether both may have the same name.
  @inlinable
  @inline(__always)
  public func mayShare(with other: XMLNameBits) -> Bool { bits & other.bits != 0 }
}

/// Finds an attribute among those of a start tag.
struct XMLAttributeSearch {
  /// Tags with more are no storyboard's, and must not cost the square of their number.
  private static let few = 64

  /// Where there are many, the places of those from the first of the tag to `end`.
  private var places: [Name: ID<XMLAttribute>] = [:]
  private var first = ID<XMLAttribute>(0)
  private var end = ID<XMLAttribute>(0)

  /// `attributes` ends with those of the tag.
  @inline(never)
  mutating func attribute(
    _ name: Name, since first: ID<XMLAttribute>, in attributes: Table<XMLAttribute>
  ) -> ID<XMLAttribute>? {
    let own = IDRange(from: first, to: attributes.end)
    if own.count <= Self.few { return own.first { attributes[$0].name == name } }
    if first != self.first {
      places = [:]
      self.first = first
      end = first
    }
    for id in IDRange(from: end, to: attributes.end) { places[attributes[id].name] = id }
    end = attributes.end
    return places[name]
  }
}
