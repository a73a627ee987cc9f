import NavText

/// Where a scanner is in the tokens of a source, and what is before and after that.
///
/// Any index may be asked for: before the first token and after the last one there is `CodeToken.end`, which is no name,
/// no word and no sign. So a scanner looks ahead without asking first how far it can.
struct TokenCursor {
  private let tokens: [CodeToken]
  let file: ID<SourceText>
  let language: SourceLanguage
  var position = 0

  init(_ tokens: [CodeToken], file: ID<SourceText>, language: SourceLanguage) {
    self.tokens = tokens
    self.file = file
    self.language = language
  }

  /// The token so many places after this one: `here[0]` is the current token, `here[-1]` the one before it.
  @inline(__always)
  subscript(distance: Int) -> CodeToken { at(position &+ distance) }

  /// The token at an index.
  @inline(__always)
  func at(_ index: Int) -> CodeToken {
    UInt(bitPattern: index) < UInt(bitPattern: tokens.count) ? tokens[index] : .end
  }

  var count: Int { tokens.count }
  var isAtEnd: Bool { position >= tokens.count }

  func place(_ index: Int) -> Location { Location(file, at(index).range) }

  /// What a method does nothing but answer, if the body at an index is `{ return false }` or the like.
  func fixedAnswer(ofBody index: Int) -> IndexedMethod.Traits {
    guard at(index).isSign("{") else { return [] }
    var index = index + 1
    if at(index).word == .return { index += 1 }
    let answer = at(index).word
    index += 1
    if at(index).isSign(";") { index += 1 }
    guard at(index).isSign("}") else { return [] }
    return switch answer {
    case .no, .falsehood: .answersNo
    case .yes, .truth: .answersYes
    default: []
    }
  }

  /// The index after the bracket of any kind that closes the one at `index`, or the end.
  func endOfBrackets(_ index: Int) -> Int {
    var depth = 0
    var index = index
    while index < count {
      let token = tokens[index]
      index += 1
      if token.kind != .sign { continue }
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return index }
      default: break
      }
    }
    return index
  }
}

/// The bodies of types around a token, found while a scanner goes through the tokens in their order.
struct EnclosingTypes {
  /// For one file, in the order of their beginnings.
  private let bodies: [TypeBody]
  private var open: [TypeBody] = []
  /// The first body that has not begun.
  private var next = 0

  init(_ bodies: [TypeBody]) {
    self.bodies = bodies
  }

  /// The innermost type around the token that was gone to last.
  var innermost: ID<TypePart>? { open.last?.part }

  mutating func go(to position: Int) {
    while let last = open.last, last.end <= position { open.removeLast() }
    while next < bodies.count, bodies[next].start <= position {
      if bodies[next].end > position { open.append(bodies[next]) }
      next += 1
    }
  }
}
