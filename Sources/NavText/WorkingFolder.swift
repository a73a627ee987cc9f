/// The folder that relative paths start from, and where it lies in its repository: a file of a repository has one path
/// there, however it was reached.
public struct WorkingFolder: Sendable {
  /// Absolute; empty when unknown.
  public let path: String
  /// Seen from the root of the repository: empty at the root itself.
  public let inRepository: String

  public init(_ path: String = "", inRepository: String = "") {
    self.path = path
    self.inRepository = inRepository
  }

  /// The root of the repository, absolute and without a slash at its end.
  public var repository: String {
    let isRoot = inRepository.isEmpty || path.isEmpty
    return isRoot ? path : String(path.utf8.dropLast(inRepository.utf8.count + 1)) ?? path
  }

  /// A path as the repository's own tools write it, seen from its root. What lies elsewhere stays absolute.
  public func repositoryPath(of path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/"), !self.path.isEmpty else {
      return joinedPath(inRepository, path)
    }
    let whole = joinedPath("", path)
    let root = repository + "/"
    return whole.utf8.starts(with: root.utf8)
      ? String(whole.utf8.dropFirst(root.utf8.count)) ?? whole : whole
  }
}
