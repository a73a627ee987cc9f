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

/// Real storyboards, brought up to date with their own text: first with nothing changed, then with one change each.
func updateStoryboards(corpus: String, only: String?, every: Int, seed: UInt64) {
  let files = StoryboardFiles.real(in: corpus).filter { file in
    file.path.hasSuffix(".storyboard") && only.map { file.path.contains($0) } ?? true
  }
  var random = SeededRandom(seed: seed)
  var counts: [String: Int] = [:]
  for (number, file) in files.enumerated() {
    // Changes take their time; each run has those of other files.
    let isEdited = only != nil || number % every == Int(seed) % every
    guard let text = UpdatedStoryboard.text(of: file) else { continue }
    let same = UpdatedStoryboard(file, text: text)
    switch same.outcome {
    case .skipped: counts["without text", default: 0] += 1
    case .unchanged: counts["same bytes", default: 0] += 1
    case .updated:
      counts["changed for nothing", default: 0] += 1
      print("\(file.path): \(same.changedLines) lines changed for nothing")
    case .fault(let fault):
      counts["faults", default: 0] += 1
      print("\(file.path): \(fault.prefix(300))")
    }
    guard same.outcome == .unchanged, isEdited else { continue }
    for edit in TextEdit.allCases {
      guard let changed = edit.apply(to: text, &random) else { continue }
      let updated = UpdatedStoryboard(file, text: changed)
      switch updated.outcome {
      case .skipped: counts["\(edit) does not compile", default: 0] += 1
      case .unchanged: counts["\(edit) changes nothing", default: 0] += 1
      case .updated:
        counts["\(edit) done", default: 0] += 1
        counts["\(edit) lines", default: 0] += updated.changedLines
      case .fault(let fault):
        counts["\(edit) faults", default: 0] += 1
        print("\(file.path) \(edit): \(fault.prefix(400))")
      }
    }
  }
  for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) \(name)") }
}
