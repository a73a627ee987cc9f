/// Where one controller is in another: the columns of the nesting matrix (DESIGN-6).
public enum ControllerHost: UInt8, Hashable, Sendable, CaseIterable {
  case stack
  case tab
  case column
  case modal
  case popover
  case page

  public init(_ kind: RelationshipKind) {
    switch kind {
    case .root: self = .stack
    case .tab: self = .tab
    case .primary, .supplementary, .secondary, .compact: self = .column
    case .page: self = .page
    }
  }

  public var words: String {
    switch self {
    case .stack: "a navigation stack"
    case .tab: "a tab"
    case .column: "a column"
    case .modal: "a modal presentation"
    case .popover: "a popover"
    case .page: "a page"
    }
  }
}

extension ControllerKind {
  /// Whether a stack that is asked to show it presents it instead: it takes no other stack (NAV-42).
  public var isPresentedByStacks: Bool { self == .navigation }
}

/// What UIKit and Apple say to one controller standing in another: the cells of the nesting matrix.
public enum Nesting: Hashable, Sendable {
  case sound
  /// It works, but not everywhere.
  case discouraged(rule: String)
  /// UIKit raises an exception, or logs a line and does nothing.
  case forbidden(rule: String, raises: Bool, advice: String)

  public init(of child: ControllerKind, in host: ControllerHost) {
    switch (child, host) {
    case (.navigation, .stack):
      self = .forbidden(
        rule: "ERR-1", raises: true, advice: "point at its root scene instead, or present it")
    case (.split, .stack):
      self = .forbidden(
        rule: "ERR-8", raises: false, advice: "make it the initial controller, or present it")
    case (.tabBar, .stack): self = .discouraged(rule: "ERR-4")
    case (.tabBar, .tab): self = .discouraged(rule: "TAB-11")
    case (.split, .tab), (.split, .column), (.split, .modal), (.split, .popover):
      self = .discouraged(rule: "SPLIT-2")
    case (.alert, .modal), (.actionSheet, .modal), (.actionSheet, .popover), (.system, .modal),
      (.system, .popover):
      self = .sound
    case (.alert, _), (.actionSheet, _), (.system, _):
      self = .forbidden(
        rule: "ALERT-2", raises: false, advice: "present it from the scene that it is written in")
    case (.view, _), (.table, _), (.collection, _), (.page, _), (.navigation, _), (.tabBar, _),
      (.split, .page):
      self = .sound
    }
  }
}

extension ControllerKind {
  /// `a navigation controller`, as messages say it.
  public var words: String {
    switch self {
    case .view: "a view controller"
    case .table: "a table view controller"
    case .collection: "a collection view controller"
    case .navigation: "a navigation controller"
    case .tabBar: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .alert: "an alert"
    case .actionSheet: "an action sheet"
    case .system: "a controller of the system"
    }
  }
}
