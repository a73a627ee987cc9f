import NavDiff
import NavMatching
import NavModel
import NavStoryboard
import NavText

/// One of the two apps that `diff` compares. Nothing at all is an app without scenes.
struct DiffSide {
  private(set) var sources: Table<SourceText>
  private(set) var findings: [Diagnostic]
  /// Nil where errors keep it from being compared.
  private(set) var compared: ComparedProgram?

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  init(_ inputs: Inputs) throws(Failure) {
    if inputs.isEmpty {
      sources = inputs.sources
      findings = []
      compared = ComparedProgram(ProgramBuilder().finish())
    } else if inputs.storyboards.isEmpty || !inputs.texts.isEmpty {
      let project = try Project(inputs)
      sources = project.sources
      findings = project.findings
      compared = project.program.map { ComparedProgram($0) }
    } else {
      (sources, findings, compared) = Self.storyboards(of: inputs)
    }
    if inputs.findings.contains(where: { $0.severity == .error }) { compared = nil }
  }

  /// As import reads them, so that a text which was imported does not differ. The documents say which object became what.
  private static func storyboards(
    of inputs: Inputs
  ) -> (Table<SourceText>, [Diagnostic], ComparedProgram?) {
    var sources = inputs.sources
    let compilation = StoryboardCompilation(
      Project.lowered(
        inputs.sources[inputs.storyboards], main: [], for: .text, keepsDocuments: true, rules: []))
    for (own, file) in zip(inputs.storyboards, compilation.sources.ids) {
      sources[own] = compilation.sources[file]
    }
    let compared = compilation.program.map { program in
      ComparedProgram(
        program, objectIDs: ObjectIDs(of: program) { compilation.objectID(at: $0) },
        unresolvedReferences: compilation.unresolvedReferences,
        projectContext: compilation.projectContext)
    }
    return (sources, inputs.findings + compilation.diagnostics, compared)
  }
}
