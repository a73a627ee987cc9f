import NavLayout
import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Where an element is written, which decides what places it.
enum ElementHost {
  /// As a part of the controller that fills it.
  case controller
  case bar
  case view
  case stack
  case table
  case grid
}

extension StoryboardWriter {
  /// An element and all that is in it.
  mutating func writeElement(_ id: ID<Element>, key: Word?, in host: ElementHost) {
    let row = program[id]
    if row.kind.isLost || row.kind == .accessory || row.kind.isGesture { return }
    let cold = program[cold: id]
    let tag = program.tag(of: id, in: host)
    let outer = written
    begin()
    xml.open(tag)
    if let key { xml.write(.key, key) }
    if row.kind == .section {
      writeSection(id)
      written = outer
      return
    }
    if row.kind.isRow, !cold.identifier.isNone {
      xml.write(.reuseIdentifier, cold.identifier)
    }
    write(
      ImportedAttributes.view, row.attributes,
      except: row.kind == .image ? nil : .image)
    writeUsualPriorities(id)
    write(ImportedAttributes.rows(of: row.kind), row.attributes)
    writeOwnAttributes(id, tag)
    writeIntrinsicSize(id)
    let mask = writePlacement(id, in: host)
    xml.writeUsualSettings(of: tag)
    writeIdentity(of: id)
    let frame = writeFrame(id, in: host, mask)
    let word = Word(tag)
    switch word {
    case .tableViewCell, .collectionViewCell: writeContentView(id, word, frame)
    case _ where tag == Self.effectView: writeContentView(id, nil, frame)
    case .tableView, .collectionView: break
    case .toolbar, .tabBar, .navigationBar: writeFreeItems(of: id, word)
    default: writeSubviews(of: id)
    }
    if !Self.hasContentView(tag) { writeSafeArea(of: id) }
    if id == work.rootElement, work.namesSafeArea { writeSafeArea(of: nil) }
    if !program.isPaintedByConfiguration(id) {
      writeParts(ImportedAttributes.background, row.attributes)
    }
    writeParts(ImportedAttributes.tint, row.attributes)
    writeAccessibility(row.attributes)
    if Self.hasContentView(tag) {
      writeConstraints(of: id, besideContentView: true)
    } else {
      writeConstraints(of: id)
    }
    if !Self.hasContentView(tag) || options.form.cellsWithoutContentViews.contains(id) {
      writeParts(ImportedAttributes.margins, row.attributes)
    }
    xml.writeLongTexts()
    if word == .tableView || word == .collectionView {
      writeListContent(of: id)
    } else {
      writeContents(of: id)
    }
    writeConnections(of: .element(id), outletsOf: id)
    xml.close()
    noteRest(row.attributes, at: row.place)
    written = outer
  }

  /// What an element is called, by its id, its label and its class: its last attributes.
  private mutating func writeIdentity(of id: ID<Element>) {
    let cold = program[cold: id]
    writeID(.element(id), seed(of: id))
    writeLabel(of: id)
    if program.saysClass(of: id) { writeClass(cold.className, module: cold.moduleName) }
  }

  /// A gesture recogniser, beside the controller of its scene.
  mutating func writeGesture(_ id: ID<Element>) {
    let row = program[id]
    let cold = program[cold: id]
    begin()
    xml.open(program.words.elements[row.kind])
    writeID(.element(id), seed(of: id))
    writeClass(cold.className, module: cold.moduleName)
    writeLabel(of: id)
    write(ImportedAttributes.gesture, row.attributes)
    write(ImportedAttributes.rows(of: row.kind), row.attributes)
    if row.kind == .edgePanGesture {
      note(.edge)
      let edge = program.word(.edge, in: row.attributes).map { WordSet.edge.words[$0] }
      xml.open(.rectEdge)
      xml.write(.key, .edges)
      if let edge, edge != "none" { xml.write(Word(Word.name(of: edge)) ?? .nothing, .yes) }
      xml.close()
    }
    writeConnections(of: .element(id), outletsOf: id)
    xml.close()
    noteRest(row.attributes, at: row.place)
  }

  // MARK: Tags

  private static let effectView = Word.name(of: "visualEffectView")

  private static func hasContentView(_ tag: Name) -> Bool {
    tag == Word.tableViewCell.name || tag == Word.collectionViewCell.name || tag == effectView
  }

  // MARK: What is inside

  /// What is right inside an element, or inside the root view.
  func children(of parent: ID<Element>?) -> [ID<Element>] {
    work.children(of: parent).map { work.children[$0] }
  }

  mutating func writeSubviews(of parent: ID<Element>?) {
    let views = work.children(of: parent)
    if !views.contains(where: { isSubview(work.children[$0], of: parent) }) { return }
    let isStack = parent.map { program[$0].kind == .stack } ?? false
    var hasRefreshControl = false
    xml.open(.subviews)
    for place in views {
      let view = work.children[place]
      if !isSubview(view, of: parent) { continue }
      if program[view].kind == .refreshControl {
        hasRefreshControl = true
      } else {
        writeElement(view, key: nil, in: isStack ? .stack : .view)
      }
    }
    xml.close()
    if !hasRefreshControl { return }
    for place in views where program[work.children[place]].kind == .refreshControl {
      writeElement(work.children[place], key: .refreshControl, in: .controller)
    }
  }

  /// Whether what is in a view is written there. What is in the root view may be beside the controller.
  @inline(__always)
  private func isSubview(_ view: ID<Element>, of parent: ID<Element>?) -> Bool {
    parent != nil || !isBesideController(view)
  }

  /// The view in which a cell holds what is in it.
  private mutating func writeContentView(
    _ id: ID<Element>, _ cell: Word?, _ frame: WrittenFrame?
  ) {
    let content: Word
    switch cell {
    case .tableViewCell: content = .tableViewCellContentView
    case .collectionViewCell: content = .collectionViewCellContentView
    default: content = .view
    }
    if cell == .collectionViewCell { resources.hasGridContent = true }
    xml.open(content)
    xml.write(.key, .contentView)
    if !options.form.cellsWithoutContentViews.contains(id) {
      xml.write(.id, self.id(of: .contentView, in: id))
    }
    if cell == .tableViewCell { xml.write(.tableViewCell, self.id(of: id)) }
    xml.writeUsualSettings(of: content.name)
    // What is in it may grow with it, so that its size counts.
    if let frame { writeRect(frame.content(without: work.accessoryWidth(of: id))) }
    writeMask(cell == nil ? .size : [])
    let views = children(of: id)
    let labels = cell == .tableViewCell ? cellLabels(of: id) : []
    if !views.isEmpty || !labels.isEmpty {
      xml.open(.subviews)
      for label in labels { writeCellLabel(label, of: id) }
      for view in views { writeElement(view, key: nil, in: .view) }
      xml.close()
    }
    writeSafeArea(of: id)
    writeConstraints(of: id)
    if !options.form.cellsWithoutContentViews.contains(id) {
      writeParts(ImportedAttributes.margins, program[id].attributes)
    }
    xml.close()
  }

  /// Sections, rows, and views above and below them.
  mutating func writeListContent(of list: ID<Element>?) {
    let isGrid = list.map { program[$0].kind == .collectionView } ?? (work.kind == .collection)
    let all = children(of: list).filter { !isBesideController($0) }
    let isRow = { [program] (id: ID<Element>) in
      program[id].kind.isRow || program[id].kind == .section
    }
    var rows = all.filter(isRow)
    let firstRow = all.firstIndex(where: isRow) ?? all.count
    var views = all.indices.filter { !isRow(all[$0]) }
    for view in views where program[all[view]].kind == .refreshControl {
      writeElement(all[view], key: .refreshControl, in: .controller)
    }
    views.removeAll { program[all[$0]].kind == .refreshControl }
    if isGrid {
      writeViewsBeside(views.filter { $0 < firstRow }.map { all[$0] })
      writeGridContent(rows)
      writeViewsBeside(views.filter { $0 > firstRow }.map { all[$0] })
      return
    }
    if let header = views.first, header < firstRow, !isFooterAlone(all[header], rows) {
      writeElement(all[header], key: .tableHeaderView, in: .controller)
      views.removeFirst()
    }
    var footer: Int?
    if let last = views.last, last > firstRow || views.count == 1 {
      footer = last
      views.removeLast()
    }
    if let footer { writeElement(all[footer], key: .tableFooterView, in: .controller) }
    writeViewsBeside(views.filter { $0 < firstRow }.map { all[$0] })
    let prototypes = rows.filter { program[$0].kind == .prototype }
    rows.removeAll { program[$0].kind == .prototype }
    if !prototypes.isEmpty {
      xml.open(.prototypes)
      for row in prototypes { writeElement(row, key: nil, in: .table) }
      xml.close()
    }
    if !rows.isEmpty { writeSections(rows) }
    writeViewsBeside(views.filter { $0 > firstRow }.map { all[$0] })
  }

  /// Whether something is beside its controller, for code to use: what a file has there, and in a table hidden prototypes,
  /// which none gives away, and what is behind the refresh control, after which nothing of a table comes.
  @inline(__always)
  func isBesideController(_ id: ID<Element>) -> Bool {
    if options.form.viewsBeside.contains(id) { return !program[id].kind.isGesture }
    return work.kind == .table && program.isBesideTable(id, of: work.scene)
      && !work.isInBar(id)
  }

  /// Whether a view is below the rows of a list that has none: nothing else tells it from one above them.
  private func isFooterAlone(_ view: ID<Element>, _ rows: [ID<Element>]) -> Bool {
    rows.isEmpty && options.form.footers.contains(view)
  }

  /// Views of a list that are neither above nor below its rows, such as one that code shows while there are none.
  private mutating func writeViewsBeside(_ views: [ID<Element>]) {
    if views.isEmpty { return }
    xml.open(.subviews)
    for view in views { writeElement(view, key: nil, in: .view) }
    xml.close()
  }

  private mutating func writeGridContent(_ rows: [ID<Element>]) {
    xml.element(.collectionViewFlowLayout, (.key, "collectionViewLayout"))
    xml.open(.cells)
    var heads: [ID<Element>] = []
    for row in rows {
      if program.hasContentView(row) {
        writeElement(row, key: nil, in: .grid)
      } else {
        heads.append(row)
      }
    }
    xml.close()
    let keys = [Word.sectionHeaderView, .sectionFooterView]
    for (position, row) in heads.enumerated() {
      writeElement(row, key: position < keys.count ? keys[position] : nil, in: .grid)
    }
  }

  /// Rows that are in no section are in one without a title.
  private mutating func writeSections(_ rows: [ID<Element>]) {
    xml.open(.sections)
    var isInside = false
    for row in rows {
      if program[row].kind == .section {
        if isInside { closeSection() }
        isInside = false
        writeElement(row, key: nil, in: .table)
        continue
      }
      if !isInside {
        xml.open(.tableViewSection)
        xml.write(.id, id(of: .section, in: row))
        xml.open(.cells)
        isInside = true
      }
      writeElement(row, key: nil, in: .table)
    }
    if isInside { closeSection() }
    xml.close()
  }

  private mutating func closeSection() {
    xml.close()
    xml.close()
  }

  private mutating func writeSection(_ id: ID<Element>) {
    let row = program[id]
    writeIdentity(of: id)
    if let text = row.text { xml.write(.headerTitle, text: text) }
    write(ImportedAttributes.rows(of: .section), row.attributes)
    xml.writeLongTexts()
    noteRest(row.attributes, at: row.place)
    xml.open(.cells)
    for cell in children(of: id) { writeElement(cell, key: nil, in: .table) }
    xml.close()
    xml.close()
  }

  // MARK: Places

  /// Priorities that views of a kind have in Interface Builder and not in code.
  private mutating func writeUsualPriorities(_ id: ID<Element>) {
    let row = program[id]
    for place in program.usualPriorities.places(of: row.kind) {
      let priority = program.usualPriorities[place]
      if program.value(of: priority.key, in: row.attributes) != nil { continue }
      // A view with a gesture takes touches unless it says otherwise.
      if priority.key == .userInteractionEnabled, !work.gestures(of: id).isEmpty { continue }
      write(priority.written)
    }
  }

  /// Says what places an element, and returns what of its frame gives way if that is springs and struts.
  private mutating func writePlacement(
    _ id: ID<Element>, in host: ElementHost
  ) -> AutoresizingMask? {
    let row = program[id]
    if row.kind.isRow || row.kind == .refreshControl
      || host == .controller && id != work.rootElement
    {
      if program.value(of: .frame, in: row.attributes) == nil { return nil }
    }
    let said = program.words(.autoresizing, of: .autoresizing, row.attributes)
    if host == .stack {
      xml.write(.translatesAutoresizingMaskIntoConstraints, .no)
      return nil
    }
    let frame = program.numbers(.frame, row.attributes)
    if frame != nil {
      note(.frame)
      note(.autoresizing)
    }
    let mask = said.map { AutoresizingMask($0) } ?? []
    if id == work.rootElement { return mask }
    if frame != nil, said != nil || !work.isConstrained(id) { return mask }
    if frame == nil, !work.isConstrained(id), work.layoutFrame(of: id, program) != nil, host != .bar
    {
      return .top
    }
    xml.write(.translatesAutoresizingMaskIntoConstraints, .no)
    // A frame counts besides constraints where what is inside starts from it.
    if frame != nil, !children(of: id).contains(where: { work.hasSprings($0, program) }) {
      xml.write(.fixedFrame, .yes)
    }
    return nil
  }

  /// Writes where an element is, and what of that gives way, and returns the former if it is known.
  private mutating func writeFrame(
    _ id: ID<Element>, in host: ElementHost, _ mask: AutoresizingMask?
  ) -> WrittenFrame? {
    let frame = frame(of: id, in: host)
    if program[id].kind.isRow, host == .grid { note(.intrinsicSize) }
    if let frame { writeRect(frame) }
    if let mask { writeMask(mask) }
    if host == .controller && id != work.rootElement && mask == nil {
      writeMask(.top)
    } else if program[id].kind.isRow {
      writeMask([])
    }
    return frame
  }

  @inline(__always)
  private func frame(of id: ID<Element>, in host: ElementHost) -> WrittenFrame? {
    let row = program[id]
    // Its controller makes it as large as it needs, so that import reads another one.
    if id == work.rootElement, let frame = options.form.frames[id] { return frame }
    if let frame = program.numbers(.frame, row.attributes) { return WrittenFrame(frame) }
    if row.kind.isRow, host == .grid,
      let size = program.numbers(.intrinsicSize, row.attributes), size.count == 2
    {
      return WrittenFrame(size[0], size[1])
    }
    return options.form.frames[id] ?? work.layoutFrame(of: id, program)
      ?? (id == work.rootElement ? canvasFrame() : nil)
  }
}
