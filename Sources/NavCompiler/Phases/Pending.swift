import NavModel
import NavSyntax
import NavText

/// A piece of a file that was declared.
struct DeclaredPiece {
  let file: ID<SourceText>
  /// The tree, if pending work still needs it.
  var tree: SyntaxTree?
}

/// What waits until every name is known.
struct Pending {
  /// A scene that something points at.
  struct Reference {
    enum Owner {
      case initial(ID<Storyboard>)
      case relationship(ID<Relationship>)
      case segue(ID<Segue>)
      case attribute(ID<Attribute>)
      case listed(ID<AttributeValue>)
    }

    let owner: Owner
    /// The storyboard that was named before the dot.
    let qualifier: Name
    let name: Name
    let home: ID<Storyboard>
    let location: Location
  }

  /// A class that a row names. In 16 bytes, as most scenes name one: the row itself knows the name and the file.
  struct ClassReference {
    enum Owner {
      case scene(ID<Scene>)
      case element(ID<Element>)
      case property(ID<Property>)
      /// What `viewClass` of the scene names.
      case rootView(ID<Scene>)
    }

    let owner: Owner
    let range: SourceRange
  }

  struct Superclass {
    let `class`: ID<Class>
    let name: Name
    let location: Location
  }

  /// Syntax that is lowered last, because it speaks of variables. The tree of its piece is kept until then.
  struct Deferred {
    enum Work {
      case variableType(ID<Variable>, PathSyntax, isList: Bool)
      /// The list whose items a prototype has rows for.
      case rowList(ID<Variable>, Word)
      case initialValue(ID<Variable>, ID<ExpressionSyntax>)
      case relationshipCondition(ID<Relationship>, ID<ExpressionSyntax>)
      case segueCondition(ID<Segue>, ID<ExpressionSyntax>)
      case segueData(ID<Segue>, IDRange<ArgumentSyntax>)
      case bound(ID<Attribute>, ID<ExpressionSyntax>, AttributeKey)
      /// The scene that a message must be about.
      case methodSubject(ID<Method>, Word)
      /// The field that a message must come from.
      case methodField(ID<Method>, Word)
      case methodCondition(ID<Method>, ID<ExpressionSyntax>)
      case body(ID<Method>, BlockSyntax)
      /// The same for an action of an alert, among whose statements are its attributes and arrows.
      case handler(ID<Method>, BlockSyntax)
      case test(ID<ItemSyntax>)
      case check(ID<ItemSyntax>)
    }

    let work: Work
    /// In which of the pieces of files it is.
    let piece: Int
    let scope: Scope
  }

  /// A tab that an attribute of a tabs scene speaks of.
  struct TabChoice {
    let scene: ID<Scene>
    let owner: Reference.Owner
    let location: Location
  }

  var references: [Reference] = []
  var tabChoices: [TabChoice] = []
  var classes: [ClassReference] = []
  var superclasses: [Superclass] = []
  /// Enumerations are known before any of these, types before values, values before the rest.
  var types: [Deferred] = []
  var initialValues: [Deferred] = []
  var deferred: [Deferred] = []
}

extension Pending {
  /// Whether one test waits, and nothing else.
  var isOneTest: Bool {
    guard deferred.count == 1, case .test = deferred[0].work else { return false }
    return true
  }

  /// The first line of each storyboard that says where it starts.
  var initialReferences: [ID<Storyboard>: Reference] {
    var found: [ID<Storyboard>: Reference] = [:]
    for reference in references {
      if case .initial(let id) = reference.owner, found[id] == nil { found[id] = reference }
    }
    return found
  }
}
