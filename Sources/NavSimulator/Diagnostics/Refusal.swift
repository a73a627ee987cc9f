import NavModel
import NavText

/// Why something cannot be done at this moment: the facts. Nothing has changed.
public enum Refusal: Hashable, Sendable {
  case crashed(RuntimeError)
  case emptyScreen
  case notOnScreen(Name)
  case hidden(Name)
  case disabled(Name)
  /// It is on the screen and does not answer to touches.
  case inert(Name)
  /// A list that is edited selects no rows.
  case rowsAreEdited(ID<Scene>)
  /// A row of a list that selects none.
  case notSelectable(Name)
  case noSuchRow(Name)
  /// A row that a person can neither delete nor move.
  case fixedRow(Name)
  case notEditing(ID<Scene>)
  case noStack
  /// No navigation controller of this scene is alive.
  case noSuchStack(ID<Scene>)
  /// A stack is there, behind what is presented over it.
  case stackCovered(ID<Scene>, by: ID<Scene>)
  case atRoot(ID<Scene>)
  case atMoreList
  case backButtonHidden(ID<Scene>)
  case backButtonReplaced(ID<Scene>)
  case barHidden(ID<Scene>)
  case toolbarHidden(ID<Scene>)
  /// Edge swipes came with iOS 7.
  case noSwipe(SystemEra)
  case nothingPresented
  case notDismissedByTouch(ID<Scene>, PresentationStyle)
  /// An alert waits for one of its actions (ALERT-7).
  case alertStays(ID<Scene>)
  case noDetent(ID<Scene>, Detent)
  case noTabBar
  case tabBarHidden(ID<Scene>)
  /// Only the selected tab is left of it (GLASS-7).
  case tabBarMinimized(ID<Scene>)
  /// Before iOS 26 there is nothing above a tab bar (GLASS-11).
  case noBottomAccessory(ID<Scene>)
  case noSuchTab(Int32)
  case noMore(ID<Scene>)
  case notUnderMore(Int32)
  case notVisible(ID<Scene>)
  case noInstance(ID<Variable>)
  case notATab(ID<Scene>)
  case notCustomizable(ID<Scene>)
  /// Apps share the screen of an iPad only, and only those that allow it (ROT-9).
  case noSharing(Device)
  case noZoom(Device)
  case noSplitView
  case archive(ArchiveProblem)
  case noColumnToSwipe(ID<Scene>)
  /// No recogniser of the view or around it waits for this; some may wait for something else.
  case notRecognized(Stroke, Name, instead: Stroke?)
  /// It has no value that goes up and down by touch (PAGE-1).
  case notAdjustable(Name)
  /// Only what is in the menu that is open answers (MENU-5).
  case menuIsOpen(Name)
  case menuIsClosed(Name)
  case noMenus(SystemEra)
  case emptyMenu(Name)
  /// A swipe action whose row has not been swiped (SWIPE-1).
  case rowNotSwiped(Name, SwipeEdge)
  /// A list that is edited shows no actions beside its rows (SWIPE-7).
  case rowsNotSwiped(ID<Scene>)
  /// The view of no screen in front has a recogniser for it.
  case nothingRecognizes(Stroke)
  /// The search bar of a scene that is in no navigation controller, or before iOS 11 (SEARCH-1).
  case noSearchBar(Name)
  case searchBarScrolledAway(Name)
  /// Cancel and the scopes are there only during a search (SEARCH-5, SEARCH-7).
  case notSearching(Name)
  /// The results of a search, or its shade, lie over it (SEARCH-6).
  case behindSearch(Name)
  /// Nothing in front is first responder.
  case noKeyboard
  case notAField(Name)
  /// The pad of an iPhone has no keys for the text, or no return key (KEY-9).
  case notOnKeyboard(KeyboardType)
  case noReturnKey(KeyboardType)
  case noHideKey(Device)
  /// No scene that is alive does anything about it.
  case noAnswer(DelegateMessage, Name)
  case noPages
  case noNextPage(ID<Scene>)
  case nothingCustomizable(ID<Scene>)
  /// The sheet for customising tabs is in front.
  case customizing(ID<Scene>)
  case notCustomizing(ID<Scene>)
  /// Touches go nowhere while a transition is in flight.
  case transitionRunning(ID<Scene>?)
  case nothingInFlight
  case notInteractive(ID<Scene>?)
}
