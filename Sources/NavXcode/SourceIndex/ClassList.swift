import NavText

extension ClassCatalogue {
  /// What Xcode 4 wrote into storyboards of the classes that it saw in the project: a snapshot of the sources, for when
  /// these are not at hand. Nil where no document has one. Places count from the first document.
  ///
  /// It tells what classes declare, and never that they lack something: of five apps that have one, two connect actions
  /// and outlets that their code has and the snapshot has not.
  public init?(listedIn documents: [StoryboardDocument]) {
    var reader = ClassListReader()
    for (index, document) in documents.enumerated() where document.isAnalysed {
      reader.read(document, ID(index))
    }
    if reader.facts.parts.isEmpty { return nil }
    self.init(reader.facts, modules: [], isPartial: true)
  }
}

/// `<class className="…" superclassName="…"><relationships><relationship kind="outlet" name="…" candidateClass="…"/>`
private struct ClassListReader {
  var facts = SourceIndex()

  mutating func read(_ document: StoryboardDocument, _ file: ID<SourceText>) {
    guard let root = document.xml.root, let list = document.child(.classes, of: root) else {
      return
    }
    for element in document.xml.children(of: list) where document.is(element, .class) {
      guard let name = document.name(.className, of: element), !name.isNone else { continue }
      let place = Location(file, document.xml.tagRange(element))
      let superclass = document.name(.superclassName, of: element) ?? .none
      // Interface Builder says NSObject where it has not seen the superclass.
      let isKnown = !superclass.isNone && document.xml.names[superclass] != "NSObject"
      var part = TypePart(
        kind: isKnown ? .class : .implementation, name: intern(name, document), module: .none,
        place: place, language: .objectiveC)
      if isKnown { part.superclass = intern(superclass, document) }
      let id = facts.parts.append(part)
      guard let members = document.child(.relationships, of: element) else { continue }
      for member in document.xml.children(of: members) { read(member, document, file, of: id) }
    }
  }

  private mutating func read(
    _ member: ID<XMLElement>, _ document: StoryboardDocument, _ file: ID<SourceText>,
    of part: ID<TypePart>
  ) {
    guard let name = document.name(.colorName, of: member), !name.isNone else { return }
    let place = Location(file, document.xml.tagRange(member))
    switch document.word(.kind, of: member) {
    case .outlet, .outletCollection:
      let type = document.name(.candidateClass, of: member) ?? .none
      var traits: IndexedProperty.Traits = [.outlet, .isVisible]
      if document.says(.outletCollection, .kind, of: member) { traits.insert(.collection) }
      facts.append(intern(name, document), intern(type, document), traits, of: part, at: place)
    case .action:
      let colons = document.xml.names.utf8(of: name).count { $0 == UInt8(ascii: ":") }
      facts.methods.append(
        IndexedMethod(
          part: part, baseName: .none, labels: .none, selector: intern(name, document),
          parameterCount: UInt8(clamping: colons), senderType: .none,
          traits: [.action, .isVisible], place: place))
    default: break
    }
  }

  private mutating func intern(_ name: Name, _ document: StoryboardDocument) -> Name {
    facts.names.intern(name, of: document.xml.names)
  }
}
