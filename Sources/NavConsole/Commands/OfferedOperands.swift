import NavModel
import NavSimulator
import NavText

extension Program {
  /// What may be after the word of a command in this state, as the prompt writes it: what is on the screen, and what
  /// the app has by name. Numbers and files are not among it.
  public func operands(of kind: CommandKind, in state: NavigationState) -> [String] {
    let found: [String] =
      switch kind.facts.operand {
      case .none, .index, .file, .textInto: []
      case .target, .tab, .nameAndIndex, .tabAndText: touchableWords(of: kind, in: state)
      case .scene: scenes.rows.map { names[$0.name] }
      case .scenes: scenes.rows.map { names[$0.name] }
      case .sceneOrNothing: storyboards.rows.map { names[$0.name] }
      case .identifier:
        speakers(in: state).flatMap { controller in
          self[controller.scene].segues.map { inQuotes(names[self[$0].identifier]) }
        }
      case .subject(let message): subjects(of: message).map { inQuotes(names[$0]) }
      case .action: actionNames(in: state)
      case .assignment: variableNames(in: state)
      case .directionOn: SwipeDirection.allCases.map { $0.keyword }
      case .word(let words), .wordOrNothing(let words): words
      case .device: Device.names.map { inQuotes($0) }
      }
    var seen: Set<String> = ["", inQuotes("")]
    return found.filter { seen.insert($0).inserted }
  }

  /// The variables that can be spoken of here by name alone.
  public func variableNames(in state: NavigationState) -> [String] {
    let own = speakers(in: state).flatMap { controller in
      let ranges =
        [self[cold: controller.scene].variables]
        + classChain(of: controller.scene).map { self[$0].variables }
      return ranges.joined().map { names[self[$0].name] }
    }
    return own + appVariables.map { names[self[$0].name] }
  }

  /// What a variable can hold, as tests write it; numbers are not listed.
  public func values(ofVariable name: String, in state: NavigationState) -> [String] {
    guard let variable = variable(name, in: state) else { return [] }
    let domain = self[variable].domain
    if case .enumeration = domain { return words(of: domain).map { "." + $0 } }
    return words(of: domain)
  }

  private func actionNames(in state: NavigationState) -> [String] {
    speakers(in: state).flatMap { controller in
      let ranges =
        [self[cold: controller.scene].methods]
        + classChain(of: controller.scene).map { self[$0].methods }
      return ranges.joined().filter { self[$0].kind == .action }.map { names[self[$0].name] }
    }
  }

  /// Names before texts: a row goes by what it says, because its name means the first of its rows.
  private func touchableWords(of kind: CommandKind, in state: NavigationState) -> [String] {
    if let stroke = kind.stroke {
      let events = events(in: state)
      return touchables(in: state).filter { touchable in
        events.contains { $0.makes(stroke, touchable) }
      }.map { $0.command }
    }
    if kind == .tap || kind == .increment || kind == .decrement {
      let answering = touchables(in: state).filter { touchable in
        guard touchable.answers && !touchable.isHidden else { return false }
        return kind == .tap || touchable.element.map { self[$0].kind.hasSteps } ?? false
      }
      return answering.map { $0.command } + answering.map { inQuotes($0.text) }
    }
    let tabs = state.frontTabBars.flatMap { position -> [Int] in
      let all = Array(state.tabs(of: position))
      return kind == .more ? Array(all.dropFirst(state.directTabs(of: position))) : all
    }
    let hasMore = state.frontTabBars.contains { state.hasMore($0) }
    return tabs.compactMap { tabNames(of: $0, in: state).first }
      + tabs.map { inQuotes(tabTitle(of: $0, in: state)) }
      + (hasMore && (kind == .tab || kind == .select) ? ["More"] : [])
  }
}

extension CommandKind {
  /// What fingers do on the thing that it names, beside a tap.
  fileprivate var stroke: Stroke? {
    switch self {
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .pan: .pan
    case .pinch: .pinch
    case .twist: .twist
    default: nil
    }
  }
}

extension Event {
  /// Whether it is a stroke on something that can be named.
  fileprivate func makes(_ stroke: Stroke, _ touchable: Touchable) -> Bool {
    switch self {
    case .stroke(let made, let element?, let row):
      made == stroke && element == touchable.element && row == touchable.row
    case .pressBarItem(let item):
      stroke == .longPress && touchable.event == .tapBarItem(item)
    default: false
    }
  }
}

extension ElementKind {
  /// Whether touches move its value up and down.
  fileprivate var hasSteps: Bool { self == .stepper || self == .slider || self == .pageControl }
}
