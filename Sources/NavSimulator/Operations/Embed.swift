import NavModel
import NavText

extension Program {
  /// The content of a container view: while the owner's view loads, the child before the owner (SEG-28, SEG-39).
  func embed(_ segue: ID<Segue>, in owner: ID<Controller>, _ run: inout Run) {
    let row = self[segue]
    guard let parent = run.state[owner] else { return }
    guard Int(parent.depth) < deepestHierarchy else { return run.raise(.tooDeep, parent.scene) }
    if let condition = self[rare: segue].condition {
      let answer = holds(condition, in: run.state, Scope(owner))
      run.note(.shouldPerformSegue(segue, answer: answer))
      if !answer { return }
    }
    guard let destination = row.destination else {
      return leave(by: segue, sender: nil, in: &run)
    }
    let child = instantiate(destination, in: &run)
    prepare(segue, for: child, from: Scope(owner), sender: nil, in: &run)
    run.move(child, under: owner, as: .embedded)
    run.update(child) { $0.segue = segue }
    willMove(CollectionOfOne(child), in: &run)
    didMove(CollectionOfOne(child), in: &run)
    // Its own children load with it, before the owner is told.
    play(Transition(load: child), in: &run)
  }
}

extension Transition {
  /// Only makes the views.
  fileprivate init(load child: ID<Controller>) {
    self.init(.embed, animated: false)
    incoming = ShortList(child)
  }
}
