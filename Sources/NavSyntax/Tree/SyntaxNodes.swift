import NavText

// Every node, headed by its production. Grammar.md's EBNF is made from these lines: a line of a doc comment that starts
// with a backquote is a production.

/// What is in braces, a line each or separated by commas. A file is the same without braces, and is no node: its
/// members are `SyntaxTree.file`.
///
/// `file = { member [ "," ] }`
/// `block = "{" { member [ "," ] } "}"`
public struct BlockSyntax: Hashable, Sendable, Vacant {
  public let members: IDRange<MemberSyntax>
  /// From brace to brace.
  public let range: SourceRange

  /// The opening brace alone, for problems of the block as a whole.
  public var opener: SourceRange { SourceRange(Int(range.start), Int(range.start) + 1) }

  public static var vacant: BlockSyntax { BlockSyntax(members: .empty, range: SourceRange(0, 0)) }
  /// A block has braces.
  public var isVacant: Bool { range.isEmpty }
}

/// One line of a block.
///
/// `member = attribute | variable | branch | assertion | claim | assignment | connection | item`
public enum MemberSyntax: Hashable, Sendable {
  case attribute(ID<AttributeSyntax>)
  case variable(ID<VariableSyntax>)
  case branch(ID<BranchSyntax>)
  case assertion(ID<AssertionSyntax>)
  case claim(ID<ClaimSyntax>)
  case assignment(ID<AssignmentSyntax>)
  case connection(ID<ConnectionSyntax>)
  case item(ID<ItemSyntax>)
}

/// The one shape: every part but the kind is optional, always in this order.
///
/// `item = word [ name [ ":" path ] [ "on" name ] ] [ string ] [ "." word ] [ list | integer ] { clause } [ connection | block ]`
public struct ItemSyntax: Sendable {
  public internal(set) var keyword: Word
  @Sparse public internal(set) var name: Word?
  @Sparse public internal(set) var className: PathSyntax?
  @Sparse public internal(set) var text: TextSyntax?
  @Sparse public internal(set) var systemItem: Word?
  @Compact public internal(set) var operand: ID<ExpressionSyntax>?
  public internal(set) var clauses: IDRange<ClauseSyntax>
  @Compact public internal(set) var connection: ID<ConnectionSyntax>?
  @Sparse public internal(set) var block: BlockSyntax?
  /// The `///` lines right above it; empty when there are none.
  public let documentation: SourceRange
  public internal(set) var range: SourceRange
  /// Which of all these it has, seen at a glance.
  public internal(set) var parts: Parts
  /// Whether a syntax error lies in its head: what is missing from it is no news then.
  public internal(set) var isBroken: Bool

  /// The keyword alone: the parser fills in what else there is as it meets it, since most parts are missing.
  init(keyword: Word, documentation: SourceRange) {
    self.keyword = keyword
    name = nil
    className = nil
    text = nil
    systemItem = nil
    operand = nil
    clauses = .empty
    connection = nil
    block = nil
    self.documentation = documentation
    range = keyword.range
    parts = []
    isBroken = false
  }

  /// What is after its head, and where it ends.
  @inline(__always)
  mutating func complete(
    _ connection: ID<ConnectionSyntax>?, _ block: BlockSyntax?, end: UInt32, isBroken: Bool
  ) {
    if let connection {
      self.connection = connection
      parts.insert(.connection)
    }
    if let block {
      self.block = block
      parts.insert(.block)
    }
    range = SourceRange(Int(keyword.range.start), Int(end))
    self.isBroken = isBroken
  }

  /// Parts that an item has, or may have.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    // Computed, so that a list of them is one number in every module.
    public static var name: Parts { Parts(rawValue: 1 << 0) }
    public static var className: Parts { Parts(rawValue: 1 << 1) }
    public static var text: Parts { Parts(rawValue: 1 << 2) }
    public static var systemItem: Parts { Parts(rawValue: 1 << 3) }
    public static var operand: Parts { Parts(rawValue: 1 << 4) }
    public static var identifier: Parts { Parts(rawValue: 1 << 5) }
    public static var device: Parts { Parts(rawValue: 1 << 6) }
    public static var condition: Parts { Parts(rawValue: 1 << 7) }
    public static var data: Parts { Parts(rawValue: 1 << 8) }
    public static var connection: Parts { Parts(rawValue: 1 << 9) }
    public static var block: Parts { Parts(rawValue: 1 << 10) }
    public static var target: Parts { Parts(rawValue: 1 << 11) }
    public static var stack: Parts { Parts(rawValue: 1 << 12) }
    public static var place: Parts { Parts(rawValue: 1 << 13) }
  }
}

/// A name in the tree and where it is.
///
/// `name = word | "`" word "`"`
public struct Word: Hashable, Sendable, Vacant {
  public internal(set) var name: Name
  public let range: SourceRange

  public static var vacant: Word { Word(name: .none, range: SourceRange(0, 0)) }
  public var isVacant: Bool { name.isNone }
}

/// A text literal: its value, and the literal's place.
public struct TextSyntax: Hashable, Sendable, Vacant {
  public internal(set) var value: Name
  public let range: SourceRange

  public static var vacant: TextSyntax { TextSyntax(value: .none, range: SourceRange(0, 0)) }
  /// The empty text has quotes.
  public var isVacant: Bool { range.isEmpty }
}

/// Names of which each holds the next. The dot touches the name before it; one that does not starts a system item.
///
/// `path = name { "." name }`
public struct PathSyntax: Hashable, Sendable, Vacant {
  public let parts: IDRange<Word>
  public let range: SourceRange

  public static var vacant: PathSyntax { PathSyntax(parts: .empty, range: SourceRange(0, 0)) }
  public var isVacant: Bool { range.isEmpty }
}

/// What code looks the thing up by, which device a test runs on, what is swiped, when a connection may be used, what it
/// hands over.
///
/// `clause = "as" string | "on" string | "into" name | "of" name | "when" expression | "with" argument { "," argument }`
public struct ClauseSyntax: Sendable {
  /// What is after the word of a clause.
  public enum Value: Hashable, Sendable {
    case identifier(TextSyntax)
    case device(TextSyntax)
    /// `on` with a name.
    case place(Word)
    case target(Word)
    case stack(Word)
    case condition(ID<ExpressionSyntax>)
    case data(IDRange<ArgumentSyntax>)
  }

  public internal(set) var value: Value
  public let range: SourceRange

  var part: ItemSyntax.Parts {
    switch value {
    case .identifier: .identifier
    case .device: .device
    case .place: .place
    case .target: .target
    case .stack: .stack
    case .condition: .condition
    case .data: .data
    }
  }
}

/// Gives a variable of the destination a value; the name alone hands on the variable of that name.
///
/// `argument = name [ ":" expression ]`
public struct ArgumentSyntax: Sendable {
  public internal(set) var name: Word
  public let value: ID<ExpressionSyntax>?
}

/// An arrow of the canvas: a relationship, a segue, an outlet or an action. Its braces hold its own attributes.
///
/// `connection = "->" [ word ] target { clause } [ block ]`
/// `target = path | "[" path { "," path } [ "," ] "]"`
public struct ConnectionSyntax: Sendable {
  @Sparse public internal(set) var verb: Word?
  public internal(set) var targets: IDRange<PathSyntax>
  public internal(set) var clauses: IDRange<ClauseSyntax>
  @Sparse public internal(set) var block: BlockSyntax?
  public internal(set) var range: SourceRange
  public internal(set) var isBroken: Bool
  /// Whether its targets are in brackets.
  public internal(set) var isListed: Bool

  /// The arrow alone: the parser fills in what else there is as it meets it.
  init(arrow: SourceRange) {
    verb = nil
    targets = .empty
    clauses = .empty
    block = nil
    range = arrow
    isBroken = false
    isListed = false
  }

  /// What else there is, and where it ends.
  @inline(__always)
  mutating func complete(
    _ targets: IDRange<PathSyntax>, _ clauses: IDRange<ClauseSyntax>, _ block: BlockSyntax?,
    end: UInt32, isBroken: Bool
  ) {
    self.targets = targets
    self.clauses = clauses
    if let block { self.block = block }
    range = SourceRange(Int(range.start), Int(end))
    self.isBroken = isBroken
  }
}

/// `attribute = word ":" expression`
public struct AttributeSyntax: Sendable {
  public internal(set) var name: Word
  public let value: ID<ExpressionSyntax>
  public let range: SourceRange
}

/// A piece of state with few values, so that every state can be visited.
///
/// `variable = "var" name ":" type [ "=" expression ]`
/// `type = domain | "[" domain "]"`
/// `domain = path | [ "-" ] integer "..." [ "-" ] integer`
public struct VariableSyntax: Sendable {
  /// A name, or both ends of a range.
  public enum TypeSyntax: Sendable {
    case named(PathSyntax)
    case range(Int32, Int32)
  }

  public internal(set) var name: Word
  public let type: TypeSyntax?
  /// Whether the type is in brackets.
  public let isList: Bool
  public let typeRange: SourceRange
  public let initial: ID<ExpressionSyntax>?
  /// Whether it was written with `let`, as in Swift, which was reported.
  public let isConstant: Bool
  public let documentation: SourceRange
  public let range: SourceRange
}

/// `branch = "if" expression block [ "else" ( branch | block ) ]`
public struct BranchSyntax: Sendable {
  public let condition: ID<ExpressionSyntax>
  public let then: BlockSyntax
  /// After `else if` it holds that branch alone.
  public let otherwise: BlockSyntax?
  /// Whether `otherwise` was written as `else if`.
  public let isElseIf: Bool
  public let range: SourceRange
}

/// What must hold: of the app in a test, of the layout in a scene.
///
/// `assertion = ( "expect" | "constraint" ) [ name ":" ] expression [ block ]`
public struct AssertionSyntax: Sendable {
  public internal(set) var keyword: Word
  public internal(set) var name: Word?
  public let condition: ID<ExpressionSyntax>
  public let block: BlockSyntax?
  public let range: SourceRange
}

/// A line of a `check`, in a test or outside of braces only by mistake.
///
/// `claim = phrase { phrase }`
public struct ClaimSyntax: Sendable {
  public let phrases: IDRange<PhraseSyntax>
  public let range: SourceRange
  /// Whether a syntax error lies in it: what is missing from it is no news then.
  public internal(set) var isBroken: Bool
}

/// Words of claims, and what they are about: `never raises "ERR-20"`, `from Home`, `within 2 taps Cart`, `only taps, swipes`.
///
/// `phrase = claimWord { claimWord } [ expression { "," expression } ]`
/// `claimWord = "always" | "never" | "can" | "reach" | "raises" | "from" | "within" count | "assuming" | "only" | "also" | "without"`
public struct PhraseSyntax: Sendable {
  public let words: IDRange<Word>
  public internal(set) var count: CountSyntax?
  public let operands: IDRange<ExpressionItem>
  public let range: SourceRange
}

/// How many of something: `2 taps`.
///
/// `count = [ "-" ] integer [ word ]`
public struct CountSyntax: Sendable {
  public let number: Int32
  public internal(set) var unit: Word?
  public let range: SourceRange
}

/// `assignment = name "=" expression`
public struct AssignmentSyntax: Sendable {
  public internal(set) var name: Word
  public let value: ID<ExpressionSyntax>
  public let range: SourceRange
}

/// A value or a condition.
///
/// `expression = conjunction { "or" conjunction }`
/// `conjunction = negation { "and" negation }`
/// `negation = "not" negation | comparison`
/// `comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" | "contains" ) sum ]`
/// `sum = product { ( "+" | "-" ) product }`
/// `product = unary { ( "*" | "/" ) unary }`
/// `unary = "-" unary | primary`
/// `primary = integer | decimal | string | "." word | path [ "of" path ] | list | "(" expression ")"`
/// `list = "[" [ expression { "," expression } [ "," ] ] "]"`
public struct ExpressionSyntax: Sendable {
  /// Everything that is between two operands.
  public enum Operator: UInt8, Hashable, Sendable, CaseIterable {
    case or, and, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains
    case add, subtract, multiply, divide

    public var spelling: String {
      switch self {
      case .or: "or"
      case .and: "and"
      case .equal: "=="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      case .contains: "contains"
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      case .divide: "/"
      }
    }
  }

  /// What an expression is; its parts are ids of other expressions.
  public enum Kind: Hashable, Sendable {
    case integer(Int32)
    /// In thousandths.
    case decimal(Int32)
    case text(Name)
    /// `.london`
    case word(Name)
    case path(PathSyntax)
    /// `stack of World`
    case query(ID<QuerySyntax>)
    case list(IDRange<ExpressionItem>)
    /// `"\(count) items"`: texts, and what is shown between them.
    case joined(IDRange<ExpressionItem>)
    case group(ID<ExpressionSyntax>)
    case not(ID<ExpressionSyntax>)
    case negative(ID<ExpressionSyntax>)
    case binary(Operator, ID<ExpressionSyntax>, ID<ExpressionSyntax>)
    /// Where a value should be. It was reported.
    case missing
  }

  public internal(set) var kind: Kind
  public let range: SourceRange
  /// How many levels of operators, brackets and lists it holds; bounded, for the stages that recurse.
  let height: UInt8
}

/// A question about something. Apart from the expression, whose size it would double.
public struct QuerySyntax: Sendable {
  public let path: PathSyntax
  public let subject: PathSyntax
}

/// A member of a list.
public struct ExpressionItem: Hashable, Sendable {
  public let expression: ID<ExpressionSyntax>
}
