#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the system for memory once, where it would be asked for page by page: on first touches a third of a compile was
/// spent.
enum Memory {
  /// What a compile takes beside its sources and what it makes of them.
  private static let least = 3 << 16
  /// The largest block that the C library keeps for later instead of giving it back.
  private static let mostKept = (1 << 25) - (1 << 16)

  /// Gets ready for sources of so many bytes and what a compile makes of them.
  static func prepare(for byteCount: Int) {
    #if canImport(Glibc)
      let wanted = least + byteCount * 3
      // From the size of a freed block glibc learns which blocks to keep; the second is one of those already.
      touch(0, ofBlock: mostKept)
      touch(min(wanted, mostKept), ofBlock: min(wanted, mostKept))
    #endif
  }

  #if canImport(Glibc)
    /// Makes the first bytes of a block present and frees it. Where the call is unknown (before Linux 5.14), pages
    /// come one by one as ever.
    private static func touch(_ count: Int, ofBlock size: Int) {
      // Nobody else knows the block, and only whole pages of it are spoken of.
      guard let block = unsafe malloc(size) else { return }
      let pageSize = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: block) + pageSize - 1) / pageSize * pageSize
      let end = (Int(bitPattern: block) + count) / pageSize * pageSize
      _ = unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: start), max(0, end - start), populateWrite)
      unsafe free(block)
    }
  #endif

  /// `MADV_POPULATE_WRITE`, which older headers lack.
  private static let populateWrite: Int32 = 23
}
