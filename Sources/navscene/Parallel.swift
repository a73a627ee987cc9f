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
    forEach(of: inputs, threads: threads) { input in
      var rest: Input? = input
      return {
        defer { rest = nil }
        return rest.map(work)
      }
    } take: { output in
      take(output)
    }
  }

  /// The same for work that gives several outputs: each is taken as soon as it and all before it are there, so that few
  /// of them are in memory at a time. What `begin` returns is called by one thread until it gives nil.
  static func forEach<Input: Sendable, Output: Sendable>(
    of inputs: [Input], threads: Int, begin: @escaping @Sendable (Input) -> () -> Output?,
    take: (Output) -> Void
  ) {
    let threads = min(threads, inputs.count)
    guard threads > 1 else {
      for input in inputs {
        let next = begin(input)
        while let output = next() { take(output) }
      }
      return
    }
    let queue = Queue(inputs, begin)
    let others = (1..<threads).compactMap { _ in Thread { queue.drain() } }
    var own: Queue<Input, Output>.Work?
    var index = 0
    while index < inputs.count {
      let (outputs, areAll) = queue.takeOutputs(index)
      for output in outputs { take(output) }
      if areAll {
        index += 1
      } else if outputs.isEmpty {
        // What is to be taken next is another's work: meanwhile this thread does some of its own.
        own = own ?? queue.begin()
        if let work = own, !queue.isFull(work) {
          if !queue.goOn(with: work) { own = nil }
        } else {
          rest()
        }
      }
    }
    for thread in others { thread.join() }
  }

  /// Waits a moment for others.
  private static func rest() { usleep(50) }

  /// Inputs that threads take one after another until there is none.
  private final class Queue<Input: Sendable, Output: Sendable>: Sendable {
    struct Work {
      let index: Int
      let next: () -> Output?
    }

    /// The outputs of an input that nobody took yet.
    private struct Waiting {
      var outputs: [Output] = []
      var areAll = false
    }

    private let inputs: [Input]
    private let work: @Sendable (Input) -> () -> Output?
    private let taken = Atomic<Int>(0)
    private let waiting: Mutex<[Waiting]>

    init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> () -> Output?) {
      self.inputs = inputs
      self.work = work
      waiting = Mutex([Waiting](repeating: Waiting(), count: inputs.count))
    }

    func drain() {
      while let work = begin() {
        repeat {
          // Those before it are never full for long: their outputs are taken first.
          while isFull(work) { rest() }
        } while goOn(with: work)
      }
    }

    /// Takes the next input, if there is one.
    func begin() -> Work? {
      let index = taken.add(1, ordering: .relaxed).oldValue
      return index < inputs.count ? Work(index: index, next: work(inputs[index])) : nil
    }

    /// Whether so many outputs wait that others would only fill the memory.
    func isFull(_ work: Work) -> Bool {
      waiting.withLock { $0[work.index].outputs.count >= 8 }
    }

    /// Makes the next output. False where there was none.
    func goOn(with work: Work) -> Bool {
      let output = work.next()
      waiting.withLock { waiting in
        if let output {
          waiting[work.index].outputs.append(output)
        } else {
          waiting[work.index].areAll = true
        }
      }
      return output != nil
    }

    /// The outputs of an input that are there and were not taken, and whether no others will follow.
    func takeOutputs(_ index: Int) -> (outputs: [Output], areAll: Bool) {
      waiting.withLock { waiting in
        defer { waiting[index].outputs = [] }
        return (waiting[index].outputs, waiting[index].areAll)
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
