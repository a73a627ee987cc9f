import NavCheck
import NavModel
import NavSimulator
import NavText
import Synchronization

/// An exploration on all processors, until it is done or a limit is reached.
struct ExplorationRun {
  /// How long and how large an exploration may become. The most states it knows itself.
  var limits: ExplorationLimits
  var threads = Parallel.processorCount

  private let clock = ContinuousClock()
  private let start = ContinuousClock.now

  init(limits: ExplorationLimits) {
    self.limits = limits
    Progress.begin("exploring", "state")
  }

  /// Explores until everything was found, `isEnough` says so, or a limit is reached. The states have the same numbers
  /// however many threads there are.
  func run(
    _ exploration: inout Exploration, until isEnough: (Exploration) -> Bool = { _ in false }
  ) -> ExplorationStop? {
    while !exploration.isDone {
      if isEnough(exploration) { return nil }
      if let stop = stop(exploration.states.count, exploration.workingByteCount) { return stop }
      let batch = exploration.next(atMost: Self.batchSize)
      for expansion in expansions(of: batch, in: exploration) { exploration.add(expansion) }
    }
    return exploration.isComplete ? nil : .states
  }

  /// The limit that is reached by a search that takes so many bytes.
  private func stop(_ states: Int, _ bytes: Int) -> ExplorationStop? {
    Progress.advance(to: states)
    if Interruption.isAsked { return .interruption }
    if let seconds = limits.seconds, clock.now - start > .seconds(seconds) { return .time }
    return bytes > limits.bytes ? .memory : nil
  }

  /// The same for claims.
  var claimExplorer: ClaimExplorer {
    ClaimExplorer(explore: { run(&$0, until: $1) }, stop: { stop($0, $1) })
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

/// How long and how large an exploration may become.
struct ExplorationLimits {
  /// The most states, where nothing else is said.
  var states = 1_000_000
  var seconds: Int?
  var bytes = 1 << 30

  static var states: Flag {
    Flag("--states", takes: .text("N"), "visit at most N states (1000000 without this flag)")
  }

  private static var time: Flag {
    Flag("--time", takes: .text("SECONDS"), "stop after so many seconds")
  }

  private static var memory: Flag {
    Flag(
      "--memory", takes: .text("MB"),
      "stop when the states take up so many megabytes (1024 without this flag)")
  }

  static var flags: [Flag] { [states, time, memory] }

  init() {}

  init(_ arguments: Arguments) throws(Failure) {
    if let count = try Self.number(of: Self.states, arguments) { states = count }
    seconds = try Self.number(of: Self.time, arguments)
    if let megabytes = try Self.number(of: Self.memory, arguments) { bytes = megabytes << 20 }
  }

  private static func number(of flag: Flag, _ arguments: Arguments) throws(Failure) -> Int? {
    guard let word = arguments.value(of: flag) else { return nil }
    guard let number = Int(word), (1...100_000_000).contains(number) else {
      throw .usage("\(flag.name) takes a whole number from 1 to 100000000, and '\(word)' is none")
    }
    return number
  }
}
