import Foundation
import NavCompiler
import NavModel
import NavTesting
import NavText
import NavXcode

/// Programs to draw.
enum Pictures {
  /// The samples by their names.
  static let samples: [(name: String, path: String, program: Program)] =
    Project.files(under: "Samples", ".navscene").filter { !$0.contains("/Broken/") }.map { path in
      let source = SourceText(path: path, bytes: Array(Project.text(of: path).utf8))
      guard let program = Compilation(Table([source])).program else {
        fatalError("\(path) does not compile")
      }
      let name = path.split(separator: "/").last ?? ""
      return (String(name.prefix { $0 != "." }), path, program)
    }

  static func sample(_ name: String) -> Program {
    guard let sample = samples.first(where: { $0.name == name }) else {
      fatalError("there is no sample \(name)")
    }
    return sample.program
  }

  static func program(_ text: String, path: String = "Main.navscene") -> Program {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    guard let program = Compilation(Table([source])).program else {
      fatalError("this does not compile:\n\(text)")
    }
    return program
  }

  /// Whether our own reader, which is strict, finds nothing wrong with it.
  static func isWellFormed(_ bytes: [UInt8]) -> Bool { readXML(bytes).problem == nil }
}

/// A program of others that reads what we draw; nil where it is not installed.
struct Judge {
  let path: String

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    self.path = path
  }

  static let xmllint = Judge("xmllint")
  static let renderer = Judge("rsvg-convert")
  static let dot = Judge("dot")

  /// Whether it accepts the bytes, what it complains of, and what it writes.
  func ask(_ arguments: [String], _ bytes: [UInt8]) throws -> (
    accepts: Bool, complaint: String, output: [UInt8]
  ) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navscene-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [file.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus == 0, String(decoding: complaint, as: UTF8.self), Array(written)
    )
  }
}
