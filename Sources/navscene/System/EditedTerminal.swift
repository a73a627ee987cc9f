/// The terminal while lines are edited on it: every key comes as it is pressed, and none is shown by the terminal itself.
///
/// It is given back as it was when the prompt ends, and also when the process is ended by a signal or a trap.
enum EditedTerminal {
  /// How it was. A handler of signals reads it: it is whole before it is put here.
  nonisolated(unsafe) private static var usual: UnsafeMutablePointer<termios>?
  /// Whether it listens to signals. A handler reads it too.
  nonisolated(unsafe) private static var isListening = false
  /// Whether the process was suspended and goes on, which a handler notes.
  nonisolated(unsafe) private static var isResumed = false

  /// False where there is nothing to set.
  static func begin() -> Bool {
    var settings = termios()
    // The structure is ours for the time of the call.
    guard unsafe tcgetattr(Terminal.Stream.input.rawValue, &settings) == 0 else { return false }
    let copy = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe copy.initialize(to: settings)
    unsafe usual = copy
    giveBackWhenSuspended()
    listen(toSignals: true)
    mark(isPasteMarked: true)
    return true
  }

  /// Whether Ctrl-C and Ctrl-Z are signals, as they should be while a command is at work, or keys of the editor.
  static func listen(toSignals isListening: Bool) {
    unsafe self.isListening = isListening
    guard let usual = unsafe usual else { return }
    var settings = unsafe usual.pointee
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    if !isListening { settings.c_lflag &= ~tcflag_t(ISIG) }
    // The array is ours, and both positions are within it: one byte is enough for an answer, however long it takes.
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      unsafe bytes[Int(VMIN)] = 1
      unsafe bytes[Int(VTIME)] = 0
    }
    _ = unsafe tcsetattr(Terminal.Stream.input.rawValue, TCSADRAIN, &settings)
  }

  static func end() {
    restore()
    guard let old = unsafe usual else { return }
    unsafe usual = nil
    unsafe old.deallocate()
  }

  /// May be called by a handler of signals: it calls only what POSIX allows there.
  static func restore() {
    guard let usual = unsafe usual else { return }
    let input = Terminal.Stream.input.rawValue
    // In the background the terminal is another's. One that controls no process has no background.
    let foreground = tcgetpgrp(input)
    guard foreground < 0 || foreground == getpgrp() else { return }
    _ = unsafe tcsetattr(input, TCSANOW, usual)
    mark(isPasteMarked: false)
  }

  /// Whether what is pasted comes between marks.
  private static func mark(isPasteMarked: Bool) {
    let mark: StaticString = isPasteMarked ? "\u{1B}[?2004h" : "\u{1B}[?2004l"
    // A static string lives as long as the process.
    _ = unsafe write(Terminal.Stream.output.rawValue, mark.utf8Start, mark.utf8CodeUnitCount)
  }

  // MARK: Suspending

  /// Does what the terminal does at Ctrl-Z where it is no key; returns when the process goes on.
  static func suspend() {
    // All processes of the job: a shell waits for each of them.
    _ = kill(0, SIGTSTP)
    unsafe isResumed = false
    listen(toSignals: false)
  }

  /// The process goes on, and edits again. May be called by a handler of signals.
  static func resume() {
    let input = Terminal.Stream.input.rawValue
    // In the background the terminal is another's; the next line takes it, or waits until it may.
    let foreground = tcgetpgrp(input)
    guard unsafe usual != nil, foreground < 0 || foreground == getpgrp() else { return }
    listen(toSignals: unsafe isListening)
    mark(isPasteMarked: true)
    unsafe isResumed = true
  }

  enum Waiting {
    case input
    /// The process was suspended meanwhile.
    case resumed
  }

  /// Waits until something is typed, or the process goes on after it was suspended.
  static func waitForInput() -> Waiting {
    while !Terminal.hasInput(within: -1) && errno == EINTR {
      if unsafe isResumed {
        unsafe isResumed = false
        return .resumed
      }
    }
    return .input
  }
}
