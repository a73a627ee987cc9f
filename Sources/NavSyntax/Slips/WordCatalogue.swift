/// What a word of the language is, as far as slips depend on it.
///
/// The parser knows only the words of its own grammar, such as `when` and `if`. Where a line has failed, these say what
/// it was probably meant to be; they decide what is suggested, nothing else.
public struct WordRoles: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A name follows it: `scene Home`, `push Detail`.
  public static let takesName = WordRoles(rawValue: 1 << 0)
  /// A text that people see may follow it, and a name before that: `button Pay "Pay"`.
  public static let takesText = WordRoles(rawValue: 1 << 1)
  /// What follows it may have a name before its text or its system item.
  public static let mayBeNamed = WordRoles(rawValue: 1 << 2)
  /// The first word after it is a name, whatever follows: `case red "Bright red"`.
  public static let isAlwaysNamed = WordRoles(rawValue: 1 << 14)
  /// Something that is touched follows it: `tap Save`.
  public static let touches = WordRoles(rawValue: 1 << 3)
  /// A bar button item, which may have a system item.
  public static let barItem = WordRoles(rawValue: 1 << 4)
  public static let systemItem = WordRoles(rawValue: 1 << 5)
  /// What an arrow does: `show`, `action`.
  public static let verb = WordRoles(rawValue: 1 << 6)
  public static let statement = WordRoles(rawValue: 1 << 7)
  /// It declares an action, an unwind action or a hook.
  public static let method = WordRoles(rawValue: 1 << 8)
  /// It declares an outlet or a collection of them.
  public static let outlet = WordRoles(rawValue: 1 << 9)
  /// What it declares has no class: `enum City`.
  public static let hasNoClass = WordRoles(rawValue: 1 << 10)
  /// An attribute of arrows and of statements.
  public static let arrowAttribute = WordRoles(rawValue: 1 << 11)
  /// An attribute that can follow a variable, with a Bool or with a text.
  public static let boolAttribute = WordRoles(rawValue: 1 << 12)
  public static let textAttribute = WordRoles(rawValue: 1 << 13)
}

/// A word of the language or of UIKit.
public struct KnownWord: Hashable, Sendable {
  public var roles: WordRoles = []
  /// How it is written here, for a method or a property of UIKit: `push Detail` for `pushViewController`.
  public var counterpart: String?

  public init(_ roles: WordRoles = [], counterpart: String? = nil) {
    self.roles = roles
    self.counterpart = counterpart
  }
}

/// The words that the compiler knows, made when the first line fails: sound files pay nothing.
public struct WordCatalogue: Sendable {
  private let make: @Sendable () -> [String: KnownWord]
  private var words: [String: KnownWord]?

  public init(_ make: @escaping @Sendable () -> [String: KnownWord]) {
    self.make = make
  }

  /// No words: problems are still found, with fewer suggestions.
  public static var empty: WordCatalogue { WordCatalogue { [:] } }

  mutating func callAsFunction(_ word: String) -> KnownWord {
    if words == nil { words = make() }
    return words?[word] ?? KnownWord()
  }
}
