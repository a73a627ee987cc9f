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

  /// A file of problems is named for its code, and listed.
  @Test func everyProblemIsListed() throws {
    let read = try text(of: Self.readingFolder + "/SyntaxProblems.swift")
    for problem in try Self.problems(in: Self.readingFolder) {
      #expect(read.contains("{ \(problem).explanation }"), "\(problem)")
    }
    let list = try text(of: Self.compilingFolder + "/LanguageProblems.swift")
    for problem in try Self.problems(in: Self.compilingFolder) {
      #expect(list.contains("{ \(problem).explanations }"), "\(problem)")
    }
  }

  /// The parser knows shapes, the catalogues know words.
  @Test func theParserKnowsNoVocabulary() throws {
    var words: Set<String> = []
    words.formUnion(ControllerKind.allCases.map(\.facts.keyword))
    words.formUnion(ElementKind.allCases.map(\.facts.keyword))
    words.formUnion(BarSlot.allCases.map(\.facts.keyword))
    words.formUnion(SegueKind.allCases.map(\.facts.keyword))
    words.formUnion(StatementKind.allCases.map(\.facts.keyword))
    words.formUnion(SystemItem.allCases.map(\.facts.keyword))
    for file in try Self.swiftFiles(in: "Sources/NavSyntax") where !file.contains("/Problems/") {
      for match in try text(of: file).matches(of: /"(\w+)"/) where words.contains(String(match.1)) {
        // What slips know of Swift and of English.
        #expect(file.contains("/Slips/"), "\(file): \(match.1)")
      }
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
    for folder in [Self.readingFolder, Self.slipFolder, Self.compilingFolder] {
      for problem in try Self.problems(in: folder) {
        #expect(sources.contains("\(problem)(") || sources.contains("\(problem)."), "\(problem)")
        try expectCases(of: "\(folder)/\(problem).swift")
      }
    }
  }

  /// Reading explains the code, and knows neither classes nor the model.
  @Test func nestingNamesBothLimits() {
    let why = Self.explanation("nesting-too-deep").why
    #expect(why.contains("\(Program.deepestNesting) superclasses"))
    #expect(why.contains("100 levels of blocks, brackets and operators"))
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

  static let readingFolder = "Sources/NavSyntax/Problems"
  static let slipFolder = "Sources/NavSyntax/Slips"
  static let compilingFolder = "Sources/NavCompiler/Problems"

  /// The types of a folder that are problems.
  static func problems(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter {
        try String(contentsOf: root.appending(path: "\(folder)/\($0)"), encoding: .utf8)
          .contains(/(struct|enum) \w+: (LanguageProblem|SyntaxProblem|Slip) \{/)
      }
      .map { String($0.dropLast(".swift".count)) }
  }

  static func explanation(_ code: String) -> Explanation {
    explanations.first { $0.code == code }!
  }

  /// What may report problems: a slip is recognised in its own file.
  static func sourceFiles() throws -> [String] {
    try ["Sources/NavSyntax", "Sources/NavCompiler"].flatMap { try swiftFiles(in: $0) }
      .filter { !$0.hasPrefix(readingFolder) && !$0.hasPrefix(compilingFolder) }
  }

  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }

  func text(of file: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
  }
}

/// What the project of this one file is reported.
func compile(_ bytes: [UInt8], path: String = "Test.navscene") -> [Diagnostic] {
  var sources = Table<SourceText>()
  sources.append(SourceText(path: path, bytes: bytes))
  return Compilation(sources).diagnostics
}
