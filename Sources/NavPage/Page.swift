import NavText

/// One file in which an app runs: the page, its style, its script, the core as WebAssembly, and the app's text.
///
/// The page loads nothing and sends nothing. What it is made of is beside this file as it is written.
public struct Page: Sendable {
  /// What the app is made of, as paths and texts; a page shows them and lets them be changed.
  public var files: [(path: String, text: String)]
  public var title: String
  /// What the names in asset catalogs stand for, as digits of red, green, blue and, if it lets something through, alpha.
  public var colors: [(name: String, light: String, dark: String)] = []
  public var storyboard: String?
  public var device: String?
  public var era: String?
  public var orientation: String?
  /// The name of the script beside the page that says what the sources are now, if there is one (`LiveSources`).
  public var live: String?
  /// What is done before anybody looks.
  public var commands: [String] = []

  public init(_ files: [(path: String, text: String)], title: String) {
    self.files = files
    self.title = title
  }

  /// The bytes of the file.
  public var html: [UInt8] {
    var out: [UInt8] = []
    fill(PackageResources.page_html[...], into: &out)
    return out
  }

  private func fill(_ template: ArraySlice<UInt8>, into out: inout [UInt8]) {
    var rest = template
    while let (before, word, after) = next(in: rest) {
      out += before
      switch word {
      case "title": out += Array(xmlEscaped(title).utf8)
      case "style": out += PackageResources.style_css
      case "script":
        for part in [
          PackageResources.player_js, PackageResources.page_js, PackageResources.tests_js,
          PackageResources.checks_js, PackageResources.editor_js, PackageResources.live_js,
          PackageResources.start_js,
        ] { out += part }
      case "payload": out += Array(Self.payload.utf8)
      case "app": out += app
      // Only a page that follows its sources loads anything: the script beside it.
      case "livesources": out += live == nil ? [] : Array(" 'self' file:".utf8)
      default: break
      }
      rest = after
    }
    out += rest
  }

  /// The next `{{word}}`.
  private func next(
    in text: ArraySlice<UInt8>
  ) -> (before: ArraySlice<UInt8>, word: String, after: ArraySlice<UInt8>)? {
    let brace = UInt8(ascii: "{")
    guard
      let start = text.indices.dropLast().first(where: {
        text[$0] == brace && text[$0 + 1] == brace
      }),
      let end = text[start...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let word = String(decoding: text[(start + 2)..<end], as: UTF8.self)
    return (text[..<start], word, text[(end + 2)...])
  }

  /// The app for the script. Inside a script element no text may look like its end.
  private var app: [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("schema", 1)
    json.member("title", title)
    json.member(files: files)
    json.key("colors")
    json.beginArray()
    for color in colors {
      json.beginObject()
      json.member("name", color.name)
      json.member("light", color.light)
      json.member("dark", color.dark)
      json.endObject()
    }
    json.endArray()
    json.member("storyboard", storyboard)
    json.member("device", device)
    json.member("era", era)
    json.member("orientation", orientation)
    json.member("commands", commands)
    if let live { json.member("live", live) }
    json.endObject()
    return json.bytes.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }
}

extension JSONWriter {
  /// `files`, as the page's script reads them.
  mutating func member(files: [(path: String, text: String)]) {
    key("files")
    beginArray()
    for file in files {
      beginObject()
      member("path", file.path)
      member("text", file.text)
      endObject()
    }
    endArray()
  }
}
