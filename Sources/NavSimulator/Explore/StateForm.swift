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

extension NavigationState {
  /// The rows of each tab, one behind the other from the second row on; nil where the window does not show tabs, or
  /// something is remembered about a controller elsewhere than in its row and its variables.
  fileprivate var tabRows: [Range<Int>]? {
    guard let root = controllers.first, root.kind == .tabBar,
      !root.flags.contains(.moreSelected), !hasColdFields
    else { return nil }
    let tabs = tabs(of: 0)
    guard (2...TabbedState.most).contains(tabs.count), tabs.indices.contains(Int(root.selected))
    else { return nil }
    var rows: [Range<Int>] = []
    var next = 1
    for tab in tabs {
      guard tab == next else { return nil }
      rows.append(subtree(of: tab))
      next = rows[rows.count - 1].upperBound
    }
    return rows
  }

  /// Where the values of the variables of some rows are: values are in the order of their owners.
  fileprivate func values(of rows: Range<Int>) -> Range<Int> {
    func first(_ position: Int) -> Int {
      position < controllers.count ? Int(controllers[position].firstValue) : instanceValues.count
    }
    return first(rows.lowerBound)..<first(rows.upperBound)
  }

  /// The state without the rows of its tabs and their values.
  fileprivate func without(_ rows: Range<Int>) -> NavigationState {
    let values = values(of: rows)
    var rest = self
    rest.controllers.removeSubrange(rows)
    rest.controllers.moveValues(from: rows.lowerBound, by: -values.count)
    if !values.isEmpty { rest.instanceValues.removeSubrange(values) }
    return rest
  }

  init(from unpacker: inout StateUnpacker) {
    self.init(device: .standard, orientation: .portrait, era: .standard)
    visitFields(&unpacker)
  }
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

/// What a tab is like: its rows, and the values of their variables, which begin at zero.
private struct TabForm {
  var rows: [Controller]
  var values: [Int32]

  init(of rows: Range<Int>, in state: NavigationState) {
    let values = state.values(of: rows)
    self.rows = Array(state.controllers[rows])
    self.rows.moveValues(from: 0, by: -values.lowerBound)
    self.values = Array(state.instanceValues[values])
  }

  init(from unpacker: inout StateUnpacker) {
    rows = []
    values = []
    visitFields(&unpacker)
  }

  mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    // A tab is one level below what holds all of them.
    var above: UInt32 = 1
    visitor.visit(&rows, blank: .blank) { visitor, row in
      row.visitFields(&visitor, 0, below: above)
      above = UInt32(row.depth) + 1
    }
    visitor.visit(&values, blank: 0) { $0.visit(&$1) }
  }
}

extension [Controller] {
  /// The values of rows begin elsewhere, from one of them on.
  fileprivate mutating func moveValues(from first: Int, by distance: Int) {
    if distance == 0 { return }
    for position in first..<count {
      self[position].firstValue = UInt32(Int(self[position].firstValue) + distance)
    }
  }
}

extension NavigationState {
  /// Puts parts together: what tabs share, and each tab.
  init(from shared: inout StateUnpacker, tabs: [StateUnpacker]) {
    self.init(from: &shared)
    var rows = [controllers[0]]
    var values = Array(instanceValues[values(of: 0..<1)])
    let shared = values.count
    for var unpacker in tabs {
      var tab = TabForm(from: &unpacker)
      tab.rows.moveValues(from: 0, by: values.count)
      rows += tab.rows
      values += tab.values
    }
    controllers.moveValues(from: 1, by: values.count - shared)
    rows += controllers.dropFirst()
    values += instanceValues.dropFirst(shared)
    for position in rows.indices { rows[position].identity = ID(position) }
    controllers = rows
    instanceValues = values
  }
}

/// A state of an app of tabs, as the numbers of its parts.
struct TabbedState: Hashable {
  /// The most tabs: more are not shown by the bar at once.
  static let most = 5

  /// The tab in front.
  var front: Int
  let tabCount: Int
  /// What all tabs share, then each tab.
  var numbers: SIMD8<UInt32>

  /// Reads the numbers where a form of them begins.
  init(_ page: [UInt8], at start: Int) {
    front = Int(page[start + 1])
    tabCount = Int(page[start + 2])
    numbers = .zero
    var unpacker = StateUnpacker(page, at: start + 3)
    for part in 0...tabCount {
      var number: UInt32 = 0
      unpacker.visit(&number)
      numbers[part] = number
    }
  }

  /// What is written apart, once its parts have numbers; nil where one has none.
  init?(_ form: Span<UInt8>, numbering number: (Span<UInt8>) -> Int?) {
    front = Int(form[1])
    tabCount = Int(form[2])
    numbers = .zero
    var offset = 3
    for part in 0...tabCount {
      let length = Int(form[offset]) | Int(form[offset + 1]) << 8 | Int(form[offset + 2]) << 16
      let start = offset + 3
      offset = start + length
      guard let found = number(form.extracting(start..<offset)) else { return nil }
      numbers[part] = UInt32(truncatingIfNeeded: found)
    }
  }

  /// Its form.
  var bytes: [UInt8] {
    var packer = StatePacker()
    packer.pack(self)
    return packer.bytes
  }

  /// What the tab in front is like, and what all share.
  var inFront: TabInContext { TabInContext(shared: numbers[0], tab: numbers[front + 1]) }
}

/// What one tab is like, and what it shares with the others.
struct TabInContext: Hashable {
  let shared: UInt32
  let tab: UInt32
}
