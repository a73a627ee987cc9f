/// What people see while they wait: what is being done, how far it is, and how fast.
///
/// It says nothing in the first second, because work that is over by then needs no word, and little after that, because
/// a terminal takes time as well. It knows no clock: the caller passes the time, in milliseconds.
public struct ProgressMeter: Sendable {
  /// A wait that needs no explanation.
  public static let patience = 1000
  private static let interval = 100

  private let start: Int
  private var isShown = false
  private var lastShown = 0
  private var work = ""
  private var thing = ""
  /// How many there will be, if that is known.
  private var count: Int?
  private var done = 0
  private var workStart = 0

  public init(at now: Int) {
    start = now
  }

  /// Starts a piece of work: `reading` so many times a `file`, or nobody knows how many.
  public mutating func begin(_ work: String, _ count: Int?, _ thing: String, at now: Int) {
    self.work = work
    self.count = count
    self.thing = thing
    done = 0
    workStart = now
  }

  /// One more is done; the answer is what to write to a terminal, if it is time for that.
  public mutating func advance(at now: Int) -> String? { advance(to: done + 1, at: now) }

  /// So many are done altogether; the answer is what to write to a terminal, if it is time for that.
  public mutating func advance(to done: Int, at now: Int) -> String? {
    self.done = done
    guard now - start >= Self.patience, !isShown || now - lastShown >= Self.interval else {
      return nil
    }
    isShown = true
    lastShown = now
    return "\r" + line(at: now) + Self.endOfLine
  }

  /// What takes the line away again, if there is one.
  public mutating func clear() -> String? {
    guard isShown else { return nil }
    isShown = false
    return "\r" + Self.endOfLine
  }

  private func line(at now: Int) -> String {
    let things = (count ?? done) == 1 ? thing : thing + "s"
    let total = count.map { " of \($0)" } ?? ""
    let milliseconds = now - workStart
    // A rate of a few moments would only jump.
    guard milliseconds >= Self.interval else { return "\(work) \(done)\(total) \(things)" }
    let rate = done * 1000 / milliseconds
    return "\(work) \(done)\(total) \(things), \(rate) a second"
  }

  /// Erases what an older and longer line left there.
  private static let endOfLine = "\u{1B}[K"
}
