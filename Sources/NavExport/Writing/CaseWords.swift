import NavModel
import NavStoryboard
import NavText
import NavXcode

/// The word of each case of an enumeration, by the name that it has in every document: a `WordColumn` read backwards.
struct CaseWords<Case: CaseIterable & RawRepresentable>: Sendable where Case.RawValue == UInt8 {
  private let names: [Name]

  init(_ word: (Case) -> String) { names = Case.allCases.map { Word.name(of: word($0)) } }

  subscript(value: Case) -> Name { names[Int(value.rawValue)] }
}

/// Interface Builder's words for what a program is made of.
struct KindWords: Sendable {
  let controllers = CaseWords<ControllerKind> { $0.facts.storyboardElement }
  let elements = CaseWords<ElementKind> { $0.facts.storyboardElement }
  let segues = CaseWords<SegueKind> { $0.facts.storyboardKind }
  let relationships = CaseWords<RelationshipKind> { $0.facts.storyboardName }
  let systemItems = CaseWords<SystemItem> { $0.facts.keyword }
  let systemTabItems = CaseWords<SystemTabItem> { $0.facts.keyword }
  let events = CaseWords<ControlEvent> { $0.keyword }

  /// What gives way of a frame, by its place in a mask.
  let flexibilities = FrameWords.flexibilities.map { $0.said }

  static let all = KindWords()
}
