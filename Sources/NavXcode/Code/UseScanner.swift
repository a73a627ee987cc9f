import NavText

/// Finds the identifiers of scenes, segues and cells in code, and the constants that stand for them.
///
/// It looks at calls, not at types: `performSegue(withIdentifier: "Cart", …)` is one whoever is told to.
struct UseScanner {
  let tokens: [CodeToken]
  let file: ID<SourceText>
  let language: SourceLanguage
  /// Of the same file, in the order of their beginnings.
  let bodies: [TypeBody]
  private var position = 0
  /// The bodies around the current token, and the first that has not begun.
  private var around: [TypeBody] = []
  private var nextBody = 0
  /// The tokens before each open parenthesis: what is called.
  private var calls: [Int] = []
  /// The storyboard that the last call named, and the token behind that call.
  private var storyboard: (argument: IdentifierUse.Argument, end: Int) = (.none, -1)
  /// How deep in braces each `switch` over an identifier stands.
  private var switches: [Int] = []
  /// How deep in braces each `@try` stands.
  private var attempts: [Int] = []
  private var depth = 0

  init(_ tokens: [CodeToken], file: ID<SourceText>, language: SourceLanguage, bodies: [TypeBody]) {
    self.tokens = tokens
    self.file = file
    self.language = language
    self.bodies = bodies
  }

  mutating func scan(into facts: inout SourceIndex) {
    while position < tokens.count {
      followBodies()
      let token = tokens[position]
      switch token.kind {
      case .definedName: define(&facts)
      case .sign: sign(token, &facts)
      case .name where isObjectiveCName: skipParentheses()
      case .name:
        let isDeclared =
          switch language {
          case .swift: word(position - 1) == .func
          case .objectiveC: isSign(")", at: position - 1)
          }
        if !isDeclared { facts.mentions.insert(token.name) }
        name(token, &facts)
      case .string: facts.mentions.insert(token.name)
      default: break
      }
      position += 1
    }
  }

  private mutating func followBodies() {
    while let last = around.last, last.end <= position { around.removeLast() }
    while nextBody < bodies.count, bodies[nextBody].start <= position {
      if bodies[nextBody].end > position { around.append(bodies[nextBody]) }
      nextBody += 1
    }
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isSign(sign)
  }

  private func word(_ index: Int) -> CodeWord? {
    index >= 0 && index < tokens.count ? tokens[index].word : nil
  }

  private func isName(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .name
  }

  /// `@objc(addItem:)` says what a declaration is called; that is no use of it.
  private var isObjectiveCName: Bool {
    language == .swift && word(position) == .objc && isSign("@", at: position - 1)
      && isSign("(", at: position + 1)
  }

  private mutating func skipParentheses() {
    while position + 1 < tokens.count, !isSign(")", at: position) { position += 1 }
  }

  private mutating func sign(_ token: CodeToken, _ facts: inout SourceIndex) {
    switch token.sign {
    case UInt8(ascii: "("): calls.append(position - 1)
    case UInt8(ascii: ")"):
      calls.removeLast(min(1, calls.count))
      if storyboard.end == -2 - calls.count { storyboard.end = position + 1 }
    case UInt8(ascii: "{"):
      if word(position - 1) == .attempt, isSign("@", at: position - 2) { attempts.append(depth) }
      depth += 1
    case UInt8(ascii: "}"):
      depth -= 1
      if let last = switches.last, last > depth { switches.removeLast() }
      if let last = attempts.last, last >= depth { attempts.removeLast() }
    case UInt8(ascii: "="):
      if isSign("=", at: position + 1), !isSign("=", at: position - 1) { comparison(&facts) }
    default: break
    }
  }

  // MARK: Calls

  private mutating func name(_ token: CodeToken, _ facts: inout SourceIndex) {
    if isSign("=", at: position + 1) {
      assignment(token, &facts)
      return constant(token, &facts)
    }
    guard let word = token.word else {
      if isSign(":", at: position + 1), language == .swift { property(token, &facts) }
      return
    }
    if word == .switch { return switchOverIdentifier(facts) }
    if word == .case, let last = switches.last, last == depth { return cases(&facts) }
    switch language {
    case .swift: call(word, &facts)
    case .objectiveC: message(word, &facts)
    }
    if isSign(":", at: position + 1), language == .swift { property(token, &facts) }
  }

  private mutating func call(_ word: CodeWord, _ facts: inout SourceIndex) {
    let called = calls.last.flatMap { self.word($0) }
    // A label of the call around it.
    if isSign(":", at: position + 1) {
      let start = position + 2
      switch (word, called) {
      case (.withIdentifier, .performSegue): add(.performedSegue, start, &facts)
      case (.withIdentifier, .instantiateViewController), (.withIdentifier, .instantiateController),
        (.identifier, .instantiateViewController), (.identifier, .instantiateController):
        add(.scene, start, &facts)
      case (.withIdentifier, .dequeueReusableCell),
        (.withIdentifier, .dequeueReusableHeaderFooterView),
        (.withReuseIdentifier, .dequeueReusableCell),
        (.withReuseIdentifier, .dequeueReusableSupplementaryView):
        add(.reuse, start, &facts)
      case (.withReuseIdentifier, .register), (.forCellReuseIdentifier, _),
        (.forCellWithReuseIdentifier, _), (.forHeaderFooterViewReuseIdentifier, _):
        add(.registration, start, &facts)
      case (.name, .storyboardType), (.name, .macStoryboardType):
        storyboard = (argument(from: start).argument, -2 - (calls.count - 1))
        add(.storyboard, start, &facts)
      case (.reuseIdentifier, _): add(.madeCell, start, &facts)
      case (.nibName, _): add(.nib, start, &facts)
      case (.identifier, _): addMadeSegue(start, &facts)
      default: break
      }
      return
    }
    guard isSign("(", at: position + 1) else { return }
    // The first argument without a label, as in Swift 2.
    let start = position + 2
    switch word {
    case .performSegueWithIdentifier: add(.performedSegue, start, &facts)
    case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
      add(.scene, start, &facts)
    case .instantiateInitialViewController, .instantiateInitialController:
      add(.initialScene, start, &facts)
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier,
      .dequeueReusableHeaderFooterViewWithIdentifier:
      add(.reuse, start, &facts)
    case .loadNibNamed: add(.nib, start, isInMainBundle: isSentToMainBundle, &facts)
    default: break
    }
  }

  private mutating func message(_ word: CodeWord, _ facts: inout SourceIndex) {
    guard isSign(":", at: position + 1) else {
      if word == .instantiateInitialViewController { add(.initialScene, position + 1, &facts) }
      return
    }
    let start = position + 2
    switch word {
    case .performSegueWithIdentifier: add(.performedSegue, start, &facts)
    case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
      add(.scene, start, &facts)
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier,
      .dequeueReusableHeaderFooterViewWithIdentifier:
      add(.reuse, start, &facts)
    case .withReuseIdentifier: add(isRegistration ? .registration : .reuse, start, &facts)
    case .reuseIdentifier: add(.madeCell, start, &facts)
    case .forCellReuseIdentifier, .forCellWithReuseIdentifier,
      .forHeaderFooterViewReuseIdentifier:
      add(.registration, start, &facts)
    case .storyboardWithName:
      storyboard = (argument(from: start).argument, position)
      add(.storyboard, start, &facts)
    case .nibWithNibName, .initWithNibName: add(.nib, start, &facts)
    case .loadNibNamed: add(.nib, start, isInMainBundle: isSentToMainBundle, &facts)
    case .isEqualToString:
      // `[segue.identifier isEqualToString:@"Cart"]` and `[[segue identifier] isEqualToString:…]`.
      let before = isSign("]", at: position - 1) ? position - 2 : position - 1
      if isSegueIdentifier(before, facts) { add(.comparedSegue, start, &facts) }
    case .initWithIdentifier, .segueWithIdentifier: addMadeSegue(start, &facts)
    default: break
    }
  }

  /// What is handed on by a class of segues to its superclass, under the same name, is none yet.
  private mutating func addMadeSegue(_ start: Int, _ facts: inout SourceIndex) {
    let (argument, end) = self.argument(from: start)
    let label = isSign(",", at: end) ? end + 1 : end
    if case .constant(_, let name) = argument, name == CodeWord.identifier.name { return }
    // Its arguments may be anything; the label that follows tells what is made.
    let follows = word(label) == .source && isSign(":", at: label + 1)
    if follows { add(.madeSegue, start, &facts) }
  }

  private mutating func add(
    _ kind: IdentifierUse.Kind, _ start: Int, isInMainBundle: Bool = false,
    _ facts: inout SourceIndex
  ) {
    guard kind != .initialScene, start < tokens.count else {
      return add(kind, .none, at: tokens[position].range, &facts)
    }
    let (argument, end) = self.argument(from: start)
    let last = tokens[max(start, end - 1)]
    add(
      kind, argument, at: SourceRange(from: tokens[start].range, to: last.range),
      isInMainBundle: isInMainBundle || isMainBundle(behind: end),
      mayFail: mayFail(kind, behind: end), &facts)
  }

  /// Whether a message of several parts begins with `registerClass:` or `registerNib:`.
  private var isRegistration: Bool {
    var index = position - 1
    while index > max(0, position - 24), tokens[index].kind != .sign || !isStatementSign(index) {
      if word(index) == .registerClass || word(index) == .registerNib { return true }
      index -= 1
    }
    return false
  }

  private func isStatementSign(_ index: Int) -> Bool {
    isSign(";", at: index) || isSign("{", at: index) || isSign("}", at: index)
  }

  /// Whether code goes on without what it asks for: from an exception that it catches, or with nil in the place of a row,
  /// which a list gives that is told no place.
  private func mayFail(_ kind: IdentifierUse.Kind, behind end: Int) -> Bool {
    if !attempts.isEmpty { return true }
    guard kind == .reuse, isSign(language == .swift ? ")" : "]", at: end) else { return false }
    // `… ?? UITableViewCell()`, `… as? CartCell`.
    let next = word(end + 1) == .cast ? end + 2 : end + 1
    if isSign("?", at: next) { return true }
    if isSign("!", at: next) { return false }
    var start = position
    while start > max(0, position - 16), !isSign("=", at: start), !isSign(";", at: start) {
      start -= 1
    }
    guard isSign("=", at: start) else { return false }
    // `if let cell: CartCell = …` ends in the type.
    var first = start - 1
    while first > max(0, start - 8), !tokens[first].startsLine {
      if word(first) == .if || word(first) == .guard { return true }
      first -= 1
    }
    if word(first) == .if || word(first) == .guard { return true }
    // `var cell: UITableViewCell! = …`.
    var variable = start - 1
    while isSign("!", at: variable) || isSign("?", at: variable) { variable -= 1 }
    if isName(variable), isSign(":", at: variable - 1) { variable -= 2 }
    guard isName(variable) else { return false }
    return asks(whetherThereIs: tokens[variable].name, from: end)
  }

  /// Whether one of the next statements compares a variable with nil.
  private func asks(whetherThereIs name: Name, from end: Int) -> Bool {
    for index in end..<min(end + 48, tokens.count) where isName(index) && tokens[index].name == name
    {
      if isSign("!", at: index - 1) { return true }
      let isCompared = isSign("=", at: index + 1) && isSign("=", at: index + 2)
      if isCompared, word(index + 3) == .nothing { return true }
      if word(index - 3) == .nothing, isSign("=", at: index - 2), isSign("=", at: index - 1) {
        return true
      }
      // `if (cell)`, `if let cell = cell`, `cell ?? …`.
      if word(index - 2) == .if, isSign("(", at: index - 1), isSign(")", at: index + 1) {
        return true
      }
      if word(index - 2) == .let || isSign("?", at: index + 1) { return true }
    }
    return false
  }

  /// Whether `Bundle.main`, `NSBundle.mainBundle()` or `[NSBundle mainBundle]` is what is asked for a nib.
  private var isSentToMainBundle: Bool {
    switch language {
    case .swift:
      guard isSign(".", at: position - 1) else { return false }
      return word(position - 2) == .main
        || isSign(")", at: position - 2) && word(position - 4) == .mainBundle
    case .objectiveC:
      return word(position - 1) == .mainBundle
        || isSign("]", at: position - 1) && word(position - 2) == .mainBundle
    }
  }

  private func add(
    _ kind: IdentifierUse.Kind, _ argument: IdentifierUse.Argument, at range: SourceRange,
    isInMainBundle: Bool = false, mayFail: Bool = false, _ facts: inout SourceIndex
  ) {
    facts.uses.append(
      IdentifierUse(
        kind: kind, argument: argument, storyboardArgument: storyboardBefore(kind),
        isOfSelf: kind == .performedSegue && isSentToSelf, isInMainBundle: isInMainBundle,
        mayFail: mayFail, part: around.last?.part, place: Location(file, range)))
  }

  /// Whether the current call, or the one that the current word is a label of, names nobody else before it.
  private var isSentToSelf: Bool {
    guard language == .swift else {
      return word(position - 1) == .thisValue && isSign("[", at: position - 2)
    }
    let called = isSign(":", at: position + 1) ? calls.last ?? position : position
    guard isSign(".", at: called - 1) else { return true }
    var receiver = called - 2
    while isSign("?", at: receiver) || isSign("!", at: receiver) { receiver -= 1 }
    return word(receiver) == .thisValue && !isSign(".", at: receiver - 1)
  }

  /// Whether the next argument is `bundle: nil`, `.main`, `Bundle.main` or `[NSBundle mainBundle]`.
  private func isMainBundle(behind end: Int) -> Bool {
    let label = isSign(",", at: end) ? end + 1 : end
    guard word(label) == .bundle, isSign(":", at: label + 1) else { return false }
    let value = label + 2
    return word(value) == .nothing
      || (value + 1...value + 2).contains { word($0) == .main || word($0) == .mainBundle }
  }

  /// The storyboard that `UIStoryboard(name: "Shop", bundle: nil).instantiate…` names before it.
  private func storyboardBefore(_ kind: IdentifierUse.Kind) -> IdentifierUse.Argument {
    guard kind == .scene || kind == .initialScene, storyboard.end >= 0 else { return .none }
    switch language {
    case .swift:
      // A label stands behind `.instantiateViewController(`.
      let start = kind == .scene && isSign(":", at: position + 1) ? position - 2 : position
      return isSign(".", at: start - 1) && storyboard.end == start - 1 ? storyboard.argument : .none
    case .objectiveC:
      // `[[UIStoryboard storyboardWithName:@"Shop" bundle:[NSBundle mainBundle]] instantiate…`.
      var cursor = position - 1
      guard isSign("]", at: cursor) else { return .none }
      var open = 1
      while open > 0, cursor > max(storyboard.end - 2, position - 24) {
        cursor -= 1
        if isSign("]", at: cursor) { open += 1 }
        if isSign("[", at: cursor) { open -= 1 }
      }
      return open == 0 && cursor == storyboard.end - 2 ? storyboard.argument : .none
    }
  }

  // MARK: Values

  /// Reads a literal or the name of a constant; anything that computes is unknown.
  private func argument(from start: Int) -> (argument: IdentifierUse.Argument, end: Int) {
    var cursor = start
    if language == .objectiveC, isSign("@", at: cursor) { cursor += 1 }
    guard cursor < tokens.count else { return (.unknown, start) }
    let first = tokens[cursor]
    if first.kind == .string {
      return isEnd(cursor + 1) ? (.literal(first.name), cursor + 1) : (.unknown, cursor + 1)
    }
    if first.kind == .richString { return (.unknown, cursor + 1) }
    guard first.kind == .name else { return (.unknown, cursor) }
    // `String(describing: CartController.self)` is the name of a class.
    if first.word == .string, isSign("(", at: cursor + 1), word(cursor + 2) == .describing,
      isSign(":", at: cursor + 3), isName(cursor + 4), isSign(".", at: cursor + 5),
      word(cursor + 6) == .thisValue, isSign(")", at: cursor + 7)
    {
      let type = tokens[cursor + 4]
      return type.word == .thisType
        ? (.unknown, cursor + 8) : (.literal(type.name), cursor + 8)
    }
    var container: Name = .none
    var name = first.name
    cursor += 1
    while isSign(".", at: cursor), isName(cursor + 1) {
      if word(cursor + 1) != .rawWord {
        container = name
        name = tokens[cursor + 1].name
      }
      cursor += 2
    }
    if container == CodeWord.thisValue.name || container == CodeWord.thisType.name {
      container = .none
    }
    return isEnd(cursor)
      ? (.constant(container: container, name: name), cursor) : (.unknown, cursor)
  }

  /// Whether an expression is over, so that what was read is all of it.
  private func isEnd(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.kind == .name { return token.startsLine || language == .objectiveC }
    guard token.kind == .sign else { return token.startsLine }
    return [UInt8](",)];:{}?&|".utf8).contains(token.sign)
      || token.startsLine && token.sign != UInt8(ascii: "+") && token.sign != UInt8(ascii: ".")
      || token.sign == UInt8(ascii: "@")
  }

  // MARK: Comparisons

  /// `segue.identifier == "Cart"`, either way round.
  private mutating func comparison(_ facts: inout SourceIndex) {
    if isSegueIdentifier(position - 1, facts) { return add(.comparedSegue, position + 2, &facts) }
    guard isName(position + 2), isSign(".", at: position + 3) || isSign("?", at: position + 3)
    else { return }
    let end = isSign("?", at: position + 3) ? position + 5 : position + 4
    guard isSegueIdentifier(end, facts), position > 0 else { return }
    let left = tokens[position - 1]
    let isLiteral = left.kind == .string
    add(.comparedSegue, isLiteral ? .literal(left.name) : .unknown, at: left.range, &facts)
  }

  /// Whether `identifier` is asked of something that is called a segue: beacons and annotations have one too.
  private func isSegueIdentifier(_ index: Int, _ facts: SourceIndex) -> Bool {
    guard word(index) == .identifier else { return false }
    var owner = index - 1
    if isSign(".", at: owner) { owner -= 1 }
    while isSign("?", at: owner) || isSign("!", at: owner) { owner -= 1 }
    guard isName(owner) else { return false }
    let end = facts.names.utf8(of: tokens[owner].name).suffix(5)
    return end.elementsEqual("segue".utf8) || end.elementsEqual("Segue".utf8)
  }

  /// `switch segue.identifier {`, with whatever unwraps it.
  private mutating func switchOverIdentifier(_ facts: SourceIndex) {
    var cursor = position + 1
    var isOverIdentifier = false
    while cursor < min(tokens.count, position + 16), !isSign("{", at: cursor) {
      if isSegueIdentifier(cursor, facts) { isOverIdentifier = true }
      cursor += 1
    }
    if isOverIdentifier, isSign("{", at: cursor) { switches.append(depth + 1) }
  }

  private mutating func cases(_ facts: inout SourceIndex) {
    var cursor = position + 1
    while cursor < tokens.count {
      let token = tokens[cursor]
      if token.kind == .string || token.kind == .name, token.word != .let {
        let (_, end) = argument(from: cursor)
        add(.comparedSegue, cursor, &facts)
        cursor = max(end, cursor + 1)
      }
      if isSign("?", at: cursor) { cursor += 1 }
      guard isSign(",", at: cursor) else { return }
      cursor += 1
    }
  }

  // MARK: Assignments

  /// `total = UILabel()`, `self.total = …`, `_total = …`: not a new variable, a comparison, or something of others.
  private func assignment(_ token: CodeToken, _ facts: inout SourceIndex) {
    guard let part = around.last?.part, !isSign("=", at: position + 2),
      word(position + 2) != .nothing, !isName(position - 1) || token.startsLine,
      !isSign("*", at: position - 1)
    else { return }
    if isSign(".", at: position - 1) {
      var owner = position - 2
      while isSign("?", at: owner) || isSign("!", at: owner) { owner -= 1 }
      guard word(owner) == .thisValue else { return }
    }
    facts.assignments.append(
      SourceIndex.Assignment(container: facts.parts[part].name, name: token.name))
  }

  // MARK: Constants

  /// `let cart = "Cart"`, `NSString *const Cart = @"Cart";`.
  private func constant(_ token: CodeToken, _ facts: inout SourceIndex) {
    let start = isSign("@", at: position + 2) ? position + 3 : position + 2
    guard start < tokens.count, tokens[start].kind == .string, isEnd(start + 1),
      !isSign(".", at: position - 1)
    else { return }
    switch language {
    case .swift: guard word(position - 1) == .let else { return }
    case .objectiveC:
      guard isSign("*", at: position - 1) || word(position - 1) == .const else { return }
    }
    add(token.name, tokens[start].name, &facts)
  }

  /// `let cart: String = "Cart"`, `static var cart: String { return "Cart" }`.
  private func property(_ token: CodeToken, _ facts: inout SourceIndex) {
    guard isName(position + 2) else { return }
    var cursor = position + 3
    if word(position - 1) == .let, isSign("=", at: cursor) {
      cursor += 1
    } else if word(position - 1) == .var, isSign("{", at: cursor) {
      cursor += 1
      if word(cursor) == .get, isSign("{", at: cursor + 1) { cursor += 2 }
      if word(cursor) == .return { cursor += 1 }
    } else {
      return
    }
    guard cursor < tokens.count, tokens[cursor].kind == .string, isEnd(cursor + 1) else { return }
    add(token.name, tokens[cursor].name, &facts)
  }

  private mutating func define(_ facts: inout SourceIndex) {
    guard position + 1 < tokens.count, tokens[position + 1].kind == .string else { return }
    add(tokens[position].name, tokens[position + 1].name, &facts)
  }

  private func add(_ name: Name, _ value: Name, _ facts: inout SourceIndex) {
    let container = around.last.map { facts.parts[$0.part].name } ?? .none
    facts.constants.append(
      StringConstant(container: container, name: name, value: value, file: file))
  }
}
