import NavModel
import NavSimulator
import NavText

/// What a small exploration says of an app, for rules that would have to guess otherwise.
///
/// It is one exploration for all rules: what a person's fingers can do after a launch of a storyboard, on its own device,
/// within a budget that does not depend on how fast the machine is. What is found within the budget is so,
/// whatever lies beyond it; that something never happens is known only where nothing lies beyond it.
struct ExploredApp: Sendable {
  let exploration: Exploration
  /// What UIKit raises or logs at the launch.
  let launchErrors: [RuntimeDiagnostic]
  /// What is in front in each state, and what lies below it.
  let views: [FrontView]
  /// What code that the program does not show may do.
  let outside: OutsideCode
  /// The first state in which a layer is in front that can never be left, by layer, in the order in which they are found.
  let traps: [Trap]
  /// The layers that are in front somewhere and can be left from there, where everything was visited.
  let left: Set<Layer>
  /// The layers that cannot be left from somewhere where they are in front.
  let kept: Set<Layer>
  /// What was launched.
  let storyboard: ID<Storyboard>
  private let isSeen: [Bool]

  /// Something that people get onto and never off again.
  struct Trap: Sendable {
    let layer: Layer
    /// No state in which it can not be left is nearer to the launch.
    let state: ID<NavigationState>
  }

  /// What takes time is to make moves: so many take about as long as it takes to start the command and to read a text.
  /// Apps that are written by hand to show something have some hundred states and are explored to their end; of larger
  /// ones everything is seen that is a few touches away.
  private static var mostMoves: Int { 12_000 }
  /// What is known of each state is kept while the rules run.
  private static var mostStates: Int { 6_000 }
  /// A stack that grows has few states, each larger than the last.
  private static var mostBytes: Int { 1 << 19 }

  init(of program: Program, _ launch: ExplorationLaunch, while isWanted: () -> Bool) {
    storyboard = launch.storyboard
    let outside = OutsideCode(of: program)
    self.outside = outside
    let (start, effects) = program.launch(storyboard: storyboard)
    launchErrors = effects.compactMap { effect in
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic): diagnostic
      default: nil
      }
    }
    var exploration = Exploration(
      of: program, from: start, atMost: Self.mostStates, frontMarks: .max)
    // A few at a time, for a list of many rows has as many moves in each state.
    while !exploration.isDone, exploration.byteCount < Self.mostBytes,
      exploration.edges.count < min(launch.mostMoves, Self.mostMoves), isWanted()
    {
      exploration.add(exploration.expansion(of: exploration.next(atMost: 4)))
    }
    self.exploration = exploration
    let views = exploration.states.ids.map { FrontView(of: exploration.states[$0], in: program) }
    self.views = views
    var isSeen = [Bool](repeating: false, count: program.scenes.count)
    for view in views {
      for scene in view.alive { isSeen[Int(scene.index)] = true }
    }
    self.isSeen = isSeen
    (traps, left, kept) = Self.judged(exploration, views, outside)
  }

  /// Whether every state that fingers can bring about was visited.
  var isComplete: Bool { exploration.isComplete }

  /// Whether a scene is alive in some state.
  func isSeen(_ scene: ID<Scene>) -> Bool { isSeen[Int(scene.index)] }

  /// A layer can be left if something that lies below it can come to the front again. What was not expanded may lead
  /// there, and so may code that the program does not show; that a layer can always be left is claimed without both.
  private static func judged(
    _ exploration: Exploration, _ views: [FrontView], _ outside: OutsideCode
  ) -> (traps: [Trap], left: Set<Layer>, kept: Set<Layer>) {
    var traps: [Trap] = []
    guard views.contains(where: { $0.layer != nil }) else { return (traps, [], []) }
    let search = ReturnSearch(of: views, in: exploration)
    let isOpen = views.indices.map { index in
      !exploration.isExpanded(ID(index)) || views[index].alive.contains { outside.mayAct(in: $0) }
    }
    let mayReturn = search.returning(where: isOpen)
    var trapped: Set<Layer> = []
    for (index, view) in views.enumerated() where !mayReturn[index] {
      guard let layer = view.layer, trapped.insert(layer).inserted else { continue }
      traps.append(Trap(layer: layer, state: ID(index)))
    }
    guard exploration.isComplete else { return (traps, [], trapped) }
    let returns =
      isOpen.contains(true)
      ? search.returning(where: [Bool](repeating: false, count: views.count)) : mayReturn
    var left: Set<Layer> = []
    var kept: Set<Layer> = []
    for (index, view) in views.enumerated() {
      guard let layer = view.layer else { continue }
      if returns[index] { left.insert(layer) } else { kept.insert(layer) }
    }
    return (traps, left, kept)
  }
}
