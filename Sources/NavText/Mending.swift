/// Applies the fixes that a tool may apply unasked, as many as fit beside each other; what they overlap waits for
/// the next round.
///
/// Returns the texts that change, and how many findings that mends. A fix is applied as a whole or not at all.
public func mend(
  _ findings: [Diagnostic], _ sources: Table<SourceText>
) -> (texts: [ID<SourceText>: [UInt8]], count: Int) {
  var taken: [ID<SourceText>: [TextEdit]] = [:]
  var count = 0
  for finding in findings {
    guard let fix = finding.fix, fix.isSafe, !fix.edits.isEmpty else { continue }
    let fits = fix.edits.allSatisfy { edit in
      let others = taken[edit.location.file] ?? []
      return Int(edit.location.range.end) <= sources[edit.location.file].bytes.count
        && !others.contains { overlap($0, edit) }
    }
    guard fits else { continue }
    for edit in fix.edits { taken[edit.location.file, default: []].append(edit) }
    count += 1
  }
  var texts: [ID<SourceText>: [UInt8]] = [:]
  for (file, edits) in taken {
    var text: [UInt8] = []
    var offset = 0
    let bytes = sources[file].bytes
    for edit in edits.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      text += bytes[offset..<Int(edit.location.range.start)]
      text += edit.replacement.utf8
      offset = Int(edit.location.range.end)
    }
    texts[file] = text + bytes[offset...]
  }
  return (texts, count)
}

/// Two insertions at one place have no order, so they overlap too.
private func overlap(_ left: TextEdit, _ right: TextEdit) -> Bool {
  let one = left.location.range
  let other = right.location.range
  return one.start < other.end && other.start < one.end || one.start == other.start
}
