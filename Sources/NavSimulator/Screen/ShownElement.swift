import NavModel
import NavText

/// An element as a person sees it: what the terminal, the layout and pictures show of it.
public struct ShownElement: Hashable, Sendable {
  public internal(set) var element: ID<Element>
  public internal(set) var name: String
  public internal(set) var kind: ElementKind
  public internal(set) var text: String
  /// What a field says while it is empty.
  public internal(set) var placeholder = ""
  /// Whether a field shows dots in place of its text.
  public internal(set) var isSecure = false
  /// The choices of a segmented control.
  public internal(set) var segments: [String] = []
  /// For a switch.
  public internal(set) var isOn: Bool?
  public internal(set) var isEnabled = true
  public internal(set) var isHidden = false
  /// Whether touching it leads somewhere.
  public internal(set) var leadsOn = false
  /// What is at the end of each row; nil when nothing was said.
  public internal(set) var accessory: CellAccessory?
  /// How many elements it is in.
  public internal(set) var depth = 0
  /// Whether it is part of a row, which shows it.
  public internal(set) var isInRow = false
  /// One for a cell, one for each value of a prototype that is not hidden.
  public internal(set) var rows: [VisibleRow] = []
  public internal(set) var look: Look

  /// What does not change while the app runs.
  public struct Look: Hashable, Sendable {
    /// Nil where nothing was said: then each kind has its own.
    public internal(set) var fontSize: Double?
    public internal(set) var weight = FontWeight.regular
    /// Its class, where it has one of the app's own or another of UIKit's.
    public internal(set) var className = ""
    public internal(set) var hasImage = false
    /// Whether nothing is drawn around a text field.
    public internal(set) var isBorderless = false
    /// Whether a text field shows the button that empties it.
    public internal(set) var hasClearButton = false
    public internal(set) var cellStyle: CellStyle?
    public internal(set) var selectedSegment = 0
    /// For a segmented control: whether its choices are as wide as each needs.
    public internal(set) var apportionsWidths = false
    /// How far a slider or a progress bar has got, from 0 to 1; nil when nothing was written.
    public internal(set) var progress: Double?
    /// For a page control; nil when nothing was written.
    public internal(set) var pageCount: Int?
    /// For an action of an alert.
    public internal(set) var actionStyle = AlertActionStyle.default
    /// The dot that is filled, from 0.
    public internal(set) var currentPage = 0
    /// For a date picker.
    public internal(set) var mode = DatePickerMode.date
  }
}

/// A row that a prototype has made, or a static one.
public struct VisibleRow: Hashable, Sendable {
  public internal(set) var text: String
  /// The value that it stands for.
  public internal(set) var value: Int32?
  /// The second text.
  public internal(set) var detail = ""
  public internal(set) var isEnabled = true
  /// What is in it, without what is hidden and without the label whose text is the row's.
  public internal(set) var parts: [ShownElement] = []
}

extension Program {
  /// What is the same of an element in every state and on the canvas; it says nothing yet.
  func silentElement(_ id: ID<Element>, of scene: ID<Scene>) -> ShownElement {
    let element = self[id]
    var shown = ShownElement(
      element: id, name: names[element.name], kind: element.kind, text: "",
      look: look(of: id, in: scene))
    if !element.attributes.isEmpty {
      shown.isSecure = self[element.attributes, .secure]
      if element.kind == .segmented || element.kind == .searchController {
        shown.segments = segments(of: id)
      }
      shown.accessory = self[element.attributes, .cellAccessory]
    }
    var next = element.parent
    while let parent = next {
      shown.depth += 1
      shown.isInRow = shown.isInRow || self[parent].kind.isRow
      next = self[parent].parent
    }
    return shown
  }

  private func look(of id: ID<Element>, in scene: ID<Scene>) -> ShownElement.Look {
    let attributes = self[id].attributes
    var look = ShownElement.Look()
    let className = self[cold: id].className
    look.className = className.isNone ? "" : names[className]
    // Most say nothing of how they look.
    if !attributes.isEmpty { read(attributes, into: &look) }
    switch self[id].kind {
    case .textField:
      look.isBorderless = self[attributes, .borderStyle] == .none
      look.hasClearButton = self[attributes, .clearButtonMode].isShown(whileEditing: false)
    case .cell, .prototype: look.cellStyle = self[attributes, .cellStyle]
    case .segmented:
      look.selectedSegment = self[attributes, .selectedSegment]
      look.apportionsWidths = self[attributes, .apportionsSegmentWidthsByContent]
    case .slider, .progress: look.progress = progress(of: attributes)
    case .pageControl:
      look.pageCount = self[attributes, .numberOfPages]
      look.currentPage = self[attributes, .currentPage]
    case .alertAction:
      look.actionStyle = self[attributes, .actionStyle]
      if isEmphasized(id, in: scene) { look.weight = .semibold }
    case .datePicker: look.mode = self[attributes, .datePickerMode]
    default: break
    }
    return look
  }

  private func read(_ attributes: IDRange<Attribute>, into look: inout ShownElement.Look) {
    let style = self[attributes, .textStyle]
    look.fontSize = self[attributes, .fontSize] ?? style.map { Double($0.facts.size(.large)) }
    look.weight =
      self[attributes, .fontWeight] ?? (style?.isEmphasized ?? false ? .semibold : .regular)
    look.hasImage = value(of: .image, in: attributes) != nil
  }

  /// The choices of a segmented control, or of a search controller's scope bar.
  public func segments(of element: ID<Element>) -> [String] {
    let key: AttributeKey =
      self[element].kind == .searchController ? .scopeButtonTitles : .segments
    guard case .list(let range) = value(of: key, in: self[element].attributes) else {
      return []
    }
    return values[range].compactMap { value in
      if case .text(let name) = value { names[name] } else { nil }
    }
  }

  /// Where a value is between its bounds; nil when nothing was written.
  func progress(of attributes: IDRange<Attribute>, at bound: Double? = nil) -> Double? {
    func number(_ key: AttributeKey) -> Double? {
      switch value(of: key, in: attributes) {
      case .number(let thousandths): Double(thousandths) / 1000
      case .integer(let integer): Double(integer)
      default: nil
      }
    }
    guard let value = bound ?? number(.value) else { return nil }
    let (least, most) = (number(.minimum) ?? 0, number(.maximum) ?? 1)
    return most > least ? max(0, min(1, (value - least) / (most - least))) : nil
  }
}
