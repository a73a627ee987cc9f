import NavModel
import NavStoryboard
import NavText
import NavXcode

/// An existing storyboard that says what a program says now, with as few changes as that takes.
///
/// What import makes of the file and the edited program are exported with the same ids. What differs between these two
/// texts is changed in the file; where nothing differs, the file keeps its bytes, whatever else is in it.
public struct StoryboardUpdate: Sendable {
  /// Why a file is left as it is.
  public enum Problem: Error, Hashable, Sendable {
    /// It can't be read as a storyboard of iOS.
    case unreadable
    /// None of the program's storyboards has its name.
    case noStoryboard([String])
    /// What was written does not say what the program says; the first lines that differ.
    case notFaithful(wanted: String, found: String)
  }

  public let bytes: [UInt8]
  /// What the storyboard can't say.
  public let losses: [ExportLoss]

  public init(of source: SourceText, from edited: Program) throws(Problem) {
    let original = try Imported(source)
    let storyboard = try Self.storyboard(of: edited, named: original.document.name)
    let before = original.export()
    let after = original.export(edited, storyboard, as: before)
    losses = after.losses
    if before.bytes == after.bytes {
      bytes = source.bytes
      return
    }
    var edits = TreeEdits(
      StoryboardDocument(SourceText(path: source.path, bytes: before.bytes)),
      StoryboardDocument(SourceText(path: source.path, bytes: after.bytes)),
      in: original.document)
    bytes = edits.apply()
    let again = try Imported(SourceText(path: source.path, bytes: bytes))
    let written = again.export(withReferences: original.known.references)
    if let difference = Self.difference(after.bytes, written.bytes) {
      throw difference
    }
  }

  private static func storyboard(
    of program: Program, named name: String
  ) throws(Problem) -> ID<Storyboard> {
    let all = program.storyboards.ids
    if let own = all.first(where: { program.fileName(of: $0) == name })
      ?? (all.count == 1 ? all.first : nil)
    {
      return own
    }
    throw .noStoryboard(all.map { program.fileName(of: $0) })
  }

  /// The first line of which the two texts say different things. Ids that were made up say nothing, nor do labels.
  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> Problem? {
    var (first, second) = (ComparedLines(one), ComparedLines(other))
    while true {
      let (line, again) = (first.next(), second.next())
      if line != again { return .notFaithful(wanted: line ?? "", found: again ?? "") }
      if line == nil { return nil }
    }
  }
}

/// A storyboard as a program, and what its rows are in the file.
private struct Imported {
  let document: StoryboardDocument
  let program: Program
  let storyboard: ID<Storyboard>
  let known: KnownObjects

  init(_ source: SourceText) throws(StoryboardUpdate.Problem) {
    let document = StoryboardDocument(source)
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
    options.references = references ?? known.references
    options.canvas = [CanvasPoint](repeating: CanvasPoint(0, 0), count: program.scenes.count)
    return Self.text(program, storyboard, options)
  }

  /// An edited program with the same ids for what is still there.
  func export(_ edited: Program, _ own: ID<Storyboard>, as before: Text) -> Text {
    var edited = edited
    // What catalogs say of colours is in no text.
    edited.namedColors = program.namedColors
    let matching = RowMatching(program, storyboard, edited, own)
    keepPlaces(in: &edited, matching)
    var options = ExportOptions()
    options.ids = matching.ids(from: before.ids)
    options.takenIDs = Set(document.objects.rows.map { document.xml.names[$0.id] })
      .union(before.ids.values)
    options.references = before.references
    options.rootElements = Set(
      matching.elements.filter { known.rootElements.contains($0.value) }.keys)
    options.canvas = edited.scenes.ids.map { scene in
      matching.scenes[scene] != nil ? CanvasPoint(0, 0) : freePoint(scene)
    }
    return Self.text(edited, own, options)
  }

  /// Views of which the text says no place stay where they are.
  private func keepPlaces(in edited: inout Program, _ matching: RowMatching) {
    var placed: Set<ID<Element>> = []
    for row in edited.constraints.rows {
      for side in [row.first, row.second] {
        if let view = side?.item.element { placed.insert(view) }
      }
    }
    for id in edited.elements.ids {
      guard let before = matching.elements[id], !placed.contains(id),
        edited.value(of: .frame, in: edited[id].attributes) == nil
      else { continue }
      var kept: [Attribute] = []
      for attribute in program.attributes[program[before].attributes]
      where attribute.key == .frame || attribute.key == .autoresizing {
        guard case .list(let list) = attribute.value else { continue }
        let values = Array(program.values[list])
        kept.append(Attribute(attribute.key, .list(edited.values.append(contentsOf: values))))
      }
      if kept.isEmpty { continue }
      let own = Array(edited.attributes[edited[id].attributes])
      edited.elements[id].attributes = edited.attributes.append(contentsOf: own + kept)
    }
  }

  private static func text(
    _ program: Program, _ storyboard: ID<Storyboard>, _ options: ExportOptions
  ) -> Text {
    var writer = StoryboardWriter(program, storyboard, options, ExportLosses())
    writer.writeDocument()
    return Text(
      bytes: writer.xml.bytes, ids: writer.ids.ids, references: writer.references,
      losses: writer.losses.all)
  }

  /// Below everything that is on the canvas.
  private func freePoint(_ scene: ID<Scene>) -> CanvasPoint {
    var bottom = 0
    for element in document.xml.elements.ids where document.is(element, .point) {
      if let y = document.thousandths(.y, of: element) { bottom = max(bottom, Int(y) / 1000) }
    }
    return CanvasPoint(Int(scene.index) % 8 * 860, bottom + 900)
  }
}

/// Lines of a storyboard, with ids by when they come first, and without labels and comments.
private struct ComparedLines {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let line = bytes[position..<end]
      position = end + 1
      let text = line.drop { $0 == 0x20 }
      if text.starts(with: "<!--".utf8) || text.starts(with: "<point ".utf8) { continue }
      return Self.withoutLabels(String(decoding: text, as: UTF8.self))
    }
    return nil
  }

  private static func withoutLabels(_ line: String) -> String {
    var kept: [UInt8] = []
    var part: [UInt8] = []
    for byte in line.utf8 {
      part.append(byte)
      // An attribute ends with a quotation mark and a space.
      guard byte == 0x20, part.dropLast().last == 0x22 else { continue }
      if !isLabel(part) { kept += part }
      part = []
    }
    return String(decoding: isLabel(part) ? kept : kept + part, as: UTF8.self)
  }

  private static func isLabel(_ attribute: [UInt8]) -> Bool {
    attribute.starts(with: "userLabel=\"".utf8) || attribute.starts(with: "id=\"".utf8)
      || attribute.starts(with: "sceneID=\"".utf8)
  }
}
