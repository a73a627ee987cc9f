import NavMatching
import NavModel
import NavText

/// One of two programs that are compared, with what its storyboards know beyond its rows.
public struct ComparedProgram: Sendable {
  public let program: Program
  public let objectIDs: ObjectIDs
  public let unresolvedReferences: UnresolvedReferences
  public let projectContext: ProjectContext

  public init(
    _ program: Program, objectIDs: ObjectIDs = ObjectIDs(),
    unresolvedReferences: UnresolvedReferences = UnresolvedReferences(),
    projectContext: ProjectContext = ProjectContext()
  ) {
    self.program = program
    self.objectIDs = objectIDs
    self.unresolvedReferences = unresolvedReferences
    self.projectContext = projectContext
  }
}

/// Two programs, what differs between them and what that means: all that a report is made of.
public struct ProgramComparison: Sendable {
  public let old: ComparedProgram
  public let new: ComparedProgram
  public let matching: ProgramMatching
  public let difference: ProgramDifference
  public var consequences: [Consequence] = []

  /// Says nothing of consequences yet.
  public init(
    _ old: ComparedProgram, _ new: ComparedProgram, ignoringFileNames: Bool = false
  ) {
    self.old = old
    self.new = new
    matching = ProgramMatching(
      old.program, new.program, oldIDs: old.objectIDs, newIDs: new.objectIDs)
    difference = ProgramDifference(
      old.program, new.program, matching, ignoringFileNames: ignoringFileNames)
  }
}
