import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// Segues into storyboards that are not here are in no program; the others are judged there.
  static let duplicateSegueIdentifier = StoryboardRule(
    SharedRules.duplicateIdentifier, needs: .connections
  ) { context in
    let document = context.document
    let outcomes = context.outcomes
    for scene in document.scenes.rows {
      // Mostly all of them are in the program.
      let hasOther = scene.connections.contains { id in
        document[id].kind == .segue && outcomes[Int(id.index)] != .kept
      }
      guard hasOther else { continue }
      let segues = scene.connections.filter { id in
        document[id].kind == .segue && document.defect(of: id) == nil
          && document.name(.identifier, of: document[id].element)?.isNone == false
      }
      for (position, id) in segues.enumerated() where outcomes[Int(id.index)] != .kept {
        let identifier = document.name(.identifier, of: document[id].element)
        let other = segues.enumerated().first { place, other in
          (place < position || place > position && outcomes[Int(other.index)] == .kept)
            && document.name(.identifier, of: document[other].element) == identifier
            && !document.isSame(id, other)
        }
        guard let other, let identifier else { continue }
        context.report(
          at: document.destinationRange(of: id),
          "there is already a segue with the identifier \"\(document.xml.names[identifier])\"",
          label: "used again",
          related: [(document.destinationRange(of: other.element), "the first is here")],
          help: ["code that looks it up finds only one; give one of them another identifier"])
      }
    }
  }
}

extension StoryboardDocument {
  /// Whether two segues do the same, as rows of one list often do.
  fileprivate func isSame(
    _ one: ID<StoryboardConnection>, _ other: ID<StoryboardConnection>
  ) -> Bool {
    connections[one].target == connections[other].target
      && segueKind(of: one) == segueKind(of: other)
      && name(.unwindAction, of: connections[one].element)
        == name(.unwindAction, of: connections[other].element)
  }
}
