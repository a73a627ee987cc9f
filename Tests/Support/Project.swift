import Foundation

/// The project that the tests belong to, as a folder.
public enum Project {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Whether expectations are rewritten instead of compared.
  public static let isUpdating =
    ProcessInfo.processInfo.environment["NAVSCENE_UPDATE"].map { $0 != "" && $0 != "0" } ?? false

  /// The folder of the executables that the tests were built with.
  public static let products: String = {
    if let path = ProcessInfo.processInfo.environment["NAVSCENE_PRODUCTS"] { return path }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
  }()

  /// The whole path of what is at `path` from the root.
  public static func fullPath(_ path: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }

  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: fullPath(path))
  }

  public static func text(of path: String) -> String {
    guard let data = FileManager.default.contents(atPath: fullPath(path)) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  public static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: fullPath(path)))
  }

  /// Every file of a folder with this ending, in the order of paths from the root.
  public static func files(under folder: String, _ ending: String) -> [String] {
    // Without symbolic links there would be nothing to see in a checkout that is put together of them.
    let start = URL(fileURLWithPath: fullPath(folder)).resolvingSymlinksInPath()
    guard let all = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }
      .map { folder + "/" + $0 }.sorted()
  }

  /// What people read: README, the grammar, and a README beside whatever takes longer to tell.
  public static let documents: [String] =
    ["README.md", "Grammar.md"]
    + ["Samples", "Sources", "Tests/Benchmarks"].flatMap { files(under: $0, "README.md") }

  static func markdown(under folder: String, and others: [String]) -> [String] {
    files(under: folder, ".md") + others.filter { exists($0) }
  }
}
