import NavText

/// Reads the interfaces and implementations of an Objective-C file, in one pass over its tokens.
///
/// Everything that could matter is between `@interface` or `@implementation` and `@end`; the bodies of methods are
/// passed over by their braces, of which a directive for the preprocessor may hold one too many.
struct ObjectiveCScanner {
  let module: Name
  private(set) var bodies: [TypeBody] = []
  private var here: TokenCursor
  /// Between `@interface` or `@implementation` and `@end`.
  private var isOpen = false
  /// What `NS_SWIFT_NAME(…)` says before an interface.
  private var swiftName: Name = .none
  /// How many braces were open at each `#if` that is open.
  private var branches: [Int] = []

  init(_ here: TokenCursor, module: Name) {
    self.here = here
    self.module = module
  }

  mutating func scan(into facts: inout SourceIndex) {
    while !here.isAtEnd {
      let token = here[0]
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
      } else if token.word == .swiftName, here[1].isSign("("), here[2].isName {
        swiftName = here[2].name
        here.position += 3
      } else {
        here.position += 1
      }
    }
    close()
  }

  private mutating func close() {
    if isOpen { bodies[bodies.count - 1].end = here.position }
    isOpen = false
  }

  private func isKeyword(_ index: Int, _ words: CodeWord...) -> Bool {
    guard here.at(index).isSign("@"), let word = here.at(index + 1).word else {
      return false
    }
    return words.contains(word)
  }

  // MARK: Skipping

  /// Passes over `{ … }`. Both branches of an `#if` may open the same brace; it is counted once.
  private mutating func skipBraces() {
    var depth = 0
    branches.removeAll(keepingCapacity: true)
    while !here.isAtEnd {
      let token = here[0]
      switch token.kind {
      case .branchStart: branches.append(depth)
      case .branchElse: depth = branches.last ?? depth
      case .branchEnd: branches.removeLast(min(1, branches.count))
      case .sign:
        if token.sign == UInt8(ascii: "{") { depth += 1 }
        if token.sign == UInt8(ascii: "}") { depth -= 1 }
        if token.sign == UInt8(ascii: "@"), token.startsLine,
          isKeyword(here.position, .end, .interface, .implementation)
        {
          // Whatever was left open, the class ends here.
          return
        }
      default: break
      }
      here.position += 1
      if depth <= 0 { return }
    }
  }

  /// After the bracket that closes the one at `index`, never beyond a declaration's end.
  private func endOfBrackets(_ index: Int) -> Int {
    var depth = 0
    var cursor = index
    while cursor < here.count {
      let token = here.at(cursor)
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
    here.position += 1
    guard let word = here[0].word else { return }
    switch word {
    case .interface: type(.class, &facts)
    case .implementation: type(.implementation, &facts)
    case .protocol: protocols(&facts)
    case .end:
      close()
      here.position += 1
    case .property where isOpen: property(&facts)
    case .synthesize where isOpen: synthesize(&facts)
    case .compatibilityAlias where here[1].isName && here[2].isName:
      facts.aliases.append((here[1].name, here[2].name))
      here.position += 3
    case .import where here[1].isName:
      facts.imports.insert(
        SourceIndex.Import(name: here[1].name, isHeader: false, importer: module))
      here.position += 2
    default: here.position += 1
    }
  }

  private mutating func type(_ kind: TypePart.Kind, _ facts: inout SourceIndex) {
    close()
    here.position += 1
    guard here[0].isName else { return }
    var kind = kind
    let nameIndex = here.position
    here.position += 1
    skipAngles()
    var superclass: Name = .none
    if here[0].isSign("(") {
      kind = .extension
      here.position = endOfBrackets(here.position)
    } else if here[0].isSign(":"), here[1].isName {
      superclass = here[1].name
      here.position += 2
    }
    skipAngles()
    var part = TypePart(
      kind: kind, name: here.at(nameIndex).name, module: module, place: here.place(nameIndex),
      language: .objectiveC)
    part.superclass = superclass
    if kind == .class, !swiftName.isNone { facts.aliases.append((swiftName, part.name)) }
    swiftName = .none
    let id = facts.parts.append(part)
    bodies.append(TypeBody(part: id, start: here.position, end: here.count))
    isOpen = true
    if here[0].isSign("{") { instanceVariables(&facts) }
  }

  /// Protocols and generic arguments.
  private mutating func skipAngles() {
    guard here[0].isSign("<") else { return }
    var depth = 0
    while !here.isAtEnd {
      let token = here[0]
      if token.isSign("@") || token.isSign(";") || token.isSign("{") { return }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      here.position += 1
      if depth == 0 { return }
    }
  }

  /// `@protocol Foo, Bar;` only announces them; otherwise everything up to `@end` belongs to no class.
  private mutating func protocols(_ facts: inout SourceIndex) {
    here.position += 1
    guard here[0].isName else { return }
    let nameIndex = here.position
    here.position += 1
    if here[0].isSign(",") || here[0].isSign(";") || here[0].isSign(")") {
      return
    }
    close()
    facts.parts.append(
      TypePart(
        kind: .protocol, name: here.at(nameIndex).name, module: module,
        place: here.place(nameIndex),
        language: .objectiveC))
    while !here.isAtEnd, !isKeyword(here.position, .end, .interface, .implementation) {
      here.position += 1
    }
  }

  // MARK: Members

  private var currentPart: ID<TypePart>? { isOpen ? bodies.last?.part : nil }

  private mutating func instanceVariables(_ facts: inout SourceIndex) {
    here.position += 1
    while !here.isAtEnd, !here[0].isSign("}") {
      if isKeyword(here.position, .end, .interface, .implementation) { return }
      if here[0].isSign("@") {
        // `@private` and its kin.
        here.position += 2
      } else if here[0].isSign("{") {
        skipBraces()
      } else {
        let start = here.position
        while !here.isAtEnd, !here[0].isSign(";"), !here[0].isSign("}"),
          !here[0].isSign("{"), !isKeyword(here.position, .end, .interface, .implementation)
        {
          here.position += 1
        }
        variables(start, here.position, &facts)
        if here[0].isSign(";") || here.position == start { here.position += 1 }
      }
    }
    here.position += 1
  }

  private mutating func property(_ facts: inout SourceIndex) {
    here.position += 1
    var isWeak = false
    var isOfClass = false
    if here[0].isSign("(") {
      let end = endOfBrackets(here.position)
      for index in here.position..<end {
        if here.at(index).word == .weak { isWeak = true }
        // A property of the class itself is none of its instances.
        if here.at(index).word == .class { isOfClass = true }
      }
      here.position = end
    }
    let start = here.position
    while !here.isAtEnd, !here[0].isSign(";"), !here[0].isSign("@") {
      here.position += 1
    }
    if !isOfClass { variables(start, here.position, isWeak: isWeak, &facts) }
  }

  /// `IBOutlet UILabel *title, *subtitle`: a type, and a name before each comma and at the end.
  private func variables(
    _ start: Int, _ end: Int, isWeak: Bool = false, _ facts: inout SourceIndex
  ) {
    guard let part = currentPart else { return }
    var traits: IndexedProperty.Traits = isWeak ? [.isVisible, .weak] : .isVisible
    var type: Name = .none
    /// What is since the last star or comma, without qualifiers.
    var found: [Int] = []
    var isBehindStar = false
    func finish() {
      // After a star a macro may follow the name, before it a type of several words.
      guard let index = isBehindStar ? found.first : found.last else { return }
      if !isBehindStar, type.isNone, found.count > 1 { type = here.at(found[0]).name }
      facts.append(here.at(index).name, type, traits, of: part, at: here.place(index))
      found = []
    }
    var index = start
    while index < end {
      let token = here.at(index)
      index += 1
      if token.isSign(",") {
        finish()
      } else if token.isSign("*") {
        if type.isNone, let last = found.last { type = here.at(last).name }
        found = []
        isBehindStar = true
      } else if token.isSign("("), here.at(index).isSign("^"), here.at(index + 1).isName {
        // A block: its name is inside, and its parameters follow.
        found = [index + 1]
        break
      } else if token.isSign("(") {
        // The arguments of a macro, which is no name of the declaration.
        if found.count > 1 { found.removeLast() }
        index = min(end, endOfBrackets(index - 1))
      } else if token.isSign("<") {
        // `NSArray<UIButton *>` tells the type of its elements.
        let isCollection = found.last.map { isUntypedCollection(here.at($0).name) } ?? false
        if isCollection { traits.insert(.collection) }
        while index < end, !here.at(index).isSign(">") {
          if isCollection, type.isNone, here.at(index).isName { type = here.at(index).name }
          index += 1
        }
      } else if token.word == .outletCollection {
        traits.formUnion([.outlet, .collection])
        if here.at(index + 1).isName { type = here.at(index + 1).name }
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

  /// `@synthesize label = label_;` makes an instance variable that the interface does not tell, and `@synthesize label;`
  /// one that it may not: the property can be one of a protocol.
  private mutating func synthesize(_ facts: inout SourceIndex) {
    here.position += 1
    while let part = currentPart, here[0].isName {
      let isNamed = here[1].isSign("=") && here[2].isName
      let index = here.position + (isNamed ? 2 : 0)
      facts.append(here.at(index).name, .none, .isVisible, of: part, at: here.place(index))
      here.position = index + 1
      guard here[0].isSign(",") else { return }
      here.position += 1
    }
  }

  /// `- (IBAction)add:(UIButton *)sender forEvent:(UIEvent *)event`.
  private mutating func method(_ facts: inout SourceIndex) {
    let isOfInstance = here[0].isSign("-")
    here.position += 1
    guard let part = currentPart else { return }
    var traits: IndexedMethod.Traits = .isVisible
    if here[0].isSign("(") {
      let end = endOfBrackets(here.position)
      for index in here.position..<end {
        if here.at(index).word == .action { traits.insert(.action) }
        if here.at(index).word == .segueAction { traits.insert(.segueAction) }
      }
      here.position = end
    }
    if isKeywordName(.segueAction) {
      traits.insert(.segueAction)
      here.position += 1
    }
    guard here[0].isName else { return }
    let nameIndex = here.position
    var selector = Array(facts.names.utf8(of: here[0].name))
    var parameterCount = 0
    var senderType: Name = .none
    here.position += 1
    while here[0].isSign(":") {
      selector.append(UInt8(ascii: ":"))
      parameterCount += 1
      here.position += 1
      if here[0].isSign("(") {
        let end = endOfBrackets(here.position)
        if parameterCount == 1 { senderType = type(from: here.position + 1, to: end) }
        here.position = end
      }
      // The name of the parameter, and then the next piece of the selector.
      while !here.isAtEnd, here[0].word == .attribute || isAttributeMacro {
        here.position = here[1].isSign("(") ? endOfBrackets(here.position + 1) : here.position + 1
      }
      if here[0].isName { here.position += 1 }
      if here[0].isName, here[1].isSign(":") {
        selector += Array(facts.names.utf8(of: here[0].name))
        here.position += 1
      }
    }
    guard isOfInstance, parameterCount <= 3 else { return }
    if IndexedMethod.isUnwind(senderType, parameterCount) {
      traits.insert(.unwind)
    }
    if here[0].isSign("{") { traits.insert(.isImplemented) }
    traits.formUnion(here.fixedAnswer(ofBody: here.position))
    facts.methods.append(
      IndexedMethod(
        part: part, baseName: .none, labels: .none,
        selector: facts.names.intern(selector, SourceRange(0, selector.count)),
        parameterCount: UInt8(parameterCount), senderType: senderType, traits: traits,
        place: here.place(nameIndex)))
  }

  private func isKeywordName(_ word: CodeWord) -> Bool {
    here[0].word == word
  }

  /// `__unused` and its kin are before a parameter's name.
  private var isAttributeMacro: Bool {
    here[0].isName && here[1].isName && !here[2].isSign(":")
      && !here[1].startsLine
  }

  /// The first name of a type that is no word of its own, such as `__kindof`.
  private func type(from start: Int, to end: Int) -> Name {
    var index = start
    while index < end, here.at(index).isName, here.at(index + 1).isName { index += 1 }
    return index < end && here.at(index).isName ? here.at(index).name : .none
  }
}
