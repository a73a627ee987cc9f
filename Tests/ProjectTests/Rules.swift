import NavTesting

/// One section of the catalogue of UIKit's rules: their numbers, and what they are about.
struct RuleSection: Sendable {
  let prefix: String
  let title: String
  /// The first and the last number of each run; what lies between two runs was never given.
  let numbers: [ClosedRange<Int>]
  /// Whether its rules are about the run of an app. The others are kept so that their ids can be cited.
  var isSimulated = true
  /// Whether the catalogue of rules has it. The others are stated by the specification that shows them.
  var isInCatalogue = true

  var rules: [Rule] { numbers.joined().map { Rule(prefix: prefix, number: $0) } }

  static let all: [RuleSection] = [
    RuleSection(prefix: "NAV", title: "Navigation controller", numbers: [1...58]),
    RuleSection(prefix: "BAR", title: "Navigation bar and items", numbers: [1...16, 20...55]),
    RuleSection(prefix: "TOOL", title: "Toolbar", numbers: [1...13]),
    RuleSection(prefix: "TAB", title: "Tab bar controller", numbers: [1...37]),
    RuleSection(prefix: "MORE", title: "More", numbers: [1...18]),
    RuleSection(
      prefix: "LIFE", title: "Lifecycle callbacks",
      numbers: [1...13, 20...24, 30...33, 40...48, 50...53, 60...62, 70...75, 80...87]),
    RuleSection(prefix: "MODAL", title: "Modal presentation", numbers: [1...19]),
    RuleSection(
      prefix: "SEG", title: "Segues and storyboards",
      numbers: [1...12, 20...40, 50...61, 70...77]),
    RuleSection(prefix: "OUT", title: "Outlets and actions", numbers: [1...12]),
    RuleSection(prefix: "PASS", title: "Passing data", numbers: [1...6]),
    RuleSection(
      prefix: "ERR", title: "Exceptions and console messages",
      numbers: [1...14, 20...27, 30...46]),
    RuleSection(
      prefix: "IBW", title: "Interface Builder's diagnostics", numbers: [0...24, 30...30],
      isSimulated: false),
    RuleSection(prefix: "SPLIT", title: "Split view", numbers: [1...23]),
    RuleSection(prefix: "TRAIT", title: "Size classes and adaptation", numbers: [1...3, 10...14]),
    RuleSection(prefix: "ROT", title: "Orientation", numbers: [1...9]),
    RuleSection(prefix: "RESTORE", title: "State restoration", numbers: [1...13]),
    RuleSection(
      prefix: "LAYOUT", title: "Layout", numbers: [1...35, 40...43, 50...61, 65...74]),
    RuleSection(prefix: "DESIGN", title: "Decisions of the simulation", numbers: [1...6]),
    RuleSection(
      prefix: "ALERT", title: "Alerts and action sheets", numbers: [1...14], isInCatalogue: false),
    RuleSection(
      prefix: "SYSTEM", title: "Controllers of the system", numbers: [1...6], isInCatalogue: false),
    RuleSection(prefix: "KEY", title: "The keyboard", numbers: [1...12], isInCatalogue: false),
    RuleSection(prefix: "DELEG", title: "Delegates", numbers: [1...3], isInCatalogue: false),
    RuleSection(prefix: "LIST", title: "Rows of lists", numbers: [1...5], isInCatalogue: false),
    RuleSection(prefix: "GLASS", title: "Since iOS 26", numbers: [1...13], isInCatalogue: false),
    RuleSection(
      prefix: "LINK", title: "URLs and notifications", numbers: [1...4], isInCatalogue: false),
    RuleSection(prefix: "GEST", title: "Gestures", numbers: [1...7], isInCatalogue: false),
    RuleSection(
      prefix: "SWIPE", title: "Actions behind rows", numbers: [1...8], isInCatalogue: false),
    RuleSection(prefix: "MENU", title: "Menus", numbers: [1...9], isInCatalogue: false),
    RuleSection(
      prefix: "PAGE", title: "Controls that have a value", numbers: [1...6], isInCatalogue: false),
    RuleSection(prefix: "SEARCH", title: "Searching", numbers: [1...13], isInCatalogue: false),
  ]
}

/// The id of one rule, such as `NAV-13`.
struct Rule: Hashable, Comparable, Sendable, CustomStringConvertible {
  let prefix: String
  let number: Int

  static let known = Set(RuleSection.all.flatMap { $0.rules })

  var description: String { "\(prefix)-\(number)" }

  static func < (one: Rule, other: Rule) -> Bool {
    (one.prefix, one.number) < (other.prefix, other.number)
  }

  /// The rules that a text cites: `NAV-13`, and all of `LIFE-50 to LIFE-53`.
  static func cited(in text: some StringProtocol) -> [Rule] {
    let prefixes = RuleSection.all.map { $0.prefix }
    var rules: [Rule] = []
    var isRange = false
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") }) {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), prefixes.contains(String(parts[0]))
      else {
        isRange = word == "to" && !rules.isEmpty
        continue
      }
      let rule = Rule(prefix: String(parts[0]), number: number)
      if isRange, let first = rules.last, first.prefix == rule.prefix, first.number < number {
        let between = (first.number + 1..<number).map { Rule(prefix: rule.prefix, number: $0) }
        rules += between.filter { known.contains($0) }
      }
      isRange = false
      rules.append(rule)
    }
    return rules
  }
}
