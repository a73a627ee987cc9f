import Foundation
import NavText

/// Storyboards of real apps, where a checkout has them beside it. They are read in place and belong to nobody here.
public enum Corpus {
  /// Where they are, seen from the folder of the package.
  public static let folder = "../shared/storyboards"

  /// All of them, from the folder of the package.
  public static let paths: [String] =
    Project.files(under: folder, ".storyboard") + Project.files(under: folder, ".xib")

  /// Whether this checkout has none.
  public static var isMissing: Bool { paths.isEmpty }

  /// Paths as they were in the repositories, whose folders the file names hold.
  public static func source(_ path: String) -> SourceText {
    let bytes = FileManager.default.contents(atPath: Project.fullPath(path)).map { [UInt8]($0) }
    let name = path.dropFirst(folder.utf8.count + 1).replacing("__", with: "/")
    return SourceText(path: String(name), bytes: bytes ?? [])
  }
}
