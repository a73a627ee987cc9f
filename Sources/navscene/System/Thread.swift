/// A thread of the system.
struct Thread {
  private let handle: CLibrary.ThreadHandle

  /// Nil when the system has no thread to give; the others do its work.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    // As much as the main thread has: musl and Darwin give little.
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    // A system that gathers threads on few processors begins it on that of its maker, and it waits for milliseconds
    // until it is moved: begun on another, it works at once. Then it may run wherever its maker may.
    let processors = CLibrary.canPlaceThreads ? ProcessorSet.allowed : nil
    let others = processors?.others
    if let others { CLibrary.setAffinity(others, of: &attributes) }
    // The thread takes over the reference.
    let body = unsafe Unmanaged.passRetained(Body(processors: processors, run: body))
    let handle: CLibrary.ThreadHandle? = withoutInterruptions {
      if let handle = unsafe CLibrary.startThread(&attributes, body.toOpaque()) { return handle }
      guard others != nil else { return nil }
      // A sandbox may not let anybody choose.
      CLibrary.setAffinity(nil, of: &attributes)
      return unsafe CLibrary.startThread(&attributes, body.toOpaque())
    }
    guard let handle else {
      unsafe body.release()
      return nil
    }
    self.handle = handle
  }

  func join() {
    CLibrary.join(handle)
  }

  /// Lets it run on its own: nothing waits for it, and it ends with the process at the latest.
  func detach() {
    CLibrary.detach(handle)
  }

  /// What a new thread calls: it runs and lets go of the body that was handed over.
  static func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    provideSignalStack()
    if let body = unsafe body {
      let body = unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue()
      if let processors = body.processors {
        CLibrary.setAffinity(processors)
      } else {
        // Who wakes up is given a free processor.
        usleep(1)
      }
      body.run()
    }
    removeSignalStack()
    return nil
  }

  private final class Body: Sendable {
    let processors: ProcessorSet?
    let run: @Sendable () -> Void

    init(processors: ProcessorSet?, run: @escaping @Sendable () -> Void) {
      self.processors = processors
      self.run = run
    }
  }
}
