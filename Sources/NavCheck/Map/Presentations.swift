import NavModel
import NavText

// How presentations look, as far as a program says it. The simulator knows more, but only of one state at a time.

extension Program {
  /// What the segue or the statement says of an edge; nil for those that are made of something else.
  func attributes(of edge: NavigationMap.Edge) -> IDRange<Attribute>? {
    switch edge.origin {
    case .segue(let id): self[id].attributes
    case .statement(let id): self[id].attributes
    case .relationship, .attribute: nil
    }
  }

  /// The style that an edge presents with, before it is adapted to a device; nil when it presents nothing.
  func style(of edge: NavigationMap.Edge) -> PresentationStyle? {
    guard edge.way == .presents else { return nil }
    if self[edge.destination].kind.isAlert { return .custom }
    if case .segue(let id) = edge.origin, self[id].operation == .popover { return .popover }
    let written = attributes(of: edge).flatMap { self[$0, .presentationStyle] }
    let own = self[edge.destination, .modalPresentationStyle]
    let style = written == .automatic ? own ?? .automatic : written ?? own ?? .automatic
    guard style == .automatic else { return style }
    return era(of: edge.source).hasCards ? .pageSheet : .fullScreen
  }

  /// Whether a person gets rid of it without the app's help: a card is pulled down, beside a popover one taps.
  func isDismissedByTouch(_ edge: NavigationMap.Edge) -> Bool {
    if self[edge.destination, .isModalInPresentation] { return false }
    switch style(of: edge) {
    case .popover: return true
    case .pageSheet, .formSheet: return era(of: edge.source).hasCards
    case .automatic, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .some(.none), nil:
      return false
    }
  }

  /// Whether what presents it stays on screen after it and hears nothing (LIFE-82).
  func keepsPresenter(_ edge: NavigationMap.Edge) -> Bool {
    switch style(of: edge) {
    case .fullScreen, .currentContext, nil: false
    case .pageSheet, .formSheet: era(of: edge.source).hasCards
    case .automatic, .custom, .overFullScreen, .overCurrentContext, .popover, .some(.none): true
    }
  }

  /// Whether code of a scene says any of these.
  func says(_ scene: ID<Scene>, where isWanted: (Statement.Operation) -> Bool) -> Bool {
    guard hasCode else { return false }
    for method in methods(of: scene) {
      var isSaid = false
      forEachStatement(in: self[method].body) { id in
        if isWanted(self[id].operation) { isSaid = true }
      }
      if isSaid { return true }
    }
    return false
  }

  /// Whether something in the scene takes people back in its stack, or out of it.
  func leadsBack(_ scene: ID<Scene>) -> Bool {
    for segue in self[scene].segues where self[segue].operation == .unwind { return true }
    for alert in madeByCode(in: scene) {
      for segue in self[alert].segues where self[segue].operation == .unwind { return true }
    }
    return says(scene) { $0.kind.map { $0.facts.ends != .none } ?? false }
  }
}
