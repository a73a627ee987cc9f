import NavText

/// A `.strings` file that translates a storyboard: `"vXZ-lx-hvc.title" = "Warenkorb";`.
public struct Translation: Sendable {
  /// One line of a table of strings.
  public struct Entry: Sendable {
    /// `vXZ-lx-hvc.title`.
    public let key: String
    /// Of the key, in the bytes given; nothing where those were UTF-16.
    public let range: SourceRange
  }

  public private(set) var entries: [Entry] = []

  public init(_ bytes: [UInt8]) {
    let text = XMLEncoding.text(of: bytes).bytes
    let isOriginal = text.count == bytes.count
    let list = PropertyList(text)
    for item in list.items.rows where item.kind == .text && !item.key.isNone {
      entries.append(
        Entry(
          key: list.names[item.key], range: isOriginal ? item.keyRange : SourceRange(0, 0)))
    }
  }

  /// The entries for objects that a storyboard with these ids does not have.
  public func staleEntries(ids: Set<String>) -> [Entry] {
    entries.filter { entry in
      let key = Array(entry.key.utf8)
      guard let dot = key.firstIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
      return !ids.contains(String(decoding: key[..<dot], as: UTF8.self))
    }
  }
}
