import Foundation

/// Where the commands of a section run: a folder of its own, which holds the section's files and the project's samples.
final class SpecFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("navscene-spec-" + UUID().uuidString)

  init() {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: url.appendingPathComponent("Samples"),
        withDestinationURL: URL(fileURLWithPath: Project.fullPath("Samples")))
    } catch {
      fatalError("no folder for a specification: \(error)")
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) {
    let file = url.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      fatalError("\(name) cannot be written: \(error)")
    }
  }

  /// Whether a command of documentation is one to try out.
  static func runs(_ command: String) -> Bool {
    let word = command.prefix { $0 != " " }
    return ["navscene", "cat", "echo", "printf", "ls"].contains(word)
  }

  /// What a person would see, with the exit code where it is not 0.
  func run(_ command: String) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = url
    process.environment = [
      "PATH": Project.products + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": url.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return "\(error)\n"
    }
    var output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      if !output.isEmpty && !output.hasSuffix("\n") { output += "\n" }
      output += "[exit \(process.terminationStatus)]\n"
    }
    return output
  }
}
