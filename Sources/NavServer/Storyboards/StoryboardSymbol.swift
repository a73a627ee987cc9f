import NavText
import NavXcode

/// What a name in a storyboard or a xib stands for.
enum StoryboardSymbol: Hashable {
  /// An object of one file.
  case object(path: String, id: String)
  case storyboard(String)
  /// A scene by its storyboard identifier.
  case scene(storyboard: String, identifier: String)
  case segue(String)
  case reuseIdentifier(String)
  case `class`(String)
  case outlet(String, of: ClassReference)
  /// An action of a class, or of whatever answers where the target is the first responder.
  case action(selector: String, of: ClassReference?)
  case unwindAction(selector: String)
}

/// A name in a storyboard and what it stands for.
struct StoryboardOccurrence {
  let symbol: StoryboardSymbol
  /// What is between the quotes.
  let range: SourceRange
  let isDeclaration: Bool
}

/// Gathers the names of one document in the order of the file.
struct StoryboardNames {
  private let document: StoryboardDocument
  private let path: String
  private(set) var found: [StoryboardOccurrence] = []

  init(_ document: StoryboardDocument) {
    self.document = document
    path = document.path
    for element in document.xml.elements.ids { gather(element) }
    found.sort { $0.range.start < $1.range.start }
  }

  private mutating func gather(_ element: ID<XMLElement>) {
    let object = document.object(of: element)
    if let object {
      let id = document.xml.names[document[object].id]
      add(.id, of: element, isDeclaration: true, .object(path: path, id: id))
    }
    let tag = Word(document.tag(element))
    let connection = document.connection(of: element)
    // Apps of the Mac name the destination otherwise.
    var references = Set(connection.flatMap { document[$0].destination }.map { [$0] } ?? [])
    for word in tag?.references ?? [] {
      if let attribute = document.attribute(word, of: element) { references.insert(attribute) }
    }
    for attribute in references where document.object(named: attribute) != nil {
      let id = document.xml.value(attribute)
      add(attribute, .object(path: path, id: id))
    }
    if let custom = object.flatMap({ document.customReference($0, target: nil) }) {
      add(.customClass, of: element, .class(custom.name))
    }
    gatherIdentifiers(element, tag)
    if let connection { gather(connection, element) }
  }

  private mutating func gatherIdentifiers(_ element: ID<XMLElement>, _ tag: Word?) {
    let own = document.name
    if tag == .viewControllerPlaceholder {
      let storyboard = document.value(.storyboardName, of: element) ?? own
      add(.storyboardName, of: element, .storyboard(storyboard))
      if let identifier = document.value(.referencedIdentifier, of: element) {
        add(
          .referencedIdentifier, of: element, .scene(storyboard: storyboard, identifier: identifier)
        )
      }
    } else if let identifier = document.value(.storyboardIdentifier, of: element) {
      add(
        .storyboardIdentifier, of: element, isDeclaration: true,
        .scene(storyboard: own, identifier: identifier))
    }
    if let identifier = document.value(.reuseIdentifier, of: element) {
      add(.reuseIdentifier, of: element, isDeclaration: true, .reuseIdentifier(identifier))
    }
  }

  private mutating func gather(_ connection: ID<StoryboardConnection>, _ element: ID<XMLElement>) {
    let row = document[connection]
    switch row.kind {
    case .segue, .relationship, .preview:
      if let identifier = document.value(.identifier, of: element) {
        add(.identifier, of: element, isDeclaration: true, .segue(identifier))
      }
      if let selector = document.value(.unwindAction, of: element) {
        add(.unwindAction, of: element, .unwindAction(selector: selector))
      }
    case .outlet, .outletCollection:
      guard let owner = row.owner, let name = document.value(.property, of: element) else { return }
      add(.property, of: element, .outlet(name, of: document.classReference(of: owner)))
    case .action:
      guard let selector = document.value(.selector, of: element) else { return }
      let target = row.target.flatMap { target in
        document.isFirstResponder(target) ? nil : document.classReference(of: target)
      }
      add(.selector, of: element, .action(selector: selector, of: target))
    }
  }

  private mutating func add(
    _ word: Word, of element: ID<XMLElement>, isDeclaration: Bool = false,
    _ symbol: StoryboardSymbol
  ) {
    guard let attribute = document.attribute(word, of: element) else { return }
    add(attribute, symbol, isDeclaration: isDeclaration)
  }

  private mutating func add(
    _ attribute: ID<XMLAttribute>, _ symbol: StoryboardSymbol, isDeclaration: Bool = false
  ) {
    found.append(
      StoryboardOccurrence(
        symbol: symbol, range: document.xml[attribute].valueRange,
        isDeclaration: isDeclaration))
  }
}

extension StoryboardDocument {
  /// The class of an object: its own, or the one of UIKit that its element stands for.
  func classReference(of object: ID<StoryboardObject>) -> ClassReference {
    customReference(object, target: nil)
      ?? ClassReference(system: Self.className(ofTag: tag(object)))
  }

  func isFirstResponder(_ object: ID<StoryboardObject>) -> Bool {
    value(.placeholderIdentifier, of: objects[object].element) == "IBFirstResponder"
  }
}
