import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The same work on many inputs, spread over the processors. The outputs come in the order of the inputs, so that
/// nobody can tell how many threads there were.
enum Parallel {
  /// What the system lets a process use.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(inputs.count)
    forEach(of: inputs, threads: threads, work) { outputs.append($0) }
    return outputs
  }

  /// The same, but this thread takes the outputs one by one in their order, as soon as each is there.
  static func forEach<Input: Sendable, Output: Sendable>(
    of inputs: [Input], threads: Int, _ work: @escaping @Sendable (Input) -> Output,
    take: (Output) -> Void
  ) {
    forEach(of: inputs.map(Optional.some), threads: threads) { input in
      input.take().map(work)
    } take: { output in
      take(output)
    }
  }

  /// The same for work that is done in pieces: `next` does one, and gives nil when there is no other. Whoever is free
  /// goes on with the first work that nobody is at, so that one thread may end what another began, and does not when
  /// `most` outputs wait to be taken.
  static func forEach<Work: Sendable, Output: Sendable>(
    of works: [Work], threads: Int, ahead most: Int = .max,
    next: @escaping @Sendable (inout Work) -> Output?, take: (Output) -> Void
  ) {
    let threads = min(threads, works.count)
    guard threads > 1 else {
      for var work in works {
        while let output = next(&work) { take(output) }
      }
      return
    }
    let queue = Queue(works, ahead: most, next)
    let others = (1..<threads).compactMap { _ in Thread { queue.drain() } }
    while let (outputs, isWaiting) = queue.takeOutputs() {
      for output in outputs { take(output) }
      // What is to be taken next is another's work: meanwhile this thread is one of them.
      if isWaiting && !queue.workOnce() { rest() }
    }
    for thread in others { thread.join() }
  }

  /// Waits a moment for others.
  private static func rest() { usleep(50) }

  /// Works that threads go on with until there is none.
  private final class Queue<Work: Sendable, Output: Sendable>: Sendable {
    private let next: @Sendable (inout Work) -> Output?
    private let works: Mutex<Works<Work, Output>>

    init(_ works: [Work], ahead most: Int, _ next: @escaping @Sendable (inout Work) -> Output?) {
      self.works = Mutex(Works(works, ahead: most))
      self.next = next
    }

    func drain() {
      while true {
        if workOnce() { continue }
        if works.withLock({ $0.areAllBegun }) { return }
        rest()
      }
    }

    /// Makes one output. False where there is nothing to do, or not now.
    func workOnce() -> Bool {
      // It is handed to and fro, and never held twice: who shares it would have to copy what it changes.
      var work: Work?
      guard let index = works.withLock({ $0.begin(&work) }), var own = work.take() else {
        return false
      }
      let output = next(&own)
      work = consume own
      works.withLock { $0.end(index, &work, output) }
      return true
    }

    /// Those that can be taken now, and whether others are waited for before the rest; nil after the last.
    func takeOutputs() -> (outputs: [Output], isWaiting: Bool)? {
      works.withLock { $0.takeOutputs() }
    }
  }

  /// Who is at what.
  private struct Works<Work, Output> {
    /// Nil while a thread is at it, and when it is done.
    private var works: [Work?]
    private var outputs: [[Output]]
    private var isDone: [Bool]
    /// The first whose outputs were not all taken.
    private var first = 0
    /// The first that nobody began.
    private var firstUntouched = 0
    /// Begun, and nobody is at them: no more than there are threads.
    private var paused: [Int] = []
    private var waitingCount = 0
    private let most: Int

    init(_ works: [Work], ahead most: Int) {
      self.works = works
      self.most = most
      outputs = Array(repeating: [], count: works.count)
      isDone = Array(repeating: false, count: works.count)
    }

    var areAllBegun: Bool { paused.isEmpty && firstUntouched == works.count }

    mutating func begin(_ work: inout Work?) -> Int? {
      let index = paused.min() ?? firstUntouched
      // What all wait for is always gone on with.
      guard index < works.count, waitingCount < most || index == first else { return nil }
      swap(&work, &works[index])
      if index == firstUntouched {
        firstUntouched += 1
      } else {
        paused.removeAll { $0 == index }
      }
      return index
    }

    mutating func end(_ index: Int, _ work: inout Work?, _ output: Output?) {
      if let output {
        swap(&works[index], &work)
        paused.append(index)
        outputs[index].append(output)
        waitingCount += 1
      } else {
        isDone[index] = true
      }
    }

    mutating func takeOutputs() -> (outputs: [Output], isWaiting: Bool)? {
      guard first < works.count else { return nil }
      var taken: [Output] = []
      swap(&taken, &outputs[first])
      waitingCount -= taken.count
      if !isDone[first] { return (taken, taken.isEmpty) }
      first += 1
      return (taken, false)
    }
  }

  private struct Thread {
    private let handle: pthread_t

    /// Nil when the system has no thread to give; the others do its work.
    init?(_ body: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      defer { unsafe pthread_attr_destroy(&attributes) }
      // As much as the main thread has: musl gives little.
      unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
      var handle = pthread_t()
      // The thread takes over the reference.
      let body = unsafe Unmanaged.passRetained(Body(run: body))
      let problem = unsafe pthread_create(&handle, &attributes, startBody, body.toOpaque())
      guard problem == 0 else {
        unsafe body.release()
        return nil
      }
      self.handle = handle
    }

    func join() {
      pthread_join(handle, nil)
    }
  }

  fileprivate final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}

/// What a new thread calls: it runs and lets go of the body that was handed over.
private func startBody(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let body = unsafe body {
    unsafe Unmanaged<Parallel.Body>.fromOpaque(body).takeRetainedValue().run()
  }
  return nil
}
