import NavModel
import NavText

/// A restoration in progress: who is there again, and what each has to decode.
struct Restoration {
  let archive: Archive
  /// In the order in which they were found or made.
  var done: [(id: ID<Controller>, row: Int, path: String)] = []
  /// Those that have no place in what is restored.
  var replaced: [ID<Controller>] = []
}

extension SimulationStep {
  /// Everybody is found or made first, then all decode, then all hear that it is over (RESTORE-8).
  mutating func put(_ archive: Archive, backInto root: ID<Controller>) {
    guard let first = archive.controllers.first, first.scene == run.state[root]?.scene,
      let name = program.identifier(of: first.scene)
    else { return }
    var restoration = Restoration(archive: archive)
    run.note(.restoration(.find, first.scene, path: name))
    rebuild(root, from: 0, path: name, &restoration)
    let seats = tabSeats()
    restoration.replaced += fit(
      run.identities(Array(run.state.controllers.indices)))
    for (tabs, seats) in seats { restoration.replaced += reseat(tabs, from: seats) }
    run.remove(restoration.replaced)
    for item in restoration.done { decode(item.id, archive.controllers[item.row], item.path) }
    for item in restoration.done {
      guard let scene = run.state[item.id]?.scene else { continue }
      run.note(.restoration(.finish, scene, path: item.path))
    }
  }

  private mutating func decode(
    _ id: ID<Controller>, _ row: PreservedController, _ path: String
  ) {
    guard let controller = run.state[id], !controller.isSynthetic else { return }
    run.note(.restoration(.decode, controller.scene, path: path))
    let first = Int(controller.firstValue)
    let ranges =
      program.classChain(of: controller.scene).map { program[$0].variables }
      + [program[cold: controller.scene].variables]
    for variable in ranges.joined() where program[variable].owner == .instance {
      let slot = Int(program[variable].slot)
      guard row.values.indices.contains(slot),
        program.isValue(row.values[slot], of: program[variable].domain)
      else { continue }
      run.state.instanceValues[first + slot] = row.values[slot]
    }
  }
}

extension Program {
  /// `restore`: the app starts anew, and before its window is shown everything is put back (RESTORE-10). The device
  /// and the era are those of now.
  func restore(
    _ bytes: [UInt8], over state: NavigationState, noting occurrences: inout [Occurrence]?
  ) -> (state: NavigationState, effects: [Effect]) {
    let archive: Archive
    do throws(ArchiveProblem) {
      archive = try Archive(bytes, of: self)
      let isPad = state.device.facts.family == .pad
      guard archive.isPad == isPad else { throw .otherIdiom(wasPad: archive.isPad) }
      guard archive.era.rawValue <= state.era.rawValue else {
        throw .laterSystem(archive.era)
      }
    } catch {
      return (state, [.refused(.archive(error))])
    }
    var fresh = state.withoutApp
    fresh.appValues = initialAppValues()
    for id in appVariables where archive.appValues.indices.contains(Int(self[id].slot)) {
      let value = archive.appValues[Int(self[id].slot)]
      if isValue(value, of: self[id].domain) { fresh.appValues[Int(self[id].slot)] = value }
    }
    var step = SimulationStep(self, fresh)
    swap(&step.run.occurrences, &occurrences)
    defer { swap(&step.run.occurrences, &occurrences) }
    step.launch(archive.root, restoring: archive)
    return step.run.take()
  }
}
