import NavModel
import NavText

// What gesture recognisers wait for beside one tap (GEST-1 to GEST-7).
extension SimulationStep {
  /// Fingers on a view: the nearest recogniser that waits for this is set off.
  mutating func make(_ stroke: Stroke, on element: ID<Element>?, row: Int32?) {
    switch program.answer(to: stroke, on: element, row: row, in: run.state) {
    case .refused(let refusal): run.refuse(refusal)
    case .recognizer(let target, let owner):
      set(off: .element(target), kind: program.elements[target].kind, owner, row: row)
    case .row(let swiped, let isFull, let owner): swipe(swiped, isFull: isFull, owner)
    case .menu(let menu, let owner): open(menu, owner, row: row)
    }
  }
}

extension Program {
  /// What becomes of a stroke.
  fileprivate enum Answer {
    case refused(Refusal)
    /// By the recogniser, of a controller in front.
    case recognizer(ID<Element>, Controller)
    case row(SwipedRow, isFull: Bool, Controller)
    case menu(ID<Element>, Controller)
  }

  fileprivate func answer(
    to stroke: Stroke, on element: ID<Element>?, row: Int32?, in state: NavigationState
  ) -> Answer {
    guard let element else {
      for position in state.front.reversed() where !state.controllers[position].isSynthetic {
        let owner = state.controllers[position]
        if let found = recognizer(of: stroke, on: nil, owner, row: nil, in: state) {
          return .recognizer(found, owner)
        }
      }
      return .refused(.nothingRecognizes(stroke))
    }
    let name = elements[element].name
    guard let owner = owner(of: element, in: state) else { return .refused(.notOnScreen(name)) }
    let found = recognizer(of: stroke, on: element, owner, row: row, in: state)
    if let refusal = obstacle(to: element, row: row, of: owner, in: state) {
      // A control that is disabled follows no touches; the recognisers in it do.
      guard case .disabled = refusal, let found, self[found].parent == element else {
        return .refused(refusal)
      }
      return .recognizer(found, owner)
    }
    // A recogniser around the list hears of no swipe that the list makes use of.
    if let (swiped, isFull) = swipedRow(by: stroke, on: element, owner, row: row, in: state),
      found.map({ !elements(inside: swiped.element).contains($0) }) ?? true
    {
      if isBeingEdited(swiped.element, in: owner) {
        return .refused(.rowsNotSwiped(owner.scene))
      }
      return .row(swiped, isFull: isFull, owner)
    }
    if let found { return .recognizer(found, owner) }
    if stroke == .longPress, let menu = menu(pressedOn: element, of: owner.scene) {
      return .menu(menu, owner)
    }
    let near = recognizers(around: element, of: owner.scene)
    // One that is switched off is why nothing happens.
    if let off = near.first(where: { self[$0].waits(for: stroke, self) }) {
      return .refused(.disabled(elements[off].name))
    }
    return .refused(
      .notRecognized(stroke, name, instead: near.first.flatMap { self.stroke(for: $0) }))
  }

  /// The nearest recogniser that waits for a stroke: of the view itself, then of those around it (GEST-1).
  func recognizer(
    of stroke: Stroke, on element: ID<Element>?, _ owner: Controller, row: Int32?,
    in state: NavigationState
  ) -> ID<Element>? {
    recognizers(around: element, of: owner.scene).first {
      self[$0].waits(for: stroke, self) && isEnabled($0, owner: owner, row: row, in: state)
    }
  }

  /// The recognisers that hear of fingers on a view, the nearest first. Nil is the view of the scene.
  private func recognizers(around element: ID<Element>?, of scene: ID<Scene>) -> [ID<Element>] {
    if let element, self[element].kind.isGesture { return [element] }
    // A context menu that is named stands for itself.
    if let element, self[element].kind == .contextMenu { return [] }
    var found: [ID<Element>] = []
    var view = element
    while let current = view {
      for id in elements(inside: current)
      where self[id].parent == current && self[id].kind.isGesture { found.append(id) }
      view = self[current].parent
      // What is in a bar is not in the view of the scene.
      if view == nil, placeInBar(of: current, in: self[scene]) != nil { return found }
    }
    for id in self[scene].elements where self[id].parent == nil && self[id].kind.isGesture {
      found.append(id)
    }
    return found
  }

  /// What fingers have to do for a recogniser; nil for one tap, and where no command says it.
  public func stroke(for gesture: ID<Element>) -> Stroke? {
    switch self[gesture].kind {
    case .tapGesture: self[gesture, .numberOfTaps] == 2 ? .doubleTap : nil
    case .longPressGesture: .longPress
    case .swipeGesture: .swipe(self[gesture, .direction])
    case .panGesture: .pan
    case .pinchGesture: .pinch
    case .rotationGesture: .twist
    case .edgePanGesture:
      switch self[gesture, .edge] {
      case .left, .right, .top, .bottom: .edgePan(self[gesture, .edge])
      case .all: .edgePan(.left)
      case .none: nil
      }
    default: nil
    }
  }
}

extension Element {
  /// Whether it is a recogniser that waits for this.
  fileprivate func waits(for stroke: Stroke, _ program: Program) -> Bool {
    switch stroke {
    case .doubleTap: kind == .tapGesture && program[attributes, .numberOfTaps] == 2
    case .longPress: kind == .longPressGesture
    case .swipe(let direction), .fullSwipe(let direction):
      kind == .swipeGesture && program[attributes, .direction] == direction
    case .pan: kind == .panGesture
    case .pinch: kind == .pinchGesture
    case .twist: kind == .rotationGesture
    case .edgePan(let edge):
      kind == .edgePanGesture && [edge, .all].contains(program[attributes, .edge])
    }
  }
}
