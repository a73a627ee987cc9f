import Synchronization

/// A value that another thread makes while this one goes on.
struct Meanwhile<Value: Sendable> {
  private let make: @Sendable () -> Value
  private let made = Made()
  private let thread: Thread?

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    thread = Thread { [made] in made.value.withLock { $0 = make() } }
  }

  /// Waits for it. Where the system has no thread to give, it is made now.
  consuming func value() -> Value {
    thread?.join()
    return made.value.withLock { $0.take() } ?? make()
  }

  private final class Made: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
