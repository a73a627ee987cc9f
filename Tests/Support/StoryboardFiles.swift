import Foundation
import NavStoryboard
import NavText

/// Storyboards to work on: those written for the tests, and those of real apps where a checkout has them beside it.
public enum StoryboardFiles {
  public static let realFolder = "../shared/storyboards"

  /// Small ones with a bit of everything, in which nothing is wrong.
  public static let handwritten: [SourceText] =
    Project.files(under: "Tests/Storyboards", ".storyboard").map { path in
      SourceText(path: String(path.dropFirst("Tests/Storyboards/".count)), Project.text(of: path))
    }

  /// Some of the real ones, of moderate size: enough for a test that runs each time.
  public static let realSample: [SourceText] =
    real().enumerated().filter { $0.offset % 5 == 0 && $0.element.bytes.count < 100_000 }
    .map(\.element)

  /// Paths as they were in the repositories, whose folders the file names hold.
  public static func real(in folder: String = realFolder) -> [SourceText] {
    let paths = Project.files(under: folder, ".storyboard") + Project.files(under: folder, ".xib")
    return paths.map { path in
      let bytes = FileManager.default.contents(atPath: Project.fullPath(path)).map { [UInt8]($0) }
      let name = path.dropFirst(folder.count + 1).replacing("__", with: "/")
      return SourceText(path: String(name), bytes: bytes ?? [])
    }
  }
}
