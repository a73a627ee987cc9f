/// An array that no one else can hold: another one would check before each change whether it is shared.
///
/// Every place is checked. It has one owner at a time, so it may move between threads. No element is of a private type: Swift
/// 6.3 can't find one of those in a debug build.
@safe
struct UniqueArray<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    unsafe memory = .allocate(capacity: self.capacity)
  }

  deinit { unsafe memory.deallocate() }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(index >= 0 && index < count)
      return unsafe memory[index]
    }
    @inline(__always)
    set {
      precondition(index >= 0 && index < count)
      unsafe memory[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (memory + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count &-= 1
    return unsafe memory[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Becomes one value many times.
  @inline(__always)
  mutating func refill(_ element: Element, times newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    unsafe memory.initialize(repeating: element, count: newCount)
    count = newCount
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    capacity = max(capacity * 2, least)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.initialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
  }
}
