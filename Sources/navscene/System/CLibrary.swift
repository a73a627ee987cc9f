// For every file of this module. What differs from one library to another is here and nowhere else.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// What C libraries name in different ways, or only some of them have. Where the system cannot do a thing, the answer is
/// that it didn't work, and callers do without.
enum CLibrary {
  typealias SignalHandler = @convention(c) (Int32) -> Void
}

// MARK: Threads

extension CLibrary {
  #if canImport(Darwin) || canImport(Musl)
    /// A pointer that only the library follows.
    @safe
    struct ThreadHandle {
      fileprivate let pointer: pthread_t
    }
  #else
    typealias ThreadHandle = pthread_t
  #endif

  /// Begins a thread that takes over `body`; nil where the system gives none.
  static func startThread(
    _ attributes: inout pthread_attr_t, _ body: UnsafeMutableRawPointer
  ) -> ThreadHandle? {
    #if canImport(Darwin) || canImport(Musl)
      // The library follows the pointer and no other does.
      var handle: pthread_t?
      let problem = unsafe pthread_create(&handle, &attributes, { unsafe Thread.run($0) }, body)
      guard problem == 0, let pointer = unsafe handle else { return nil }
      return unsafe ThreadHandle(pointer: pointer)
    #else
      var handle = pthread_t()
      let problem = unsafe pthread_create(&handle, &attributes, { unsafe Thread.run($0) }, body)
      return problem == 0 ? handle : nil
    #endif
  }

  static func join(_ thread: ThreadHandle) {
    #if canImport(Darwin) || canImport(Musl)
      _ = unsafe pthread_join(thread.pointer, nil)
    #else
      pthread_join(thread, nil)
    #endif
  }

  static func detach(_ thread: ThreadHandle) {
    #if canImport(Darwin) || canImport(Musl)
      _ = unsafe pthread_detach(thread.pointer)
    #else
      pthread_detach(thread)
    #endif
  }

  /// Lowers the priority of the calling thread.
  static func giveWay() {
    #if canImport(Darwin)
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #else
      // On Linux this is per thread. The first 0 is `PRIO_PROCESS`, whose type differs between libraries; the second is
      // the calling thread.
      _ = setpriority(.init(0), 0, 10)
    #endif
  }
}

// MARK: Signals and files

extension sigaction {
  /// What is called when the signal comes.
  var handler: CLibrary.SignalHandler? {
    get {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler
      #else
        unsafe __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler = newValue
      #else
        unsafe __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}

extension stat {
  /// When the file's bytes last changed.
  var changeOfContent: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

// MARK: Only on Linux

#if canImport(Darwin)
  extension CLibrary {
    static func getAffinity(_ set: inout ProcessorSet) -> Bool { false }
    static func exchange(_ new: String, _ old: String) -> Bool { false }
  }
#else
  extension CLibrary {
    /// What this thread may run on.
    static func getAffinity(_ set: inout ProcessorSet) -> Bool {
      unsafe gnuGetAffinity(0, MemoryLayout<ProcessorSet>.size, &set) >= 0
    }

    /// Two files change places in one step.
    static func exchange(_ new: String, _ old: String) -> Bool {
      // 2 is `RENAME_EXCHANGE`.
      unsafe renameat2(AT_FDCWD, new, AT_FDCWD, old, 2) == 0
    }
  }

  // The modules of the libraries leave these out.

  @_silgen_name("sched_getaffinity")
  private func gnuGetAffinity(
    _ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<ProcessorSet>
  ) -> Int32
  @_silgen_name("renameat2")
  private func renameat2(
    _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32,
    _ new: UnsafePointer<CChar>, _ flags: UInt32
  ) -> Int32
#endif

// MARK: Only with the GNU library

extension CLibrary {
  #if canImport(Darwin) || canImport(Musl)
    static let canTuneAllocator = false
    static let canPlaceThreads = false

    static func tuneAllocator(_ setting: Int32, to value: Int32) {}
    static func populate(_ addresses: Range<Int>) {}
    static var currentProcessor: Int { -1 }
    static func setAffinity(_ set: ProcessorSet) {}
    static func setAffinity(_ set: ProcessorSet?, of attributes: inout pthread_attr_t) {}
  #else
    static let canTuneAllocator = true
    static let canPlaceThreads = true

    static func tuneAllocator(_ setting: Int32, to value: Int32) {
      _ = mallopt(setting, value)
    }

    /// Makes whole pages present. Where the system does not know how (before Linux 5.14), they come one by one as ever.
    static func populate(_ addresses: Range<Int>) {
      // 23 is `MADV_POPULATE_WRITE`, which older headers lack.
      _ = unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: addresses.lowerBound), addresses.count, 23)
    }

    static var currentProcessor: Int { Int(gnuCurrentProcessor()) }

    /// Lets this thread run on these processors alone.
    static func setAffinity(_ set: ProcessorSet) {
      var set = set
      _ = unsafe gnuSetAffinity(0, MemoryLayout<ProcessorSet>.size, &set)
    }

    /// Lets a thread that is begun with these attributes run on these processors alone, or wherever its maker may.
    static func setAffinity(_ set: ProcessorSet?, of attributes: inout pthread_attr_t) {
      guard var set else {
        _ = unsafe gnuSetAttributesAffinity(&attributes, 0, nil)
        return
      }
      _ = unsafe gnuSetAttributesAffinity(&attributes, MemoryLayout<ProcessorSet>.size, &set)
    }
  #endif
}

#if !canImport(Darwin) && !canImport(Musl)
  @_silgen_name("mallopt")
  private func mallopt(_ setting: Int32, _ value: Int32) -> Int32
  @_silgen_name("sched_getcpu")
  private func gnuCurrentProcessor() -> Int32
  @_silgen_name("sched_setaffinity")
  private func gnuSetAffinity(
    _ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<ProcessorSet>
  ) -> Int32
  @_silgen_name("pthread_attr_setaffinity_np")
  private func gnuSetAttributesAffinity(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int,
    _ set: UnsafeMutablePointer<ProcessorSet>?
  ) -> Int32
#endif
