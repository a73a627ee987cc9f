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
      var set = [UInt64](repeating: 0, count: 16)
      let filled = unsafe getAffinity(0, set.count * MemoryLayout<UInt64>.stride, &set)
      return filled < 0 ? nil : set.reduce(0) { $0 + $1.nonzeroBitCount }
    #endif
  }
}

#if !canImport(Darwin)
  /// The modules of the C libraries leave it out.
  @_silgen_name("sched_getaffinity")
  private func getAffinity(_ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<UInt64>)
    -> Int32
#endif
