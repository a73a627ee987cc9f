/// Applies the fixes that a tool may apply unasked, as many as fit beside each other; what they overlap waits for
/// the next round.
///
/// Returns the texts that change, and how many findings that fixes. A fix is applied as a whole or not at all.
public func applyFixes(
  _ findings: [Diagnostic], _ sources: Table<SourceText>
) -> (texts: [ID<SourceText>: [UInt8]], count: Int) {
  /// By their starts. They do not overlap, so that only neighbours of another one can.
  var taken: [ID<SourceText>: [TextEdit]] = [:]
  var count = 0
  for finding in findings {
    guard let fix = finding.fix, fix.isSafe, !fix.edits.isEmpty else { continue }
    let fits = fix.edits.allSatisfy { edit in
      Int(edit.location.range.end) <= sources[edit.location.file].bytes.count
        && hasRoom(for: edit, among: taken[edit.location.file] ?? [])
    }
    guard fits else { continue }
    for edit in fix.edits {
      let place = place(behind: edit.location.range.start, in: taken[edit.location.file] ?? [])
      taken[edit.location.file, default: []].insert(edit, at: place)
    }
    count += 1
  }
  var texts: [ID<SourceText>: [UInt8]] = [:]
  for (file, edits) in taken {
    var text: [UInt8] = []
    var offset = 0
    let bytes = sources[file].bytes
    for edit in edits {
      text += bytes[offset..<Int(edit.location.range.start)]
      text += edit.replacement.utf8
      offset = Int(edit.location.range.end)
    }
    texts[file] = text + bytes[offset...]
  }
  return (texts, count)
}

private func hasRoom(for edit: TextEdit, among taken: [TextEdit]) -> Bool {
  let behind = place(behind: edit.location.range.start, in: taken)
  let neighbours = max(0, behind - 1)..<min(taken.count, behind + 1)
  return !taken[neighbours].contains { overlap($0, edit) }
}

/// Where the first of the edits is that starts after an offset.
private func place(behind offset: UInt32, in edits: [TextEdit]) -> Int {
  var (lower, upper) = (0, edits.count)
  while lower < upper {
    let middle = (lower + upper) / 2
    if edits[middle].location.range.start > offset { upper = middle } else { lower = middle + 1 }
  }
  return lower
}

/// Two insertions at one place have no order, so they overlap too.
private func overlap(_ left: TextEdit, _ right: TextEdit) -> Bool {
  let one = left.location.range
  let other = right.location.range
  return one.start < other.end && other.start < one.end || one.start == other.start
}
