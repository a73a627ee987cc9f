import NavModel
import NavText

extension Program {
  /// What an element says: what was typed into it, else its bound or written text, for a row the row's value.
  public func text(
    of element: ID<Element>, owner: Controller, row: Int32?, in state: NavigationState
  ) -> String {
    let own = ownText(of: element, owner: owner, row: row, in: state)
    guard state.hasColdFields, self[element].kind.isEditable,
      let typed = state.typedText(
        in: Field(controller: owner.identity, element: element, row: row)),
      typed.replaced == own
    else { return own }
    return typed.text
  }

  /// Its text before anything is typed.
  func ownText(
    of element: ID<Element>, owner: Controller, row: Int32?, in state: NavigationState
  ) -> String {
    let scope = Scope(owner.identity, row: row)
    let own = self[element]
    let cold = self[cold: element]
    if let bound = text(.text, in: own.attributes, state, scope) { return bound }
    if row != nil, let variable = cold.rowVariable {
      return text(of: value(of: variable, in: state, scope), self[variable].domain)
    }
    if let written = own.text { return names[written] }
    // A cell or a view of the author's own says what the first label in it says.
    if own.kind.isRow || own.kind == .view || own.kind == .stack {
      for id in elements(inside: element) where self[id].parent == element {
        let inner = text(of: id, owner: owner, row: row, in: state)
        if !inner.isEmpty { return inner }
      }
    }
    return ""
  }

  /// The rows that a cell or a prototype shows at the moment.
  func rows(
    of element: ID<Element>, owner: Controller, in state: NavigationState
  ) -> [VisibleRow] {
    guard self[element].kind.isRow else { return [] }
    var found: [VisibleRow] = []
    for value in rowValues(of: element, owner: owner, in: state)
    where !isHidden(element, owner: owner, row: value, in: state) {
      found.append(row(of: element, value, owner, in: state))
    }
    return found
  }

  /// What the rows of a prototype go by; a single nil for a row that stands for itself.
  public func rowValues(
    of element: ID<Element>, owner: Controller, in state: NavigationState
  ) -> [Int32?] {
    guard self[element].kind == .prototype, let variable = self[cold: element].rowVariable else {
      return [nil]
    }
    return rowValues(of: variable, owner: owner, in: state).map { $0 }
  }

  private func row(
    of element: ID<Element>, _ value: Int32?, _ owner: Controller, in state: NavigationState
  ) -> VisibleRow {
    let scope = Scope(owner.identity, row: value)
    var row = VisibleRow(
      text: text(of: element, owner: owner, row: value, in: state), value: value)
    row.detail = text(.detail, in: self[element].attributes, state, scope) ?? ""
    row.isEnabled = isEnabled(element, owner: owner, row: value, in: state)
    for id in elements(inside: element) {
      let part = shownElement(id, owner, row: value, in: state)
      let isRepeated = part.kind == .label && part.text == row.text
      if part.kind.isOfMenu { continue }
      if !part.isHidden && !isRepeated { row.parts.append(part) }
    }
    return row
  }

  /// Hidden itself or inside something that is.
  public func isHidden(
    _ element: ID<Element>, owner: Controller, row: Int32? = nil, in state: NavigationState
  ) -> Bool {
    if self[element].kind == .alertAction {
      // ALERT-9: a touch beside a popover is its cancel action.
      return owner.style == .popover && self[element, .actionStyle] == .cancel
    }
    if self[element].kind.isAskedFor
      && !isRevealed(element, owner: owner, row: row, in: state)
    {
      return true
    }
    if self[element].kind == .searchController {
      return refusal(ofSearchBar: element, owner, in: state) != nil
    }
    if self[element].kind == .pageControl && isLonePage(element) { return true }
    var next: ID<Element>? = element
    while let id = next {
      let scope = Scope(owner.identity, row: row)
      if flag(.hidden, in: self[id].attributes, state, scope) == true { return true }
      next = self[id].parent
    }
    return false
  }

  private func isLonePage(_ control: ID<Element>) -> Bool {
    guard self[control, .hidesForSinglePage], let count = self[control, .numberOfPages] else {
      return false
    }
    return count <= 1
  }

  /// Whether touches reach it and it answers.
  public func isEnabled(
    _ element: ID<Element>, owner: Controller, row: Int32? = nil, in state: NavigationState
  ) -> Bool {
    let scope = Scope(owner.identity, row: row)
    if flag(.enabled, in: self[element].attributes, state, scope) == false { return false }
    var next: ID<Element>? = element
    while let id = next {
      if !self[id, .userInteractionEnabled] { return false }
      // UIKit's hit testing skips views that are nearly invisible.
      if self[id, .alpha] < 0.01 { return false }
      next = self[id].parent
    }
    return true
  }

  /// What a view in a bar says: its text, else its choices, else what is in it, else its name.
  func caption(ofView view: ID<Element>, _ owner: Controller, in state: NavigationState) -> String {
    said(by: view, owner, in: state) ?? names[self[view].name]
  }

  private func said(
    by view: ID<Element>, _ owner: Controller, in state: NavigationState
  ) -> String? {
    let text = text(of: view, owner: owner, row: nil, in: state)
    if !text.isEmpty { return text }
    let segments = segments(of: view)
    if !segments.isEmpty { return segments.joined(separator: " | ") }
    for id in elements(inside: view) where self[id].parent == view {
      if let inner = said(by: id, owner, in: state) { return inner }
    }
    return nil
  }
}
