import NavModel
import NavSimulator
import NavText
import Synchronization

/// An exploration on all processors, until it is done or a limit is reached.
struct ExplorationRun {
  /// Why an exploration ended before it was done.
  enum Stop {
    case states
    case memory
    case time
    case interruption
  }

  /// How long and how large an exploration may become. The most states it knows itself.
  var limits: ExplorationLimits
  var threads = Parallel.processorCount

  /// Explores until everything was found, `isEnough` says so, or a limit is reached. The states have the same numbers
  /// however many threads there are.
  func run(
    _ exploration: inout Exploration, until isEnough: (Exploration) -> Bool = { _ in false }
  ) -> Stop? {
    let clock = ContinuousClock()
    let start = clock.now
    Progress.begin("exploring", "state")
    while !exploration.isDone {
      if isEnough(exploration) { return nil }
      if Interruption.isAsked { return .interruption }
      if let seconds = limits.seconds, clock.now - start > .seconds(seconds) { return .time }
      if exploration.byteCount > limits.bytes { return .memory }
      let batch = exploration.next(atMost: Self.batchSize)
      for expansion in expansions(of: batch, in: exploration) { exploration.add(expansion) }
      Progress.advance(to: exploration.states.count)
    }
    return exploration.isComplete ? nil : .states
  }

  private func expansions(
    of batch: IDRange<NavigationState>, in exploration: Exploration
  ) -> [Expansion] {
    let shares = stride(from: batch.startIndex, to: batch.endIndex, by: Self.shareSize).map {
      IDRange<NavigationState>($0, min($0 + Self.shareSize, batch.endIndex))
    }
    return Parallel.map(shares, threads: threads) { exploration.expansion(of: $0) }
  }

  /// Few states are done before another thread has begun.
  private static let shareSize = 256
  private static let batchSize = 256 * 32
}

/// The limits of an exploration beside the number of its states.
struct ExplorationLimits {
  var seconds: Int?
  var bytes = 1 << 30
}
