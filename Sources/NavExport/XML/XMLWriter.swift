/// XML in the making, laid out as Interface Builder lays it out: four spaces a level, one line a tag.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The elements that are open, from the outside in.
  private var tags: [String] = []
  /// Of the element whose start tag is not finished.
  private var attributes: [(name: String, value: String)] = []
  private var isInStartTag = false
  /// Texts that no attribute can hold, because they have several lines, and how deep their elements are.
  private var longTexts: [(key: String, text: String, depth: Int)] = []

  init() { bytes.append(contentsOf: #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) }

  /// What goes inside elements that another text has opened.
  init(inside tags: [String]) { self.tags = tags }

  /// What was written apart for where this text is now.
  mutating func write(_ inner: XMLWriter) {
    finishStartTag()
    bytes += inner.bytes
  }

  /// Begins an element. Its attributes come next, then what is in it.
  mutating func open(_ tag: String) {
    finishStartTag()
    startLine()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.utf8)
    tags.append(tag)
    isInStartTag = true
  }

  /// An attribute of the element that was just opened. What is said twice is said as it was first.
  mutating func write(_ name: String, _ value: String) {
    if says(name) { return }
    attributes.append((name, value))
  }

  /// Whether the element that was just opened has an attribute of this name.
  func says(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// A text that people read: as an attribute, or with `writeLongTexts` where it has several lines.
  mutating func write(text: String, _ name: String) {
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      longTexts.append((name, text, tags.count))
    } else {
      write(name, text)
    }
  }

  /// The texts of several lines of the innermost element, as children.
  mutating func writeLongTexts() {
    if longTexts.isEmpty { return }
    let texts = longTexts.filter { $0.depth == tags.count }
    longTexts.removeAll { $0.depth == tags.count }
    for (key, text, _) in texts {
      open("string")
      write("key", key)
      finishStartTag()
      append(escaped: text)
      tags.removeLast()
      bytes.append(contentsOf: "</string>".utf8)
    }
  }

  /// Ends the innermost element.
  mutating func close() {
    writeLongTexts()
    if isInStartTag {
      writeAttributes()
      tags.removeLast()
      bytes.append(contentsOf: "/>".utf8)
      isInStartTag = false
      return
    }
    let tag = tags.removeLast()
    startLine()
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: tag.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  /// An element with nothing in it.
  mutating func element(_ tag: String, _ attributes: (name: String, value: String)...) {
    open(tag)
    for (name, value) in attributes { write(name, value) }
    close()
  }

  mutating func comment(_ text: String) {
    finishStartTag()
    startLine()
    bytes.append(contentsOf: "<!--".utf8)
    // Two hyphens would end it.
    bytes.append(contentsOf: text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 })
    bytes.append(contentsOf: "-->".utf8)
  }

  /// Ends the text.
  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Parts of a tag

  /// Whether a byte means itself wherever it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"")
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * tags.count))
  }

  private mutating func finishStartTag() {
    guard isInStartTag else { return }
    writeAttributes()
    bytes.append(UInt8(ascii: ">"))
    isInStartTag = false
  }

  private mutating func writeAttributes() {
    if let tag = tags.last { AttributeOrder.sort(&attributes, of: tag) }
    for (name, value) in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      append(escaped: value)
      bytes.append(UInt8(ascii: "\""))
    }
    attributes.removeAll(keepingCapacity: true)
  }

  private mutating func append(escaped text: String) {
    // Nearly all texts go as they are.
    if text.utf8.allSatisfy({ Self.isPlain($0) }) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      // What XML cannot hold at all.
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: bytes.append(contentsOf: "\u{FFFD}".utf8)
      case 0x0D: bytes.append(contentsOf: "&#13;".utf8)
      case 0x0A where isInStartTag: bytes.append(contentsOf: "&#10;".utf8)
      case 0x09 where isInStartTag: bytes.append(contentsOf: "&#9;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
