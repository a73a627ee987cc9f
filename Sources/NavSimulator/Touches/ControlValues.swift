import NavModel
import NavText

// Controls that have a value: page controls, segmented controls, steppers and sliders (PAGE-1 to PAGE-6).
extension SimulationStep {
  /// A finger changes the value of a control.
  mutating func make(_ change: ValueChange, to element: ID<Element>, row: Int32?) {
    let name = program.elements[element].name
    guard let owner = program.owner(of: element, in: run.state) else {
      return run.refuse(.notOnScreen(name))
    }
    if let refusal = program.obstacle(to: element, row: row, of: owner, in: run.state) {
      return run.refuse(refusal)
    }
    let kind = program.elements[element].kind
    switch (kind, change) {
    case (.searchController, .segment):
      guard run.state.isSearching(owner.identity) else { return run.refuse(.notSearching(name)) }
      let field = Field(controller: owner.identity, element: element, row: nil)
      if changeValue(of: element, owner, row: row, change) { scopeChanged(field) }
      return
    case (.segmented, .segment), (.pageControl, .increment), (.pageControl, .decrement),
      (.stepper, .increment), (.stepper, .decrement), (.slider, .increment), (.slider, .decrement):
      break
    default: return run.refuse(.notAdjustable(name))
    }
    guard changeValue(of: element, owner, row: row, change) else { return }
    sendEvents(of: element, kind, owner, row: row)
  }

  /// Whether there is something to tell: a value that stays tells nothing.
  mutating func changeValue(
    of element: ID<Element>, _ owner: Controller, row: Int32?, _ change: ValueChange
  ) -> Bool {
    guard let range = program.values(of: element) else { return true }
    let field = Field(controller: owner.identity, element: element, row: row)
    let value = program.controlValue(of: field, in: run.state)
    var new = range.changed(value, by: change)
    let isMomentary = program[element, .momentary]
    if new == value && !isMomentary { return false }
    if case .segment(let index) = change { new = index }
    if let variable = program.variable(followedBy: element) {
      assign(new / range.scale, to: variable, Scope(owner.identity, row: row))
    } else if !isMomentary && range.isKept {
      run.state.setControlValue(new, of: field)
    }
    run.note(.changed(element, program.valueText(of: element, new)))
    return true
  }
}

/// What the value of a control may be.
struct ControlRange {
  var low: Int32
  var high: Int32
  var step: Int32 = 1
  /// Whether the least value follows the greatest.
  var wraps = false
  /// How many parts of the value are one of a variable that follows it.
  var scale: Int32 = 1
  /// Whether the state keeps it where no variable does. The many values of steppers and sliders are the app's affair.
  var isKept = true

  func changed(_ value: Int32, by change: ValueChange) -> Int32 {
    switch change {
    case .segment(let index): return index
    case .increment:
      let (next, overflow) = value.addingReportingOverflow(step)
      return overflow || next > high ? (wraps ? low : high) : next
    case .decrement:
      let (next, overflow) = value.subtractingReportingOverflow(step)
      return overflow || next < low ? (wraps ? high : low) : next
    }
  }
}

extension Program {
  /// What a control of this kind may be set to; nil where the program does not say.
  func values(of element: ID<Element>) -> ControlRange? {
    let attributes = self[element].attributes
    switch self[element].kind {
    case .segmented, .searchController:
      let count = Int32(truncatingIfNeeded: segments(of: element).count)
      return count == 0 ? nil : ControlRange(low: 0, high: count - 1, wraps: true)
    case .pageControl:
      guard let count = self[attributes, .numberOfPages] else { return nil }
      return ControlRange(low: 0, high: max(0, Int32(truncatingIfNeeded: count) - 1))
    case .stepper:
      guard variable(followedBy: element) != nil else { return nil }
      return ControlRange(
        low: thousandths(.minimum, in: attributes) ?? 0,
        high: thousandths(.maximum, in: attributes) ?? 100_000,
        step: thousandths(.stepValue, in: attributes) ?? 1000, wraps: self[attributes, .wraps],
        scale: 1000, isKept: false)
    case .slider:
      guard variable(followedBy: element) != nil else { return nil }
      let low = thousandths(.minimum, in: attributes) ?? 0
      let high = thousandths(.maximum, in: attributes) ?? 1000
      // A variable holds whole numbers.
      let tenth = (high &- low) / 10 / 1000 * 1000
      return ControlRange(low: low, high: high, step: max(1000, tenth), scale: 1000, isKept: false)
    default: return nil
    }
  }

  /// Numbers with a point are kept in thousandths; whole ones may be written too.
  private func thousandths(_ key: AttributeKey, in attributes: IDRange<Attribute>) -> Int32? {
    switch value(of: key, in: attributes) {
    case .number(let thousandths): thousandths
    case .integer(let integer): Int32(clamping: Int64(integer) * 1000)
    default: nil
    }
  }

  /// The attribute that holds the value of a control.
  private func valueKey(of kind: ElementKind) -> AttributeKey? {
    switch kind {
    case .segmented, .searchController: .selectedSegment
    case .pageControl: .currentPage
    case .stepper, .slider, .progress: .value
    default: nil
    }
  }

  /// The variable that a control is bound to, and that a touch gives another value.
  func variable(followedBy element: ID<Element>) -> ID<Variable>? {
    guard let key = valueKey(of: self[element].kind),
      case .bound(let expression) = value(of: key, in: self[element].attributes),
      case .variable(let variable) = self[expression]
    else { return nil }
    return variable
  }

  /// What a control is set to, in the parts of its range.
  func controlValue(of field: Field, in state: NavigationState) -> Int32 {
    let element = field.element
    guard let key = valueKey(of: self[element].kind) else { return 0 }
    let attributes = self[element].attributes
    let scale: Int32 = key == .value ? 1000 : 1
    if case .bound(let expression) = value(of: key, in: attributes) {
      let scope = Scope(field.controller, row: field.row)
      return Int32(clamping: Int64(value(of: expression, in: state, scope)) * Int64(scale))
    }
    if let set = state.controlValue(of: field) { return set }
    if key == .value { return thousandths(.value, in: attributes) ?? 0 }
    if self[element].kind == .segmented && self[attributes, .momentary] { return -1 }
    let written =
      key == .currentPage ? self[attributes, .currentPage] : self[attributes, .selectedSegment]
    return Int32(truncatingIfNeeded: written)
  }

  /// What a control is set to, as VoiceOver reads it.
  public func valueText(
    of element: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> String {
    let field = Field(controller: owner.identity, element: element, row: row)
    return valueText(of: element, controlValue(of: field, in: state))
  }

  func valueText(of element: ID<Element>, _ value: Int32) -> String {
    switch self[element].kind {
    case .segmented, .searchController:
      let segments = segments(of: element)
      return segments.indices.contains(Int(value)) ? segments[Int(value)] : ""
    case .pageControl:
      let count = self[element, .numberOfPages].map { " of \($0)" } ?? ""
      return "page \(value &+ 1)" + count
    case .stepper, .slider, .progress: return decimal(thousandths: value)
    default: return ""
    }
  }

  /// What touches can do to a control at the moment; nil where they are the same whatever part is touched.
  func changes(
    of element: ID<Element>, _ owner: Controller, row: Int32?, in state: NavigationState
  ) -> [ValueChange]? {
    guard let range = values(of: element) else { return nil }
    let field = Field(controller: owner.identity, element: element, row: row)
    let value = controlValue(of: field, in: state)
    if self[element].kind == .segmented || self[element].kind == .searchController {
      return (range.low...range.high).filter { $0 != value }.map { .segment($0) }
    }
    return [ValueChange.increment, .decrement].filter { range.changed(value, by: $0) != value }
  }
}
