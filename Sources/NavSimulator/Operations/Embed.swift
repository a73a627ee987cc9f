import NavModel
import NavText

extension SimulationStep {
  /// The content of a container view: while the owner's view loads, the child before the owner (SEG-28, SEG-39).
  mutating func embed(_ segue: ID<Segue>, in owner: ID<Controller>) {
    let row = program[segue]
    guard let parent = run.state[owner] else { return }
    guard Int(parent.depth) < program.deepestHierarchy else {
      return run.raise(.tooDeep, parent.scene)
    }
    if let condition = program[cold: segue].condition {
      let answer = program.holds(condition, in: run.state, Scope(owner))
      run.occurs(.decided(.segue(segue), holds: answer))
      run.note(.shouldPerformSegue(segue, answer: answer))
      if !answer { return }
    }
    if failsToCreate(segue) { return }
    guard let destination = row.destination else {
      return leave(by: segue, sender: nil)
    }
    run.occurs(.performed(segue))
    let child = instantiate(destination)
    prepare(segue, for: child, from: Scope(owner), sender: nil)
    run.move(child, under: owner, as: .embedded)
    run.update(child) { $0.segue = segue }
    willMove(CollectionOfOne(child))
    didMove(CollectionOfOne(child))
    // Its own children load with it, before the owner is told.
    play(Transition(load: child))
  }
}

extension Transition {
  /// Only makes the views.
  fileprivate init(load child: ID<Controller>) {
    self.init(.embed, animated: false)
    incoming = ShortList(child)
  }
}
