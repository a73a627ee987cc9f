import Foundation
import NavCompiler
import NavModel
import NavSyntax
import NavText
import Testing

/// Every code has an explanation whose examples show it, and Samples/Broken holds the same examples as files.
///
/// `NAVSCENE_UPDATE=1 swift test` writes the files anew.
@Suite struct ExplanationTests {
  /// Those of sources; a compiled graph has no source to show.
  static let explanations = Compilation.explanations.filter { !$0.bad.isEmpty }

  @Test func codesAreUniqueAndInKebabCase() {
    let codes = Compilation.explanations.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(code)")
    }
  }

  @Test func everyCodeOfReadingIsExplained() throws {
    let written = codes(in: try text(of: Self.syntaxProblems))
    #expect(Set(SyntaxProblem.explanations.map(\.code)) == Set(written))
  }

  /// A file of the compiler's problems is named for its code, and listed.
  @Test func everyProblemOfTheCompilerIsListed() throws {
    let list = try text(of: Self.problemFolder + "/LanguageProblems.swift")
    for problem in try Self.problems() {
      #expect(list.contains("{ \(problem).explanations }"), "\(problem)")
    }
  }

  @Test(arguments: explanations.map(\.code))
  func badExampleHasThisProblemAndNoOther(code: String) {
    let explanation = Self.explanation(code)
    let diagnostics = compile(Self.brokenFile(of: explanation))
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.map(\.severity) == [explanation.severity])
    for diagnostic in diagnostics {
      #expect(!diagnostic.help.isEmpty, "says what to write instead")
      #expect(!diagnostic.message.hasSuffix("."))
    }
  }

  @Test(arguments: explanations.map(\.code))
  func goodExampleIsSilent(code: String) {
    let diagnostics = compile(Array((Self.explanation(code).good + "\n").utf8))
    #expect(diagnostics.map { "\($0.code): \($0.message)" } == [])
  }

  @Test(arguments: explanations.map(\.code))
  func proseIsWhole(code: String) {
    let explanation = Self.explanation(code)
    #expect(explanation.summary.hasSuffix("."))
    #expect(explanation.why.hasSuffix("."))
    #expect(explanation.bad != explanation.good)
  }

  /// A problem that nothing reports is one that nobody can have.
  @Test func everyProblemIsReportedSomewhere() throws {
    let sources = try Self.sourceFiles().map { try text(of: $0) }.joined()
    func expectCases(of file: String) throws {
      for match in try text(of: file).matches(of: /\n  case ([a-z]\w*)(?=[\n(])/) {
        #expect(sources.contains(".\(match.1)"), "\(file): \(match.1)")
      }
    }
    try expectCases(of: Self.syntaxProblems)
    for problem in try Self.problems() {
      #expect(sources.contains("\(problem)(") || sources.contains("\(problem)."), "\(problem)")
      try expectCases(of: "\(Self.problemFolder)/\(problem).swift")
    }
  }

  // MARK: Samples/Broken

  @Test func brokenSamplesAreTheBadExamples() throws {
    let folder = Self.root.appending(path: "Samples/Broken")
    var expected: [String: [UInt8]] = [:]
    for explanation in Self.explanations {
      expected[explanation.code + ".navscene"] = Self.brokenFile(of: explanation)
    }
    if ProcessInfo.processInfo.environment["NAVSCENE_UPDATE"] == "1" {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, bytes) in expected {
        try Data(bytes).write(to: folder.appending(path: name))
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(expected.keys))
    for (name, bytes) in expected {
      let found = try? Data(contentsOf: folder.appending(path: name))
      #expect(found.map(Array.init) == bytes, "\(name)")
    }
  }

  /// The bad example and a line end. Where the mistake lies in the bytes, an explanation can only show how it looks;
  /// the file has the bytes.
  static func brokenFile(of explanation: Explanation) -> [UInt8] {
    let bytes = Array((explanation.bad + "\n").utf8)
    guard explanation.code == "invalid-utf8" else { return bytes }
    // An é as Latin-1 writes it, for which editors show U+FFFD.
    let start = bytes.firstRange(of: [0xEF, 0xBF, 0xBD])
    return start.map { bytes[..<$0.lowerBound] + [0xE9] + bytes[$0.upperBound...] } ?? bytes
  }

  // MARK: Help

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let syntaxProblems = "Sources/NavSyntax/SyntaxProblem.swift"
  static let problemFolder = "Sources/NavCompiler/Problems"

  /// The types of the folder that are problems.
  static func problems() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: problemFolder).path)
      .filter {
        try String(contentsOf: root.appending(path: "\(problemFolder)/\($0)"), encoding: .utf8)
          .contains(": LanguageProblem {")
      }
      .map { String($0.dropLast(".swift".count)) }
  }

  static func explanation(_ code: String) -> Explanation {
    explanations.first { $0.code == code }!
  }

  static func sourceFiles() throws -> [String] {
    try ["Sources/NavSyntax", "Sources/NavCompiler"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }
    .filter { $0 != syntaxProblems && !$0.hasPrefix(problemFolder) }
  }

  func text(of file: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
  }

  /// What is in quotes in the bodies of `var code: String`.
  func codes(in source: String) -> [String] {
    source.components(separatedBy: "var code: String {").dropFirst().flatMap { part in
      part.components(separatedBy: "\n  }\n")[0].matches(of: /"([a-z0-9-]+)"/).map {
        String($0.1)
      }
    }
  }
}

/// What the project of this one file is reported.
func compile(_ bytes: [UInt8], path: String = "Test.navscene") -> [Diagnostic] {
  var sources = Table<SourceText>()
  sources.append(SourceText(path: path, bytes: bytes))
  return Compilation(sources).diagnostics
}
