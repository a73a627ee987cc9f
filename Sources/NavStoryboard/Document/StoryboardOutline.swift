import NavText

/// The objects of a document by place, and what they are: all that is asked of a document once it was judged, in a tenth
/// of the memory. The file itself need not stay for it.
struct StoryboardOutline: Sendable {
  private struct Entry {
    /// From `<` to behind the end tag.
    let range: SourceRange
    /// Here and in the next two: where it is in `text`.
    let id: SourceRange
    /// What is written on it; empty where nothing is, or where it is an element of its own.
    let name: SourceRange
    /// The class that is written, or else the tag.
    let className: SourceRange
    let hasClass: Bool
    /// The object around it.
    @Compact var parent: ID<Entry>?
  }

  /// In the order of the file, an object before those inside it.
  private var entries: Table<Entry> = Table()
  /// What the entries say, as it is written in the file, one behind the other.
  private var text: [UInt8] = []
  /// Names that have elements of their own.
  private var longNames: [ID<Entry>: String] = [:]

  init(_ document: StoryboardDocument) {
    entries.reserveCapacity(document.objects.count)
    text.reserveCapacity(document.objects.count * 32)
    var last: ID<Entry>?
    for object in document.objects.rows where !document.isPart(object.element) {
      let range = document.xml[object.element].range
      while let around = last, entries[around].range.end <= range.start {
        last = entries[around].parent
      }
      let bytes = document.xml.bytes
      var name = SourceRange(0, 0)
      let caption = document.caption(of: object.element)
      switch caption {
      case .attribute(let attribute): name = text.append(document.xml[attribute].valueRange, of: bytes)
      case .element(let text): longNames[entries.end] = document.xml.names[text]
      case nil: break
      }
      let hasClass = !object.className.isNone
      let className =
        hasClass
        ? document.valueRange(.customClass, of: object.element)
        : Self.tagRange(ofElementAt: range, in: bytes)
      last = entries.append(
        Entry(
          range: range, id: text.append(document.valueRange(.id, of: object.element), of: bytes),
          name: name, className: text.append(className, of: bytes), hasClass: hasClass,
          parent: last))
    }
  }

  /// The innermost object around an offset into the document's text: what a finding there speaks of. Connections and
  /// constraints belong to their owner.
  func subject(at offset: UInt32) -> Subject? {
    var candidate = last(from: offset)
    while let id = candidate, entries[id].range.end <= offset { candidate = entries[id].parent }
    guard let id = candidate else { return nil }
    let entry = entries[id]
    let name = longNames[id] ?? value(entry.name)
    let className = className(of: entry)
    return Subject(
      objectID: value(entry.id),
      name: name.isEmpty ? className : name + " (" + className + ")")
  }

  /// The last entry that starts at an offset or before it.
  private func last(from offset: UInt32) -> ID<Entry>? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[ID(middle)].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : ID(low - 1)
  }

  private func className(of entry: Entry) -> String {
    let written = value(entry.className)
    return entry.hasClass
      ? demangled(written)?.name ?? written : StoryboardDocument.className(ofTag: written)
  }

  private static func tagRange(ofElementAt range: SourceRange, in bytes: [UInt8]) -> SourceRange {
    let start = Int(range.start) + 1
    return SourceRange(start, XMLCharacters.endOfName(bytes.span, start))
  }

  private func value(_ range: SourceRange) -> String {
    let written = text[Int(range.start)..<Int(range.end)]
    // Most stand for themselves.
    if written.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "&") }) {
      return String(decoding: written, as: UTF8.self)
    }
    return String(
      decoding: XMLReference.resolved(range, in: text.span, isAttribute: true), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Puts a range of other bytes behind these, and tells where.
  mutating func append(_ range: SourceRange, of bytes: [UInt8]) -> SourceRange {
    let start = count
    append(contentsOf: bytes[Int(range.start)..<Int(range.end)])
    return SourceRange(start, count)
  }
}

extension StoryboardDocument {
  /// Whether an element with an id is a part of the object around it.
  fileprivate func isPart(_ element: ID<XMLElement>) -> Bool {
    switch Word(tag(element)) {
    case .segue, .outlet, .outletCollection, .action, .constraint, .binding: true
    default: false
    }
  }

  fileprivate func valueRange(_ word: Word, of element: ID<XMLElement>) -> SourceRange {
    attribute(word, of: element).map { xml[$0].valueRange } ?? SourceRange(0, 0)
  }
}
