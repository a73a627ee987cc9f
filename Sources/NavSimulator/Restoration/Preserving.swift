import NavModel
import NavText

/// What happens to a controller when the state of an app is preserved and restored (RESTORE-8).
public enum RestorationStep: UInt8, Hashable, Sendable {
  case encode
  /// It is there already, made with what holds it.
  case find
  /// Its restoration class makes it, or its storyboard (RESTORE-6).
  case create
  /// Its storyboard has nothing of this identifier.
  case giveUp
  /// Its restoration class does not make it.
  case decline
  case decode
  case finish

  /// What a person writes.
  public var keyword: String {
    switch self {
    case .encode: "encode"
    case .find: "find"
    case .create: "create"
    case .giveUp: "giveUp"
    case .decline: "decline"
    case .decode: "decode"
    case .finish: "finish"
    }
  }

  /// What people read before the path.
  public var verb: String {
    switch self {
    case .encode: "encodes"
    case .find: "finds"
    case .create: "creates"
    case .giveUp: "cannot create"
    case .decline: "does not create"
    case .decode: "decodes"
    case .finish: "finished restoring"
    }
  }

  /// Why, behind the path.
  public var reason: String {
    switch self {
    case .giveUp: ": no scene of its storyboard has this as its identifier ('as')"
    case .decline: ": its restoration class declines"
    case .encode, .find, .create, .decode, .finish: ""
    }
  }
}

extension SimulationStep {
  /// `save`: encodes what has identifiers all the way up (RESTORE-5), from the window down.
  mutating func preserve() {
    var archive = Archive(
      app: program.fingerprint, isPad: run.state.device.facts.family == .pad, era: run.state.era)
    archive.root = run.state.launched
    archive.appValues = run.state.appValues
    if let root = run.state.controllers.first, let name = program.identifier(of: root.scene) {
      preserve(0, index: 0, path: name, depth: 0, into: &archive)
    }
    run.note(.archived(archive.bytes(), archive.controllers.count))
  }

  private mutating func preserve(
    _ position: Int, index: Int, path: String, depth: UInt32, into archive: inout Archive
  ) {
    let row = run.state.controllers[position]
    if !row.isSynthetic { run.note(.restoration(.encode, row.scene, path: path)) }
    archive.controllers.append(program.preserved(row, index, depth, in: run.state))
    for role in row.kind.preservedRoles {
      var paths = RestorationPaths(path)
      for (index, child) in run.state.children(of: position, role).enumerated() {
        let controller = run.state.controllers[child]
        // RESTORE-4: the others are encoded all the same, in order.
        guard
          let path = paths.next(controller.isSynthetic, program.identifier(of: controller.scene))
        else { continue }
        preserve(child, index: index, path: path, depth: depth + 1, into: &archive)
      }
    }
  }
}

extension Program {
  fileprivate func preserved(
    _ row: Controller, _ index: Int, _ depth: UInt32, in state: NavigationState
  ) -> PreservedController {
    let first = Int(row.firstValue)
    return PreservedController(
      depth: depth, scene: row.scene, role: row.role, isSynthetic: row.isSynthetic,
      flags: row.flags.intersection(.preserved).rawValue, index: Int32(index),
      selected: Int32(row.selected), moreChild: Int32(row.moreChild), style: row.wantedStyle,
      segue: row.segue, values: Array(state.instanceValues[first..<first + valueCount(of: row)]))
  }

  func identifier(of scene: ID<Scene>) -> String? {
    guard let name = self[scene, .restorationIdentifier], !names[name].isEmpty else { return nil }
    return names[name]
  }
}

/// The paths of siblings: identifiers may repeat in a stack, paths may not (RESTORE-3).
struct RestorationPaths {
  private let prefix: String
  private var seen: [String] = []

  init(_ prefix: String) {
    self.prefix = prefix
  }

  /// Nil for those without an identifier. UIKit's own wrappers are on no path.
  mutating func next(_ isSynthetic: Bool, _ identifier: String?) -> String? {
    if isSynthetic { return prefix }
    guard let identifier else { return nil }
    seen.append(identifier)
    let count = seen.count { $0 == identifier }
    return "\(prefix)/\(identifier)" + (count > 1 ? "(\(count))" : "")
  }
}

extension Controller.Flags {
  /// What a container encodes about itself (RESTORE-9).
  static var preserved: Controller.Flags {
    [.moreSelected, .collapsed, .lentBySupplementary, .lentBySecondary]
  }
}

extension ControllerKind {
  /// Whom a container encodes: page controllers and containers of one's own leave that to the app (RESTORE-9).
  var preservedRoles: [Controller.Role] {
    switch self {
    case .navigation: [.stack, .presented]
    case .tabBar: [.tab, .more, .presented]
    case .split: [.primary, .supplementary, .secondary, .compact, .presented]
    case .view, .table, .collection, .page: [.presented]
    // ALERT-13
    case .alert, .actionSheet, .system: []
    }
  }
}
