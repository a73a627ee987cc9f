import NavSimulator
import NavText

/// How searches are made, and how far they may go.
public struct ClaimExplorer {
  /// Explores until it is done, the second argument says that enough is known, or a limit is reached, which is returned.
  let explore: (inout Exploration, (Exploration) -> Bool) -> ExplorationStop?
  /// Whether a search has to end that has come to so many states, which take so many bytes.
  private let stop: (_ states: Int, _ bytes: Int) -> ExplorationStop?

  public init(
    explore: @escaping (inout Exploration, (Exploration) -> Bool) -> ExplorationStop?,
    stop: @escaping (_ states: Int, _ bytes: Int) -> ExplorationStop?
  ) {
    self.explore = explore
    self.stop = stop
  }

  /// One thread, and no limit but that of states.
  public static var plain: ClaimExplorer {
    ClaimExplorer(
      explore: { exploration, isEnough in
        while !exploration.isDone {
          if isEnough(exploration) { return nil }
          let share = exploration.expansion(of: exploration.next(atMost: 256))
          exploration.add(share)
        }
        return exploration.isComplete ? nil : .states
      },
      stop: { _, _ in nil })
  }

  /// So many steps are made between two looks at the limits.
  private static let stride = 64

  /// So many bytes of states are found before it is asked whether a stack grows without end: a few thousand states, or a
  /// few hundred deep ones.
  static let firstLook = 1 << 18

  /// Explores tabs one by one to the end, until there is an obstacle, or until a limit is reached: soon, where stacks may
  /// grow without end.
  public func run(_ product: inout TabProduct) {
    let most = product.program.mayPushAgain ? Self.firstLook : .max
    while !product.isDone && product.byteCount < most
      && stop(product.states.count, product.byteCount) == nil
    {
      for _ in 0..<Self.stride { product.step() }
    }
  }

  /// The same for the windows of a stack.
  func run(_ pushdown: inout Pushdown) {
    while stop(pushdown.nodes.count, 0) == nil {
      for _ in 0..<Self.stride where !pushdown.step() { return }
    }
  }
}
