import NavText

/// The objects of a document by place, and where the file says what they are: all that is asked of a document once it
/// was judged, in a tenth of the memory.
struct StoryboardOutline: Sendable {
  private struct Entry {
    /// From `<` to behind the end tag.
    let range: SourceRange
    let id: SourceRange
    /// What is written on it; empty where nothing is, or where it is an element of its own.
    let name: SourceRange
    /// The class that is written; empty where there is none.
    let className: SourceRange
    /// The object around it.
    @Compact var parent: ID<Entry>?
  }

  /// In the order of the file, an object before those inside it.
  private var entries: Table<Entry> = Table()
  /// Names that have elements of their own.
  private var longNames: [ID<Entry>: String] = [:]

  init(_ document: StoryboardDocument) {
    entries.reserveCapacity(document.objects.count)
    var last: ID<Entry>?
    for object in document.objects.rows where !document.isPart(object.element) {
      let range = document.xml[object.element].range
      while let around = last, entries[around].range.end <= range.start {
        last = entries[around].parent
      }
      var name = SourceRange(0, 0)
      let caption = document.caption(of: object.element)
      switch caption {
      case .attribute(let attribute): name = document.xml[attribute].valueRange
      case .element(let text): longNames[entries.end] = document.xml.names[text]
      case nil: break
      }
      last = entries.append(
        Entry(
          range: range, id: document.valueRange(.id, of: object.element), name: name,
          className: object.className.isNone
            ? SourceRange(0, 0) : document.valueRange(.customClass, of: object.element),
          parent: last))
    }
  }

  /// The innermost object around an offset into the document's text: what a finding there speaks of. Connections and
  /// constraints belong to their owner.
  func subject(at offset: UInt32, in text: [UInt8]) -> Subject? {
    var candidate = last(from: offset)
    while let id = candidate, entries[id].range.end <= offset { candidate = entries[id].parent }
    guard let id = candidate else { return nil }
    let entry = entries[id]
    let name = longNames[id] ?? Self.value(entry.name, in: text)
    let className = Self.className(of: entry, in: text)
    return Subject(
      objectID: Self.value(entry.id, in: text),
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

  private static func className(of entry: Entry, in text: [UInt8]) -> String {
    if !entry.className.isEmpty {
      let written = value(entry.className, in: text)
      return demangled(written)?.name ?? written
    }
    let start = Int(entry.range.start) + 1
    let tag = SourceRange(start, XMLCharacters.endOfName(text.span, start))
    return StoryboardDocument.className(ofTag: value(tag, in: text))
  }

  private static func value(_ range: SourceRange, in text: [UInt8]) -> String {
    let written = text[Int(range.start)..<Int(range.end)]
    // Most stand for themselves.
    if written.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "&") }) {
      return String(decoding: written, as: UTF8.self)
    }
    return String(
      decoding: XMLReference.resolved(range, in: text.span, isAttribute: true), as: UTF8.self)
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
