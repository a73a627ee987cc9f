import Foundation

/// A Markdown file that is executed: a heading names a test, fenced blocks are its inputs and expectations.
public struct SpecFile: Sendable {
  /// From the root of the project.
  public let path: String
  public let lines: [String]
  public private(set) var sections: [SpecSection] = []

  public init(path: String, _ text: String) {
    self.path = path
    lines = SpecFile.lines(of: text)
    readSections()
  }

  /// Every specification of the project, in the order of paths.
  public static let all: [SpecFile] = Project.markdown(
    under: "Tests/Specs", and: Project.documents
  )
  .map { SpecFile(path: $0, Project.text(of: $0)) }

  /// A text as lines without their ends.
  static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private mutating func readSections() {
    var titles: [String] = []
    var section = SpecSection(path: path, titles: [], line: 1)
    var index = 0
    while index < lines.count {
      if let (ticks, info) = fence(lines[index]) {
        let start = index + 1
        index = start
        while index < lines.count, !closes(lines[index], ticks) { index += 1 }
        section.blocks.append(
          SpecBlock(info: info, line: start, lines: Array(lines[start..<min(index, lines.count)])))
      } else if let (level, title) = heading(lines[index]) {
        if !section.blocks.isEmpty { sections.append(section) }
        titles = Array(titles.prefix(level - 1)) + [title]
        section = SpecSection(path: path, titles: titles, line: index + 1)
      } else {
        section.prose.append(lines[index])
      }
      index += 1
    }
    if !section.blocks.isEmpty { sections.append(section) }
  }

  private func heading(_ line: String) -> (level: Int, title: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    return (level, line.dropFirst(level).trimmingCharacters(in: .whitespaces))
  }

  private func fence(_ line: String) -> (ticks: Int, info: String)? {
    let ticks = line.prefix { $0 == "`" }.count
    guard ticks >= 3 else { return nil }
    return (ticks, line.dropFirst(ticks).trimmingCharacters(in: .whitespaces))
  }

  private func closes(_ line: String, _ ticks: Int) -> Bool {
    line.count >= ticks && line.allSatisfy { $0 == "`" }
  }
}

/// What is under one heading: one test.
public struct SpecSection: Sendable, CustomStringConvertible {
  public let path: String
  /// From the outermost heading to its own.
  public let titles: [String]
  /// Of the heading, from 1.
  public let line: Int
  public internal(set) var blocks: [SpecBlock] = []
  public internal(set) var prose: [String] = []

  /// How the report calls it.
  public var description: String {
    let file = path.hasPrefix("Tests/Specs/") ? String(path.dropFirst(12)) : path
    return ([file] + titles).joined(separator: " > ")
  }
}

/// A fenced block.
public struct SpecBlock: Sendable {
  /// The first word of the info string.
  public let kind: String
  /// The other words: `file=Shop.navscene`, `failing`.
  public let options: [String: String]
  /// Of its first line of content, counted from 0.
  public let line: Int
  public let lines: [String]

  init(info: String, line: Int, lines: [String]) {
    var words = SpecBlock.words(of: info)
    kind = words.isEmpty ? "" : words.removeFirst()
    var options: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      options[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    self.options = options
    self.line = line
    self.lines = lines
  }

  public var text: String { lines.map { $0 + "\n" }.joined() }

  func has(_ option: String) -> Bool { options[option] != nil }

  /// Words between blanks; quotes keep blanks together.
  private static func words(of info: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in info {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " " && !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
