import NavText

/// A file while it is being written: in pieces, and once more at its start, where what is known last may belong.
final class OutputFile {
  /// What the system said of the first piece that could not be written; 0 while all is well.
  private(set) var problem: Int32 = 0
  /// What was written where it cannot be gone back: to a pipe or a device.
  private(set) var bytes: [UInt8] = []
  private let descriptor: Int32?

  init(_ descriptor: Int32? = nil) {
    self.descriptor = descriptor
  }

  func append(_ piece: RawSpan) {
    guard problem == 0 else { return }
    if let descriptor {
      problem = writeAll(piece, to: descriptor)
    } else {
      bytes.append(contentsOf: piece)
    }
  }

  func append(_ piece: [UInt8]) {
    // Any byte may be read as a raw one.
    unsafe append(piece.span.bytes)
  }

  /// Forgets what was written.
  func startOver() {
    bytes = []
    guard problem == 0, let descriptor else { return }
    // A device such as /dev/null has no length.
    let isLeft = ftruncate(descriptor, 0) != 0 && errno != EINVAL
    if isLeft || lseek(descriptor, 0, SEEK_SET) != 0 { problem = errno }
  }

  /// Writes over the first bytes. Last of all.
  func replaceStart(with start: [UInt8]) {
    guard problem == 0 else { return }
    guard let descriptor else {
      bytes.replaceSubrange(..<start.count, with: start)
      return
    }
    if lseek(descriptor, 0, SEEK_SET) != 0 {
      problem = errno
    } else {
      problem = writeAll(start, to: descriptor)
    }
  }
}
