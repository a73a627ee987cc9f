/// What an action or a hook can do: UIKit's navigation calls, each a word.
public enum StatementKind: UInt8, Hashable, Sendable, CaseIterable {
  case push
  case pop
  case popTo
  case popToRoot
  case setStack
  case show
  case showDetail
  case present
  case dismiss
  case perform
  case select
  case setTabs
  case badge
  case showBar
  case hideBar
  case toggleBar
  case showToolbar
  case hideToolbar
  case toggleToolbar
  case setEditing
  case toggleEditing
  case setRoot
  case becomeFirstResponder
  case resignFirstResponder
  case endEditing
  case becomeDelegate
  case append
  case insert
  case remove

  /// What is behind the word.
  public enum Operand: Hashable, Sendable {
    case none
    /// A scene, with data for it.
    case newScene
    /// A scene that is there already.
    case scene
    /// `[A, B]`
    case scenes
    /// A segue identifier in quotes.
    case identifier
    /// A scene, and a text in quotes or none.
    case sceneAndText
    /// `true` or `false`
    case truth
    /// An element of the scene, or an outlet of the class.
    case element
    /// A value, and behind `into` or `of` a list.
    case item

    /// One, as `help` shows it.
    public var example: String {
      switch self {
      case .none: ""
      case .newScene, .scene: "Detail"
      case .scenes: "[Home, Detail]"
      case .identifier: "\"ShowDetail\""
      case .sceneAndText: "Inbox \"3\""
      case .truth: "true"
      case .element: "Code"
      case .item: ".paris"
      }
    }
  }

  /// Which controllers a call moves.
  public enum Movement: Hashable, Sendable {
    /// None: it changes how a screen looks.
    case none
    /// Those on the stack of the nearest navigation controller.
    case stack
    /// Those that are presented.
    case presentation
    /// All of them: the window gets another root.
    case window
    /// Those of whichever container answers.
    case anywhere
  }

  /// The row of a statement.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let operand: Operand
    public let moves: Movement
    /// The call, or the property that is set.
    public let call: String
    /// One sentence, for lists and `help`.
    public let summary: String
    /// Whether the call takes `animated`; what sets a property changes the screen at once.
    public var isAnimatable = true
    /// How the scenes that it names come on screen; nil for one that is there already, or for none.
    public var brings: Arrival? = nil
    /// What it takes off the screen along with the controller that says it.
    public var ends: Departure = .none
  }

  public var facts: Facts {
    switch self {
    case .push:
      Facts(
        keyword: "push", operand: .newScene, moves: .stack, call: "pushViewController(_:animated:)",
        summary: "Puts a new scene on the stack (NAV-24).", brings: .pushes)
    case .pop:
      Facts(
        keyword: "pop", operand: .none, moves: .stack, call: "popViewController(animated:)",
        summary: "One level back; nothing at the root (NAV-25).", ends: .levels)
    case .popTo:
      Facts(
        keyword: "popTo", operand: .scene, moves: .stack, call: "popToViewController(_:animated:)",
        summary: "Back to a scene of the stack (NAV-27).", ends: .levels)
    case .popToRoot:
      Facts(
        keyword: "popToRoot", operand: .none, moves: .stack,
        call: "popToRootViewController(animated:)",
        summary: "Back to the start (NAV-26).", ends: .levels)
    case .setStack:
      Facts(
        keyword: "setStack", operand: .scenes, moves: .stack,
        call: "setViewControllers(_:animated:)",
        summary: "Replaces the whole stack (NAV-28).", brings: .replaces, ends: .levels)
    case .show:
      Facts(
        keyword: "show", operand: .newScene, moves: .anywhere, call: "show(_:sender:)",
        summary: "The nearest container that can shows it (SEG-20).", brings: .shows)
    case .showDetail:
      Facts(
        keyword: "showDetail", operand: .newScene, moves: .anywhere,
        call: "showDetailViewController(_:sender:)",
        summary: "Into the detail column of a split view (SEG-23).", brings: .showsDetail)
    case .present:
      Facts(
        keyword: "present", operand: .newScene, moves: .presentation,
        call: "present(_:animated:completion:)",
        summary: "Modally, over what is there (MODAL).", brings: .presents)
    case .dismiss:
      Facts(
        keyword: "dismiss", operand: .none, moves: .presentation,
        call: "dismiss(animated:completion:)",
        summary: "Closes what it presents, or itself (MODAL-11).", ends: .presentation)
    case .perform:
      Facts(
        keyword: "perform", operand: .identifier, moves: .anywhere,
        call: "performSegue(withIdentifier:sender:)",
        summary: "A segue by its identifier; its guard is not asked (SEG-2).")
    case .select:
      Facts(
        keyword: "select", operand: .scene, moves: .anywhere, call: "selectedViewController",
        summary: "Selects a tab; the delegate is not asked (TAB-20).", isAnimatable: false)
    case .setTabs:
      Facts(
        keyword: "setTabs", operand: .scenes, moves: .anywhere,
        call: "setViewControllers(_:animated:)",
        summary: "Replaces the tabs; those that stay keep their state (TAB-29).", brings: .unknown)
    case .badge:
      Facts(
        keyword: "badge", operand: .sceneAndText, moves: .none, call: "tabBarItem.badgeValue",
        summary: "Puts a badge on a tab, or takes it off (TAB-34).", isAnimatable: false)
    case .showBar:
      Facts(
        keyword: "showBar", operand: .none, moves: .none,
        call: "setNavigationBarHidden(_:animated:)",
        summary: "Shows the navigation bar (BAR-39).")
    case .hideBar:
      Facts(
        keyword: "hideBar", operand: .none, moves: .none,
        call: "setNavigationBarHidden(_:animated:)",
        summary: "Hides the navigation bar, and leaves it hidden (BAR-42).")
    case .toggleBar:
      Facts(
        keyword: "toggleBar", operand: .none, moves: .none,
        call: "setNavigationBarHidden(_:animated:)",
        summary: "Shows the navigation bar if it is hidden, hides it if not.")
    case .showToolbar:
      Facts(
        keyword: "showToolbar", operand: .none, moves: .none, call: "setToolbarHidden(_:animated:)",
        summary: "Shows the toolbar (TOOL-8).")
    case .hideToolbar:
      Facts(
        keyword: "hideToolbar", operand: .none, moves: .none, call: "setToolbarHidden(_:animated:)",
        summary: "Hides the toolbar (TOOL-8).")
    case .toggleToolbar:
      Facts(
        keyword: "toggleToolbar", operand: .none, moves: .none,
        call: "setToolbarHidden(_:animated:)",
        summary: "Shows the toolbar if it is hidden, hides it if not.")
    case .setEditing:
      Facts(
        keyword: "setEditing", operand: .truth, moves: .none, call: "setEditing(_:animated:)",
        summary: "Editing starts or ends; an edit button says Done or Edit (BAR-52).")
    case .toggleEditing:
      Facts(
        keyword: "toggleEditing", operand: .none, moves: .none, call: "setEditing(_:animated:)",
        summary: "What tapping the edit button does.")
    case .setRoot:
      Facts(
        keyword: "setRoot", operand: .newScene, moves: .window, call: "window.rootViewController",
        summary: "A new scene takes the window; all that was there goes (NAV-44).",
        isAnimatable: false, brings: .becomesRoot, ends: .everything)
    case .becomeFirstResponder:
      Facts(
        keyword: "becomeFirstResponder", operand: .element, moves: .none,
        call: "becomeFirstResponder()",
        summary: "The keyboard comes up for a field (KEY-1).", isAnimatable: false)
    case .resignFirstResponder:
      Facts(
        keyword: "resignFirstResponder", operand: .element, moves: .none,
        call: "resignFirstResponder()",
        summary: "The field that has the keyboard gives it up (KEY-5).", isAnimatable: false)
    case .endEditing:
      Facts(
        keyword: "endEditing", operand: .none, moves: .none, call: "endEditing(_:)",
        summary: "Whichever field of the view has the keyboard gives it up (KEY-6).",
        isAnimatable: false)
    case .becomeDelegate:
      Facts(
        keyword: "becomeDelegate", operand: .scene, moves: .none, call: "delegate",
        summary: "From now on the container tells this controller what it does (DELEG-1).",
        isAnimatable: false)
    case .append:
      Facts(
        keyword: "append", operand: .item, moves: .none, call: "append(_:)",
        summary: "Puts an item at the end of a list that has room (LIST-1).", isAnimatable: false)
    case .insert:
      Facts(
        keyword: "insert", operand: .item, moves: .none, call: "insert(_:at: 0)",
        summary: "Puts an item at the start of a list that has room (LIST-1).",
        isAnimatable: false)
    case .remove:
      Facts(
        keyword: "remove", operand: .item, moves: .none, call: "remove(at:)",
        summary: "Takes the row's own item out of a list, or the first that is the same (LIST-2).",
        isAnimatable: false)
    }
  }

  /// Whether what it is about comes behind `into`, and not behind `of`.
  public var takesInto: Bool { self == .append || self == .insert }

  /// Whether `of` may name the stack: `push Detail of Browse`.
  public var isAboutStack: Bool { facts.moves == .stack }
}

extension StatementKind {
  /// What its attributes may belong to.
  public var hosts: AttributeKey.Hosts {
    if self == .present { return [.presentation, .statement] }
    return facts.isAnimatable ? [.statement] : []
  }
}

extension Statement.Operation {
  /// The call it makes; an assignment and a choice make none.
  public var kind: StatementKind? {
    guard case .call(let kind, _) = self else { return nil }
    return kind
  }

  /// The word that it begins with; an assignment begins with the name of its variable.
  public var keyword: String? {
    switch self {
    case .call(let kind, _): kind.facts.keyword
    case .assign: nil
    case .branch: "if"
    }
  }
}

extension Statement.Operands {
  /// Which operands these are.
  public var operand: StatementKind.Operand {
    switch self {
    case .nothing: .none
    case .newScene: .newScene
    case .scene: .scene
    case .scenes: .scenes
    case .identifier: .identifier
    case .sceneAndText: .sceneAndText
    case .truth: .truth
    case .element: .element
    case .item: .item
    }
  }
}
