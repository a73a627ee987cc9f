import NavModel
import NavSimulator
import NavText

/// Builds the layout of a state: what has a frame so far, and what everything is measured by.
struct LayoutBuilder {
  let state: NavigationState
  let window: WindowMetrics
  /// Whether touches reach a controller, by position.
  private let isInFront: [Bool]
  private(set) var layout: ScreenLayout
  /// How many nodes the next one is in.
  private(set) var depth = 0
  /// What the scene in front says, where no state does.
  let resting: [ShownElement]?
  /// What was presented over the window from inside a container that is not complete yet.
  private var waiting: [WaitingCover] = []

  init(_ state: NavigationState, _ window: WindowMetrics, resting: [ShownElement]? = nil) {
    self.state = state
    self.resting = resting
    self.window = window
    var isInFront = [Bool](repeating: false, count: state.controllers.count)
    // Nothing answers a touch where nothing happens.
    if resting == nil {
      for position in state.front { isInFront[position] = true }
    }
    self.isInFront = isInFront
    layout = ScreenLayout(
      device: state.device, orientation: state.orientation, era: state.era, size: window.size,
      scale: window.scale)
  }

  var bounds: Rect { Rect(Point(0, 0), window.size) }

  func isInFront(_ position: Int) -> Bool { isInFront[position] }

  /// What decides the size of a controller's bars.
  func traits(of position: Int, isInCard: Bool) -> BarTraits {
    BarTraits(
      era: state.era, family: state.device.facts.family,
      isLandscape: state.orientation.isLandscape,
      isCompactWidth: state.isCompactWidth(at: position), scale: window.scale,
      isInCard: isInCard)
  }

  /// LAYOUT-19: the next pixel.
  func snapped(_ value: Double) -> Double { nextPixel(value, scale: window.scale) }

  mutating func add(_ kind: LayoutNode.Kind, _ frame: Rect, _ fill: (inout LayoutNode) -> Void) {
    var node = LayoutNode(kind, frame, depth: depth)
    fill(&node)
    layout.nodes.append(node)
  }

  /// For nodes to refer to.
  mutating func keep(_ element: ShownElement) -> ID<ShownElement> {
    layout.elements.append(element)
  }

  mutating func add(_ kind: LayoutNode.Kind, _ frame: Rect) {
    layout.nodes.append(LayoutNode(kind, frame, depth: depth))
  }

  /// What is added meanwhile is so much deeper.
  mutating func inside(by levels: Int = 1, _ body: (inout LayoutBuilder) -> Void) {
    depth += levels
    body(&self)
    depth -= levels
  }

  /// What is added meanwhile is in the window itself, wherever it was presented from.
  mutating func inWindow(_ body: (inout LayoutBuilder) -> Void) {
    let outer = depth
    depth = 1
    body(&self)
    depth = outer
  }

  /// Whether what is added now is in the window itself.
  var isInWindow: Bool { depth == 1 }

  mutating func wait(with cover: WaitingCover) { waiting.append(cover) }

  mutating func nextWaiting() -> WaitingCover? { waiting.isEmpty ? nil : waiting.removeFirst() }

  mutating func report(_ problem: LayoutProblem) { layout.problems.append(problem) }

  /// Nothing that is there so far answers a touch.
  mutating func ignoreTouches() {
    for index in layout.nodes.indices { layout.nodes[index].touch = nil }
  }

  /// The last node that is meant: where a popover points.
  func lastFrame(where isMeant: (LayoutNode) -> Bool) -> Rect? {
    layout.nodes.last(where: isMeant)?.frame
  }
}

/// A presentation that covers the window, and where its presenter is.
struct WaitingCover {
  let cover: Int
  let presenter: Int
  let context: LayoutContext
}
