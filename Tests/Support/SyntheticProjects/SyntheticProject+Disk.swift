import Foundation

extension SyntheticProject {
  /// Writes it below a folder, links and all.
  public func write(to folder: String) throws {
    let manager = FileManager.default
    for file in files {
      let path = folder + "/" + file.path
      try manager.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: path))
    }
    for link in links {
      let path = folder + "/" + link.path
      try manager.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: path, withDestinationPath: link.destination)
    }
  }
}
