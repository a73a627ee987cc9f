import NavText

/// Finds the identifiers of scenes, segues and cells in code, and the constants that stand for them.
///
/// It looks at calls, not at types: `performSegue(withIdentifier: "Cart", …)` is one, whatever its receiver.
struct UseScanner {
  private var here: TokenCursor
  private var around: EnclosingTypes
  /// The tokens before each open parenthesis: what is called.
  private var calls: [Int] = []
  /// The storyboard that the last call named, and the token after that call.
  private var storyboard: (argument: IdentifierUse.Argument, end: Int) = (.none, -1)
  /// How deep in braces each `switch` over an identifier is.
  private var switches: [Int] = []
  /// How deep in braces each `@try` is.
  private var attempts: [Int] = []
  private var depth = 0

  init(_ here: TokenCursor, _ bodies: [TypeBody]) {
    self.here = here
    around = EnclosingTypes(bodies)
  }

  mutating func scan(into facts: inout SourceIndex) {
    while !here.isAtEnd {
      around.go(to: here.position)
      let token = here[0]
      switch token.kind {
      case .definedName: define(&facts)
      case .sign: sign(token, &facts)
      case .name where isObjectiveCName: skipParentheses()
      case .name:
        let isDeclared =
          switch here.language {
          case .swift: here[-1].word == .func
          case .objectiveC: here[-1].isSign(")")
          }
        if !isDeclared { facts.mentions.insert(token.name) }
        name(token, &facts)
      case .string: facts.mentions.insert(token.name)
      default: break
      }
      here.position += 1
    }
  }

  /// `@objc(addItem:)` says what a declaration is called; that is no use of it.
  private var isObjectiveCName: Bool {
    here.language == .swift && here[0].word == .objc && here[-1].isSign("@")
      && here[1].isSign("(")
  }

  private mutating func skipParentheses() {
    while here.position + 1 < here.count, !here[0].isSign(")") { here.position += 1 }
  }

  private mutating func sign(_ token: CodeToken, _ facts: inout SourceIndex) {
    switch token.sign {
    case UInt8(ascii: "("): calls.append(here.position - 1)
    case UInt8(ascii: ")"):
      calls.removeLast(min(1, calls.count))
      if storyboard.end == -2 - calls.count { storyboard.end = here.position + 1 }
    case UInt8(ascii: "{"):
      if here[-1].word == .attempt, here[-2].isSign("@") { attempts.append(depth) }
      depth += 1
    case UInt8(ascii: "}"):
      depth -= 1
      if let last = switches.last, last > depth { switches.removeLast() }
      if let last = attempts.last, last >= depth { attempts.removeLast() }
    case UInt8(ascii: "="):
      if here[1].isSign("="), !here[-1].isSign("=") { comparison(&facts) }
    default: break
    }
  }

  // MARK: Calls

  private mutating func name(_ token: CodeToken, _ facts: inout SourceIndex) {
    if here[1].isSign("=") {
      assignment(token, &facts)
      return constant(token, &facts)
    }
    guard let word = token.word else {
      if here[1].isSign(":"), here.language == .swift { property(token, &facts) }
      return
    }
    if word == .switch { return switchOverIdentifier(facts) }
    if word == .case, let last = switches.last, last == depth { return cases(&facts) }
    switch here.language {
    case .swift: call(word, &facts)
    case .objectiveC: message(word, &facts)
    }
    if here[1].isSign(":"), here.language == .swift { property(token, &facts) }
  }

  private mutating func call(_ word: CodeWord, _ facts: inout SourceIndex) {
    let called = calls.last.flatMap { index in
      // `UIStoryboard.init(name:)` is the same call.
      let isSpeltOut = here.at(index).word == .`init` && here.at(index - 1).isSign(".")
      return here.at(isSpeltOut ? index - 2 : index).word
    }
    // A label of the call around it.
    if here[1].isSign(":") {
      let start = here.position + 2
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
    guard here[1].isSign("(") else { return }
    // The first argument without a label, as in Swift 2.
    let start = here.position + 2
    switch word {
    case .performSegueWithIdentifier: add(.performedSegue, start, &facts)
    case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
      add(.scene, start, &facts)
    case .instantiateInitialViewController, .instantiateInitialController:
      add(.initialScene, start, &facts)
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier,
      .dequeueReusableHeaderFooterViewWithIdentifier:
      add(.reuse, start, &facts)
    case .loadNibNamed: add(.nib, start, in: here.bundle(askedAt: here.position), &facts)
    default: break
    }
  }

  private mutating func message(_ word: CodeWord, _ facts: inout SourceIndex) {
    guard here[1].isSign(":") else {
      if word == .instantiateInitialViewController { add(.initialScene, here.position + 1, &facts) }
      return
    }
    let start = here.position + 2
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
      storyboard = (argument(from: start).argument, here.position)
      add(.storyboard, start, &facts)
    case .nibWithNibName, .initWithNibName: add(.nib, start, &facts)
    case .loadNibNamed: add(.nib, start, in: here.bundle(askedAt: here.position), &facts)
    case .isEqualToString:
      // `[segue.identifier isEqualToString:@"Cart"]` and `[[segue identifier] isEqualToString:…]`.
      let before = here[-1].isSign("]") ? here.position - 2 : here.position - 1
      if isSegueIdentifier(before, facts) { add(.comparedSegue, start, &facts) }
    case .initWithIdentifier, .segueWithIdentifier: addMadeSegue(start, &facts)
    default: break
    }
  }

  /// What is handed on by a class of segues to its superclass, under the same name, is none yet.
  private mutating func addMadeSegue(_ start: Int, _ facts: inout SourceIndex) {
    let (argument, end) = self.argument(from: start)
    let label = here.at(end).isSign(",") ? end + 1 : end
    if case .constant(_, let name) = argument, name == CodeWord.identifier.name { return }
    // Its arguments may be anything; the label that follows tells what is made.
    let follows = here.at(label).word == .source && here.at(label + 1).isSign(":")
    if follows { add(.madeSegue, start, &facts) }
  }

  private mutating func add(
    _ kind: IdentifierUse.Kind, _ start: Int, in bundle: NamedBundle? = nil,
    _ facts: inout SourceIndex
  ) {
    guard kind != .initialScene, start < here.count else {
      return add(kind, .none, at: here[0].range, &facts)
    }
    let (argument, end) = self.argument(from: start)
    let last = here.at(max(start, end - 1))
    add(
      kind, argument, at: SourceRange(from: here.at(start).range, to: last.range),
      in: bundle ?? self.bundle(behind: end),
      mayFail: mayFail(kind, behind: end), &facts)
  }

  /// Whether a message of several parts begins with `registerClass:` or `registerNib:`.
  private var isRegistration: Bool {
    var index = here.position - 1
    while index > max(0, here.position - 24),
      here.at(index).kind != .sign || !isStatementSign(index)
    {
      if here.at(index).word == .registerClass || here.at(index).word == .registerNib {
        return true
      }
      index -= 1
    }
    return false
  }

  private func isStatementSign(_ index: Int) -> Bool {
    here.at(index).isSign(";") || here.at(index).isSign("{") || here.at(index).isSign("}")
  }

  /// Whether code goes on without what it asks for: from an exception that it catches, or with nil in the place of a row,
  /// which a list gives that is told no place.
  private func mayFail(_ kind: IdentifierUse.Kind, behind end: Int) -> Bool {
    if !attempts.isEmpty { return true }
    guard kind == .reuse, here.at(end).isSign(here.language == .swift ? ")" : "]") else {
      return false
    }
    // `… ?? UITableViewCell()`, `… as? CartCell`.
    let next = here.at(end + 1).word == .cast ? end + 2 : end + 1
    if here.at(next).isSign("?") { return true }
    if here.at(next).isSign("!") { return false }
    var start = here.position
    while start > max(0, here.position - 16), !here.at(start).isSign("="),
      !here.at(start).isSign(";")
    {
      start -= 1
    }
    guard here.at(start).isSign("=") else { return false }
    // `if let cell: CartCell = …` ends in the type.
    var first = start - 1
    while first > max(0, start - 8), !here.at(first).startsLine {
      if here.at(first).word == .if || here.at(first).word == .guard { return true }
      first -= 1
    }
    if here.at(first).word == .if || here.at(first).word == .guard { return true }
    // `var cell: UITableViewCell! = …`.
    var variable = start - 1
    while here.at(variable).isSign("!") || here.at(variable).isSign("?") { variable -= 1 }
    if here.at(variable).isName, here.at(variable - 1).isSign(":") { variable -= 2 }
    guard here.at(variable).isName else { return false }
    return asks(whetherThereIs: here.at(variable).name, from: end)
  }

  /// Whether one of the next statements compares a variable with nil.
  private func asks(whetherThereIs name: Name, from end: Int) -> Bool {
    for index in end..<min(end + 48, here.count)
    where here.at(index).isName && here.at(index).name == name {
      if here.at(index - 1).isSign("!") { return true }
      let isCompared = here.at(index + 1).isSign("=") && here.at(index + 2).isSign("=")
      if isCompared, here.at(index + 3).word == .nothing { return true }
      if here.at(index - 3).word == .nothing, here.at(index - 2).isSign("="),
        here.at(index - 1).isSign("=")
      {
        return true
      }
      // `if (cell)`, `if let cell = cell`, `cell ?? …`.
      if here.at(index - 2).word == .if, here.at(index - 1).isSign("("),
        here.at(index + 1).isSign(")")
      {
        return true
      }
      if here.at(index - 2).word == .let || here.at(index + 1).isSign("?") { return true }
    }
    return false
  }

  private func add(
    _ kind: IdentifierUse.Kind, _ argument: IdentifierUse.Argument, at range: SourceRange,
    in bundle: NamedBundle = .other, mayFail: Bool = false, _ facts: inout SourceIndex
  ) {
    facts.uses.append(
      IdentifierUse(
        kind: kind, argument: argument, storyboardArgument: storyboardBefore(kind),
        isOfSelf: kind == .performedSegue && isSentToSelf, bundle: bundle,
        mayFail: mayFail, part: around.innermost, place: Location(here.file, range)))
  }

  /// Whether the current call, or the one that the current word is a label of, has no other receiver.
  private var isSentToSelf: Bool {
    guard here.language == .swift else {
      return here[-1].word == .thisValue && here[-2].isSign("[")
    }
    let called = here[1].isSign(":") ? calls.last ?? here.position : here.position
    guard here.at(called - 1).isSign(".") else { return true }
    var receiver = called - 2
    while here.at(receiver).isSign("?") || here.at(receiver).isSign("!") { receiver -= 1 }
    return here.at(receiver).word == .thisValue && !here.at(receiver - 1).isSign(".")
  }

  /// What the next argument says, such as `bundle: nil`.
  private func bundle(behind end: Int) -> NamedBundle {
    let label = here.at(end).isSign(",") ? end + 1 : end
    guard here.at(label).word == .bundle, here.at(label + 1).isSign(":") else { return .other }
    let found = here.bundle(from: label + 2)
    return isEnd(found.end) ? found.bundle : .other
  }

  /// The storyboard that `UIStoryboard(name: "Shop", bundle: nil).instantiate…` names before it.
  private func storyboardBefore(_ kind: IdentifierUse.Kind) -> IdentifierUse.Argument {
    guard kind == .scene || kind == .initialScene, storyboard.end >= 0 else { return .none }
    switch here.language {
    case .swift:
      // A label is after `.instantiateViewController(`.
      let start = kind == .scene && here[1].isSign(":") ? here.position - 2 : here.position
      return here.at(start - 1).isSign(".") && storyboard.end == start - 1
        ? storyboard.argument : .none
    case .objectiveC:
      // `[[UIStoryboard storyboardWithName:@"Shop" bundle:[NSBundle mainBundle]] instantiate…`.
      var cursor = here.position - 1
      guard here.at(cursor).isSign("]") else { return .none }
      var open = 1
      while open > 0, cursor > max(storyboard.end - 2, here.position - 24) {
        cursor -= 1
        if here.at(cursor).isSign("]") { open += 1 }
        if here.at(cursor).isSign("[") { open -= 1 }
      }
      return open == 0 && cursor == storyboard.end - 2 ? storyboard.argument : .none
    }
  }

  // MARK: Values

  /// Reads a literal or the name of a constant; anything that computes is unknown.
  private func argument(from start: Int) -> (argument: IdentifierUse.Argument, end: Int) {
    var cursor = start
    if here.language == .objectiveC, here.at(cursor).isSign("@") { cursor += 1 }
    guard cursor < here.count else { return (.unknown, start) }
    let first = here.at(cursor)
    if first.kind == .string {
      return isEnd(cursor + 1) ? (.literal(first.name), cursor + 1) : (.unknown, cursor + 1)
    }
    if first.kind == .richString { return (.unknown, cursor + 1) }
    if first.kind == .typeString {
      return isEnd(cursor + 1) ? (.className(first.name), cursor + 1) : (.unknown, cursor + 1)
    }
    guard first.kind == .name else { return (.unknown, cursor) }
    if let called = nameOfClass(from: cursor) { return called }
    var container: Name = .none
    var name = first.name
    cursor += 1
    while here.at(cursor).isSign("."), here.at(cursor + 1).isName {
      if here.at(cursor + 1).word != .rawWord {
        container = name
        name = here.at(cursor + 1).name
      }
      cursor += 2
    }
    if container == CodeWord.thisValue.name || container == CodeWord.thisType.name {
      container = .none
    }
    return isEnd(cursor)
      ? (.constant(container: container, name: name), cursor) : (.unknown, cursor)
  }

  /// `String(describing: CartController.self)` and `NSStringFromClass([CartController class])` are the name of a class.
  /// What Swift makes of the latter begins with a module.
  private func nameOfClass(from start: Int) -> (argument: IdentifierUse.Argument, end: Int)? {
    guard here.at(start + 1).isSign("(") else { return nil }
    let first: Int
    switch here.language {
    case .swift:
      guard here.at(start).word == .string, here.at(start + 2).word == .describing,
        here.at(start + 3).isSign(":")
      else { return nil }
      first = start + 4
    case .objectiveC:
      guard here.at(start).word == .nameOfClass else { return nil }
      first = start + 2
    }
    let end = here.endOfBrackets(start + 1)
    guard isEnd(end), case .ofClass(let name) = here.bundle(ofClassFrom: first, to: end - 1) else {
      return (.unknown, end)
    }
    return (.className(name), end)
  }

  /// Whether an expression is over, so that what was read is all of it.
  private func isEnd(_ index: Int) -> Bool {
    guard index < here.count else { return true }
    let token = here.at(index)
    if token.kind == .name { return token.startsLine || here.language == .objectiveC }
    guard token.kind == .sign else { return token.startsLine }
    return [UInt8](",)];:{}?&|".utf8).contains(token.sign)
      || token.startsLine && token.sign != UInt8(ascii: "+") && token.sign != UInt8(ascii: ".")
      || token.sign == UInt8(ascii: "@")
  }

  // MARK: Comparisons

  /// `segue.identifier == "Cart"`, either way round.
  private mutating func comparison(_ facts: inout SourceIndex) {
    if isSegueIdentifier(here.position - 1, facts) {
      return add(.comparedSegue, here.position + 2, &facts)
    }
    guard here[2].isName, here[3].isSign(".") || here[3].isSign("?")
    else { return }
    let end = here[3].isSign("?") ? here.position + 5 : here.position + 4
    guard isSegueIdentifier(end, facts), here.position > 0 else { return }
    let left = here[-1]
    let isLiteral = left.kind == .string
    add(.comparedSegue, isLiteral ? .literal(left.name) : .unknown, at: left.range, &facts)
  }

  /// Whether `identifier` is asked of something that is called a segue: beacons and annotations have one too.
  private func isSegueIdentifier(_ index: Int, _ facts: SourceIndex) -> Bool {
    guard here.at(index).word == .identifier else { return false }
    var owner = index - 1
    if here.at(owner).isSign(".") { owner -= 1 }
    while here.at(owner).isSign("?") || here.at(owner).isSign("!") { owner -= 1 }
    guard here.at(owner).isName else { return false }
    let end = facts.names.utf8(of: here.at(owner).name).suffix(5)
    return end.elementsEqual("segue".utf8) || end.elementsEqual("Segue".utf8)
  }

  /// `switch segue.identifier {`, with whatever unwraps it.
  private mutating func switchOverIdentifier(_ facts: SourceIndex) {
    var cursor = here.position + 1
    var isOverIdentifier = false
    while cursor < min(here.count, here.position + 16), !here.at(cursor).isSign("{") {
      if isSegueIdentifier(cursor, facts) { isOverIdentifier = true }
      cursor += 1
    }
    if isOverIdentifier, here.at(cursor).isSign("{") { switches.append(depth + 1) }
  }

  private mutating func cases(_ facts: inout SourceIndex) {
    var cursor = here.position + 1
    while cursor < here.count {
      let token = here.at(cursor)
      if token.kind == .string || token.kind == .name, token.word != .let {
        let (_, end) = argument(from: cursor)
        add(.comparedSegue, cursor, &facts)
        cursor = max(end, cursor + 1)
      }
      if here.at(cursor).isSign("?") { cursor += 1 }
      guard here.at(cursor).isSign(",") else { return }
      cursor += 1
    }
  }

  // MARK: Assignments

  /// `total = UILabel()`, `self.total = …`, `_total = …`: not a new variable, a comparison, or something of others.
  private func assignment(_ token: CodeToken, _ facts: inout SourceIndex) {
    guard let part = around.innermost, !here[2].isSign("="),
      here[2].word != .nothing, !here[-1].isName || token.startsLine,
      !here[-1].isSign("*")
    else { return }
    if here[-1].isSign(".") {
      var owner = here.position - 2
      while here.at(owner).isSign("?") || here.at(owner).isSign("!") { owner -= 1 }
      guard here.at(owner).word == .thisValue else { return }
    }
    facts.assignments.append(
      SourceIndex.Assignment(container: facts.parts[part].name, name: token.name))
  }

  // MARK: Constants

  /// `let cart = "Cart"`, `NSString *const Cart = @"Cart";`.
  private func constant(_ token: CodeToken, _ facts: inout SourceIndex) {
    let start = here[2].isSign("@") ? here.position + 3 : here.position + 2
    guard here.at(start).kind == .string, isEnd(start + 1),
      !here[-1].isSign(".")
    else { return }
    switch here.language {
    case .swift: guard here[-1].word == .let else { return }
    case .objectiveC:
      guard here[-1].isSign("*") || here[-1].word == .const else { return }
    }
    add(token.name, here.at(start).name, &facts)
  }

  /// `let cart: String = "Cart"`, `static var cart: String { return "Cart" }`.
  private func property(_ token: CodeToken, _ facts: inout SourceIndex) {
    guard here[2].isName else { return }
    var cursor = here.position + 3
    if here[-1].word == .let, here.at(cursor).isSign("=") {
      cursor += 1
    } else if here[-1].word == .var, here.at(cursor).isSign("{") {
      cursor += 1
      if here.at(cursor).word == .get, here.at(cursor + 1).isSign("{") { cursor += 2 }
      if here.at(cursor).word == .return { cursor += 1 }
    } else {
      return
    }
    guard here.at(cursor).kind == .string, isEnd(cursor + 1) else { return }
    add(token.name, here.at(cursor).name, &facts)
  }

  private mutating func define(_ facts: inout SourceIndex) {
    guard here[1].kind == .string else { return }
    add(here[0].name, here[1].name, &facts)
  }

  private func add(_ name: Name, _ value: Name, _ facts: inout SourceIndex) {
    let container = around.innermost.map { facts.parts[$0].name } ?? .none
    facts.constants.append(
      StringConstant(container: container, name: name, value: value, file: here.file))
  }
}
