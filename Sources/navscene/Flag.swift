import NavModel
import NavText

/// One flag of a command: its parser, its help and its completion all read this row.
struct Flag {
  /// What is after a flag.
  enum Value {
    case none
    case text(String)
    case file(String)
    /// One of these words.
    case choice(String, [String])
    /// The same, or nothing, which means the first: only what is attached with '=' is its value.
    case optionalChoice(String, [String])
    /// Names that people write in any case, and maybe with blanks.
    case names(String, [String])
  }

  let name: String
  var short: String?
  var isRepeatable = false
  private let tellValue: () -> Value
  private let tellSummary: () -> String

  /// Only help and completion ask for the summary, and only parsing the flag itself for what it takes: reading a command
  /// line makes neither.
  init(
    _ name: String, short: String? = nil, takes value: @autoclosure @escaping () -> Value = .none,
    isRepeatable: Bool = false, _ summary: @autoclosure @escaping () -> String
  ) {
    self.name = name
    self.short = short
    self.isRepeatable = isRepeatable
    tellValue = value
    tellSummary = summary
  }

  var value: Value { tellValue() }
  var summary: String { tellSummary() }

  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder), .file(let placeholder), .names(let placeholder, _): placeholder
    case .choice(let placeholder, _), .optionalChoice(let placeholder, _): placeholder
    }
  }

  /// What the flag means alone, where its value may be left out.
  var standard: String? {
    guard case .optionalChoice(_, let words) = value else { return nil }
    return words.first
  }

  /// The words that may be after it, if they are known.
  var words: [String] {
    switch value {
    case .none, .text, .file: []
    case .choice(_, let words), .optionalChoice(_, let words), .names(_, let words): words
    }
  }

  /// `-o OUT`, as usage lines and lists of flags show it.
  var usage: String {
    let names = (short.map { "\($0), " } ?? "") + name
    guard let placeholder else { return names }
    return standard == nil ? "\(names) \(placeholder)" : "\(names)[=\(placeholder)]"
  }
}

extension Flag {
  /// The names that may have been meant. One letter may be the first of a long name.
  static func nearest(to word: String, among names: [String]) -> [String] {
    guard word.utf8.count == 2, word.hasPrefix("-"), let letter = word.last?.lowercased() else {
      return NavText.nearest(to: word, among: names)
    }
    return names.filter { $0.hasPrefix("--" + letter) }
  }
}

// The flags that several commands share.
extension Flag {
  static var help: Flag { Flag("--help", short: "-h", "show this help") }

  static var watch: Flag { Flag("--watch", "run again whenever a file changes, until Ctrl-C") }

  static var output: Flag {
    Flag("-o", takes: .file("OUT"), "write the result to OUT; '-' is standard output")
  }

  /// The same where a command writes nothing else, so that both names can only mean it.
  static var onlyOutput: Flag {
    Flag(
      "--output", short: "-o", takes: .file("OUT"),
      "write the result to OUT; '-' is standard output")
  }

  static var color: Flag {
    Flag(
      "--color", takes: .choice("WHEN", ["auto", "always", "never"]),
      "colour: auto (the default: on a terminal, unless NO_COLOR is set), always or never")
  }

  static var stdinFilename: Flag {
    Flag("--stdin-filename", takes: .text("NAME"), "what to call standard input in messages")
  }

  static var reportFile: Flag {
    Flag(
      "--output", takes: .file("FILE"), isRepeatable: true,
      "write the preceding --reporter's report to FILE")
  }

  /// The same where a command writes nothing but reports.
  static var onlyReportFile: Flag {
    Flag(
      "--output", short: "-o", takes: .file("FILE"), isRepeatable: true,
      "write the preceding --reporter's report to FILE")
  }

  static var reporter: Flag {
    var words: [String] { Reporter.allCases.map(\.keyword) }
    return Flag(
      "--reporter", takes: .choice("FORM", words), isRepeatable: true,
      "how to report findings: \(words.joined(separator: ", "))")
  }

  static var strict: Flag { Flag("--strict", "warnings fail, as errors do") }

  static var failureThreshold: Flag {
    Flag(
      "--failure-threshold", takes: .choice("SEVERITY", ["error", "warning", "info", "none"]),
      "the lowest severity that causes failure: error (the default), warning, info or none")
  }

  static var noFail: Flag { Flag("--no-fail", "exit with 0 whatever is found") }

  static var sources: Flag {
    Flag(
      "--sources", takes: .file("DIR"), isRepeatable: true,
      "compare storyboards with the Swift and Objective-C code below DIR, instead of the project's"
    )
  }

  static var noSources: Flag { Flag("--no-sources", "read storyboards alone, without their code") }

  static var target: Flag {
    Flag(
      "--target", takes: .text("NAME"),
      "if there are several apps, the one that this target builds")
  }

  static var anyway: Flag {
    Flag("--anyway", "run despite errors that Xcode misses, and do not fail for them")
  }

  static var storyboard: Flag {
    Flag("--storyboard", takes: .text("NAME"), "start in this storyboard")
  }

  static var device: Flag {
    Flag(
      "--device", takes: .names("DEVICE", Device.names),
      "such as \"iPhone 15\" or \"iPad Pro 11-inch\"")
  }

  static var era: Flag {
    var words: [String] { SystemEra.allCases.map(\.facts.keyword) }
    return Flag(
      "--era", takes: .choice("ERA", words),
      "the generation of iOS: \(words.joined(separator: ", "))")
  }

  static var orientation: Flag {
    var words: [String] { Orientation.allCases.map(\.keyword) + ["landscape"] }
    return Flag(
      "--orientation", takes: .choice("WORD", words),
      "how the device is held: \(words.joined(separator: ", "))")
  }
}
