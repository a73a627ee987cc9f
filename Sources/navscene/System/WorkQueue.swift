import Synchronization

/// Works that threads go on with until there is none.
final class WorkQueue<Work: Sendable, Output: Sendable, Spare: Sendable>: Sendable {
  typealias Step = @Sendable (inout Work, consuming Spare?) -> Output?

  private let next: Step
  private let works: Mutex<Works<Work, Output, Spare>>

  init(_ works: [Work], ahead most: Int, _ next: @escaping Step) {
    self.works = Mutex(Works(works, ahead: most))
    self.next = next
  }

  /// Does what there is to do until all is done: what another thread is at may be gone on with here.
  func drain() {
    var pause = Pause()
    while true {
      if workOnce() {
        pause = Pause()
      } else if works.withLock({ $0.areAllDone }) {
        return
      } else {
        pause.rest()
      }
    }
  }

  /// Makes one output. False where there is nothing to do, or not now.
  func workOnce() -> Bool {
    // They are handed to and fro, and never held twice: sharing them would copy what is changed.
    var work: Work?
    var spare: Spare?
    guard let index = works.withLock({ $0.begin(&work, &spare) }), var own = work.take() else {
      return false
    }
    var output = next(&own, spare.take())
    work = consume own
    works.withLock { $0.end(index, &work, &output) }
    return true
  }

  /// Takes the next output, if it is there already. False after the last.
  func take(_ output: inout Output?) -> Bool {
    works.withLock { $0.take(&output) }
  }

  /// Keeps what a later step can use.
  func reuse(_ spare: consuming Spare?) {
    var kept = spare
    works.withLock { $0.keep(&kept) }
  }
}

/// Who is at what.
private struct Works<Work, Output, Spare> {
  private struct State {
    /// Nil while a thread is at it, and when it is done.
    var work: Work?
    /// Those that wait to be taken.
    var outputs: [Output] = []
    var isDone = false
  }

  private var states: [State]
  /// The first whose outputs were not all taken.
  private var first = 0
  /// The first that was not begun.
  private var firstUntouched = 0
  /// Begun and paused: no more than there are threads.
  private var paused: [Int] = []
  private var waitingCount = 0
  private var doneCount = 0
  private let most: Int
  private var spares: [Spare] = []

  init(_ works: [Work], ahead most: Int) {
    states = works.map { State(work: $0) }
    self.most = most
  }

  var areAllDone: Bool { doneCount == states.count }

  mutating func begin(_ work: inout Work?, _ spare: inout Spare?) -> Int? {
    let index = paused.min() ?? firstUntouched
    guard index < states.count else { return nil }
    // What all wait for is always gone on with.
    guard waitingCount < most || index == first && states[first].outputs.isEmpty else { return nil }
    swap(&work, &states[index].work)
    spare = spares.popLast()
    if index == firstUntouched {
      firstUntouched += 1
    } else {
      paused.removeAll { $0 == index }
    }
    return index
  }

  mutating func end(_ index: Int, _ work: inout Work?, _ output: inout Output?) {
    if let made = output.take() {
      swap(&states[index].work, &work)
      paused.append(index)
      states[index].outputs.append(made)
      waitingCount += 1
    } else {
      states[index].isDone = true
      doneCount += 1
    }
  }

  mutating func take(_ output: inout Output?) -> Bool {
    while first < states.count {
      if !states[first].outputs.isEmpty {
        waitingCount -= 1
        output = states[first].outputs.removeFirst()
        return true
      }
      if !states[first].isDone { return true }
      first += 1
    }
    return false
  }

  mutating func keep(_ spare: inout Spare?) {
    if let kept = spare.take() { spares.append(kept) }
  }
}
