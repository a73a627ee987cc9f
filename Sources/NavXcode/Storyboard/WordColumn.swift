import NavModel
import NavText

/// What words mean, by the name that each has in every document: finding a meaning is reading a row.
public struct WordColumn<Meaning: Sendable>: Sendable {
  private var meanings: [Meaning?]

  /// The first of two with one word counts.
  public init(_ all: [Meaning], word: (Meaning) -> String) {
    meanings = [Meaning?](repeating: nil, count: Word.names.count)
    for meaning in all {
      let index = Int(Word.name(of: word(meaning)).index)
      if index > 0 && meanings[index] == nil { meanings[index] = meaning }
    }
  }

  public subscript(name: Name) -> Meaning? {
    Int(name.index) < meanings.count ? meanings[Int(name.index)] : nil
  }
}

extension ControllerKind {
  public static let byWord = WordColumn(allCases) { $0.facts.storyboardElement }
}

extension SegueKind {
  public static let byWord = WordColumn(allCases) { $0.facts.storyboardKind }
}

extension RelationshipKind {
  public static let byWord = WordColumn(allCases) { $0.facts.storyboardName }
}

extension UIKitClass {
  public static let byWord = WordColumn(allCases) { $0.facts.name }
}

extension SystemItem {
  public static let byWord = WordColumn(allCases) { $0.facts.keyword }
}

extension SystemTabItem {
  public static let byWord = WordColumn(allCases) { $0.facts.keyword }
}

extension ControlEvent {
  public static let byWord = WordColumn(allCases) { $0.keyword }
}

extension Constraint.Anchor {
  public static let byWord = WordColumn(allCases) { $0.keyword }
}

extension WordSet {
  private static let positions = allCases.map { set in
    let words = set.words
    return WordColumn(words.indices.map { UInt8($0) }) { words[Int($0)] }
  }

  /// The position of a word in the set.
  public func position(of word: Name) -> UInt8? { Self.positions[Int(rawValue)][word] }
}
