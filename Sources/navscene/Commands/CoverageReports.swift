import NavCheck
import NavModel
import NavSimulator
import NavText

/// What reports say of coverage.
struct CoverageReport {
  private let coverage: Coverage
  private let program: Program
  private let places: [ShownPlace]

  init(_ coverage: Coverage, _ program: Program, _ sources: Table<SourceText>) {
    self.coverage = coverage
    self.program = program
    places = coverage.map.items.map { ShownPlace($0.place, program, sources) }
  }

  // MARK: For people

  /// What was covered of each kind, then scene by scene what was not, with its place.
  func text() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    out.newline()
    let rows = table
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }
      out.line("\(cells[0])  \(cells[1]) of \(cells[2])  \(cells[3])")
    }
    for gap in gaps {
      out.newline()
      out.line(gap.heading)
      out.indent()
      for line in gap.lines { out.line("\(printable(line.place.text)): \(printable(line.text))") }
      out.outdent()
    }
    return out.bytes
  }

  /// A table for a comment on a pull request, and what is missing below it, folded.
  func markdown() -> [UInt8] {
    var out = TextWriter()
    out.line("### navscene: tests cover \(coverage.share.percentage)")
    out.newline()
    out.line("| | covered | of | |")
    out.line("|---|--:|--:|--:|")
    for row in table { out.line("| \(row.joined(separator: " | ")) |") }
    let gaps = gaps
    guard !gaps.isEmpty else { return out.bytes }
    let count = gaps.reduce(0) { $0 + $1.lines.count }
    out.newline()
    out.line("<details><summary>\(amount(count, "gap"))</summary>")
    out.newline()
    out.line("| | gap | place |")
    out.line("|---|---|---|")
    for gap in gaps {
      for line in gap.lines {
        out.line(
          "| \(markdownEscaped(gap.heading)) | \(markdownEscaped(line.text)) "
            + "| \(markdownEscaped(line.place.text)) |")
      }
    }
    out.newline()
    out.line("</details>")
    return out.bytes
  }

  /// Keyword, covered, total and percentage of each kind that the program has, and of everything.
  private var table: [[String]] {
    func row(_ word: String, _ share: Coverage.Share) -> [String] {
      [word, String(share.covered), String(share.total), share.percentage]
    }
    let kinds = CoverageItem.Kind.allCases.filter { coverage.share(of: $0).total > 0 }
    return kinds.map { row($0.keyword, coverage.share(of: $0)) } + [row("all", coverage.share)]
  }

  /// Something that is missing.
  struct Line {
    let place: ShownPlace
    let text: String
  }

  /// What is missing of one scene or class.
  struct Gap {
    let heading: String
    var lines: [Line] = []
  }

  /// By owner, in the order of the text. A scene that was never seen says so, and nothing of what is in it.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    var indices: [CoverageItem.Owner: Int] = [:]
    let items = coverage.map.items
    for index in items.indices where coverage.counts[index] == 0 {
      let item = items[index]
      guard let text = gap(item, index) else { continue }
      let known = indices[item.owner]
      if known == nil {
        indices[item.owner] = gaps.count
        gaps.append(Gap(heading: heading(of: item.owner)))
      }
      gaps[known ?? gaps.count - 1].lines.append(Line(place: places[index], text: text))
    }
    return gaps
  }

  private func gap(_ item: CoverageItem, _ index: Int) -> String? {
    if case .scene(let scene) = item.owner, coverage.count(of: .scene(scene)) == 0 {
      guard case .scene = item.subject else { return nil }
      let count = coverage.map.items.count { $0.owner == item.owner } - 1
      return program.lack(of: item) + (count == 0 ? "" : ", with \(amount(count, "thing")) in it")
    }
    let text = program.text(of: item)
    guard case .side(let condition, let holds) = item.subject else {
      return "\(text): \(program.lack(of: item))"
    }
    // Neither side came up: one line says it.
    let other = coverage.count(of: .side(condition, holds: !holds)) ?? 0
    if other > 0 { return "\(text): \(program.lack(of: item))" }
    return holds ? "\(text): never asked" : nil
  }

  private func heading(of owner: CoverageItem.Owner) -> String {
    let name = program.name(of: owner)
    if case .customClass = owner { return "class \(name)" }
    return name
  }

  // MARK: For programs

  /// One document: `schema`, `columnUnit`, `covered`, `total` and `percent` of everything; `kinds`, each with `kind` and the
  /// same numbers; and `items` in the order of the text: `kind`, `owner` (a scene or a class), `text`, for a guard `side`
  /// (whether its condition holds), `count` (how often it was exercised) and the place as `path`, `line` and `column`,
  /// which counts Unicode scalars. A percentage is rounded down to tenths.
  func json() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.member("columnUnit", "unicodeScalar")
    write(coverage.share, to: &json)
    json.key("kinds")
    json.beginArray()
    for kind in CoverageItem.Kind.allCases {
      json.beginObject()
      json.member("kind", kind.keyword)
      write(coverage.share(of: kind), to: &json)
      json.endObject()
    }
    json.endArray()
    json.key("items")
    json.beginArray()
    for (index, item) in coverage.map.items.enumerated() {
      json.beginObject()
      json.member("kind", item.kind.keyword)
      json.member("owner", program.name(of: item.owner))
      json.member("text", program.text(of: item))
      if case .side(_, let holds) = item.subject { json.member("side", holds) }
      json.member("count", coverage.counts[index])
      json.member("path", places[index].path)
      json.member("line", places[index].position.line)
      json.member("column", places[index].position.column)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ share: Coverage.Share, to json: inout JSONWriter) {
    json.member("covered", share.covered)
    json.member("total", share.total)
    json.member("percent", Double(share.permille) / 10)
  }

  /// What `genhtml` and services for coverage read (geninfo(1)): lines, actions as functions, guards as branches. A line
  /// counts as often as what was exercised least on it.
  func lcov() -> [UInt8] {
    var out = TextWriter()
    var first = 0
    let items = coverage.map.items
    while first < items.count {
      var end = first
      while end < items.count, items[end].place.source == items[first].place.source { end += 1 }
      write(first..<end, into: &out)
      first = end
    }
    return out.bytes
  }

  /// What is in one file.
  private func write(_ range: Range<Int>, into out: inout TextWriter) {
    out.line("TN:navscene")
    out.line("SF:\(places[range.lowerBound].path)")
    writeFunctions(range, into: &out)
    writeBranches(range, into: &out)
    writeLines(range, into: &out)
    out.line("end_of_record")
  }

  private func writeFunctions(_ range: Range<Int>, into out: inout TextWriter) {
    var names: [(name: String, index: Int)] = []
    var known: Set<String> = []
    for index in range {
      let item = coverage.map.items[index]
      guard case .method = item.subject else { continue }
      let name = program.name(of: item.owner) + "." + program.text(of: item)
      // The format tells functions apart by their names alone.
      let isNew = known.insert(name).inserted
      names.append((isNew ? name : "\(name) #\(index)", index))
    }
    for (name, index) in names { out.line("FN:\(places[index].position.line),\(name)") }
    for (name, index) in names { out.line("FNDA:\(coverage.counts[index]),\(name)") }
    guard !names.isEmpty else { return }
    out.line("FNF:\(names.count)")
    out.line("FNH:\(names.count { coverage.counts[$0.index] > 0 })")
  }

  private func writeBranches(_ range: Range<Int>, into out: inout TextWriter) {
    var (found, hit) = (0, 0)
    for index in range {
      guard case .side(let condition, let holds) = coverage.map.items[index].subject else {
        continue
      }
      let other = coverage.count(of: .side(condition, holds: !holds)) ?? 0
      let count = coverage.counts[index]
      // '-' says that the condition was never asked.
      let taken = count == 0 && other == 0 ? "-" : String(count)
      out.line("BRDA:\(places[index].position.line),\(found / 2),\(holds ? 0 : 1),\(taken)")
      found += 1
      hit += count > 0 ? 1 : 0
    }
    guard found > 0 else { return }
    out.line("BRF:\(found)")
    out.line("BRH:\(hit)")
  }

  private func writeLines(_ range: Range<Int>, into out: inout TextWriter) {
    var counts: [Int: Int] = [:]
    for index in range {
      let line = places[index].position.line
      var count = coverage.counts[index]
      // Sides are branches: the line has been there for both.
      if case .side(let condition, let holds) = coverage.map.items[index].subject {
        count += coverage.count(of: .side(condition, holds: !holds)) ?? 0
      }
      counts[line] = min(counts[line] ?? .max, count)
    }
    let lines = counts.sorted { $0.key < $1.key }
    for (line, count) in lines { out.line("DA:\(line),\(count)") }
    out.line("LF:\(lines.count)")
    out.line("LH:\(lines.count { $0.value > 0 })")
  }
}
