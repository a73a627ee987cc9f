import NavModel
import NavStoryboard
import NavText
import NavXcode

/// A storyboard as a program, and what its rows are in the file.
struct ImportedStoryboard {
  let document: StoryboardDocument
  let program: Program
  let storyboard: ID<Storyboard>
  let known: KnownObjects

  init(_ source: SourceText) throws(StoryboardUpdate.Problem) {
    let document = StoryboardDocument(source)
    var ids: Set<Name> = []
    for object in document.objects.rows where !ids.insert(object.id).inserted {
      throw .duplicateID(document.xml.names[object.id])
    }
    let compilation = StoryboardCompilation([document], rules: [], for: .text)
    guard let program = compilation.program, program.storyboards.count == 1,
      document.xml.bytes == source.bytes
    else { throw .unreadable }
    self.document = document
    self.program = program
    storyboard = ID(0)
    known = KnownObjects(program, ID(0), in: document)
  }

  /// A storyboard with the ids that its objects had.
  struct Text {
    let bytes: [UInt8]
    let ids: [ObjectRole: String]
    let references: [SceneReferenceTarget]
    let losses: [ExportLoss]
  }

  func export(withReferences references: [SceneReferenceTarget]? = nil) -> Text {
    var options = ExportOptions()
    options.ids = known.ids
    options.rootElements = known.rootElements
    options.viewsBeside = viewsBeside
    options.footers = footers
    options.keptFrames = frames
    options.references = references ?? known.references
    options.canvas = [CanvasPoint](repeating: CanvasPoint(0, 0), count: program.scenes.count)
    return Self.text(program, storyboard, options)
  }

  /// An edited program with the same ids for what is still there.
  func export(
    _ edited: Program, _ own: ID<Storyboard>, as before: Text, placesViews: Bool
  ) throws(StoryboardUpdate.Problem) -> Text {
    var edited = edited
    // What catalogs say of colours is in no text.
    edited.namedColors = program.namedColors
    let kept = try keptObjects(in: edited, own)
    keepPlaces(in: &edited, kept)
    var options = ExportOptions()
    options.ids = kept.ids(from: before.ids)
    options.takenIDs = Set(document.objects.rows.map { document.xml.names[$0.id] })
      .union(before.ids.values)
    options.references = before.references
    options.placesViews = placesViews
    let (beside, footers, frames) = (viewsBeside, footers, frames)
    var roots: Set<ID<Element>> = []
    for id in edited.elements.ids {
      guard let former = kept.element(before: id) else { continue }
      options.placedViews.insert(id)
      if !known.rootElements.contains(former) || hasSameFrame(id, of: edited, as: former) {
        options.keptFrames[id] = frames[former]
      }
      if known.rootElements.contains(former) { roots.insert(id) }
      if footers.contains(former) { options.footers.insert(id) }
      if beside.contains(former), edited[id].parent == nil, edited[edited[id].attributes, .hidden] {
        options.viewsBeside.insert(id)
      }
    }
    options.rootElements = roots
    // New scenes are beside each other below all others.
    var free = CanvasPoint(0, bottomOfCanvas + 960)
    options.canvas = edited.scenes.ids.map { scene in
      if edited[scene].storyboard != own || kept.scene(before: scene) != nil {
        return CanvasPoint(0, 0)
      }
      defer { free = CanvasPoint(free.x + 860, free.y) }
      return free
    }
    return Self.text(edited, own, options)
  }

  /// Views that the file has beside their controllers.
  private var viewsBeside: Set<ID<Element>> {
    elements { view in
      document.xml[view].parent.map { document.is($0, .objects) } ?? false
    }.filter { program[$0].parent == nil }
  }

  /// Views that the file has below the rows of a list.
  private var footers: Set<ID<Element>> {
    elements { document.says(.tableFooterView, .key, of: $0) }
  }

  /// Elements that are items of bars among other views.
  var itemsOfBars: Set<ID<Element>> {
    elements {
      document.is($0, .navigationItem) || document.is($0, .barButtonItem)
        || document.is($0, .tabBarItem)
    }
  }

  /// Where the file has its views, even those of which the text need not say it.
  private var frames: [ID<Element>: WrittenFrame] {
    var frames: [String: WrittenFrame] = [:]
    for object in document.objects.rows {
      guard let rect = document.child(key: .frame, of: object.element),
        let x = document.thousandths(.x, of: rect), let y = document.thousandths(.y, of: rect),
        let width = document.thousandths(.width, of: rect),
        let height = document.thousandths(.height, of: rect)
      else { continue }
      frames[document.xml.names[object.id]] = WrittenFrame([x, y, width, height])
    }
    var found: [ID<Element>: WrittenFrame] = [:]
    for id in program.elements.ids {
      found[id] = known.ids[.element(id)].flatMap { frames[$0] }
    }
    return found
  }

  private func hasSameFrame(
    _ id: ID<Element>, of edited: Program, as former: ID<Element>
  ) -> Bool {
    func frame(_ id: ID<Element>, of program: Program) -> [AttributeValue]? {
      guard case .list(let list) = program.value(of: .frame, in: program[id].attributes) else {
        return nil
      }
      return Array(program.values[list])
    }
    return frame(id, of: edited) == frame(former, of: program)
  }

  /// Elements that are so in the file.
  private func elements(where isSo: (ID<XMLElement>) -> Bool) -> Set<ID<Element>> {
    var ids: Set<String> = []
    for object in document.objects.rows where isSo(object.element) {
      ids.insert(document.xml.names[object.id])
    }
    return Set(
      program.elements.ids.filter { element in
        known.ids[.element(element)].map { ids.contains($0) } ?? false
      })
  }

  private func keptObjects(
    in edited: Program, _ own: ID<Storyboard>
  ) throws(StoryboardUpdate.Problem) -> KeptObjects {
    var options = ExportOptions()
    options.canvas = [CanvasPoint](repeating: CanvasPoint(0, 0), count: edited.scenes.count)
    let text = Self.text(edited, own, options)
    let source = SourceText(path: document.path, bytes: text.bytes)
    return KeptObjects(self, try ImportedStoryboard(source), of: edited, ids: text.ids)
  }

  /// Views of which the text says no place stay where they are.
  private func keepPlaces(in edited: inout Program, _ kept: KeptObjects) {
    var placed: Set<ID<Element>> = []
    for row in edited.constraints.rows {
      for side in [row.first, row.second] {
        if let view = side?.item.element { placed.insert(view) }
      }
    }
    for id in edited.elements.ids {
      guard let before = kept.element(before: id), !placed.contains(id),
        edited.value(of: .frame, in: edited[id].attributes) == nil
      else { continue }
      var places: [Attribute] = []
      for attribute in program.attributes[program[before].attributes]
      where attribute.key == .frame || attribute.key == .autoresizing
        || attribute.key == .intrinsicSize && edited[id].kind.isRow
          && edited.value(of: .intrinsicSize, in: edited[id].attributes) == nil
      {
        guard case .list(let list) = attribute.value else { continue }
        let values = Array(program.values[list])
        places.append(Attribute(attribute.key, .list(edited.values.append(contentsOf: values))))
      }
      if places.isEmpty { continue }
      let own = Array(edited.attributes[edited[id].attributes])
      edited.elements[id].attributes = edited.attributes.append(contentsOf: own + places)
    }
  }

  private static func text(
    _ program: Program, _ storyboard: ID<Storyboard>, _ options: ExportOptions
  ) -> Text {
    var writer = StoryboardWriter(
      program, storyboard, options, SharedNames(program.names))
    let bytes = writer.writeDocument()
    return Text(
      bytes: bytes, ids: writer.ids.ids, references: writer.references,
      losses: writer.losses.all)
  }

  /// Below it nothing is on the canvas.
  private var bottomOfCanvas: Int {
    document.xml.elements.ids.lazy.filter { document.is($0, .point) }
      .compactMap { document.thousandths(.y, of: $0) }.map { Int($0) / 1000 }.reduce(0, max)
  }
}
