import NavCompiler
import NavExport
import NavModel
import NavStoryboard
import NavTesting
import NavText
import NavXcode
import Testing

/// Programs as storyboards: what import reads, export writes.
@Suite("Export")
struct ExportTests {
  @Test("a storyboard that was imported is exported as the same program")
  func handwritten() {
    for source in StoryboardFiles.handwritten where source.path.hasSuffix(".storyboard") {
      guard let program = StoryboardCompilation(Table([source])).program else { continue }
      let left = ExportedProgram(program).differences
      if !left.isEmpty { Issue.record("\(source.path)\n\(left.prefix(4).joined(separator: "\n"))") }
    }
  }

  /// Where not, rows of a table are in an order that only code gives them.
  @Test(
    "99 of 100 real storyboards are exported as the same program", .enabled(if: !Corpus.isMissing)
  )
  func real() {
    let files = StoryboardFiles.realSample.filter { $0.path.hasSuffix(".storyboard") }
    var (same, all) = (0, 0)
    for source in files {
      guard let program = StoryboardCompilation(Table([source])).program else { continue }
      all += 1
      if ExportedProgram(program).differences.isEmpty { same += 1 }
    }
    #expect(all > 0 && same * 100 >= all * 99, "\(same) of \(all)")
  }

  @Test(
    "what a storyboard can say of a sample is there when it is imported",
    arguments: Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken") })
  func sample(_ path: String) throws {
    let source = SourceText(path: path, Project.text(of: path))
    let program = try #require(Compilation(Table([source])).program)
    let first = StoryboardExport(program).storyboards
    let sources = first.map { SourceText(path: $0.name + ".storyboard", bytes: $0.bytes) }
    let again = try #require(StoryboardCompilation(Table(sources)).program)
    let second = StoryboardExport(again).storyboards
    for (one, other) in zip(first, second) {
      #expect(Self.lines(of: one.bytes) == Self.lines(of: other.bytes), "\(one.name)")
    }
  }

  @Test(
    "a sample's storyboard is up to date with the sample",
    arguments: Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken") })
  func update(_ path: String) throws {
    let source = SourceText(path: path, Project.text(of: path))
    let program = try #require(Compilation(Table([source])).program)
    for storyboard in StoryboardExport(program).storyboards {
      let file = SourceText(path: storyboard.name + ".storyboard", bytes: storyboard.bytes)
      let update = try StoryboardUpdate(of: file, from: program)
      #expect(update.bytes == storyboard.bytes, "\(storyboard.name)")
    }
  }

  /// Without ids, labels, comments and places on the canvas. The order of constraints means nothing.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = lines(ofDocument: bytes)
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { !$0.contains("<constraint ") } ?? lines.count
      if end > start { lines[start..<end].sort() }
      start = max(end, start + 1)
    }
    return lines
  }

  private static func lines(ofDocument bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.contains("<!--") && !$0.contains("canvasLocation") }
      .map { line in
        String(line).replacing(/\ userLabel="[^"]*"/, with: "")
          .replacing(/"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "\"\"")
      }
  }

  /// As it is where a storyboard has so many scenes that several threads write it.
  @Test("a storyboard that is written scene by scene comes out as in one go")
  func pieces() throws {
    var programs: [Program] = []
    for path in Project.files(under: "Samples", ".navscene") {
      let source = SourceText(path: path, Project.text(of: path))
      if let program = Compilation(Table([source])).program { programs.append(program) }
    }
    for source in StoryboardFiles.handwritten where source.path.hasSuffix(".storyboard") {
      if let program = StoryboardCompilation(Table([source])).program { programs.append(program) }
    }
    #expect(programs.count > 20)
    var options = ExportOptions()
    options.placesViews = true
    for program in programs {
      let (whole, pieces) = (
        StoryboardExport(program, options), StoryboardExport(program, options, mostScenes: 1)
      )
      #expect(whole.losses == pieces.losses)
      for (one, other) in zip(whole.storyboards, pieces.storyboards) {
        #expect(one.bytes == other.bytes, "\(one.name)")
      }
      guard let only = whole.storyboards.first, whole.storyboards.count == 1 else { continue }
      for mostScenes in [1, StoryboardExport.usualPieceSize] {
        let passed = passedOn(program, options, mostScenes: mostScenes)
        #expect(passed.bytes == only.bytes, "\(only.name)")
        #expect(passed.export.losses == whole.losses && passed.export.storyboards[0].bytes.isEmpty)
      }
    }
  }

  /// An export whose text is passed on while it is made.
  private func passedOn(
    _ program: Program, _ options: ExportOptions, mostScenes: Int
  ) -> (export: StoryboardExport, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    let stream = StoryboardStream {
      bytes.append(contentsOf: $0)
    } startOver: {
      bytes = []
    }
    let export = StoryboardExport(program, options, mostScenes: mostScenes, into: stream) {
      pieces, write, take in
      for piece in pieces { take(write(piece)) }
    } keep: {
      $0
    }
    return (export, bytes)
  }

  @Test("ids are the same in each run, and none is there twice")
  func ids() throws {
    let source = SourceText(path: "Clock", Project.text(of: "Samples/Clock.navscene"))
    let program = try #require(Compilation(Table([source])).program)
    let bytes = StoryboardExport(program).storyboards[0].bytes
    #expect(bytes == StoryboardExport(program).storyboards[0].bytes)
    let document = StoryboardDocument(SourceText(path: "Clock.storyboard", bytes: bytes))
    #expect(document.xml.problem == nil)
    #expect(document.duplicates.isEmpty)
    for object in document.objects.rows where document.xml.names[object.id] != "retina6_12" {
      let id = document.xml.names[object.id]
      #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil, "\(id)")
    }
  }

  @Test(
    "Interface Builder has every word that is written, in the same place",
    .enabled(if: !Corpus.isMissing))
  func vocabulary() throws {
    var known = StoryboardWords()
    for source in StoryboardFiles.real() where source.path.hasSuffix(".storyboard") {
      known.add(StoryboardDocument(source))
    }
    var written = StoryboardWords()
    for path in Project.files(under: "Samples", ".navscene") {
      let source = SourceText(path: path, Project.text(of: path))
      guard let program = Compilation(Table([source])).program else { continue }
      for storyboard in StoryboardExport(program).storyboards {
        written.add(StoryboardDocument(SourceText(path: path, bytes: storyboard.bytes)))
      }
    }
    // Interface Builder has these; none of the files uses them.
    let unused: Set<String> = [
      "viewController modalInPresentation",
      "tableViewController definesPresentationContext", "tabBarItem badgeValue",
      "datePicker userLabel", "label key=customView", "barButtonItem > label",
      "navigationItem leftItemsSupplementBackButton", "tableView > accessibility",
    ]
    let unknown = written.words.filter { word in
      !known.allows(word) && !unused.contains { word == $0 || word.hasPrefix($0 + ":") }
    }
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }
}

/// Elements and attributes of storyboards, by what they are in, and values of closed sets.
private struct StoryboardWords {
  private(set) var words: Set<String> = []

  mutating func add(_ document: StoryboardDocument) {
    for element in document.xml.elements.ids {
      let tag = document.xml.names[document.tag(element)]
      let parent = document.xml[element].parent.map { document.xml.names[document.tag($0)] } ?? ""
      words.insert("\(parent) > \(tag)")
      for attribute in document.xml[element].attributes {
        let name = document.xml.names[document.xml[attribute].name]
        words.insert("\(tag) \(name)")
        let value = document.xml.value(attribute)
        if name == "key" { words.insert("\(tag) key=\(value)") }
        words.insert("\(tag) \(name): \(Self.form(of: value))")
      }
    }
  }

  /// Whether they have a word, or in its place whatever an author wishes to write.
  func allows(_ word: String) -> Bool {
    if words.contains(word) { return true }
    guard let colon = word.range(of: ": ") else { return false }
    return words.contains(word[..<colon.lowerBound] + ": text")
  }

  private static func form(of value: String) -> String {
    if value == "YES" || value == "NO" { return "flag" }
    if Double(value) != nil { return "number" }
    if value.contains(/^[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}$/) { return "id" }
    return value.contains(/^[a-z][A-Za-z0-9]*$/) ? "word" : "text"
  }
}
