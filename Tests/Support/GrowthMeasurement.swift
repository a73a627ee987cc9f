import Foundation

/// What a command cost that was a process of its own.
public struct GrowthMeasurement: Sendable {
  /// Seconds of its processor.
  public let seconds: Double
  /// Bytes of memory at its peak; not less than what the process that started it had.
  public let memory: Int
  /// What it printed and wrote, in bytes.
  public let output: Int
  /// What the input has, in bytes.
  public let input: Int
  /// Nil where a signal ended it.
  public let exitCode: Int32?

  /// Writes an input into a folder and calls navscene there.
  public init(
    _ input: GrowingInput, _ count: Int, _ command: GrowingInput.Command, executable: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navscene-growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("input")
    var byteCount = 0
    for (name, text) in input.files(count) {
      let file = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      byteCount += text.utf8.count
    }
    self.input = byteCount
    let typed = folder.appendingPathComponent("typed").path
    let printed = folder.appendingPathComponent("printed").path
    try Data(command.input.utf8).write(to: URL(fileURLWithPath: typed))
    let process = try Self.start(executable, command.arguments(place.path), typed, printed)
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    self.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    #if canImport(Darwin)
      memory = usage.ru_maxrss
    #else
      memory = usage.ru_maxrss * 1024
    #endif
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    let written = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    output = ([printed] + written.filter { $0.hasPrefix("out.") }.map { place.path + "/" + $0 })
      .reduce(0) { total, path in
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return total + (size ?? 0)
      }
  }

  private static func start(
    _ executable: String, _ arguments: [String], _ input: String, _ output: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, executable, &actions, nil, &words, environ) == 0 else {
      throw CocoaError(.executableNotLoadable)
    }
    return process
  }
}
