import NavLayout
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
  private let form: KeptForm

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
    form = KeptForm(of: program, known, in: document)
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
    options.form = form
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
    options.form = form.carried(into: edited, by: kept, from: program)
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

  /// Elements that are items of bars among other views.
  var itemsOfBars: Set<ID<Element>> {
    FileObjects(known, document).elements(of: program) {
      document.is($0, .navigationItem) || document.is($0, .barButtonItem)
        || document.is($0, .tabBarItem)
    }
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
    let own = WrittenProgram(SharedProgram(program), options, SharedNames(program.names))
    var writer = StoryboardWriter(
      own, StoryboardPlan(storyboard, of: own), writing: program[storyboard].scenes)
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
