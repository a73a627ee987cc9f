/// What paths of a project say, which have no detours (`joinedPath`).
enum ProjectPath {
  /// The folder that a file or folder is in; empty at the top.
  static func folder(of path: String) -> String {
    let text = Array(path.utf8)
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: text[..<slash], as: UTF8.self)
  }

  static func fileName(of path: String) -> String {
    let text = Array(path.utf8)
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(decoding: text[(slash + 1)...], as: UTF8.self)
  }

  /// With small letters only: the disk of a Mac finds a file whatever the case of its name.
  static func folded(_ path: String) -> String {
    String(
      decoding: path.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  /// Without what follows the last dot.
  static func name(of path: String) -> String {
    let text = Array(fileName(of: path).utf8)
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")), dot > 0 else {
      return fileName(of: path)
    }
    return String(decoding: text[..<dot], as: UTF8.self)
  }

  /// Whether a path is a folder's, or of something inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder
      || path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// A path from the last folder on that it has in common with another.
  static func path(_ path: String, apartFrom other: String) -> String {
    let (text, other) = (Array(path.utf8), Array(other.utf8))
    var start = 0
    for index in 0..<min(text.count, other.count) {
      if text[index] != other[index] { break }
      if text[index] == UInt8(ascii: "/") { start = index + 1 }
    }
    return String(decoding: text[start...], as: UTF8.self)
  }

  /// The language of a file in `de.lproj`, and the folder that holds all languages.
  static func language(of path: String) -> (language: String, folder: String)? {
    let folder = folder(of: path)
    guard folder.hasSuffix(".lproj") else { return nil }
    return (name(of: folder), Self.folder(of: folder))
  }
}
