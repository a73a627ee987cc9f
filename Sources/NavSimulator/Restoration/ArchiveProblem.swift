import NavModel

/// Why bytes are not an archive that this app can be restored from.
public enum ArchiveProblem: Error, Hashable, Sendable {
  case notAnArchive
  case truncated(expected: Int, found: Int)
  case changedLineEnds
  case version(found: UInt64, supported: UInt64)
  case changed
  /// Another app wrote it, or this one before its scenes changed.
  case otherApp
  /// It was an iPad, and this is a phone, or the other way round (RESTORE-11).
  case otherIdiom(wasPad: Bool)
  /// It was a later system than this (RESTORE-11).
  case laterSystem(SystemEra)
  /// The checksum fits, but this does not make sense: a bug in the writer.
  case contradictory
}
