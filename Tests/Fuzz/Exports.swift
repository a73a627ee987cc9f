import Foundation
import NavCompiler
import NavExport
import NavModel
import NavStoryboard
import NavTesting
import NavText

/// Real storyboards, imported, exported and imported again: how many are the same programs, and what others lose.
func exportStoryboards(corpus: String, only: String?) {
  let files = StoryboardFiles.real(in: corpus).filter { file in
    file.path.hasSuffix(".storyboard") && only.map { $0 == "?" || file.path.contains($0) } ?? true
  }
  var (same, alike, different, none) = (0, 0, 0, 0)
  var met: [String: (count: Int, example: String)] = [:]
  for file in files {
    let compilation = StoryboardCompilation(Table([file]))
    guard let program = compilation.program, !program.storyboards.isEmpty else {
      none += 1
      continue
    }
    let exported = ExportedProgram(program)
    if exported.differences.isEmpty {
      same += 1
    } else if exported.differencesBeyondNames.isEmpty {
      alike += 1
    } else {
      different += 1
    }
    if only == "?", !exported.differencesBeyondNames.isEmpty {
      print(file.path, kinds(of: exported.differencesBeyondNames).sorted().prefix(5))
    } else if only != nil {
      print(
        (exported.differencesBeyondNames + ["--"] + exported.differences).joined(separator: "\n"))
      for storyboard in exported.exported.storyboards {
        print(String(decoding: storyboard.bytes, as: UTF8.self))
      }
    }
    let left =
      exported.differencesBeyondNames.isEmpty
      ? exported.differences : exported.differencesBeyondNames
    for kind in kinds(of: left) {
      met[kind, default: (0, file.path)].count += 1
    }
  }
  print(
    "\(same) of \(files.count - none) storyboards are the same program, \(alike) but for names, \(different) another one"
  )
  for (kind, value) in met.sorted(by: { $0.value.count > $1.value.count }).prefix(40) {
    print("\(value.count) \(kind) \(value.example)")
  }
}

/// What differences are about: rows that only one program has, and fields of those that both have.
private func kinds(of differences: [String]) -> Set<String> {
  var rows: [Substring: (old: Substring, new: Substring)] = [:]
  for line in differences {
    let row = line.dropFirst(2).prefix { $0 != ":" }
    let rest = line.dropFirst(2 + row.count)
    if line.hasPrefix("-") { rows[row, default: ("", "")].old = rest }
    if line.hasPrefix("+") { rows[row, default: ("", "")].new = rest }
  }
  var found: Set<String> = []
  for (row, sides) in rows {
    let name = row.replacing(/[0-9]+/, with: "").split(separator: "/").last ?? ""
    if sides.old.isEmpty || sides.new.isEmpty {
      found.insert((sides.old.isEmpty ? "+ " : "- ") + name.suffix(30))
      continue
    }
    let (old, new) = (fields(of: sides.old), fields(of: sides.new))
    for field in old.subtracting(new) { found.insert("\(name.suffix(20)) - \(field.prefix(60))") }
    for field in new.subtracting(old) { found.insert("\(name.suffix(20)) + \(field.prefix(60))") }
  }
  return found
}

private func fields(of row: Substring) -> Set<String> {
  Set(
    row.matches(of: /[A-Za-z]+: [^\[\](),]+/).map { match in
      String(match.0).replacing(/[0-9]+/, with: "0")
    })
}

/// Samples, exported, imported and exported again: what a storyboard can say of a text comes out the same.
func exportSamples(only: String?) {
  for path in Project.files(under: "Samples", ".navscene") {
    let source = SourceText(path: path, Project.text(of: path))
    guard let program = Compilation(Table([source])).program else { continue }
    let first = StoryboardExport(program)
    let sources = first.storyboards.map {
      SourceText(path: $0.name + ".storyboard", bytes: $0.bytes)
    }
    guard let again = StoryboardCompilation(Table(sources)).program else { continue }
    let second = StoryboardExport(again)
    for (one, other) in zip(first.storyboards, second.storyboards) {
      let before = String(decoding: one.bytes, as: UTF8.self).split(separator: "\n")
      let after = String(decoding: other.bytes, as: UTF8.self).split(separator: "\n")
      let differences = zip(before, after).filter { $0 != $1 }
      print("\(path) \(one.name): \(differences.count) of \(before.count) lines differ")
      for (old, new) in differences.prefix(only == nil ? 4 : 1000) { print("- \(old)\n+ \(new)") }
    }
  }
}

/// Real storyboards, brought up to date with their own text: first each with nothing changed, then so many times one of
/// them with one change.
func updateStoryboards(corpus: String, only: String?, edits: Int, seed: UInt64) {
  var tally = UpdateTally()
  var edited: [(file: SourceText, text: String)] = []
  for file in StoryboardFiles.real(in: corpus)
  where file.path.hasSuffix(".storyboard") && only.map({ file.path.contains($0) }) ?? true {
    guard let text = UpdatedStoryboard.text(of: file) else { continue }
    let same = UpdatedStoryboard(file, text: text)
    tally.note(same, "nothing", of: file.path)
    if same.outcome == .unchanged { edited.append((file, text)) }
  }
  var (count, next) = (0, seed)
  while count < edits, !edited.isEmpty {
    var random = SeededRandom(seed: next)
    next &+= 1
    let (file, text) = random.pick(edited)
    let edit = random.pick(TextEdit.allCases)
    guard let changed = edit.apply(to: text, &random), changed != text else { continue }
    count += 1
    let updated = UpdatedStoryboard(file, text: changed)
    tally.note(updated, "\(edit)", of: file.path)
    if case .fault = updated.outcome {
      let difference = changed.split(separator: "\n").difference(from: text.split(separator: "\n"))
      for case .remove(_, let line, _) in difference { print("  - \(line)") }
      for case .insert(_, let line, _) in difference { print("  + \(line)") }
    }
  }
  print(tally.table)
}

/// What became of updates, by what was changed.
private struct UpdateTally {
  private var rows: [String: [Int]] = [:]

  private static let columns = [
    "updated", "lines", "unchanged", "lossy", "does not compile", "faults",
  ]

  mutating func note(_ updated: UpdatedStoryboard, _ edit: String, of path: String) {
    var row = rows[edit] ?? [Int](repeating: 0, count: Self.columns.count)
    switch updated.outcome {
    case .updated:
      row[0] += 1
      row[1] += updated.changedLines
    case .unchanged: row[2] += 1
    case .lossy: row[3] += 1
    case .skipped: row[4] += 1
    case .fault(let fault):
      row[5] += 1
      print("\(path) \(edit): \(fault.prefix(400))")
    }
    rows[edit] = row
  }

  var table: String {
    let header = (["edit"] + Self.columns).joined(separator: "\t")
    let lines = rows.sorted { $0.key < $1.key }.map { name, row in
      ([name] + row.map(String.init)).joined(separator: "\t")
    }
    let sums = Self.columns.indices.map { column in
      String(rows.values.reduce(0) { $0 + $1[column] })
    }
    return ([header] + lines + [(["all"] + sums).joined(separator: "\t")]).joined(separator: "\n")
  }
}
