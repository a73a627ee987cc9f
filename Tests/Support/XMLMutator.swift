import NavText
import NavXcode

/// Breaks storyboards as merges, scripts and networks do: what comes out may be XML, and may mean nothing.
public enum XMLMutator: CaseIterable, Sendable {
  case changeByte
  case insertBytes
  case truncate
  case truncateAndClose
  case deleteElement
  case duplicateElement
  case moveElement
  case deleteAttribute
  case exchangeValues
  case changeValue
  case renameTag
  case nest

  public func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var result = bytes
    switch self {
    case .changeByte: result[random.below(bytes.count)] = UInt8(random.below(256))
    case .insertBytes:
      result.insert(contentsOf: random.pick(Self.pieces).utf8, at: random.below(bytes.count + 1))
    case .truncate: result.removeLast(random.below(bytes.count + 1))
    case .truncateAndClose:
      result = Self.closed(Array(bytes.prefix(random.below(bytes.count + 1))))
    case .deleteElement:
      if let range = element(bytes, &random) { result.removeSubrange(range) }
    case .duplicateElement:
      if let range = element(bytes, &random), range.count < 20_000 {
        result.insert(contentsOf: bytes[range], at: range.upperBound)
      }
    case .moveElement:
      if let range = element(bytes, &random), let other = element(bytes, &random) {
        let piece = bytes[range]
        result.insert(contentsOf: piece, at: other.lowerBound)
        if range.lowerBound >= other.lowerBound {
          result.removeSubrange(range.lowerBound + piece.count..<range.upperBound + piece.count)
        } else if range.upperBound <= other.lowerBound {
          result.removeSubrange(range)
        }
      }
    case .deleteAttribute:
      if let (name, value) = attribute(bytes, &random) {
        result.removeSubrange(name.lowerBound..<value.upperBound + 1)
      }
    case .exchangeValues:
      if let (_, one) = attribute(bytes, &random), let (_, other) = attribute(bytes, &random) {
        result.replaceSubrange(one, with: bytes[other])
      }
    case .changeValue:
      if let (_, value) = attribute(bytes, &random) {
        result.replaceSubrange(value, with: random.pick(Self.values).utf8)
      }
    case .renameTag:
      let document = readXML(bytes)
      if let id = document.elements.ids.randomElement(using: &random) {
        let range = document.tagRange(id)
        let end = Int(document[id].range.end)
        let count = range.count
        let name = random.pick(Self.tags)
        let hasEndTag = document[id].range != document[id].startTag
        if hasEndTag, end - count - 1 > Int(range.end) {
          result.replaceSubrange(end - count - 1..<end - 1, with: name.utf8)
        }
        result.replaceSubrange(Int(range.start)..<Int(range.end), with: name.utf8)
      }
    case .nest:
      if let range = element(bytes, &random) {
        let count = 1 + random.below(600)
        let tag = random.pick(Self.tags)
        let open = Array(String(repeating: "<\(tag)>", count: count).utf8)
        let close = Array(String(repeating: "</\(tag)>", count: count).utf8)
        result.insert(contentsOf: close, at: range.upperBound)
        result.insert(contentsOf: open, at: range.lowerBound)
      }
    }
    return result
  }

  /// The same text, cut after its last whole tag, with an end tag for all that is open.
  public static func closed(_ bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return bytes }
    let text = Array(bytes[...last])
    var open: [ArraySlice<UInt8>] = []
    var offset = 0
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")), start + 1 < text.count {
      if text[start...].starts(with: "<!--".utf8) {
        guard let end = end(ofComment: text, from: start + 4) else { return text }
        offset = end
        continue
      }
      var end = start + 1
      var quote: UInt8 = 0
      while end < text.count, quote != 0 || text[end] != UInt8(ascii: ">") {
        if quote == 0, text[end] == UInt8(ascii: "\"") || text[end] == UInt8(ascii: "'") {
          quote = text[end]
        } else if text[end] == quote {
          quote = 0
        }
        end += 1
      }
      guard end < text.count else { break }
      let name = text[(start + 1)...].prefix {
        ![9, 10, 13, 32, UInt8(ascii: "/"), UInt8(ascii: ">")].contains($0)
      }
      if text[start + 1] == UInt8(ascii: "/") {
        _ = open.popLast()
      } else if text[end - 1] != UInt8(ascii: "/"), !name.starts(with: "?".utf8),
        !name.starts(with: "!".utf8)
      {
        open.append(name)
      }
      offset = end + 1
    }
    return text + open.reversed().flatMap { Array("</".utf8) + $0 + [UInt8(ascii: ">")] }
  }

  private static func end(ofComment text: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + 2 < text.count {
      if text[offset...].starts(with: "-->".utf8) { return offset + 3 }
      offset += 1
    }
    return nil
  }

  private func element(_ bytes: [UInt8], _ random: inout SeededRandom) -> Range<Int>? {
    let document = readXML(bytes)
    return document.elements.ids.randomElement(using: &random).map { id in
      Int(document[id].range.start)..<Int(document[id].range.end)
    }
  }

  private func attribute(
    _ bytes: [UInt8], _ random: inout SeededRandom
  ) -> (name: Range<Int>, value: Range<Int>)? {
    let document = readXML(bytes)
    return document.attributes.ids.randomElement(using: &random).map { id in
      let (name, value) = (document.nameRange(id), document[id].valueRange)
      return (Int(name.start)..<Int(name.end), Int(value.start)..<Int(value.end))
    }
  }

  private static let pieces = [
    "<", ">", "/>", "</", "&", "&lt;", "&#0;", "&#x110000;", "&bomb;", "\"", "'", "<!--", "-->",
    "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "\u{FEFF}", "\0",
    " id=\"1\"",
    "<scene>", "</scene>", "<connections><segue kind=\"show\"/></connections>", "=", "ü",
  ]

  private static let values = [
    "", "show", "unwind", "relationship", "rootViewController", "viewControllers", "embed",
    "custom",
    "popoverPresentation", "YES", "NO", "-1", "1e999", "NaN", "99999999999999999999", "&#10;",
    "_TtC9999999999999999999A", "_TtC1A1B", "😀", "iOS.CocoaTouch", "MacOSX.Cocoa", ":", "::::",
  ]

  private static let tags = [
    "scene", "scenes", "objects", "viewController", "navigationController", "tabBarController",
    "splitViewController", "view", "subviews", "button", "tableView", "prototypes", "sections",
    "cells", "tableViewCell", "connections", "segue", "outlet", "action", "exit", "placeholder",
    "navigationItem", "barButtonItem", "items", "tabBarItem", "constraint", "variation", "exclude",
    "document", "viewControllerPlaceholder", "containerView", "tapGestureRecognizer", "string", "x",
  ]
}
