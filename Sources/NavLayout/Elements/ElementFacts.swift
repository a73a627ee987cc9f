import NavModel
import NavSimulator
import NavText

/// What an element says of its own place, read once from its attributes.
struct ElementFacts {
  let kind: ElementKind
  /// The position of the element that it is in; nil directly in the root view.
  let parent: Int?
  /// The position behind the last element that is in it.
  var end: Int
  var frame: Rect?
  var mask: Autoresizing = []
  var axis = Axis.horizontal
  var distribution = StackDistribution.fill
  var alignment = StackAlignment.fill
  /// For a stack: how far apart neighbours are, and whether the system says so.
  var spacing = 0.0
  var hasSystemSpacing = false
  var rowHeight: Double?
  var listStyle = TableStyle.plain
  var cellStyle: CellStyle?
  var accessory = CellAccessory.none
  var hasImage = false
  /// For a row's content view, where that is known.
  var contentSize = RowContentSize(width: nil, height: nil)
  /// For a button's picture, where that is known.
  var imageSize: Size?
  /// For the picture behind a button's title.
  var backgroundSize: Size?
  var contentEdgeInsets: EdgeInsets?
  /// Whether a configuration lays a button out.
  var isConfigured = false
  /// How far its margins lie inside its edges, where that was said.
  var margins: EdgeInsets?
  var preservesMargins = false
  /// For a text field: whether nothing is drawn around it.
  var isBorderless = false
  /// For a text field: whether there is ever a button in it that empties it.
  var hasClearButton = false
  /// For a text field: whether it shows dots.
  var isSecure = false
  var fontSize: Double?
  var fontWeight: FontWeight?
  var fontName: Name?
  var textStyle: TextStyle?
  var lineHeights = LineHeights()
  var datePickerStyle = DatePickerStyle.automatic
  var datePickerMode = DatePickerMode.date
  /// For a segmented control: whether its choices are as wide as each needs.
  var apportionsWidths = false
  /// How many lines a label may take; 0 is any number.
  var lines = 1
  /// For a label: where its lines break, where that was said.
  var lineWidth: Double?
  /// For a text view: without it, it is as high as its text.
  var scrolls = true
  /// What its content needs, where that was said.
  var intrinsic: Size?
  /// Which bar it is, where it is one among other views.
  var bar: FreeBar?
  /// By axis.
  var hugging: (Int, Int)
  var compression: (Int, Int)
  /// Whether the home indicator makes it higher.
  var growsOverHomeIndicator: Bool { bar == .toolbar || bar == .tabBar }
  /// For a stack: how far apart neighbours are where shares are counted, which is not at all if the system says it, as 3
  /// frames show.
  var spacingInShares: Double { hasSystemSpacing ? 0 : spacing }
  /// Whether it has a place on the screen at all.
  var isView: Bool { kind.isPlaced }

  init(_ element: Element, parent: Int?, position: Int) {
    kind = element.kind
    self.parent = parent
    end = position + 1
    hugging = (Int(kind.hugging.horizontal), Int(kind.hugging.vertical))
    compression = (750, 750)
  }

  /// Reads what an element says, once it is where it stays.
  mutating func read(_ id: ID<Element>, _ era: SystemEra, in shared: SharedProgram) {
    for attribute in shared.tables.elements[id].attributes {
      read(shared.tables.attributes[attribute], in: shared)
    }
    if kind == .view { readClass(of: id, era, in: shared) }
  }

  private mutating func read(_ attribute: Attribute, in shared: SharedProgram) {
    switch attribute.key {
    case .autoresizing:
      guard case .list(let list) = attribute.value else { return }
      for case .word(let word) in shared.tables.values[list] {
        mask.insert(Autoresizing(rawValue: 1 << word))
      }
    case .axis: axis = attribute[.axis]
    case .distribution: distribution = attribute[.distribution]
    case .alignment: alignment = attribute[.alignment]
    case .spacing: if !hasSystemSpacing { spacing = attribute[.spacing] }
    case .spacingUseSystem:
      hasSystemSpacing = attribute[.spacingUseSystem]
      if hasSystemSpacing { spacing = 8 }
    case .rowHeight:
      if let height = attribute[.rowHeight], height > 0 { rowHeight = height }
    case .listStyle: listStyle = attribute[.listStyle]
    case .cellStyle: cellStyle = attribute[.cellStyle]
    case .cellAccessory: accessory = attribute[.cellAccessory] ?? .none
    case .image: hasImage = true
    case .preservesSuperviewLayoutMargins:
      preservesMargins = attribute[.preservesSuperviewLayoutMargins]
    case .borderStyle: isBorderless = attribute[.borderStyle] == .none
    case .clearButtonMode: hasClearButton = attribute[.clearButtonMode] != .never
    case .secure: isSecure = attribute[.secure]
    case .fontSize: fontSize = attribute[.fontSize]
    case .fontWeight: fontWeight = attribute[.fontWeight]
    case .fontName: fontName = attribute[.fontName]
    case .textStyle: textStyle = attribute[.textStyle]
    case .lineSpacing: lineHeights.spacing = max(0, attribute[.lineSpacing])
    case .lineHeightMultiple: lineHeights.multiple = max(0, attribute[.lineHeightMultiple])
    case .minimumLineHeight: lineHeights.least = max(0, attribute[.minimumLineHeight])
    case .maximumLineHeight: lineHeights.most = max(0, attribute[.maximumLineHeight])
    case .preferredDatePickerStyle: datePickerStyle = attribute[.preferredDatePickerStyle]
    case .mode: datePickerMode = attribute[.datePickerMode]
    case .apportionsSegmentWidthsByContent:
      apportionsWidths = attribute[.apportionsSegmentWidthsByContent]
    case .scrollEnabled: scrolls = attribute[.scrollEnabled]
    case .buttonConfiguration: isConfigured = true
    case .preferredMaxLayoutWidth:
      let width = attribute[.preferredMaxLayoutWidth]
      lineWidth = width > 0 ? width : nil
    case .numberOfLines: lines = max(0, attribute[.numberOfLines])
    case .huggingHorizontal: hugging.0 = attribute[.huggingHorizontal] ?? hugging.0
    case .huggingVertical: hugging.1 = attribute[.huggingVertical] ?? hugging.1
    case .compressionHorizontal: compression.0 = attribute[.compressionHorizontal] ?? compression.0
    case .compressionVertical: compression.1 = attribute[.compressionVertical] ?? compression.1
    default: readSides(attribute, in: shared.tables)
    }
  }

  private mutating func readSides(_ attribute: Attribute, in program: Program) {
    guard case .list(let list) = attribute.value else { return }
    switch attribute.key {
    case .frame: frame = program.rect(list)
    case .layoutMargins: margins = program.insets(list)
    case .imageSize: imageSize = program.size(list)
    case .backgroundSize: backgroundSize = program.size(list)
    case .contentEdgeInsets: contentEdgeInsets = program.insets(list)
    case .intrinsicSize: intrinsic = program.size(list)
    default: break
    }
  }
}

/// `UIView.AutoresizingMask`: what gives way, in the order of the words.
struct Autoresizing: OptionSet {
  let rawValue: UInt8

  static var left: Autoresizing { Autoresizing(rawValue: 1) }
  static var width: Autoresizing { Autoresizing(rawValue: 2) }
  static var right: Autoresizing { Autoresizing(rawValue: 4) }
  static var top: Autoresizing { Autoresizing(rawValue: 8) }
  static var height: Autoresizing { Autoresizing(rawValue: 16) }
  static var bottom: Autoresizing { Autoresizing(rawValue: 32) }
}

/// Thousandths of a point as points.
func points(_ thousandths: Int32) -> Double { Double(thousandths) / 1000 }

extension Program {
  func rect(_ list: IDRange<AttributeValue>) -> Rect? {
    guard list.count == 4 else { return nil }
    var sides: (Double, Double, Double, Double) = (0, 0, 0, 0)
    for (index, value) in values[list].enumerated() {
      guard case .number(let number) = value else { return nil }
      switch index {
      case 0: sides.0 = points(number)
      case 1: sides.1 = points(number)
      case 2: sides.2 = points(number)
      default: sides.3 = points(number)
      }
    }
    return Rect(sides.0, sides.1, sides.2, sides.3)
  }

  /// `[top, left, bottom, right]`
  func insets(_ list: IDRange<AttributeValue>) -> EdgeInsets? {
    rect(list).map { EdgeInsets(top: $0.x, left: $0.y, bottom: $0.width, right: $0.height) }
  }

  /// The size that an attribute says, as `preferredContentSize` does; nil where it says none.
  public func size(of key: AttributeKey, in attributes: IDRange<Attribute>) -> Size? {
    if case .list(let list) = value(of: key, in: attributes) { size(list) } else { nil }
  }

  /// `[width, height]`, in thousandths of a point.
  func size(_ list: IDRange<AttributeValue>) -> Size? {
    guard list.count == 2, case .number(let width) = values[list[list.startIndex]],
      case .number(let height) = values[list[list.startIndex + 1]]
    else { return nil }
    return Size(points(width), points(height))
  }

  /// How large a scene's root view was when its frames were written: its `size`, else the canvas of its device.
  public func designSize(of scene: ID<Scene>) -> Size {
    if let size = size(of: .size, in: self[scene].attributes) { return size }
    let facts = designDevice(of: scene).facts
    return Size(facts.width, facts.height)
  }

  func designDevice(of scene: ID<Scene>) -> Device {
    device(in: self[self[scene].storyboard].attributes) ?? .standard
  }
}

extension ElementFacts {
  /// Bars among other views are as high as in their controllers, and as wide as they are made. In Interface Builder a
  /// navigation bar is 54 points high in iOS 26.
  fileprivate mutating func readClass(
    of id: ID<Element>, _ era: SystemEra, in shared: SharedProgram
  ) {
    if shared.tables.elements[cold: id].className.isNone { return }
    bar = FreeBar(shared.tables.uikitClass(of: id))
    guard intrinsic == nil else { return }
    switch bar {
    case .navigationBar: intrinsic = Size(0, era.hasLargerControls ? 54 : 44)
    case .toolbar: intrinsic = Size(0, 44)
    case .tabBar: intrinsic = Size(0, 49)
    case nil: break
    }
  }
}
