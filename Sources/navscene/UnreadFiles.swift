import NavText
import Synchronization

/// Files of a large project that only have their place among the sources: each is read when needed, and released.
/// A third of the memory of a compile, and half of a lint's, would be texts that are never read again.
final class UnreadFiles: Sendable {
  /// How many bytes they have.
  let byteCount: Int
  private let stamps: [String: FileStamp]
  private let failure = Mutex(false)

  /// What the files are when they are looked at.
  init(_ stamps: [(path: String, stamp: FileStamp)]) {
    byteCount = stamps.reduce(0) { $0 + $1.stamp.byteCount }
    self.stamps = Dictionary(stamps.map { ($0.path, $0.stamp) }) { first, _ in first }
  }

  /// Whether one of them could not be read. Then nothing counts that was made of them.
  var haveFailed: Bool { failure.withLock { $0 } }

  /// The source with its bytes; nil where it has them, or they cannot be read.
  func read(_ source: SourceText) -> SourceText? {
    guard source.bytes.isEmpty, stamps[source.path] != nil else { return nil }
    guard let bytes = try? Files.readFile(source.path) else {
      failure.withLock { $0 = true }
      return nil
    }
    return SourceText(path: source.path, bytes: bytes)
  }

  /// The texts that findings show, read once more. One that was changed meanwhile is not what they speak of.
  func texts(
    shownBy findings: ArraySlice<Diagnostic>, _ sources: Table<SourceText>
  ) -> [ReturnedText] {
    var files: [ID<SourceText>] = []
    func note(_ file: ID<SourceText>) {
      if sources[file].bytes.isEmpty && files.last != file && !files.contains(file) {
        files.append(file)
      }
    }
    for finding in findings {
      note(finding.location.file)
      for label in finding.related { note(label.location.file) }
    }
    return files.compactMap { file in
      let path = sources[file].path
      guard let stamp = stamps[path], let bytes = Files.read(path, if: stamp) else { return nil }
      return ReturnedText(file, bytes)
    }
  }
}
