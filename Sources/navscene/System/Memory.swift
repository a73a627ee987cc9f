import NavText
import Synchronization

/// Asks the system for memory once: where it is asked for page by page on first touches, a third of a compile and a
/// fourth of a lint go by.
enum Memory {
  /// What a compile takes beside its sources and what it makes of them.
  private static let least = 3 << 16

  /// Gets ready for sources of so many bytes, unless those of a format are left for later, and for what is made of them.
  /// The first thread that `Parallel` begins makes most of a large area present; where none is expected, one by itself.
  static func prepare(
    for byteCount: Int, leaving format: SourceFormat? = nil, expectsThreads: Bool
  ) {
    guard CLibrary.canTuneAllocator else { return }
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
    // How much a heap grows beyond what was asked for. It takes memory only where it is touched.
    change(.margin, to: Int32(clamping: byteCount * 5))
    makeReady(min(wanted, (1 << 25) - (1 << 16)), from: format == nil ? byteCount : 0)
    change(.margin, to: 1 << 20)
    if !expectsThreads, hasRest { Thread(makeRestReady)?.detach() }
  }

  /// Makes present what was left for another thread than the main one.
  @Sendable static func makeRestReady() {
    let rest = rest.withLock { rest in
      defer { rest = 0..<0 }
      return rest
    }
    for start in stride(from: rest.lowerBound, to: rest.upperBound, by: step) {
      CLibrary.populate(start..<min(rest.upperBound, start + step))
    }
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

  /// Makes the first bytes of the heap's free end present, or notes them for `makeRestReady`. Where the system does
  /// not know how (before Linux 5.14), pages come one by one as ever.
  ///
  /// In small pages: a virtual machine gives large ones back to its host whenever they are free, and where such a one
  /// is cold its first touch takes as long as half a compile of 10,000 scenes. The small ones are still warm from
  /// the last owner.
  private static func makeReady(_ count: Int, from readCount: Int) {
    // No one else knows the block, and only whole pages of it and of the free end after it are meant.
    guard let block = unsafe malloc(count) else { return }
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    let start = (Int(bitPattern: block) + pageSize - 1) / pageSize * pageSize
    let end = (Int(bitPattern: block) + count) / pageSize * pageSize
    unsafe free(block)
    guard end > start else { return }
    // What is read at once is touched at once.
    let first = min(end, start + readCount / pageSize * pageSize)
    let isMuch = count >= 1 << 22 && Parallel.processorCount > 1
    let middle = isMuch ? min(end, first + step) : end
    CLibrary.populate(first..<middle)
    rest.withLock { $0 = middle..<end }
  }

  /// What is still to be made present.
  private static let rest = Mutex(0..<0)

  private static var hasRest: Bool { rest.withLock { !$0.isEmpty } }

  /// How much is made present at a time: starting a thread waits for what is under way.
  private static let step = 1 << 18

  /// What the C library lets a process change about its allocator, by the numbers of <malloc.h>.
  private enum AllocatorSetting: Int32 {
    case mostKept = -1
    case margin = -2
    case leastMapped = -3
    case heapCount = -8
  }

  private static func change(_ setting: AllocatorSetting, to value: Int32) {
    CLibrary.tuneAllocator(setting.rawValue, to: value)
  }
}
