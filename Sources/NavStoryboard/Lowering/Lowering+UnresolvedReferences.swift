import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// Notes the ways that broken connections of the document at hand take out of the program.
  mutating func noteLostWays(in storyboard: ID<Storyboard>) {
    // A launch screen is only a picture.
    var isLost = document.isLaunchScreen
    if document.initialController != nil, program.storyboards[storyboard].initial == nil,
      !isReference(document.initialController)
    {
      isLost = true
    }
    for id in document.connections.ids where outcomes[file][Int(id.index)] == .broken {
      let connection = document[id]
      guard connection.kind == .segue || connection.kind == .relationship,
        let controller = connection.scene.flatMap({ document[$0].controller }),
        let scene = references.scenes[file][Int(controller.index)]
      else { continue }
      unresolvedReferences.scenes.insert(scene)
      if isReference(connection.destination) {
        if let target = connection.target,
          case .scene(let destination) = references.resolve(target, in: file)
        {
          unresolvedReferences.references.insert(destination)
        }
        continue
      }
      if connection.word != Word.unwind.name { isLost = true }
    }
    if isLost {
      unresolvedReferences.storyboards.insert(storyboard)
      noteReferences()
    }
  }

  /// Notes the elements of the scene at hand that say not to check what constraints leave open of them.
  mutating func noteUnverified() {
    guard let word = document.xml.names.find("verifyAmbiguity") else { return }
    for (id, element) in work.elements {
      guard let attribute = document.xml.attribute(word, of: element) else { continue }
      switch document.xml.value(attribute) {
      case "off": projectContext.unverified[id] = .placeAndSize
      case "ignoreSizes": projectContext.unverified[id] = .size
      default: break
      }
    }
  }

  /// What a reference calls a scene that is not here; nil where it says nothing.
  mutating func missing(_ target: ID<StoryboardObject>) -> UnresolvedReferences.Destination? {
    let element = document[target].element
    switch references.resolve(target, in: file) {
    case .notGiven(let name):
      return UnresolvedReferences.Destination(
        storyboard: name, identifier: document.value(.referencedIdentifier, of: element) ?? "",
        isStoryboardGiven: false)
    case .otherBundle(let bundle):
      // Without a name, it is the storyboard that is called as this one.
      let name = document.value(.storyboardName, of: element) ?? ""
      return UnresolvedReferences.Destination(
        storyboard: name.isEmpty ? document.name : name,
        identifier: document.value(.referencedIdentifier, of: element) ?? "", bundle: bundle,
        isStoryboardGiven: false)
    case .unknownIdentifier(let identifier, let file):
      return UnresolvedReferences.Destination(
        storyboard: references.name(of: file), identifier: identifier, isStoryboardGiven: true)
    case .noInitial(let file):
      return UnresolvedReferences.Destination(
        storyboard: references.name(of: file), identifier: "", isStoryboardGiven: true)
    case .scene, .circle, nil: return nil
    }
  }

  /// As far as the segue says it: the style of a scene that is not here may be another.
  mutating func isPopoverWithoutAnchor(_ segue: ID<XMLElement>, _ kind: SegueKind) -> Bool {
    let isPopover =
      kind.operation == .popover
      || kind.operation == .present
        && document.value(.modalPresentationStyle, of: segue) == "popover"
    return isPopover && document.attribute(.popoverAnchorView, of: segue) == nil
      && document.attribute(.popoverAnchorBarButtonItem, of: segue) == nil
  }

  private mutating func noteReferences() {
    for scene in document.scenes.rows {
      guard let controller = scene.controller,
        document.is(document[controller].element, .viewControllerPlaceholder),
        case .scene(let destination) = references.resolve(controller, in: file)
      else { continue }
      unresolvedReferences.references.insert(destination)
    }
  }

  /// What leads into a storyboard that is not here leads nowhere in this one.
  private mutating func isReference(_ attribute: ID<XMLAttribute>?) -> Bool {
    guard let attribute, let object = document.object(named: attribute) else { return false }
    return document.is(document[object].element, .viewControllerPlaceholder)
  }
}
