import NavModel
import NavText

/// What leads to alerts and to the system's controllers.
extension Checking {
  mutating func checkPresentedByCode() {
    guard program.scenes.rows.contains(where: { $0.kind.isMadeByCode }) else { return }
    for storyboard in program.storyboards.ids {
      guard let initial = program.storyboards[storyboard].initial,
        program.scenes[initial].kind.isMadeByCode
      else { continue }
      report(
        MisplacedAlert.initial(text(program.scenes[initial].name), program.scenes[initial].kind),
        at: location(program.storyboards[storyboard].place))
    }
    for segue in program.segues.rows {
      guard let scene = segue.destination, !scene.isUnresolved else { continue }
      checkArrow(segue, to: scene)
    }
    for statement in program.statements.rows {
      guard case .call(.present, let operands) = statement.operation, let scene = operands.scene
      else { continue }
      checkAttributes(statement.attributes, presenting: scene, at: statement.place)
    }
  }

  private mutating func checkArrow(_ segue: Segue, to scene: ID<Scene>) {
    guard let owner = program.scenes[cold: scene].owner else { return }
    let (name, kind) = (text(program.scenes[scene].name), program.scenes[scene].kind)
    let place = location(segue.place)
    let presents =
      segue.operation == .present || segue.operation == .popover && kind != .alert
    if !presents {
      report(
        MisplacedAlert.notPresented(name, kind, verb: segue.kind.facts.keyword), at: place)
    } else if program.codeOwner(of: segue.source) != owner {
      report(
        MisplacedAlert.foreign(name, kind, of: text(program.scenes[owner].name)), at: place)
    } else {
      checkAttributes(segue.attributes, presenting: scene, at: segue.place)
    }
  }

  /// An alert has a style of its own, and no heights.
  private mutating func checkAttributes(
    _ attributes: IDRange<Attribute>, presenting scene: ID<Scene>, at place: Place
  ) {
    let kind = program.scenes[scene].kind
    guard kind.isAlert else { return }
    for attribute in program.attributes[attributes] {
      switch attribute.key {
      case .animated: continue
      case .anchor, .arrowDirections: if kind == .actionSheet { continue }
      default: break
      }
      report(
        MisplacedAlert.idle(
          attribute.key.facts.keyword, text(program.scenes[scene].name), kind),
        at: location(place))
    }
  }
}
