import NavModel

/// What the lines between two braces are about: which words may begin them, which attributes there are, and what the
/// braces of such a line are about in turn.
public enum BlockKind: Hashable, Sendable {
  /// Outside of all braces.
  case file
  case storyboard
  case scene(ControllerKind)
  case element(ElementKind)
  case alertField
  case barItem
  case tabItem
  /// The items in the toolbar of a scene.
  case toolbar
  /// The bar that a container brings along.
  case bar(AttributeKey.Host)
  /// One element in a place of its own: a title view, a bottom accessory.
  case view
  case `class`
  case enumeration
  /// What an action, an unwind action or a hook does.
  case code
  case statement(StatementKind)
  case segue
  case actionConnection
  case constraint
  case test
  case check

  /// The attributes that may be written here.
  public var hosts: AttributeKey.Hosts {
    switch self {
    case .storyboard: [.storyboard]
    case .scene(let kind): AttributeKey.Hosts(of: kind)
    case .element(let kind): kind.hosts
    case .alertField: [.alertField]
    case .barItem: [.barItem]
    case .tabItem: [.tabItem]
    case .bar(let host): AttributeKey.Hosts(host)
    case .statement(let kind): kind.hosts
    case .segue: [.segue]
    case .actionConnection: [.action]
    case .constraint: [.constraint]
    case .test: [.test]
    case .check: [.check]
    case .file, .toolbar, .view, .class, .enumeration, .code: []
    }
  }

  /// Whether a line may be an arrow.
  public var hasArrows: Bool {
    switch self {
    case .scene(let kind): !kind.isMadeByCode
    case .element(let kind): kind.canBeTriggered || kind == .container
    case .barItem, .alertField: true
    default: false
    }
  }

  /// What may begin a line, apart from arrows, attributes and the names of variables.
  public var words: [LineWord] {
    switch self {
    case .file:
      [
        LineWord(.storyboard, .nameAndBlock), LineWord(.class, .nameAndBlock),
        LineWord(.enum, .nameAndBlock), LineWord(.test, .titleAndBlock),
        LineWord(.check, .titleAndBlock), LineWord(.var, .name),
      ]
    case .storyboard:
      [LineWord(.initial, .arrow)]
        + ControllerKind.allCases.filter { !$0.isMadeByCode }.map { $0.word }
    case .scene(let kind): Self.words(inScene: kind)
    case .element(let kind): Self.words(in: kind)
    case .barItem:
      ElementKind.allCases.filter { $0.isView || $0 == .menu }.map { $0.word }
    case .view: ElementKind.allCases.filter { $0.isView }.map { $0.word }
    case .toolbar:
      [
        LineWord(.item, .nameAndText), LineWord(.flexibleSpace, .nothing),
        LineWord(.fixedSpace, .block),
      ]
    case .class:
      [LineWord(.outlet, .name), LineWord(.outlets, .name), LineWord(.var, .name)] + Self.methods
    case .enumeration: [LineWord(.case, .nameAndText)]
    case .code:
      StatementKind.allCases.map { $0.word } + [LineWord(.if, .operand("signedIn { }"))]
    case .test:
      [LineWord(.expect, .operand("visible == Home"))] + CommandKind.allCases.map { $0.word }
    case .check: ClaimKind.words
    case .alertField, .tabItem, .bar, .statement, .segue, .actionConnection, .constraint: []
    }
  }

  /// The same by themselves, to suggest one for another.
  var keywords: [String] { words.map { $0.keyword } }

  private static var methods: [LineWord] {
    [
      LineWord(.action, .nameAndBlock), LineWord(.unwind, .nameAndBlock),
      LineWord(.on, .nameAndBlock),
    ]
  }

  private static func words(inScene kind: ControllerKind) -> [LineWord] {
    switch kind {
    case .alert, .actionSheet:
      return [
        LineWord(StructureWord.action.rawValue, "What a person can choose.", .nameAndText),
        ElementKind.textField.word,
      ]
    case .system: return [LineWord(.on, .nameAndBlock)]
    case .view, .table, .collection, .navigation, .tabBar, .split, .page: break
    }
    var words = ElementKind.allCases.filter { kind.holds($0) }.map { $0.word }
    words += kind.facts.relationships.map {
      LineWord($0.facts.keyword, $0.facts.summary, .arrow)
    }
    words += BarSlot.allCases.filter { $0 != .toolbar }.map {
      LineWord($0.facts.keyword, $0.facts.summary, .nameAndText)
    }
    words += [
      LineWord(.outlet, .arrow), LineWord(.outlets, .arrow), LineWord(.tabItem, .nameAndText),
      LineWord(.toolbar, .block), LineWord(.titleView, .block),
    ]
    if !kind.isContainer { words.append(ElementKind.searchController.word) }
    words +=
      [LineWord(.var, .name)] + methods + [
        LineWord(.constraint, .operand("Save.top == safeArea.top"))
      ]
    words += ControllerKind.allCases.filter { $0.isMadeByCode }.map { $0.word }
    if kind == .navigation || kind == .tabBar { words.append(LineWord(.bar, .block)) }
    if kind == .tabBar { words.append(LineWord(.bottomAccessory, .block)) }
    return words
  }

  private static func words(in kind: ElementKind) -> [LineWord] {
    if kind == .searchController { return [LineWord(.results, .arrow), LineWord(.outlet, .arrow)] }
    if kind == .alertAction { return BlockKind.code.words }
    let children = ElementKind.allCases.filter { child in
      kind.facts.content.allows(child)
        || kind.isRow && (child == .accessory || child == .swipeAction)
    }
    return children.map { $0.word } + [LineWord(.outlet, .arrow)]
      + (kind.isRow ? [LineWord(.var, .name)] : [])
  }

  /// What the braces of a line are about that begins with this word; nil where it has none. A line without a word is an
  /// arrow.
  public func inside(_ word: String) -> BlockKind? {
    if let structure = StructureWord(rawValue: word), let kind = inside(structure) { return kind }
    switch self {
    case .storyboard: return ControllerKind(word: word).map { .scene($0) }
    case .scene(let kind):
      if kind.isAlert { return ElementKind(word: word) == .textField ? .alertField : nil }
      if let made = ControllerKind(word: word), made.isMadeByCode { return .scene(made) }
      if BarSlot.allCases.contains(where: { $0.facts.keyword == word }) { return .barItem }
      return ElementKind(word: word).map { .element($0) }
    case .toolbar: return word == StructureWord.item.rawValue ? .barItem : nil
    case .element(.alertAction): return BlockKind.code.inside(word)
    case .element, .barItem, .view: return ElementKind(word: word).map { .element($0) }
    case .code:
      return StatementKind.allCases.first { $0.facts.keyword == word }.map { .statement($0) }
    case .file, .alertField, .tabItem, .bar, .class, .enumeration, .statement, .segue,
      .actionConnection, .constraint, .test, .check:
      return nil
    }
  }

  private func inside(_ word: StructureWord) -> BlockKind? {
    switch (self, word) {
    case (.file, .storyboard): .storyboard
    case (.file, .class): .class
    case (.file, .enum): .enumeration
    case (.file, .test): .test
    case (.file, .check): .check
    case (.scene(let kind), .action) where kind.isAlert: .element(.alertAction)
    case (.scene, .action), (.scene, .unwind), (.scene, .on): .code
    case (.class, .action), (.class, .unwind), (.class, .on): .code
    case (.code, .if), (.element(.alertAction), .if): .code
    case (.scene, .tabItem): .tabItem
    case (.scene(.navigation), .toolbar): .bar(.toolbar)
    case (.scene(.navigation), .bar): .bar(.navigationBar)
    case (.scene(.tabBar), .bar): .bar(.tabBar)
    case (.scene, .toolbar): .toolbar
    case (.scene, .titleView), (.scene, .bottomAccessory): .view
    case (.scene, .constraint): .constraint
    case (.toolbar, .flexibleSpace), (.toolbar, .fixedSpace): .barItem
    default: nil
    }
  }
}

extension ControllerKind {
  fileprivate init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.facts.keyword == word }) else { return nil }
    self = kind
  }

  fileprivate var word: LineWord { LineWord(facts.keyword, facts.summary, .nameAndBlock) }
}

extension ElementKind {
  /// In a scene, `action` declares a method.
  fileprivate init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.facts.keyword == word && $0 != .alertAction })
    else { return nil }
    self = kind
  }

  fileprivate var word: LineWord {
    let hasBlock = facts.content == .rows || facts.content == .list || self == .menu
    return LineWord(
      facts.keyword, facts.summary,
      facts.showsText ? .nameAndText : hasBlock ? .nameAndBlock : .name)
  }
}

extension StatementKind {
  fileprivate var word: LineWord {
    let example = facts.operand.example
    return LineWord(facts.keyword, facts.summary, example.isEmpty ? .nothing : .operand(example))
  }
}

extension CommandKind {
  fileprivate var word: LineWord {
    let example = facts.operand.example
    return LineWord(facts.keyword, facts.summary, example.isEmpty ? .nothing : .operand(example))
  }
}

extension ClaimKind {
  /// The words that begin a line of a check: claims, and under which circumstances they are made.
  fileprivate static var words: [LineWord] {
    var words: [LineWord] = []
    for kind in allCases {
      let facts = kind.facts
      let line = facts.example
      let keyword = facts.hasStart ? startKeyword : facts.keyword
      words.append(
        LineWord(keyword, facts.summary, .operand(String(line.dropFirst(keyword.count + 1)))))
    }
    for setting in CheckSetting.allCases {
      let facts = setting.facts
      words.append(
        LineWord(
          facts.keyword, facts.summary,
          .operand(String(facts.example.dropFirst(facts.keyword.count + 1)))))
    }
    return words
  }
}
