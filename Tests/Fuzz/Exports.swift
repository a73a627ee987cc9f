import Foundation
import NavExport
import NavModel
import NavStoryboard
import NavTesting
import NavText

/// Real storyboards, imported, exported and imported again: how many are the same programs, and what others lose.
func exportStoryboards(corpus: String, only: String?) {
  let files = StoryboardFiles.real(in: corpus).filter { file in
    file.path.hasSuffix(".storyboard") && only.map { file.path.contains($0) } ?? true
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
    if only != nil {
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
