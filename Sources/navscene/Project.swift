import NavCompiler
import NavModel
import NavStoryboard
import NavSyntax
import NavText
import NavXcode

/// Inputs, compiled or loaded: a program and everything that is to be said about it.
struct Project {
  let inputs: Inputs
  /// What places in findings refer to.
  private(set) var sources: Table<SourceText>
  private(set) var findings: [Diagnostic]
  /// Nil when there is any error.
  let program: Program?
  /// What the program does not show because it leads out of what was given.
  private(set) var unresolvedReferences = UnresolvedReferences()
  /// Whether it is made of storyboards, which Xcode builds in spite of many errors.
  let isOfStoryboards: Bool
  /// Classes that the program calls otherwise, because several modules have one of their name.
  private(set) var renamedClasses: [RenamedClass] = []
  /// Whose unwind actions are taken to be, where a text is made of storyboards without their code.
  private(set) var guessedUnwinds: [GuessedUnwind] = []
  /// What would run in spite of the errors (see `Compilation`).
  let programDespiteErrors: Program?
  /// For the program's graph, where one is wanted and another thread makes it meanwhile.
  let secondHalfOfGraph: Meanwhile<SecondHalfOfGraph>?

  /// With the code beside storyboards, where it is given. Import reports what storyboards lose.
  init(
    _ found: Inputs, code: CodeFolder? = nil, for purpose: StoryboardPurpose = .judging,
    isForGraph: Bool = false
  ) throws(Failure) {
    var secondHalf: Meanwhile<SecondHalfOfGraph>?
    let flawless = Self.flawlessProgram(of: found) { program in
      if isForGraph { secondHalf = Self.secondHalf(ofGraphOf: program) }
    }
    let inputs = flawless == nil ? try found.whole() : found
    self.inputs = inputs
    isOfStoryboards = !inputs.storyboards.isEmpty
    sources = inputs.sources
    findings = inputs.findings
    var programDespiteErrors: Program?
    if flawless != nil {
      program = flawless
    } else if let graph = inputs.graphs.first {
      guard inputs.graphs.count == 1 && inputs.texts.isEmpty && inputs.storyboards.isEmpty else {
        throw .usage(
          "a compiled graph is a whole program: '\(graph.path)' cannot be read with other files",
          help: ["compile all the sources together instead"])
      }
      let file = sources.append(SourceText(path: graph.path, bytes: []))
      do {
        program = try Program(graph: graph.bytes)
      } catch {
        program = nil
        findings.append(error.diagnostic(at: Location(file, SourceRange(0, 0))))
      }
    } else if let storyboard = inputs.storyboards.first {
      guard inputs.texts.isEmpty else {
        throw .usage(
          "texts and storyboards cannot be one app: '\(inputs.sources[storyboard].path)' is a storyboard",
          help: [
            "give the paths of one kind only, or name the others as 'excluded' in .navscene.json"
          ])
      }
      let lowered = Self.lowered(
        inputs.sources[inputs.storyboards], classes: code?.code.catalogue,
        main: (code?.app?.mainStoryboards ?? []) + (code?.code.project.mainStoryboards ?? []),
        for: purpose)
      guessedUnwinds = lowered.guessedUnwinds
      renamedClasses = lowered.renamedClasses
      let compilation = StoryboardCompilation(lowered)
      for (own, file) in zip(inputs.storyboards, compilation.sources.ids) {
        sources[own] = compilation.sources[file]
      }
      findings += compilation.diagnostics
      if let code {
        // What the classes lack, the text lacks as well. Places in code follow after all other files.
        let missed = compilation.findings(
          of: SourceRules.ofClasses, in: code.code, firstFile: sources.count)
        sources.append(contentsOf: code.files.rows)
        findings.supplement(withSourceAware: missed)
        findings = sortedForReport(findings, sources: sources)
      }
      var compiled = compilation.program
      // A catalog knows the values by dark, too.
      if let code { compiled?.namedColors.add(code.code.project.assets.namedColors) }
      program = compiled
      unresolvedReferences = compilation.unresolvedReferences
    } else if inputs.texts.isEmpty {
      program = nil
    } else {
      let compilation = Self.compilation(of: inputs.textTable)
      findings += AppBeside(given: inputs.sources.rows)
        .advising(compilation.diagnostics, inputs.sources)
      program = compilation.program
      programDespiteErrors = inputs.findings.isEmpty ? compilation.programDespiteErrors : nil
    }
    self.programDespiteErrors = programDespiteErrors
    if flawless == nil {
      secondHalf = isForGraph ? program.flatMap { Self.secondHalf(ofGraphOf: $0) } : nil
    }
    secondHalfOfGraph = secondHalf
    Progress.clear()
  }

  /// A small one is written before another thread has begun.
  private static func secondHalf(ofGraphOf program: Program) -> Meanwhile<SecondHalfOfGraph>? {
    guard program.scenes.count > 1_000, Parallel.processorCount > 1 else { return nil }
    return Meanwhile { program.secondHalfOfGraph() }
  }

  /// The program of texts that were not read yet, where there is nothing to report. Otherwise all is read anew, and
  /// kept: what is said shows texts.
  private static func flawlessProgram(
    of inputs: Inputs, expect: (Program) -> Void
  ) -> Program? {
    guard let unread = inputs.unread, inputs.findings.isEmpty, inputs.graphs.isEmpty,
      inputs.storyboards.isEmpty
    else { return nil }
    var builder = CompilationBuilder(
      paths: inputs.sources.rows.map { $0.path }, byteCount: unread.byteCount)
    gather(inputs.sources.rows, unread, into: &builder)
    return unread.haveFailed ? nil : (consume builder).programIfClean(willCheck: expect)
  }

  /// What the texts are together, and what is to be said about them.
  static func compilation(of texts: Table<SourceText>) -> Compilation {
    let byteCount = texts.rows.reduce(0) { $0 + $1.bytes.count }
    // A small app is compiled before another thread has begun.
    guard texts.count > 1, byteCount > 1 << 18, Parallel.processorCount > 1 else {
      return Compilation(texts)
    }
    var builder = CompilationBuilder(texts)
    gather(texts.rows, nil, into: &builder)
    return (consume builder).finish()
  }

  /// Each text is parsed by itself, on as many processors as there are, while what is before is lowered.
  private static func gather(
    _ texts: [SourceText], _ unread: UnreadFiles?, into builder: inout CompilationBuilder
  ) {
    Progress.begin("understanding", texts.count, "file")
    // A few pieces ahead of the thread that lowers them are as many as the caches hold.
    Parallel.forEach(
      of: texts.map { PendingText($0, unread) }, threads: Parallel.processorCount, ahead: 8
    ) { (text: inout PendingText, old: consuming SyntaxTree?) in
      text.next(reusing: (consume old) ?? SyntaxTree())
    } take: { piece in
      if piece.isLast { Progress.advance() }
      return builder.append(piece)
    }
  }

  /// A text that is read, if it was not yet, by the thread that begins to parse it.
  private struct PendingText: Sendable {
    private let source: SourceText
    private let unread: UnreadFiles?
    private var file: SeparateFile?

    init(_ source: SourceText, _ unread: UnreadFiles?) {
      self.source = source
      self.unread = unread
    }

    mutating func next(reusing old: consuming SyntaxTree) -> SeparatePiece? {
      if file == nil { file = SeparateFile(unread?.read(source) ?? source, words: .language) }
      return file?.next(reusing: consume old)
    }
  }

  /// Each file is read by itself, on as many processors as there are, and made part of the program as soon as those
  /// before it are. The text of a file that was not read before is released with its document.
  static func lowered(
    _ storyboards: ArraySlice<SourceText>, unread: UnreadFiles? = nil,
    classes: ClassCatalogue? = nil, main: [String],
    for purpose: StoryboardPurpose = .judging, keepsDocuments: Bool = false,
    rules: [StoryboardRule] = StoryboardRules.all, _ settings: RuleSettings = RuleSettings()
  ) -> LoweredStoryboards {
    Progress.begin("understanding", storyboards.count, "storyboard")
    var assembly = StoryboardAssembly(
      classes: classes, main: main,
      byteCount: unread?.byteCount ?? storyboards.reduce(0) { $0 + $1.bytes.count },
      purpose: purpose, keepsDocuments: keepsDocuments, rules: rules, settings)
    let reader = assembly.reader
    // A few documents ahead of the thread that lowers them are as many as the caches hold.
    Parallel.forEach(
      of: Array(storyboards.enumerated()), threads: Parallel.processorCount, ahead: 3
    ) { file, storyboard in
      defer { Progress.advance() }
      let text = unread?.read(storyboard)
      return reader.read(text ?? storyboard, file: file, keepsText: text == nil)
    } take: { storyboard in
      assembly.append(storyboard)
    }
    return assembly.finish()
  }

  /// Adds findings about files themselves.
  mutating func report(_ problems: [(path: String, finding: (Location) -> Diagnostic)]) {
    for problem in problems {
      let file = sources.append(SourceText(path: problem.path, bytes: []))
      findings.append(problem.finding(Location(file, SourceRange(0, 0))))
    }
  }

  init(_ arguments: Arguments) throws(Failure) {
    try self.init(
      Inputs(arguments.paths, standardInput: arguments.value(of: .stdinFilename))
        .withoutDoubles(preferring: .storyboards))
  }

  /// Whether the program stands for everything that was to be read.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
