import NavModel
import NavSimulator

/// The navigation bars of a state as people see them: a back button says what it has room for (LAYOUT-59).
///
/// Everything that shows or names a back button asks here, so that the terminal, tests, JSON and pictures agree.
public struct ShownBars {
  private let program: Program
  private let state: NavigationState
  /// Made when the first back button is asked for.
  private var layout: ScreenLayout?

  public init(_ program: Program, _ state: NavigationState) {
    self.program = program
    self.state = state
  }

  /// The bars on the screen, those of the visible scene first.
  public mutating func all() -> [NavigationBar] {
    program.bars(in: state).map { shown($0) }
  }

  /// A bar of the state; one that is not on the screen says what it would like to.
  public mutating func shown(_ bar: NavigationBar) -> NavigationBar {
    guard let back = bar.backButton, back.text != program.chevron else { return bar }
    let layout = layout ?? program.layout(of: state)
    self.layout = layout
    let node = layout.nodes.first { $0.kind == .backButton && $0.controller == bar.owner }
    guard let node, node.text != back.text else { return bar }
    return bar.withBackLabel(node.text.isEmpty ? program.chevron : node.text)
  }
}

extension Program {
  /// What a person sees in a state.
  public func shownScreen(of state: NavigationState) -> Screen {
    var bars = ShownBars(self, state)
    return screen(of: state).withBars { bars.shown($0) }
  }
}
