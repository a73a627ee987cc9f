import NavModel
import NavSimulator
import NavText

extension Program {
  /// The line that does what a touch does, as a person would type it; nil when nothing on the screen means that.
  ///
  /// What no name and no text tells apart goes by its number.
  public func line(for touch: Event, in state: NavigationState) -> String? {
    func line(_ commands: [ConsoleCommand]) -> String? {
      for command in commands {
        // A text means the first of two rows that say the same.
        guard case .success(touch) = event(for: command, in: state), let line = command.line else {
          continue
        }
        return line
      }
      return nil
    }
    if let line = line(commands(for: touch, in: state)) { return line }
    let touchables = touchables(in: state)
    for touchable in touchables where touchable.event == touch {
      if let line = line(commands(for: touchable)) { return line }
    }
    return touchables.firstIndex { $0.event == touch }
      .map { "\(Session.Word.touch.rawValue) \($0)" }
  }

  /// The event of a line that was refused; nil when the line meant none.
  public func event(typedAs line: String, in state: NavigationState) -> Event? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    if words.count == 2, words[0] == Session.Word.touch.rawValue, let number = Int(words[1]) {
      let touchables = touchables(in: state)
      return touchables.indices.contains(number) ? touchables[number].event : nil
    }
    guard case .success(let command) = parseCommand(line),
      case .success(let event) = event(for: command, in: state)
    else { return nil }
    return event
  }

  /// Commands that need no name, and tabs, which have a command of their own.
  private func commands(for touch: Event, in state: NavigationState) -> [ConsoleCommand] {
    func command(_ kind: CommandKind, _ operands: String...) -> [ConsoleCommand] {
      [ConsoleCommand(kind, operands)]
    }
    switch touch {
    case .back: return command(.back)
    case .swipeBack(let cancelled):
      return cancelled ? command(.swipeBack, "cancel") : command(.swipeBack)
    case .swipeDown(let cancelled):
      return cancelled ? command(.swipeDown, "cancel") : command(.swipeDown)
    case .tapOutside: return command(.tapOutside)
    case .tapContent: return command(.tapContent)
    case .pressReturn: return command(.pressReturn)
    case .type(let text, into: nil, row: nil): return command(.type, text)
    case .clearText: return command(.clearText)
    case .hideKeyboard: return command(.hideKeyboard)
    case .deleteRow(let element, let row):
      return rowCommands(.deleteRow, element, row, in: state)
    case .moveRow(let element, let row, let place):
      return rowCommands(.moveRow, element, row, in: state, "\(place)")
    case .deliver(let message, let text):
      return command(message == .open ? .open : .tapNotification, names[text])
    case .dismiss: return command(.dismiss)
    case .change(let element, let row, .increment):
      return commands(.increment, on: element, row: row, in: state)
    case .change(let element, let row, .decrement):
      return commands(.decrement, on: element, row: row, in: state)
    case .pressBarItem(let item):
      let text = self[item].text.map { names[$0] } ?? ""
      return command(.longPress, names[self[item].name])
        + [ConsoleCommand(.longPress, [text], isQuoted: true)]
    case .stroke(let stroke, let element, let row):
      return commands(for: stroke, on: element, row: row, in: state)
    case .drag(let detent): return command(.drag, detent.keyword)
    case .turnPage(let isForward): return command(.turnPage, isForward ? "forward" : "reverse")
    case .swipeColumn(let isIn): return command(.swipeColumn, isIn ? "in" : "out")
    case .swipeContent(let up): return command(.swipeContent, up ? "up" : "down")
    case .showColumn(let column): return command(.showColumn, column.keyword)
    case .hideColumn(let column): return command(.hideColumn, column.keyword)
    case .rotate(let orientation): return command(.rotate, orientation.keyword)
    case .beginCustomizing: return command(.edit)
    case .tapMore: return command(.tab, "More")
    case .tapTab(_, let index):
      return commands(.tab, forTab: Int(index), in: state) + command(.tab, "\(index)")
    case .tapMoreRow(_, let index): return commands(.more, forTab: Int(index), in: state)
    case .finish: return command(.finish)
    case .cancel: return command(.cancel)
    case .customize(let scene, let index):
      return command(.customize, names[self[scene].name], "\(index)")
    default: return []
    }
  }

  /// What is swiped or pressed goes by its name, a row by what it says.
  private func commands(
    for stroke: Stroke, on element: ID<Element>?, row: Int32?, in state: NavigationState
  ) -> [ConsoleCommand] {
    var operands: [String] = []
    switch stroke {
    case .swipe(let direction), .fullSwipe(let direction): operands = [direction.keyword]
    case .edgePan(let edge): return [ConsoleCommand(.edgePan, [edge.keyword])]
    case .doubleTap, .longPress, .pan, .pinch, .twist: break
    }
    guard let element else { return [ConsoleCommand(stroke.command, operands)] }
    return commands(stroke.command, operands, on: element, row: row, in: state)
  }

  private func commands(
    _ kind: CommandKind, _ operands: [String] = [], on element: ID<Element>, row: Int32?,
    in state: NavigationState
  ) -> [ConsoleCommand] {
    var found: [ConsoleCommand] = []
    for touchable in touchables(in: state)
    where touchable.element == element && touchable.row == row {
      let name = ConsoleCommand(kind, operands + [touchable.name])
      let text = ConsoleCommand(kind, operands + [touchable.text], isQuoted: true)
      if row == nil && !touchable.name.isEmpty { found.append(name) }
      if !touchable.text.isEmpty { found.append(text) }
      if row != nil && !touchable.name.isEmpty { found.append(name) }
    }
    return found
  }

  private func commands(
    _ kind: CommandKind, forTab index: Int, in state: NavigationState
  ) -> [ConsoleCommand] {
    state.frontTabBars.flatMap { position -> [ConsoleCommand] in
      guard let tab = state.tab(index, of: position) else { return [] }
      return tabNames(of: tab, in: state).map { ConsoleCommand(kind, [$0]) }
        + [ConsoleCommand(kind, [tabTitle(of: tab, in: state)], isQuoted: true)]
    }
  }

  private func rowCommands(
    _ kind: CommandKind, _ element: ID<Element>, _ row: Int32, in state: NavigationState,
    _ operands: String...
  ) -> [ConsoleCommand] {
    touchables(in: state).filter { $0.event == .tapRow(element, row) }.map {
      ConsoleCommand(kind, [$0.text] + operands, isQuoted: true)
    }
  }

  private func commands(for touchable: Touchable) -> [ConsoleCommand] {
    let name =
      touchable.name.isEmpty ? [] : [ConsoleCommand(.tap, [touchable.name])]
    let text =
      touchable.text.isEmpty ? [] : [ConsoleCommand(.tap, [touchable.text], isQuoted: true)]
    if case .tapRow = touchable.event { return text + name }
    return name + text
  }
}

extension ConsoleCommand {
  /// The line that `parseCommand` reads as this; nil where a name is not one word.
  public var line: String? {
    var words = [kind.facts.command]
    for (position, operand) in operands.enumerated() {
      let isText: Bool
      switch kind.facts.operand {
      case .device, .file, .subject: isText = true
      case .tabAndText: isText = position > 0 || isQuoted
      case .textInto:
        isText = position == 0
        if position > 0 { words.append("into") }
      case .directionOn:
        isText = position > 0 && isQuoted
        if position > 0 { words.append("on") }
      case .none, .target, .tab, .scene, .sceneOrNothing, .scenes, .identifier, .action,
        .assignment, .index, .nameAndIndex, .word, .wordOrNothing:
        isText = position == 0 && isQuoted
      }
      guard isText || operand.isOneWord else { return nil }
      words.append(isText ? inQuotes(operand) : operand)
    }
    if kind == .badge && operands.count == 1 { words.append("none") }
    if let stack { words += ["of", stack] }
    return words.joined(separator: " ")
  }
}

extension String {
  /// Whether a line can have it without quotes.
  fileprivate var isOneWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case " ", "\t", "\r", "\n", "\"", ",", "=", "[", "]": false
        default: true
        }
      }
  }
}
