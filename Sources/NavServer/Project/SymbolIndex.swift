import NavCompiler
import NavModel
import NavText

/// A name in a text and what it stands for.
struct Occurrence {
  let symbol: Symbol
  /// The name alone, without quotes and without what is before a dot.
  let location: Location
  let role: Role

  enum Role {
    case declaration, use
    /// In `with item`: the destination's variable, and the one whose value is passed.
    case argument, value
  }

  var isDeclaration: Bool { role == .declaration }
}

/// Every name of a project that stands for something: by place, and by symbol.
struct SymbolIndex {
  /// By file, in the order of their places.
  private var byFile: [[Occurrence]]
  private var bySymbol: [Symbol: [Occurrence]] = [:]
  /// What a screen can show under a name, and what else is found by its name alone while the app runs.
  private var byName: [Name: [Symbol]] = [:]

  init(_ model: SemanticModel) {
    byFile = Array(repeating: [], count: model.sources.count)
    var declarations = Declarations(model.draft)
    declarations.gather()
    for (symbol, place) in declarations.found {
      guard let location = Self.name(of: symbol, at: place, model) else { continue }
      add(symbol, at: location, as: .declaration, model)
      if let name = symbol.nameWhileRunning(in: model.draft) {
        byName[name, default: []].append(symbol)
      }
    }
    for use in model.uses { add(use, model) }
    for file in byFile.indices {
      byFile[file].sort { $0.location.range.start < $1.location.range.start }
    }
  }

  /// The place of a declared name, in backquotes or not; nil for what is declared without being named there, as the
  /// choices of the system's controllers are.
  private static func name(
    of symbol: Symbol, at place: Place, _ model: SemanticModel
  ) -> Location? {
    let file = ID<SourceText>(Int(place.source.index))
    let bytes = model.sources[file].bytes
    guard Int(place.range.end) <= bytes.count else { return nil }
    var written = bytes[Int(place.range.start)..<Int(place.range.end)]
    if written.first == UInt8(ascii: "`") { written = written.dropFirst().dropLast() }
    let name = model.draft.names.utf8(of: symbol.name(in: model.draft))
    return name.elementsEqual(written) ? Location(file, place.range) : nil
  }

  private mutating func add(
    _ symbol: Symbol, at location: Location, as role: Occurrence.Role, _ model: SemanticModel
  ) {
    guard Int(location.file.index) < byFile.count,
      Int(location.range.end) <= model.sources[location.file].bytes.count
    else { return }
    let occurrence = Occurrence(symbol: symbol, location: location, role: role)
    byFile[Int(location.file.index)].append(occurrence)
    bySymbol[symbol, default: []].append(occurrence)
  }

  /// `Settings.Profile` names a storyboard and a scene; a storyboard alone stands for its initial scene.
  private mutating func add(_ use: NameUse, _ model: SemanticModel) {
    let location = use.location
    guard Int(location.range.end) <= model.sources[location.file].bytes.count else { return }
    let bytes = model.sources[location.file].bytes
    let written = bytes[Int(location.range.start)..<Int(location.range.end)]
    if case .segueIdentifier = use.symbol {
      let inner = SourceRange(Int(location.range.start) + 1, Int(location.range.end) - 1)
      add(use.symbol, at: Location(location.file, inner), as: .use, model)
      return
    }
    guard let dot = written.lastIndex(of: UInt8(ascii: ".")) else {
      let symbol = use.symbol.isStoryboard(named: written, in: model.draft) ?? use.symbol
      let role: Occurrence.Role =
        switch use.role {
        case .plain: .use
        case .argument: .argument
        case .value: .value
        }
      add(symbol, at: Location(location.file, location.range), as: role, model)
      return
    }
    let name = SourceRange(dot + 1, Int(location.range.end))
    add(use.symbol, at: Location(location.file, name), as: .use, model)
    if case .scene(let scene) = use.symbol {
      add(
        .storyboard(model.draft[scene].storyboard),
        at: Location(location.file, SourceRange(Int(location.range.start), dot)),
        as: .use, model)
    }
  }

  /// The name at an offset, or right before it.
  func occurrence(at offset: UInt32, in file: ID<SourceText>) -> Occurrence? {
    guard Int(file.index) < byFile.count else { return nil }
    let occurrences = byFile[Int(file.index)]
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].location.range.start <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // Two occurrences share a name if a field is also an outlet.
    for index in stride(from: low - 1, through: max(0, low - 3), by: -1) where index >= 0 {
      let range = occurrences[index].location.range
      if range.start <= offset && offset <= range.end { return occurrences[index] }
    }
    return nil
  }

  /// All names of a file, in order.
  func occurrences(in file: ID<SourceText>) -> [Occurrence] {
    Int(file.index) < byFile.count ? byFile[Int(file.index)] : []
  }

  /// What a symbol may be declared as: itself, or all that go by its name while the app runs.
  func declared(_ symbol: Symbol, in draft: Program) -> [Symbol] {
    switch symbol {
    case .shown(let name): (byName[name] ?? []).filter { $0.isShown }
    case .action(let name): (byName[name] ?? []).filter { $0.isMethod(.action, in: draft) }
    case .unwindAction(let name): (byName[name] ?? []).filter { $0.isMethod(.unwind, in: draft) }
    default: [symbol]
    }
  }

  /// The symbol of this name that is declared first, whatever it is.
  func firstSymbol(called name: Name, in draft: Program) -> Symbol? {
    for occurrences in byFile {
      let found = occurrences.first { $0.isDeclaration && $0.symbol.name(in: draft) == name }
      if let found { return found.symbol }
    }
    return nil
  }

  /// Where a symbol is declared.
  func declarations(of symbol: Symbol, in draft: Program) -> [Location] {
    if case .segueIdentifier(let name) = symbol {
      return draft.segues.rows.filter { $0.identifier == name }.map {
        Location(ID(Int($0.place.source.index)), $0.place.range)
      }
    }
    return declared(symbol, in: draft).flatMap { symbol in
      (bySymbol[symbol] ?? []).filter { $0.isDeclaration }.map { $0.location }
    }
  }

  /// Every name that may refer to a symbol, including its declaration.
  func occurrences(of symbol: Symbol, in draft: Program) -> [Occurrence] {
    var found: [Occurrence] = []
    let declared = declared(symbol, in: draft)
    for declared in declared {
      found += bySymbol[declared] ?? []
      for alias in declared.aliases(in: draft) { found += bySymbol[alias] ?? [] }
    }
    if declared.isEmpty { found += bySymbol[symbol] ?? [] }
    return found.sorted {
      ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start)
    }
  }
}

/// Gathers the symbols that a program declares, and where.
private struct Declarations {
  let draft: Program
  var found: [(symbol: Symbol, place: Place)] = []

  init(_ draft: Program) {
    self.draft = draft
  }

  mutating func gather() {
    for id in draft.storyboards.ids { found.append((.storyboard(id), draft[id].place)) }
    for id in draft.scenes.ids { found.append((.scene(id), draft[id].place)) }
    for id in draft.elements.ids where !draft[id].name.isNone {
      found.append((.element(id), draft[id].place))
    }
    for id in draft.barItems.ids where !draft[id].name.isNone {
      found.append((.barItem(id), draft[id].place))
    }
    for id in draft.classes.ids { found.append((.class(id), draft[id].place)) }
    for id in draft.properties.ids { found.append((.property(id), draft[id].place)) }
    // The handler of an alert's action is no more than that action.
    var handlers: Set<ID<Method>> = []
    for row in draft.actionConnections.rows {
      if let method = row.method, draft[method].place == row.place { handlers.insert(method) }
    }
    for id in draft.methods.ids where !handlers.contains(id) {
      switch draft[id].kind {
      case .action, .unwind: found.append((.method(id), draft[id].place))
      // Those have UIKit's names.
      case .hook, .message: break
      }
    }
    for id in draft.enumerations.ids { found.append((.enumeration(id), draft[id].place)) }
    for id in draft.cases.ids { found.append((.enumerationCase(id), draft[id].place)) }
    for id in draft.variables.ids { found.append((.variable(id), draft[id].place)) }
  }
}

extension Symbol {
  /// The name that it is found by while the app runs, if it is.
  fileprivate func nameWhileRunning(in draft: Program) -> Name? {
    switch self {
    case .scene(let id): draft[id].name
    case .element(let id): draft[id].name
    case .barItem(let id): draft[id].name
    case .method(let id): draft[id].name
    default: nil
    }
  }

  fileprivate var isShown: Bool {
    switch self {
    case .scene, .element, .barItem: true
    default: false
    }
  }

  fileprivate func isMethod(_ kind: Method.Kind, in draft: Program) -> Bool {
    if case .method(let id) = self { draft[id].kind == kind } else { false }
  }

  /// Names resolved at run time that may refer to it.
  fileprivate func aliases(in draft: Program) -> [Symbol] {
    switch self {
    case .scene(let id): [.shown(draft[id].name)]
    case .element(let id): [.shown(draft[id].name)]
    case .barItem(let id): [.shown(draft[id].name)]
    case .method(let id):
      draft[id].kind == .unwind ? [.unwindAction(draft[id].name)] : [.action(draft[id].name)]
    default: []
    }
  }

  /// The storyboard whose initial scene this is, where its name is what is written.
  fileprivate func isStoryboard(named written: ArraySlice<UInt8>, in draft: Program) -> Symbol? {
    guard case .scene(let scene) = self else { return nil }
    if draft.names.utf8(of: draft[scene].name).elementsEqual(written) { return nil }
    let storyboard = draft[scene].storyboard
    return draft.names.utf8(of: draft[storyboard].name).elementsEqual(written)
      ? .storyboard(storyboard) : nil
  }

  /// What a person calls it; none for what has no name.
  func name(in draft: Program) -> Name {
    switch self {
    case .storyboard(let id): draft[id].name
    case .scene(let id): draft[id].name
    case .element(let id): draft[id].name
    case .barItem(let id): draft[id].name
    case .constraint(let id): draft[id].name
    case .class(let id): draft[id].name
    case .property(let id): draft[id].name
    case .method(let id): draft[id].name
    case .enumeration(let id): draft[id].name
    case .enumerationCase(let id): draft[id].name
    case .variable(let id): draft[id].name
    case .segueIdentifier(let name), .unwindAction(let name), .shown(let name), .action(let name):
      name
    }
  }
}
