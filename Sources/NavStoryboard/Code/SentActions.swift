import NavModel
import NavText
import NavXcode

extension StoryboardDocument {
  /// Whether the owner of an action ever sends it: a control of UIKit's own class only some events, a bar item that
  /// performs a segue no action besides, and some bar items none at all.
  func sends(_ action: StoryboardConnection) -> Bool {
    guard let owner = action.owner else { return true }
    let element = self[owner].element
    if self.is(element, .barButtonItem) {
      return !isIdle(barItem: element)
        && !connections.rows.contains { $0.owner == owner && $0.kind == .segue }
    }
    if let kit = ElementTag[tag(element)]?.uikitClass, kit.isKind(of: .gestureRecognizer) {
      return isAttached(owner)
    }
    guard
      let event = value(.eventType, of: action.element).flatMap({ word in
        ControlEvent.allCases.first { $0.keyword == word }
      }),
      let kind = ElementTag[tag(element)]?.kind, kind.facts.event != nil
    else { return true }
    return kind.sends(event)
  }

  /// Whether a touch on a bar item is no matter of the item: its view answers, the stack goes back, or nothing is there.
  private func isIdle(barItem element: ID<XMLElement>) -> Bool {
    says(.backBarButtonItem, .key, of: element) || says(.flexibleSpace, .systemItem, of: element)
      || says(.fixedSpace, .systemItem, of: element) || child(key: .customView, of: element) != nil
  }

  /// Whether a view has a gesture recognizer, so that it can fire.
  private func isAttached(_ gesture: ID<StoryboardObject>) -> Bool {
    connections.rows.contains { $0.kind == .outletCollection && $0.target == gesture }
  }
}
