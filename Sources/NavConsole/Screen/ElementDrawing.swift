import NavModel
import NavSimulator
import NavText

extension ScreenDrawing {
  /// An element on lines of its own.
  mutating func draw(
    _ item: ShownElement, holding inner: ArraySlice<ShownElement> = [], isEditing: Bool = false,
    indent: String = ""
  ) {
    let text = indent + item.label
    let mark = item.isEnabled ? "" : " (disabled)"
    switch item.kind {
    case .button: box.line("\(indent)[ \(item.label)", mark: " ]\(mark)")
    case .textField, .searchBar, .textView: draw(field: item, indent, mark)
    case .searchController: draw(search: item)
    case .switch, .slider, .stepper: box.line(text, mark: mark, end: item.shortForm)
    case .segmented, .pageControl, .datePicker, .picker:
      box.line(text, mark: mark, right: item.shortForm)
    case .image, .map, .web: box.line("\(indent)▣ \(item.label)")
    case .activity, .progress: box.line("\(indent)… \(item.label)")
    case .refreshControl: box.line("\(indent)↻ \(item.label)", mark: mark)
    case .section: if !item.text.isEmpty { box.line(item.text) }
    case .cell, .prototype: draw(rowsOf: item, isEditing: isEditing)
    case .accessory: box.line("\(indent)ⓘ \(item.label)", mark: mark)
    case .container: box.line("\(indent)▢ \(item.label)")
    case .view, .stack, .scroll, .tableView, .collectionView: draw(holder: item, inner, indent)
    case .tapGesture, .longPressGesture, .swipeGesture, .panGesture, .pinchGesture,
      .rotationGesture, .edgePanGesture:
      box.line("\(indent)∿ \(item.label)", mark: mark)
    case .swipeAction: box.line("\(indent)‹ \(item.label) ›")
    case .menu, .contextMenu, .menuItem: break
    case .label: box.line(text)
    case .alertAction: box.line("\(indent)[ \(item.label)", mark: " ]\(mark)")
    }
  }

  /// A holder says its text once: not when that is what a label in it says.
  private mutating func draw(
    holder item: ShownElement, _ inner: ArraySlice<ShownElement>, _ indent: String
  ) {
    if inner.isEmpty {
      box.line("\(indent)▢ \(item.label)")
    } else if !item.text.isEmpty && !inner.contains(where: { $0.text == item.text }) {
      box.line(indent + item.text)
    }
  }

  /// A name and a box with what was typed, or with what to type and an ellipsis.
  private mutating func draw(field item: ShownElement, _ indent: String, _ mark: String) {
    let name = indent + item.name
    let room = box.width - box.columns(name) - box.columns(mark) - (name.isEmpty ? 0 : 1)
    let width = name.isEmpty ? box.width : max(12, min(26, room))
    var content = item.text
    if item.isSecure {
      content = String(repeating: "•", count: box.columns(item.text))
    } else if content.isEmpty && !item.placeholder.isEmpty {
      let hint = item.placeholder
      content = hint.unicodeScalars.last == "…" ? hint : hint + "…"
    }
    content = box.cut(content, to: width - 2)
    let rest = String(repeating: "_", count: width - 2 - box.columns(content))
    box.line(name, mark: mark, end: "[\(content)\(rest)]")
  }

  /// The search bar, with Cancel and its scopes during a search.
  private mutating func draw(search item: ShownElement) {
    let isActive = item.isOn == true
    let content =
      item.text.isEmpty ? (item.placeholder.isEmpty ? "Search" : item.placeholder) : item.text
    let end = isActive ? " Cancel" : ""
    let width = box.width - 2 - box.columns(end)
    let text = box.cut(content, to: width - 2)
    let rest = String(repeating: "_", count: width - 2 - box.columns(text))
    box.line("⌕ [\(text)\(rest)]\(end)")
    guard isActive, !item.segments.isEmpty else { return }
    box.line(
      item.segments.enumerated().map { index, title in
        index == item.look.selectedSegment ? "[\(title)]" : title
      }.joined(separator: " | "))
  }

  // MARK: Rows

  private mutating func draw(rowsOf item: ShownElement, isEditing: Bool) {
    for row in item.rows.prefix(12) { draw(row, of: item, isEditing: isEditing) }
    if item.rows.count > 12 { box.line("… \(item.rows.count - 12) more") }
  }

  private mutating func draw(_ row: VisibleRow, of item: ShownElement, isEditing: Bool) {
    // A row that only holds controls is drawn as these.
    let isBare = row.text.isEmpty && row.detail.isEmpty && !item.leadsOn && item.accessory == nil
    if isBare && row.parts.contains(where: { $0.standsAlone }) {
      for part in row.parts where part.standsAlone || part.fitsInRow { draw(part) }
      return
    }
    var right = [row.detail]
    for part in row.parts where part.fitsInRow { right.append(part.inRow) }
    let hasButton = row.parts.contains { $0.kind == .accessory }
    box.line(
      (isEditing ? "⊖ " : "") + (row.text.isEmpty ? item.name : row.text),
      mark: row.isEnabled ? "" : " (disabled)",
      right: right.filter { !$0.isEmpty }.joined(separator: " "),
      end: item.rowEnd(hasButton: hasButton))
    for part in row.parts where part.standsAlone { draw(part, indent: "  ") }
  }
}

extension ShownElement {
  fileprivate var label: String { text.isEmpty ? name : text }

  /// The part of a control that shows its state.
  fileprivate var shortForm: String {
    switch kind {
    case .switch: isOn == true ? "( ●)" : "(● )"
    case .slider: "──●────"
    case .stepper: "[ − | + ]"
    case .pageControl where look.pageCount != nil:
      (0..<min(12, look.pageCount ?? 0)).map { $0 == look.currentPage ? "●" : "○" }
        .joined(separator: " ")
    default: segments.isEmpty ? "‹\(kind.facts.keyword)›" : segments.joined(separator: " | ")
    }
  }

  /// Whether there is room for it beside a row's text.
  fileprivate var fitsInRow: Bool { kind == .label || kind == .switch || kind == .button }

  fileprivate var inRow: String {
    switch kind {
    case .label: text
    case .button: isEnabled ? "[ \(label) ]" : "[ \(label) ] (disabled)"
    default: isEnabled ? shortForm : "\(shortForm) (disabled)"
    }
  }

  /// Whether it needs a line below the row's text.
  fileprivate var standsAlone: Bool {
    switch kind {
    case .accessory, .label, .switch, .button, .view, .stack, .scroll, .image: false
    default: true
    }
  }

  /// What `accessory:` asks for, with the button that is in the row; the chevron also where a touch leads on.
  fileprivate func rowEnd(hasButton: Bool) -> String {
    let button = hasButton ? "ⓘ" : ""
    switch accessory {
    case nil: return [button, leadsOn ? "›" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    case .some(.none): return button
    case .disclosureIndicator: return hasButton ? "ⓘ ›" : "›"
    case .detailDisclosureButton: return "ⓘ ›"
    case .checkmark: return hasButton ? "ⓘ ✓" : "✓"
    case .detailButton: return "ⓘ"
    }
  }
}
