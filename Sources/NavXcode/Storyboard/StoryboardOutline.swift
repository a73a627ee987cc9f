import NavText

/// The objects of a document by place, and what they are: all that is asked of a document once it was judged, in a tenth
/// of the memory. The file itself need not stay for it.
public struct StoryboardOutline: Sendable {
  private struct Entry {
    /// From `<` to after the end tag.
    let range: SourceRange
    /// Where its id ends in `text`; it begins where the entry before it ends.
    let idEnd: UInt32
    /// Where what is written on the object ends: at once where nothing is, or where that is an element of its own.
    let nameEnd: UInt32
    /// Where its class ends: at once where its tag says what it is.
    let end: UInt32
    /// One of the words that every document knows, or none.
    let tag: Name
    /// The object around it.
    @Compact var parent: ID<Entry>?
  }

  /// In the order of the file, an object before those inside it.
  private var entries: Table<Entry> = Table()
  /// What the entries say, as it is written in the file.
  private var text: PackedText
  /// Names that have elements of their own.
  private var longNames: [ID<Entry>: String] = [:]

  public init(_ document: StoryboardDocument) {
    // Most connections have ids as well.
    let most = max(document.objects.count - document.connections.count, 1)
    entries.reserveCapacity(most)
    text = PackedText(room: most * 24)
    let bytes = document.xml.bytes
    var last: ID<Entry>?
    for object in document.objects.rows where !document.isPart(object.element) {
      let range = document.xml[object.element].range
      while let around = last, entries[around].range.end <= range.start {
        last = entries[around].parent
      }
      if let id = document.attribute(.id, of: object.element) {
        text.append(document.xml[id].valueRange, of: bytes.span)
      }
      let idEnd = UInt32(text.count)
      switch document.caption(of: object.element) {
      case .attribute(let name): text.append(document.xml[name].valueRange, of: bytes.span)
      case .element(let text): longNames[entries.end] = document.xml.names[text]
      case nil: break
      }
      let nameEnd = UInt32(text.count)
      var tag = document.tag(object.element)
      if !object.className.isNone,
        let custom = document.attribute(.customClass, of: object.element)
      {
        text.append(document.xml[custom].valueRange, of: bytes.span)
        tag = .none
      } else if Int(tag.index) >= Word.names.count {
        let name = Array(StoryboardDocument.className(ofTag: document.xml.names[tag]).utf8)
        text.append(SourceRange(0, name.count), of: name.span)
        tag = .none
      }
      last = entries.append(
        Entry(
          range: range, idEnd: idEnd, nameEnd: nameEnd, end: UInt32(text.count), tag: tag,
          parent: last))
    }
    text.trim()
  }

  /// The innermost object around an offset into the document's text: what a finding there speaks of. Connections and
  /// constraints belong to their owner.
  public func subject(at offset: UInt32) -> Subject? {
    var candidate = last(from: offset)
    while let id = candidate, entries[id].range.end <= offset { candidate = entries[id].parent }
    guard let id = candidate else { return nil }
    let entry = entries[id]
    let start = id.index == 0 ? 0 : entries[ID(Int(id.index) - 1)].end
    let name = longNames[id] ?? text.value(Int(entry.idEnd)..<Int(entry.nameEnd))
    let written = text.value(Int(entry.nameEnd)..<Int(entry.end))
    let className =
      entry.tag.isNone
      ? demangled(written)?.name ?? written
      : StoryboardDocument.className(ofTag: Word.names[entry.tag])
    return Subject(
      objectID: text.value(Int(start)..<Int(entry.idEnd)),
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
}

extension StoryboardDocument {
  /// Whether an element with an id is a part of the object around it.
  fileprivate func isPart(_ element: ID<XMLElement>) -> Bool {
    switch Word(tag(element)) {
    case .segue, .outlet, .outletCollection, .action, .constraint, .binding: true
    default: false
    }
  }
}
