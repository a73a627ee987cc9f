/// What comments in a text say about findings: `// navscene:disable:next unreachable-scene -- shown by a push notification`.
///
/// `disable` counts from its line to the end of the file or to an `enable` of the same code, `disable:this` for its
/// line, `disable:next` for the line below, `disable:file` for the whole file. Several codes are divided by commas or
/// blanks, `all` stands for every code, and what follows `--` is a reason for people.
public struct Suppressions {
  /// One code of one comment.
  struct Directive {
    let code: String
    let firstLine: Int
    /// The last line that it covers.
    var lastLine: Int
    /// The code in the comment.
    let location: Location
    /// The whole comment, and how many codes it has.
    let comment: SourceRange
    let codeCount: Int
  }

  /// Which lines the directives of one code cover: from their first lines, in order, to the furthest last line so far.
  private struct Cover {
    private var firstLines: [Int] = []
    private var reaches: [Int] = []

    /// The directives must come in the order of their first lines.
    mutating func append(_ directive: Directive) {
      firstLines.append(directive.firstLine)
      reaches.append(max(directive.firstLine, directive.lastLine, reaches.last ?? 0))
    }

    func contains(_ line: Int) -> Bool {
      let place = firstIndex(in: firstLines) { $0 > line }
      return place > 0 && reaches[place - 1] >= line
    }
  }

  public static let facts = RuleFacts(
    "superfluous-disable", text: .warning, storyboard: .warning,
    "Something is silenced that would not be reported anyway.",
    why: """
      What it was written for has gone, or its code is misspelt. It stays behind and would hide the next finding of \
      that kind, one that should be seen.
      """,
    bad: """
      storyboard Shop {
        initial -> Cart
        // navscene:disable:next unreachable-scene -- shown by a push notification
        scene Cart
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart
        // navscene:disable:next unreachable-scene -- shown by a push notification
        scene Offer
      }
      """)

  private let file: ID<SourceText>
  private let lines: LineIndex
  private var directives: [Directive] = []
  private var guesses = Guesses()
  /// By code: those that an `enable` may still end.
  private var open: [String: [Int]] = [:]
  private var covers: [String: Cover] = [:]
  /// By code: the lines of what was silenced. Findings and comments are both many in large texts, and a comment that
  /// stays open covers all after it, so that it is found out at the end which of them were used.
  private var silencedLines: [String: [Int]] = [:]
  /// Comments that are meant for navscene and say nothing that it knows.
  private var problems: [(location: Location, message: String, help: [String])] = []

  public init(_ source: SourceText, _ file: ID<SourceText>) {
    self.file = file
    guard source.bytes.contains("navscene:".utf8) else {
      lines = LineIndex([])
      return
    }
    lines = LineIndex(source.bytes)
    for line in 1...lines.lineCount {
      let range = lines.range(ofLine: line, in: source.bytes)
      guard let comment = Self.comment(in: range, source.bytes) else { continue }
      read(comment, line, source)
    }
    for directive in directives.sorted(by: { $0.firstLine < $1.firstLine }) {
      covers[directive.code, default: Cover()].append(directive)
    }
  }

  /// Whether there is nothing that could silence a finding.
  public var isEmpty: Bool { directives.isEmpty }

  /// Whether a comment silences this finding, which lies in this file. The comment counts as used then.
  public mutating func silences(_ finding: Diagnostic) -> Bool {
    guard !isEmpty else { return false }
    let line = lines.line(at: finding.location.range.start)
    var isSilenced = false
    for code in [finding.code, "all"] where covers[code]?.contains(line) ?? false {
      silencedLines[code, default: []].append(line)
      isSilenced = true
    }
    return isSilenced
  }

  /// What silences nothing. `isJudged` tells whether findings of a code would have been reported at all; `known` are all
  /// codes that can be silenced, where all are known.
  public func superfluous(
    known: @autoclosure () -> [String]? = nil, isJudged: (String) -> Bool
  ) -> [Diagnostic] {
    var findings = problems.map { problem in
      finding(problem.location, problem.message, problem.help, nil)
    }
    if directives.isEmpty { return findings }
    let silencedLines = silencedLines.mapValues { $0.sorted() }
    let known = known()
    for directive in directives {
      let silenced = silencedLines[directive.code] ?? []
      let first = firstIndex(in: silenced) { $0 >= directive.firstLine }
      let end = max(directive.firstLine, directive.lastLine)
      if first < silenced.count && silenced[first] <= end { continue }
      if let known, directive.code != "all" && !known.contains(directive.code) {
        let near = nearest(to: directive.code, among: known)
        findings.append(
          finding(
            directive.location, "there is no '\(directive.code)' to turn off",
            near.isEmpty
              ? ["navscene rules lists what there is; an error cannot be turned off"]
              : ["did you mean '\(near[0])'?"], nil))
      } else if isJudged(directive.code) {
        let removal =
          directive.codeCount > 1
          ? nil
          : Fix(
            "take the comment out", [TextEdit(Location(file, directive.comment), "")], isSafe: true)
        findings.append(
          finding(
            directive.location, "'\(directive.code)' is silenced, but nothing reports it here",
            ["take it out"], removal))
      }
    }
    return findings
  }

  private func finding(
    _ location: Location, _ message: String, _ help: [String], _ fix: Fix?
  ) -> Diagnostic {
    Diagnostic(Self.facts.code, .warning, at: location, message, help: help, fix: fix)
  }

  // MARK: Reading

  /// The comment of a line, from its slashes on. Texts and quoted names may hold slashes too.
  private static func comment(in line: SourceRange, _ bytes: [UInt8]) -> SourceRange? {
    var quote: UInt8?
    var offset = Int(line.start)
    while offset < Int(line.end) {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\\") where quote != nil: offset += 1
      case UInt8(ascii: "\""), UInt8(ascii: "`"):
        if quote == nil {
          quote = byte
        } else if quote == byte {
          quote = nil
        }
      case UInt8(ascii: "/") where quote == nil:
        if offset + 1 < Int(line.end) && bytes[offset + 1] == byte {
          return SourceRange(offset, Int(line.end))
        }
      default: break
      }
      offset += 1
    }
    return nil
  }

  private mutating func read(_ comment: SourceRange, _ line: Int, _ source: SourceText) {
    var words = Words(source.bytes, from: Int(comment.start) + 2, to: Int(comment.end))
    guard let first = words.next(), first.text.utf8.starts(with: "navscene:".utf8) else { return }
    let verb = String(first.text.utf8.dropFirst("navscene:".utf8.count)) ?? ""
    let verbs = ["disable", "disable:this", "disable:next", "disable:file", "enable"]
    guard verbs.contains(verb) else {
      let near = nearest(to: verb, among: verbs)
      problems.append(
        (
          Location(file, first.range), "'\(first.text)' means nothing",
          [
            near.isEmpty
              ? "it is navscene:disable, disable:this, disable:next, disable:file or enable"
              : "did you mean 'navscene:\(near[0])'?"
          ]
        ))
      return
    }
    var codes: [(text: String, range: SourceRange)] = []
    while let word = words.next(), word.text != "--" { codes.append(word) }
    if codes.isEmpty {
      problems.append(
        (
          Location(file, first.range), "this does not say what it turns off",
          ["write a code after it, as in // navscene:\(verb) unreachable-scene -- why"]
        ))
    }
    // A comment with a line of its own is taken out together with that line.
    let whole = lines.range(ofLine: line, in: source.bytes)
    let start = source.bytes[Int(whole.start)..<Int(comment.start)].lastIndex {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    let isAlone = start == nil
    let next =
      line < lines.lineCount ? lines.range(ofLine: line + 1, in: source.bytes).start : whole.end
    let removed =
      isAlone
      ? SourceRange(Int(whole.start), Int(next))
      : SourceRange((start ?? Int(comment.start)) + 1, Int(comment.end))
    for code in codes {
      add(code.text, verb, line, Location(file, code.range), removed, codes.count)
    }
  }

  private mutating func add(
    _ code: String, _ verb: String, _ line: Int, _ location: Location, _ comment: SourceRange,
    _ count: Int
  ) {
    let covered: ClosedRange<Int>
    switch verb {
    case "disable:this": covered = line...line
    case "disable:next": covered = line + 1...line + 1
    case "disable:file": covered = 1...lines.lineCount
    case "disable": covered = line...lines.lineCount
    default:
      // `enable` ends what is open.
      guard let ended = open.removeValue(forKey: code) else {
        let near = guesses.nearest(to: code, among: Array(open.keys))
        problems.append(
          (
            location, "'\(code)' is not turned off here",
            [near.isEmpty ? "take it out" : "did you mean '\(near[0])'?"]
          ))
        return
      }
      for index in ended { directives[index].lastLine = line }
      return
    }
    if verb == "disable" { open[code, default: []].append(directives.count) }
    directives.append(
      Directive(
        code: code, firstLine: covered.lowerBound, lastLine: covered.upperBound,
        location: location, comment: comment, codeCount: count))
  }
}

/// The place of the first number in a sorted list that a condition holds for, as for all after it.
private func firstIndex(in sorted: [Int], where isBehind: (Int) -> Bool) -> Int {
  var (lower, upper) = (0, sorted.count)
  while lower < upper {
    let middle = (lower + upper) / 2
    if isBehind(sorted[middle]) { upper = middle } else { lower = middle + 1 }
  }
  return lower
}

/// Words divided by blanks and commas.
private struct Words {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    offset = start
    self.end = end
  }

  mutating func next() -> (text: String, range: SourceRange)? {
    while offset < end && Self.divides(bytes[offset]) { offset += 1 }
    let start = offset
    while offset < end && !Self.divides(bytes[offset]) { offset += 1 }
    guard offset > start else { return nil }
    return (
      String(decoding: bytes[start..<offset], as: UTF8.self), SourceRange(start, offset)
    )
  }

  private static func divides(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "\r")
  }
}

extension [UInt8] {
  fileprivate func contains(_ wanted: String.UTF8View) -> Bool {
    let wanted = Array(wanted)
    guard let first = wanted.first, count >= wanted.count else { return false }
    for start in 0...(count - wanted.count)
    where self[start] == first && self[start..<start + wanted.count].elementsEqual(wanted) {
      return true
    }
    return false
  }
}
