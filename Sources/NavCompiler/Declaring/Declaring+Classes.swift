import NavModel
import NavSyntax
import NavText

extension Declaring {
  // MARK: Classes

  mutating func declareClass(_ item: ItemSyntax) {
    guard let name = item.name else {
      if !item.isBroken {
        report(UnnamedConstruct.declaration(keyword: "class"), item.keyword.range)
      }
      return
    }
    allow([.name, .className, .block], of: item, in: .class)
    var row = Class(name: name.name, uikitClass: .viewController, place: place(name.range))
    row.documentation = documentation(item.documentation)
    checkTaken(name)
    let id = program.classes.append(row)
    if let first = symbols.classes.insert(name.name, id) {
      report(
        DuplicateName.named(text(name.name), .class, first: location(program[first].place)),
        name.range)
    }
    if let superclass = item.className, let last = tree[superclass.parts].last {
      pending.superclasses.append(
        Pending.Superclass(
          class: id, name: last.name, location: Location(file, superclass.range)))
    }
    let members = item.block.members
    program.classes[id].properties = declareProperties(members)
    let scope = Scope(class: id)
    let facts = declareFacts(members, ofSceneOf: nil, scope: scope)
    program.classes[id].variables = facts.variables
    program.classes[id].methods = facts.methods
    for index in members {
      let member = tree[index]
      guard case .item(let memberID) = member else {
        switch member {
        case .variable: break
        default: reportStray(member, in: .class)
        }
        continue
      }
      let keyword = tree[memberID].keyword
      let words = vocabulary.words
      switch keyword.name {
      case words.outlet, words.outlets, words.action, words.unwind, words.on: break
      default:
        if !tree[memberID].isBroken {
          reportUnknown(
            keyword, in: .class, known: BlockKind.class.keywords)
        }
      }
    }
  }

  /// What is there already wherever it is asked for.
  @inline(__always)
  private mutating func checkTaken(_ name: Word) {
    if name.name == vocabulary.words.bool {
      report(DuplicateName.typeOfLanguage(text(name.name)), name.range)
    } else if vocabulary.uikitClass(name.name) != nil {
      report(DuplicateName.classOfUIKit(text(name.name)), name.range)
    }
  }

  private mutating func declareProperties(_ members: IDRange<MemberSyntax>) -> IDRange<Property> {
    let start = program.properties.end
    for member in members {
      guard case .item(let id) = tree[member] else { continue }
      let keyword = tree[id].keyword.name
      let isCollection = keyword == vocabulary.words.outlets
      guard vocabulary.isOutlet(keyword) else { continue }
      let item = tree[id]
      guard let name = item.name else {
        if !item.isBroken {
          report(UnnamedConstruct.declaration(keyword: "outlet"), item.keyword.range)
        }
        continue
      }
      allow([.name, .className], of: item, in: .outletDeclaration)
      if let first = propertiesByName.insert(
        name.name, program.properties.end, within: IDRange(from: start, to: program.properties.end))
      {
        report(
          DuplicateName.named(text(name.name), .outlet, first: location(program[first].place)),
          name.range)
        continue
      }
      let type = item.className.flatMap { tree[$0.parts].last }
      let property = program.properties.append(
        Property(
          name: name.name, typeName: type?.name ?? program.names.intern("UIView"),
          uikitClass: .view,
          isCollection: isCollection, place: place(name.range)))
      if let type {
        pending.classes.append(
          Pending.ClassReference(owner: .property(property), range: type.range))
      }
    }
    return IDRange(from: start, to: program.properties.end)
  }

  /// What a scene or a class remembers and does, and the attributes of a scene: in one pass, since few members are any
  /// of these.
  mutating func declareFacts(
    _ members: IDRange<MemberSyntax>, ofSceneOf kind: ControllerKind?, scope: Scope
  ) -> (attributes: IDRange<Attribute>, variables: IDRange<Variable>, methods: IDRange<Method>) {
    let firstAttribute = program.attributes.end
    let firstVariable = program.variables.end
    let firstMethod = program.methods.end
    for member in members {
      switch tree[member] {
      case .attribute(let id):
        guard let kind else { continue }
        let next = program.attributes.end
        lowerAttribute(id, among: members, AttributeKey.Hosts(of: kind), .scene(kind), scope)
        if next != program.attributes.end, program.attributes[next].key == .viewClass {
          referToViewClass(tree[id], scope)
        }
      case .variable(let id): appendVariable(id, owner: .instance, since: firstVariable)
      case .item(let id):
        if vocabulary.isMethod(tree[id].keyword.name) {
          declareMethod(tree[id], scope, since: firstMethod)
        }
      case .branch, .assertion, .claim, .assignment, .connection: break
      }
    }
    return (
      attributes(since: firstAttribute, members),
      IDRange(from: firstVariable, to: program.variables.end),
      IDRange(from: firstMethod, to: program.methods.end)
    )
  }

  private mutating func referToViewClass(_ syntax: AttributeSyntax, _ scope: Scope) {
    guard let scene = scope.scene else { return }
    pending.classes.append(
      Pending.ClassReference(owner: .rootView(scene), range: tree[syntax.value].range))
  }

  /// An action, unwind action or hook. Its body waits.
  private mutating func declareMethod(_ item: ItemSyntax, _ scope: Scope, since start: ID<Method>) {
    let words = vocabulary.words
    let keyword = item.keyword.name
    guard let name = item.name else {
      if !item.isBroken {
        report(
          keyword == words.on
            ? UnnamedConstruct.hook : .declaration(keyword: text(keyword)), item.keyword.range)
      }
      return
    }
    var kind = Method.Kind.action
    if keyword == words.unwind {
      kind = .unwind
      allow([.name, .block, .condition], of: item, in: .unwindAction)
    } else {
      let message = keyword == words.on ? vocabulary[name.name]?.message : nil
      allow(
        message?.facts.subject.parts ?? [.name, .block], of: item,
        in: keyword == words.on ? .hook : .action)
    }
    if keyword == words.on {
      if let hook = vocabulary[name.name]?.hook {
        kind = .hook(hook)
      } else if let message = vocabulary[name.name]?.message {
        kind = .message(message)
      } else {
        reportUnknown(name, in: .hookName, known: hookNames)
        return
      }
    }
    let subject = subject(of: item, kind)
    if let first = methodsByName.insert(
      subject?.signature ?? name.name, program.methods.end,
      within: IDRange(from: start, to: program.methods.end))
    {
      reportSecond(kind, name, program[first])
    }
    var method = Method(kind, name: name.name, place: place(name.range))
    if case .text(let text) = subject?.value { method.subject = .text(text.value) }
    method.documentation = documentation(item.documentation)
    let methodID = program.methods.append(method)
    switch subject?.value {
    case .scene(let word): self.defer(.methodSubject(methodID, word), scope)
    case .element(let word): self.defer(.methodField(methodID, word), scope)
    case .text, nil: break
    }
    if let condition = condition(of: item.clauses) {
      self.defer(.methodCondition(methodID, condition), scope)
    }
    if let block = item.block, !block.members.isEmpty {
      self.defer(.body(methodID, block), scope)
    }
  }

  /// What a message is to be about. Answers to one message about different things are different methods.
  private mutating func subject(of item: ItemSyntax, _ kind: Method.Kind)
    -> (value: MessageSubject, signature: Name)?
  {
    guard case .message(let message) = kind else { return nil }
    switch message.facts.subject {
    case .none: return nil
    case .scene, .element:
      for clause in tree[item.clauses] {
        guard case .stack(let word) = clause.value else { continue }
        let signature = message.facts.keyword + " of " + text(word.name)
        return (
          message.facts.subject == .scene ? .scene(word) : .element(word),
          program.names.intern(signature)
        )
      }
      return nil
    case .text:
      guard let text = item.text else {
        if !item.isBroken {
          report(UnnamedConstruct.message(message), item.name?.range ?? item.keyword.range)
        }
        return nil
      }
      let signature = message.facts.keyword + " " + quoted(self.text(text.value))
      return (.text(text), program.names.intern(signature))
    }
  }

  private mutating func reportSecond(_ kind: Method.Kind, _ name: Word, _ first: Method) {
    let place = location(first.place)
    switch (first.kind, kind) {
    case (.hook, .hook), (.message, .message):
      report(DuplicateName.hook(text(name.name), first: place), name.range)
    case (.action, .action), (.unwind, .unwind):
      report(DuplicateName.named(text(name.name), .method(kind), first: place), name.range)
    default:
      report(DuplicateName.methods(text(name.name), first.kind, kind, first: place), name.range)
    }
  }

  // MARK: Variables

  mutating func declareRowVariables(_ members: IDRange<MemberSyntax>) -> IDRange<Variable> {
    let start = program.variables.end
    for member in members {
      if case .variable(let id) = tree[member] { appendVariable(id, owner: .row, since: start) }
    }
    return IDRange(from: start, to: program.variables.end)
  }

  private mutating func appendVariable(
    _ id: ID<VariableSyntax>, owner: Variable.Owner, since start: ID<Variable>
  ) {
    let index = program.variables.count - Int(start.index)
    guard let variable = declareVariable(tree[id], owner: owner, index: index) else { return }
    if let first = variablesByName.insert(
      variable.name, program.variables.end, within: IDRange(from: start, to: program.variables.end))
    {
      report(
        DuplicateName.named(
          text(variable.name), .variable, first: location(program[first].place)),
        tree[id].name.range)
    }
    program.variables.append(variable)
  }

  /// `index` says which of its owner's variables it will be; app variables are appended when all are known.
  mutating func declareVariable(_ syntax: VariableSyntax, owner: Variable.Owner, index: Int)
    -> Variable?
  {
    var domain = Variable.Domain.boolean
    var initial: Int32 = 0
    let id = owner == .app ? ID<Variable>(index) : program.variables.end
    let scope = owner == .app ? Scope.app : Scope(row: id)
    switch syntax.type {
    case nil: break
    case .range(let low, let high):
      if low > high {
        report(BadDomain.emptyRange(low, high), syntax.typeRange)
      } else {
        domain = .integer(low, high)
        initial = max(low, min(0, high))
        if syntax.isList { (domain, initial) = (.integers(low, high), 0) }
        checkCapacity(domain, syntax.typeRange)
      }
    case .named(let path):
      if path.parts.count == 1 && tree[path.parts].first?.name == vocabulary.words.bool {
        if syntax.isList { report(BadDomain.listOfBools, syntax.typeRange) }
        break
      }
      pending.types.append(deferred(.variableType(id, path, isList: syntax.isList), scope))
    }
    if let value = syntax.initial {
      pending.initialValues.append(deferred(.initialValue(id, value), scope))
    }
    return Variable(
      name: syntax.name.name, owner: owner, domain: domain, initial: initial,
      place: place(syntax.name.range))
  }

  /// A list needs room for two items at least.
  private mutating func checkCapacity(_ domain: Variable.Domain, _ range: SourceRange) {
    if domain.item != nil && program.capacity(of: domain) < 2 {
      report(BadDomain.tooManyValues, range)
    }
  }

  // MARK: Enumerations

  mutating func declareEnumeration(_ item: ItemSyntax) {
    guard let name = item.name else {
      if !item.isBroken {
        report(UnnamedConstruct.declaration(keyword: "enum"), item.keyword.range)
      }
      return
    }
    allow([.name, .block], of: item, in: .enumeration)
    checkTaken(name)
    let id = program.enumerations.append(
      Enumeration(name: name.name, place: place(name.range)))
    if let first = symbols.enumerations.insert(name.name, id) {
      report(
        DuplicateName.named(text(name.name), .enumeration, first: location(program[first].place)),
        name.range)
    }
    program.enumerations[id].documentation = documentation(item.documentation)
    let start = program.cases.end
    for index in item.block.members {
      let member = tree[index]
      guard case .item(let memberID) = member, tree[memberID].keyword.name == vocabulary.words.case
      else {
        if case .item(let memberID) = member {
          if !tree[memberID].isBroken {
            reportUnknown(
              tree[memberID].keyword, in: .enumeration, known: BlockKind.enumeration.keywords)
          }
        } else {
          reportStray(member, in: .enumeration)
        }
        continue
      }
      let syntax = tree[memberID]
      guard let caseName = syntax.name else {
        if !syntax.isBroken {
          report(UnnamedConstruct.declaration(keyword: "case"), syntax.keyword.range)
        }
        continue
      }
      allow([.name, .text], of: syntax, in: .enumerationCase)
      if let first = casesByName.insert(
        caseName.name, program.cases.end, within: IDRange(from: start, to: program.cases.end))
      {
        report(
          DuplicateName.named(
            text(caseName.name), .enumerationCase, first: location(program[first].place)),
          caseName.range)
      }
      program.cases.append(
        EnumerationCase(
          name: caseName.name, text: syntax.text?.value ?? caseName.name, of: id,
          place: place(caseName.range)))
    }
    program.enumerations[id].cases = IDRange(from: start, to: program.cases.end)
    if program.enumerations[id].cases.isEmpty && !item.isBroken {
      report(BadDomain.noCases(of: text(name.name)), name.range)
    }
  }
}

/// What a message is to be about, as it is written.
private enum MessageSubject {
  case scene(Word)
  case element(Word)
  case text(TextSyntax)
}

extension DelegateMessage.Subject {
  fileprivate var parts: Parts {
    switch self {
    case .none: [.name, .block]
    case .scene, .element: [.name, .stack, .block]
    case .text: [.name, .text, .block]
    }
  }
}

/// What can stand behind `on`.
var hookNames: [String] {
  LifecycleHook.allCases.map { $0.facts.keyword }
    + DelegateMessage.allCases.map { $0.facts.keyword }
}
