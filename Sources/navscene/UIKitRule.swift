import NavText

/// A rule of what UIKit does, as messages and specifications cite it: `NAV-33`.
struct UIKitRule {
  let number: String
  /// What its family is about.
  let family: String
  /// What it says.
  let sentence: String
  /// The chapters of the specifications that show it: the file, and what its heading states.
  private(set) var chapters: [(path: String, title: String)] = []
  /// Why it is not simulated, if it is not.
  private(set) var exception: String?

  /// Nil where the number was never given.
  init?(_ number: String) {
    let parts = number.split(separator: "-")
    guard parts.count == 2 else { return nil }
    var family: String?
    var path = ""
    for line in Self.catalogue.split(separator: "\n") {
      if line.hasPrefix("# ") {
        path = String(line.dropFirst(2))
        continue
      }
      let words = line.split(separator: "|", maxSplits: 1)
      guard words.count == 2 else { continue }
      if path.isEmpty {
        if words[0] == parts[0] { family = String(words[1]) }
      } else if words[0].split(separator: " ").contains(where: { $0 == number }) {
        if path == Self.exceptionsPath {
          exception = String(words[1])
        } else {
          chapters.append((path, String(words[1])))
        }
      }
    }
    guard let family, let sentence = Self.sentence(of: number) else { return nil }
    self.number = number
    self.family = family
    self.sentence = sentence
  }

  private static func sentence(of number: String) -> String? {
    for line in sentences.split(separator: "\n") {
      let words = line.split(separator: "|", maxSplits: 1)
      if words.count == 2, words[0] == number { return String(words[1]) }
    }
    return nil
  }

  /// Whether it looks like one.
  static func isLike(_ word: String) -> Bool {
    let parts = word.split(separator: "-")
    guard parts.count == 2 else { return false }
    return parts[0].utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
      && parts[1].utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Under which heading the catalogue lists what is not simulated.
  static var exceptionsPath: String { "not simulated" }

  /// What `explain` prints. `all` are the codes that may cite the rule.
  func text(citedBy all: [Explanation]) -> String {
    var out = TextWriter(indentUnit: "  ")
    out.line("\(number): a rule of UIKit's behaviour (\(family))")
    out.newline()
    for line in wrapped(sentence, width: 80) { out.line(line) }
    if let exception {
      out.newline()
      for line in wrapped("navscene does not simulate it: \(exception)", width: 80) {
        out.line(line)
      }
    }
    if !chapters.isEmpty {
      out.newline()
      out.line("Shown by these chapters of navscene's specifications:")
      out.newline()
      out.indent()
      for chapter in chapters { out.line("Tests/Specs/\(chapter.path).md: \(chapter.title)") }
      out.outdent()
    }
    let citing = all.filter { $0.code != number && cites($0.summary + " " + $0.why) }
    if !citing.isEmpty {
      out.newline()
      out.line("Findings that follow from it:")
      out.newline()
      out.indent()
      writeColumns(citing.map { ($0.code, $0.summary) }, into: &out)
      out.outdent()
    }
    return out.string
  }

  private func cites(_ text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.contains { $0 == number }
  }
}
