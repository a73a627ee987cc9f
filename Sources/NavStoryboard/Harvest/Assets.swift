/// The images and colours that a project has: in its asset catalogs, and as files.
struct Assets: Sendable {
  /// Without the folders that catalogs may put before a name.
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []

  /// Adds what a path stands for: `Cart.imageset/Contents.json`, or `cart@2x.png`.
  mutating func add(_ path: String) {
    let folder = ProjectPath.fileName(of: ProjectPath.folder(of: path))
    if ProjectPath.fileName(of: path) == "Contents.json" {
      if folder.hasSuffix(".colorset") {
        colors.insert(ProjectPath.name(of: folder))
      } else if folder.contains("."), !folder.hasSuffix(".xcassets") {
        images.insert(ProjectPath.name(of: folder))
      }
    } else if !Self.isInside(path, ".xcassets"), !path.hasSuffix(".json") {
      images.insert(Self.withoutMarks(ProjectPath.name(of: path)))
    }
  }

  /// Whether there may be an image of the name that a storyboard writes, with or without an ending.
  func hasImage(_ name: String) -> Bool {
    // What lies in a bundle is found by its path there.
    if Self.isInside(name, ".bundle") { return true }
    let file = ProjectPath.fileName(of: name)
    return images.contains(file) || images.contains(Self.withoutMarks(ProjectPath.name(of: file)))
      || images.contains(Self.withoutMarks(file))
  }

  func hasColor(_ name: String) -> Bool { colors.contains(ProjectPath.fileName(of: name)) }

  /// Whether a folder on the way has this ending.
  private static func isInside(_ path: String, _ ending: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(ending) }
  }

  /// `cart@2x~ipad` is a form of `cart`.
  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["~ipad", "~iphone", "@2x", "@3x", "@1x", "-568h"] where name.hasSuffix(mark) {
      name = String(decoding: name.utf8.dropLast(mark.utf8.count), as: UTF8.self)
    }
    return name
  }
}
