/// What a file is that is neither a text of navscene nor a file of Interface Builder, as far as its beginning tells.
public enum ForeignFormat: Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webP, pdf, zip, gzip, elf, machO, wasm, binaryPropertyList, sqlite
  case html, svg, xml, json, markdown, swift, swiftUI, objectiveC, script, yaml, xcodeProject
  case mermaid, graphviz, plantUML

  /// As a message says it: `this is …`.
  public var name: String {
    switch self {
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webP: "a WebP picture"
    case .pdf: "a PDF document"
    case .zip: "a ZIP archive"
    case .gzip: "a gzip archive"
    case .elf, .machO: "an executable"
    case .wasm: "a WebAssembly module"
    case .binaryPropertyList: "a binary property list"
    case .sqlite: "an SQLite database"
    case .html: "an HTML page"
    case .svg: "an SVG picture"
    case .xml: "an XML file"
    case .json: "JSON"
    case .markdown: "Markdown"
    case .swift: "Swift code"
    case .swiftUI: "SwiftUI code"
    case .objectiveC: "Objective-C code"
    case .script: "a script"
    case .yaml: "YAML"
    case .xcodeProject: "an Xcode project file"
    case .mermaid: "a Mermaid diagram"
    case .graphviz: "a Graphviz diagram"
    case .plantUML: "a PlantUML diagram"
    }
  }

  /// Whether it holds bytes that no text has.
  public var isBinary: Bool {
    switch self {
    case .png, .jpeg, .gif, .webP, .pdf, .zip, .gzip, .elf, .machO, .wasm, .binaryPropertyList,
      .sqlite:
      true
    case .html, .svg, .xml, .json, .markdown, .swift, .swiftUI, .objectiveC, .script, .yaml,
      .xcodeProject, .mermaid, .graphviz, .plantUML:
      false
    }
  }

  /// Nil for a text that may be navscene's, whatever is wrong with it. `start` is where that shows.
  public static func recognised(in bytes: [UInt8]) -> (format: Self, start: Int)? {
    if let format = ofMagic(bytes) { return (format, 0) }
    let beginning = Beginning(bytes)
    guard let format = ofText(beginning) else { return nil }
    return (format, beginning.start)
  }

  // MARK: Bytes

  private static func ofMagic(_ bytes: [UInt8]) -> Self? {
    guard bytes.count >= 4 else { return nil }
    for (magic, format) in magics where bytes.starts(with: magic) { return format }
    let isRIFF = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    return isRIFF ? .webP : nil
  }

  private static let magics: [(magic: [UInt8], format: Self)] = [
    ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif),
    (Array("%PDF".utf8), .pdf), ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x1F, 0x8B, 0x08], .gzip),
    ([0x7F, 0x45, 0x4C, 0x46], .elf), ([0xCF, 0xFA, 0xED, 0xFE], .machO),
    ([0xFE, 0xED, 0xFA, 0xCF], .machO), ([0xCA, 0xFE, 0xBA, 0xBE], .machO),
    ([0x00, 0x61, 0x73, 0x6D], .wasm), (Array("bplist".utf8), .binaryPropertyList),
    (Array("SQLite format 3".utf8), .sqlite),
  ]

  // MARK: Texts

  private static func ofText(_ text: Beginning) -> Self? {
    if text.opens("// !$*UTF8*$!") { return .xcodeProject }
    switch text.firstByte {
    case UInt8(ascii: "<"): return ofMarkup(text)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return text.secondByte.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "{") } == true
        ? .json : nil
    case UInt8(ascii: "#"):
      if text.begins("#!") { return .script }
      if text.begins("#import") || text.begins("#include") || text.begins("#pragma") {
        return .objectiveC
      }
      return text.isMarkdown ? .markdown : nil
    case UInt8(ascii: "-"): return text.begins("---\n") || text.begins("---\r") ? .yaml : nil
    case UInt8(ascii: "%"): return text.begins("%YAML") ? .yaml : nil
    case UInt8(ascii: "@"):
      if text.begins("@startuml") { return .plantUML }
      let isObjectiveC = ["@interface", "@implementation", "@import", "@class", "@protocol"]
        .contains { text.begins($0) }
      return isObjectiveC ? .objectiveC : text.swift
    default:
      if text.begins("storyboard ") { return nil }
      if text.begins("digraph ") || text.begins("strict digraph") { return .graphviz }
      if ["graph TD", "graph LR", "graph TB", "flowchart ", "stateDiagram"]
        .contains(where: { text.begins($0) })
      {
        return .mermaid
      }
      return text.isMarkdown ? .markdown : text.swift
    }
  }

  private static func ofMarkup(_ text: Beginning) -> Self? {
    if text.begins("<!doctype html") || text.begins("<!DOCTYPE html") || text.begins("<html") {
      return .html
    }
    if text.begins("<svg") { return .svg }
    return text.begins("<?xml") || text.begins("<document") || text.begins("<!DOCTYPE plist")
      ? .xml : nil
  }
}

/// The first kilobytes of a text, and where its first line of code begins.
private struct Beginning {
  private let bytes: ArraySlice<UInt8>
  private let whole: ArraySlice<UInt8>
  let start: Int

  init(_ all: [UInt8]) {
    whole = all.prefix(16_384)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var offset = all.starts(with: mark) ? mark.count : 0
    // Over blanks, and over lines that are comments in many languages.
    while offset < whole.count {
      if whole[offset] <= 0x20 {
        offset += 1
      } else if whole[offset] == UInt8(ascii: "/"), offset + 1 < whole.count,
        whole[offset + 1] == UInt8(ascii: "/")
      {
        while offset < whole.count && whole[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else {
        break
      }
    }
    start = offset
    bytes = whole[offset...]
  }

  var firstByte: UInt8 { bytes.first ?? 0 }

  /// After the first and blanks.
  var secondByte: UInt8? { bytes.dropFirst().first { $0 > 0x20 } }

  func opens(_ text: String) -> Bool { whole.starts(with: text.utf8) }

  func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// A heading first, or a block of code anywhere, and no storyboard outside such a block.
  var isMarkdown: Bool {
    var hasHeading = false
    var hasFence = false
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.starts(with: "```".utf8) {
        hasFence = true
        isCode.toggle()
      } else if isCode {
        continue
      } else if line.starts(with: "storyboard ".utf8) {
        return false
      } else if index == 0 {
        hasHeading = line.starts(with: "# ".utf8) || line.starts(with: "## ".utf8)
      }
    }
    return hasHeading || hasFence
  }

  /// Two lines at least that only Swift has, and no storyboard.
  var swift: ForeignFormat? {
    var count = 0
    var isUI = false
    for line in lines {
      if line.starts(with: "storyboard ".utf8) { return nil }
      guard Self.swiftWords.contains(where: { line.starts(with: $0.utf8) }) else { continue }
      count += 1
      let isView = line.starts(with: "import SwiftUI".utf8) || line.starts(with: "var body: ".utf8)
      isUI = isUI || isView
    }
    return count < 2 ? nil : isUI ? .swiftUI : .swift
  }

  /// Without the blanks before them.
  private var lines: [ArraySlice<UInt8>] {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
  }

  /// What a line of Swift begins with and none of navscene does.
  private static let swiftWords = [
    "import ", "@testable ", "@main", "@objc", "@available", "@IB", "@State", "@Published",
    "override ", "func ", "private ", "fileprivate ", "public ", "internal ", "open ", "static ",
    "final class ", "struct ", "protocol ", "extension ", "guard ", "let ", "super.", "self.",
    "return", "var body: ", "init(", "lazy ", "weak ",
  ]
}
