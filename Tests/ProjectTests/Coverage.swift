import NavTesting

/// Which rules the specifications show, and which the simulator leaves out on purpose.
struct Coverage {
  static let path = "Tests/Specs/coverage.md"
  /// The heading of the rules that a file leaves out.
  static let exceptions = "Not simulated"

  /// A heading with an example below it.
  struct Place: Hashable {
    let path: String
    let title: String

    /// Without the rules that it cites.
    var statement: String {
      guard title.hasSuffix(")"), let start = title.lastIndex(of: "("),
        !Rule.cited(in: title[start...]).isEmpty
      else { return title }
      return String(title[..<start].dropLast())
    }

    /// As a link from coverage.md, with the anchor that Markdown gives a heading.
    var link: String {
      let file = path.dropFirst("Tests/Specs/".count)
      let kept = title.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      let anchor = kept.map { $0 == " " ? "-" : String($0) }.joined()
      return "[\(file.dropLast(".md".count)): \(title)](\(file)#\(anchor))"
    }
  }

  private(set) var shown: [Rule: [Place]] = [:]
  private(set) var leftOut: [Rule: String] = [:]
  /// Citations of rules that there are not, or without an example, and exceptions that do not read as one.
  private(set) var mistakes: [String] = []

  init(_ files: [SpecFile]) {
    for file in files where file.path.hasPrefix("Tests/Specs/") && file.path != Self.path {
      for section in file.sections {
        collect(section)
      }
      collectExceptions(file)
    }
    for (rule, reason) in leftOut where shown[rule] != nil {
      mistakes.append("\(rule) is shown, and left out as well: \(reason)")
    }
    mistakes.sort()
  }

  /// What its headings and its prose cite; what programs print proves nothing by itself.
  private mutating func collect(_ section: SpecSection) {
    let place = Place(path: section.path, title: section.titles.last ?? "")
    let asserts = section.blocks.contains { $0.asserts }
    for rule in Rule.cited(in: (section.titles + section.prose).joined(separator: "\n")) {
      check(rule, "\(section)")
      guard asserts else {
        mistakes.append("\(section) cites \(rule), and nothing in it would fail without that rule")
        continue
      }
      if shown[rule]?.contains(place) != true { shown[rule, default: []].append(place) }
    }
  }

  /// `- NAV-27: reason`, a line or several.
  private mutating func collectExceptions(_ file: SpecFile) {
    guard let start = file.lines.firstIndex(of: "## " + Self.exceptions) else { return }
    var items: [String] = []
    for line in file.lines[(start + 1)...] {
      if line.hasPrefix("#") { break }
      if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), let last = items.indices.last {
        items[last] += " " + line.dropFirst(2)
      }
    }
    for item in items {
      let parts = item.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let first = Rule.cited(in: parts[0]).first else {
        mistakes.append("\(file.path): this is no exception: \(item)")
        continue
      }
      let reason = parts[1].drop { $0 == " " }
      for rule in [first] + Rule.cited(in: parts[0]).dropFirst() {
        check(rule, file.path)
        if leftOut[rule] != nil { mistakes.append("\(rule) is left out twice") }
        leftOut[rule] = String(reason)
      }
    }
  }

  private mutating func check(_ rule: Rule, _ citation: String) {
    if !Rule.known.contains(rule) {
      mistakes.append("\(citation) cites \(rule), and there is none")
    }
  }

  func missing(in section: RuleSection) -> [Rule] {
    section.rules.filter { shown[$0] == nil && leftOut[$0] == nil }
  }

  // MARK: The table

  /// The whole of coverage.md.
  var text: String {
    let sections = RuleSection.all.filter { $0.isSimulated }
    var lines = [
      "# Coverage", "",
      "Which of UIKit's rules the specifications show, and which the simulator leaves out and why.",
      "Made from their headings, prose and lists; `NAVSCENE_UPDATE=1` writes it anew.", "",
      "| section | rules | shown | not simulated | missing |", "|---|--:|--:|--:|--:|",
    ]
    lines += sections.map { summary($0.title, $0.rules, link: $0) }
    lines.append(summary("**all**", sections.flatMap { $0.rules }, link: nil))
    for section in sections {
      lines += [
        "", "## \(section.title) (\(section.prefix))", "", "| rule | shown in |", "|---|---|",
      ]
      lines += section.rules.map { "| \($0) | \(cell($0)) |" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func summary(_ title: String, _ rules: [Rule], link: RuleSection?) -> String {
    let shownCount = rules.count { shown[$0] != nil }
    let leftOutCount = rules.count { leftOut[$0] != nil }
    let missingCount = rules.count { shown[$0] == nil && leftOut[$0] == nil }
    let name = link.map { "\($0.prefix): \(title)" } ?? title
    return "| \(name) | \(rules.count) | \(shownCount) | \(leftOutCount) | \(missingCount) |"
  }

  // MARK: The catalogue of the executable

  static let cataloguePath = "Sources/navscene/UIKitRule+Catalogue.swift"

  /// The whole of that file: what each family is about, and which chapters show which rules.
  var catalogue: String {
    let sections = RuleSection.all.filter { $0.isSimulated }
    var cited: [Place: [Rule]] = [:]
    var reasons: [String: [Rule]] = [:]
    for rule in sections.flatMap({ $0.rules }) {
      for place in shown[rule] ?? [] { cited[place, default: []].append(rule) }
      if let reason = leftOut[rule] { reasons[reason, default: []].append(rule) }
    }
    var lines = RuleSection.all.map { "\($0.prefix)|\($0.title)" }
    for (path, places) in Dictionary(grouping: cited.keys, by: { $0.path }).sorted(by: {
      $0.key < $1.key
    }) {
      lines.append("# \(path.dropFirst("Tests/Specs/".count).dropLast(".md".count))")
      lines += places.map { row(cited[$0] ?? [], $0.statement) }.sorted()
    }
    lines.append("# not simulated")
    lines += reasons.map { row($0.value, $0.key) }.sorted()
    let head = """
      extension UIKitRule {
        /// Made from the headings and lists of Tests/Specs; `NAVSCENE_UPDATE=1 swift test --filter CoverageTests` writes it anew.
        static var catalogue: String {
          #\"\"\"

      """
    return head + lines.map { "    \($0)\n" }.joined() + "    \"\"\"#\n  }\n}\n"
  }

  private func row(_ rules: [Rule], _ text: String) -> String {
    rules.map { "\($0)" }.joined(separator: " ") + "|" + text
  }

  private func cell(_ rule: Rule) -> String {
    if let places = shown[rule] { return places.map { $0.link }.joined(separator: "<br>") }
    if let reason = leftOut[rule] { return "not simulated: \(reason)" }
    return "**missing**"
  }
}
