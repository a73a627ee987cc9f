/// What paths of a project say, which have no detours (`joinedPath`).
public enum ProjectPath {
  /// The folder that a file or folder is in; empty at the top.
  static func folder(of path: String) -> String {
    let text = Array(path.utf8)
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: text[..<slash], as: UTF8.self)
  }

  public static func fileName(of path: String) -> String {
    let text = Array(path.utf8)
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(decoding: text[(slash + 1)...], as: UTF8.self)
  }

  /// With small letters only, and letters of Western Europe without their accents: the disk of a Mac finds a file whatever
  /// the case of its name, and whether an accent is part of its letter or a character of its own.
  public static func folded(_ path: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(path.utf8.count)
    for scalar in path.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: folded.append(UInt8(scalar.value) | 0x20)
      case 0x00..<0x80: folded.append(UInt8(scalar.value))
      case 0x300...0x36F: break
      case 0xC0...0xFF: folded.append(plainLetters[Int(scalar.value & 0x1F)])
      // Greek and Cyrillic.
      case 0x391...0x3A9, 0x410...0x42F: append(scalar.value + 0x20, to: &folded)
      default: append(scalar.value, to: &folded)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// What U+00C0 to U+00DF are without accents; the small ones follow in the same order.
  private static let plainLetters = Array("aaaaaaaceeeeiiiidnooooo-ouuuuyty".utf8)

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    if let scalar = Unicode.Scalar(scalar) { text += Array(String(Character(scalar)).utf8) }
  }

  /// Without what follows the last dot.
  public static func name(of path: String) -> String {
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
  public static func path(_ path: String, apartFrom other: String) -> String {
    let (text, other) = (Array(path.utf8), Array(other.utf8))
    var start = 0
    for index in 0..<min(text.count, other.count) {
      if text[index] != other[index] { break }
      if text[index] == UInt8(ascii: "/") { start = index + 1 }
    }
    return String(decoding: text[start...], as: UTF8.self)
  }

  /// The language of a file in `de.lproj`, and the folder that holds all languages.
  public static func language(of path: String) -> (language: String, folder: String)? {
    let folder = folder(of: path)
    guard folder.hasSuffix(".lproj") else { return nil }
    return (name(of: folder), Self.folder(of: folder))
  }
}
