import NavModel
import NavText
import NavXcode

/// What Interface Builder writes for one attribute of the language: an attribute of an element, or a part of it that has
/// a key, such as a colour.
///
/// A row says everything: the spelling, the attribute that it becomes, how its values convert in both directions, which
/// of them change nothing, and where the language has no room for it.
public struct InterfaceBuilderAttribute: Sendable {
  public let word: Word
  public let key: AttributeKey
  public let conversion: Conversion
  public let usual: Usual
  let losses: [Loss]
  /// Of a word of the language, by its position in the set: how Interface Builder spells it now.
  let spelledWords: [String]
  /// The value that writing nothing says, whatever it is of.
  private let implied: AttributeValue?

  init(
    _ word: Word, _ key: AttributeKey, _ conversion: Conversion, usual: Usual = .none,
    lost losses: Loss...
  ) {
    self.word = word
    self.key = key
    self.conversion = conversion
    self.usual = usual
    self.losses = losses
    guard case .word(let set, let spellings) = conversion else {
      spelledWords = []
      if case .value(let value) = usual { implied = value } else { implied = nil }
      return
    }
    spelledWords = set.words.map { word in
      for case .current(let spelling, word) in spellings { return spelling }
      return word
    }
    switch usual {
    case .value(let value): implied = value
    case .word(let word): implied = set.words.firstIndex(of: word).map { .word(UInt8($0)) }
    case .none, .ofKind, .writtenWord, .colors: implied = nil
    }
  }

  /// Values that Interface Builder writes although everything is so anyway; import leaves them out.
  public enum Usual: Sendable {
    case none
    case value(AttributeValue)
    /// The same, where it depends on the kind of the element.
    case ofKind(@Sendable (ElementKind) -> AttributeValue)
    case word(String)
    /// A word that import leaves out as well, but without which everything would be otherwise.
    case writtenWord(String)
    /// Colours, as a program spells them.
    case colors([String])
  }

  /// Whether a value goes without saying.
  public func isUsual(_ value: AttributeValue, of kind: ElementKind?) -> Bool {
    switch (usual, conversion) {
    case (.value(let usual), _): return value == usual
    case (.ofKind(let usual), _): return kind.map(usual) == value
    case (.word(let usual), .word(let set, _)), (.writtenWord(let usual), .word(let set, _)):
      guard case .word(let position) = value else { return false }
      return set.words[Int(position)] == usual
    case (.none, _), (.word, _), (.writtenWord, _), (.colors, _): return false
    }
  }

  /// Where the language does not have the attribute: there it is reported as left out.
  struct Loss: Sendable {
    let aspect: LostAspect
    let scopes: [ImportOutcome.Scope]
    /// As Interface Builder spells values that change nothing.
    let unless: [String]

    static func lost(
      _ aspect: LostAspect, in scopes: ImportOutcome.Scope..., unless usual: String...
    ) -> Self {
      Self(aspect: aspect, scopes: scopes, unless: usual)
    }
  }

  /// How values are spelled.
  public enum Conversion: Sendable {
    /// `YES` or `NO`
    case flag
    /// True where this word is written, false where nothing is.
    case mark(Word)
    case text
    case wholeNumber(least: Int32)
    /// In thousandths, and the least that means anything.
    case number(least: Int32)
    /// A word of the set, which Interface Builder may spell otherwise.
    case word(WordSet, [WordSpelling] = [])
    // For parts.
    case color
    /// Numbers under these names, in an element with this tag.
    case numbers(in: Word, [Word])
    /// `YES` under the names of those words that are chosen; with none of them, the first word of the set.
    case flags(in: Word, WordSet, [Word])

    public static var integer: Self { .wholeNumber(least: .min) }

    /// For a part: its tag.
    public var tag: Word? {
      switch self {
      case .flag, .mark, .text, .wholeNumber, .number, .word: nil
      case .color: .color
      case .numbers(let tag, _), .flags(let tag, _, _): tag
      }
    }

    /// Whether it is a part with a key, not an attribute.
    public var isOfPart: Bool { tag != nil }
  }

  /// How Interface Builder spells a word of the language.
  public enum WordSpelling: Sendable {
    /// Now.
    case current(String, String)
    /// In a way that is read only: an older version wrote it.
    case former(String, String)

    var spelling: String {
      switch self {
      case .current(let spelling, _), .former(let spelling, _): spelling
      }
    }

    var word: String {
      switch self {
      case .current(_, let word), .former(_, let word): word
      }
    }
  }

  /// Rows that an element is asked for, 64 at most. It has few attributes and there are many rows, so each attribute looks
  /// up its row.
  public final class Rows: ExpressibleByArrayLiteral, Sendable {
    public let all: [InterfaceBuilderAttribute]
    /// By the name of an attribute: the position of its row, plus one.
    private let attributes: [UInt8]
    /// The same by the key of a part.
    private let parts: [UInt8]
    /// By the attribute of the language: the position of its first row, plus one; those of parts are apart.
    private let attributesOfKeys: [UInt8]
    private let partsOfKeys: [UInt8]
    /// How each row says its values, apart: threads would count references to what else is in the same row.
    private let forms: [WrittenForm]

    init(_ rows: [InterfaceBuilderAttribute]) {
      precondition(rows.count <= 64)
      all = rows
      forms = rows.map { WrittenForm(of: $0.conversion, $0.word, implied: $0.implied) }
      attributes = Self.positions(in: rows) { !$0.conversion.isOfPart }
      parts = Self.positions(in: rows) { $0.conversion.isOfPart }
      attributesOfKeys = Self.positionsOfKeys(in: rows) { !$0.conversion.isOfPart }
      partsOfKeys = Self.positionsOfKeys(in: rows) { $0.conversion.isOfPart }
    }

    public convenience init(arrayLiteral rows: InterfaceBuilderAttribute...) { self.init(rows) }

    private static func positions(
      in rows: [InterfaceBuilderAttribute], where isWanted: (InterfaceBuilderAttribute) -> Bool
    ) -> [UInt8] {
      var positions: [UInt8] = []
      for (index, row) in rows.enumerated() where isWanted(row) {
        let name = Int(row.word.name.index)
        if name >= positions.count {
          positions += Array(repeating: 0, count: name + 1 - positions.count)
        }
        positions[name] = UInt8(index + 1)
      }
      return positions
    }

    private static func positionsOfKeys(
      in rows: [InterfaceBuilderAttribute], where isWanted: (InterfaceBuilderAttribute) -> Bool
    ) -> [UInt8] {
      var positions = [UInt8](repeating: 0, count: AttributeKey.allCases.count)
      for (index, row) in rows.enumerated() where isWanted(row) {
        let key = Int(row.key.rawValue)
        if positions[key] == 0 { positions[key] = UInt8(index + 1) }
      }
      return positions
    }

    public var hasParts: Bool { !parts.isEmpty }

    /// Whether they say an attribute of the language.
    public func say(_ key: AttributeKey) -> Bool {
      attributesOfKeys[Int(key.rawValue)] != 0 || partsOfKeys[Int(key.rawValue)] != 0
    }

    /// Whether a row says an attribute of the language, as an attribute.
    public func sayAsAttribute(_ key: AttributeKey) -> Bool {
      attributesOfKeys[Int(key.rawValue)] != 0
    }

    /// The attribute that says a value of the language. Nil where no row has the key, and where writing nothing says it.
    public func attribute(
      for key: AttributeKey, saying value: AttributeValue
    ) -> InterfaceBuilderAttribute.Written? {
      let position = attributesOfKeys[Int(key.rawValue)]
      if position == 0 { return nil }
      let form = forms[Int(position) - 1]
      if form.implied == value { return nil }
      return form.written(value) { all[Int(position) - 1].spelledWords[$0] }
    }

    /// Whether writing nothing says that an attribute of the language has a value.
    public func imply(_ value: AttributeValue, for key: AttributeKey) -> Bool {
      let position = attributesOfKeys[Int(key.rawValue)]
      return position != 0 && forms[Int(position) - 1].implied == value
    }

    /// What says an attribute of the language, as a part.
    public func part(for key: AttributeKey) -> InterfaceBuilderAttribute? {
      let position = partsOfKeys[Int(key.rawValue)]
      return position == 0 ? nil : all[Int(position) - 1]
    }

    /// The bit of the row that an attribute of this name asks for.
    func bit(of name: Name) -> UInt64 {
      guard Int(name.index) < attributes.count else { return 0 }
      let position = attributes[Int(name.index)]
      return position == 0 ? 0 : 1 << UInt64(position - 1)
    }

    /// The row of the part with this key.
    func part(_ key: Name) -> InterfaceBuilderAttribute? {
      guard Int(key.index) < parts.count else { return nil }
      let position = parts[Int(key.index)]
      return position == 0 ? nil : all[Int(position) - 1]
    }
  }
}
