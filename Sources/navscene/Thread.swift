#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system.
struct Thread {
  private let handle: pthread_t

  /// Nil when the system has no thread to give; the others do its work.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    // As much as the main thread has: musl gives little.
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    // A system that gathers threads on few processors begins it on that of its maker, and it waits for milliseconds
    // until it is moved: begun on another, it works at once. Then it may run wherever its maker may.
    let processors = ProcessorSet.allowed
    #if canImport(Glibc)
      processors?.others?.limit(&attributes)
    #endif
    var handle = pthread_t()
    // The thread takes over the reference.
    let body = unsafe Unmanaged.passRetained(Body(processors: processors, run: body))
    let problem = withoutInterruptions {
      let problem = unsafe pthread_create(&handle, &attributes, startBody, body.toOpaque())
      #if canImport(Glibc)
        // A sandbox may not let anybody choose.
        if problem != 0 {
          ProcessorSet.lift(&attributes)
          return unsafe pthread_create(&handle, &attributes, startBody, body.toOpaque())
        }
      #endif
      return problem
    }
    guard problem == 0 else {
      unsafe body.release()
      return nil
    }
    self.handle = handle
  }

  func join() {
    pthread_join(handle, nil)
  }

  /// Lets it run on its own: nobody waits for it, and it ends with the process at the latest.
  func detach() {
    pthread_detach(handle)
  }

  fileprivate final class Body: Sendable {
    let processors: ProcessorSet?
    let run: @Sendable () -> Void

    init(processors: ProcessorSet?, run: @escaping @Sendable () -> Void) {
      self.processors = processors
      self.run = run
    }
  }
}

/// What a new thread calls: it runs and lets go of the body that was handed over.
private func startBody(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  provideSignalStack()
  if let body = unsafe body {
    let body = unsafe Unmanaged<Thread.Body>.fromOpaque(body).takeRetainedValue()
    #if canImport(Glibc)
      body.processors?.open()
    #else
      // Who wakes up is given a free processor.
      usleep(1)
    #endif
    body.run()
  }
  return nil
}
