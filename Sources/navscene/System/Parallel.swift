/// The same work on many inputs, spread over the processors. The outputs come in the order of the inputs, so that
/// the result does not depend on the number of threads.
enum Parallel {
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(inputs.count)
    forEach(of: inputs, threads: threads, work) { outputs.append($0) }
    return outputs
  }

  /// The same, but this thread takes the outputs one by one in their order, as soon as each is there. No other is
  /// begun while `most` wait to be taken.
  static func forEach<Input: Sendable, Output: Sendable>(
    of inputs: [Input], threads: Int, ahead most: Int = .max,
    _ work: @escaping @Sendable (Input) -> Output, take: (consuming Output) -> Void
  ) {
    // Without a queue, so that a small run need not make the types that it is of.
    guard min(threads, inputs.count) > 1 else {
      for input in inputs { take(work(input)) }
      return
    }
    forEach(of: inputs.map(Optional.some), threads: threads, ahead: most) {
      (input: inout Input?, _: consuming Never?) in
      input.take().map(work)
    } take: { output in
      take(output)
      return nil
    }
  }

  /// The same for work that is done in pieces: `next` does one, and gives nil when there is no other. A free thread
  /// goes on with the first free work, so that one thread may end what another began.
  ///
  /// What `take` gives back comes to `next` again: memory that is there already.
  static func forEach<Work: Sendable, Output: Sendable, Spare: Sendable>(
    of works: [Work], threads: Int, ahead most: Int = .max,
    next: @escaping @Sendable (inout Work, consuming Spare?) -> Output?,
    take: (consuming Output) -> Spare?
  ) {
    let threads = min(threads, works.count)
    guard threads > 1 else {
      var spare: Spare?
      for var work in works {
        while let output = next(&work, spare.take()) { spare = take(consume output) }
      }
      return
    }
    let queue = WorkQueue(works, ahead: most, next)
    let others = (1..<threads).compactMap { _ in
      Thread {
        Memory.makeRestReady()
        queue.drain()
      }
    }
    var pause = Pause()
    var output: Output?
    while queue.take(&output) {
      if let taken = output.take() {
        queue.reuse(take(consume taken))
        // What is to be taken next is another's work: meanwhile this thread is one of them.
      } else if !queue.workOnce() {
        pause.rest()
        continue
      }
      pause = Pause()
    }
    for thread in others { thread.join() }
  }
}

/// Waits for other threads: at first only for what they are about to end, since it takes longer to wake up than that.
struct Pause {
  private var count = 0

  mutating func rest() {
    count += 1
    if count < 100 {
      sched_yield()
    } else {
      usleep(50)
    }
  }
}
