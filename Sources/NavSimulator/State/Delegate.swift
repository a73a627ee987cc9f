import NavModel
import NavText

/// Whom a container tells what it does, since code has made that controller its delegate.
public struct Delegate: Hashable, Sendable {
  public internal(set) var container: ID<Controller>
  public internal(set) var delegate: ID<Controller>
}

extension NavigationState {
  /// The delegate of a container; itself where code has named none (DELEG-1).
  func delegate(of container: ID<Controller>) -> ID<Controller> {
    guard hasColdFields else { return container }
    return delegates.first { $0.container == container }?.delegate ?? container
  }

  /// A container has one delegate: the last that code named (DELEG-2).
  mutating func setDelegate(_ delegate: ID<Controller>, of container: ID<Controller>) {
    delegates.removeAll { $0.container == container }
    let at = delegates.firstIndex { $0.container > container } ?? delegates.count
    delegates.insert(Delegate(container: container, delegate: delegate), at: at)
  }

  /// In the order of the controllers. Containers hold their delegates weakly: one that is gone hears nothing (DELEG-3).
  mutating func renumberDelegates() {
    let old = delegates
    delegates = controllers.indices.flatMap { position in
      old.compactMap { row in
        guard row.container == controllers[position].identity,
          let delegate = self.position(of: row.delegate)
        else { return nil }
        return Delegate(container: ID(position), delegate: ID(delegate))
      }
    }
  }
}
