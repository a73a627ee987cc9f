import NavModel
import NavStoryboard
import NavText

/// An app as `run`, `test` and pages start it: storyboards with the code around them, as UIKit would find both.
extension Project {
  /// The flags that say which code, and which app.
  static var runningFlags: [Flag] { [.sources, .noSources, .target, .anyway] }

  static func running(
    _ arguments: Arguments, preferring preference: Inputs.Preference = .storyboards
  ) throws(Failure) -> Project {
    let inputs = try Inputs(arguments.paths, standardInput: arguments.value(of: .stdinFilename))
      .withoutDoubles(preferring: preference)
    guard !inputs.storyboards.isEmpty else {
      for flag in [Flag.sources, .target] where arguments.has(flag) {
        throw .usage("\(flag.name) is about storyboards, and there are none among these files")
      }
      return try Project(inputs)
    }
    let code = try CodeFolder.beside(
      inputs, for: .declarations, sources: arguments.values(of: .sources), arguments,
      try Configuration(for: arguments), ofApp: AppChoice(arguments))
    if code == nil && arguments.has(.target) {
      throw .usage("--target names an app of a project, and no project was read")
    }
    var project = try Project(code?.storyboards(of: inputs) ?? inputs, code: code, for: .running)
    project.report(code?.problems ?? [])
    Import.tellGuesses(project.guessedUnwinds)
    return project
  }

  /// What there is to run. Texts have to compile, unless the app is to run anyway and Xcode would build it. Of storyboards
  /// all runs that Xcode builds, as it does on a device.
  func runnable(_ arguments: Arguments) -> Program? {
    if isOfStoryboards { return isBuiltByXcode ? program : nil }
    if hasErrors { return arguments.has(.anyway) ? programDespiteErrors : nil }
    return program
  }

  /// What a command says with its exit code that has done its part with the app: errors fail it, unless it was to go
  /// on anyway.
  func exitCode(_ arguments: Arguments) -> ExitCode {
    hasErrors && !arguments.has(.anyway) ? .findings : .success
  }

  /// Whether Xcode makes a product of the storyboards. Views of xibs are not run.
  private var isBuiltByXcode: Bool {
    let asked = inputs.findings.map { $0.location.file }
    return !findings.contains { finding in
      guard finding.severity == .error else { return false }
      let path = sources[finding.location.file].path
      if asked.contains(finding.location.file) { return !path.hasSuffix(".xib") }
      return path.hasSuffix(".storyboard")
        && StoryboardCompilation.codesXcodeRefuses.contains(finding.code)
    }
  }
}
