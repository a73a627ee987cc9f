import NavModel
import NavText

/// A container as it is called: a scene, or the More controller of a tab bar controller, which is none (MORE-4).
public enum Container: Hashable, Sendable {
  case scene(ID<Scene>)
  case more(of: ID<Scene>)
}

/// Something that the scenes, a delegate or a person would notice, in UIKit's order (section 5 of the rules).
///
/// Each step makes about ten: what is cold and large is behind a reference, so that the others are five words.
public enum Effect: Hashable, Sendable {
  case viewDidLoad(ID<Scene>)
  /// One of the five callbacks of appearing and disappearing.
  case appearance(LifecycleHook, ID<Scene>, animated: Bool, Movement)
  /// `willMove(toParent:)`; nil when it is let go.
  case willMove(ID<Scene>, to: Container?)
  case didMove(ID<Scene>, to: Container?)
  /// The navigation controller's delegate (NAV-51); nil stands for the More list.
  case willShow(ID<Scene>?, in: Container, animated: Bool)
  case didShow(ID<Scene>?, in: Container, animated: Bool)
  /// The tab bar controller's delegate (TAB-19); nil stands for More.
  case shouldSelect(ID<Scene>?, in: ID<Scene>, answer: Bool)
  case didSelect(ID<Scene>?, in: ID<Scene>)
  /// The tab bar controller, and all its tabs in their order, before and after (MORE-12).
  indirect case willBeginCustomizing(ID<Scene>, [ID<Scene>])
  indirect case willEndCustomizing(ID<Scene>, [ID<Scene>], changed: Bool)
  indirect case didEndCustomizing(ID<Scene>, [ID<Scene>], changed: Bool)
  case shouldPerformSegue(ID<Segue>, answer: Bool)
  /// `prepare(for:sender:)`; nil when code performs the segue, which names no sender (SEG-5).
  case prepare(ID<Segue>, sender: Trigger?)
  /// An unwind segue without a receiver: nothing happens (SEG-56).
  case unwindFoundNobody(ID<Segue>)
  /// The destination runs its unwind action (SEG-51).
  case unwind(ID<Method>, ID<Scene>)
  case action(Name, ID<Scene>)
  /// `perform` of a custom segue class, which only it knows (SEG-7).
  case performCustom(ID<Segue>)
  /// The segue leads to a scene that is not in the program.
  case leave(ID<Segue>)
  /// The presentation's delegate (LIFE-85).
  case shouldDismiss(ID<Scene>, answer: Bool)
  case willDismiss(ID<Scene>)
  case didDismiss(ID<Scene>)
  case didAttemptToDismiss(ID<Scene>)
  /// A person has dragged the sheet to another height (MODAL-13).
  case didChangeDetent(ID<Scene>, Detent)
  /// What a call that pops gave back to the code that made it, in stack order (NAV-25 to NAV-27).
  indirect case returned(PopCall, [ID<Scene>], in: ID<Scene>)
  case barChanged(Bar, hidden: Bool, in: ID<Scene>, BarMotion)
  case setEditing(ID<Scene>, Bool)
  /// A URL or a notification, and the scene that does something about it (LINK-2).
  case delivered(DelegateMessage, Name, to: ID<Scene>)
  /// A field has the keyboard (KEY-1), or has it no more (KEY-5).
  case focus(ID<Element>)
  case blur(ID<Element>)
  /// What a field says after a key was pressed.
  indirect case typed(ID<Element>, String)
  case pressedReturn(ID<Element>)
  /// What a search controller tells the scene that is searched (SEARCH-2 to SEARCH-9).
  case search(DelegateMessage, ID<Scene>)
  /// A person has deleted or moved a row (LIST-3, LIST-4).
  case rowDeleted(ID<Element>, Int32)
  case rowMoved(ID<Element>, Int32, to: Int32)
  /// What a control is set to after a touch (PAGE-2).
  indirect case changed(ID<Element>, String)
  /// A menu comes up or goes (MENU-1); no controller hears of it.
  case menu(ID<Element>, isOpen: Bool)
  /// The actions of a row appear or go (SWIPE-1).
  case swipeActions(ID<Element>, SwipeEdge, isOpen: Bool)
  /// TRAIT-2
  case willTransition(ID<Scene>)
  case viewWillTransition(ID<Scene>)
  /// The presentation's delegate: there is other room for it now (TRAIT-12).
  case willAdapt(ID<Scene>, to: PresentationStyle)
  /// The split view controller's delegate.
  indirect case split(SplitMessage, ID<Scene>)
  /// The page controller's delegate: the page that is turned to, and whether turning was completed.
  case willTurnPage(ID<Scene>, in: ID<Scene>)
  case didTurnPage(ID<Scene>, in: ID<Scene>)
  /// The device was turned, the interface was not (ROT-5).
  case orientationKept(Orientation)
  /// What becomes of one controller when the state is preserved or restored, and its path (RESTORE-5).
  indirect case restoration(RestorationStep, ID<Scene>, path: String)
  /// The preserved state, and how many controllers are in it.
  indirect case archived([UInt8], Int)
  /// An exception: the app stops.
  case raised(RuntimeDiagnostic)
  /// A line on the console.
  case logged(RuntimeDiagnostic)
  /// It was asked for while a transition ran, and waits for its end (NAV-37).
  case queued(ID<Scene>?)
  /// It could not be done: nothing has changed.
  indirect case refused(Refusal)
}

extension Effect {
  /// The callback that a test may name, and the scene it was sent to.
  public var callback: (scene: ID<Scene>, hook: LifecycleHook)? {
    if case .viewDidLoad(let scene) = self { return (scene, .viewDidLoad) }
    if case .appearance(let hook, let scene, animated: _, _) = self {
      return (scene, hook)
    }
    if case .willMove(let scene, to: _) = self { return (scene, .willMoveToParent) }
    if case .didMove(let scene, to: _) = self { return (scene, .didMoveToParent) }
    return nil
  }

  /// What UIKit raised or logged.
  public var error: RuntimeError? {
    if case .raised(let diagnostic) = self { return diagnostic.error }
    if case .logged(let diagnostic) = self { return diagnostic.error }
    return nil
  }

  /// Whether it says why what was asked for did not happen: a delegate or a guard answered no, an unwind segue found
  /// nobody, or a transition has to end first.
  public var isVeto: Bool {
    if case .shouldPerformSegue(_, answer: false) = self { return true }
    if case .shouldSelect(_, in: _, answer: false) = self { return true }
    if case .shouldDismiss(_, answer: false) = self { return true }
    if case .unwindFoundNobody = self { return true }
    if case .leave = self { return true }
    if case .orientationKept = self { return true }
    if case .queued = self { return true }
    return false
  }

  /// Whether something could not be done.
  public var isRefusal: Bool { if case .refused = self { true } else { false } }
}
