import NavModel
import NavText

/// Everything that a running app is between two events: which controllers live, how they stand, what their variables hold.
///
/// A value: two states that look and act alike are equal. Only `launch` and `step` make one.
public struct NavigationState: Hashable, Sendable {
  /// The hierarchy in preorder; what a controller presents comes last in its subtree.
  public internal(set) var controllers: [Controller] = []
  /// The values of the app's variables, by slot.
  public internal(set) var appValues: [Int32] = []
  /// The values of every instance's variables, one instance behind the other.
  public internal(set) var instanceValues: [Int32] = []
  public internal(set) var badges: [Badge] = []
  public internal(set) var backLabels: [BackLabel] = []
  /// The sheet for customising tabs, while it is open.
  public internal(set) var customizing: Customizing?
  public internal(set) var device: Device
  public internal(set) var orientation: Orientation
  public internal(set) var era: SystemEra
  public internal(set) var animation = Animation.on
  var runway = Runway.clear
  /// What stopped the app, if anything did: then nothing happens until it starts over.
  public internal(set) var crash: Complaint?

  init(device: Device, orientation: Orientation, era: SystemEra) {
    self.device = device
    self.orientation = orientation
    self.era = era
  }

  public var isCrashed: Bool { crash != nil }

  /// Whether operations that ask for animation get it.
  public var isAnimated: Bool { animation != .off }
}

// MARK: - Environment

extension NavigationState {
  /// Whether there is little width: columns collapse and popovers adapt (TRAIT, table 12).
  public var isCompactWidth: Bool {
    switch device.facts.family {
    case .phone: true
    case .largePhone: !orientation.isLandscape
    case .pad: false
    }
  }

  /// Whether there is little height: sheets fill the screen (MODAL-14).
  public var isCompactHeight: Bool {
    device.facts.family != .pad && orientation.isLandscape
  }

  /// How many items a tab bar has room for, More included.
  public var tabSlots: Int {
    if isCompactWidth { return Self.compactTabSlots }
    // MORE-3: the bar of an iPad has moved to the top and has no More.
    return era == .modern && device.facts.family == .pad ? Int.max : Self.regularTabSlots
  }

  /// MORE-1
  static var compactTabSlots: Int { 5 }
  /// MORE-2: that it is more than in compact width is certain, the figure is not.
  static var regularTabSlots: Int { 8 }
}
