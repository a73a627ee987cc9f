import NavCompiler
import NavModel
import NavText
import NavXcode

// Where names are that texts, storyboards and code have in common.
extension ServedProject {
  // MARK: From storyboards

  /// Where a name of a storyboard is declared.
  mutating func declarations(of symbol: StoryboardSymbol) -> [FilePlace] {
    switch symbol {
    case .object, .scene, .segue, .reuseIdentifier:
      return occurrences(of: symbol).filter { $0.isDeclaration }.map { $0.place }
    case .storyboard(let name): return files(ofStoryboard: name)
    case .class(let name):
      return declarations(ofClassInTexts: name) + (code?.declarations(ofClass: name) ?? [])
    case .outlet(let name, let reference):
      return code?.declarations(ofOutlet: name, of: reference) ?? []
    case .action(let selector, let reference):
      return code?.declarations(ofAction: selector, of: reference) ?? []
    case .unwindAction(let selector):
      return code?.declarations(ofUnwindAction: selector) ?? []
    }
  }

  /// The code of a class, and the file of a storyboard that is referred to.
  mutating func linkedFile(of symbol: StoryboardSymbol) -> FilePlace? {
    switch symbol {
    case .class(let name): code?.declarations(ofClass: name).first
    case .storyboard(let name): files(ofStoryboard: name).first
    case .object, .scene, .segue, .reuseIdentifier, .outlet, .action, .unwindAction: nil
    }
  }

  /// Everything that names what a name of a storyboard stands for, in storyboards and in code.
  mutating func references(
    to symbol: StoryboardSymbol, includingDeclaration: Bool
  ) -> [FilePlace] {
    let found = occurrences(of: symbol)
    var places = found.filter { includingDeclaration || !$0.isDeclaration }.map { $0.place }
    let isDeclaredHere = found.contains { $0.isDeclaration }
    if includingDeclaration && !isDeclaredHere { places = declarations(of: symbol) + places }
    return places + uses(of: symbol)
  }

  private mutating func occurrences(
    of symbol: StoryboardSymbol
  ) -> [(place: FilePlace, isDeclaration: Bool)] {
    if case .object(let path, _) = symbol {
      // No other file can name it.
      return storyboards.file(at: path).map { occurrences(of: symbol, in: $0) } ?? []
    }
    return storyboards.files().flatMap { occurrences(of: symbol, in: $0) }
  }

  private func occurrences(
    of symbol: StoryboardSymbol, in file: ServedStoryboard
  ) -> [(place: FilePlace, isDeclaration: Bool)] {
    file.occurrences.filter { $0.symbol == symbol }.map {
      (FilePlace(source: file.source, range: $0.range), $0.isDeclaration)
    }
  }

  private mutating func uses(of symbol: StoryboardSymbol) -> [FilePlace] {
    guard let code else { return [] }
    switch symbol {
    case .segue(let identifier): return code.uses(of: identifier, as: Self.segueUses)
    case .scene(let storyboard, let identifier):
      return code.uses(of: identifier, as: [.scene], in: storyboard)
    case .reuseIdentifier(let identifier):
      return code.uses(of: identifier, as: [.reuse, .registration, .madeCell])
    case .storyboard(let name): return code.uses(of: name, as: [.storyboard, .nib])
    case .object, .class, .outlet, .action, .unwindAction: return []
    }
  }

  private static let segueUses: Set<IdentifierUse.Kind> = [.performedSegue, .comparedSegue]

  private mutating func files(ofStoryboard name: String) -> [FilePlace] {
    storyboards.files().filter { $0.document.format == .storyboard && $0.document.name == name }
      .map { FilePlace(source: $0.source, range: SourceRange(0, 0)) }
  }

  private mutating func declarations(ofClassInTexts name: String) -> [FilePlace] {
    let texts = texts()
    return texts.draft.classes.ids.filter { texts.draft[texts.draft[$0].name] == name }
      .flatMap { texts.index.declarations(of: .class($0), in: texts.draft) }
      .map { FilePlace(source: texts.source($0.file), range: $0.range) }
  }

  // MARK: From texts

  /// Where storyboards and code declare what a text names too.
  mutating func declarationsBeside(_ symbol: Symbol, in texts: CompiledTexts) -> [FilePlace] {
    let draft = texts.draft
    switch symbol {
    case .storyboard(let id): return files(ofStoryboard: draft[draft[id].name])
    case .scene(let id):
      let storyboard = draft[draft[draft[id].storyboard].name]
      return storyboards.together().places(ofScene: draft[draft[id].name], in: storyboard)
    case .class(let id): return code?.declarations(ofClass: draft[draft[id].name]) ?? []
    case .property(let id):
      guard let reference = draft.owner(of: id) else { return [] }
      return code?.declarations(ofOutlet: draft[draft[id].name], of: reference) ?? []
    case .method(let id):
      guard let reference = draft.owner(of: id) else { return [] }
      return code?.declarations(ofMethod: draft[draft[id].name], of: reference) ?? []
    case .segueIdentifier(let name):
      return occurrences(of: .segue(draft[name])).map { $0.place }
    case .element, .barItem, .constraint, .enumeration, .enumerationCase, .variable,
      .unwindAction, .shown, .action:
      return []
    }
  }

  /// Where storyboards and code use what a text names too.
  mutating func usesBeside(_ symbol: Symbol, in texts: CompiledTexts) -> [FilePlace] {
    let draft = texts.draft
    switch symbol {
    case .class(let id):
      return occurrences(of: .class(draft[draft[id].name])).map { $0.place }
    case .segueIdentifier(let name): return uses(of: .segue(draft[name]))
    case .storyboard(let id): return uses(of: .storyboard(draft[draft[id].name]))
    default: return []
    }
  }
}

extension Program {
  /// The class that declares a property.
  fileprivate func owner(of property: ID<Property>) -> ClassReference? {
    classes.rows.first { $0.properties.contains(property) }.map {
      ClassReference(customClass: self[$0.name])
    }
  }

  fileprivate func owner(of method: ID<Method>) -> ClassReference? {
    classes.rows.first { $0.methods.contains(method) }.map {
      ClassReference(customClass: self[$0.name])
    }
  }
}
