import NavModel
import NavText

extension NavigationState {
  /// The rows of each tab, one behind the other from the second row on; nil where the window does not show tabs, or
  /// something is remembered about a controller elsewhere than in its row and its variables.
  var tabRows: [Range<Int>]? {
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
  func values(of rows: Range<Int>) -> Range<Int> {
    func first(_ position: Int) -> Int {
      position < controllers.count ? Int(controllers[position].firstValue) : instanceValues.count
    }
    return first(rows.lowerBound)..<first(rows.upperBound)
  }

  /// The state without the rows of its tabs and their values.
  func without(_ rows: Range<Int>) -> NavigationState {
    let values = values(of: rows)
    var rest = self
    rest.controllers.removeSubrange(rows)
    rest.controllers.moveValues(from: rows.lowerBound, by: -values.count)
    if !values.isEmpty { rest.instanceValues.removeSubrange(values) }
    return rest
  }
}

/// What a tab is like: its rows, and the values of their variables, which begin at zero.
struct TabForm {
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
