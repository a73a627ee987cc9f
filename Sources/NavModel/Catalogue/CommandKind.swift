/// What a person, a script or a test can do with a running app, and how to look at it.
///
/// A test writes the keyword (`popToRoot`), the prompt and scripts write it with hyphens (`pop-to-root`).
public enum CommandKind: UInt8, Hashable, Sendable, CaseIterable {
  case launch
  case tap
  case back
  case swipeBack
  case tab
  case more
  case dismiss
  case swipeDown
  case tapOutside
  case perform
  case `do`
  case set
  case push
  case pop
  case popTo
  case popToRoot
  case setStack
  case present
  case select
  case edit
  case customize
  case badge
  case toolbar
  case bar
  case rotate
  case resize
  case animate
  case finish
  case cancel
  case save
  case restore
  case drag
  case swipeContent
  case tapContent
  case showColumn
  case hideColumn
  case swipeColumn
  case turnPage
  case type
  case clearText
  case pressReturn
  case hideKeyboard
  case open
  case tapNotification
  case deleteRow
  case moveRow
  case longPress
  case doubleTap
  case swipe
  case fullSwipe
  case pan
  case pinch
  case twist
  case edgePan
  case increment
  case decrement

  /// Whether it is about the stack of a navigation controller, which may be named: `popToRoot of Browse`.
  public var isAboutStack: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack: true
    default: false
    }
  }

  /// What is behind the word.
  public enum Operand: Hashable, Sendable {
    case none
    /// A name, or a visible text in quotes.
    case target
    /// A tab by name, by visible text or by position from 0.
    case tab
    case scene
    case sceneOrNothing
    /// `A,B,C` at the prompt, `[A, B, C]` in a test.
    case scenes
    /// A segue identifier.
    case identifier
    case action
    /// A variable and its new value.
    case assignment
    /// A position from 0.
    case index
    case nameAndIndex
    /// A tab and a text, or `none`.
    case tabAndText
    /// What a message is about, in quotes: a URL, or the category of a notification.
    case subject(DelegateMessage)
    /// A text in quotes, and the field that it goes into, or none.
    case textInto
    /// One of the four directions, and behind `on` what is swiped, or nothing for the screen's own view.
    case directionOn
    /// One of these words.
    case word([String])
    /// One of these words, or nothing.
    case wordOrNothing([String])
    case device
    case file

    /// One, as `help` shows it.
    public var example: String {
      switch self {
      case .none: ""
      case .target: "Save"
      case .tab, .sceneOrNothing: "Settings"
      case .scene: "Detail"
      case .scenes: "[Home, Detail]"
      case .identifier: "\"ShowDetail\""
      case .action: "save"
      case .assignment: "count 3"
      case .index: "1"
      case .nameAndIndex: "Timer 0"
      case .tabAndText: "Inbox \"3\""
      case .subject(let message): message == .open ? "\"shop://cart\"" : "\"orderShipped\""
      case .textInto: "\"10115\" into Code"
      case .directionOn: "left on Photo"
      case .word(let words), .wordOrNothing(let words): words[0]
      case .device: "\"iPad Pro 11-inch\""
      case .file: "\"state.json\""
      }
    }
  }

  /// The row of a command in Grammar.md and in `help`.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// What scripts and the prompt write.
    public let command: String
    public let operand: Operand
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .launch:
      Facts(
        keyword: "launch", command: "launch", operand: .sceneOrNothing,
        summary: "Starts the app anew, at the initial controller or at a storyboard's.")
    case .tap:
      Facts(
        keyword: "tap", command: "tap", operand: .target,
        summary: "Taps an element, bar item, row or tab, by name or by what it says.")
    case .back:
      Facts(
        keyword: "back", command: "back", operand: .none, summary: "Taps the back button.")
    case .swipeBack:
      Facts(
        keyword: "swipeBack", command: "swipe-back", operand: .wordOrNothing(["cancel"]),
        summary: "Swipes from the edge to go back, or lets go half-way (NAV-33).")
    case .tab:
      Facts(
        keyword: "tab", command: "tab", operand: .tab,
        summary: "Taps a tab, by name, by what it says or by position from 0.")
    case .more:
      Facts(
        keyword: "more", command: "more", operand: .target,
        summary: "Chooses a row of the More list (MORE-6).")
    case .dismiss:
      Facts(
        keyword: "dismiss", command: "dismiss", operand: .none,
        summary: "Closes the topmost presented scene, as code would.")
    case .swipeDown:
      Facts(
        keyword: "swipeDown", command: "swipe-down", operand: .wordOrNothing(["cancel"]),
        summary: "Pulls a sheet down, or lets go half-way (LIFE-85).")
    case .tapOutside:
      Facts(
        keyword: "tapOutside", command: "tap-outside", operand: .none,
        summary: "Taps outside a popover or a sheet (MODAL-16).")
    case .perform:
      Facts(
        keyword: "perform", command: "perform", operand: .identifier,
        summary: "Performs a segue of the visible scene by its identifier (SEG-2).")
    case .do:
      Facts(
        keyword: "do", command: "do", operand: .action,
        summary: "Runs an action of the visible scene.")
    case .set:
      Facts(
        keyword: "set", command: "set", operand: .assignment,
        summary: "Gives a state variable a value.")
    case .push:
      Facts(
        keyword: "push", command: "push", operand: .scene,
        summary: "Pushes a scene on the stack in front.")
    case .pop:
      Facts(keyword: "pop", command: "pop", operand: .none, summary: "Pops the stack in front.")
    case .popTo:
      Facts(
        keyword: "popTo", command: "pop-to", operand: .scene,
        summary: "Pops the stack in front down to a scene.")
    case .popToRoot:
      Facts(
        keyword: "popToRoot", command: "pop-to-root", operand: .none,
        summary: "Pops the stack in front down to its root.")
    case .setStack:
      Facts(
        keyword: "setStack", command: "set-stack", operand: .scenes,
        summary: "Replaces the stack in front.")
    case .present:
      Facts(
        keyword: "present", command: "present", operand: .scene,
        summary: "Presents a scene over the visible one.")
    case .select:
      Facts(
        keyword: "select", command: "select", operand: .tab,
        summary: "Selects a tab or More as code would, by name or by position (TAB-17, MORE-7).")
    case .edit:
      Facts(
        keyword: "edit", command: "edit", operand: .none,
        summary: "Taps the edit button of the visible scene (BAR-52).")
    case .customize:
      Facts(
        keyword: "customize", command: "customize", operand: .nameAndIndex,
        summary: "Drags a tab to a position from 0 (MORE-10).")
    case .badge:
      Facts(
        keyword: "badge", command: "badge", operand: .tabAndText,
        summary: "Puts a badge on a tab, or takes it off with `none`.")
    case .toolbar:
      Facts(
        keyword: "toolbar", command: "toolbar", operand: .word(["show", "hide"]),
        summary: "Shows or hides the toolbar of the stack in front.")
    case .bar:
      Facts(
        keyword: "bar", command: "bar", operand: .word(["show", "hide"]),
        summary: "Shows or hides the navigation bar of the stack in front.")
    case .rotate:
      Facts(
        keyword: "rotate", command: "rotate",
        operand: .word(Orientation.allCases.map { $0.keyword } + ["landscape"]),
        summary: "Turns the device.")
    case .resize:
      Facts(
        keyword: "resize", command: "resize", operand: .device,
        summary: "Resizes to another device, or to a share of the screen such as \"1/2\".")
    case .animate:
      Facts(
        keyword: "animate", command: "animate", operand: .word(["on", "off", "step"]),
        summary: "Whether transitions take time; with `step`, until `finish` or `cancel`.")
    case .finish:
      Facts(
        keyword: "finish", command: "finish", operand: .none,
        summary: "Ends the transition in flight.")
    case .cancel:
      Facts(
        keyword: "cancel", command: "cancel", operand: .none,
        summary: "Cancels the interactive transition in flight.")
    case .save:
      Facts(
        keyword: "save", command: "save", operand: .file,
        summary: "Preserves the state, as the system does when the app leaves (RESTORE).")
    case .restore:
      Facts(
        keyword: "restore", command: "restore", operand: .file,
        summary: "Starts the app anew from a preserved state (RESTORE).")
    case .drag:
      Facts(
        keyword: "drag", command: "drag", operand: .word(Detent.allCases.map { $0.keyword }),
        summary: "Drags a sheet to another of its heights (MODAL-13).")
    case .swipeContent:
      Facts(
        keyword: "swipeContent", command: "swipe-content", operand: .word(["up", "down"]),
        summary: "Swipes over the content, as to scroll it (NAV-58).")
    case .tapContent:
      Facts(
        keyword: "tapContent", command: "tap-content", operand: .none,
        summary: "Taps the content where nothing else answers (NAV-58).")
    case .showColumn:
      Facts(
        keyword: "showColumn", command: "show-column",
        operand: .word(SplitColumn.allCases.map { $0.keyword }),
        summary: "Shows a column of the split view in front (SPLIT-12).")
    case .hideColumn:
      Facts(
        keyword: "hideColumn", command: "hide-column",
        operand: .word(SplitColumn.allCases.map { $0.keyword }),
        summary: "Hides a column of the split view in front (SPLIT-12).")
    case .swipeColumn:
      Facts(
        keyword: "swipeColumn", command: "swipe-column", operand: .word(["in", "out"]),
        summary: "Swipes the hidden column of a split view in, or out again (SPLIT-16).")
    case .turnPage:
      Facts(
        keyword: "turnPage", command: "turn-page", operand: .word(["forward", "reverse"]),
        summary: "Turns the page of the page controller in front.")
    case .type:
      Facts(
        keyword: "type", command: "type", operand: .textInto,
        summary:
          "Types into the field that has the keyboard, or into one that is tapped first (KEY-7).")
    case .clearText:
      Facts(
        keyword: "clearText", command: "clear-text", operand: .none,
        summary: "Deletes all text of the field that has the keyboard.")
    case .pressReturn:
      Facts(
        keyword: "pressReturn", command: "press-return", operand: .none,
        summary: "Presses the keyboard's return key (KEY-8).")
    case .hideKeyboard:
      Facts(
        keyword: "hideKeyboard", command: "hide-keyboard", operand: .none,
        summary: "Presses the key that hides the keyboard, which only an iPad's has (KEY-11).")
    case .open:
      Facts(
        keyword: "open", command: "open", operand: .subject(.open),
        summary: "Another app, or a web page, asks this one to open a URL (LINK-1).")
    case .tapNotification:
      Facts(
        keyword: "tapNotification", command: "tap-notification", operand: .subject(.notification),
        summary: "Taps a notification of a category (LINK-4).")
    case .deleteRow:
      Facts(
        keyword: "deleteRow", command: "delete-row", operand: .target,
        summary: "Deletes a row of a list, by what it says (LIST-3).")
    case .moveRow:
      Facts(
        keyword: "moveRow", command: "move-row", operand: .nameAndIndex,
        summary: "Drags a row of a list that is edited to a place, counted from 0 (LIST-4).")
    case .longPress:
      Facts(
        keyword: "longPress", command: "long-press", operand: .target,
        summary: "Rests a finger on something: a long press gesture, or a menu (GEST-3, MENU-4).")
    case .doubleTap:
      Facts(
        keyword: "doubleTap", command: "double-tap", operand: .target,
        summary: "Taps something twice in a row (GEST-2).")
    case .swipe:
      Facts(
        keyword: "swipe", command: "swipe", operand: .directionOn,
        summary:
          "Strokes over something, or over the screen: a swipe gesture, a row's actions (GEST-4).")
    case .fullSwipe:
      Facts(
        keyword: "fullSwipe", command: "full-swipe", operand: .directionOn,
        summary: "Swipes a row all the way, which performs its first action (SWIPE-4).")
    case .pan:
      Facts(
        keyword: "pan", command: "pan", operand: .target,
        summary: "Drags a finger over something: a pan gesture (GEST-5).")
    case .pinch:
      Facts(
        keyword: "pinch", command: "pinch", operand: .target,
        summary: "Moves two fingers closer or apart: a pinch gesture (GEST-5).")
    case .twist:
      Facts(
        keyword: "twist", command: "twist", operand: .target,
        summary: "Turns two fingers: a rotation gesture (GEST-5).")
    case .edgePan:
      Facts(
        keyword: "edgePan", command: "edge-pan",
        operand: .word(["left", "right", "top", "bottom"]),
        summary: "Drags from an edge of the screen: an edge pan gesture (GEST-6).")
    case .increment:
      Facts(
        keyword: "increment", command: "increment", operand: .target,
        summary: "One more: plus of a stepper, the right half of a page control (PAGE-1, PAGE-5).")
    case .decrement:
      Facts(
        keyword: "decrement", command: "decrement", operand: .target,
        summary: "One less: minus of a stepper, the left half of a page control (PAGE-1, PAGE-5).")
    }
  }
}
