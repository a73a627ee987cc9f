import NavText
import NavXcode

/// XML in the making, laid out as Interface Builder lays it out: four spaces a level, one line a tag.
///
/// All goes into the bytes as it is said. Attributes come into their order when their tag ends.
struct XMLWriter: ~Copyable {
  private var text: XMLBytes
  // Of Interface Builder's words.
  private let values = WrittenNames.values
  private let attributeStarts = WrittenNames.attributes
  private let startTags = WrittenNames.startTags
  private let endTags = WrittenNames.endTags
  private let orders = AttributeOrder.tables
  private let usualSettings = UsualSettings.table
  /// The texts of a program, and the same as attributes have them.
  private let names: NameTable
  private let texts: WrittenNames
  /// The elements that are open, from the outside in.
  private var tags = UniqueArray<Name>()
  /// Of the element whose start tag is not finished.
  private var attributes = WrittenAttributes()
  private var order = AttributeOrder.none
  /// Kept for the next time that some are not in order.
  private var moved = XMLBytes()
  private var isInStartTag = false
  /// Texts that no attribute can hold, because they have several lines, and how deep their elements are.
  private var longTexts: [(key: Word, text: Name, depth: Int)] = []

  /// A whole document.
  init(_ names: NameTable, texts: WrittenNames) {
    (self.names, self.texts) = (names, texts)
    text = XMLBytes()
    text.append(#"<?xml version="1.0" encoding="UTF-8"?>"#)
  }

  /// What goes inside elements that another text has opened.
  ///
  /// - Parameter room: about how many bytes there will be.
  init(inside tags: [Word], _ names: NameTable, texts: WrittenNames, room: Int) {
    (self.names, self.texts) = (names, texts)
    text = XMLBytes(room: room)
    for tag in tags { self.tags.append(tag.name) }
  }

  /// Where what was written apart can go into this text.
  mutating func place() -> Int {
    finishStartTag()
    return text.count
  }

  /// Lends the bytes of a text of the program.
  @inline(__always)
  func withBytes<Result>(of name: Name, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withBytes(of: name, in: names, body)
  }

  // MARK: Elements

  /// Begins an element. Its attributes come next, then what is in it.
  mutating func open(_ tag: Word) { open(tag.name) }

  /// The same by the name that a tag has in every document.
  mutating func open(_ tag: Name) {
    finishStartTag()
    startLine()
    text.append(tag, of: startTags)
    tags.append(tag)
    order = orders.order(of: tag)
    isInStartTag = true
  }

  /// Ends the innermost element.
  mutating func close() {
    writeLongTexts()
    if isInStartTag {
      sortAttributes()
      _ = tags.removeLast()
      text.append(Self.emptyEnd, count: 2)
      isInStartTag = false
      return
    }
    let tag = tags.removeLast()
    startLine()
    text.append(tag, of: endTags)
  }

  /// An element with nothing in it.
  mutating func element(_ tag: Word, _ attributes: (name: Word, value: StaticString)...) {
    open(tag)
    for (name, value) in attributes { write(name, value) }
    close()
  }

  // MARK: Elements of one form

  // Where all but some values is known, nothing is looked up: the code says the line as it is.

  /// Begins the line of an element with nothing in it. What is added goes into it as it is.
  @inline(__always)
  mutating func line(_ start: StaticString) {
    finishStartTag()
    startLine()
    text.append(start)
  }

  @inline(__always)
  mutating func add(_ piece: StaticString) { text.append(piece) }

  mutating func add(_ id: ObjectID) {
    switch id {
    case .made(let id): text.append(id)
    case .known(let id): text.append(escaped: id.utf8.span)
    }
  }

  mutating func add(_ name: Name) { text.append(name, of: texts) }

  /// A text in which nothing needs an escape.
  mutating func add(plain: String) { text.append(plain.utf8.span) }

  /// An attribute up to its value.
  mutating func add(startOf attribute: Word) { text.append(attribute.name, of: attributeStarts) }

  /// A word of Interface Builder's as a value, to the end of its attribute.
  mutating func add(value: Name) { text.append(value, of: values) }

  mutating func add(number: Int) { text.append(number: number) }

  /// A side of a frame, in thousandths: Interface Builder writes nothing as `0.0`.
  mutating func add(coordinate thousandths: Int32) {
    if thousandths == 0 { return text.append("0.0") }
    text.append(decimal: thousandths)
  }

  // MARK: Comments

  mutating func comment(_ comment: Span<UInt8>) {
    finishStartTag()
    startLine()
    text.append("<!--")
    // Two hyphens would end it.
    for index in comment.indices {
      text.append(comment[index] == UInt8(ascii: "-") ? UInt8(ascii: "_") : comment[index])
    }
    text.append("-->")
  }

  mutating func comment(_ name: Name) {
    guard texts.isIdentifier(name) else {
      let names = names
      return names.withUTF8(of: name) { comment($0) }
    }
    finishStartTag()
    startLine()
    text.append("<!--")
    text.append(name, of: texts)
    text.append("-->")
  }

  /// Ends the text, with what was written apart at an offset.
  mutating func finish(inserting inner: [XMLPiece], at offset: Int) -> StoryboardText {
    text.append(UInt8(ascii: "\n"))
    return StoryboardText(take(), with: inner, at: offset)
  }

  /// Takes what was written.
  mutating func take() -> XMLBytes {
    var taken = XMLBytes()
    swap(&taken, &text)
    return taken
  }

  // MARK: Attributes of the element that was just opened

  // What is said twice is said as it was first.

  mutating func write(_ name: Word, _ value: Word) {
    write(name, word: value.name)
  }

  /// A word by the name that it has in every document.
  mutating func write(_ name: Word, word: Name) {
    guard begin(name) else { return }
    text.append(word, of: values)
  }

  /// What Interface Builder writes on every new object of a tag.
  mutating func writeUsualSettings(of tag: Name) {
    for place in usualSettings.places(of: tag) {
      let setting = usualSettings[place]
      if note(setting.name) { text.append(setting, of: usualSettings) }
    }
  }

  /// Keeps an attribute that is usual from being written on the element that was just opened, which has others.
  mutating func leaveOut(_ name: Word) { attributes.leaveOut(name) }

  /// A constant, in which nothing needs an escape.
  mutating func write(_ name: Word, _ value: StaticString) {
    guard begin(name) else { return }
    text.append(value)
    end()
  }

  mutating func write(_ name: Word, string value: String) {
    guard begin(name) else { return }
    text.append(escaped: value.utf8.span)
    end()
  }

  mutating func write(_ name: Word, _ value: Name) {
    guard begin(name) else { return }
    text.append(value, of: texts)
    end()
  }

  mutating func write(_ name: Word, _ id: ObjectID) {
    guard begin(name) else { return }
    add(id)
    end()
  }

  mutating func write(_ name: Word, number: Int) {
    guard begin(name) else { return }
    text.append(number: number)
    end()
  }

  /// A number in thousandths.
  mutating func write(_ name: Word, decimal thousandths: Int32) {
    guard begin(name) else { return }
    text.append(decimal: thousandths)
    end()
  }

  /// The selector of an action, which takes its sender.
  mutating func write(_ name: Word, selector action: Name) {
    guard begin(name) else { return }
    text.append(action, of: texts)
    text.append(UInt8(ascii: ":"))
    end()
  }

  /// A text that people read: as an attribute, or with `writeLongTexts` where it has several lines.
  mutating func write(_ name: Word, text value: Name) {
    if texts.hasSeveralLines(value) {
      longTexts.append((name, value, tags.count))
    } else {
      write(name, value)
    }
  }

  /// Whether the element that was just opened has an attribute of this name.
  func says(_ name: Word) -> Bool { attributes.contains(name) }

  /// The texts of several lines of the innermost element, as children.
  @inline(__always)
  mutating func writeLongTexts() {
    if !longTexts.isEmpty { writeLongTextsOfElement() }
  }

  private mutating func writeLongTextsOfElement() {
    let own = longTexts.filter { $0.depth == tags.count }
    longTexts.removeAll { $0.depth == tags.count }
    for (key, value, _) in own {
      open(.string)
      write(.key, key)
      finishStartTag()
      names.withUTF8(of: value) { text.append(escaped: $0, inAttribute: false) }
      _ = tags.removeLast()
      text.append("</string>")
    }
  }

  // MARK: Parts of a tag

  /// `/>` as a number.
  private static var emptyEnd: UInt64 { 0x3E2F }

  private mutating func startLine() { text.startLine(depth: tags.count) }

  private mutating func finishStartTag() {
    guard isInStartTag else { return }
    sortAttributes()
    text.append(UInt8(ascii: ">"))
    isInStartTag = false
  }

  /// Writes an attribute up to its value; false where the element has one of this name.
  @inline(__always)
  private mutating func begin(_ name: Word) -> Bool {
    guard note(name) else { return false }
    text.append(name.name, of: attributeStarts)
    return true
  }

  /// Notes that an attribute comes now; false where the element has one of this name.
  @inline(__always)
  private mutating func note(_ name: Word) -> Bool {
    attributes.add(name, rank: orders.rank(of: name, in: order), at: text.count)
  }

  @inline(__always)
  private mutating func end() { text.append(UInt8(ascii: "\"")) }

  /// Brings the attributes of an object into Interface Builder's order; those of others are in the order in which they
  /// were said.
  private mutating func sortAttributes() {
    if !attributes.areInOrder, order != .none, says(.id) {
      let start = attributes.start
      attributes.sort(end: text.count)
      moved.take(from: start, of: &text)
      for index in 0..<attributes.count {
        let place = attributes[index]
        text.append(place.lowerBound - start..<place.upperBound - start, of: moved)
      }
    }
    attributes.removeAll()
  }
}
