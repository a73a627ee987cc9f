import NavModel
import NavText

/// What visits every field of a state in one fixed order: to pack it into few bytes, or to unpack it. Each type names
/// its fields once.
protocol StateVisitor {
  mutating func visit(_ number: inout UInt32)
  mutating func visit(_ text: inout String)
}

/// A state as bytes: numbers in groups of seven bits, and nothing for what most controllers have in common.
struct StatePacker: StateVisitor {
  private(set) var bytes: [UInt8] = []

  /// Begins anew.
  mutating func begin(_ form: StateForm) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(form.rawValue)
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Writes a length over the three bytes that were kept for it.
  mutating func setLength(_ length: Int, at start: Int) {
    for byte in 0..<3 { bytes[start + byte] = UInt8(truncatingIfNeeded: length >> (8 * byte)) }
  }

  mutating func visit(_ number: inout UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func visit(_ text: inout String) {
    var count = UInt32(text.utf8.count)
    visit(&count)
    bytes += text.utf8
  }
}

/// Reads what a packer wrote, and nothing else: it is never asked about bytes from elsewhere.
struct StateUnpacker: StateVisitor {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func visit(_ number: inout UInt32) {
    number = 0
    var shift: UInt32 = 0
    while bytes[offset] >= 0x80 {
      number |= UInt32(bytes[offset] & 0x7F) << shift
      shift += 7
      offset += 1
    }
    number |= UInt32(bytes[offset]) << shift
    offset += 1
  }

  mutating func visit(_ text: inout String) {
    var count: UInt32 = 0
    visit(&count)
    text = String(decoding: bytes[offset..<offset + Int(count)], as: UTF8.self)
    offset += Int(count)
  }
}

extension StateVisitor {
  mutating func visit(_ number: inout Int32) {
    var folded = UInt32(bitPattern: number << 1 ^ number >> 31)
    visit(&folded)
    number = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1)
  }

  mutating func visit(_ number: inout Int16) {
    var wide = Int32(number)
    visit(&wide)
    number = Int16(truncatingIfNeeded: wide)
  }

  mutating func visit<Word: RawRepresentable<UInt8>>(_ word: inout Word) {
    var raw = UInt32(word.rawValue)
    visit(&raw)
    word = Word(rawValue: UInt8(truncatingIfNeeded: raw)) ?? word
  }

  mutating func visit<Element>(_ id: inout ID<Element>) {
    var index = id.index
    visit(&index)
    id = ID(Int(index))
  }

  mutating func visit<Element>(_ id: inout ID<Element>?) {
    var successor = id.map { $0.index + 1 } ?? 0
    visit(&successor)
    id = successor == 0 ? nil : ID(Int(successor - 1))
  }

  /// An array whose elements start as `blank`.
  mutating func visit<Element>(
    _ elements: inout [Element], blank: Element, _ visitOne: (inout Self, inout Element) -> Void
  ) {
    var count = UInt32(elements.count)
    visit(&count)
    if elements.isEmpty && count > 0 {
      elements = [Element](repeating: blank, count: Int(count))
    }
    for index in elements.indices { visitOne(&self, &elements[index]) }
  }
}

extension NavigationState {
  /// Whether it is at rest and runs. The others are few, and hold what is not worth packing.
  var canBePacked: Bool { !isInFlight && !isCrashed }

  mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&launched)
    visitor.visit(&device)
    visitor.visit(&share)
    visitor.visit(&orientation)
    visitor.visit(&heldOrientation)
    visitor.visit(&era)
    visitor.visit(&animation)
    var above: UInt32 = 0
    var position = 0
    visitor.visit(&controllers, blank: .blank) { visitor, controller in
      controller.visitFields(&visitor, position, below: above)
      above = UInt32(controller.depth) + 1
      position += 1
    }
    visitor.visit(&appValues, blank: 0) { $0.visit(&$1) }
    visitor.visit(&instanceValues, blank: 0) { $0.visit(&$1) }
    visitor.visit(&badges, blank: Badge(tab: ID(0), text: nil)) { $1.visitFields(&$0) }
    visitor.visit(&delegates, blank: Delegate(container: ID(0), delegate: ID(0))) {
      $0.visit(&$1.container)
      $0.visit(&$1.delegate)
    }
    visitor.visit(&backLabels, blank: BackLabel(top: ID(0), text: "")) {
      $0.visit(&$1.top)
      $0.visit(&$1.text)
    }
    var hasResponder: UInt32 = firstResponder == nil ? 0 : 1
    visitor.visit(&hasResponder)
    if hasResponder == 1 {
      var field = firstResponder ?? .blank
      field.visitFields(&visitor)
      firstResponder = field
    }
    visitor.visit(&typedTexts, blank: TypedText(field: .blank, text: "", replaced: "")) {
      $1.field.visitFields(&$0)
      $0.visit(&$1.text)
      $0.visit(&$1.replaced)
    }
    visitor.visit(&filledFields, blank: ID(0)) { $0.visit(&$1) }
    visitor.visit(&controlValues, blank: ControlValue(field: .blank, value: 0)) {
      $1.field.visitFields(&$0)
      $0.visit(&$1.value)
    }
    visitor.visit(&searches, blank: Search(controller: ID(0), element: ID(0), phase: .active)) {
      $0.visit(&$1.controller)
      $0.visit(&$1.element)
      $0.visit(&$1.phase)
    }
    visitAskedFor(&visitor)
  }

  /// A menu and a swiped row as fields, of which most states have none.
  private mutating func visitAskedFor<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    var parts: UInt32 =
      (openMenu == nil ? 0 : 1) | (swipedRow == nil ? 0 : 2) | (customizing == nil ? 0 : 4)
    visitor.visit(&parts)
    if parts & 1 != 0 {
      var field =
        openMenu.map { Field(controller: $0.controller, element: $0.menu, row: $0.row) }
        ?? .blank
      field.visitFields(&visitor)
      openMenu = OpenMenu(controller: field.controller, menu: field.element, row: field.row)
    }
    if parts & 2 != 0 {
      var row = swipedRow ?? SwipedRow(controller: ID(0), element: ID(0), edge: .trailing)
      var field = Field(controller: row.controller, element: row.element, row: row.row)
      field.visitFields(&visitor)
      visitor.visit(&row.edge)
      swipedRow = SwipedRow(
        controller: field.controller, element: field.element, row: field.row, edge: row.edge)
    }
    if parts & 4 != 0 {
      var sheet = customizing ?? Customizing(tabs: ID(0), order: [])
      sheet.visitFields(&visitor)
      customizing = sheet
    }
  }
}

extension Field {
  fileprivate static var blank: Field { Field(controller: ID(0), element: ID(0)) }

  fileprivate mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&controller)
    visitor.visit(&element)
    var hasRow: UInt32 = row == nil ? 0 : 1
    visitor.visit(&hasRow)
    guard hasRow == 1 else { return }
    var number = row ?? 0
    visitor.visit(&number)
    row = number
  }
}

extension Customizing {
  fileprivate mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&tabs)
    visitor.visit(&order, blank: ID(0)) { $0.visit(&$1) }
  }
}

extension Badge {
  fileprivate mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&tab)
    var hasText: UInt32 = text == nil ? 0 : 1
    visitor.visit(&hasText)
    if hasText == 1 {
      var own = text ?? ""
      visitor.visit(&own)
      text = own
    }
  }
}

extension Controller {
  static var blank: Controller {
    Controller(
      scene: ID(0), identity: ID(0), firstValue: 0, depth: 0, kind: .view, role: .window)
  }

  /// Which fields are not as in most controllers.
  private struct Parts: OptionSet {
    let rawValue: UInt32
    static var selected: Parts { Parts(rawValue: 1) }
    static var moreChild: Parts { Parts(rawValue: 2) }
    static var presentation: Parts { Parts(rawValue: 4) }
    static var sheet: Parts { Parts(rawValue: 8) }
    static var segue: Parts { Parts(rawValue: 16) }
    static var displayMode: Parts { Parts(rawValue: 32) }
  }

  private var parts: Parts {
    var parts: Parts = []
    if selected != -1 { parts.insert(.selected) }
    if moreChild != -1 { parts.insert(.moreChild) }
    if style != .none || wantedStyle != .none || transitionStyle != .coverVertical {
      parts.insert(.presentation)
    }
    if displayMode != .automatic { parts.insert(.displayMode) }
    if sheet != Sheet() { parts.insert(.sheet) }
    if segue != nil { parts.insert(.segue) }
    return parts
  }

  /// Identities are positions between steps; `above` is the depth that a child of the row before has.
  mutating func visitFields<Visitor: StateVisitor>(
    _ visitor: inout Visitor, _ position: Int, below above: UInt32
  ) {
    var parts = parts.rawValue
    visitor.visit(&parts)
    let present = Parts(rawValue: parts)
    identity = ID(position)
    visitor.visit(&scene)
    var up = above &- UInt32(depth)
    visitor.visit(&up)
    depth = UInt16(truncatingIfNeeded: above &- up)
    visitor.visit(&kind)
    visitor.visit(&role)
    visitor.visit(&appearance)
    var raw = UInt32(flags.rawValue)
    visitor.visit(&raw)
    flags = Flags(rawValue: UInt16(truncatingIfNeeded: raw))
    visitor.visit(&firstValue)
    if present.contains(.selected) { visitor.visit(&selected) }
    if present.contains(.moreChild) { visitor.visit(&moreChild) }
    if present.contains(.presentation) {
      visitor.visit(&style)
      visitor.visit(&wantedStyle)
      visitor.visit(&transitionStyle)
    }
    if present.contains(.displayMode) { visitor.visit(&displayMode) }
    if present.contains(.sheet) { sheet.visitFields(&visitor) }
    if present.contains(.segue) {
      var id = segue ?? ID(0)
      visitor.visit(&id)
      segue = id
    }
  }
}

extension Sheet {
  fileprivate mutating func visitFields<Visitor: StateVisitor>(_ visitor: inout Visitor) {
    var bits: UInt32 = (hasMedium ? 1 : 0) | (hasLarge ? 2 : 0) | (isEdgeAttached ? 4 : 0)
    visitor.visit(&bits)
    hasMedium = bits & 1 != 0
    hasLarge = bits & 2 != 0
    isEdgeAttached = bits & 4 != 0
    var successor = selected.map { UInt32($0.rawValue) + 1 } ?? 0
    visitor.visit(&successor)
    selected = successor == 0 ? nil : Detent(rawValue: UInt8(truncatingIfNeeded: successor - 1))
  }
}
