import NavModel
import NavText

/// Which parts of a program were exercised, for a canvas that shows it: a flag for each row.
public struct WalkedParts: Sendable {
  public var scenes: [Bool]
  public var segues: [Bool]
  public var relationships: [Bool]
  public var statements: [Bool]

  /// Nothing was.
  public init(_ program: Program) {
    func none(_ count: Int) -> [Bool] { Array(repeating: false, count: count) }
    scenes = none(program.scenes.count)
    segues = none(program.segues.count)
    relationships = none(program.relationships.count)
    statements = none(program.statements.count)
  }
}
