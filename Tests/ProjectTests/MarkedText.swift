import NavTesting

/// A Markdown file with parts that are made from the sources: between `<!-- name -->` and the next comment.
struct MarkedText {
  let path: String
  private var lines: [Substring]

  init(_ path: String) {
    self.path = path
    lines = Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines between a marker and the next one; nil when there is no such marker.
  subscript(name: String) -> [String]? {
    range(of: name).map { lines[$0].map { String($0) } }
  }

  /// The names of all markers, in order.
  var names: [String] { lines.compactMap { name($0) }.filter { $0 != "end" } }

  mutating func replace(_ name: String, with new: [String]) {
    guard let range = range(of: name) else { return }
    lines.replaceSubrange(range, with: new.map { $0[...] })
  }

  func write() throws {
    try Project.write(lines.joined(separator: "\n"), to: path)
  }

  private func range(of name: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { self.name($0) == name }) else { return nil }
    let end = lines[(start + 1)...].firstIndex { self.name($0) != nil } ?? lines.count
    return start + 1..<end
  }

  private func name(_ line: Substring) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }
}
