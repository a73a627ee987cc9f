import NavModel
import NavText

/// What each name stands for, anywhere in a project.
///
/// A column over all names, as `FirstByName` is: every step of a test names something that may be anywhere, and a look
/// through all elements for each would make tests cost the square of their number.
struct NameRoles {
  struct Role: OptionSet {
    let rawValue: UInt16

    static var scene: Role { Role(rawValue: 1) }
    static var element: Role { Role(rawValue: 2) }
    static var barItem: Role { Role(rawValue: 4) }
    static var tabItem: Role { Role(rawValue: 8) }
    static var method: Role { Role(rawValue: 16) }
    static var action: Role { Role(rawValue: 32) }
    static var actionConnection: Role { Role(rawValue: 64) }
    static var segueIdentifier: Role { Role(rawValue: 128) }
    /// What people read on a screen.
    static var words: Role { Role(rawValue: 256) }
    /// The initial scene of a storyboard.
    static var initial: Role { Role(rawValue: 512) }

    /// What a command can touch by its name.
    static var target: Role { [.scene, .element, .barItem, .tabItem] }
  }

  private var column: [Role]

  init(_ program: Program) {
    column = Array(repeating: [], count: program.names.count)
    for row in program.scenes.rows { insert(.scene, row.name) }
    for row in program.elements.rows {
      insert(.element, row.name)
      insert(.words, row.text)
    }
    for row in program.barItems.rows {
      insert(.barItem, row.name)
      insert(.words, row.text)
    }
    for row in program.tabItems.rows {
      insert(.tabItem, row.name)
      insert(.words, row.text)
    }
    for row in program.cases.rows { insert(.words, row.text) }
    for row in program.attributes.rows where row.key == .title {
      if case .text(let title) = row.value { insert(.words, title) }
    }
    for row in program.methods.rows {
      insert(row.kind == .action ? [.method, .action] : .method, row.name)
    }
    for row in program.actionConnections.rows { insert(.actionConnection, row.name) }
    for row in program.segues.rows { insert(.segueIdentifier, row.identifier) }
    for row in program.storyboards.rows {
      if let scene = row.initial { insert(.initial, program.scenes[scene].name) }
    }
  }

  private mutating func insert(_ role: Role, _ name: Name) {
    column[Int(name.index)].insert(role)
  }

  private mutating func insert(_ role: Role, _ text: Name?) {
    if let text { insert(role, text) }
  }

  /// Names that came later stand for nothing.
  subscript(name: Name) -> Role {
    let index = Int(name.index)
    return index < column.count ? column[index] : []
  }
}
