import NavText

extension Program {
  /// The menu of a button; only its own, not one in it.
  public func menu(of element: ID<Element>, _ kind: ElementKind) -> ID<Element>? {
    elements(inside: element).first { self[$0].parent == element && self[$0].kind == kind }
  }

  /// What a menu belongs to: the outermost menu's bar item, button, row or view.
  public func menuOwnerName(_ menu: ID<Element>) -> Name {
    var top = menu
    while let parent = self[top].parent {
      if !self[parent].kind.isOfMenu {
        return self[parent].name.isNone ? self[top].name : self[parent].name
      }
      top = parent
    }
    for scene in scenes.ids where self[scene].elements.contains(top) {
      for item in self[scene].barItems where self[cold: item].menu == top {
        return self[item].name.isNone ? self[item].text ?? .none : self[item].name
      }
    }
    return self[top].name
  }
}
