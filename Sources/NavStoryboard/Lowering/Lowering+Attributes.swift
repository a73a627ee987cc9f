import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  // MARK: Scenes

  /// What controllers say of themselves, their navigation items and their root views.
  mutating func lowerSceneAttributes(_ controller: ID<XMLElement>) -> IDRange<Attribute> {
    let start = program.attributes.end
    let isContainer = work.kind.isContainer
    append(ImportedAttributes.scene, of: controller) { row, _ in
      // Containers have no scroll views of their own, and Interface Builder writes it all the same.
      row.key == .automaticallyAdjustsScrollViewInsets && isContainer
    }
    lowerRestorationIdentifier(controller)
    switch work.kind {
    case .navigation: append(ImportedAttributes.navigation, of: controller)
    case .split: lowerSplitAttributes(controller)
    case .page: append(ImportedAttributes.page, of: controller)
    case .view, .table, .collection, .tabBar, .alert, .actionSheet, .system: break
    }
    if let item = document.child(.navigationItem, of: controller) {
      append(ImportedAttributes.navigationItem, of: item)
    }
    append(ImportedAttributes.sceneParts, of: controller)
    if let root = work.root {
      if work.kind == .table {
        append(ImportedAttributes.tableScene, of: root)
        lowerUsualRowHeight(of: root)
      }
      if work.kind.isList {
        append(ImportedAttributes.scrolling, of: root)
        lowerViewClass(root)
      } else if standsForScene(root) {
        append(ImportedAttributes.rootView, of: root)
      }
      if !hasFreeformSize(since: start) { lowerDesignSize(root) }
      lowerMargins(of: root)
      append(ImportedAttributes.rootBackground, of: root)
      append(ImportedAttributes.tint, of: root)
      if let accessibility = document.child(.accessibility, of: root), standsForScene(root) {
        append(ImportedAttributes.rootAccessibility, of: accessibility)
      }
    }
    lowerRuntimeAttributes(controller, since: start)
    if purpose != .judging { lowerFillers() }
    if purpose == .running { lowerWhatIsFoundAtRunTime(controller, since: start) }
    return IDRange(from: start, to: program.attributes.end)
  }

  /// What UIKit finds as the root view, where that is not what it expects of such a controller. A list controller whose
  /// scene has no view makes a list itself.
  mutating func lowerRootViewClass(
    _ controller: ID<XMLElement>, since start: ID<Attribute>
  ) {
    let said = IDRange(from: start, to: program.attributes.end)
    guard !work.kind.isContainer, program.value(of: .viewClass, in: said) == nil else { return }
    let found: UIKitClass
    if let root = work.root {
      switch Word(document.tag(root)) {
      case .tableView: found = .tableView
      case .collectionView: found = .collectionView
      default: found = .view
      }
    } else {
      guard let catalogue, let reference = document.customReference(work.controller, target: nil)
      else { return }
      if catalogue.isKind(reference, of: "UITableViewController") == true {
        found = .tableView
      } else if catalogue.isKind(reference, of: "UICollectionViewController") == true {
        found = .collectionView
      } else {
        return
      }
    }
    guard found != work.kind.rootViewClass else { return }
    append(.viewClass, .text(program.names.intern(found.facts.name)))
  }

  /// The root view of a list is no element that could have a class.
  private mutating func lowerViewClass(_ root: ID<XMLElement>) {
    guard let object = document.object(of: root) else { return }
    let custom = document[object].className
    if custom.isNone || UIKitClass.byWord[custom] != nil { return }
    let name = lowerClass(object, kit: work.kind.rootViewClass, systemClass: nil).name
    append(.viewClass, .text(name))
  }

  @inline(__always)
  private mutating func hasFreeformSize(since start: ID<Attribute>) -> Bool {
    program.value(of: .size, in: IDRange(from: start, to: program.attributes.end)) != nil
  }

  /// Frames and constraints are judged on the canvas that they were drawn on.
  private mutating func lowerDesignSize(_ root: ID<XMLElement>) {
    guard let sides = frame(of: root),
      sides[2] != Int32(canvas.width * 1000) || sides[3] != Int32(canvas.height * 1000),
      isDrawn(root) || !standsForScene(root)
    else { return }
    append(.size, [sides[2], sides[3]])
  }

  /// Whether anything in a view is where it was drawn, or is held there.
  @inline(__always)
  private mutating func isDrawn(_ root: ID<XMLElement>) -> Bool {
    !document.constraints(in: root).isEmpty
      || document.xml.descendants(of: root).contains {
        document.is($0, .subviews)
          && document.xml.children(of: $0).contains { holder(of: $0) != nil }
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
    if hasColumn(.supplementaryViewController) {
      append(.splitStyle, word: "tripleColumn", of: .splitStyle)
    } else if document.flag(.allowDoubleColumnStyle, of: controller)
      || hasColumn(.compactViewController)
    {
      append(.splitStyle, word: "doubleColumn", of: .splitStyle)
    }
    append(ImportedAttributes.split, of: controller)
  }

  /// A classic split view has neither a column in the middle nor a compact one (SPLIT-3, SPLIT-10).
  private mutating func hasColumn(_ relationship: Word) -> Bool {
    document[work.source].connections.contains { id in
      document[id].owner == work.controller
        && document.says(relationship, .relationship, of: document[id].element)
    }
  }

  // MARK: Elements

  mutating func lowerAttributes(
    of element: ID<XMLElement>, _ kind: ElementKind, isStacked: Bool, isHidden: Bool
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    if kind.isGesture {
      append(ImportedAttributes.gesture, of: element)
    } else if kind != .section && kind != .accessory {
      if isHidden { append(.hidden, .boolean(true)) }
      // Without a gesture it makes no difference whether a label or an image takes touches.
      let hasGesture = document.object(of: element).map { work.gestures[$0] != nil } ?? false
      append(ImportedAttributes.view, of: element) { row, value in
        switch row.key {
        case .hidden where isHidden: true
        // What cells contain is inside the margins of their lists anyway.
        case .preservesSuperviewLayoutMargins where kind.isRow: true
        case _ where !row.key.facts.hosts.intersects(kind.hosts): true
        case .userInteractionEnabled where hasGesture && value == .boolean(false): false
        default: row.isUsual(value, of: kind)
        }
      }
      lowerOldHugging(of: element, kind)
      if !kind.isRow && !isStacked { lowerFrame(of: element) }
      if kind == .button { lowerButtonColors(of: element) }
      if !isPaintedByConfiguration(element) {
        append(ImportedAttributes.background, of: element)
      }
      if kind.isRow {
        lowerContentMargins(of: element)
      } else {
        lowerMargins(of: element)
      }
      append(ImportedAttributes.tint, of: element)
      if let image = buttonImage(element, kind) { append(.image, .text(image)) }
      if let accessibility = document.child(.accessibility, of: element) {
        append(ImportedAttributes.accessibility, of: accessibility)
      }
    }
    lowerFont(of: element, kind)
    lowerIntrinsicSize(of: element, kind)
    lowerOwnAttributes(of: element, kind)
    return IDRange(from: start, to: program.attributes.end)
  }

  private mutating func lowerMargins(of view: ID<XMLElement>) {
    let isDirectional = document.child(key: .directionalLayoutMargins, of: view) != nil
    append(
      isDirectional ? ImportedAttributes.directionalMargins : ImportedAttributes.margins, of: view)
  }

  /// A content view has the margins that it says, or those that its cell says and it preserves. Up to Xcode 10 the
  /// content view of an item in a grid has no name, and constraints name the cell.
  private mutating func lowerContentMargins(of cell: ID<XMLElement>) {
    guard let content = document.child(key: .contentView, of: cell),
      document.object(of: content) != nil
    else { return lowerMargins(of: cell) }
    let isOwn =
      document.child(key: .layoutMargins, of: content) != nil
      || document.child(key: .directionalLayoutMargins, of: content) != nil
    if isOwn {
      lowerMargins(of: content)
    } else if document.flag(.preservesSuperviewLayoutMargins, of: content) {
      lowerMargins(of: cell)
    }
  }

  /// Labels and pictures hug their content a little more than others, but only where Interface Builder says so.
  private mutating func lowerOldHugging(of element: ID<XMLElement>, _ kind: ElementKind) {
    guard kind == .label || kind == .image,
      document.says(.no, .translatesAutoresizingMaskIntoConstraints, of: element)
    else { return }
    if document.attribute(.horizontalHuggingPriority, of: element) == nil {
      append(.huggingHorizontal, .integer(250))
    }
    if document.attribute(.verticalHuggingPriority, of: element) == nil {
      append(.huggingVertical, .integer(250))
    }
  }

  /// What only elements of this kind have.
  private mutating func lowerOwnAttributes(of element: ID<XMLElement>, _ kind: ElementKind) {
    let shrinks = kind == .label && !document.says(.no, .adjustsFontSizeToFit, of: element)
    append(ImportedAttributes.rows(of: kind), of: element) { row, value in
      row.key == .minimumScaleFactor && !shrinks || row.isUsual(value, of: nil)
    }
    switch kind {
    case .tableView: lowerUsualRowHeight(of: element)
    case .textField, .textView, .searchBar:
      if let traits = document.child(.textInputTraits, of: element) {
        append(ImportedAttributes.textInput, of: traits)
        if kind == .textField { append(ImportedAttributes.secureTextInput, of: traits) }
      }
      if kind == .textField { lowerBorder(of: element) }
    case .segmented:
      var titles: [AttributeValue] = []
      if let segments = document.child(.segments, of: element) {
        for segment in document.xml.children(of: segments) {
          titles.append(.text(intern(text: .title, of: segment) ?? .none))
        }
      }
      if !titles.isEmpty {
        append(.segments, .list(program.values.append(contentsOf: titles)))
      }
    case .cell, .prototype:
      if let image = cellImage(element) { append(.image, .text(image)) }
      if let detail = cellText(.detailTextLabel, of: element), !detail.isNone {
        append(.detail, .text(detail))
      } else if let detail = configuredText(.secondaryText, of: element) {
        append(.detail, .text(detail))
        // `UIListContentConfiguration.cell()` has its second text below the first.
        appendStyle("subtitle", ofConfigured: element)
      } else if configuredText(.text, of: element) != nil {
        appendStyle("basic", ofConfigured: element)
      }
    case .image:
      if document.attribute(.image, of: element) == nil, let picture = referred(by: element) {
        append(.image, .text(intern(picture)))
      }
    case .edgePanGesture:
      if let edges = document.child(key: .edges, of: element),
        let edge = FrameWords.edges.first(where: { document.flag($0, of: edges) })
      {
        append(.edge, word: edge.spelling, of: .edge)
      }
    default: break
    }
  }

  /// Rows of a table that estimates no heights do not size themselves (`UITableView.estimatedRowHeight`): if it does not say
  /// either how high they are, they have the usual height, which Interface Builder draws as 44 points, and as 52 in iOS 26.
  private mutating func lowerUsualRowHeight(of table: ID<XMLElement>) {
    guard document.thousandths(.rowHeight, of: table) == -1000,
      document.attribute(.estimatedRowHeight, of: table) == nil
    else { return }
    let version = document.xml.root.flatMap { document.thousandths(.toolsVersion, of: $0) } ?? 0
    append(.rowHeight, .number(version < 24_000_000 ? 44_000 : 52_000))
  }

  /// What the image view that UIKit gives a cell shows, unless that is an element of its own.
  private mutating func cellImage(_ cell: ID<XMLElement>) -> Name? {
    guard let attribute = document.attribute(.imageView, of: cell),
      let view = document.object(named: attribute), isLabelOfCell(document[view].element),
      let image = intern(.image, of: document[view].element), !image.isNone
    else { return nil }
    return image
  }

  /// The style that a cell's configuration comes to, unless the cell says one itself.
  private mutating func appendStyle(_ word: String, ofConfigured cell: ID<XMLElement>) {
    if document.attribute(.style, of: cell) == nil {
      append(.cellStyle, word: word, of: .cellStyle)
    }
  }

  /// A border that Interface Builder has no word for yet is the usual one.
  private mutating func lowerBorder(of field: ID<XMLElement>) {
    if document.attribute(.borderStyle, of: field) == nil {
      append(.borderStyle, word: "none", of: .borderStyle)
    } else {
      append(ImportedAttributes.border, of: field)
    }
  }

  private mutating func buttonImage(_ element: ID<XMLElement>, _ kind: ElementKind) -> Name? {
    if kind == .button, let configuration = document.child(.buttonConfiguration, of: element),
      let image = picture(of: configuration), !image.isNone
    {
      return image
    }
    guard let state = document.child(.state, of: element),
      let image = picture(of: state), !image.isNone
    else { return nil }
    return image
  }

  /// As it is named, or as it is configured in place.
  private mutating func picture(of element: ID<XMLElement>) -> Name? {
    (document.name(.image, of: element) ?? referred(by: element)).map { intern($0) }
  }

  /// What places a view of which the file holds a frame.
  private enum Holder {
    case springs
    /// For a view without constraints Interface Builder makes some when the app is built, which pin it to the left and the
    /// top and keep its size (`NSIBPrototypingLayoutConstraint`). Its autoresizing mask counts for nothing then.
    case prototyping
  }

  /// What places it, unless constraints or a stack do.
  @inline(__always)
  private mutating func holder(of element: ID<XMLElement>) -> Holder? {
    let hasConstraints = document.says(.no, .translatesAutoresizingMaskIntoConstraints, of: element)
    if hasConstraints && !document.flag(.fixedFrame, of: element) { return nil }
    guard let list = document.xml[element].parent, let view = document.xml[list].parent,
      !document.is(view, .stackView), document.child(.rect, of: element) != nil
    else { return nil }
    return hasConstraints ? .prototyping : .springs
  }

  /// What is in it by springs and struts starts from its frame.
  @inline(__always)
  private mutating func holdsFrames(_ element: ID<XMLElement>) -> Bool {
    guard let subviews = document.child(.subviews, of: element) else { return false }
    return document.xml.children(of: subviews).contains { holder(of: $0) == .springs }
  }

  private mutating func frame(of element: ID<XMLElement>) -> InlineArray<4, Int32>? {
    guard let rect = document.child(.rect, of: element), document.says(.frame, .key, of: rect)
    else { return nil }
    return numbers([.x, .y, .width, .height], of: rect)
  }

  /// Where constraints place a view, its frame is a preview only.
  private mutating func lowerFrame(of element: ID<XMLElement>) {
    let holder = holder(of: element)
    guard holder != nil || holdsFrames(element), var sides = frame(of: element) else { return }
    if element == work.root {
      // A root view that is an element fills the scene, wherever its window puts that.
      sides[0] = 0
      sides[1] = 0
    }
    append(.frame, sides)
    guard holder == .springs, let mask = document.child(.autoresizingMask, of: element) else {
      return
    }
    let words = FrameWords.flexibilities.filter { document.flag($0.said, of: mask) }.map { $0.word }
    if !words.isEmpty { append(.autoresizing, words: words, of: .autoresizing) }
  }

  // MARK: Runtime attributes

  /// `hidesBottomBarWhenPushed` and its like may be set by key path instead.
  mutating func lowerRuntimeAttributes(_ owner: ID<XMLElement>, since start: ID<Attribute>) {
    guard let list = document.child(.userDefinedRuntimeAttributes, of: owner) else { return }
    for entry in document.xml.children(of: list) {
      guard let row = runtimeRow(of: entry) else { continue }
      let known = IDRange<Attribute>(from: start, to: program.attributes.end)
      if known.contains(where: { program.attributes[$0].key == row.key }) { continue }
      switch row.conversion {
      case .flag:
        if let value = runtimeFlag(entry) { append(row.key, .boolean(value)) }
      case .text:
        if let text = intern(text: .value, of: entry) { append(row.key, .text(text)) }
      case .mark, .wholeNumber, .number, .word, .color, .numbers, .flags: break
      }
    }
  }

  /// The attribute of the language that a user-defined runtime attribute of a controller or an item sets.
  private mutating func runtimeRow(of entry: ID<XMLElement>) -> InterfaceBuilderAttribute? {
    guard let path = document.value(.keyPath, of: entry) else { return nil }
    if let owner = owner(ofRuntime: entry), isItem(owner) {
      return ImportedAttributes.itemAccessibility.all.first { $0.word.spelling == path }
    }
    let isItem = path.utf8.starts(with: "navigationItem.".utf8)
    let key = isItem ? String(decoding: Array(path.utf8.dropFirst(15)), as: UTF8.self) : path
    let rows = isItem ? ImportedAttributes.navigationItem : ImportedAttributes.runtime
    return rows.all.first { $0.word.spelling == key || $0.word.spelling == "is" + key }
  }

  /// Whether the program has what a user-defined runtime attribute sets.
  mutating func isSpoken(_ entry: ID<XMLElement>) -> Bool {
    guard let owner = owner(ofRuntime: entry),
      owner == document[work.controller].element || isItem(owner), let row = runtimeRow(of: entry)
    else { return false }
    switch row.conversion {
    case .flag: return runtimeFlag(entry) != nil
    case .text: return document.text(.value, of: entry) != nil
    case .mark, .wholeNumber, .number, .word, .color, .numbers, .flags: return false
    }
  }

  private mutating func owner(ofRuntime entry: ID<XMLElement>) -> ID<XMLElement>? {
    document.xml[entry].parent.flatMap { document.xml[$0].parent }
  }

  /// Whether it is an item of a bar, wherever that is.
  private mutating func isItem(_ element: ID<XMLElement>) -> Bool {
    document.is(element, .barButtonItem) || document.is(element, .tabBarItem)
  }

  private mutating func runtimeFlag(_ entry: ID<XMLElement>) -> Bool? {
    switch document.word(.value, of: entry) {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  // MARK: Values

  /// What these attributes say, if all of them are there; what cannot be read is noted.
  mutating func numbers<let count: Int>(
    _ words: InlineArray<count, Word>, of element: ID<XMLElement>
  ) -> InlineArray<count, Int32>? {
    var numbers = InlineArray<count, Int32>(repeating: 0)
    var isWhole = true
    for index in words.indices {
      if let number = document.thousandths(words[index], of: element) {
        numbers[index] = number
      } else {
        noteUnreadable(words[index], of: element)
        isWhole = false
      }
    }
    return isWhole ? numbers : nil
  }

  /// A list of numbers in thousandths.
  mutating func append<let count: Int>(_ key: AttributeKey, _ numbers: InlineArray<count, Int32>) {
    let first = program.values.end
    for index in numbers.indices { _ = program.values.append(.number(numbers[index])) }
    append(key, .list(IDRange(from: first, to: program.values.end)))
  }

  /// Notes an attribute, where there is one.
  mutating func noteUnreadable(_ word: Word, of element: ID<XMLElement>) {
    guard let attribute = document.attribute(word, of: element) else { return }
    unreadableNumbers[file].insert(attribute)
  }

  mutating func append(_ key: AttributeKey, _ value: AttributeValue) {
    program.attributes.append(Attribute(key, value))
  }

  /// What an element says for these rows: attributes in the order of the rows, then parts in that of the file.
  mutating func append(
    _ rows: ImportedAttributes.Rows, of element: ID<XMLElement>,
    unless isLeftOut: (InterfaceBuilderAttribute, AttributeValue) -> Bool = {
      $0.isUsual($1, of: nil)
    }
  ) {
    var asked: UInt64 = 0
    for attribute in document.xml.elements[element].attributes {
      asked |= rows.bit(of: document.xml.attributes[attribute].name)
    }
    if !document.strings.isEmpty { asked |= longTexts(rows, of: element) }
    while asked != 0 {
      let row = rows.all[asked.trailingZeroBitCount]
      asked &= asked - 1
      guard let said = document.text(row.word, of: element) else { continue }
      if let value = value(of: said, row) {
        if !isLeftOut(row, value) { append(row.key, value) }
      } else if case .number = row.conversion, document.thousandths(said) == nil {
        noteUnreadable(row.word, of: element)
      } else if !losses.isEmpty, case .word = row.conversion {
        losses[file].add(.unknown, called: row.word.spelling, at: element)
      }
    }
    if rows.hasParts { appendParts(rows, of: element) }
  }

  private mutating func appendParts(_ rows: ImportedAttributes.Rows, of element: ID<XMLElement>) {
    for part in document.xml.children(of: element) {
      guard let key = document.name(.key, of: part), let row = rows.part(key),
        let value = value(ofPart: part, row)
      else { continue }
      append(row.key, value)
    }
  }

  private mutating func value(
    ofPart part: ID<XMLElement>, _ row: InterfaceBuilderAttribute
  ) -> AttributeValue? {
    switch row.conversion {
    case .color:
      guard let color = color(part) else { return nil }
      if case .colors(let usual) = row.usual, usual.contains(color) { return nil }
      return .text(program.names.intern(color))
    case .numbers(_, let words):
      var numbers: [AttributeValue] = []
      for word in words {
        if let number = document.thousandths(word, of: part) {
          numbers.append(.number(number))
        } else {
          noteUnreadable(word, of: part)
        }
      }
      guard numbers.count == words.count else { return nil }
      return .list(program.values.append(contentsOf: numbers))
    case .flags(_, let set, let words):
      let chosen = words.filter { document.flag($0, of: part) }
      let positions = chosen.compactMap { set.position(of: $0.name) }
      return .list(
        program.values.append(contentsOf: (chosen.isEmpty ? [0] : positions).map { .word($0) }))
    case .flag, .mark, .text, .wholeNumber, .number, .word: return nil
    }
  }

  /// The rows of a table that an element answers in several lines.
  @inline(never)
  private mutating func longTexts(
    _ rows: ImportedAttributes.Rows, of view: ID<XMLElement>
  ) -> UInt64 {
    var asked: UInt64 = 0
    for child in document.xml.children(of: view)
    where document.is(child, .string) || document.is(child, .mutableString) {
      if let key = document.name(.key, of: child) { asked |= rows.bit(of: key) }
    }
    return asked
  }

  private mutating func value(of said: Name, _ row: InterfaceBuilderAttribute) -> AttributeValue? {
    switch row.conversion {
    case .flag:
      switch Word(said) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      default: return nil
      }
    case .mark(let word): return Word(said) == word ? .boolean(true) : nil
    case .text: return said.isNone ? nil : .text(intern(said))
    case .wholeNumber(let least):
      guard let number = document.thousandths(said), number / 1000 >= least else { return nil }
      return .integer(number / 1000)
    case .number(let least):
      guard let number = document.thousandths(said), number >= least else { return nil }
      return .number(number)
    case .word(let set, let spellings):
      if let position = set.position(of: said) { return .word(position) }
      let text = document.xml.names[said]
      guard let word = spellings.first(where: { $0.spelling == text })?.word else { return nil }
      return set.words.firstIndex(of: word).map { .word(UInt8($0)) }
    case .color, .numbers, .flags: return nil
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
}
