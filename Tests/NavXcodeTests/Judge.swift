import Foundation

/// A program that was not written here and says what is right.
enum Judge {
  static let xmllint = find("xmllint")
  static let python = find("python3")

  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Everything that it prints, on both ways.
  static func ask(_ tool: String, _ arguments: [String]) throws -> String {
    try withFolder { folder in
      let output = folder + "/output"
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = arguments
      let handle = FileHandle(forWritingAtPath: output)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      return String(
        decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    }
  }

  /// A folder that is gone afterwards.
  static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = NSTemporaryDirectory() + "/navscene-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
