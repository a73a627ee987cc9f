import NavModel
import NavText

/// One declaration of a type: a class, an extension or a category, or what merely has names in it.
public struct TypePart: Sendable {
  /// What was declared.
  public enum Kind: Hashable, Sendable {
    case `class`
    /// An extension of Swift or a category of Objective-C.
    case `extension`
    /// An `@implementation` tells members, but not the superclass.
    case implementation
    case `protocol`
    /// A structure, an enumeration or an actor.
    case other
  }

  public let kind: Kind
  public let name: Name
  /// What `@objc(Name)` calls a class at run time.
  public var runtimeName: Name = .none
  /// The module that the file belongs to, as far as that is known.
  public let module: Name
  /// The first type that the declaration inherits from: a superclass or a protocol.
  public var superclass: Name = .none
  /// The module that is before it, as in `Kit.BaseController`.
  public var superclassModule: Name = .none
  /// Whether Objective-C sees all members of the class, and of those that inherit from it: `@objcMembers`.
  public var exposesMembers = false
  /// Whether it is certainly inside of another type.
  var isNested = false
  /// Where the name is.
  public let place: Location
  public let language: SourceLanguage
}

/// A property, or an instance variable of Objective-C: what key-value coding can set.
public struct IndexedProperty: Sendable {
  /// What else the declaration says.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let outlet = Traits(rawValue: 1)
    public static let collection = Traits(rawValue: 2)
    public static let weak = Traits(rawValue: 4)
    public static let inspectable = Traits(rawValue: 8)
    /// Whether Objective-C can see it: since Swift 4 only what says so.
    public static let isVisible = Traits(rawValue: 16)
    /// Whether it is as visible as what it overrides.
    static let overrides = Traits(rawValue: 32)
    /// Whether `@objcMembers` of a class does not show it.
    static let isPrivate = Traits(rawValue: 64)
    /// Whether nothing sets it: a constant of Swift, or a property that is only calculated.
    public static let isReadOnly = Traits(rawValue: 128)
  }

  public let part: ID<TypePart>
  public let name: Name
  /// What key-value coding takes the name for; see `PropertyKey`.
  public let key: Name
  /// The type without optionality and generic arguments; for a collection, the type of its elements if it is reported.
  public let typeName: Name
  public let traits: Traits
  public let place: Location
}

/// A method with at most three parameters, which is all that actions have.
public struct IndexedMethod: Sendable {
  /// What else the declaration says.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let action = Traits(rawValue: 1)
    public static let segueAction = Traits(rawValue: 2)
    /// Whether it takes a segue, which makes it an unwind action.
    public static let unwind = Traits(rawValue: 4)
    /// Whether Objective-C can see it: since Swift 4 only what says so.
    public static let isVisible = Traits(rawValue: 8)
    /// Whether it is one of Objective-C with a body, and not only announced.
    public static let isImplemented = Traits(rawValue: 16)
    /// Whether all that it does is to answer no, or yes.
    static let answersNo = Traits(rawValue: 32)
    static let answersYes = Traits(rawValue: 64)
    /// Whether it is as visible as what it overrides.
    static let overrides = Traits(rawValue: 128)
    /// Whether `@objcMembers` of a class does not show it.
    static let isPrivate = Traits(rawValue: 256)
  }

  public let part: ID<TypePart>
  /// The name of a method of Swift without its labels; empty when the selector is spelled out.
  public let baseName: Name
  /// The labels of a method of Swift, each with its colon: `_:sender:`.
  public let labels: Name
  /// The selector, when the source spells it out.
  public let selector: Name
  public let parameterCount: UInt8
  /// The type of the first parameter.
  public let senderType: Name
  public var traits: Traits
  public let place: Location

  /// An unwind action takes a segue and nothing else, unlike `prepare(for:sender:)`.
  static func isUnwind(_ senderType: Name, _ parameterCount: Int) -> Bool {
    let segues = [CodeWord.segueType.name, CodeWord.macSegueType.name]
    return parameterCount == 1 && segues.contains(senderType)
  }
}

/// What a name in code stands for: `static let cart = "Cart"`.
struct StringConstant {
  /// The innermost type around it, if any.
  let container: Name
  let name: Name
  let value: Name
  let file: ID<SourceText>
}

/// Everything that scanners find, file after file, before names are brought together.
struct SourceIndex {
  var names = NameTable()
  var parts = Table<TypePart>()
  var properties = Table<IndexedProperty>()
  var methods = Table<IndexedMethod>()
  /// For `typealias` and its kin: a name, and a type it may stand for.
  var aliases: [(name: Name, target: Name)] = []
  /// The modules that sources import, and the headers.
  var imports: Set<Import> = []
  /// Where the sources are, as far as that is known.
  var paths: [ID<SourceText>: String] = [:]
  /// The names of the files that are sources themselves.
  var headers: Set<Name> = []
  var constants: [StringConstant] = []
  var uses: [IdentifierUse] = []
  /// What code sets of the object that it belongs to, by the type around it.
  var assignments: [Assignment] = []
  /// Names that code says anywhere but where a method is declared.
  var mentions = NameSet()
  /// What code does with bars, by the type around it.
  var bars: [ID<TypePart>: BarsInCode] = [:]
  /// Whether some code gives people a way back, or bars, on screens that are not its own.
  var helpsOtherScreens = false

  /// `import Kit`, `#import <Kit/Kit.h>`, `#import "Cart.h"`.
  struct Import: Hashable {
    let name: Name
    let isHeader: Bool
    /// The module of the source that says it, as far as that is known.
    let importer: Name
  }

  /// `total = UILabel()` in a type, or `self.total = …`.
  struct Assignment {
    let container: Name
    let name: Name
  }

  init() {
    CodeWord.enter(into: &names)
  }

  /// Enters a property.
  mutating func append(
    _ name: Name, _ typeName: Name, _ traits: IndexedProperty.Traits, of part: ID<TypePart>,
    at place: Location
  ) {
    let key = PropertyKey.bytes(of: names.utf8(of: name))
    properties.append(
      IndexedProperty(
        part: part, name: name, key: names.intern(key, SourceRange(0, key.count)),
        typeName: typeName, traits: traits, place: place))
  }
}

/// Some names of a table: a bit for each.
public struct NameSet: Sendable {
  private var words: [UInt64] = []

  mutating func insert(_ name: Name) {
    let index = Int(name.index) / 64
    while words.count <= index { words.append(0) }
    words[index] |= 1 << UInt64(name.index % 64)
  }

  public func contains(_ name: Name) -> Bool {
    let index = Int(name.index) / 64
    return index < words.count && words[index] & 1 << UInt64(name.index % 64) != 0
  }
}

/// A type body in a file, to tell in which type a piece of code is.
struct TypeBody {
  let part: ID<TypePart>
  /// The token after which it begins, and the one that ends it.
  let start: Int
  var end: Int
}
