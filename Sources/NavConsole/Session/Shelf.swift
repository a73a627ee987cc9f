import NavSimulator
import NavText

/// Preserved states by name, for tests and for all who play without files.
public struct Shelf: Sendable {
  private var archives: [(name: String, bytes: [UInt8])] = []

  public init() {}

  /// What `restore` asks for.
  public func archive(_ name: String) -> Result<[UInt8], CommandProblem> {
    if let found = archives.last(where: { $0.name == name }) { return .success(found.bytes) }
    return .failure(
      .unknown(
        "unknown-archive", "no state was saved as '\(name)'", name,
        among: archives.map { $0.name }))
  }

  /// Keeps what `save` gave.
  public mutating func keep(_ effects: [Effect], as name: String) {
    if let bytes = effects.archive { keep(bytes, as: name) }
  }

  /// Keeps the bytes themselves, instead of those of the same name.
  public mutating func keep(_ bytes: [UInt8], as name: String) {
    archives.removeAll { $0.name == name }
    archives.append((name, bytes))
  }
}

extension [Effect] {
  /// The bytes that a `save` gave.
  public var archive: [UInt8]? {
    for effect in self {
      if case .archived(let bytes, _) = effect { return bytes }
    }
    return nil
  }
}
