import NavModel
import NavText

extension StoryboardLowering {
  /// The ways that broken connections took out of the program.
  func lostWays() -> LostWays {
    var lost = LostWays()
    lost.arrows = lostArrows
    for index in documents.indices {
      guard let storyboard = storyboards[index] else { continue }
      let document = documents[index]
      // A launch screen is a picture of one that nobody walks through.
      if document.isLaunchScreen { lost.storyboards.insert(storyboard) }
      if document.initialController != nil, program.storyboards[storyboard].initial == nil,
        !isReference(document.initialController, in: document)
      {
        lost.storyboards.insert(storyboard)
      }
      for id in document.connections.ids where fates[index][Int(id.index)] == .broken {
        let connection = document[id]
        guard connection.kind == .segue || connection.kind == .relationship,
          let controller = connection.scene.flatMap({ document[$0].controller }),
          let scene = references.scenes[index][Int(controller.index)]
        else { continue }
        lost.scenes.insert(scene)
        if isReference(connection.destination, in: document) {
          if let target = connection.target,
            case .scene(let destination) = references.resolve(target, in: index)
          {
            lost.references.insert(destination)
          }
          continue
        }
        if connection.word != Word.unwind.name {
          lost.storyboards.insert(storyboard)
        }
      }
      if lost.storyboards.contains(storyboard) { addReferences(of: index, to: &lost) }
    }
    return lost
  }

  /// What a reference calls a scene that is not here; nil where it says nothing.
  func missing(_ target: ID<StoryboardObject>) -> LostWays.Destination? {
    let element = document[target].element
    switch references.resolve(target, in: file) {
    case .notGiven(let name):
      return LostWays.Destination(
        storyboard: name, identifier: document.value(.referencedIdentifier, of: element) ?? "",
        isStoryboardGiven: false)
    case .otherBundle:
      guard let name = document.value(.storyboardName, of: element), !name.isEmpty else {
        return nil
      }
      return LostWays.Destination(
        storyboard: name, identifier: document.value(.referencedIdentifier, of: element) ?? "",
        isStoryboardGiven: false)
    case .unknownIdentifier(let identifier, let storyboard):
      return LostWays.Destination(
        storyboard: documents[storyboard].name, identifier: identifier, isStoryboardGiven: true)
    case .noInitial(let storyboard):
      return LostWays.Destination(
        storyboard: documents[storyboard].name, identifier: "", isStoryboardGiven: true)
    case .scene, .circle, nil: return nil
    }
  }

  private func addReferences(of index: Int, to lost: inout LostWays) {
    for scene in documents[index].scenes.rows {
      guard let controller = scene.controller,
        documents[index].is(documents[index][controller].element, .viewControllerPlaceholder),
        case .scene(let destination) = references.resolve(controller, in: index)
      else { continue }
      lost.references.insert(destination)
    }
  }

  /// What leads into a storyboard that is not here leads nowhere in this one.
  private func isReference(
    _ attribute: ID<XMLAttribute>?, in document: StoryboardDocument
  ) -> Bool {
    guard let attribute, let object = document.object(named: attribute) else { return false }
    return document.is(document[object].element, .viewControllerPlaceholder)
  }
}
