import NavModel
import NavText

/// What asset catalogs and folders of a project hold, as it is met.
public struct Assets: Sendable {
  /// The paths of sets in catalogs, such as `Assets.xcassets/Food/Apple.imageset`.
  private var images: [String] = []
  private var colors: [String] = []
  /// The values of those colours that have any, by the paths of their sets.
  private var colorValues: [(set: String, value: ColorValue)] = []
  /// Images that are files of their own, without what tells their forms apart.
  private var files: Set<String> = []
  /// Folders of catalogs whose names are part of all names in them.
  private var namespaces: Set<String> = []

  /// Adds what a path stands for: `Cart.imageset/Contents.json`, or `cart@2x.png`.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let folder = ProjectPath.folder(of: path)
    let name = ProjectPath.fileName(of: folder)
    if ProjectPath.fileName(of: path) == "Contents.json" {
      if name.hasSuffix(".colorset") {
        colors.append(folder)
        if let value = ColorValue(colorSet: bytes) { colorValues.append((folder, value)) }
      } else if Self.isGroup(name) {
        if Self.providesNamespace(bytes) { namespaces.insert(folder) }
        // An atlas is shown by its own name as well.
        if name.hasSuffix(".spriteatlas") { images.append(folder) }
      } else {
        images.append(folder)
      }
    } else if !isInside(path, ".xcassets"), !path.hasSuffix(".json") {
      files.insert(withoutMarks(ProjectPath.name(of: path)))
    }
  }

  /// Whether the contents of a file like this say something besides that it is there.
  static func tells(_ path: String) -> Bool {
    let folder = ProjectPath.fileName(of: ProjectPath.folder(of: path))
    return ProjectPath.fileName(of: path) == "Contents.json"
      && (isGroup(folder) || folder.hasSuffix(".colorset"))
  }

  /// A folder of a catalog that holds others.
  private static func isGroup(_ name: String) -> Bool {
    !name.contains(".") || name.hasSuffix(".spriteatlas") || name.hasSuffix(".xcassets")
  }

  private static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    guard let json = try? JSON.parse(bytes) else { return false }
    return json["properties"]?["provides-namespace"]?.bool ?? false
  }

  // MARK: Names

  /// The names that storyboards can call images and colours by, each with the sets that have it.
  public struct Names: Sendable {
    fileprivate let images: [String: [String]]
    fileprivate let colors: [String: [String]]
    fileprivate let files: Set<String>

    /// Whether there may be an image of the name that a storyboard writes, with or without an ending.
    public func hasImage(_ name: String) -> Bool {
      // What lies in a bundle is found by its path there.
      if images[name] != nil || isInside(name, ".bundle") { return true }
      return hasFile(name) || images[withoutMarks(name)] != nil
        || images[withoutEnding(name)] != nil
    }

    private func hasFile(_ name: String) -> Bool {
      let file = ProjectPath.fileName(of: name)
      return files.contains(file) || files.contains(withoutMarks(ProjectPath.name(of: file)))
        || files.contains(withoutMarks(file))
    }

    /// The sets that alone have an image of this name; none where a file of its own may have it as well.
    public func sets(ofImage name: String) -> [String] {
      if isInside(name, ".bundle") || hasFile(name) { return [] }
      return images[name] ?? images[withoutMarks(name)] ?? images[withoutEnding(name)] ?? []
    }

    public func sets(ofColor name: String) -> [String] { colors[name] ?? [] }

    /// `Food/apple@2x.png` is the set `Food/apple`, and not one that is called `apple` alone.
    private func withoutEnding(_ name: String) -> String {
      let folder = ProjectPath.folder(of: name)
      let own = withoutMarks(ProjectPath.name(of: name))
      return folder.isEmpty ? own : folder + "/" + own
    }

    public func hasColor(_ name: String) -> Bool { colors[name] != nil }

    public var allImages: [String] { Array(files.union(images.keys)) }

    public var allColors: [String] { Array(colors.keys) }
  }

  /// What Xcode makes of the catalogs: a folder is part of a name only where it provides a namespace.
  public var names: Names {
    Names(
      images: Dictionary(grouping: images) { name(of: $0) },
      colors: Dictionary(grouping: colors) { name(of: $0) }, files: files)
  }

  /// The values of colours, by the names that storyboards call them by.
  public var namedColors: NamedColors {
    var named = NamedColors()
    for (set, value) in colorValues { named.add(name(of: set), value) }
    return named
  }

  private func name(of set: String) -> String {
    var name = ProjectPath.name(of: set)
    var folder = ProjectPath.folder(of: set)
    while !folder.isEmpty, !folder.hasSuffix(".xcassets") {
      if namespaces.contains(folder) { name = ProjectPath.name(of: folder) + "/" + name }
      let parent = ProjectPath.folder(of: folder)
      if parent == folder { break }
      folder = parent
    }
    return name
  }
}

/// Whether a folder on the way has this ending.
private func isInside(_ path: String, _ ending: String) -> Bool {
  path.split(separator: "/").contains { $0.hasSuffix(ending) }
}

/// `cart@2x~ipad` is a form of `cart`.
private func withoutMarks(_ name: String) -> String {
  var name = name
  for mark in ["~ipad", "~iphone", "@2x", "@3x", "@1x", "-568h"] where name.hasSuffix(mark) {
    name = String(decoding: name.utf8.dropLast(mark.utf8.count), as: UTF8.self)
  }
  return name
}
