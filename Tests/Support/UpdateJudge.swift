import NavCompiler
import NavExport
import NavModel
import NavStoryboard
import NavText
import NavXcode

/// A storyboard as text, changed there, and brought up to date.
public struct UpdatedStoryboard {
  public enum Outcome: Hashable {
    /// It has no text that compiles.
    case skipped
    case unchanged
    case updated
    /// What changed can't be said in a storyboard, and the update says so.
    case lossy
    case fault(String)
  }

  public private(set) var outcome = Outcome.skipped
  public private(set) var bytes: [UInt8] = []
  /// How many lines are not those of the original.
  public private(set) var changedLines = 0

  /// The text that import makes of a storyboard; nil where that does not compile.
  public static func text(of source: SourceText) -> String? {
    let compilation = StoryboardCompilation(
      [StoryboardDocument(source)], rules: [], for: .text)
    guard let program = compilation.program, program.storyboards.count == 1 else { return nil }
    return String(decoding: canonicalText(of: program), as: UTF8.self)
  }

  public init(_ source: SourceText, text: String) {
    guard
      let program = Compilation(Table([SourceText(path: "App.navscene", text)])).program
    else { return }
    let update: StoryboardUpdate
    do throws(StoryboardUpdate.Problem) {
      update = try StoryboardUpdate(of: source, from: program)
      // As the command does. Where the layout has put new views is in no text, so what comes of it is judged by itself.
      _ = try StoryboardUpdate(of: source, from: program, placesViews: true)
    } catch {
      outcome = .fault("\(error)")
      return
    }
    bytes = update.bytes
    outcome = bytes == source.bytes ? .unchanged : .updated
    if !update.losses.isEmpty {
      if outcome == .updated { outcome = .lossy }
      return
    }
    changedLines = Self.changedLines(source.bytes, bytes)
    let again = Self.text(of: SourceText(path: source.path, bytes: bytes))
    // Nearly always; else it takes a closer look.
    if again == String(decoding: canonicalText(of: program), as: UTF8.self) { return }
    guard
      let again,
      let written = Compilation(Table([SourceText(path: "App.navscene", again)])).program
    else {
      outcome = .fault("what was written does not compile as text")
      return
    }
    guard let difference = ExportedProgram.difference(program, written) else { return }
    // What goes without saying is not read again, whether or not the text says it.
    if let meant = Self.read(StoryboardExport(program), path: source.path),
      ExportedProgram.difference(meant, written) == nil
    {
      return
    }
    outcome = .fault(difference)
  }

  /// What a fresh storyboard of the program says when it is read.
  private static func read(_ export: StoryboardExport, path: String) -> Program? {
    guard let bytes = export.storyboards.first?.bytes,
      let text = text(of: SourceText(path: path, bytes: bytes))
    else { return nil }
    return Compilation(Table([SourceText(path: "App.navscene", text)])).program
  }

  private static func changedLines(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in one.split(separator: 0x0A) { counts[line, default: 0] += 1 }
    for line in other.split(separator: 0x0A) { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }
}

extension ExportedProgram {
  /// The first fact that only one of two programs has, whatever things are called.
  static func difference(_ one: Program, _ other: Program) -> String? {
    // Whose unwind actions are is a guess that depends on what leads where.
    let one = one.withoutNames().withoutSizes().withoutImplied()
    let other = other.withoutNames().withoutSizes().withoutImplied()
    return differences(
      one.withoutFrames(beside: other),
      other.withoutFrames(beside: one).withoutSizesOfPictures(beside: one)
    ).first {
      line in
      !line.contains(" class ") && !line.dropFirst(2).hasPrefix("method ")
    }
  }
}

extension Program {
  /// The size of a scene is read where something is drawn in it.
  fileprivate func withoutSizes() -> Program {
    var program = self
    for id in scenes.ids {
      let kept = attributes[self[id].attributes].filter { $0.key != .size }
      program.scenes[id].attributes = program.attributes.append(contentsOf: Array(kept))
    }
    return program
  }

  /// Where constraints place a view, the frame that its file has is read only if something starts from it.
  fileprivate func withoutFrames(beside other: Program) -> Program {
    guard elements.count == other.elements.count else { return self }
    var program = self
    let sides = constraints.rows.flatMap { [$0.first, $0.second] }
    let constrained = Set(sides.compactMap { $0?.item.element })
    for id in elements.ids
    where constrained.contains(id)
      && (other.value(of: .frame, in: other[id].attributes) == nil
        || value(of: .frame, in: self[id].attributes) == nil)
    {
      let kept = attributes[self[id].attributes].filter {
        $0.key != .frame && $0.key != .autoresizing
      }
      program.elements[id].attributes = program.attributes.append(contentsOf: Array(kept))
    }
    return program
  }

  /// A file may know how large a picture is of which the text says nothing, as of that of an item in a bar.
  fileprivate func withoutSizesOfPictures(beside other: Program) -> Program {
    guard elements.count == other.elements.count else { return self }
    var program = self
    for id in elements.ids
    where value(of: .imageSize, in: self[id].attributes) != nil
      && other.value(of: .imageSize, in: other[id].attributes) == nil
    {
      let kept = attributes[self[id].attributes].filter { $0.key != .imageSize }
      program.elements[id].attributes = program.attributes.append(contentsOf: Array(kept))
    }
    return program
  }

  /// What goes without saying is not read again.
  fileprivate func withoutImplied() -> Program {
    var program = self
    for id in elements.ids {
      let kind = self[id].kind
      let kept = attributes[self[id].attributes].filter { attribute in
        !ImportedAttributes.view.imply(attribute.value, for: attribute.key)
          && !ImportedAttributes.rows(of: kind).imply(attribute.value, for: attribute.key)
      }
      program.elements[id].attributes = program.attributes.append(contentsOf: Array(kept))
    }
    return program
  }
}
