import NavModel
import NavSimulator
import NavText

extension ExploredApp {
  /// A shortest run to a state, as a finding tells it.
  func trace(to state: ID<NavigationState>) -> [TraceStep] {
    steps(of: exploration.path(to: state))
  }

  /// A shortest run to something that UIKit raises or logs, with the move that does it.
  func trace(to incident: Expansion.Incident) -> [TraceStep] {
    steps(of: exploration.path(to: incident.source) + [move(of: incident)])
  }

  func move(of incident: Expansion.Incident) -> Move {
    exploration.moves(in: incident.source)[incident.move]
  }

  private func steps(of moves: [Move]) -> [TraceStep] {
    let program = exploration.program
    var state = exploration.states[ID(0)]
    let trace = MoveTrace(of: moves, from: state, in: program)
    var steps: [TraceStep] = []
    for (move, step) in zip(moves, trace.steps) {
      let place = program.place(of: move, in: state)
      for line in step.lines { steps.append(TraceStep(place.location, line)) }
      state = program.state(after: move, in: state)
    }
    return steps
  }

  /// The first of some errors that is raised or logged in a state in which one of these scenes is alive, or that is about
  /// one of them; by its trace.
  func trace(to errors: [RuntimeError], about scenes: [ID<Scene>]) -> [TraceStep] {
    for incident in exploration.incidents where errors.contains(incident.diagnostic.error) {
      let known = [incident.diagnostic.scene, incident.diagnostic.other]
      if known.contains(where: { $0.map { scenes.contains($0) } ?? false }) {
        return trace(to: incident)
      }
    }
    return []
  }
}

extension Program {
  /// What a move is made on: an element, an item of a bar, or the scene that is in front.
  func place(of move: Move, in state: NavigationState) -> Place {
    switch move {
    case .event(.tapElement(let id)), .event(.tapRow(let id, _)), .event(.cancelSearch(let id)),
      .event(.deleteRow(let id, _)), .event(.moveRow(let id, _, _)),
      .event(.change(let id, _, _)), .event(.type(_, .some(let id), _)),
      .event(.stroke(_, .some(let id), _)):
      self[id].place
    case .event(.tapBarItem(let id)), .event(.pressBarItem(let id)): self[id].place
    case .event(.tapTab(let scene, _)), .event(.tapMore(let scene)),
      .event(.tapMoreRow(let scene, _)), .event(.beginCustomizing(let scene)),
      .event(.endCustomizing(let scene)), .event(.customize(let scene, _)):
      self[scene].place
    case .event, .relaunch: placeInFront(in: state)
    }
  }

  /// The scene that is looked at, or where UIKit's own screen is, the outermost container.
  private func placeInFront(in state: NavigationState) -> Place {
    let position = state.visible ?? 0
    guard position < state.controllers.count else { return storyboards[ID(0)].place }
    return self[state.controllers[position].scene].place
  }
}
