import NavExport
import NavLayout
import NavModel
import NavText

/// `export`: a program as storyboards that Xcode opens and builds.
enum Export {
  private static var module: Flag {
    Flag(
      "--module", takes: .text("NAME"),
      "the module of classes that name none; without it, Xcode takes that of the app's target")
  }

  private static var into: Flag {
    Flag(
      "--into", takes: .file("STORYBOARD"),
      "bring an existing storyboard up to date, and leave all else in it as it is")
  }

  static var facts: Subcommand.Facts {
    Subcommand.Facts(
      summary: "write storyboards for Xcode", operands: .paths,
      flags: [.output, into, module] + Reporting.flags + [.stdinFilename],
      details: [
        "Reads the files together, as one app, and writes its storyboard to standard output, or to OUT. Several storyboards",
        "are written into a folder OUT, each under its own name. Xcode opens and builds them as they are.",
        "",
        "Scenes, bars, elements, constraints and connections are written as Interface Builder writes them, with ids that are",
        "made from names: the same text gives the same bytes, and a change in the text is a small change in the file. Views",
        "that neither constraints nor a frame nor a stack place are where 'navscene layout' puts them.",
        "",
        "With --into, a storyboard that import made the text of takes over what has changed in the text since: only that is",
        "written, and settings that the language has no words for keep their bytes. A file that says the same already is not",
        "touched, nor is one that could not be changed without losing something. With -o, the result goes there instead.",
        "",
        "What a storyboard can't say, such as conditions, variables and tests, is reported as 'not-exported', one warning for",
        "each kind. Nothing is written when the text has errors.",
      ],
      examples: [
        Subcommand.Example(
          "navscene export Shop.navscene -o Main.storyboard", "write one storyboard"),
        Subcommand.Example(
          "navscene export Shop.navscene -o Storyboards", "write several into a folder"),
        Subcommand.Example(
          "navscene export Shop.navscene --into Main.storyboard", "change what the text changed"),
      ])
  }

  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let inputs = try Inputs(
      arguments.paths, standardInput: arguments.value(of: .stdinFilename), leaving: .text
    ).withoutDoubles(preferring: .storyboards)
    // After memory for the text has been made ready.
    if Parallel.processorCount > 1 { Thread(StoryboardExport.prepare)?.detach() }
    let output = arguments.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    let reporting = Reporting(arguments)
    try Files.check(
      outputs: reporting.files + (output.map { [$0] } ?? []), against: inputs.identities)
    let project = try Project(inputs)
    let stream: Terminal.Stream = output == nil ? .error : .output
    guard let program = project.program, !project.hasErrors else {
      try reporting.report(project.findings, project.sources, to: stream)
      return reporting.fails(project.findings) ? .findings : .success
    }
    if let path = arguments.value(of: into) {
      return try update(path, with: program, project, to: arguments.value(of: .output), reporting)
    }
    let files = ExportedFiles(of: program, in: output)
    let export = files.write(program, options(for: project, arguments))
    let findings = project.findings + export.losses.map { $0.diagnostic }
    try reporting.report(findings, project.sources, to: stream)
    if export.storyboards.isEmpty {
      Output.status("nothing was exported: there is no storyboard in the text\n")
      return .findings
    }
    if let failure = files.failure { throw failure }
    try write(export, to: output)
    return reporting.fails(findings) ? .findings : .success
  }

  // MARK: An existing storyboard

  private static func update(
    _ path: String, with program: Program, _ project: Project, to output: String?,
    _ reporting: Reporting
  ) throws(Failure) -> ExitCode {
    let source: SourceText
    do throws(FileProblem) {
      source = SourceText(path: path, bytes: try Files.readFile(path))
    } catch {
      throw .usage(
        "'\(path)' can't be read: \(error.reason)",
        help: Files.status(of: path) == nil
          ? ["a new storyboard is written with -o \(path)"] : [])
    }
    let update: StoryboardUpdate
    do throws(StoryboardUpdate.Problem) {
      update = try StoryboardUpdate(of: source, from: program, placesViews: true)
    } catch {
      throw failure(error, path)
    }
    let findings = project.findings + update.losses.map { $0.diagnostic }
    try reporting.report(findings, project.sources, to: output == "-" ? .error : .output)
    let code: ExitCode = reporting.fails(findings) ? .findings : .success
    if output == "-" {
      try Output.report(update.bytes)
    } else if let output, output != path {
      try Files.write(update.bytes, to: output)
      Output.status("wrote \(output)\n")
    } else if update.bytes == source.bytes {
      Output.status("\(path) says the same already\n")
    } else {
      try Files.replace(source, with: update.bytes)
      Output.status("updated \(path)\n")
    }
    return code
  }

  private static func failure(_ problem: StoryboardUpdate.Problem, _ path: String) -> Failure {
    switch problem {
    case .unreadable:
      return .usage(
        "'\(path)' is not a storyboard of iOS that can be read as one",
        help: ["'navscene lint' says what is wrong with it"])
    case .duplicateID(let id):
      return .usage(
        "several objects of '\(path)' have the id \(id)",
        help: ["give each an id of its own: the text does not say which of them it means"])
    case .noStoryboard(let names):
      return .usage(
        "the text has no storyboard of this name",
        help: ["it has \(names.joined(separator: ", ")): the file is called like one of them"])
    case .notFaithful(let scene, let wanted, let found):
      return .unwritable(
        path, "it would not say what the text says" + (scene.isEmpty ? "" : " of \(scene)"),
        help: [
          "instead of \(wanted.isEmpty ? "nothing" : wanted)",
          "it would have \(found.isEmpty ? "nothing" : found)",
          "change that in Xcode, and import the storyboard again",
        ])
    }
  }

  // MARK: New storyboards

  private static func options(
    for project: Project, _ arguments: Arguments
  ) -> ExportOptions {
    var options = ExportOptions()
    // A class that a storyboard names without a module is one of Objective-C.
    if !project.isOfStoryboards { options.module = .target }
    if let name = arguments.value(of: module) { options.module = .named(name) }
    options.placesViews = true
    return options
  }

  private static func write(_ export: StoryboardExport, to output: String?) throws(Failure) {
    guard let output else {
      for storyboard in export.storyboards { try Output.report(storyboard.bytes) }
      return
    }
    if ExportedFiles.areSeveral(export.storyboards.count, output) {
      return Output.status(
        "exported \(amount(export.storyboards.count, "storyboard")) to \(output)\n")
    }
    Output.status("exported 1 storyboard to \(output)\n")
  }
}

/// Where storyboards go, each written as soon as it is made, or as its parts are. Other threads make the next ones meanwhile,
/// in the memory of those that have been written.
private final class ExportedFiles {
  private enum Place {
    /// They are kept.
    case none
    case file(String)
    case folder(String)
  }

  /// How much may wait for this thread, which writes files.
  private static let mostWaiting = 3

  private var place = Place.none
  /// What went wrong first.
  private(set) var failure: Failure?

  init(of program: Program, in output: String?) {
    let count = program.storyboards.count
    if count == 0 { return }
    guard Self.areSeveral(count, output) else {
      if let output { place = .file(output) }
      return
    }
    do throws(Failure) {
      try Self.checkNames(of: program)
      place = .folder(try Self.makeFolder(output, for: count))
    } catch {
      failure = error
    }
  }

  /// Whether storyboards are written to a folder, not as one file or text.
  static func areSeveral(_ count: Int, _ output: String?) -> Bool {
    count != 1 || output.map { Files.isFolder($0) } ?? false
  }

  /// Refuses storyboards of which one would be written over another: on many disks, names that differ in case are the same.
  private static func checkNames(of program: Program) throws(Failure) {
    var seen: [String: String] = [:]
    for storyboard in program.storyboards.ids {
      let name = program.fileName(of: storyboard)
      let own = program.names[program[storyboard].name]
      if let other = seen.updateValue(own, forKey: name.lowercased()) {
        throw .usage(
          "storyboards '\(other)' and '\(own)' would both be '\(name).storyboard'",
          help: ["give one of them a name of its own: name: \"\(own)\""])
      }
    }
  }

  private static func makeFolder(_ output: String?, for count: Int) throws(Failure) -> String {
    guard let output else {
      throw .usage(
        "these are \(count) storyboards, which are no single file",
        help: ["name a folder for them: -o Storyboards"])
    }
    if Files.status(of: output) != nil && !Files.isFolder(output) || output.hasSuffix(".storyboard")
    {
      throw .usage(
        "'\(output)' can't hold \(count) storyboards",
        help: ["name a folder for them: -o Storyboards"])
    }
    guard Files.makeFolder(output, mode: 0o777) else {
      throw .unwritable(output, "the folder can't be made")
    }
    return output
  }

  /// Exports a program. What has been written is not in memory any more.
  func write(_ program: Program, _ options: ExportOptions) -> StoryboardExport {
    var written: StoryboardExport?
    if case .file(let path) = place {
      note { () throws(Failure) in
        try Self.write(to: path) { file in
          let stream = StoryboardStream {
            file.append($0)
          } startOver: {
            file.startOver()
          }
          written = Self.export(program, options, into: stream) { $0 }
        }
      }
    }
    return written ?? Self.export(program, options) { self.write($0) }
  }

  private static func export(
    _ program: Program, _ options: ExportOptions, into stream: StoryboardStream? = nil,
    keep: @escaping (consuming ExportedStoryboard) -> ExportedStoryboard
  ) -> StoryboardExport {
    StoryboardExport(program, options, into: stream) { pieces, write, take in
      Parallel.forEach(
        of: pieces, threads: Parallel.processorCount, ahead: mostWaiting, write, take: take)
    } keep: {
      keep($0)
    }
  }

  /// Writes a storyboard if it has a file of its own in a folder, and lets go of its bytes then.
  private func write(_ storyboard: consuming ExportedStoryboard) -> ExportedStoryboard {
    guard case .folder(let folder) = place, failure == nil else { return storyboard }
    let path = folder + "/" + storyboard.name + ".storyboard"
    note { () throws(Failure) in
      try Self.write(to: path) { file in storyboard.forEachPiece { file.append($0) } }
    }
    return storyboard.withoutBytes()
  }

  private static func write(
    to path: String, _ body: (OutputFile) -> Void
  ) throws(Failure) {
    // Its text makes it again; what is only in a storyboard is there for `--into`.
    try Files.write(to: path, canBeMadeAgain: true, body)
  }

  private func note(_ body: () throws(Failure) -> Void) {
    do throws(Failure) { try body() } catch { failure = failure ?? error }
  }
}
