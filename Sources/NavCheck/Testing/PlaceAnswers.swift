import NavLayout
import NavModel
import NavSimulator
import NavText

extension Program {
  /// Where something is, or what covers it, as the layout has it.
  func placeAnswer(_ expectation: Expectation, in state: NavigationState) -> Answer {
    let layout = layout(of: state)
    guard let node = node(expectation, in: layout) else {
      return .nothing("'\(names[expectation.subject])' is not on the screen")
    }
    guard expectation.query == .safeArea else {
      return numbers([node.frame.x, node.frame.y, node.frame.width, node.frame.height])
    }
    let covered = node.safeArea
    return numbers([covered.top, covered.left, covered.bottom, covered.right])
  }

  private func numbers(_ points: [Double]) -> Answer {
    .list(points.map { written($0) })
  }

  /// The one that is meant and nearest to the eye.
  private func node(_ expectation: Expectation, in layout: ScreenLayout) -> LayoutNode? {
    if let scene = expectation.subjectScene {
      return layout.nodes.last {
        $0.scene == scene && ($0.kind == .content || $0.kind == .container)
      }
    }
    let wanted = expectation.subject
    let named = layout.nodes.last { node in
      node.element.map { self[$0].name == wanted } == true
        || node.barItem.map { self[$0].name == wanted } == true
    }
    guard named == nil, let part = ScreenPart(rawValue: names[wanted]) else { return named }
    return layout.nodes.last { $0.kind == part.node }
  }
}

extension ScreenPart {
  fileprivate var node: LayoutNode.Kind {
    switch self {
    case .window: .window
    case .statusBar: .statusBar
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .keyboard: .keyboard
    }
  }
}
