import NavModel
import NavText

/// Where on the bars of its scene a view is.
enum PlaceInBar {
  /// In place of the title (BAR-31).
  case title
  /// In an item (BAR-36).
  case item(ID<BarItem>)
  /// Above the tab bar (GLASS-11).
  case bottomAccessory
}

extension Program {
  /// The place of a view in the bars of its scene; nil for what is in the content.
  func placeInBar(of element: ID<Element>, in scene: Scene) -> PlaceInBar? {
    let titleView = scenes.cold(of: scene).titleView
    let accessory = scenes.cold(of: scene).bottomAccessory
    if titleView == nil && accessory == nil && scene.barItems.isEmpty { return nil }
    var next: ID<Element>? = element
    while let id = next {
      if id == titleView { return .title }
      if id == accessory { return .bottomAccessory }
      if let item = scene.barItems.first(where: { self[cold: $0].customView == id }) {
        return .item(item)
      }
      next = self[id].parent
    }
    return nil
  }

  /// Why an element cannot be touched that is in a bar, no more of which is visible than of the bar, or in content that a
  /// search lies over. Nil for other content.
  public func refusal(
    inBarOrSearch element: ID<Element>, _ owner: Controller, in state: NavigationState
  ) -> Refusal? {
    guard let place = placeInBar(of: element, in: self[owner.scene]) else {
      return refusal(behindSearch: element, owner, in: state)
    }
    if case .bottomAccessory = place { return refusal(ofAccessoryOf: owner, in: state) }
    for bar in bars(in: state) where top(of: bar, in: state)?.identity == owner.identity {
      switch place {
      case .title: return bar.isHidden ? .barHidden(owner.scene) : nil
      case .item(let item):
        if (bar.left + bar.right).contains(where: { $0.item == item }) {
          return bar.isHidden ? .barHidden(owner.scene) : nil
        }
        if bar.toolbar.contains(where: { $0.item == item }) {
          return bar.isToolbarHidden ? .toolbarHidden(owner.scene) : nil
        }
      case .bottomAccessory: return nil
      }
    }
    return .notOnScreen(self[element].name)
  }
}
