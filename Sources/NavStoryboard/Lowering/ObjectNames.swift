import NavText

/// What import calls an object that has this written on it. Names are made one at a time, and most are only compared.
public struct ObjectNames: ~Copyable, Sendable {
  private var naming = Self.plain

  // Its table is never added to here, so that all have the same.
  private static let plain = Naming()

  public init() {}

  /// Makes the words of a text one; false where there is no letter.
  public mutating func makeName(of text: Span<UInt8>) -> Bool { naming.makeIdentifier(text) }

  /// The same for a scene, whose name does not end as classes of controllers do; false where all that is left says nothing.
  public mutating func makeSceneName(of text: Span<UInt8>) -> Bool { naming.makeSceneWord(text) }

  /// What was made last.
  public var made: [UInt8] { naming.made }

  /// Whether a name is what was made last, or that with a number.
  public func isMade(_ name: Span<UInt8>) -> Bool { naming.isMade(name) }
}
