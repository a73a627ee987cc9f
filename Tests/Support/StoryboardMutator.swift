import NavText
import NavXcode

/// One way to break a sound storyboard.
public struct StoryboardMutator: Sendable {
  /// A few words for a table.
  public let name: String
  /// Nil where the storyboard has nothing that could be broken so.
  let mutate: @Sendable (StoryboardSample, inout SeededRandom) -> StoryboardMutation?

  init(
    _ name: String,
    mutate: @escaping @Sendable (StoryboardSample, inout SeededRandom) -> StoryboardMutation?
  ) {
    self.name = name
    self.mutate = mutate
  }

  public static let all: [StoryboardMutator] =
    losses + renamings + duplications + misplacements + navigationDefects + contentDefects
    + barDefects + optionalDefects + tasteDefects + classDefects + codeDefects
}

extension StoryboardSample {
  /// The connections of a kind that nothing is wrong with, for which a condition holds.
  func connections(
    _ kinds: StoryboardConnection.Kind...,
    where isWanted: (StoryboardConnection) -> Bool = { _ in true }
  ) -> [ID<StoryboardConnection>] {
    document.connections.ids.filter { id in
      kinds.contains(document[id].kind) && document[id].destination != nil
        && document.defect(of: id) == nil && isWanted(document[id])
    }
  }

  /// The text of a connection's attribute.
  func text(_ name: String, _ connection: ID<StoryboardConnection>) -> String? {
    document.text(name, in: document[connection].element)
  }

  /// Where a connection names its destination.
  func destination(_ connection: ID<StoryboardConnection>) -> SourceRange {
    let row = document[connection]
    return row.destination.map { document.xml[$0].valueRange } ?? document.xml[row.element].startTag
  }

  func start(_ object: ID<StoryboardObject>) -> UInt32 {
    document.xml[document[object].element].range.start
  }
}

extension SeededRandom {
  mutating func pickAny<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : pick(choices)
  }
}
