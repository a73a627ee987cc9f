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
    do throws(StoryboardUpdate.Problem) {
      bytes = try StoryboardUpdate(of: source, from: program).bytes
    } catch {
      outcome = .fault("\(error)")
      return
    }
    if bytes == source.bytes {
      outcome = .unchanged
      return
    }
    outcome = .updated
    changedLines = Self.changedLines(source.bytes, bytes)
    guard
      let again = Self.text(of: SourceText(path: source.path, bytes: bytes)),
      let written = Compilation(Table([SourceText(path: "App.navscene", again)])).program
    else {
      outcome = .fault("what was written does not compile as text")
      return
    }
    let difference = ExportedProgram.difference(program, written)
    if let difference { outcome = .fault(difference) }
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
    differences(one.withoutNames(), other.withoutNames()).first { line in
      !line.contains(" class ") && !line.dropFirst(2).hasPrefix("method ")
    }
  }
}

/// A change that a person could make in a text.
public enum TextEdit: CaseIterable {
  case text
  case newElement
  case newScene
  case segue
  case removal

  /// The text with one change; nil where there is nothing to change.
  public func apply(to text: String, _ random: inout SeededRandom) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func pick(_ isWanted: (String) -> Bool) -> Int? {
      let found = lines.indices.filter { isWanted(lines[$0]) }
      return found.isEmpty ? nil : random.pick(found)
    }
    switch self {
    case .text:
      guard
        let line = pick({
          $0.contains(/^ +(label|button|left|right|textField) .*"[A-Za-z ]+"/)
        })
      else { return nil }
      lines[line] = lines[line].replacing(/"[A-Za-z ]+"/, with: "\"Edited\"", maxReplacements: 1)
    case .newElement:
      guard let line = pick({ $0.contains(/^    (scene|table|collection) .*\{$/) }) else {
        return nil
      }
      // Gestures and what comes behind them are no views.
      let end =
        lines[line...].firstIndex {
          $0 == "    }" || $0.contains(/^        ([a-zA-Z]+Gesture|outlets?|constraint|->)/)
        } ?? line
      lines.insert("        label \"Added\"", at: end)
    case .newScene:
      guard let end = lines.firstIndex(of: "}") else { return nil }
      lines.insert("    scene AddedScene { title: \"Added\" }", at: end)
    case .segue:
      let scenes = lines.compactMap { line in
        line.firstMatch(of: /^    (?:scene|table|collection) ([A-Za-z0-9]+)/).map { String($0.1) }
      }
      guard !scenes.isEmpty, let line = pick({ $0.contains(/-> (show|present|push|modal) [A-Z]/) })
      else { return nil }
      let target = random.pick(scenes)
      lines[line] = lines[line].replacing(/-> (show|present|push|modal) [A-Za-z0-9.]+/) {
        "-> \($0.1) \(target)"
      }
    case .removal:
      guard let line = pick({ $0.contains(/^ +(label|button|image|view) .*[^{]$/) }) else {
        return nil
      }
      lines.remove(at: line)
    }
    return lines.joined(separator: "\n")
  }
}
