import NavModel
import NavText

/// Everything that a running app is between two events: which controllers live, how they are, what their variables hold.
///
/// A value: two states that look and act alike are equal. Only `launch` and `step` make one.
public struct NavigationState: Hashable, Sendable {
  /// The hierarchy in preorder; what a controller presents comes last in its subtree.
  public internal(set) var controllers: [Controller] = []
  /// The scene that the app was launched with; nil where a storyboard has none. Code may have set another root since.
  public internal(set) var launched: ID<Scene>?
  /// The values of the app's variables, by slot.
  public internal(set) var appValues: [Int32] = []
  /// The values of every instance's variables, one instance behind the other.
  public internal(set) var instanceValues: [Int32] = []
  private var cold = ColdFields.none
  public internal(set) var device: Device
  /// How much of the device's screen the app has.
  public internal(set) var share = WindowShare.full
  /// How the interface is.
  public internal(set) var orientation: Orientation
  /// How the device is held: the interface may not follow (ROT-5).
  public internal(set) var heldOrientation: Orientation
  public internal(set) var era: SystemEra
  public internal(set) var animation = Animation.on
  /// What stopped the app, if anything did: then nothing happens until it starts over.
  public internal(set) var crash: RuntimeDiagnostic?

  init(device: Device, orientation: Orientation, era: SystemEra) {
    self.device = device
    self.orientation = orientation
    heldOrientation = orientation
    self.era = era
  }

  /// What does not end with the app: the device and how it is held, and how time passes.
  var withoutApp: NavigationState {
    var state = NavigationState(device: device, orientation: heldOrientation, era: era)
    state.share = share
    state.animation = animation
    return state
  }

  /// The same with an app that has stopped.
  func stopped(by crash: RuntimeDiagnostic?) -> NavigationState {
    var state = self
    state.crash = crash
    return state
  }

  /// Becomes equal to another; the controllers are written over those that were here, in the same memory.
  mutating func copy(_ other: NavigationState) {
    var rows: [Controller] = []
    swap(&rows, &controllers)
    if rows.count > other.controllers.count {
      rows.removeLast(rows.count - other.controllers.count)
    }
    let common = rows.count
    for position in 0..<common { rows[position] = other.controllers[position] }
    for position in common..<other.controllers.count { rows.append(other.controllers[position]) }
    if !(appValues.isEmpty && other.appValues.isEmpty) { appValues = other.appValues }
    if !(instanceValues.isEmpty && other.instanceValues.isEmpty) {
      instanceValues = other.instanceValues
    }
    if hasColdFields || other.hasColdFields { cold = other.cold }
    launched = other.launched
    device = other.device
    share = other.share
    orientation = other.orientation
    heldOrientation = other.heldOrientation
    era = other.era
    animation = other.animation
    crash = other.crash
    controllers = rows
  }

  public internal(set) var badges: [Badge] {
    get { if case .some(let all) = cold { all.badges } else { [] } }
    set { cold.all.badges = newValue }
  }

  /// Whom containers tell what they do, other than themselves, in the order of the containers.
  public internal(set) var delegates: [Delegate] {
    get { if case .some(let all) = cold { all.delegates } else { [] } }
    set { cold.all.delegates = newValue }
  }

  public internal(set) var backLabels: [BackLabel] {
    get { if case .some(let all) = cold { all.backLabels } else { [] } }
    set { cold.all.backLabels = newValue }
  }

  /// The sheet for customising tabs, while it is open.
  public internal(set) var customizing: Customizing? {
    get { if case .some(let all) = cold { all.customizing } else { nil } }
    set { cold.all.customizing = newValue }
  }

  /// The transition that is in flight, if one is.
  public internal(set) var flight: Flight? {
    get { if case .some(let all) = cold { all.flight } else { nil } }
    set { cold.all.flight = newValue }
  }

  /// What the app considers first in line for what is typed (KEY-1).
  public internal(set) var firstResponder: Field? {
    get { if case .some(let all) = cold { all.firstResponder } else { nil } }
    set { cold.all.firstResponder = newValue }
  }

  /// The menu that is open over everything else (MENU-1).
  public internal(set) var openMenu: OpenMenu? {
    get { if case .some(let all) = cold { all.openMenu } else { nil } }
    set { cold.all.openMenu = newValue }
  }

  /// The row that was swiped and shows its actions (SWIPE-1).
  public internal(set) var swipedRow: SwipedRow? {
    get { if case .some(let all) = cold { all.swipedRow } else { nil } }
    set { cold.all.swipedRow = newValue }
  }

  /// The search bars that are in use or scrolled away (SEARCH-2, SEARCH-8).
  public internal(set) var searches: [Search] {
    get { if case .some(let all) = cold { all.searches } else { [] } }
    set { cold.all.searches = newValue }
  }

  var controlValues: [ControlValue] {
    get { if case .some(let all) = cold { all.controlValues } else { [] } }
    set { cold.all.controlValues = newValue }
  }

  var typedTexts: [TypedText] {
    get { if case .some(let all) = cold { all.typedTexts } else { [] } }
    set { cold.all.typedTexts = newValue }
  }

  /// The fields of an alert that said something when one of its actions was chosen, while that action's handler runs.
  var filledFields: [ID<Element>] {
    get { if case .some(let all) = cold { all.filledFields } else { [] } }
    set { cold.all.filledFields = newValue }
  }

  /// Whether there is anything of what most states have nothing of.
  @inline(__always)
  var hasColdFields: Bool {
    if case .some = cold { true } else { false }
  }

  public var isInFlight: Bool {
    if case .some(let all) = cold { all.flight != nil } else { false }
  }

  public var isCrashed: Bool { crash != nil }

  /// Whether operations that ask for animation get it.
  public var isAnimated: Bool { animation != .off }
}

/// Fields that most states leave empty share one reference, so that copying a state at each step stays cheap.
private indirect enum ColdFields: Hashable, Sendable {
  struct All: Hashable, Sendable {
    var badges: [Badge] = []
    var delegates: [Delegate] = []
    var backLabels: [BackLabel] = []
    var customizing: Customizing?
    var flight: Flight?
    var firstResponder: Field?
    var typedTexts: [TypedText] = []
    var filledFields: [ID<Element>] = []
    var controlValues: [ControlValue] = []
    var openMenu: OpenMenu?
    var swipedRow: SwipedRow?
    var searches: [Search] = []
  }

  case none
  case some(All)

  /// For changes. To read one of them need not make all.
  var all: All {
    get {
      if case .some(let all) = self { all } else { All() }
    }
    set { self = newValue == All() ? .none : .some(newValue) }
  }
}
