import NavModel
import NavText

/// The heights that a sheet rests at, and the one that was chosen last (MODAL-13).
public struct Sheet: Hashable, Sendable {
  var hasMedium = false
  var hasLarge = true
  /// `selectedDetentIdentifier`: nil is the smallest.
  var selected: Detent?
  /// Whether it stays a sheet where there is little height (MODAL-14).
  var isEdgeAttached = false

  /// Smaller ones first.
  public var detents: [Detent] {
    (hasMedium ? [.medium] : []) + (hasLarge ? [.large] : [])
  }

  /// The height it rests at. Half of little is nothing: there a sheet is always large (MODAL-13).
  func detent(isCompactHeight: Bool) -> Detent {
    let active = isCompactHeight ? detents.filter { $0 != .medium } : detents
    if let selected, active.contains(selected) { return selected }
    return active.first ?? .large
  }
}

extension NavigationState {
  /// The height of what is presented as a sheet; nil for everything else.
  public func detent(of position: Int) -> Detent? {
    let controller = controllers[position]
    guard controller.isCard(in: era) else { return nil }
    return controller.sheet.detent(isCompactHeight: isCompactHeight)
  }
}

extension Controller {
  /// Whether a person can pull it down (MODAL-4).
  func isCard(in era: SystemEra) -> Bool {
    role == .presented && (style == .pageSheet || style == .formSheet) && era.hasCards
  }
}

extension SimulationStep {
  /// A person drags the sheet in front to another of its heights: its delegate hears of it.
  mutating func drag(to detent: Detent) {
    guard let top = run.state.topPresented else { return run.refuse(.nothingPresented) }
    let controller = run.state.controllers[top]
    guard let now = run.state.detent(of: top) else {
      return run.refuse(.notDismissedByTouch(controller.scene, controller.style))
    }
    var sheet = controller.sheet
    sheet.selected = detent
    guard sheet.detent(isCompactHeight: run.state.isCompactHeight) == detent else {
      return run.refuse(.noDetent(controller.scene, detent))
    }
    guard now != detent else { return }
    run.update(controller.identity) { $0.sheet = sheet }
    run.note(.didChangeDetent(controller.scene, detent))
  }
}

extension Program {
  /// What a segue or a statement says about the sheet.
  func sheet(_ attributes: IDRange<Attribute>) -> Sheet {
    var sheet = Sheet()
    if case .list(let detents) = value(of: .detents, in: attributes) {
      let words = values[detents].compactMap { value -> Detent? in
        if case .word(let position) = value { Detent(rawValue: position) } else { nil }
      }
      sheet.hasMedium = words.contains(.medium)
      sheet.hasLarge = words.contains(.large)
    }
    sheet.selected = self[attributes, .selectedDetent]
    sheet.isEdgeAttached = self[attributes, .prefersEdgeAttachedInCompactHeight]
    return sheet
  }
}
