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
    let threads = min(threads, inputs.count)
    guard threads > 1 else { return inputs.map(work) }
    let queue = Queue(inputs, work)
    // This thread is one of them.
    let others = (1..<threads).compactMap { _ in Thread { queue.drain() } }
    queue.drain()
    for thread in others {
      thread.join()
    }
    return queue.outputs.withLock { $0.map { $0! } }
  }

  /// The same, but this thread takes the outputs one by one in their order, as soon as each is there.
  static func forEach<Input: Sendable, Output: Sendable>(
    of inputs: [Input], threads: Int, _ work: @escaping @Sendable (Input) -> Output,
    take: (Output) -> Void
  ) {
    let threads = min(threads, inputs.count)
    guard threads > 1 else {
      for input in inputs { take(work(input)) }
      return
    }
    let queue = Queue(inputs, work)
    let others = (1..<threads).compactMap { _ in Thread { queue.drain() } }
    var next = 0
    while next < inputs.count {
      if let output = queue.takeOutput(next) {
        take(output)
        next += 1
      } else if !queue.workOnce() {
        break
      }
    }
    // Nothing is left to begin with: what others work on comes last.
    for thread in others { thread.join() }
    for index in next..<inputs.count {
      if let output = queue.takeOutput(index) { take(output) }
    }
  }

  /// Inputs that threads take one after another until there is none.
  private final class Queue<Input: Sendable, Output: Sendable>: Sendable {
    private let inputs: [Input]
    private let work: @Sendable (Input) -> Output
    private let taken = Atomic<Int>(0)
    let outputs: Mutex<[Output?]>

    init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
      self.inputs = inputs
      self.work = work
      outputs = Mutex([Output?](repeating: nil, count: inputs.count))
    }

    func drain() {
      while workOnce() {}
    }

    /// Takes the next input, if there is one.
    func workOnce() -> Bool {
      let index = taken.add(1, ordering: .relaxed).oldValue
      guard index < inputs.count else { return false }
      let output = work(inputs[index])
      outputs.withLock { $0[index] = output }
      return true
    }

    /// The output of an input, if it is there; it is not kept.
    func takeOutput(_ index: Int) -> Output? {
      outputs.withLock { outputs in
        defer { outputs[index] = nil }
        return outputs[index]
      }
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
