/// A word that may begin a line, for editors and for suggestions.
public struct LineWord: Hashable, Sendable {
  /// What comes after the word.
  public enum Rest: Hashable, Sendable {
    case nothing
    /// `scene Home { }`
    case nameAndBlock
    /// `label Total "Total"`
    case nameAndText
    /// `outlet total`
    case name
    /// `test "shows the cart" { }`
    case titleAndBlock
    /// `toolbar { }`
    case block
    /// `root -> Home`
    case arrow
    /// `push Detail`: one, as help shows it.
    case operand(String)
  }

  public let keyword: String
  /// One sentence.
  public let summary: String
  public let rest: Rest

  init(_ keyword: String, _ summary: String, _ rest: Rest) {
    self.keyword = keyword
    self.summary = summary
    self.rest = rest
  }

  init(_ word: StructureWord, _ rest: Rest) {
    self.init(word.rawValue, word.summary, rest)
  }
}
