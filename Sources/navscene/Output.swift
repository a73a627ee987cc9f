/// Standard output and standard error.
enum Output {
  /// Whether the output still has a reader.
  enum Reader {
    case listening
    case gone
  }

  /// Writes a report with one `write`. When the reader has gone (`| head`), nothing needs to be said.
  @discardableResult
  static func report(_ bytes: [UInt8]) throws(Failure) -> Reader {
    let problem = write(bytes, to: .output)
    if problem == 0 { return .listening }
    if problem == EPIPE { return .gone }
    throw .unwritableOutput(reason(problem))
  }

  @discardableResult
  static func report(_ text: String) throws(Failure) -> Reader {
    try report(Array(text.utf8))
  }

  /// Writes what comes in pieces: a report to standard output, or status for people.
  static func write(
    to stream: Terminal.Stream, _ body: (OutputFile) -> Void
  ) throws(Failure) {
    Progress.clear()
    let file = OutputFile(stream.rawValue)
    body(file)
    guard stream == .output, file.problem != 0, file.problem != EPIPE else { return }
    throw .unwritableOutput(reason(file.problem))
  }

  /// Writes status for people. If that fails, it cannot be reported.
  static func status(_ text: String) {
    status(Array(text.utf8))
  }

  static func status(_ bytes: [UInt8]) {
    _ = write(bytes, to: .error)
  }

  /// A line that the next thing written takes away again.
  static func progress(_ text: String) {
    _ = writeAll(Array(text.utf8), to: Terminal.Stream.error.rawValue)
  }

  private static func write(_ bytes: [UInt8], to stream: Terminal.Stream) -> Int32 {
    Progress.clear()
    return writeAll(bytes, to: stream.rawValue)
  }
}

/// Writes every byte, or gives the `errno` that prevented it.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  // Any byte may be read as a raw one.
  unsafe writeAll(bytes.span.bytes, to: descriptor)
}

func writeAll(_ bytes: RawSpan, to descriptor: Int32) -> Int32 {
  // The buffer does not leave the closure, and the offset stays within it.
  unsafe bytes.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count {
      let written = unsafe write(
        descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// A shared pipe may be non-blocking.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  // One request, which lives until the call returns.
  _ = unsafe poll(&request, 1, -1)
}

/// What the system calls an `errno`, in small letters.
func reason(_ problem: Int32) -> String {
  switch problem {
  case ENOENT: return "there is no such file or folder"
  case EACCES, EPERM: return "permission denied"
  case EISDIR: return "it is a folder"
  case ENOTDIR: return "a part of its path is not a folder"
  case ENOSPC, EDQUOT: return "the disk is full"
  case EFBIG: return "it would get larger than the system allows"
  case EBADF: return "it is closed"
  case EROFS: return "the disk is read-only"
  case ELOOP: return "its symbolic links lead in a circle"
  case ENAMETOOLONG: return "its path is too long"
  default: break
  }
  // The text is copied before another call could change it.
  guard let text = unsafe strerror(problem) else { return "error \(problem)" }
  return unsafe String(cString: text)
}
