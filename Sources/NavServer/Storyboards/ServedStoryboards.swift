import NavCompiler
import NavModel
import NavStoryboard
import NavText
import NavXcode

/// The storyboards and xibs of one app, and the code beside them.
struct ServedStoryboards {
  /// As they are on the disk, then as an editor has them.
  private var saved: [String: SourceText] = [:]
  private var open: [String: SourceText] = [:]
  /// What was read of them; a file that has changed is read again when it is asked about.
  private var read: [String: ServedStoryboard] = [:]
  private var joined: JoinedStoryboards?

  mutating func replaceSaved(with files: [SourceText]) {
    for file in files where saved[file.path]?.bytes != file.bytes { forget(file.path) }
    saved = [:]
    for file in files { saved[file.path] = file.withLines }
    joined = nil
  }

  mutating func set(_ file: SourceText?, at path: String) {
    open[path] = file
    forget(path)
  }

  private mutating func forget(_ path: String) {
    read[path]?.isStale = true
    joined = nil
  }

  mutating func file(at path: String) -> ServedStoryboard? {
    guard let source = open[path] ?? saved[path] else { return nil }
    if let known = read[path], !known.isStale { return known }
    let file = ServedStoryboard(source, after: read[path])
    read[path] = file
    return file
  }

  /// All files in the order of their paths.
  mutating func files() -> [ServedStoryboard] {
    let paths = Set(saved.keys).union(open.keys).sorted { $0.precedes($1) }
    return paths.compactMap { file(at: $0) }
  }

  /// The program that all of them are.
  mutating func together() -> JoinedStoryboards {
    if let joined { return joined }
    let joined = JoinedStoryboards(files())
    self.joined = joined
    return joined
  }
}

/// One storyboard or xib, read for questions.
struct ServedStoryboard {
  /// As places in it count.
  let source: SourceText
  let document: StoryboardDocument
  let occurrences: [StoryboardOccurrence]
  var isStale = false
  /// The last version that could be read to its end, where this one cannot; at most one.
  private let soundVersions: [ServedStoryboard]

  init(_ source: SourceText, after old: ServedStoryboard?) {
    document = StoryboardDocument(source)
    self.source = SourceText(
      path: source.path, bytes: document.xml.bytes, lines: document.lines)
    occurrences = StoryboardNames(document).found
    if document.xml.problem == nil {
      soundVersions = []
    } else if let old, old.document.xml.problem == nil {
      soundVersions = [old]
    } else {
      soundVersions = old?.soundVersions ?? []
    }
  }

  /// This version, or the last sound one that still has an object.
  func version(with id: String) -> ServedStoryboard? {
    ([self] + soundVersions).first { version in
      version.document.xml.names.find(id).flatMap { version.document.object(id: $0) } != nil
    }
  }

  /// The name at an offset, or right before it.
  func occurrence(at offset: UInt32) -> StoryboardOccurrence? {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let candidate = occurrences[low - 1]
    return offset <= candidate.range.end ? candidate : nil
  }

  /// What the quoted text at an offset stood for in the last version that could be read.
  func lastSoundOccurrence(at offset: UInt32) -> StoryboardOccurrence? {
    guard let sound = soundVersions.first else { return nil }
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == 10 || byte == 13 }
    var (start, end) = (min(Int(offset), source.bytes.count), min(Int(offset), source.bytes.count))
    while start > 0, !isEnd(source.bytes[start - 1]) { start -= 1 }
    while end < source.bytes.count, !isEnd(source.bytes[end]) { end += 1 }
    let range = SourceRange(start, end)
    let text = source[range]
    guard !text.isEmpty,
      let known = sound.occurrences.first(where: { sound.source[$0.range] == text })
    else { return nil }
    return StoryboardOccurrence(symbol: known.symbol, range: range, isDeclaration: false)
  }
}

/// Storyboards as one program, and where its scenes are in the files.
struct JoinedStoryboards {
  private var nameByObject: [StoryboardSymbol: String] = [:]
  private var placesByName: [String: [FilePlace]] = [:]
  /// The text that says the same; nil where a file cannot be read.
  let text: [UInt8]?

  init(_ files: [ServedStoryboard]) {
    let compilation = StoryboardCompilation(files.map { $0.document })
    guard let program = compilation.program else {
      text = nil
      return
    }
    text = program.scenes.isEmpty ? nil : canonicalText(of: program)
    for scene in program.scenes.rows {
      guard let id = compilation.objectID(at: scene.place),
        Int(scene.place.source.index) < files.count
      else { continue }
      let file = files[Int(scene.place.source.index)]
      let name = program[scene.name]
      nameByObject[.object(path: file.source.path, id: id)] = name
      let storyboard = program[program[scene.storyboard].name]
      placesByName[storyboard + "." + name, default: []].append(
        FilePlace(source: file.source, range: scene.place.range))
    }
  }

  /// What a text calls the scene of this object, as `navscene import` does.
  func sceneName(of object: StoryboardSymbol) -> String? { nameByObject[object] }

  /// The scene that a text calls so.
  func places(ofScene name: String, in storyboard: String) -> [FilePlace] {
    placesByName[storyboard + "." + name] ?? []
  }
}

/// A range of any file.
struct FilePlace {
  let source: SourceText
  let range: SourceRange
}
