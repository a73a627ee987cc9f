import NavModel
import NavText

/// How a state is written down: the first byte of each says which way.
enum StateForm: UInt8 {
  /// All of its fields.
  case packed
  /// The number of one that cannot be packed.
  case whole
  /// The numbers of what its tabs share and of what each of them is like.
  case tabs
  /// The same parts with their bytes instead of numbers, before they have any.
  case apart
}

extension StatePacker {
  /// Packs a state in place of what was packed before, in one piece or by what its tabs are like, where it has any.
  mutating func pack(_ state: NavigationState, takingApart: Bool = false) {
    guard takingApart, let tabs = state.tabRows, let last = tabs.last else {
      begin(.packed)
      var copy = state
      copy.visitFields(&self)
      return
    }
    begin(.apart)
    append(UInt8(truncatingIfNeeded: state.controllers[0].selected))
    append(UInt8(truncatingIfNeeded: tabs.count))
    var shared = state.without(1..<last.upperBound)
    appendPart { shared.visitFields(&$0) }
    for rows in tabs {
      var tab = TabForm(of: rows, in: state)
      appendPart { tab.visitFields(&$0) }
    }
  }

  /// Writes the numbers of a state's parts in place of what was packed before.
  mutating func pack(_ tabbed: TabbedState) {
    begin(.tabs)
    append(UInt8(truncatingIfNeeded: tabbed.front))
    append(UInt8(truncatingIfNeeded: tabbed.tabCount))
    for part in 0...tabbed.tabCount {
      var number = tabbed.numbers[part]
      visit(&number)
    }
  }

  /// Puts what is written behind the three bytes of its length.
  private mutating func appendPart(_ write: (inout StatePacker) -> Void) {
    let start = bytes.count
    append(0)
    append(0)
    append(0)
    write(&self)
    setLength(bytes.count - start - 3, at: start)
  }
}

extension NavigationState {
  init(from unpacker: inout StateUnpacker) {
    self.init(device: .standard, orientation: .portrait, era: .standard)
    visitFields(&unpacker)
  }
}
