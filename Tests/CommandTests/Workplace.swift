import Foundation
import Testing

/// A folder of its own for a test, and the built executable to run in it.
struct Workplace: ~Copyable {
  /// What a finished command left behind.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navscene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try write(text, to: name)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Beside the test bundle, where the build puts all products.
  static let executable: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("navscene")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return candidate
      }
    }
    fatalError("there is no navscene beside \(CommandLine.arguments[0])")
  }()

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The names of everything in the folder, hidden files too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Runs `navscene` with these arguments.
  func navscene(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(Self.executable, arguments, Data(input.utf8), environment)
  }

  func navscene(_ arguments: [String]) throws -> Outcome {
    try run(Self.executable, arguments, Data(), [:])
  }

  /// Runs a line of shell in which `$NAVSCENE` is the executable.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], Data(),
      environment.merging(["NAVSCENE": Self.executable.path]) { given, _ in given })
  }

  /// Whether all of these tools of somebody else are here: what they would judge is not judged otherwise.
  func has(_ tools: String...) throws -> Bool {
    let line = tools.map { "command -v \($0)" }.joined(separator: " && ")
    return try shell(line, environment: Self.home).code == 0
  }

  /// Whether Python has these modules, which judge what is written for other tools.
  func hasModules(_ modules: String...) throws -> Bool {
    let line = "python3 -c 'import \(modules.joined(separator: ", "))'"
    return try shell(line, environment: Self.home).code == 0
  }

  /// What a tool of somebody else needs to be found and to run.
  static let home = ProcessInfo.processInfo.environment.filter {
    ["PATH", "HOME", "TMPDIR"].contains($0.key)
  }

  /// What is on a terminal in the end at which this was typed, all at once. Without a kind it cannot move its cursor.
  func atTerminal(
    _ arguments: [String], typing text: String, kind: String = "dumb"
  ) throws -> String {
    let terminal = try PseudoTerminal(arguments, in: folder, kind: kind)
    try terminal.type(text)
    terminal.waitForEnd()
    return String(decoding: terminal.shown.filter { $0 != 13 }, as: UTF8.self)
  }

  private func run(
    _ executable: URL, _ arguments: [String], _ input: Data, _ environment: [String: String]
  ) throws -> Outcome {
    // Files instead of pipes, so that nobody waits for the other to read.
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("navscene-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
    try input.write(to: names[0])
    try Data().write(to: names[1])
    try Data().write(to: names[2])

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(
      code: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }
}

/// Two scenes and a way between them.
let clock = """
  storyboard Clock {
      initial -> World
      navigation World {
          root -> Cities
      }
      scene Cities {
          title: "Cities"
          button Paris "Paris" -> show City
      }
      scene City {
          title: "City"
      }
  }

  test "a city shows" {
      tap Paris
      expect visible == City
  }

  test "a city does not show" {
      tap Paris
      expect visible == Cities
  }

  """

/// A program with one syntax error.
let broken = "storyboard Clock {\n    initial -> \n}\n"
