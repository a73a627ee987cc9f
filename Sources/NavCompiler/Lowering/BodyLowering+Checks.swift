import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  mutating func lowerCheck(_ item: ItemSyntax) {
    allow([.text, .stack, .device, .block], of: item, in: .check)
    guard let title = title(of: item) else { return }
    isClaimed = true
    defer { isClaimed = false }
    guard let storyboard = launchedStoryboard(of: item, title) else { return }
    var row = Check(title: title.value, storyboard: storyboard, place: place(title.range))
    let scope = Scope(storyboard: storyboard)
    let circumstances = circumstances(of: item, in: .check, scope)
    row.device = circumstances.device
    row.orientation = circumstances.orientation
    row.era = circumstances.era
    row.states = circumstances.states
    var lines = LinesOfCheck()
    for member in item.block.members {
      switch tree[member] {
      case .attribute: break
      case .claim(let id): lower(tree[id], &lines, scope)
      case .item(let id) where !tree[id].isBroken:
        reportUnknown(tree[id].keyword, in: .check, known: BlockKind.check.keywords)
      case let stray:
        lines.hasStray = true
        reportStray(stray, in: .check)
      }
    }
    if !lines.hasClaim && !lines.hasStray && !item.isBroken {
      report(BadCheck.claimsNothing, title.range)
    }
    row.moves = moves(of: lines, title.range)
    row.assumptions = program.assumptions.append(contentsOf: lines.assumptions)
    row.claims = program.claims.append(contentsOf: lines.claims)
    program.checks.append(row)
  }

  /// The storyboard that is named in the head, as in `check "…" of Shop`, or that of the file; nil after a report.
  private mutating func launchedStoryboard(of item: ItemSyntax, _ title: TextSyntax)
    -> ID<Storyboard>?
  {
    for clause in tree[item.clauses] {
      guard case .stack(let name) = clause.value else { continue }
      if let storyboard = symbols.storyboards[name.name] {
        recordUse(.storyboard(storyboard), name.range)
        return storyboard
      }
      reportUnknownStoryboard(name.name, at: Location(file, name.range))
      return nil
    }
    if let storyboard = storyboardOfFile { return storyboard }
    report(NothingToLaunch(declaration: .check), title.range)
    return nil
  }

  /// What the lines of a check said so far.
  private struct LinesOfCheck {
    var assumptions: [Assumption] = []
    var claims: [Claim] = []
    /// Whether any line is a claim, understood or not.
    var hasClaim = false
    /// Whether a line may have been meant as one.
    var hasStray = false
    var only: (moves: MoveSet, range: SourceRange)?
    var added: MoveSet = []
    var removed: MoveSet = []
    /// Whether a word was not understood, so that the moves are not known.
    var hasUnknownMove = false
  }

  private mutating func lower(
    _ syntax: ClaimSyntax, _ lines: inout LinesOfCheck, _ scope: Scope
  ) {
    let phrases = Array(tree[syntax.phrases])
    let opening = spell(phrases[0])
    if phrases.count == 1,
      let setting = CheckSetting.allCases.first(where: { $0.facts.keyword == opening })
    {
      lower(setting, phrases[0], syntax, &lines, scope)
      return
    }
    lines.hasClaim = true
    let claim = lowerClaim(syntax, phrases, scope)
    if let claim, !syntax.isBroken { lines.claims.append(claim) }
  }

  /// The words of a phrase.
  mutating func spell(_ phrase: PhraseSyntax) -> String {
    tree[phrase.words].map { text($0.name) }.joined(separator: " ")
  }

  // MARK: Settings

  private mutating func lower(
    _ setting: CheckSetting, _ phrase: PhraseSyntax, _ syntax: ClaimSyntax,
    _ lines: inout LinesOfCheck, _ scope: Scope
  ) {
    let operands = Array(tree[phrase.operands])
    guard let first = operands.first else {
      lines.hasUnknownMove = true
      if !syntax.isBroken { report(BadCheck.missingOperand(setting), syntax.range) }
      return
    }
    if setting.facts.operand == .condition {
      if operands.count > 1 {
        report(
          BadClaim.severalConditions(keyword: spell(phrase)), tree[operands[1].expression].range)
      }
      guard let condition = lowerStateCondition(first.expression, scope) else { return }
      lines.assumptions.append(Assumption(condition, place: place(syntax.range)))
      return
    }
    var moves: MoveSet = []
    for operand in operands {
      if let kind = move(operand.expression) {
        moves.insert(MoveSet(kind))
      } else {
        lines.hasUnknownMove = true
      }
    }
    switch setting {
    case .assuming: break
    case .only:
      if let (_, range) = lines.only {
        report(BadCheck.secondOnly(first: Location(file, range)), syntax.range)
      } else {
        lines.only = (moves, syntax.range)
      }
    case .also: lines.added.formUnion(moves)
    case .without: lines.removed.formUnion(moves)
    }
  }

  private mutating func move(_ id: ID<ExpressionSyntax>) -> MoveKind? {
    if case .missing = tree[id].kind { return nil }
    let words = MoveKind.allCases.map { $0.facts.keyword }
    guard let word = singleWord(id) else {
      report(BadCheck.notAMove(nil, near: []), tree[id].range)
      return nil
    }
    let spelling = text(word.name)
    if let kind = MoveKind.allCases.first(where: { $0.facts.keyword == spelling }) { return kind }
    report(
      BadCheck.notAMove(spelling, near: nearest(to: spelling, among: words)), word.range)
    return nil
  }

  /// `only` says where to begin, whatever the order of the lines.
  private mutating func moves(of lines: LinesOfCheck, _ title: SourceRange) -> MoveSet {
    let counted = (lines.only?.moves ?? .fingers).union(lines.added)
    let moves = counted.subtracting(lines.removed)
    if lines.hasUnknownMove { return moves }
    let named = (lines.only?.moves ?? []).union(lines.added)
    if let both = named.intersection(lines.removed).kinds.first {
      report(BadCheck.countedAndNot(both), title)
    } else if moves.isEmpty {
      report(BadCheck.noMoves, title)
    }
    return moves
  }

  // MARK: Claims

  private mutating func lowerClaim(
    _ syntax: ClaimSyntax, _ phrases: [PhraseSyntax], _ scope: Scope
  ) -> Claim? {
    let hasStart = spell(phrases[0]) == ClaimKind.startKeyword
    // `from within 2 taps Cart`
    let opening = tree[phrases[0].words]
    if opening.count > 1, let word = opening.first, text(word.name) == ClaimKind.startKeyword {
      report(BadClaim.missingStart, word.range)
      return nil
    }
    if hasStart && phrases.count == 1 {
      if !syntax.isBroken { report(BadClaim.startAlone, syntax.range) }
      return nil
    }
    let phrase = phrases[hasStart ? 1 : 0]
    guard let kind = ClaimKind(keyword: spell(phrase), hasStart: hasStart),
      phrases.count == (hasStart ? 2 : 1)
    else {
      if syntax.isBroken { return nil }
      let words = phrases.map { spell($0) }.joined(separator: " … ")
      report(BadClaim.unknown(words: words), syntax.range)
      return nil
    }
    var claim = Claim(kind, place: place(syntax.range))
    var isSound = true
    if hasStart { isSound = lowerStart(phrases[0], syntax, &claim, scope) }
    if kind.facts.hasBound && !lowerBound(phrase, syntax, &claim) { return nil }
    switch kind.facts.goal {
    case .condition:
      guard let goal = operand(of: phrase, syntax, otherwise: .missingCondition(kind)) else {
        return nil
      }
      claim.goal = lowerStateCondition(goal, scope)
      isSound = isSound && claim.goal != nil
    case .code:
      if phrase.operands.isEmpty { break }
      guard let code = operand(of: phrase, syntax, otherwise: .missingCondition(kind)) else {
        return nil
      }
      guard case .text(let name) = tree[code].kind else {
        report(BadClaim.codeWithoutQuotes, tree[code].range)
        return nil
      }
      checkEffect(name, at: tree[code].range, of: kind.facts.keyword)
      claim.code = name
    }
    return isSound ? claim : nil
  }

  /// The states that a claim is about. `any` are all, unless something is called so.
  private mutating func lowerStart(
    _ phrase: PhraseSyntax, _ syntax: ClaimSyntax, _ claim: inout Claim, _ scope: Scope
  ) -> Bool {
    guard let start = operand(of: phrase, syntax, otherwise: .missingStart) else { return false }
    if let word = singleWord(start), text(word.name) == ClaimKind.anyKeyword,
      !isDeclared(word.name)
    {
      return true
    }
    claim.from = lowerStateCondition(start, scope)
    return claim.from != nil
  }

  /// `2 taps`
  private mutating func lowerBound(
    _ phrase: PhraseSyntax, _ syntax: ClaimSyntax, _ claim: inout Claim
  ) -> Bool {
    guard let count = phrase.count else {
      if !syntax.isBroken { report(BadClaim.missingCount, phrase.range) }
      return false
    }
    claim.within = count.number
    guard 1...ClaimKind.mostMoves ~= count.number else {
      report(
        OutOfRange.bounds(
          "within", value: "\(count.number)", low: "1", high: "\(ClaimKind.mostMoves)"),
        count.range)
      return false
    }
    // `within 2 taps` and nothing after it: the unit was taken for a condition.
    if count.unit == nil, phrase.operands.count == 1,
      let only = phrase.operands.first.map({ tree[$0].expression }),
      let word = singleWord(only).map({ text($0.name) }), word == "tap" || word == "taps"
    {
      report(BadClaim.missingCondition(.fromWithin), phrase.range)
      return false
    }
    if let unit = count.unit.map({ text($0.name) }), unit == "tap" || unit == "taps" { return true }
    report(
      BadClaim.missingUnit(number: count.number, found: count.unit.map { text($0.name) }),
      count.unit?.range ?? count.range)
    return false
  }

  /// The one operand of a phrase, or nil after a report.
  private mutating func operand(
    of phrase: PhraseSyntax, _ syntax: ClaimSyntax, otherwise problem: BadClaim
  ) -> ID<ExpressionSyntax>? {
    let operands = Array(tree[phrase.operands])
    guard let first = operands.first else {
      if !syntax.isBroken { report(problem, syntax.range) }
      return nil
    }
    if operands.count > 1 {
      report(
        BadClaim.severalConditions(keyword: spell(phrase)), tree[operands[1].expression].range)
      return nil
    }
    return first.expression
  }
}
