import NavModel
import NavText

/// Writes projects that compile without an error.
///
/// Every construct of the language and every row of the catalogues comes up: each is drawn from a deck of cards that is
/// shuffled anew when it is empty, so that a few dozen projects of one generator hold them all.
public struct SourceGenerator {
  var random: SeededRandom
  private var decks: [String: [Int]] = [:]
  var plan = ProjectPlan()
  /// Lines of the block being written, without its indentation.
  var lines: [String] = []
  /// What has been written of the scene at hand.
  var elementsOfScene: [WrittenElement] = []
  /// The URLs and categories that scenes answer so far.
  var answered: [DelegateMessage: [String]] = [:]
  var identifiersOfScene: [String] = []
  private var counter = 0

  public init(_ random: SeededRandom) {
    self.random = random
  }

  /// One to three files that belong together.
  public mutating func project() -> [SourceText] {
    plan = ProjectPlan()
    elementsOfScene = []
    counter = 0
    makePlan()
    var files: [SourceText] = []
    for storyboard in plan.storyboards.indices {
      lines = []
      if storyboard == 0 { writeTypes() }
      writeStoryboard(storyboard)
      if random.chance(40) { comment() }
      files.append(SourceText(path: "\(plan.storyboards[storyboard].name).navscene", text()))
    }
    lines = []
    for _ in 0...random.below(3) { writeTest() }
    for _ in 0...random.below(2) { writeCheck() }
    files.append(SourceText(path: "Tests.navscene", text()))
    return files
  }

  private mutating func text() -> String {
    let end = random.pick(["\n", "\n", "\n", "\r\n", "\r"])
    return (random.chance(5) ? "\u{FEFF}" : "") + lines.joined(separator: end)
      + (random.chance(90) ? end : "")
  }

  // MARK: Chance

  mutating func draw<Choice>(_ deck: String, _ choices: [Choice]) -> Choice {
    var cards = decks[deck, default: []]
    if cards.isEmpty { cards = choices.indices.shuffled(using: &random) }
    let card = cards.removeLast()
    decks[deck] = cards
    return choices[card % choices.count]
  }

  /// A name that nothing else has, sometimes one that must be quoted or is not ASCII.
  mutating func fresh(_ base: String) -> String {
    counter += 1
    switch random.below(12) {
    case 0: return "\(base)Größe\(counter)"
    case 1: return "`\(base)\(counter)`"
    default: return "\(base)\(counter)"
    }
  }

  // MARK: Lines

  mutating func line(_ line: String) {
    if random.chance(4) { comment() }
    lines.append(line + (random.chance(4) ? "  // trailing" : ""))
  }

  mutating func comment() {
    lines.append(random.pick(["// A note.", "", "//", "// é { [ \"", "////"]))
  }

  mutating func documentation() {
    if random.chance(25) {
      lines.append("/// " + random.pick(["What it is for.", "Größe \"x\"", ""]))
    }
  }

  /// What `body` writes, as lines of their own.
  mutating func collect(_ body: (inout SourceGenerator) -> Void) -> [String] {
    let outer = lines
    lines = []
    body(&self)
    let inner = lines
    lines = outer
    return inner
  }

  /// A head and its braces, on one line if the members allow it.
  mutating func block(_ head: String, isRequired: Bool = false, _ members: [String]) {
    guard !members.isEmpty else { return line(head + (isRequired ? " { }" : "")) }
    if fitsOneLine(members), random.chance(60) {
      return line(head + " { " + members.joined(separator: ", ") + " }")
    }
    let unit = random.pick(["    ", "    ", "  ", "\t"])
    line(head + " {")
    // A comment may have been put after the brace; the members follow below it all the same.
    lines += members.map { $0.isEmpty ? "" : unit + $0 }
    line("}")
  }

  /// The arguments of `with` would take the members after a comma for more of theirs.
  func fitsOneLine(_ members: [String]) -> Bool {
    members.count <= 4 && members.reduce(0) { $0 + $1.utf8.count } < 80
      && members.allSatisfy { member in
        !member.isEmpty && !member.contains("//") && !member.contains(" with ")
          && !member.hasPrefix(" ") && !member.hasPrefix("\t") && !member.hasPrefix("}")
          && !member.hasSuffix("{") && !member.hasPrefix("if ")
      }
  }

  /// Braces on the line of what they belong to; nothing for no members.
  func braces(_ members: [String]) -> String {
    members.isEmpty ? "" : " { " + members.joined(separator: ", ") + " }"
  }

  mutating func text(_ base: String = "") -> String {
    let text = random.pick([
      "Cart", "World Clock", "", "Größe", "12:00", "a // b", "\\u{1F600}", "\\\"x\\\"", "\\n\\t",
      "{ [",
    ])
    return "\"\(base)\(text)\""
  }
}
