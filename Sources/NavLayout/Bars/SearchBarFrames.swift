import NavModel
import NavSimulator
import NavText

/// How high the rows of a search bar are. ⚠ Apple publishes no figures: these are observed on iPhones and rounded.
struct SearchMetrics {
  /// LAYOUT-26
  let row = 52.0
  let field = 36.0
  let scopes = 44.0
  /// Cancel, with the gap before it.
  let cancel = 64.0
}

extension Program {
  /// The search bar in the row of a navigation bar that it has, with Cancel beside it and the scope bar below it
  /// during a search (SEARCH-1, SEARCH-7). ⚠ iOS 26 may put it at the bottom of an iPhone's screen.
  func arrangeSearch(
    _ search: SearchInBar, in frame: Rect, isInFront: Bool, _ builder: inout LayoutBuilder
  ) {
    guard let owner = builder.state[search.controller] else { return }
    let metrics = SearchMetrics()
    let item = shownElement(search.element, owner, row: nil, in: builder.state)
    let hasScopes = search.isActive && !item.segments.isEmpty
    let row = Rect(frame.x, frame.y, frame.width, min(frame.height, metrics.row))
    let fieldTop = row.y + (row.height - metrics.field) / 2
    let cancel = search.isActive ? min(metrics.cancel, row.width / 2) : 0
    let place = Rect(row.x, fieldTop, max(0, row.width - cancel), metrics.field)
    builder.add(.searchField, place.kept(within: row)) { node in
      node.controller = owner.identity
      node.element = search.element
      node.text = item.text.isEmpty ? item.placeholder : item.text
      if item.text.isEmpty { node.flags.insert(.placeholder) }
      if isInFront { node.touch = .tapElement(search.element) }
    }
    guard search.isActive else { return }
    builder.add(.cancelButton, Rect(place.maxX, fieldTop, cancel, metrics.field)) { node in
      node.controller = owner.identity
      node.text = "Cancel"
      if isInFront { node.touch = .cancelSearch(search.element) }
    }
    guard hasScopes else { return }
    let width = frame.width / Double(item.segments.count)
    for (index, title) in item.segments.enumerated() {
      let x = builder.snapped(frame.x + Double(index) * width)
      let next = builder.snapped(frame.x + Double(index + 1) * width)
      builder.add(.scopeButton, Rect(x, row.maxY + 4, next - x, 32)) { node in
        node.controller = owner.identity
        node.element = search.element
        node.text = title
        if index == item.look.selectedSegment { node.flags.insert(.selected) }
        if isInFront {
          node.touch = .change(
            search.element, row: nil, .segment(Int32(truncatingIfNeeded: index)))
        }
      }
    }
  }

  /// What lies over the content of a controller during a search: its results, or the shade, on which a touch ends it
  /// (SEARCH-6, SEARCH-10).
  func arrangeOverContent(
    _ position: Int, at place: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    let state = builder.state
    guard state.isSearching(state.controllers[position].identity) else { return }
    for child in state.shownChildren(of: position) {
      guard let segue = state.controllers[child].segue, leadsToResults(segue) else { continue }
      arrange(child, in: place, &builder)
    }
    if isObscured(state.controllers[position], in: state) {
      let isInFront = builder.isInFront(position)
      builder.add(.dimming, place.frame) { if isInFront { $0.touch = .tapOutside } }
    }
  }
}
