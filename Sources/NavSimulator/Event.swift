import NavModel
import NavText

/// What a touch does to the value of a control.
public enum ValueChange: Hashable, Sendable {
  case increment
  case decrement
  /// A segment of a segmented control, from 0.
  case segment(Int32)
}

/// Something that happens to the app: a touch, the turn of the device, or a call that code would make.
public enum Event: Hashable, Sendable {
  // What a person does.
  case tapElement(ID<Element>)
  /// A row of a prototype: the value that it stands for.
  case tapRow(ID<Element>, Int32)
  case tapBarItem(ID<BarItem>)
  /// A tab that the bar of this tab bar controller shows, from 0.
  case tapTab(ID<Scene>, Int32)
  /// The More item of this tab bar controller.
  case tapMore(ID<Scene>)
  /// A row of the More list: the position of the tab, from 0.
  case tapMoreRow(ID<Scene>, Int32)
  case back
  /// NAV-33; let go half-way when cancelled (LIFE-51).
  case swipeBack(cancelled: Bool)
  /// LIFE-85; let go half-way when cancelled (LIFE-86).
  case swipeDown(cancelled: Bool)
  /// A sheet to another of its heights (MODAL-13).
  case drag(Detent)
  case tapOutside
  /// A swipe over the content of the stack in front (NAV-58).
  case swipeContent(up: Bool)
  /// A touch that nothing on the screen answers.
  case tapContent
  case rotate(Orientation)
  case resize(Device)
  case share(WindowShare)
  /// A column comes in or goes out by touch (SPLIT-16).
  case swipeColumn(isIn: Bool)
  case turnPage(isForward: Bool)
  /// Keys are pressed, after a touch on a field if one is named (KEY-7).
  indirect case type(String, into: ID<Element>?, row: Int32?)
  case clearText
  case pressReturn
  case hideKeyboard
  /// Cancel beside a search bar (SEARCH-5).
  case cancelSearch(ID<Element>)
  /// The app is asked to open a URL, or a notification is tapped (LINK-1, LINK-4).
  case deliver(DelegateMessage, Name)
  /// A row of a list is deleted, or dragged to another place (LIST-3, LIST-4).
  case deleteRow(ID<Element>, Int32)
  case moveRow(ID<Element>, Int32, to: Int32)
  /// The value of a control is changed by touch (PAGE-1).
  case change(ID<Element>, row: Int32?, ValueChange)
  /// A finger rests on an item of a bar.
  case pressBarItem(ID<BarItem>)
  /// Fingers do more than tap, on a view or, where none is named, on the view of a screen in front (GEST-1).
  case stroke(Stroke, on: ID<Element>?, row: Int32?)
  /// Edit above the More list of this tab bar controller, and Done above the sheet that it opens (MORE-10).
  case beginCustomizing(ID<Scene>)
  case endCustomizing(ID<Scene>)
  /// A tab is dragged to a place on the bar.
  case customize(ID<Scene>, Int32)

  // What code does, on the visible scene or on what is in front.
  case dismiss
  case performSegue(ID<Segue>)
  case runAction(ID<Method>)
  case setVariable(ID<Variable>, Int32)
  case push(ID<Scene>)
  case pop
  case popTo(ID<Scene>)
  case popToRoot
  case setStack([ID<Scene>])
  /// One of the last five, on the stack of a navigation controller that is named.
  indirect case onStack(ID<Scene>, Event)
  case present(ID<Scene>)
  /// Code asks the storyboard for a scene by an identifier that it does not have (ERR-36).
  case lookUpStranger
  case selectIndex(Int32)
  /// `selectedViewController = moreNavigationController` (MORE-7).
  case selectMore
  case toggleEditing
  case showColumn(SplitColumn)
  case hideColumn(SplitColumn)
  case setBadge(ID<Scene>, String?)
  case setBarHidden(Bool)
  case setToolbarHidden(Bool)

  // What the prompt does to the simulation itself.
  case launch(ID<Storyboard>?)
  /// Preserves the state, as when the system ends the app (RESTORE-2).
  case save
  /// The next launch, with what was preserved.
  case restore([UInt8])
  case animate(Animation)
  /// The transition that is in flight comes to its end, or is taken back.
  case finish
  case cancel
}
