import NavText
import Synchronization

/// How far the work is, on standard error and only for people: elsewhere it would be in a log.
enum Progress {
  /// Threads tell it what they have done.
  private static let meter = Mutex(ProgressMeter(at: now))

  private static let isWatched =
    Terminal.isTerminal(.error) && Terminal.environment("TERM") != "dumb"

  /// Starts a piece of work that consists of `count` steps.
  static func begin(_ work: String, _ count: Int, _ thing: String) {
    guard isWatched else { return }
    meter.withLock { $0.begin(work, count, thing, at: now) }
  }

  /// Starts a piece of work of which nobody knows how long it is.
  static func begin(_ work: String, _ thing: String) {
    guard isWatched else { return }
    meter.withLock { $0.begin(work, nil, thing, at: now) }
  }

  /// So many things are done altogether.
  static func advance(to done: Int) {
    guard isWatched else { return }
    meter.withLock { meter in
      if let line = meter.advance(to: done, at: now) { Output.progress(line) }
    }
  }

  /// One step is done.
  static func advance() {
    guard isWatched else { return }
    // Written under the lock, so that no line is after a newer one.
    meter.withLock { meter in
      if let line = meter.advance(at: now) { Output.progress(line) }
    }
  }

  /// Leaves the line to what is written next.
  static func clear() {
    guard isWatched else { return }
    meter.withLock { meter in
      if let line = meter.clear() { Output.progress(line) }
    }
  }

  /// Milliseconds of a monotonic clock.
  private static var now: Int {
    var time = timespec()
    // The structure is ours for the time of the call.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
