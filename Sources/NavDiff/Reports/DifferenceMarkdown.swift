import NavText

extension ProgramComparison {
  /// The difference as a comment on a pull request: what sums it up, what it means, a chart, and the changes by scene.
  public func markdown() -> [UInt8] {
    var out = TextWriter()
    guard !difference.isEmpty else {
      out.line("Navigation: nothing differs.")
      return out.bytes
    }
    out.line("### Navigation: " + summary)
    out.line("")
    for consequence in consequences {
      out.line("- \(consequence.isWorse ? "❌" : "✅") \(markdownEscaped(consequence.sentence))")
    }
    if !consequences.isEmpty { out.line("") }
    let chart = mermaid()
    if !chart.isEmpty {
      out.line("```mermaid")
      out.write(utf8: chart)
      out.line("```")
      out.line("")
    }
    for group in difference.groups {
      out.line("**\(markdownEscaped(heading(of: group)))**")
      out.line("")
      for change in group.changes where !group.says(change) {
        out.line("- \(change.sort.word) \(markdownEscaped(change.sentence))")
      }
      if group.changes.contains(where: { !group.says($0) }) { out.line("") }
    }
    return out.bytes
  }

  /// What could mean something to Markdown or HTML is taken by its word.
  private func markdownEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "!", "@":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "&": escaped += "&amp;"
      case "\n": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Change.Sort {
  fileprivate var word: String {
    switch self {
    case .added: "🟢 added:"
    case .removed: "🔴 removed:"
    case .changed: "🟠 changed:"
    }
  }
}
