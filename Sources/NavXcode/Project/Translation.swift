import NavText

/// A file that translates a storyboard: strings, `"vXZ-lx-hvc.title" = "Warenkorb";`, or a String Catalog (Xcode 15).
///
/// It is read on demand: most files of strings belong to no storyboard.
public struct Translation: Sendable {
  /// One line of a table of strings.
  public struct Entry: Sendable {
    /// `vXZ-lx-hvc.title`.
    public let key: String
    /// For the key, in the bytes given; nothing where those were UTF-16.
    public let range: SourceRange

    /// Whether it is for an object that a storyboard with these ids does not have. What Xcode calls stale may also be
    /// for a text that an object has no more, which it tells by itself.
    public func isStale(ids: Set<String>) -> Bool {
      let key = Array(self.key.utf8)
      // A sentence is for code, and no id has a blank.
      guard let dot = key.firstIndex(of: UInt8(ascii: ".")), dot > 0,
        !key[..<dot].contains(UInt8(ascii: " "))
      else { return false }
      return !ids.contains(String(decoding: key[..<dot], as: UTF8.self))
    }
  }

  public let path: String
  private let bytes: [UInt8]

  public init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private var isCatalog: Bool { path.hasSuffix(".xcstrings") }

  /// The folder that holds the storyboard, or the folders of its languages. The catalog of all languages is in
  /// `mul.lproj` or beside those.
  public var folder: String? {
    if let (_, folder) = ProjectPath.language(of: path) { return folder }
    return isCatalog ? ProjectPath.folder(of: path) : nil
  }

  /// All of its lines. A file of strings is read as far as it is one.
  public func entries() throws(JSONProblem) -> [Entry] {
    isCatalog ? try entriesOfCatalog() : entriesOfStrings()
  }

  /// `{"strings": {"vXZ-lx-hvc.title": {"localizations": …}}}`
  ///
  /// What people add by hand is for code: Xcode never makes it of a storyboard, nor calls it stale.
  private func entriesOfCatalog() throws(JSONProblem) -> [Entry] {
    let strings = try JSON.parse(bytes)["strings"]?.members ?? []
    return strings.filter { $0.value["extractionState"]?.string != "manual" }
      .map { Entry(key: $0.key, range: $0.place) }
  }

  private func entriesOfStrings() -> [Entry] {
    let text = XMLEncoding.text(of: bytes).bytes
    let isOriginal = text.count == bytes.count
    let list = PropertyList(text)
    var entries: [Entry] = []
    for item in list.items.rows where item.kind == .text && !item.key.isNone {
      entries.append(
        Entry(
          key: list.names[item.key], range: isOriginal ? item.keyRange : SourceRange(0, 0)))
    }
    return entries
  }
}
