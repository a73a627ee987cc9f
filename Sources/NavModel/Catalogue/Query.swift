/// What a test can expect something of.
public enum Query: UInt8, Hashable, Sendable, CaseIterable {
  case visible
  case top
  case stack
  case presented
  case presentationStyle
  case selected
  case tabs
  case tabBar
  case badge
  case title
  case prompt
  case left
  case right
  case backButton
  case toolbar
  case barHidden
  case toolbarHidden
  case tabBarHidden
  case tabBarMinimized
  case editing
  case text
  case enabled
  case hidden
  case device
  case orientation
  case callbacks
  case effects
  case refused
  case inFlight
  case variable
  case moreList
  case presenter
  case transitionStyle
  case detent
  case items
  case largeTitle
  case returned
  case horizontalSizeClass
  case verticalSizeClass
  case displayMode
  case frame
  case safeArea
  case keyboard
  case firstResponder
  case message
  case actions
  case menu
  case swipeActions
  case accessibilityValue
  case searchActive

  /// What may be behind `of`.
  public enum Subject: Hashable, Sendable {
    case none
    /// A container, in front or not; the one in front when not said.
    case containerOrNothing
    case scene
    case element
    /// An element, a bar item, a scene or a `ScreenPart`.
    case placed
    /// A scene; the app's own state when not said.
    case sceneOrNothing
  }

  /// What the answer is compared with.
  public enum Answer: Hashable, Sendable {
    case scene
    case scenes
    case text
    case texts
    case boolean
    case word
    /// `Scene.callback`, or just `callback`.
    case callbacks
    case value
    /// Points: left, top, width and height, or top, left, bottom and right.
    case numbers
  }

  /// Whether there may be nothing to answer with a word, where nothing is presented: then it is `none`.
  public var mayHaveNoAnswer: Bool {
    switch self {
    case .presentationStyle, .transitionStyle, .detent: true
    default: false
    }
  }

  /// Whether it is about the step that led to a state, which a state by itself does not know.
  public var isAboutLastStep: Bool {
    switch self {
    case .callbacks, .effects, .refused, .returned, .inFlight: true
    default: false
    }
  }

  /// The row of a question.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let subject: Subject
    public let answer: Answer
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .visible:
      Facts(
        keyword: "visible", subject: .containerOrNothing, answer: .scene,
        summary:
          "The scene whose content a person sees; of a stack, its visibleViewController (NAV-17).")
    case .top:
      Facts(
        keyword: "top", subject: .containerOrNothing, answer: .scene,
        summary: "The last scene of a stack, presented or not (NAV-16).")
    case .stack:
      Facts(
        keyword: "stack", subject: .containerOrNothing, answer: .scenes,
        summary:
          "The scenes of a stack, root first (NAV-15); of a tab bar controller, what comes "
          + "over its More list (MORE-6).")
    case .presented:
      Facts(
        keyword: "presented", subject: .sceneOrNothing, answer: .scenes,
        summary:
          "The presented scenes, from the bottom up; of a scene, what is above it (MODAL-1).")
    case .presentationStyle:
      Facts(
        keyword: "presentationStyle", subject: .none, answer: .word,
        summary: "How the topmost presented scene is presented.")
    case .selected:
      Facts(
        keyword: "selected", subject: .containerOrNothing, answer: .scene,
        summary: "The selected tab (TAB-17).")
    case .tabs:
      Facts(
        keyword: "tabs", subject: .containerOrNothing, answer: .scenes,
        summary: "The tabs, in order, those under More too.")
    case .tabBar:
      Facts(
        keyword: "tabBar", subject: .containerOrNothing, answer: .texts,
        summary: "What the tab bar shows, More included (MORE-1).")
    case .badge:
      Facts(
        keyword: "badge", subject: .scene, answer: .text,
        summary: "What the badge of a tab says; `none`, or an empty text, when it has none.")
    case .title:
      Facts(
        keyword: "title", subject: .containerOrNothing, answer: .text,
        summary: "What is in the middle of the navigation bar (BAR-32).")
    case .prompt:
      Facts(
        keyword: "prompt", subject: .containerOrNothing, answer: .text,
        summary: "The line above the bar's controls (BAR-38).")
    case .left:
      Facts(
        keyword: "left", subject: .containerOrNothing, answer: .texts,
        summary: "What is on the left, the back button included (BAR-20).")
    case .right:
      Facts(
        keyword: "right", subject: .containerOrNothing, answer: .texts,
        summary: "What is on the right, outermost first (BAR-37).")
    case .backButton:
      Facts(
        keyword: "backButton", subject: .containerOrNothing, answer: .text,
        summary: "What the back button says; empty when there is none (BAR-22).")
    case .toolbar:
      Facts(
        keyword: "toolbar", subject: .containerOrNothing, answer: .texts,
        summary: "The items of the toolbar, spaces left out (TOOL-4).")
    case .barHidden:
      Facts(
        keyword: "barHidden", subject: .containerOrNothing, answer: .boolean,
        summary: "Whether the navigation bar in front is hidden.")
    case .toolbarHidden:
      Facts(
        keyword: "toolbarHidden", subject: .containerOrNothing, answer: .boolean,
        summary: "Whether the toolbar in front is hidden.")
    case .tabBarHidden:
      Facts(
        keyword: "tabBarHidden", subject: .containerOrNothing, answer: .boolean,
        summary: "Whether the tab bar in front is hidden (TOOL-9).")
    case .tabBarMinimized:
      Facts(
        keyword: "tabBarMinimized", subject: .containerOrNothing, answer: .boolean,
        summary: "Whether the tab bar in front has shrunk to the selected tab (GLASS-6).")
    case .editing:
      Facts(
        keyword: "editing", subject: .sceneOrNothing, answer: .boolean,
        summary: "Whether the visible scene, or another, is being edited.")
    case .text:
      Facts(
        keyword: "text", subject: .element, answer: .text, summary: "What an element says.")
    case .enabled:
      Facts(
        keyword: "enabled", subject: .element, answer: .boolean,
        summary: "Whether an element or bar item answers to touches.")
    case .hidden:
      Facts(
        keyword: "hidden", subject: .element, answer: .boolean,
        summary: "Whether an element is hidden.")
    case .device:
      Facts(
        keyword: "device", subject: .none, answer: .text,
        summary: "The device that the app runs on.")
    case .orientation:
      Facts(
        keyword: "orientation", subject: .none, answer: .word, summary: "How the device is held.")
    case .callbacks:
      Facts(
        keyword: "callbacks", subject: .none, answer: .callbacks,
        summary: "The callbacks of the last step, in order.")
    case .effects:
      Facts(
        keyword: "effects", subject: .none, answer: .texts,
        summary: "Codes of what UIKit raised or logged in the last step, such as \"ERR-20\".")
    case .refused:
      Facts(
        keyword: "refused", subject: .none, answer: .boolean,
        summary: "Whether the last step could not be done.")
    case .inFlight:
      Facts(
        keyword: "inFlight", subject: .none, answer: .boolean,
        summary: "Whether a transition has begun and not ended (`animate step`).")
    case .variable:
      Facts(
        keyword: "", subject: .sceneOrNothing, answer: .value,
        summary: "A state variable, by its own name.")
    case .moreList:
      Facts(
        keyword: "moreList", subject: .containerOrNothing, answer: .texts,
        summary: "The rows of the More list, or of the sheet that rearranges tabs (MORE-4).")
    case .presenter:
      Facts(
        keyword: "presenter", subject: .sceneOrNothing, answer: .scene,
        summary: "What presents a scene, or the topmost presented one (MODAL-1).")
    case .transitionStyle:
      Facts(
        keyword: "transitionStyle", subject: .none, answer: .word,
        summary: "How the change to the topmost presented scene looks (MODAL-6).")
    case .detent:
      Facts(
        keyword: "detent", subject: .none, answer: .word,
        summary: "The height at which the topmost presented sheet rests (MODAL-13).")
    case .items:
      Facts(
        keyword: "items", subject: .containerOrNothing, answer: .texts,
        summary: "The titles of the bar's own stack of items, root first (BAR-11).")
    case .largeTitle:
      Facts(
        keyword: "largeTitle", subject: .containerOrNothing, answer: .boolean,
        summary: "Whether the title of the navigation bar is large (BAR-45).")
    case .returned:
      Facts(
        keyword: "returned", subject: .none, answer: .scenes,
        summary: "What the last call of pop, popTo or popToRoot gave back (NAV-25).")
    case .horizontalSizeClass:
      Facts(
        keyword: "horizontalSizeClass", subject: .none, answer: .word,
        summary: "How much width the visible scene has: compact or regular (TRAIT-1).")
    case .verticalSizeClass:
      Facts(
        keyword: "verticalSizeClass", subject: .none, answer: .word,
        summary: "How much height the visible scene has: compact or regular (TRAIT-1).")
    case .displayMode:
      Facts(
        keyword: "displayMode", subject: .none, answer: .word,
        summary: "Which columns the split view in front shows, and how (SPLIT-13).")
    case .frame:
      Facts(
        keyword: "frame", subject: .placed, answer: .numbers,
        summary:
          "The frame of an element, a bar item, a scene's view or a bar: left, top, width and height in the window "
          + "(LAYOUT-1).")
    case .safeArea:
      Facts(
        keyword: "safeArea", subject: .scene, answer: .numbers,
        summary:
          "What bars and the device cover of a scene's view: top, left, bottom and right (LAYOUT-13)."
      )
    case .keyboard:
      Facts(
        keyword: "keyboard", subject: .none, answer: .boolean,
        summary: "Whether the keyboard is on the screen (KEY-4).")
    case .firstResponder:
      Facts(
        keyword: "firstResponder", subject: .element, answer: .boolean,
        summary: "Whether what is typed goes into an element (KEY-1).")
    case .message:
      Facts(
        keyword: "alertMessage", subject: .none, answer: .text,
        summary: "What the alert in front says below its title; its title is what `title` asks.")
    case .actions:
      Facts(
        keyword: "alertActions", subject: .none, answer: .texts,
        summary:
          "The titles of what can be chosen in the alert in front, as they were declared (ALERT-12)."
      )
    case .menu:
      Facts(
        keyword: "menu", subject: .none, answer: .texts,
        summary: "What the menu that is open offers; an empty list when none is (MENU-1).")
    case .swipeActions:
      Facts(
        keyword: "swipeActions", subject: .none, answer: .texts,
        summary:
          "What the swiped row offers, outermost first; an empty list when none is (SWIPE-1).")
    case .accessibilityValue:
      Facts(
        keyword: "accessibilityValue", subject: .element, answer: .text,
        summary:
          "What a control is set to, as VoiceOver reads it: \"Courier\", \"page 2 of 3\" (PAGE-2).")
    case .searchActive:
      Facts(
        keyword: "searchActive", subject: .sceneOrNothing, answer: .boolean,
        summary: "Whether a search is active in the visible scene, or in another (SEARCH-2).")
    }
  }

  /// What can be answered where the answer is a word.
  public var words: [String] {
    switch self {
    case .orientation: Orientation.allCases.map { $0.keyword }
    case .presentationStyle: PresentationStyle.allCases.map { $0.keyword }
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .displayMode: DisplayMode.allCases.map { $0.keyword }
    case .transitionStyle: TransitionStyle.allCases.map { $0.keyword }
    case .detent: Detent.allCases.map { $0.keyword }
    case .visible, .top, .stack, .presented, .selected, .tabs, .tabBar, .badge, .title, .prompt,
      .left, .right, .backButton, .toolbar, .barHidden, .toolbarHidden, .tabBarHidden,
      .tabBarMinimized, .editing,
      .text, .enabled, .hidden, .device, .callbacks, .effects, .refused, .variable, .moreList,
      .presenter, .inFlight, .items, .largeTitle, .returned, .frame, .safeArea,
      .keyboard, .firstResponder, .message, .actions, .menu, .swipeActions, .accessibilityValue,
      .searchActive:
      []
    }
  }
}
