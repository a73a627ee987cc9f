#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Parallel {
  /// How many processors the system lets this process use: fewer than there are in many a container.
  static let processorCount = max(
    1, ProcessorSet.allowed?.count ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Processors that a thread may run on, where the system lets a process say.
struct ProcessorSet {
  /// A bit for each of 1024. More of them are an error of the call, not an overflow.
  private var bits = InlineArray<16, UInt64>(repeating: 0)

  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  /// What the system lets this thread use.
  static var allowed: ProcessorSet? {
    #if canImport(Darwin)
      return nil
    #else
      var set = ProcessorSet()
      return unsafe getAffinity(0, MemoryLayout<Self>.size, &set) >= 0 ? set : nil
    #endif
  }

  #if canImport(Glibc)
    /// All of these but the one that this thread runs on; nil where that is the only one.
    var others: ProcessorSet? {
      var others = self
      let own = Int(currentProcessor())
      guard bits.indices.contains(own / 64) else { return nil }
      others.bits[own / 64] &= ~(1 << (own % 64))
      return others.count > 0 ? others : nil
    }

    /// Lets a thread that is begun with these attributes run on these alone.
    func limit(_ attributes: inout pthread_attr_t) {
      var set = self
      _ = unsafe setAffinity(&attributes, MemoryLayout<Self>.size, &set)
    }

    /// Lets a thread that is begun with these attributes run wherever its maker may.
    static func lift(_ attributes: inout pthread_attr_t) {
      _ = unsafe setAffinity(&attributes, 0, nil)
    }

    /// Lets this thread run on all of these.
    func open() {
      var set = self
      _ = unsafe setAffinity(0, MemoryLayout<Self>.size, &set)
    }
  #endif
}

#if !canImport(Darwin)
  /// The modules of the C libraries leave these out.
  @_silgen_name("sched_getaffinity")
  private func getAffinity(
    _ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<ProcessorSet>
  ) -> Int32
#endif
#if canImport(Glibc)
  @_silgen_name("sched_setaffinity")
  private func setAffinity(
    _ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<ProcessorSet>
  ) -> Int32
  @_silgen_name("pthread_attr_setaffinity_np")
  private func setAffinity(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int,
    _ set: UnsafeMutablePointer<ProcessorSet>?
  ) -> Int32
  @_silgen_name("sched_getcpu")
  private func currentProcessor() -> Int32
#endif
