import NavDiff
import NavMatching
import NavModel
import NavStoryboard
import NavTesting
import NavText
import NavXcode
import Testing

/// One edit of a storyboard, and the one change that it is.
@Suite("Storyboards with one edit")
struct StoryboardDifferenceTests {
  private static let files = StoryboardFiles.handwritten + StoryboardFiles.realSample

  private static func compared(_ bytes: [UInt8], path: String) -> ComparedProgram? {
    let compilation = StoryboardCompilation(Table([SourceText(path: path, bytes: bytes)]))
    return compilation.program.map { program in
      ComparedProgram(program, objectIDs: ObjectIDs(of: program) { compilation.objectID(at: $0) })
    }
  }

  private static func changes(_ old: [UInt8], _ new: [UInt8], _ path: String) -> [Change]? {
    guard let before = compared(old, path: path), let after = compared(new, path: path) else {
      return nil
    }
    return ProgramComparison(before, after).difference.changes
  }

  @Test("a storyboard does not differ from itself")
  func nothing() {
    for file in Self.files where file.path.hasSuffix(".storyboard") {
      #expect(Self.changes(file.bytes, file.bytes, file.path) ?? [] == [], "\(file.path)")
    }
  }

  @Test("what only the canvas shows makes no difference")
  func canvas() {
    for file in Self.files where file.path.hasSuffix(".storyboard") {
      let edited = StoryboardEdit.all(in: file) { document, attribute in
        let name = document.xml.names[document.xml[attribute].name]
        let old = document.xml.names[document.xml[attribute].value]
        return name == "toolsVersion" ? old + ".1" : name == "sceneID" ? old + "x" : nil
      }
      #expect(Self.changes(file.bytes, edited, file.path) ?? [] == [], "\(file.path)")
    }
  }

  @Test("the order of scenes makes no difference")
  func order() {
    for file in Self.files where file.path.hasSuffix(".storyboard") {
      let document = StoryboardDocument(file)
      guard document.isAnalysed, document.scenes.count > 1 else { continue }
      let ranges = document.scenes.rows.map { document.xml[$0.element].range }
      var edited = Array(file.bytes[..<Int(ranges[0].start)])
      for range in ranges.reversed() { edited += file.bytes[Int(range.start)..<Int(range.end)] }
      edited += file.bytes[Int(ranges[ranges.count - 1].end)...]
      let found = Self.changes(file.bytes, edited, file.path) ?? []
      #expect(found.map { $0.sentence } == [], "\(file.path)")
    }
  }

  @Test(
    "an edit is one change, and the other way round its mirror image",
    arguments: SeededRandom.cases(1))
  func edits(random: SeededRandom) {
    var random = random
    var counts: [String: Int] = [:]
    for file in Self.files where file.path.hasSuffix(".storyboard") {
      for edit in StoryboardEdit.all {
        guard let edited = edit.apply(file, &random),
          let found = Self.changes(file.bytes, edited, file.path),
          let back = Self.changes(edited, file.bytes, file.path)
        else { continue }
        if !found.isEmpty { counts[edit.name, default: 0] += 1 }
        let facts = Set(
          found.map { "\($0.topic.rawValue) \($0.fact?.keyword ?? $0.sort.rawValue)" })
        #expect(
          (!facts.isEmpty || edit.mayMeanNothing) && facts.isSubset(of: edit.expected),
          "\(edit.name) of \(file.path): \(found.map { $0.sentence }), \(random)")
        #expect(
          Set(found) == Set(back.map { $0.mirrored }), "\(edit.name) of \(file.path), \(random)")
      }
    }
    for edit in StoryboardEdit.all { #expect(counts[edit.name, default: 0] > 0, "\(edit.name)") }
  }
}
