import NavModel
import NavText
import NavXcode

/// What import makes of something that Interface Builder writes: an attribute, or a part without an id.
enum ImportOutcome: Sendable {
  /// It becomes an attribute of the program.
  case imported
  /// Import reads it for something else than an attribute. Of a part, what it contains has outcomes of its own.
  case structural
  /// It changes nothing in the app: Interface Builder's own notes, caches, and what UIKit derives.
  case ignored
  /// The language has no words for it; these values change nothing.
  case lost(LostAspect, unless: [String])

  /// What has settings of its own in Interface Builder, and is a mere part of something here.
  enum Role: UInt8, Hashable, Sendable {
    case rootView
    /// The bar of a navigation or tab bar controller.
    case bar
    /// What holds the content of a cell.
    case contentView
    /// A label or an image view that UIKit gives a cell.
    case cellLabel
    /// An item of a bar among other views, of which the text makes a label or a button.
    case freeItem
  }

  /// Where an outcome holds. A role goes before a tag, and that before all other places.
  enum Scope: Hashable, Sendable, ExpressibleByStringLiteral {
    case anywhere
    case tag(String)
    case role(Role)

    static var rootView: Self { .role(.rootView) }
    static var bar: Self { .role(.bar) }
    static var contentView: Self { .role(.contentView) }
    static var cellLabel: Self { .role(.cellLabel) }
    static var freeItem: Self { .role(.freeItem) }

    init(stringLiteral tag: String) { self = .tag(tag) }
  }

  /// An attribute that is not imported.
  struct Row: Sendable {
    let name: String
    let scopes: [Scope]
    let usual: [String]

    init(_ name: String, in scopes: Scope..., unless usual: String...) {
      self.name = name
      self.scopes = scopes.isEmpty ? [.anywhere] : scopes
      self.usual = usual
    }
  }

  /// A part, by its tag, and where that has several meanings, its key.
  struct Part: Hashable, Sendable {
    let tag: String
    let key: String?

    init(_ tag: String, key: String? = nil) {
      self.tag = tag
      self.key = key
    }
  }

  static func ofAttribute(_ name: String, in tag: String, _ role: Role?) -> ImportOutcome {
    let own = role.flatMap { attributes[Place(name: name, scope: .role($0))] }
    return own ?? attributes[Place(name: name, scope: .tag(tag))]
      ?? attributes[Place(name: name, scope: .anywhere)] ?? .lost(.unknown, unless: [])
  }

  static func ofPart(_ tag: String, key: String) -> ImportOutcome {
    parts[Part(tag, key: key)] ?? parts[Part(tag)] ?? .lost(.unknown, unless: [])
  }

  private struct Place: Hashable {
    let name: String
    let scope: Scope
  }

  private static let attributes: [Place: ImportOutcome] = {
    var outcomes: [Place: ImportOutcome] = [:]
    for name in OtherAttributes.structural {
      outcomes[Place(name: name, scope: .anywhere)] = .structural
    }
    for name in OtherAttributes.ignored { outcomes[Place(name: name, scope: .anywhere)] = .ignored }
    for row in ImportedAttributes.inDocuments.flatMap({ $0.all }) where !row.conversion.isOfPart {
      let name = row.word.spelling
      outcomes[Place(name: name, scope: .anywhere)] = .imported
      for loss in row.losses {
        for scope in loss.scopes {
          outcomes[Place(name: name, scope: scope)] = .lost(loss.aspect, unless: loss.unless)
        }
      }
    }
    // A bar of a container has what bars among other views lose.
    for row in ImportedAttributes.bar.all {
      outcomes[Place(name: row.word.spelling, scope: .bar)] = .imported
    }
    for (aspect, rows) in LostAttributes.all {
      for row in rows {
        for scope in row.scopes {
          outcomes[Place(name: row.name, scope: scope)] = .lost(aspect, unless: row.usual)
        }
      }
    }
    // What most views lose, and pictures do not.
    for row in ImportedAttributes.rows(of: .image).all {
      let place = Place(
        name: row.word.spelling, scope: .tag(ElementKind.image.facts.storyboardElement))
      outcomes[place] = .imported
    }
    return outcomes
  }()

  private static let parts: [Part: ImportOutcome] = {
    var outcomes: [Part: ImportOutcome] = [:]
    for part in OtherAttributes.structuralParts { outcomes[part] = .structural }
    for part in OtherAttributes.importedParts { outcomes[part] = .imported }
    for part in OtherAttributes.ignoredParts { outcomes[part] = .ignored }
    for row in ImportedAttributes.inDocuments.flatMap({ $0.all }) {
      // Colours are imported on some owners only, so their owners decide.
      guard let tag = row.conversion.tag, tag != .color else { continue }
      outcomes[Part(tag.spelling, key: row.word.spelling)] = .imported
    }
    for (aspect, parts) in LostAttributes.allParts {
      for part in parts { outcomes[part] = .lost(aspect, unless: []) }
    }
    return outcomes
  }()
}
