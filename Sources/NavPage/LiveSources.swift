import NavText

/// What an app's sources are now: a script beside a page, which the page reads again and again.
///
/// A page that was opened as a file may load no other file but a script.
public struct LiveSources: Sendable {
  /// Paths and texts, as in `Page.files`.
  public var files: [(path: String, text: String)]
  /// The place being edited: a path and a line, from 1.
  public var here: (path: String, line: Int)?

  public init(_ files: [(path: String, text: String)], here: (path: String, line: Int)? = nil) {
    self.files = files
    self.here = here
  }

  /// The path of the script for a page.
  public static func path(ofPage path: String) -> String {
    let name = path.utf8
    let slash = name.lastIndex(of: UInt8(ascii: "/")).map { name.index(after: $0) }
    let dot = name.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 > slash ?? name.startIndex ? $0 : nil } ?? name.endIndex
    return String(path[..<end]) + ".live.js"
  }

  /// The bytes of the script: one call.
  public var script: [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("version", "\(version)")
    json.member(files: files)
    if let here {
      json.key("here")
      json.beginObject()
      json.member("path", here.path)
      json.member("line", here.line)
      json.endObject()
    }
    json.endObject()
    return Array("navsceneLive(".utf8) + json.bytes + Array(");\n".utf8)
  }

  /// Another number for other sources (FNV-1a).
  private var version: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    for file in files {
      add(file.path)
      add(file.text)
    }
    if let here { add("\(here.path):\(here.line)") }
    return hash
  }
}
