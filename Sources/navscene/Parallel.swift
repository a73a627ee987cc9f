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
      while true {
        let index = taken.add(1, ordering: .relaxed).oldValue
        guard index < inputs.count else { return }
        let output = work(inputs[index])
        outputs.withLock { $0[index] = output }
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
