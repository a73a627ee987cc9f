import NavSyntax
import NavText

/// Leaves out what only follows from another problem: one mistake is reported once.
///
/// Everything here is guessed from the text, so that no other stage has to think about mistakes it did not make. A
/// problem is only ever left out while another one stays, so an error never turns into none.
struct CascadeFilter {
  private let sources: Table<SourceText>
  /// Names that something not understood may declare: that they are unknown elsewhere is no news.
  private var maybeDeclared: Set<String> = []
  /// Where lines begin to go wrong that may have been meant as arrows of a container.
  private var misread: [ID<SourceText>: Set<Int>] = [:]
  /// Up to where the names of constructs that were not understood are in `maybeDeclared`.
  private var added: [ID<SourceText>: Int] = [:]
  /// Where lines begin that lack a brace.
  private var unopened: [ID<SourceText>: Set<Int>] = [:]
  /// Files whose blocks are not what they look like. Nothing but their syntax can be judged.
  private var shapeless: Set<ID<SourceText>> = []

  /// The causes among what was found, as a report orders them.
  static func causes(among problems: [FoundProblem], _ sources: Table<SourceText>) -> [Diagnostic] {
    let order = reportOrder(of: problems.map { $0.diagnostic }, sources: sources)
    guard order.count > 1 else { return order.map { problems[$0].diagnostic } }
    var filter = CascadeFilter(sources: sources)
    for index in order { filter.note(problems[index]) }
    return filter.causes(order.map { problems[$0] })
  }

  private init(sources: Table<SourceText>) {
    self.sources = sources
  }

  // MARK: Causes

  private mutating func note(_ problem: FoundProblem) {
    let location = problem.diagnostic.location
    let cascade = problem.cascade
    let start = Int(location.range.start)
    if cascade.contains(.lacksBrace) {
      unopened[location.file, default: []].insert(line(location.file, start).lowerBound)
    }
    if cascade.contains(.hidesShape)
      || cascade.contains(.mayHideBrace) && lastByte(of: location) == UInt8(ascii: "{")
    {
      forget(location.file)
      return
    }
    var isMisread = cascade.contains(.isMisread)
    var mayDeclare = cascade.contains(.mayDeclare)
    if cascade.contains(.opensWithWord), let first = firstWord(at: location) {
      // `root: List` and `root List` instead of `root -> List`.
      if Alias.advice(on: first) != nil { isMisread = true }
      // `scene: Home` instead of `scene Home`.
      if Alias.isConstruct(first) { mayDeclare = true }
    }
    if isMisread { misread[location.file, default: []].insert(start) }
    if mayDeclare { addNames(ofConstructAt: start, location.file) }
    if cascade.contains(.lineMayDeclare) {
      let line = line(location.file, start)
      addNames(location.file, line.lowerBound, upTo: line.upperBound)
    }
  }

  private mutating func forget(_ file: ID<SourceText>) {
    // All of its names are added the first time; each stray brace would read the file once more.
    guard shapeless.insert(file).inserted else { return }
    addNames(file, 0, upTo: sources[file].bytes.count)
  }

  /// What lies in a construct whose names are added has none that are new.
  private mutating func addNames(ofConstructAt start: Int, _ file: ID<SourceText>) {
    if start < added[file, default: 0] { return }
    let end = extent(file, start).end
    addNames(file, start, upTo: end)
    added[file] = end
  }

  private mutating func addNames(_ file: ID<SourceText>, _ start: Int, upTo end: Int) {
    let bytes = sources[file].bytes
    var word: [UInt8] = []
    for offset in start...end {
      if offset < end, Self.isNameByte(bytes[offset]) {
        word.append(bytes[offset])
      } else if !word.isEmpty {
        maybeDeclared.insert(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
  }

  // MARK: Consequences

  /// What was reported on the line at hand.
  private struct Line {
    var hasError = false
    var explained: Cascade = []

    mutating func report(_ problem: FoundProblem) {
      guard problem.diagnostic.severity == .error else { return }
      hasError = true
      explained.formUnion(problem.cascade)
    }
  }

  private func causes(_ problems: [FoundProblem]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var line = Line()
    var previous: Diagnostic?
    for problem in problems {
      let diagnostic = problem.diagnostic
      // Only the text between neighbours is looked at, or a long line of many problems would cost its square.
      if let previous, !isOnSameLine(previous, diagnostic) { line = Line() }
      previous = diagnostic
      if follows(problem, from: line) || isEmptied(problem) { continue }
      line.report(problem)
      kept.append(diagnostic)
    }
    return kept
  }

  private func follows(_ problem: FoundProblem, from line: Line) -> Bool {
    let location = problem.diagnostic.location
    let cascade = problem.cascade
    let isSyntax = cascade.contains(.isSyntax)
    if cascade.contains(.isCause) { return false }
    if cascade.contains(.followsMissingBrace) {
      let start = self.line(location.file, Int(location.range.start)).lowerBound
      if unopened[location.file]?.contains(start) == true { return true }
    }
    if !isSyntax && shapeless.contains(location.file) { return true }
    if cascade.contains(.needsDeclaration), let word = word(at: location),
      maybeDeclared.contains(word)
    {
      return true
    }
    if cascade.contains(.needsAnyDeclaration) && !maybeDeclared.isEmpty { return true }
    let explained = line.explained
    if cascade.contains(.followsMissingPrimary) && explained.contains(.lacksPrimary)
      || cascade.contains(.isSurplus) && explained.contains(.explainsSurplus)
      || cascade.contains(.mayBeListed) && explained.contains(.lacksBrackets)
    {
      return true
    }
    // If the parser and the compiler both report a line, the first problem counts.
    return explained.contains(.isSyntax) || isSyntax && line.hasError
  }

  /// Whether something is only missing from a block because a line of that block was not understood.
  private func isEmptied(_ problem: FoundProblem) -> Bool {
    let location = problem.diagnostic.location
    guard problem.cascade.contains(.lacksMember), let places = misread[location.file] else {
      return false
    }
    return extent(location.file, Int(location.range.start), noticing: places).notices
  }

  // MARK: Text

  private func isOnSameLine(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    let one = first.location
    let other = second.location
    guard one.file == other.file, one.range.start <= other.range.start else { return false }
    return !sources[one.file].bytes[Int(one.range.start)..<Int(other.range.start)]
      .contains(UInt8(ascii: "\n"))
  }

  /// The last name in a place, which is what is unknown in a path.
  private func word(at location: Location) -> String? {
    var word = sources[location.file].bytes[Int(location.range.start)..<Int(location.range.end)]
    if word.last == UInt8(ascii: "\"") { word.removeLast() }
    if let before = word.lastIndex(where: { !Self.isNameByte($0) }) { word = word[(before + 1)...] }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private func lastByte(of location: Location) -> UInt8? {
    sources[location.file].bytes[Int(location.range.start)..<Int(location.range.end)].last
  }

  private func firstWord(at location: Location) -> String? {
    let word = sources[location.file].bytes[Int(location.range.start)...].prefix(64)
      .prefix(while: Self.isNameByte)
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private func line(_ file: ID<SourceText>, _ offset: Int) -> Range<Int> {
    let bytes = sources[file].bytes
    // Bounded: a whole program on one line should not cost its square.
    let first = max(0, offset - 400)
    let start = bytes[first..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
    let last = min(bytes.count, offset + 400)
    let end = bytes[offset..<last].firstIndex(of: UInt8(ascii: "\n")) ?? last
    return start..<end
  }

  /// Where the construct at `offset` ends: with its line, or with the block that the line opens. Also whether one of
  /// `places` lies on that line or directly in that block.
  private func extent(
    _ file: ID<SourceText>, _ offset: Int, noticing places: Set<Int> = []
  ) -> (end: Int, notices: Bool) {
    let bytes = sources[file].bytes
    var depth = 0
    var notices = false
    var offset = offset
    while offset < bytes.count {
      if depth <= 1 && places.contains(offset) { notices = true }
      switch bytes[offset] {
      case UInt8(ascii: "\n") where depth == 0: return (offset, notices)
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return (offset, notices) }
      case UInt8(ascii: "\""):
        offset += 1
        while offset < bytes.count && bytes[offset] != UInt8(ascii: "\"")
          && bytes[offset] != UInt8(ascii: "\n")
        {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == bytes[offset]:
        while offset < bytes.count && bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        continue
      default: break
      }
      offset += 1
    }
    return (bytes.count, notices)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
