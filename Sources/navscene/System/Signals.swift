import Synchronization

/// Makes a closed pipe and a full quota answers of `write`, a trap an exit code, and an interruption tidy.
func prepareProcess() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  provideSignalStack()
  for trap in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
    handle(trap, with: exitAfterTrap)
  }
  for interruption in interruptions where !isIgnored(interruption) {
    handle(interruption, with: endAfterInterruption)
  }
  unblock(interruptions)
}

/// A parent may have started the process from a thread that blocks signals, as those of a dispatch queue do, and the mask
/// is inherited: then nothing short of SIGKILL would end it.
private func unblock(_ signals: [Int32]) {
  // The set is ours for the time of the calls.
  var set = sigset_t()
  unsafe sigemptyset(&set)
  for number in signals { unsafe sigaddset(&set, number) }
  unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
}

private let interruptions = [SIGINT, SIGTERM, SIGHUP]

/// From now on a suspended process leaves the terminal as it was, and edits on it again when it goes on.
func giveBackWhenSuspended() {
  if !isIgnored(SIGTSTP) { handle(SIGTSTP, with: stopAfterSuspension) }
}

/// What begins in `body` hears of no interruption: they are for the main thread, which alone knows what it is writing.
func withoutInterruptions<Result>(_ body: () -> Result) -> Result {
  // Both sets are ours for the time of the calls.
  var set = sigset_t()
  var old = sigset_t()
  unsafe sigemptyset(&set)
  for interruption in interruptions + [SIGTSTP] { unsafe sigaddset(&set, interruption) }
  unsafe pthread_sigmask(SIG_BLOCK, &set, &old)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
  return body()
}

/// A first interruption of work that can be told half done: it ends the work, and a second one the process.
enum Interruption {
  private static let wasAsked = Atomic(false)

  static var isAsked: Bool { wasAsked.load(ordering: .relaxed) }

  /// From now on the first interruption is only noted.
  static func await() {
    if !isIgnored(SIGINT) { handle(SIGINT, with: note) }
  }

  private static let note: CLibrary.SignalHandler = { number in
    wasAsked.store(true, ordering: .relaxed)
    handle(number, with: endAfterInterruption)
  }
}

/// From now on an interruption removes the file at `path`, which is being written; nil when it is done.
func removeWhenInterrupted(_ path: String?) {
  let old = unsafe unfinishedFile
  // The handler runs between two instructions of this thread, which is the main one: it sees the old text or the new
  // one, both whole.
  unsafe unfinishedFile = path.flatMap { unsafe strdup($0) }
  unsafe free(old)
}

nonisolated(unsafe) private var unfinishedFile: UnsafeMutablePointer<CChar>?

// MARK: Handlers, which may only call what POSIX allows in them

/// A trap is a mistake of ours, and scripts learn that from the exit code.
private func exitAfterTrap(_ number: Int32) {
  let message: StaticString = """
    error: internal failure: navscene stopped at a mistake of its own
    help: please report it with the command and its input

    """
  // A static string lives as long as the process.
  _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
  removeUnfinishedFile()
  EditedTerminal.restore()
  _exit(ExitCode.internalFailure.rawValue)
}

/// Ends as the signal would have ended the process, so that a shell sees what happened.
private func endAfterInterruption(_ number: Int32) {
  removeUnfinishedFile()
  EditedTerminal.restore()
  signal(number, SIG_DFL)
  // It is held back until this function returns.
  raise(number)
}

/// Stops as the signal would have stopped the process, and goes on from here.
private func stopAfterSuspension(_ number: Int32) {
  let problem = errno
  EditedTerminal.restore()
  signal(number, SIG_DFL)
  // It is held back until this function lets it through. The set is ours for the time of the calls.
  raise(number)
  var set = sigset_t()
  unsafe sigemptyset(&set)
  unsafe sigaddset(&set, number)
  unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  handle(number, with: stopAfterSuspension)
  EditedTerminal.resume()
  errno = problem
}

private func removeUnfinishedFile() {
  if let path = unsafe unfinishedFile { unsafe unlink(path) }
}

// MARK: System calls

/// Where handlers run of traps of this thread: when its stack is full, nothing can be called on it any more. A thread that
/// ends before the process gives it back with `removeSignalStack`.
func provideSignalStack() {
  let size = 1 << 16
  var stack = unsafe stack_t()
  unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  unsafe stack.ss_size = .init(size)
  _ = unsafe sigaltstack(&stack, nil)
}

/// Nothing may trap on this thread any more.
func removeSignalStack() {
  var none = unsafe stack_t()
  var stack = unsafe stack_t()
  unsafe none.ss_flags = Int32(SS_DISABLE)
  guard unsafe sigaltstack(&none, &stack) == 0 else { return }
  // It was allocated by `provideSignalStack`, and nothing uses it now.
  unsafe stack.ss_sp?.deallocate()
}

private func handle(_ number: Int32, with handler: @escaping CLibrary.SignalHandler) {
  // The structure is ours for the time of the call.
  var action = sigaction()
  action.handler = handler
  action.sa_flags = Int32(SA_ONSTACK)
  _ = unsafe sigaction(number, &action, nil)
}

/// Whether the parent asked not to be bothered, as `nohup` does.
private func isIgnored(_ number: Int32) -> Bool {
  // The structure is ours for the time of the call.
  var action = sigaction()
  guard unsafe sigaction(number, nil, &action) == 0 else { return false }
  return unsafe unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
