import NavModel
import NavTesting
import NavText
import NavXcode
import Testing

@testable import NavStoryboard

/// What real storyboards hold: everything is read, and nothing of it gets lost.
@Suite("Real storyboards", .enabled(if: !Corpus.isMissing))
struct CorpusTests {
  static let compilation = StoryboardCompilation(
    Table(Corpus.paths.map { Corpus.source($0) }))

  @Test func everyFileIsRead() {
    for document in Self.compilation.documents {
      #expect(document.xml.problem == nil, "\(document.path)")
      #expect(document.platform != nil, "\(document.path)")
    }
  }

  @Test func theProgramKeepsItsPromises() throws {
    let program = try #require(Self.compilation.program)
    #expect(program.firstViolation() == nil)
    #expect(program.scenes.count > 1000)
    #expect(program.segues.count > 1000)
  }

  @Test func everySceneOfIOSIsInTheProgram() throws {
    let program = try #require(Self.compilation.program)
    var count = 0
    for document in Self.compilation.documents where document.platform == .iOS {
      for scene in document.scenes.rows {
        let controller = try #require(scene.controller, "\(document.path)")
        if document.tag(controller) != "viewControllerPlaceholder" { count += 1 }
      }
    }
    #expect(count == program.scenes.count)
  }

  @Test func everyConnectionIsKeptOrAccountedFor() {
    var counts: [ConnectionOutcome: Int] = [:]
    for (index, document) in Self.compilation.documents.enumerated()
    where document.format == .storyboard && document.platform == .iOS {
      for outcome in Self.compilation.outcomes[index] { counts[outcome, default: 0] += 1 }
    }
    #expect(counts[.pending] == nil)
    let all = counts.values.reduce(0, +)
    #expect(counts[.kept, default: 0] * 100 > all * 80, "\(counts)")
    print("connections of real storyboards: \(counts)")
  }

  @Test func everyKindOfElementIsKnown() {
    let unknown = Self.compilation.diagnostics.filter { $0.code == "unknown-element-kind" }
    #expect(unknown.map(\.message) == [])
  }

  @Test func everySettingIsInTheTextOrToldByKind() {
    let compilation = StoryboardCompilation(Self.compilation.documents, for: .text)
    let unknown = compilation.diagnostics.filter {
      $0.code == "left-out" && $0.message.contains("unknown kind")
    }
    #expect(unknown.map(\.message) == [])
  }

  @Test func namesAreUniqueInTheirScene() throws {
    let program = try #require(Self.compilation.program)
    for scene in program.scenes.rows {
      var seen: Set<Name> = []
      let names =
        program.elements[scene.elements].map(\.name) + program.barItems[scene.barItems].map(\.name)
        + program.constraints[program.scenes.cold(of: scene).constraints].map(\.name)
      for name in names where !name.isNone {
        #expect(seen.insert(name).inserted, "\(program[name]) in \(program[scene.name])")
        #expect(isIdentifier(program[name]), "\(program[name])")
      }
    }
    for storyboard in program.storyboards.rows {
      let names = program.scenes[storyboard.scenes].map(\.name)
      #expect(Set(names).count == names.count, "\(program[storyboard.name])")
    }
  }

  /// Files cut off anywhere, and files with a piece missing, are refused or read, and never crash.
  @Test func truncationsNeverCrash() {
    for path in Corpus.paths.prefix(60) {
      let source = Corpus.source(path)
      for count in stride(from: 512, to: min(source.bytes.count, 40_000), by: 4096) {
        let cut = SourceText(path: source.path, bytes: Array(source.bytes.prefix(count)))
        #expect(StoryboardCompilation(Table([cut])).program == nil)
      }
    }
  }

  /// Values of attributes put where others was: ids that lead anywhere, classes that are numbers.
  @Test func exchangedValuesNeverCrash() throws {
    for var random in SeededRandom.cases(120) {
      let source = Corpus.source(random.pick(Corpus.paths))
      let document = readXML(source.bytes)
      guard source.bytes.count < 100_000, document.attributes.count > 1 else { continue }
      var bytes = source.bytes
      for _ in 0...random.below(6) {
        let text = readXML(bytes)
        let rows = text.attributes.rows
        let (one, other) = (random.pick(rows), random.pick(rows))
        let value = bytes[Int(other.valueRange.start)..<Int(other.valueRange.end)]
        bytes.replaceSubrange(
          Int(one.valueRange.start)..<Int(one.valueRange.end), with: Array(value))
      }
      let compilation = StoryboardCompilation(
        Table([SourceText(path: source.path, bytes: bytes)]))
      #expect(compilation.program?.firstViolation() == nil, "\(source.path) \(random)")
    }
  }
}
