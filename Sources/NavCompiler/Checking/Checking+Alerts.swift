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
        MisplacedAlert.initial(
          text(program.scenes[initial].name), program.scenes[initial].kind),
        at: location(program.storyboards[storyboard].place))
    }
    for segue in program.segues.rows {
      guard let scene = segue.destination, !scene.isUnresolved,
        let owner = program.scenes[cold: scene].owner
      else { continue }
      let (name, kind) = (text(program.scenes[scene].name), program.scenes[scene].kind)
      if segue.operation != .present && segue.operation != .popover {
        report(
          MisplacedAlert.notPresented(name, kind, verb: segue.kind.facts.keyword),
          at: location(segue.place))
      } else if program.codeOwner(of: segue.source) != owner {
        report(
          MisplacedAlert.foreign(name, kind, of: text(program.scenes[owner].name)),
          at: location(segue.place))
      }
    }
  }
}
