import NavModel
import NavSimulator
import NavText

/// How much of the screen the keyboard takes, in points.
///
/// Apple publishes no figures: these are what `UIKeyboardFrameEndUserInfoKey` is reported to hold, for the English
/// keyboard with its row of suggestions (doubt: other languages and settings have other rows).
struct KeyboardMetrics {
  /// The keys, down to the lower edge of the screen.
  let keys: Double
  /// The row of suggestions above them; pads have none.
  let suggestions: Double

  init(_ state: NavigationState, _ window: WindowMetrics) {
    let facts = state.device.facts
    let isLandscape = state.orientation.isLandscape
    let hasIndicator = facts.portrait.bottom > 0
    // Suggestions came with iOS 8.
    let hasSuggestions = state.era != .legacy
    if facts.family == .pad {
      let isLarge = min(facts.width, facts.height) >= 1000
      let bare = isLarge ? (isLandscape ? 423.0 : 328.0) : (isLandscape ? 353.0 : 265.0)
      keys = hasIndicator && !isLarge ? bare + 17 : bare
      suggestions = hasSuggestions ? 55 : 0
    } else if isLandscape {
      keys = hasIndicator ? 171 : 162
      suggestions = hasSuggestions ? 38 : 0
    } else {
      let isWide = min(facts.width, facts.height) >= 414
      keys = (isWide ? 226 : 216) + (hasIndicator ? 75 : 0)
      suggestions = hasSuggestions ? (facts.width < 390 || !hasIndicator ? 44 : 45) : 0
    }
  }
}

extension Program {
  /// The keyboard over everything else, while a field has it (KEY-4).
  func arrangeKeyboard(_ window: WindowMetrics, _ builder: inout LayoutBuilder) {
    guard let field = builder.state.focusedField else { return }
    let state = builder.state
    let metrics = KeyboardMetrics(state, window)
    let type = self[field.element, .keyboardType]
    let isPad = state.device.facts.family == .pad
    let isNumeric = type.isPad && !isPad
    let height = min(
      window.size.height, metrics.keys + (isNumeric ? 0 : metrics.suggestions))
    let frame = Rect(0, window.size.height - height, window.size.width, height)
    builder.add(.keyboard, frame) { $0.text = type.keyword }
    guard !isNumeric else { return }
    builder.inside { builder in
      // A quarter of the last row, and on an iPad the end of the third.
      let rows = (metrics.keys - window.safeArea.bottom) / 4
      let last = frame.maxY - window.safeArea.bottom - rows
      let width = (frame.width * (isPad ? 0.14 : 0.24)).rounded()
      let returnKey = Rect(
        frame.maxX - width, isPad ? last - 2 * rows : last, width, rows)
      builder.add(.returnKey, returnKey) { node in
        node.text = returnKeyTitle(of: field.element)
        node.touch = .pressReturn
      }
      guard isPad else { return }
      builder.add(.hideKey, Rect(frame.maxX - width / 2, last, width / 2, rows)) { node in
        node.touch = .hideKeyboard
      }
    }
  }

  /// How much of the window the keyboard takes; nil while nothing has it.
  func keyboardHeight(in builder: LayoutBuilder) -> Double? {
    guard let field = builder.state.focusedField else { return nil }
    let metrics = KeyboardMetrics(builder.state, builder.window)
    let isNumeric =
      self[field.element, .keyboardType].isPad && builder.state.device.facts.family != .pad
    return metrics.keys + (isNumeric ? 0 : metrics.suggestions)
  }

  /// What the return key says; a search bar's says Search.
  private func returnKeyTitle(of element: ID<Element>) -> String {
    let word = self[element, .returnKeyType]
    let isPlain = word == .default
    let kind = self[element].kind
    let plain = kind == .searchBar || kind == .searchController ? "search" : "return"
    return isPlain ? plain : word.keyword
  }
}
