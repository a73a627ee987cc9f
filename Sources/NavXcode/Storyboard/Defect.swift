import NavText

extension StoryboardDocument {
  /// What makes a connection impossible, seen from this file alone.
  public enum Defect: Hashable, Sendable {
    /// It names no destination at all.
    case noDestination
    /// No object has the id.
    case dangling
    /// The object is of another scene, which is loaded by itself.
    case otherScene
    /// A segue leads to something that is no controller, or an unwind segue to no exit of its scene.
    case wrongTarget
  }

  /// On macOS menus and windows are connected across scenes, and rightly so.
  @inlinable
  @inline(__always)
  public func defect(of id: ID<StoryboardConnection>) -> Defect? {
    Self.defect(of: connections[id], objects, scenes, xml.elements)
  }

  /// Apart from the document, which would be copied for the call.
  @usableFromInline
  @inline(never)
  static func defect(
    of connection: StoryboardConnection, _ objects: Table<StoryboardObject>,
    _ scenes: Table<StoryboardScene>, _ elements: Table<XMLElement>
  ) -> Defect? {
    guard connection.kind != .preview else { return nil }
    guard connection.destination != nil else { return .noDestination }
    guard let target = connection.target else { return .dangling }
    switch connection.kind {
    case .segue where connection.word == Word.unwind.name:
      guard elements[objects[target].element].tag == Word.exit.name else { return .wrongTarget }
      return objects[target].scene == connection.scene ? nil : .otherScene
    case .segue, .relationship:
      let isController = objects[target].scene.map { scenes[$0].controller == target } ?? false
      return isController ? nil : .wrongTarget
    case .outlet, .outletCollection, .action:
      return objects[target].scene == connection.scene ? nil : .otherScene
    case .preview: return nil
    }
  }

  /// The connection that an element is.
  @inlinable
  @inline(__always)
  public func connection(of element: ID<XMLElement>) -> ID<StoryboardConnection>? {
    let index = connectionOfElement[Int(element.index)]
    return index == 0 ? nil : ID(Int(index) - 1)
  }

  /// The last part of a class name: `Module.Class`, `_TtC6Module5Class`.
  public func plainClass(_ name: String) -> String {
    demangled(name)?.name ?? name
  }
}
