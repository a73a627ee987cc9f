/// The severity of a finding, the least severe first.
public enum Severity: UInt8, Hashable, Comparable, Sendable, CaseIterable {
  case info
  case warning
  case error

  public var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A place and what to say under it.
public struct Label: Hashable, Sendable {
  public let location: Location
  public let text: String

  public init(_ location: Location, _ text: String) {
    self.location = location
    self.text = text
  }
}

/// Replaces the bytes at `location` with `replacement`.
public struct TextEdit: Hashable, Sendable {
  public let location: Location
  public let replacement: String

  public init(_ location: Location, _ replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

/// A change that fixes the problem, described in a person's words.
public struct Fix: Hashable, Sendable {
  public let description: String
  public let edits: [TextEdit]
  /// Whether a tool may apply it unasked, because it cannot change what the author meant.
  public let isSafe: Bool

  public init(_ description: String, _ edits: [TextEdit], isSafe: Bool = false) {
    self.description = description
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// One step of a run that shows a problem: what happens to the app, and the part of the source that it happens to.
public struct TraceStep: Hashable, Sendable {
  public let location: Location
  /// The line of `navscene run` that takes the step, such as `tap Pay`.
  public let command: String

  public init(_ location: Location, _ command: String) {
    self.location = location
    self.command = command
  }
}

/// What a finding in a storyboard is about: Interface Builder's object.
public struct Subject: Hashable, Sendable {
  /// As in `6xK-7r-fAb`.
  public let objectID: String
  /// As a person knows it: its label, title or text, its class, its kind.
  public let name: String

  public init(objectID: String, name: String) {
    self.objectID = objectID
    self.name = name
  }
}

/// One problem, ready to be reported: what is wrong, where, and one likely way out.
///
/// Printers, JSON and editors know nothing else about problems. Copies share what they say: a list of findings is
/// chosen from, sorted and handed on several times.
public struct Diagnostic: Sendable {
  private let content: Content

  /// In kebab case, naming the problem: `unknown-scene`. `navscene explain` knows every code.
  public var code: String { content.code }
  public var severity: Severity { content.severity }
  /// One sentence without a full stop.
  public var message: String { content.message }
  /// Where the problem is, and what to write under the carets (may be empty).
  public var primary: Label { content.primary }
  /// Where the problem is, by itself: sorting and counting findings does not need the text.
  public var location: Location { content.primary.location }
  /// Other places that explain it.
  public var related: [Label] { content.related }
  /// What to do, one sentence a line.
  public var help: [String] { content.help }
  public var fix: Fix? { content.fix }
  /// For a finding in a storyboard.
  public var subject: Subject? { content.subject }
  /// A shortest run from the launch to what is wrong, for a finding that exploring the app made or confirmed; empty
  /// for all others.
  public var trace: [TraceStep] { content.trace }

  public init(
    _ code: String, _ severity: Severity = .error, at location: Location, _ message: String,
    label: String = "", related: [Label] = [], help: [String] = [], fix: Fix? = nil,
    subject: Subject? = nil, trace: [TraceStep] = []
  ) {
    content = Content(
      code: code, severity: severity, message: message, primary: Label(location, label),
      related: related, help: help, fix: fix, subject: subject, trace: trace)
  }

  private final class Content: Sendable {
    let code: String
    let severity: Severity
    let message: String
    let primary: Label
    let related: [Label]
    let help: [String]
    let fix: Fix?
    let subject: Subject?
    let trace: [TraceStep]

    init(
      code: String, severity: Severity, message: String, primary: Label, related: [Label],
      help: [String], fix: Fix?, subject: Subject?, trace: [TraceStep]
    ) {
      self.code = code
      self.severity = severity
      self.message = message
      self.primary = primary
      self.related = related
      self.help = help
      self.fix = fix
      self.subject = subject
      self.trace = trace
    }
  }

  /// The same at this severity.
  public func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      code, severity, at: primary.location, message, label: primary.text, related: related,
      help: help, fix: fix, subject: subject, trace: trace)
  }

  /// The same, with one more thing to do.
  public func with(help line: String) -> Diagnostic {
    Diagnostic(
      code, severity, at: primary.location, message, label: primary.text, related: related,
      help: help + [line], fix: fix, subject: subject, trace: trace)
  }

  /// The same, about this object.
  public func about(_ subject: Subject) -> Diagnostic {
    Diagnostic(
      code, severity, at: primary.location, message, label: primary.text, related: related,
      help: help, fix: fix, subject: subject, trace: trace)
  }
}

extension Diagnostic: Hashable {
  public static func == (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.content === other.content { return true }
    return one.code == other.code && one.severity == other.severity
      && one.message == other.message && one.primary == other.primary
      && one.related == other.related && one.help == other.help && one.fix == other.fix
      && one.subject == other.subject && one.trace == other.trace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(primary)
  }
}

extension Diagnostic {
  /// The same in a table in which `count` other files come first.
  public func shifted(by count: Int) -> Diagnostic {
    if count == 0 { return self }
    func moved(_ location: Location) -> Location {
      Location(ID(Int(location.file.index) + count), location.range)
    }
    return Diagnostic(
      code, severity, at: moved(primary.location), message, label: primary.text,
      related: related.map { Label(moved($0.location), $0.text) }, help: help,
      fix: fix.map { fix in
        Fix(
          fix.description,
          fix.edits.map { TextEdit(moved($0.location), $0.replacement) }, isSafe: fix.isSafe)
      }, subject: subject,
      trace: trace.map { TraceStep(moved($0.location), $0.command) })
  }
}

/// What `navscene explain` says of one code, and what its documentation and first tests are made from.
public struct Explanation: Sendable {
  public let code: String
  public let severity: Severity
  /// One plain sentence.
  public let summary: String
  /// Why it is a problem: what the app would do.
  public let why: String
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  /// Linting asks every rule for its facts and none for its examples, of which many are put together from
  /// parts: they are made when they are asked for.
  public init(
    _ code: String, _ severity: Severity = .error, _ summary: String, why: String,
    bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.why = why
    makeBad = bad
    makeGood = good
  }

  /// A small source that has this problem and no other.
  public var bad: String { makeBad() }
  /// The same source, fixed.
  public var good: String { makeGood() }
}
