import NavServer
import Synchronization

/// Computes findings on other threads, so that typing is never blocked.
final class JudgingThread {
  /// How long to wait for input.
  enum Patience {
    case none
    case milliseconds(Int32)
    case forever
  }

  /// Readable when findings are there.
  let signal: Int32
  private let found: Found
  private let clock = ContinuousClock()
  /// When the last judgement began.
  private var began: ContinuousClock.Instant?
  private var work: Work?
  /// How long the last one took, without its exploration.
  private var last = Duration.zero
  /// Whether the last exploration took longer than `noticed`.
  private var explorationIsSlow = false

  /// The editor shows progress for judgements that take longer.
  private static let slow = Duration.milliseconds(300)
  /// How long to wait after an edit, in milliseconds: requests about it usually follow at once, and go first.
  private static let gap: Int32 = 1
  /// If explorations take longer, the other findings are shown first.
  private static let noticed = Duration.milliseconds(20)
  /// Slower judgements wait for a pause in typing.
  private static let quick = Duration.milliseconds(100)

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe nothing wakes the server: then findings are worked out on its own thread.
    if unsafe pipe(&ends) != 0 { ends = [-1, -1] }
    signal = ends[0]
    found = Found(read: ends[0], write: ends[1])
  }

  /// How long to wait for input. After a slow judgement the next one is begun once the editor has been silent for as
  /// long as that took, so that it is not begun for every letter.
  func patience(_ server: Server, isAtEnd: Bool) -> Patience {
    if server.isJudging, let began {
      let shown = Self.slow - (clock.now - began)
      return shown > .zero ? .milliseconds(Self.milliseconds(shown)) : .forever
    }
    if !server.hasUnjudged { return .forever }
    if isAtEnd { return .none }
    if last < Self.quick { return server.hasDeferred ? .none : .milliseconds(Self.gap) }
    return .milliseconds(min(Self.milliseconds(last), 1000))
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    Int32(min(duration / .milliseconds(1), 60_000))
  }

  /// Hands findings over that are there, and begins to work out the next.
  func advance(_ server: inout Server, isAtEnd: Bool) {
    // At the end there is no more input to wait for.
    for found in isAtEnd && server.isIdle && server.isJudging ? found.wait() : found.take() {
      last = found.taken
      if let exploring = found.exploring { explorationIsSlow = exploring > Self.noticed }
      server.take(found.findings, of: found.judgement)
    }
    if server.isJudging {
      if let began, clock.now - began >= Self.slow { server.showProgress() }
      return
    }
    guard server.isIdle, let judgement = server.nextJudgement(explorationIsSlow: explorationIsSlow)
    else { return }
    began = clock.now
    let work = Work(judgement, into: found)
    self.work = work
    // Someone who is typing waits for answers, not for findings.
    let thread =
      signal < 0
      ? nil
      : Thread {
        CLibrary.giveWay()
        work.run()
      }
    if let thread { thread.detach() } else { work.run() }
  }

  /// Stops the exploration if its files have changed since.
  func stopIfUnwanted(_ server: Server) {
    if !server.isJudgementWanted { work?.stop() }
  }

  /// Works out the findings of one judgement.
  private final class Work: Sendable {
    private let judgement: Judgement
    private let found: Found
    private let isWanted = Atomic(true)
    private let clock = ContinuousClock()
    private let began: ContinuousClock.Instant
    /// How long it ran before the exploration, which can be stopped.
    private let unstoppable = Mutex<Duration?>(nil)

    init(_ judgement: Judgement, into found: Found) {
      self.judgement = judgement
      self.found = found
      began = clock.now
    }

    func stop() { isWanted.store(false, ordering: .relaxed) }

    func run() {
      if judgement.beginsUnexplored {
        let findings = judgement.findings(.unexplored)
        hand(over: findings)
        if findings.extent != .unexplored { return }
      }
      hand(over: judgement.findings(.explored { self.mayExplore }))
    }

    private var mayExplore: Bool {
      unstoppable.withLock { $0 = $0 ?? (clock.now - began) }
      return isWanted.load(ordering: .relaxed)
    }

    private func hand(over findings: ServerFindings) {
      let all = clock.now - began
      let unstoppable = unstoppable.withLock { $0 }
      found.add(
        Found.Entry(
          judgement: judgement, findings: findings, taken: unstoppable ?? all,
          exploring: isWanted.load(ordering: .relaxed) ? unstoppable.map { all - $0 } : nil))
    }
  }

  /// The findings that are there.
  private final class Found: Sendable {
    struct Entry {
      let judgement: Judgement
      let findings: ServerFindings
      /// Time before the exploration, which can be stopped.
      let taken: Duration
      /// Time spent exploring. Nil if the exploration was stopped or there was none.
      let exploring: Duration?
    }

    private let entries = Mutex<[Entry]>([])
    /// The ends of a pipe that holds a byte for each entry.
    private let readEnd: Int32
    private let writeEnd: Int32

    init(read: Int32, write: Int32) {
      readEnd = read
      writeEnd = write
    }

    func add(_ entry: Entry) {
      entries.withLock { $0.append(entry) }
      var byte: UInt8 = 1
      _ = unsafe write(writeEnd, &byte, 1)
    }

    func take() -> [Entry] {
      let entries = entries.withLock { entries in
        defer { entries = [] }
        return entries
      }
      for _ in entries where readEnd >= 0 { _ = readChunk(readEnd, 1) }
      return entries
    }

    func wait() -> [Entry] {
      var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      // One request, which lives until the call returns.
      if readEnd >= 0 { _ = unsafe poll(&request, 1, -1) }
      return take()
    }
  }
}
