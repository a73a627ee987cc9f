import NavModel
import NavText

extension StoryboardLowering {
  // MARK: Scenes

  /// What controllers say of themselves, their navigation items and their root views.
  mutating func lowerSceneAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(AttributeTable.scene, of: controller)
    lowerRestorationIdentifier(controller)
    switch work.kind {
    case .navigation: append(AttributeTable.navigation, of: controller)
    case .split: lowerSplitAttributes(controller)
    case .page: append(AttributeTable.page, of: controller)
    case .view, .table, .collection, .tabBar: break
    }
    if let item = document.child(.navigationItem, of: controller) {
      append(AttributeTable.navigationItem, of: item)
    }
    for child in document.xml.children(of: controller) { lowerPart(child) }
    if let root = work.root {
      if work.kind == .table { append(AttributeTable.tableScene, of: root) }
      if let color = document.child(key: "backgroundColor", of: root), !isUsualBackground(color) {
        append(.backgroundColor, color: color)
      }
    }
    lowerRuntimeAttributes(controller, since: start)
    return IDRange(from: start, to: program.attributes.end)
  }

  private mutating func lowerPart(_ child: ID<XMLElement>) {
    switch (Word(document.tag(child)), document.value(.key, of: child)) {
    case (.extendedEdge, "edgesForExtendedLayout"):
      let edges = ["top", "left", "bottom", "right"].filter { said($0, child) == "YES" }
      append(.edgesForExtendedLayout, words: edges.isEmpty ? ["none"] : edges, of: .edge)
    case (.size, "freeformSize"): append(.size, size: child)
    case (_, "preferredContentSize"), (_, "contentSizeForViewInPopover"):
      append(.preferredContentSize, size: child)
    default: break
    }
  }

  private mutating func lowerRestorationIdentifier(_ controller: ID<XMLElement>) {
    if let name = intern(.restorationIdentifier, of: controller), !name.isNone {
      append(.restorationIdentifier, .text(name))
    } else if document.flag(.useStoryboardIdentifierAsRestorationIdentifier, of: controller),
      let name = intern(.storyboardIdentifier, of: controller), !name.isNone
    {
      append(.restorationIdentifier, .text(name))
    }
  }

  private mutating func lowerSplitAttributes(_ controller: ID<XMLElement>) {
    let hasThree = document[work.source].connections.contains { id in
      document[id].owner == work.controller
        && document.value(.relationship, of: document[id].element) == "supplementaryViewController"
    }
    if hasThree {
      append(.splitStyle, word: "tripleColumn", of: .splitStyle)
    } else if said("allowDoubleColumnStyle", controller) == "YES" {
      append(.splitStyle, word: "doubleColumn", of: .splitStyle)
    }
    append(AttributeTable.split, of: controller)
  }

  /// What everybody's root view is painted with, and IB writes out.
  private func isUsualBackground(_ color: ID<XMLElement>) -> Bool {
    let text = self.color(color)
    return text == nil || text == "#FFFFFF" || text == "systemBackground"
      || text == "groupTableViewBackground" || text == "systemGroupedBackground"
  }

  mutating func lowerBarAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    switch work.kind {
    case .navigation:
      if said("navigationBarHidden", controller) == "YES" { append(.barHidden, .boolean(true)) }
      if let bar = document.child(key: "navigationBar", of: controller) {
        append(AttributeTable.bar, of: bar)
        if said("largeTitles", bar) == "YES" { append(.prefersLargeTitles, .boolean(true)) }
        lowerBarColors(bar)
      }
    case .tabBar:
      if let bar = document.child(key: "tabBar", of: controller) {
        append(AttributeTable.bar, of: bar)
        lowerBarColors(bar)
      }
    case .view, .table, .collection, .split, .page: break
    }
    return IDRange(from: start, to: program.attributes.end)
  }

  mutating func lowerToolbarAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    if work.kind == .navigation {
      // Interface Builder says when it is not hidden.
      if let hidden = said("toolbarHidden", controller) {
        append(.barHidden, .boolean(hidden == "YES"))
      }
      if let bar = document.child(key: "toolbar", of: controller) {
        append(AttributeTable.bar, of: bar)
        lowerBarColors(bar)
      }
    }
    return IDRange(from: start, to: program.attributes.end)
  }

  private mutating func lowerBarColors(_ bar: ID<XMLElement>) {
    if let color = document.child(key: "tintColor", of: bar) { append(.tint, color: color) }
    if let color = document.child(key: "barTintColor", of: bar) { append(.barTint, color: color) }
  }

  mutating func lowerBarItemAttributes(
    _ item: ID<XMLElement>, isHidden: Bool
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(AttributeTable.barItem, of: item)
    if isHidden { append(.hidden, .boolean(true)) }
    if let color = document.child(key: "tintColor", of: item) { append(.tint, color: color) }
    return IDRange(from: start, to: program.attributes.end)
  }

  mutating func lowerTabItemAttributes(_ item: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(AttributeTable.tabItem, of: item)
    return IDRange(from: start, to: program.attributes.end)
  }

  // MARK: Elements

  mutating func lowerAttributes(
    of element: ID<XMLElement>, _ kind: ElementKind, isStacked: Bool, isHidden: Bool
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    if kind.isGesture {
      append(AttributeTable.gesture, of: element)
    } else if kind != .section && kind != .accessory {
      if isHidden {
        append(.hidden, .boolean(true))
      }
      append(AttributeTable.element, of: element) { key, value in
        key == .hidden && isHidden || Self.isUsual(key, value, kind)
      }
      if !kind.isRow && !isStacked { lowerFrame(of: element) }
      if let color = document.child(key: "backgroundColor", of: element),
        self.color(color) != "#00000000"
      {
        append(.backgroundColor, color: color)
      }
      if let color = document.child(key: "tintColor", of: element) { append(.tint, color: color) }
      if let image = buttonImage(element) { append(.image, .text(image)) }
      if let accessibility = document.child(.accessibility, of: element),
        let label = intern(.label, of: accessibility), !label.isNone
      {
        append(.accessibilityLabel, .text(label))
      }
    }
    lowerOwnAttributes(of: element, kind)
    return IDRange(from: start, to: program.attributes.end)
  }

  /// What Interface Builder writes although it is so anyway.
  private static func isUsual(_ key: AttributeKey, _ value: AttributeValue, _ kind: ElementKind)
    -> Bool
  {
    let isStill = kind == .label || kind == .image
    switch (key, value) {
    case (.userInteractionEnabled, .boolean(let flag)): return flag != isStill
    case (.huggingHorizontal, .integer(let priority)), (.huggingVertical, .integer(let priority)):
      return priority == (isStill ? 251 : 250)
    case (.compressionHorizontal, .integer(750)), (.compressionVertical, .integer(750)): return true
    case (.hidden, .boolean(false)), (.enabled, .boolean(true)): return true
    default: return false
    }
  }

  /// What only elements of this kind have.
  private mutating func lowerOwnAttributes(of element: ID<XMLElement>, _ kind: ElementKind) {
    append(AttributeTable.rows(of: kind), of: element)
    switch kind {
    case .textField, .textView, .searchBar:
      if let traits = document.child(.textInputTraits, of: element) {
        append(AttributeTable.traits, of: traits)
        if kind == .textField, said("secureTextEntry", traits) == "YES" {
          append(.secure, .boolean(true))
        }
      }
    case .segmented:
      var titles: [AttributeValue] = []
      if let segments = document.child(.segments, of: element) {
        for segment in document.xml.children(of: segments) {
          titles.append(.text(program.names.intern(document.text(.title, of: segment) ?? "")))
        }
      }
      if !titles.isEmpty {
        append(.segments, .list(program.values.append(contentsOf: titles)))
      }
    case .cell, .prototype:
      if let detail = labelText(.detailTextLabel, of: element) {
        append(.detail, .text(program.names.intern(detail)))
      }
    case .edgePanGesture:
      if let edges = document.child(key: "edges", of: element),
        let edge = ["top", "left", "bottom", "right"].first(where: { said($0, edges) == "YES" })
      {
        append(.edge, word: edge, of: .edge)
      }
    default: break
    }
  }

  private mutating func buttonImage(_ element: ID<XMLElement>) -> Name? {
    guard let state = document.child(.state, of: element),
      let image = intern(.image, of: state), !image.isNone
    else { return nil }
    return image
  }

  /// Where constraints place a view, its frame is a preview only.
  private mutating func lowerFrame(of element: ID<XMLElement>) {
    guard
      document.value(.translatesAutoresizingMaskIntoConstraints, of: element) != "NO",
      let rect = document.child(.rect, of: element), document.value(.key, of: rect) == "frame"
    else { return }
    let sides = ["x", "y", "width", "height"].compactMap { said($0, rect).flatMap(thousandths) }
    guard sides.count == 4 else { return }
    append(.frame, .list(program.values.append(contentsOf: sides.map { .number($0) })))
    guard let mask = document.child(.autoresizingMask, of: element) else { return }
    let words = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ].filter { said($0.0, mask) == "YES" }.map { $0.1 }
    if !words.isEmpty { append(.autoresizing, words: words, of: .autoresizing) }
  }

  // MARK: Runtime attributes

  /// `hidesBottomBarWhenPushed` and its like may be set by key path instead.
  private mutating func lowerRuntimeAttributes(
    _ controller: ID<XMLElement>, since start: ID<Attribute>
  ) {
    guard let list = document.child(.userDefinedRuntimeAttributes, of: controller) else { return }
    for entry in document.xml.children(of: list) {
      guard let path = document.value(.keyPath, of: entry) else { continue }
      let isItem = path.utf8.starts(with: "navigationItem.".utf8)
      let key = isItem ? String(decoding: Array(path.utf8.dropFirst(15)), as: UTF8.self) : path
      let rows = isItem ? AttributeTable.navigationItem : AttributeTable.runtime
      guard let row = rows.first(where: { $0.word == key || $0.word == "is" + key }) else {
        continue
      }
      let known = IDRange<Attribute>(from: start, to: program.attributes.end)
      if known.contains(where: { program.attributes[$0].key == row.key }) { continue }
      switch row.conversion {
      case .flag:
        if let value = runtimeFlag(entry) { append(row.key, .boolean(value)) }
      case .text:
        if let text = document.text(.value, of: entry) {
          append(row.key, .text(program.names.intern(text)))
        }
      case .integer, .number, .word: break
      }
    }
  }

  private func runtimeFlag(_ entry: ID<XMLElement>) -> Bool? {
    switch document.value(.value, of: entry) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  // MARK: Values

  func said(_ name: String, _ element: ID<XMLElement>) -> String? {
    guard let name = document.xml.names.find(name),
      let attribute = document.xml.attribute(name, of: element)
    else { return nil }
    return document.xml.value(attribute)
  }

  mutating func append(_ key: AttributeKey, _ value: AttributeValue) {
    program.attributes.append(Attribute(key, value))
  }

  /// The rows of a table that an element says something of, in the order of the table.
  mutating func append(
    _ rows: [AttributeTable.Row], of element: ID<XMLElement>,
    unless isLeftOut: (AttributeKey, AttributeValue) -> Bool = { _, _ in false }
  ) {
    for row in rows {
      guard let name = document.xml.names.find(row.word),
        let attribute = document.xml.attribute(name, of: element)
      else { continue }
      if let value = value(of: attribute, row), !isLeftOut(row.key, value) {
        append(row.key, value)
      }
    }
  }

  private mutating func value(
    of attribute: ID<XMLAttribute>, _ row: AttributeTable.Row
  ) -> AttributeValue? {
    switch row.conversion {
    case .flag:
      switch document.xml.value(attribute) {
      case "YES": return .boolean(true)
      case "NO": return .boolean(false)
      default: return nil
      }
    case .text:
      let name = document.xml.intern(attribute, into: &program.names)
      return name.isNone ? nil : .text(name)
    case .integer: return thousandths(document.xml.value(attribute)).map { .integer($0 / 1000) }
    case .number(let least):
      guard let number = thousandths(document.xml.value(attribute)), number >= least else {
        return nil
      }
      return .number(number)
    case .word(let set, let translations):
      let said = document.xml.value(attribute)
      let word = translations.first { $0.said == said }?.word ?? said
      return set.words.firstIndex(of: word).map { .word(UInt8($0)) }
    }
  }

  mutating func append(_ key: AttributeKey, word: String, of set: WordSet) {
    if let position = set.words.firstIndex(of: word) { append(key, .word(UInt8(position))) }
  }

  mutating func append(_ key: AttributeKey, words: [String], of set: WordSet) {
    let all = set.words
    let values = words.compactMap { word in
      all.firstIndex(of: word).map { AttributeValue.word(UInt8($0)) }
    }
    append(key, .list(program.values.append(contentsOf: values)))
  }

  private mutating func append(_ key: AttributeKey, size: ID<XMLElement>) {
    let sides = ["width", "height"].compactMap { said($0, size).flatMap(thousandths) }
    guard sides.count == 2 else { return }
    append(key, .list(program.values.append(contentsOf: sides.map { .number($0) })))
  }

  mutating func append(_ key: AttributeKey, color element: ID<XMLElement>) {
    guard let color = color(element) else { return }
    append(key, .text(program.names.intern(color)))
  }
}
