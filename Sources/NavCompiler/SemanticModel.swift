import NavModel
import NavSyntax
import NavText

/// A compilation for an editor: also of texts with errors, and with all uses of names.
public struct SemanticModel: Sendable {
  public let sources: Table<SourceText>
  /// In the order of files and places.
  public let diagnostics: [Diagnostic]
  /// Nil when there is any error.
  public let program: Program?
  /// What could be understood, whatever is wrong with the rest. Names, kinds, places and what belongs to what are sound;
  /// an arrow that leads nowhere has an id that is in no table, and nothing may be run or laid out.
  public let draft: Program
  /// Every use of a name that could be resolved, in no order.
  public let uses: [NameUse]

  public init(_ sources: Table<SourceText>) {
    var declaring = Declaring(
      sources, byteCount: sources.rows.reduce(0) { $0 + $1.bytes.count }, isRecording: true)
    declaring.declareFiles(pieces: FileParser.usualByteCount)
    var lowering = BodyLowering.lowered(Resolving.resolved(declaring))
    uses = lowering.uses.rows + lowering.usesOfConnections()
    draft = lowering.program
    let compilation = Compilation(lowering)
    self.sources = compilation.sources
    diagnostics = compilation.diagnostics
    program = compilation.program
  }
}

extension Program {
  /// Whether an arrow of a draft leads to this scene, and not to a name that is unknown.
  public func isKnown(_ scene: ID<Scene>) -> Bool { Int(scene.index) < scenes.count }
}
