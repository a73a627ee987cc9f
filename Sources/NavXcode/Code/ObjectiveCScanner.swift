import NavText

/// Reads the interfaces and implementations of an Objective-C file, in one pass over its tokens.
///
/// Everything that could matter stands between `@interface` or `@implementation` and `@end`; the bodies of methods are
/// passed over by their braces, of which a directive for the preprocessor may hold one too many.
struct ObjectiveCScanner {
  let tokens: [CodeToken]
  let file: ID<SourceText>
  let module: Name
  private(set) var bodies: [TypeBody] = []
  private var position = 0
  /// Between `@interface` or `@implementation` and `@end`.
  private var isOpen = false
  /// What `NS_SWIFT_NAME(…)` says before an interface.
  private var swiftName: Name = .none
  /// How many braces were open at each `#if` that is open.
  private var branches: [Int] = []

  init(_ tokens: [CodeToken], file: ID<SourceText>, module: Name) {
    self.tokens = tokens
    self.file = file
    self.module = module
  }

  mutating func scan(into facts: inout SourceIndex) {
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .importedModule || token.kind == .importedHeader {
        let isHeader = token.kind == .importedHeader
        facts.imports.insert(
          SourceIndex.Import(name: token.name, isHeader: isHeader, importer: module))
      }
      if token.isSign("@") {
        keyword(&facts)
      } else if token.isSign("{") {
        skipBraces()
      } else if isOpen, token.isSign("-") || token.isSign("+"), token.startsLine {
        method(&facts)
      } else if token.word == .swiftName, isSign("(", at: position + 1), isName(position + 2) {
        swiftName = tokens[position + 2].name
        position += 3
      } else {
        position += 1
      }
    }
    close()
  }

  private mutating func close() {
    if isOpen { bodies[bodies.count - 1].end = position }
    isOpen = false
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isSign(sign)
  }

  private func isName(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .name
  }

  private func isKeyword(_ index: Int, _ words: CodeWord...) -> Bool {
    guard isSign("@", at: index), index + 1 < tokens.count, let word = tokens[index + 1].word else {
      return false
    }
    return words.contains(word)
  }

  private func place(_ index: Int) -> Location { Location(file, tokens[index].range) }

  // MARK: Skipping

  /// Passes over `{ … }`. Both branches of an `#if` may open the same brace; it is counted once.
  private mutating func skipBraces() {
    var depth = 0
    branches.removeAll(keepingCapacity: true)
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .branchStart: branches.append(depth)
      case .branchElse: depth = branches.last ?? depth
      case .branchEnd: branches.removeLast(min(1, branches.count))
      case .sign:
        if token.sign == UInt8(ascii: "{") { depth += 1 }
        if token.sign == UInt8(ascii: "}") { depth -= 1 }
        if token.sign == UInt8(ascii: "@"), token.startsLine,
          isKeyword(position, .end, .interface, .implementation)
        {
          // Whatever was left open, the class ends here.
          return
        }
      default: break
      }
      position += 1
      if depth <= 0 { return }
    }
  }

  /// Behind the bracket that closes the one at `index`, never beyond a declaration's end.
  private func endOfBrackets(_ index: Int) -> Int {
    var depth = 0
    var cursor = index
    while cursor < tokens.count {
      let token = tokens[cursor]
      if token.isSign(";") || token.isSign("@") { return cursor }
      cursor += 1
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") {
        depth -= 1
        if depth <= 0 { return cursor }
      }
    }
    return cursor
  }

  // MARK: Types

  private mutating func keyword(_ facts: inout SourceIndex) {
    position += 1
    guard position < tokens.count, let word = tokens[position].word else { return }
    switch word {
    case .interface: type(.class, &facts)
    case .implementation: type(.implementation, &facts)
    case .protocol: protocols(&facts)
    case .end:
      close()
      position += 1
    case .property where isOpen: property(&facts)
    case .synthesize where isOpen: synthesize(&facts)
    case .compatibilityAlias where isName(position + 1) && isName(position + 2):
      facts.aliases.append((tokens[position + 1].name, tokens[position + 2].name))
      position += 3
    case .import where isName(position + 1):
      facts.imports.insert(
        SourceIndex.Import(name: tokens[position + 1].name, isHeader: false, importer: module))
      position += 2
    default: position += 1
    }
  }

  private mutating func type(_ kind: TypePart.Kind, _ facts: inout SourceIndex) {
    close()
    position += 1
    guard isName(position) else { return }
    var kind = kind
    let nameIndex = position
    position += 1
    skipAngles()
    var superclass: Name = .none
    if isSign("(", at: position) {
      kind = .extension
      position = endOfBrackets(position)
    } else if isSign(":", at: position), isName(position + 1) {
      superclass = tokens[position + 1].name
      position += 2
    }
    skipAngles()
    var part = TypePart(
      kind: kind, name: tokens[nameIndex].name, module: module, place: place(nameIndex),
      language: .objectiveC)
    part.superclass = superclass
    if kind == .class, !swiftName.isNone { facts.aliases.append((swiftName, part.name)) }
    swiftName = .none
    let id = facts.parts.append(part)
    bodies.append(TypeBody(part: id, start: position, end: tokens.count))
    isOpen = true
    if isSign("{", at: position) { instanceVariables(&facts) }
  }

  /// Protocols and generic arguments.
  private mutating func skipAngles() {
    guard isSign("<", at: position) else { return }
    var depth = 0
    while position < tokens.count {
      let token = tokens[position]
      if token.isSign("@") || token.isSign(";") || token.isSign("{") { return }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  /// `@protocol Foo, Bar;` only announces them; otherwise everything up to `@end` belongs to no class.
  private mutating func protocols(_ facts: inout SourceIndex) {
    position += 1
    guard isName(position) else { return }
    let nameIndex = position
    position += 1
    if isSign(",", at: position) || isSign(";", at: position) || isSign(")", at: position) {
      return
    }
    close()
    facts.parts.append(
      TypePart(
        kind: .protocol, name: tokens[nameIndex].name, module: module, place: place(nameIndex),
        language: .objectiveC))
    while position < tokens.count, !isKeyword(position, .end, .interface, .implementation) {
      position += 1
    }
  }

  // MARK: Members

  private var currentPart: ID<TypePart>? { isOpen ? bodies.last?.part : nil }

  private mutating func instanceVariables(_ facts: inout SourceIndex) {
    position += 1
    while position < tokens.count, !isSign("}", at: position) {
      if isKeyword(position, .end, .interface, .implementation) { return }
      if isSign("@", at: position) {
        // `@private` and its kin.
        position += 2
      } else if isSign("{", at: position) {
        skipBraces()
      } else {
        let start = position
        while position < tokens.count, !isSign(";", at: position), !isSign("}", at: position),
          !isSign("{", at: position), !isKeyword(position, .end, .interface, .implementation)
        {
          position += 1
        }
        variables(start, position, &facts)
        if isSign(";", at: position) || position == start { position += 1 }
      }
    }
    position += 1
  }

  private mutating func property(_ facts: inout SourceIndex) {
    position += 1
    var isWeak = false
    var isOfClass = false
    if isSign("(", at: position) {
      let end = endOfBrackets(position)
      for index in position..<end {
        if tokens[index].word == .weak { isWeak = true }
        // A property of the class itself is none of its instances.
        if tokens[index].word == .class { isOfClass = true }
      }
      position = end
    }
    let start = position
    while position < tokens.count, !isSign(";", at: position), !isSign("@", at: position) {
      position += 1
    }
    if !isOfClass { variables(start, position, isWeak: isWeak, &facts) }
  }

  /// `IBOutlet UILabel *title, *subtitle`: a type, and a name before each comma and at the end.
  private func variables(
    _ start: Int, _ end: Int, isWeak: Bool = false, _ facts: inout SourceIndex
  ) {
    guard let part = currentPart else { return }
    var traits: IndexedProperty.Traits = isWeak ? [.isVisible, .weak] : .isVisible
    var type: Name = .none
    /// What stands since the last star or comma, without qualifiers.
    var found: [Int] = []
    var isBehindStar = false
    func finish() {
      // Behind a star a macro may follow the name, before it a type of several words.
      guard let index = isBehindStar ? found.first : found.last else { return }
      if !isBehindStar, type.isNone, found.count > 1 { type = tokens[found[0]].name }
      facts.append(tokens[index].name, type, traits, of: part, at: place(index))
      found = []
    }
    var index = start
    while index < end {
      let token = tokens[index]
      index += 1
      if token.isSign(",") {
        finish()
      } else if token.isSign("*") {
        if type.isNone, let last = found.last { type = tokens[last].name }
        found = []
        isBehindStar = true
      } else if token.isSign("("), isSign("^", at: index), isName(index + 1) {
        // A block: its name stands inside, and its parameters follow.
        found = [index + 1]
        break
      } else if token.isSign("(") {
        // The arguments of a macro, which is no name of the declaration.
        if found.count > 1 { found.removeLast() }
        index = min(end, endOfBrackets(index - 1))
      } else if token.isSign("<") {
        // `NSArray<UIButton *>` tells the type of its elements.
        let isCollection = found.last.map { isUntypedCollection(tokens[$0].name) } ?? false
        if isCollection { traits.insert(.collection) }
        while index < end, !tokens[index].isSign(">") {
          if isCollection, type.isNone, isName(index) { type = tokens[index].name }
          index += 1
        }
      } else if token.word == .outletCollection {
        traits.formUnion([.outlet, .collection])
        if isName(index + 1) { type = tokens[index + 1].name }
        index = min(end, endOfBrackets(index))
      } else if token.word == .outlet {
        traits.insert(.outlet)
      } else if token.word == .inspectable {
        traits.insert(.inspectable)
      } else if token.word == .weak {
        traits.insert(.weak)
      } else if token.kind == .name, !isQualifier(token, facts) {
        found.append(index - 1)
      }
    }
    finish()
  }

  /// `const`, `__weak` and `_Nullable` are neither types nor names.
  private func isQualifier(_ token: CodeToken, _ facts: SourceIndex) -> Bool {
    if token.word == .const { return true }
    return facts.names.withUTF8(of: token.name) { text in
      text.count > 1 && text[0] == UInt8(ascii: "_")
        && (text[1] == UInt8(ascii: "_") || text[1] == UInt8(ascii: "N"))
    }
  }

  private func isUntypedCollection(_ name: Name) -> Bool {
    [CodeWord.plainArray, .mutableArray, .plainSet, .orderedSet].contains { $0.name == name }
  }

  /// `@synthesize label = label_;` makes an instance variable that the interface does not tell.
  private mutating func synthesize(_ facts: inout SourceIndex) {
    position += 1
    while let part = currentPart, isName(position) {
      var index = position
      if isSign("=", at: position + 1), isName(position + 2) {
        index = position + 2
        facts.append(tokens[index].name, .none, .isVisible, of: part, at: place(index))
      }
      position = index + 1
      guard isSign(",", at: position) else { return }
      position += 1
    }
  }

  /// `- (IBAction)add:(UIButton *)sender forEvent:(UIEvent *)event`.
  private mutating func method(_ facts: inout SourceIndex) {
    let isOfInstance = tokens[position].isSign("-")
    position += 1
    guard let part = currentPart else { return }
    var traits: IndexedMethod.Traits = .isVisible
    if isSign("(", at: position) {
      let end = endOfBrackets(position)
      for index in position..<end {
        if tokens[index].word == .action { traits.insert(.action) }
        if tokens[index].word == .segueAction { traits.insert(.segueAction) }
      }
      position = end
    }
    if isKeywordName(.segueAction) {
      traits.insert(.segueAction)
      position += 1
    }
    guard isName(position) else { return }
    let nameIndex = position
    var selector = Array(facts.names.utf8(of: tokens[position].name))
    var parameterCount = 0
    var senderType: Name = .none
    position += 1
    while isSign(":", at: position) {
      selector.append(UInt8(ascii: ":"))
      parameterCount += 1
      position += 1
      if isSign("(", at: position) {
        let end = endOfBrackets(position)
        if parameterCount == 1 { senderType = type(from: position + 1, to: end) }
        position = end
      }
      // The name of the parameter, and then the next piece of the selector.
      while position < tokens.count, tokens[position].word == .attribute || isAttributeMacro {
        position = isSign("(", at: position + 1) ? endOfBrackets(position + 1) : position + 1
      }
      if isName(position) { position += 1 }
      if isName(position), isSign(":", at: position + 1) {
        selector += Array(facts.names.utf8(of: tokens[position].name))
        position += 1
      }
    }
    guard isOfInstance, parameterCount <= 3 else { return }
    if IndexedMethod.isUnwind(senderType, parameterCount) {
      traits.insert(.unwind)
    }
    facts.methods.append(
      IndexedMethod(
        part: part, baseName: .none, labels: .none,
        selector: facts.names.intern(selector, SourceRange(0, selector.count)),
        parameterCount: UInt8(parameterCount), senderType: senderType, traits: traits,
        place: place(nameIndex)))
  }

  private func isKeywordName(_ word: CodeWord) -> Bool {
    position < tokens.count && tokens[position].word == word
  }

  /// `__unused` and its kin stand before a parameter's name.
  private var isAttributeMacro: Bool {
    isName(position) && isName(position + 1) && !isSign(":", at: position + 2)
      && !tokens[position + 1].startsLine
  }

  /// The first name of a type that is no word of its own, such as `__kindof`.
  private func type(from start: Int, to end: Int) -> Name {
    var index = start
    while index < end, isName(index), isName(index + 1) { index += 1 }
    return index < end && isName(index) ? tokens[index].name : .none
  }
}
