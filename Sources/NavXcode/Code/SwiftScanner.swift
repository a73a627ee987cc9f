import NavText

/// Reads the declarations of a Swift file that a storyboard could mean.
///
/// It goes through the tokens once. Types are entered, bodies of functions are passed over by their braces, and what is
/// no declaration is ignored, so that code of any version of the language, or half of a merge, gives what can be read.
struct SwiftScanner {
  let tokens: [CodeToken]
  let file: ID<SourceText>
  let module: Name
  /// The types whose bodies are found, in the order of their beginnings.
  private(set) var bodies: [TypeBody] = []
  private var position = 0
  private var scopes: [Scope] = []
  private var attributes = Attributes()

  /// What an open brace belongs to.
  private enum Scope {
    case type(body: Int, exposesMembers: Bool)
    case code
  }

  /// What stands before a declaration.
  private struct Attributes {
    var words: [CodeWord] = []
    /// The argument of `@objc(…)`.
    var runtimeName: [Name] = []
    func has(_ word: CodeWord) -> Bool { words.contains(word) }
  }

  init(_ tokens: [CodeToken], file: ID<SourceText>, module: Name) {
    self.tokens = tokens
    self.file = file
    self.module = module
  }

  mutating func scan(into facts: inout SourceIndex) {
    while position < tokens.count {
      let token = tokens[position]
      if token.isSign("{") {
        scopes.append(.code)
        advance()
      } else if token.isSign("}") {
        close()
        advance()
      } else if isInCode {
        position += 1
      } else if token.isSign("@") {
        attribute()
      } else if token.isSign(".") {
        // `.default` and `.class` are members, not words.
        position += 2
      } else if let word = token.word {
        declaration(word, &facts)
      } else {
        advance()
      }
    }
    while !scopes.isEmpty { close() }
  }

  /// Goes on with what belongs to no declaration, and forgets the attributes before it.
  private mutating func advance() {
    position += 1
    attributes = Attributes()
  }

  private var isInCode: Bool {
    if case .code = scopes.last { return true }
    return false
  }

  private mutating func close() {
    if case .type(let body, _) = scopes.popLast() { bodies[body].end = position }
  }

  /// The part that members belong to here.
  private var currentPart: ID<TypePart>? {
    guard case .type(let body, _) = scopes.last else { return nil }
    return bodies[body].part
  }

  private var exposesMembers: Bool {
    guard case .type(_, let exposesMembers) = scopes.last else { return false }
    return exposesMembers
  }

  private func place(_ index: Int) -> Location { Location(file, tokens[index].range) }

  private func token(_ index: Int) -> CodeToken? {
    index < tokens.count ? tokens[index] : nil
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isSign(sign)
  }

  private func isName(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .name
  }

  // MARK: Before a declaration

  private mutating func attribute() {
    position += 1
    guard let name = token(position), name.kind == .name else { return }
    if let word = name.word { attributes.words.append(word) }
    position += 1
    guard isSign("(", at: position), !tokens[position].startsLine else { return }
    let end = endOfBrackets(position)
    if name.word == .objc {
      // `@objc(addItem:)`: the names between the colons, and an empty one where the last colon stands.
      var pieces: [Name] = []
      for index in position + 1..<max(position + 1, end - 1) {
        if tokens[index].kind == .name { pieces.append(tokens[index].name) }
        if tokens[index].isSign(":") { pieces.append(.none) }
      }
      attributes.runtimeName = pieces
    }
    position = end
  }

  /// Behind the bracket that closes the one at `index`, or the end.
  private func endOfBrackets(_ index: Int) -> Int {
    var depth = 0
    var cursor = index
    while cursor < tokens.count {
      let token = tokens[cursor]
      cursor += 1
      if token.kind != .sign { continue }
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return cursor }
      default: break
      }
    }
    return cursor
  }

  /// Behind `<…>` when it begins at `index`; behind its first sign when it is none. No list is longer than 500 tokens,
  /// or a row of less-than signs would take the square of its length.
  private func endOfGenerics(_ index: Int) -> Int {
    guard isSign("<", at: index) else { return index }
    var depth = 0
    var cursor = index
    while cursor < min(tokens.count, index + 500) {
      let token = tokens[cursor]
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), !(cursor > 0 && tokens[cursor - 1].isSign("-")) {
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
      position += 1
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
      attributes.words.append(word)
      position += 1
      if isSign("(", at: position), isName(position + 1), isSign(")", at: position + 2) {
        position += 3
      }
    default: advance()
    }
  }

  /// Whether `class` says that a member belongs to the class itself.
  private var isMemberModifier: Bool {
    guard let next = token(position + 1) else { return true }
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
    while isName(position), isSign(".", at: position + 1), isName(position + 2) { position += 2 }
    guard isName(position), !isSign("=", at: position + 1) else { return }
    var part = TypePart(
      kind: kind, name: tokens[position].name, module: module, place: place(position),
      language: .swift)
    if kind == .class, let name = declared.runtimeName.first { part.runtimeName = name }
    part.exposesMembers = declared.has(.objcMembers)
    position = endOfGenerics(position + 1)
    var enumeratesStrings = false
    if isSign(":", at: position) {
      let (type, owner, _) = path(from: position + 1)
      enumeratesStrings = type == CodeWord.string.name
      if kind == .class {
        part.superclass = type
        part.superclassModule = owner
      }
    }
    while let token = token(position), !token.isSign("{") {
      // No body follows: this was no declaration after all.
      if token.isSign("}") || token.isSign(";") { return }
      position += 1
    }
    guard position < tokens.count else { return }
    if kind == .other && enumeratesStrings { part.superclass = CodeWord.string.name }
    let id = facts.parts.append(part)
    scopes.append(
      .type(
        body: bodies.count,
        exposesMembers: declared.has(.objcMembers) || kind == .extension && declared.has(.objc)))
    bodies.append(TypeBody(part: id, start: position, end: tokens.count))
    position += 1
  }

  /// The last name of a type such as `Module.Base<Item>`, the one before it, and where the path ends.
  private func path(from start: Int) -> (name: Name, owner: Name, end: Int) {
    var cursor = start
    while cursor < tokens.count {
      if isSign("@", at: cursor) {
        cursor += 2
      } else if let word = tokens[cursor].word, [CodeWord.any, .some, .inout, .weak].contains(word)
      {
        cursor += 1
      } else {
        break
      }
    }
    guard isName(cursor) else { return (.none, .none, cursor) }
    var owner: Name = .none
    while isSign(".", at: cursor + 1), isName(cursor + 2) {
      owner = tokens[cursor].name
      cursor += 2
    }
    return (tokens[cursor].name, owner, cursor + 1)
  }

  private mutating func alias(_ facts: inout SourceIndex) {
    advance()
    guard isName(position) else { return }
    let name = tokens[position].name
    position = endOfGenerics(position + 1)
    guard isSign("=", at: position) else { return }
    repeat {
      let (target, _, end) = path(from: position + 1)
      if target.isNone { return }
      facts.aliases.append((name, target))
      position = endOfGenerics(end)
    } while isSign("&", at: position)
  }

  /// `import class Kit.Item` declares nothing.
  private mutating func importModule(_ facts: inout SourceIndex) {
    advance()
    let kinds: [CodeWord] = [.class, .struct, .enum, .protocol, .func, .var, .let, .typealias]
    if let word = token(position)?.word, kinds.contains(word) { position += 1 }
    if isName(position) {
      facts.imports.insert(
        SourceIndex.Import(name: tokens[position].name, isHeader: false, importer: module))
    }
    while position < tokens.count, !tokens[position].startsLine, !isSign(";", at: position) {
      position += 1
    }
  }

  // MARK: Members

  private mutating func function(_ facts: inout SourceIndex) {
    let declared = attributes
    advance()
    guard let part = currentPart, isName(position) else { return }
    let nameIndex = position
    position = endOfGenerics(position + 1)
    guard isSign("(", at: position) else { return }
    let end = endOfBrackets(position)
    let parameters = parameters(from: position + 1, to: end - 1)
    position = end
    guard !declared.has(.static), parameters.count <= 3 else { return }
    var traits: IndexedMethod.Traits = []
    if declared.has(.action) { traits.insert(.action) }
    if declared.has(.segueAction) { traits.insert(.segueAction) }
    let senderType = parameters.first?.type ?? .none
    if IndexedMethod.isUnwind(senderType, parameters.count) {
      traits.insert(.unwind)
    }
    let isVisible =
      exposesMembers || declared.has(.objc) || declared.has(.dynamic) || declared.has(.override)
    if isVisible || !traits.isDisjoint(with: [.action, .segueAction]) { traits.insert(.isVisible) }
    var labels: [UInt8] = []
    for parameter in parameters {
      labels += facts.names.utf8(of: parameter.label)
      labels.append(UInt8(ascii: ":"))
    }
    facts.methods.append(
      IndexedMethod(
        part: part, baseName: tokens[nameIndex].name,
        labels: facts.names.intern(labels, SourceRange(0, labels.count)),
        selector: selector(declared.runtimeName, &facts), parameterCount: UInt8(parameters.count),
        senderType: senderType, traits: traits, place: place(nameIndex)))
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
      while isSign("@", at: cursor) {
        cursor += isSign("(", at: cursor + 2) ? endOfBrackets(cursor + 2) - cursor : 2
      }
      guard isName(cursor) else { break }
      let label = tokens[cursor].name
      cursor += isName(cursor + 1) ? 2 : 1
      guard isSign(":", at: cursor) else { break }
      parameters.append(Parameter(label: label, type: path(from: cursor + 1).name))
      while cursor < end, !isSign(",", at: cursor) {
        let opens =
          isSign("(", at: cursor) || isSign("[", at: cursor) || isSign("{", at: cursor)
        // `Result<Item, Error>` has a comma of its own.
        let generics = endOfGenerics(cursor)
        cursor = opens ? endOfBrackets(cursor) : max(generics, cursor + 1)
      }
      cursor += 1
    }
    return parameters
  }

  private mutating func variables(_ facts: inout SourceIndex) {
    let declared = attributes
    let isConstant = tokens[position].word == .let
    advance()
    guard let part = currentPart, !declared.has(.static) else { return }
    while isName(position) {
      let nameIndex = position
      var type: (name: Name, isCollection: Bool, end: Int) = (.none, false, position + 1)
      if isSign(":", at: position + 1) { type = typeOfVariable(from: position + 2) }
      position = max(type.end, nameIndex + 1)
      if !isConstant {
        property(nameIndex, type.name, isCollection: type.isCollection, declared, part, &facts)
      }
      guard isSign(",", at: position) else { return }
      position += 1
    }
  }

  private func property(
    _ nameIndex: Int, _ type: Name, isCollection: Bool, _ declared: Attributes,
    _ part: ID<TypePart>, _ facts: inout SourceIndex
  ) {
    var traits: IndexedProperty.Traits = []
    if declared.has(.outlet) { traits.insert(.outlet) }
    if declared.has(.inspectable) { traits.insert(.inspectable) }
    if declared.has(.weak) { traits.insert(.weak) }
    if isCollection { traits.insert(.collection) }
    let marks: [CodeWord] = [.objc, .dynamic, .managed, .outlet, .inspectable, .override]
    if exposesMembers || marks.contains(where: { declared.has($0) }) { traits.insert(.isVisible) }
    facts.append(
      declared.runtimeName.first ?? tokens[nameIndex].name, type, traits, of: part,
      at: place(nameIndex))
  }

  /// The type of a variable, unwrapped: `[UIButton]!` is a collection of `UIButton`.
  private func typeOfVariable(from start: Int) -> (name: Name, isCollection: Bool, end: Int) {
    var cursor = start
    var isCollection = false
    while isSign("(", at: cursor) { cursor += 1 }
    if isSign("[", at: cursor) {
      let element = path(from: cursor + 1)
      return (element.name, true, endOfType(endOfBrackets(cursor)))
    }
    var (name, _, end) = path(from: cursor)
    while isSign("<", at: end), isWrapper(name) {
      if name != CodeWord.optionalType.name && name != CodeWord.unwrappedType.name {
        isCollection = true
      }
      cursor = end + 1
      while isSign("[", at: cursor) || isSign("(", at: cursor) {
        isCollection = isCollection || isSign("[", at: cursor)
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

  /// Behind the marks that end a type: the next comma, value, body or line.
  private func endOfType(_ start: Int) -> Int {
    var cursor = start
    while let token = token(cursor), !token.startsLine,
      !token.isSign("="), !token.isSign("{"), !token.isSign("}"), !token.isSign(","),
      !token.isSign(";")
    {
      cursor += 1
    }
    return cursor
  }

  /// The cases of an enumeration of strings stand for their values or names.
  private mutating func cases(_ facts: inout SourceIndex) {
    advance()
    guard let part = currentPart, facts.parts[part].kind == .other else { return }
    let enumeratesStrings = facts.parts[part].superclass == CodeWord.string.name
    while isName(position) {
      let name = tokens[position].name
      var value = name
      position += 1
      if isSign("(", at: position) { position = endOfBrackets(position) }
      if isSign("=", at: position) {
        value = token(position + 1)?.kind == .string ? tokens[position + 1].name : .none
        position += 2
      }
      if enumeratesStrings, !value.isNone {
        facts.constants.append(
          StringConstant(container: facts.parts[part].name, name: name, value: value, file: file))
      }
      guard isSign(",", at: position) else { return }
      position += 1
    }
  }
}
