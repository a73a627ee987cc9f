/// Another program that is run to its end. No shell sees its arguments.
struct ChildProgram {
  /// What it wrote, and what it ended with.
  struct Result {
    let output: [UInt8]
    let errors: [UInt8]
    /// Nil where a signal ended it.
    let exitCode: Int32?
  }

  /// Looked for as the shell would.
  let name: String
  let arguments: [String]
  /// Added to the environment of this process, in place of what has the same name there.
  var environment: [(name: String, value: String)] = []

  /// Nil where there is no such program, or the system starts none. All of `input` is its standard input.
  func run(input: [UInt8] = []) -> Result? {
    guard let standardInput = ScratchFile(input), let errors = ScratchFile([]) else { return nil }
    var ends: [Int32] = [-1, -1]
    // The array has room for both.
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(
      [(standardInput.descriptor, 0), (ends[1], 1), (errors.descriptor, 2)])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let output = readAll(ends[0])
    var status: Int32 = 0
    // The status lives until the call returns.
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    let isExit = status & 0x7F == 0
    return Result(
      output: output, errors: errors.contents(), exitCode: isExit ? status >> 8 & 0xFF : nil)
  }

  /// Each descriptor becomes the standard one beside it.
  private func start(_ streams: [(descriptor: Int32, standard: Int32)]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // What is handed over lives until the child has been started: the words are copies that are released after it.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, standard) in streams {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe release(words) }
    var variables = unsafe environmentWords().map { unsafe strdup($0) } + [nil]
    defer { unsafe release(variables) }
    var process: pid_t = 0
    return unsafe posix_spawnp(&process, name, &actions, nil, &words, &variables) == 0
      ? process : nil
  }

  private func release(_ words: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe words.indices { unsafe free(words[index]) }
  }

  private func environmentWords() -> [String] {
    var words: [String] = []
    // The environment is an array that a null ends; nothing here changes it.
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let word = unsafe String(cString: entry)
      if !environment.contains(where: { word.hasPrefix($0.name + "=") }) { words.append(word) }
      unsafe next += 1
    }
    return words + environment.map { $0.name + "=" + $0.value }
  }
}

/// A file without a name, which is gone with its last descriptor.
private final class ScratchFile {
  let descriptor: Int32

  init?(_ bytes: [UInt8]) {
    let folder = Terminal.environment("TMPDIR") ?? "/tmp"
    var pattern = Array((folder + "/navscene.XXXXXX").utf8CString)
    // The pattern is an array with room for the name, which is as long.
    descriptor = unsafe mkstemp(&pattern)
    guard descriptor >= 0 else { return nil }
    unsafe unlink(pattern)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if writeAll(bytes, to: descriptor) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func contents() -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    return readAll(descriptor)
  }
}

/// What there is to read up to the end.
private func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    // No more is read than the array has room for.
    let count = unsafe read(descriptor, &piece, piece.count)
    if count > 0 {
      bytes += piece[..<count]
    } else if count == 0 || errno != EINTR {
      return bytes
    }
  }
}
