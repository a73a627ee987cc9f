import NavText

/// Reads the declarations of a Swift file that a storyboard could mean.
///
/// It goes through the tokens once. Types are entered, bodies of functions are passed over by their braces, and what is
/// no declaration is ignored, so that code of any version of the language, or half of a merge, gives what can be read.
struct SwiftScanner {
  let module: Name
  /// The types whose bodies are found, in the order of their beginnings.
  private(set) var bodies: [TypeBody] = []
  private var here: TokenCursor
  private var scopes: [Scope] = []
  private var attributes = Attributes()
  /// The classes inside of other types, as far as braces tell.
  private var nested: [ID<TypePart>] = []

  /// What an open brace belongs to.
  private enum Scope {
    case type(body: Int, Exposure)
    case code
  }

  /// Which members of a type Objective-C sees without a word of their own.
  private enum Exposure {
    case nothing
    /// Those of a class with `@objcMembers`, and not what is private.
    case allButPrivate
    /// Those of an extension or a protocol with `@objc`.
    case everything
  }

  /// What is before a declaration.
  private struct Attributes {
    var words: [CodeWord] = []
    /// The argument of `@objc(…)`.
    var runtimeName: [Name] = []
    func has(_ word: CodeWord) -> Bool { words.contains(word) }
  }

  init(_ here: TokenCursor, module: Name) {
    self.here = here
    self.module = module
  }

  mutating func scan(into facts: inout SourceIndex) {
    while !here.isAtEnd {
      let token = here[0]
      if token.isSign("{") {
        scopes.append(.code)
        advance()
      } else if token.isSign("}") {
        close()
        advance()
      } else if isInCode {
        here.position += 1
      } else if token.isSign("@") {
        attribute()
      } else if token.isSign(".") {
        // `.default` and `.class` are members, not words.
        here.position += 2
      } else if let word = token.word {
        declaration(word, &facts)
      } else {
        advance()
      }
    }
    // Braces that do not match make any class look nested.
    if scopes.isEmpty {
      for part in nested { facts.parts[part].isNested = true }
    }
    while !scopes.isEmpty { close() }
  }

  /// Goes on with what belongs to no declaration, and forgets the attributes before it.
  private mutating func advance() {
    here.position += 1
    attributes = Attributes()
  }

  private var isInCode: Bool {
    if case .code = scopes.last { return true }
    return false
  }

  private mutating func close() {
    if case .type(let body, _) = scopes.popLast() { bodies[body].end = here.position }
  }

  /// The part that members belong to here.
  private var currentPart: ID<TypePart>? {
    guard case .type(let body, _) = scopes.last else { return nil }
    return bodies[body].part
  }

  /// Whether Objective-C sees a member that is declared here and does not say so.
  private func exposesMember(isPrivate: Bool) -> Bool {
    guard case .type(_, let exposure) = scopes.last else { return false }
    return switch exposure {
    case .nothing: false
    case .allButPrivate: !isPrivate
    case .everything: true
    }
  }

  // MARK: Before a declaration

  private mutating func attribute() {
    here.position += 1
    let name = here[0]
    guard name.isName else { return }
    if let word = name.word { attributes.words.append(word) }
    here.position += 1
    guard here[0].isSign("("), !here[0].startsLine else { return }
    let end = here.endOfBrackets(here.position)
    if name.word == .objc {
      // `@objc(addItem:)`: the names between the colons, and an empty one where the last colon is.
      var pieces: [Name] = []
      for index in here.position + 1..<max(here.position + 1, end - 1) {
        if here.at(index).kind == .name { pieces.append(here.at(index).name) }
        if here.at(index).isSign(":") { pieces.append(.none) }
      }
      attributes.runtimeName = pieces
    }
    here.position = end
  }

  /// The index after `<…>`, or after `<` if it opens no generic arguments. No list is longer than 500 tokens,
  /// or a row of less-than signs would take the square of its length.
  private func endOfGenerics(_ index: Int) -> Int {
    guard here.at(index).isSign("<") else { return index }
    var depth = 0
    var cursor = index
    while cursor < min(here.count, index + 500) {
      let token = here.at(cursor)
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), !(cursor > 0 && here.at(cursor - 1).isSign("-")) {
        depth -= 1
        if depth == 0 { return cursor + 1 }
      }
      if token.isSign("{") || token.isSign("}") || token.isSign(";") { return index + 1 }
      cursor += 1
    }
    return index + 1
  }

  private mutating func declaration(_ word: CodeWord, _ facts: inout SourceIndex) {
    switch word {
    case .class where isMemberModifier:
      attributes.words.append(.static)
      here.position += 1
    case .class: type(.class, &facts)
    case .actor, .struct, .enum: type(.other, &facts)
    case .protocol: type(.protocol, &facts)
    case .extension: type(.extension, &facts)
    case .typealias: alias(&facts)
    case .import: importModule(&facts)
    case .func: function(&facts)
    case .var, .let: variables(&facts)
    case .case: cases(&facts)
    case .static, .final, .override, .private, .fileprivate, .internal, .public, .open, .package,
      .weak, .unowned, .lazy, .dynamic, .mutating, .nonmutating, .required, .convenience,
      .indirect, .nonisolated, .optional:
      here.position += 1
      if here[0].isSign("("), here[1].isName, here[2].isSign(")") {
        // `private(set)` says nothing of who may read, nor of Objective-C.
        here.position += 3
      } else {
        attributes.words.append(word)
      }
    default: advance()
    }
  }

  /// Whether `class` says that a member belongs to the class itself.
  private var isMemberModifier: Bool {
    let next = here[1]
    switch next.word {
    case .func, .var, .let, .override, .final, .private, .fileprivate, .internal, .public, .open,
      .package, .dynamic, .lazy, .weak, .unowned:
      return true
    default: return next.kind != .name
    }
  }

  // MARK: Types

  private mutating func type(_ kind: TypePart.Kind, _ facts: inout SourceIndex) {
    let declared = attributes
    advance()
    // `extension Outer.Inner` is about `Inner`.
    while here[0].isName, here[1].isSign("."), here[2].isName { here.position += 2 }
    guard here[0].isName, !here[1].isSign("=") else { return }
    var part = TypePart(
      kind: kind, name: here[0].name, module: module, place: here.place(here.position),
      language: .swift)
    if kind == .class, let name = declared.runtimeName.first { part.runtimeName = name }
    part.exposesMembers = declared.has(.objcMembers)
    here.position = endOfGenerics(here.position + 1)
    var enumeratesStrings = false
    if here[0].isSign(":") {
      let (type, owner, _) = path(from: here.position + 1)
      enumeratesStrings = type == CodeWord.string.name
      if kind == .class {
        part.superclass = type
        part.superclassModule = owner
      }
    }
    while !here.isAtEnd, !here[0].isSign("{") {
      // No body follows: this was no declaration after all.
      if here[0].isSign("}") || here[0].isSign(";") { return }
      here.position += 1
    }
    guard !here.isAtEnd else { return }
    if kind == .other && enumeratesStrings { part.superclass = CodeWord.string.name }
    let id = facts.parts.append(part)
    if kind == .class, currentPart != nil { nested.append(id) }
    let exposure: Exposure =
      declared.has(.objcMembers)
      ? .allButPrivate
      : declared.has(.objc) && (kind == .extension || kind == .protocol) ? .everything : .nothing
    scopes.append(.type(body: bodies.count, exposure))
    bodies.append(TypeBody(part: id, start: here.position, end: here.count))
    here.position += 1
  }

  /// The last name of a type such as `Module.Base<Item>`, the one before it, and where the path ends.
  private func path(from start: Int) -> (name: Name, owner: Name, end: Int) {
    var cursor = start
    while cursor < here.count {
      if here.at(cursor).isSign("@") {
        cursor += 2
      } else if let word = here.at(cursor).word,
        [CodeWord.any, .some, .inout, .weak].contains(word)
      {
        cursor += 1
      } else {
        break
      }
    }
    guard here.at(cursor).isName else { return (.none, .none, cursor) }
    var owner: Name = .none
    while here.at(cursor + 1).isSign("."), here.at(cursor + 2).isName {
      owner = here.at(cursor).name
      cursor += 2
    }
    return (here.at(cursor).name, owner, cursor + 1)
  }

  private mutating func alias(_ facts: inout SourceIndex) {
    advance()
    guard here[0].isName else { return }
    let name = here[0].name
    here.position = endOfGenerics(here.position + 1)
    guard here[0].isSign("=") else { return }
    repeat {
      let (target, _, end) = path(from: here.position + 1)
      if target.isNone { return }
      facts.aliases.append((name, target))
      here.position = endOfGenerics(end)
    } while here[0].isSign("&")
  }

  /// `import class Kit.Item` declares nothing.
  private mutating func importModule(_ facts: inout SourceIndex) {
    advance()
    let kinds: [CodeWord] = [.class, .struct, .enum, .protocol, .func, .var, .let, .typealias]
    if let word = here[0].word, kinds.contains(word) { here.position += 1 }
    if here[0].isName {
      facts.imports.insert(
        SourceIndex.Import(name: here[0].name, isHeader: false, importer: module))
    }
    while !here.isAtEnd, !here[0].startsLine, !here[0].isSign(";") {
      here.position += 1
    }
  }

  // MARK: Members

  private mutating func function(_ facts: inout SourceIndex) {
    let declared = attributes
    advance()
    guard let part = currentPart, here[0].isName else { return }
    let nameIndex = here.position
    here.position = endOfGenerics(here.position + 1)
    guard here[0].isSign("(") else { return }
    let end = here.endOfBrackets(here.position)
    let parameters = parameters(from: here.position + 1, to: end - 1)
    here.position = end
    guard !declared.has(.static), parameters.count <= 3 else { return }
    var traits: IndexedMethod.Traits = []
    if declared.has(.action) { traits.insert(.action) }
    if declared.has(.segueAction) { traits.insert(.segueAction) }
    let senderType = parameters.first?.type ?? .none
    if IndexedMethod.isUnwind(senderType, parameters.count) {
      traits.insert(.unwind)
    }
    if declared.has(.override) { traits.insert(.overrides) }
    if isPrivate(declared) { traits.insert(.isPrivate) }
    let isVisible =
      exposesMember(isPrivate: isPrivate(declared)) || declared.has(.objc) || declared.has(.dynamic)
    if isVisible || !traits.isDisjoint(with: [.action, .segueAction]) { traits.insert(.isVisible) }
    // `-> Bool` is a sign, another one, and a name.
    traits.formUnion(here.fixedAnswer(ofBody: end + 3))
    var labels: [UInt8] = []
    for parameter in parameters {
      labels += facts.names.utf8(of: parameter.label)
      labels.append(UInt8(ascii: ":"))
    }
    facts.methods.append(
      IndexedMethod(
        part: part, baseName: here.at(nameIndex).name,
        labels: facts.names.intern(labels, SourceRange(0, labels.count)),
        selector: selector(declared.runtimeName, &facts), parameterCount: UInt8(parameters.count),
        senderType: senderType, traits: traits, place: here.place(nameIndex)))
  }

  private func isPrivate(_ declared: Attributes) -> Bool {
    declared.has(.private) || declared.has(.fileprivate)
  }

  /// `@objc(addItem:)` came as the names and colons between its parentheses.
  private func selector(_ pieces: [Name], _ facts: inout SourceIndex) -> Name {
    guard !pieces.isEmpty else { return .none }
    var selector: [UInt8] = []
    for piece in pieces {
      selector += piece.isNone ? [UInt8(ascii: ":")] : Array(facts.names.utf8(of: piece))
    }
    return facts.names.intern(selector, SourceRange(0, selector.count))
  }

  private struct Parameter {
    let label: Name
    let type: Name
  }

  private func parameters(from start: Int, to end: Int) -> [Parameter] {
    var parameters: [Parameter] = []
    var cursor = start
    while cursor < end, parameters.count < 4 {
      while here.at(cursor).isSign("@") {
        cursor += here.at(cursor + 2).isSign("(") ? here.endOfBrackets(cursor + 2) - cursor : 2
      }
      guard here.at(cursor).isName else { break }
      let label = here.at(cursor).name
      cursor += here.at(cursor + 1).isName ? 2 : 1
      guard here.at(cursor).isSign(":") else { break }
      parameters.append(Parameter(label: label, type: path(from: cursor + 1).name))
      while cursor < end, !here.at(cursor).isSign(",") {
        let opens =
          here.at(cursor).isSign("(") || here.at(cursor).isSign("[") || here.at(cursor).isSign("{")
        // `Result<Item, Error>` has a comma of its own.
        let generics = endOfGenerics(cursor)
        cursor = opens ? here.endOfBrackets(cursor) : max(generics, cursor + 1)
      }
      cursor += 1
    }
    return parameters
  }

  private mutating func variables(_ facts: inout SourceIndex) {
    let declared = attributes
    let isConstant = here[0].word == .let
    advance()
    guard let part = currentPart, !declared.has(.static) else { return }
    while here[0].isName {
      let nameIndex = here.position
      var type: (name: Name, isCollection: Bool, end: Int) = (.none, false, here.position + 1)
      if here[1].isSign(":") { type = typeOfVariable(from: here.position + 2) }
      here.position = max(type.end, nameIndex + 1)
      // Objective-C cannot see most constants, and sets none.
      if !isConstant || declared.has(.objc) {
        let isReadOnly = isConstant || isOnlyCalculated
        property(
          nameIndex, type.name, isCollection: type.isCollection, isReadOnly: isReadOnly, declared,
          part, &facts)
      }
      guard here[0].isSign(",") else { return }
      here.position += 1
    }
  }

  /// Whether the body of a property begins here, and has no part that sets or observes it.
  private var isOnlyCalculated: Bool {
    guard here[0].isSign("{") else { return false }
    let end = here.endOfBrackets(here.position)
    var index = here.position + 1
    while index < end {
      let token = here.at(index)
      switch token.word {
      case .setter, .didSet, .willSet, .modify: return false
      default: break
      }
      let opens = token.isSign("{") || token.isSign("(") || token.isSign("[")
      index = opens ? here.endOfBrackets(index) : index + 1
    }
    return true
  }

  private func property(
    _ nameIndex: Int, _ type: Name, isCollection: Bool, isReadOnly: Bool, _ declared: Attributes,
    _ part: ID<TypePart>, _ facts: inout SourceIndex
  ) {
    var traits: IndexedProperty.Traits = isReadOnly ? .isReadOnly : []
    if declared.has(.outlet) { traits.insert(.outlet) }
    if declared.has(.inspectable) { traits.insert(.inspectable) }
    if declared.has(.weak) { traits.insert(.weak) }
    if isCollection { traits.insert(.collection) }
    if declared.has(.override) { traits.insert(.overrides) }
    if isPrivate(declared) { traits.insert(.isPrivate) }
    let marks: [CodeWord] = [.objc, .dynamic, .managed, .outlet, .inspectable]
    if exposesMember(isPrivate: isPrivate(declared)) || marks.contains(where: { declared.has($0) })
    {
      traits.insert(.isVisible)
    }
    facts.append(
      declared.runtimeName.first ?? here.at(nameIndex).name, type, traits, of: part,
      at: here.place(nameIndex))
  }

  /// The type of a variable, unwrapped: `[UIButton]!` is a collection of `UIButton`.
  private func typeOfVariable(from start: Int) -> (name: Name, isCollection: Bool, end: Int) {
    var cursor = start
    var isCollection = false
    while here.at(cursor).isSign("(") { cursor += 1 }
    if here.at(cursor).isSign("[") {
      let element = path(from: cursor + 1)
      return (element.name, true, endOfType(here.endOfBrackets(cursor)))
    }
    var (name, _, end) = path(from: cursor)
    while here.at(end).isSign("<"), isWrapper(name) {
      if name != CodeWord.optionalType.name && name != CodeWord.unwrappedType.name {
        isCollection = true
      }
      cursor = end + 1
      while here.at(cursor).isSign("[") || here.at(cursor).isSign("(") {
        isCollection = isCollection || here.at(cursor).isSign("[")
        cursor += 1
      }
      (name, _, end) = path(from: cursor)
    }
    if isUntypedCollection(name) { isCollection = true }
    return (name, isCollection, endOfType(endOfGenerics(end)))
  }

  private func isWrapper(_ name: Name) -> Bool {
    [CodeWord.optionalType, .unwrappedType, .array, .set].contains { $0.name == name }
  }

  private func isUntypedCollection(_ name: Name) -> Bool {
    [CodeWord.plainArray, .mutableArray, .plainSet, .orderedSet].contains { $0.name == name }
  }

  /// After the marks that end a type: the next comma, value, body or line.
  private func endOfType(_ start: Int) -> Int {
    var cursor = start
    while !here.at(cursor).startsLine, !isEndOfType(here.at(cursor)) { cursor += 1 }
    return cursor
  }

  private func isEndOfType(_ token: CodeToken) -> Bool {
    token.kind == .sign && "={},;".utf8.contains(token.sign)
  }

  /// The cases of an enumeration of strings stand for their values or names.
  private mutating func cases(_ facts: inout SourceIndex) {
    advance()
    guard let part = currentPart, facts.parts[part].kind == .other else { return }
    let enumeratesStrings = facts.parts[part].superclass == CodeWord.string.name
    while here[0].isName {
      let name = here[0].name
      var value = name
      here.position += 1
      if here[0].isSign("(") { here.position = here.endOfBrackets(here.position) }
      if here[0].isSign("=") {
        value = here[1].kind == .string ? here[1].name : .none
        here.position += 2
      }
      if enumeratesStrings, !value.isNone {
        facts.constants.append(
          StringConstant(
            container: facts.parts[part].name, name: name, value: value, file: here.file))
      }
      guard here[0].isSign(",") else { return }
      here.position += 1
    }
  }
}
