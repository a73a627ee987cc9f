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
    /// Several of its objects have this id: which one is meant is anybody's guess.
    case duplicateID(String)
    /// None of the program's storyboards has its name.
    case noStoryboard([String])
    /// What was written does not say what the program says of a scene, which is empty outside of all: the first tags that
    /// differ, with the attributes that only one of them has.
    case notFaithful(scene: String, wanted: String, found: String)
  }

  public let bytes: [UInt8]
  /// What the storyboard can't say.
  public let losses: [ExportLoss]

  /// - Parameter placesViews: whether new views that nothing places get the frames of the layout.
  public init(
    of source: SourceText, from edited: Program, placesViews: Bool = false
  ) throws(Problem) {
    let original = try ImportedStoryboard(source)
    let storyboard = try Self.storyboard(of: edited, named: original.document.name)
    let before = original.export()
    let after = try original.export(
      edited, storyboard, as: before, placesViews: placesViews)
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
    let again = try ImportedStoryboard(SourceText(path: source.path, bytes: bytes))
    let written = again.export(withReferences: original.known.references)
    let ids = Set(again.document.objects.rows.map { again.document.xml.names[$0.id] })
    if Self.difference(after.bytes, written.bytes, ids) == nil { return }
    // What goes without saying is not read again, whether or not the text says it.
    let meant = try ImportedStoryboard(SourceText(path: source.path, bytes: after.bytes))
      .export(withReferences: original.known.references)
    if let difference = Self.difference(meant.bytes, written.bytes, ids) { throw difference }
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

  /// The first line of which the two texts say different things. Labels say nothing, nor do ids that no file has.
  private static func difference(
    _ one: [UInt8], _ other: [UInt8], _ ids: Set<String>
  ) -> Problem? {
    var (first, second) = (ComparedLines(one, ids), ComparedLines(other, ids))
    while true {
      let (line, again) = (first.next(), second.next())
      if line != again {
        let (wanted, found) = (line ?? "", again ?? "")
        return .notFaithful(
          scene: first.scene, wanted: own(wanted, beside: found), found: own(found, beside: wanted))
      }
      guard line == nil else { continue }
      // The file may know how large a picture is of which the text says nothing, as of that of an item in a bar.
      return first.pictures.subtracting(second.pictures).min().map {
        .notFaithful(scene: "", wanted: $0, found: "")
      }
    }
  }
}

/// A tag without the attributes that another one of its name has, too.
private func own(_ tag: String, beside other: String) -> String {
  let (words, others) = (words(of: tag), words(of: other))
  guard let name = words.first, name == others.first, name.utf8.first == UInt8(ascii: "<")
  else { return tag }
  return ([name] + words.filter { !others.contains($0) }).joined(separator: " ") + ">"
}

/// The name of a tag and its attributes, without its end.
private func words(of tag: String) -> [String] {
  var words = [""]
  var isQuoted = false
  for character in tag {
    if character == "\"" { isQuoted.toggle() }
    if isQuoted || !" >/".contains(character) {
      words[words.count - 1].append(character)
    } else if words.last != "" {
      words.append("")
    }
  }
  return words.filter { !$0.isEmpty }
}

/// Lines of a storyboard without labels and comments, and with nothing for ids that were made up.
private struct ComparedLines {
  private let bytes: [UInt8]
  private let ids: Set<String>
  private var position = 0
  /// Constraints that are together, the last one first: their order says nothing.
  private var unordered: [String] = []
  /// The pictures that were listed so far.
  private(set) var pictures: Set<String> = []
  /// What comes behind them.
  private var waiting: String?
  private var isRootView = false
  /// What the scene is called that was read last, as it is in the comment before it.
  private(set) var scene = ""

  /// - Parameter ids: those that are in a file.
  init(_ bytes: [UInt8], _ ids: Set<String>) {
    self.bytes = bytes
    self.ids = ids
  }

  mutating func next() -> String? {
    if let next = unordered.popLast() { return next }
    if let waiting {
      self.waiting = nil
      return waiting
    }
    while let line = nextLine() {
      if line.utf8.starts(with: "<constraint ".utf8) {
        unordered.append(line)
        continue
      }
      if line.utf8.starts(with: "<image ".utf8) {
        pictures.insert(line)
        continue
      }
      // The size that a scene was drawn in says nothing where nothing is drawn in it, and is not read then.
      if line.utf8.starts(with: "<size key=\"freeformSize\" ".utf8)
        || line.utf8.starts(with: "<freeformSimulatedSizeMetrics ".utf8)
      {
        continue
      }
      if isRootView, line.utf8.starts(with: "<rect key=\"frame\" ".utf8) {
        isRootView = false
        continue
      }
      isRootView = Self.isRootView(line)
      if unordered.isEmpty { return line }
      unordered.sort(by: >)
      waiting = line
      return unordered.popLast()
    }
    return nil
  }

  private static func isRootView(_ line: String) -> Bool {
    line.utf8.drop { $0 != 0x20 }.starts(with: " key=\"view\"".utf8)
  }

  private mutating func nextLine() -> String? {
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let line = bytes[position..<end]
      position = end + 1
      let text = line.drop { $0 == 0x20 }
      if text.starts(with: "<!--".utf8) {
        scene = String(decoding: text.dropFirst(4).dropLast(3), as: UTF8.self)
        continue
      }
      if text.starts(with: "</scenes>".utf8) { scene = "" }
      if text.starts(with: "<point ".utf8) { continue }
      return withoutLabels(text)
    }
    return nil
  }

  private func withoutLabels(_ line: ArraySlice<UInt8>) -> String {
    var kept: [UInt8] = []
    var part: [UInt8] = []
    for byte in line {
      part.append(byte)
      // A tag's name ends with a space, and an attribute with a quotation mark and a space.
      guard byte == 0x20, kept.isEmpty || part.dropLast().last == 0x22 else { continue }
      if !Self.isLabel(part) { kept += withoutMadeID(part) }
      part = []
    }
    // Behind the last one is how the tag ends.
    if Self.isLabel(part), let end = part.lastIndex(of: 0x22) {
      part.removeSubrange(...end)
      if kept.last == 0x20 { kept.removeLast() }
    }
    return String(decoding: kept + withoutMadeID(part), as: UTF8.self)
  }

  private func withoutMadeID(_ attribute: [UInt8]) -> [UInt8] {
    guard let start = attribute.firstIndex(of: 0x22), let end = attribute.lastIndex(of: 0x22),
      end - start == 11, attribute[start + 4] == 0x2D, attribute[start + 7] == 0x2D,
      !ids.contains(String(decoding: attribute[(start + 1)..<end], as: UTF8.self))
    else { return attribute }
    return Array(attribute[...start] + attribute[end...])
  }

  private static func isLabel(_ attribute: [UInt8]) -> Bool {
    attribute.starts(with: "userLabel=\"".utf8) || attribute.starts(with: "id=\"".utf8)
      || attribute.starts(with: "sceneID=\"".utf8)
  }
}
