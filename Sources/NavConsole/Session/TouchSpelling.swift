import NavModel
import NavSimulator
import NavText

extension Program {
  /// The line that does what a touch does, as a person would write it; nil when nothing on the screen means that.
  ///
  /// A line counts only if it leads back to the very same event: of two rows that say the same, a text means the first.
  /// What no name tells apart goes by its number.
  public func line(for touch: Event, in state: NavigationState) -> String? {
    for line in simpleLines(for: touch, in: state)
    where event(of: line, in: state) == touch { return line }
    let touchables = touchables(in: state)
    for touchable in touchables where touchable.event == touch {
      for line in lines(for: touchable) where event(of: line, in: state) == touch { return line }
    }
    return touchables.firstIndex { $0.event == touch }.map { "touch \($0)" }
  }

  /// What a line means that was done in this state; nil when it means nothing there, or restores what was saved.
  public func event(doneBy line: String, in state: NavigationState) -> Event? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard words.count == 2, words[0] == Session.Word.touch.rawValue, let number = Int(words[1])
    else { return event(of: line, in: state) }
    let touchables = touchables(in: state)
    return touchables.indices.contains(number) ? touchables[number].event : nil
  }

  private func event(of line: String, in state: NavigationState) -> Event? {
    guard case .success(let command) = parseCommand(line),
      case .success(let event) = event(for: command, in: state)
    else { return nil }
    return event
  }

  /// Commands that need no name, and tabs, which have a command of their own.
  private func simpleLines(for touch: Event, in state: NavigationState) -> [String] {
    switch touch {
    case .back: ["back"]
    case .swipeBack(let cancelled): [cancelled ? "swipe-back cancel" : "swipe-back"]
    case .swipeDown(let cancelled): [cancelled ? "swipe-down cancel" : "swipe-down"]
    case .tapOutside: ["tap-outside"]
    case .tapContent: ["tap-content"]
    case .dismiss: ["dismiss"]
    case .drag(let detent): ["drag \(detent.keyword)"]
    case .turnPage(let isForward): [isForward ? "leaf forward" : "leaf reverse"]
    case .swipeColumn(let isIn): [isIn ? "swipe-column in" : "swipe-column out"]
    case .swipeContent(let up): [up ? "swipe-content up" : "swipe-content down"]
    case .showColumn(let column): ["show-column \(column.keyword)"]
    case .hideColumn(let column): ["hide-column \(column.keyword)"]
    case .rotate(let orientation): ["rotate \(orientation.keyword)"]
    case .beginCustomizing: ["edit"]
    case .tapMore: ["tab More"]
    case .tapTab(_, let index): tabLines(Int(index), "tab", in: state) + ["tab \(index)"]
    case .tapMoreRow(_, let index): tabLines(Int(index), "more", in: state)
    case .finish: ["finish"]
    case .cancel: ["cancel"]
    case .customize(let scene, let index): ["customize \(names[self[scene].name]) \(index)"]
    default: []
    }
  }

  private func tabLines(_ index: Int, _ command: String, in state: NavigationState) -> [String] {
    state.frontTabBars.flatMap { position -> [String] in
      guard let tab = state.tab(index, of: position) else { return [] }
      return tabNames(of: tab, in: state).map { "\(command) \($0)" }
        + ["\(command) \(inQuotes(tabTitle(of: tab, in: state)))"]
    }
  }

  private func lines(for touchable: Touchable) -> [String] {
    let name = touchable.name.isEmpty ? [] : ["tap \(touchable.name)"]
    let text = touchable.text.isEmpty ? [] : ["tap \(inQuotes(touchable.text))"]
    if case .tapRow = touchable.event { return text + name }
    return name + text
  }
}
