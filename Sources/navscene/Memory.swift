import NavText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the system for memory once: where it is asked for page by page on first touches, a third of a compile and a
/// fourth of a lint go by.
enum Memory {
  /// What a compile takes beside its sources and what it makes of them.
  private static let least = 3 << 16

  /// Gets ready for sources of so many bytes, unless those of a format are left for later, and for what is made of them.
  static func prepare(for byteCount: Int, leaving format: SourceFormat? = nil) {
    #if canImport(Glibc)
      let wanted =
        switch format {
        case nil: least + byteCount * 3
        case .text: least + byteCount * 7 / 3
        case .storyboard: least + byteCount * 4 / 5
        }
      // One heap for all threads, so that what is made ready for one is ready for all.
      change(.heapCount, to: 1)
      // Blocks of up to 32 MB are taken from the heap, and what is freed stays with it.
      change(.leastMapped, to: 1 << 25)
      change(.mostKept, to: .max)
      // Of what a heap grows by, this is beyond what was asked for. It takes memory only where it is touched.
      change(.margin, to: Int32(clamping: byteCount * 5))
      makeReady(min(wanted, (1 << 25) - (1 << 16)), from: format == nil ? byteCount : 0)
      change(.margin, to: 1 << 20)
    #endif
  }

  /// Keeps what the process has until its end: the system takes all of it back at once.
  static func keep<Value: Sendable>(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(Kept(value))
  }

  private final class Kept<Value: Sendable>: Sendable {
    private let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  #if canImport(Glibc)
    /// Makes the first bytes of the heap's free end present. Where the system does not know how (before Linux 5.14),
    /// pages come one by one as ever.
    ///
    /// Where there is much of it another thread makes the second half of it present, behind what is read at once.
    private static func makeReady(_ count: Int, from readCount: Int) {
      // Nobody else knows the block, and only whole pages of it and of the free end behind it are spoken of.
      guard let block = unsafe malloc(count) else { return }
      let pageSize = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: block) + pageSize - 1) / pageSize * pageSize
      let end = (Int(bitPattern: block) + count) / pageSize * pageSize
      unsafe free(block)
      guard end > start else { return }
      takeLargePages(in: start..<end)
      guard count >= 1 << 22, Parallel.processorCount > 1 else { return populate(start..<end) }
      let firstNeeded = start + readCount / pageSize * pageSize
      let middle = max(firstNeeded, (firstNeeded + end) / 2 / largePageSize * largePageSize)
      Thread { populate(middle..<end) }?.detach()
      populate(firstNeeded..<middle)
    }

    /// Lets the system use large pages for what is made ready: a compile of 10,000 scenes takes a tenth less. Not for
    /// the whole heap: a virtual machine gives back to its host what was free for a while, and where a page is cold the
    /// large one takes as long as all the small ones in it, so more of them than will be touched cost a third.
    private static func takeLargePages(in addresses: Range<Int>) {
      let first = (addresses.lowerBound + largePageSize - 1) / largePageSize * largePageSize
      let end = addresses.upperBound / largePageSize * largePageSize
      guard end > first else { return }
      _ = unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: first), end - first, Int32(MADV_HUGEPAGE))
    }

    /// Of x86 and, with pages of 4 KB, of ARM. Where it is another, less or nothing is taken.
    private static let largePageSize = 1 << 21

    private static func populate(_ addresses: Range<Int>) {
      _ = unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: addresses.lowerBound), addresses.count, populateWrite)
    }

    /// `MADV_POPULATE_WRITE`, which older headers lack.
    private static let populateWrite: Int32 = 23

    /// What the C library lets a process change about its allocator, by the numbers of <malloc.h>.
    private enum AllocatorSetting: Int32 {
      case mostKept = -1
      case margin = -2
      case leastMapped = -3
      case heapCount = -8
    }

    private static func change(_ setting: AllocatorSetting, to value: Int32) {
      _ = mallopt(setting.rawValue, value)
    }
  #endif
}

#if canImport(Glibc)
  /// The module of the C library leaves <malloc.h> out.
  @_silgen_name("mallopt")
  private func mallopt(_ setting: Int32, _ value: Int32) -> Int32
#endif
