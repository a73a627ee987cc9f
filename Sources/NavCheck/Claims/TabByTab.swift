import NavModel
import NavSimulator
import NavText

/// Claims about an app whose tabs do not act on each other, decided for all combinations of what they can be like.
struct TabByTab {
  private let product: TabProduct
  /// By goal: what it is about.
  private let scopes: [ConditionScope]

  /// Nil where the app does not start with tabs, the tabs act on each other, or an assumption is about several of them.
  init?(
    _ program: Program, _ circumstances: ClaimCircumstances, goals: [ClaimQuestion.Goal],
    from start: NavigationState, with explorer: ClaimExplorer,
    look: @escaping @Sendable (NavigationState) -> Exploration.Marks
  ) {
    scopes = goals.map { program.scope(of: $0) }
    let assumed = circumstances.assumptions.flatMap { program.scopes(ofPartsOf: $0) }
    guard !assumed.contains(.everything),
      scopes.contains(where: { $0 != .everything }) || goals.isEmpty
    else { return nil }
    var frontMarks = Exploration.excluded
    for index in scopes.indices where scopes[index] == .front { frontMarks |= 1 << UInt32(index) }
    guard
      var product = TabProduct(
        of: program, from: start, moves: circumstances.moves,
        atMost: circumstances.states, look: look, frontMarks: frontMarks)
    else { return nil }
    explorer.run(&product)
    guard product.isComplete else { return nil }
    // What is said of a scene is about one tab only if no other has it.
    for scope in assumed + scopes {
      if case .scene(let scene) = scope, product.tabs(with: scene).count > 1 { return nil }
    }
    self.product = product
  }

  /// What is known about a claim; nil where it is about several tabs at once.
  func verdict(
    on question: ClaimQuestion, goal: Exploration.Marks, start about: Exploration.Marks,
    launchErrors: [RuntimeDiagnostic]
  ) -> Verdict? {
    guard scopes(of: goal | about).allSatisfy({ $0 != .everything }) else { return nil }
    let count = product.states.count
    func proven(isVacuous: Bool = false) -> Verdict {
      var proof = Verdict.Proof(states: count, combined: product.stateCount)
      proof.isVacuous = isVacuous
      return .proven(proof)
    }
    func refuted(_ reason: Verdict.Refutation.Reason, by moves: [Move]) -> Verdict {
      .refuted(Verdict.Refutation(reason: reason, moves: moves, states: count))
    }
    switch question.kind {
    case .always:
      return product.way(toWhere: goal, holds: false).map { refuted(.state, by: $0) } ?? proven()
    case .never:
      return product.way(toWhere: goal, holds: true).map { refuted(.state, by: $0) } ?? proven()
    case .canReach:
      guard let way = product.way(toWhere: goal, holds: true) else {
        return refuted(.nowhere, by: [])
      }
      return .proven(Verdict.Proof(states: count, witness: way))
    case .neverRaises:
      if let diagnostic = launchErrors.first(where: { question.errors.contains($0) }) {
        return refuted(.raised(diagnostic), by: [])
      }
      guard
        let incident = product.incidents.first(where: { question.errors.contains($0.diagnostic) })
      else { return proven() }
      return refuted(
        .raised(incident.diagnostic),
        by: product.path(to: incident.node) + [product.moves(in: incident.node)[incident.move]])
    case .alwaysCanReach, .fromCanReach, .fromWithin:
      guard scopes(of: goal | about).allSatisfy({ $0 == .front }),
        let ways = TabProductWays(to: goal, in: product)
      else { return nil }
      let limit = question.kind == .fromWithin ? question.within : .max
      let far = ways.states(fartherThan: limit) { product[marks: $0] & about == about }
      if let (place, distance) = far.first {
        return refuted(
          distance.map { .tooFar($0) } ?? .stuck, by: product.path(to: place))
      }
      return proven(
        isVacuous: !product.states.ids.contains { product[marks: $0] & about == about })
    }
  }

  private func scopes(of marks: Exploration.Marks) -> [ConditionScope] {
    scopes.indices.filter { marks & 1 << UInt32($0) != 0 }.map { scopes[$0] }
  }
}
