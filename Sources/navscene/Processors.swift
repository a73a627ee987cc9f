#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Parallel {
  /// How many processors the system lets this process use: fewer than there are in many a container.
  static let processorCount = max(1, allowedCount() ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  private static func allowedCount() -> Int? {
    #if canImport(Darwin)
      return nil
    #else
      // A bit for each of 1024; more of them are an error, not an overflow.
      var set = Affinity(repeating: 0)
      guard unsafe getAffinity(0, MemoryLayout<Affinity>.size, &set) >= 0 else { return nil }
      return set.indices.reduce(0) { $0 + set[$1].nonzeroBitCount }
    #endif
  }
}

#if !canImport(Darwin)
  private typealias Affinity = InlineArray<16, UInt64>

  /// The modules of the C libraries leave it out.
  @_silgen_name("sched_getaffinity")
  private func getAffinity(_ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<Affinity>)
    -> Int32
#endif
