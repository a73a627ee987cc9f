import NavModel
import NavXcode

/// How an attribute says its values, without what only reading needs to know.
struct WrittenForm: Sendable {
  private enum Form {
    case flag
    case mark(Word)
    case text
    case whole
    case decimal
    case word
    /// A part with a key.
    case none
  }

  private let word: Word
  private let form: Form
  /// The value that writing nothing says.
  let implied: AttributeValue?

  init(
    of conversion: InterfaceBuilderAttribute.Conversion, _ word: Word,
    implied: AttributeValue? = nil
  ) {
    self.word = word
    self.implied = implied
    form =
      switch conversion {
      case .flag: .flag
      case .mark(let mark): .mark(mark)
      case .text: .text
      case .wholeNumber: .whole
      case .number: .decimal
      case .word: .word
      case .color, .numbers, .flags: .none
      }
  }

  /// The attribute that says a value; nil for one of another type.
  ///
  /// - Parameter spelling: of a word of the language, by its position in the set.
  @inline(__always)
  func written(
    _ value: AttributeValue, spelling: (Int) -> String
  ) -> InterfaceBuilderAttribute.Written? {
    switch (form, value) {
    case (.flag, .boolean(let flag)): .init(word, flag ? "YES" : "NO")
    case (.mark(let mark), .boolean(true)): .init(word, mark.spelling)
    case (.text, .text(let text)): .init(word, .text(text))
    case (.whole, .integer(let number)): .init(word, .whole(number))
    case (.decimal, .number(let number)): .init(word, .decimal(number))
    case (.word, .word(let position)): .init(word, spelling(Int(position)))
    default: nil
    }
  }
}
