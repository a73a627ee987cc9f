import NavText

extension ProgramComparison {
  /// The difference for people, by storyboard, scene and class, then what it means, then a line that sums it up. Nothing
  /// where nothing differs.
  public func text(_ palette: Palette = .plain) -> [UInt8] {
    if difference.isEmpty { return [] }
    var out = TextWriter(indentUnit: "  ")
    for group in difference.groups {
      out.line(
        palette.styled(
          printable(heading(of: group)), group.sort == .changed ? "1" : group.sort.color))
      out.indent()
      for change in group.changes where !group.says(change) {
        out.line(
          palette.styled(change.sort.sign, change.sort.color) + " " + printable(change.sentence))
      }
      out.outdent()
    }
    if !consequences.isEmpty {
      out.line(palette.styled("What that means", "1"))
      out.indent()
      for consequence in consequences {
        let sign = consequence.isWorse ? palette.styled("✗", "31") : palette.styled("✓", "32")
        out.line(sign + " " + printable(consequence.sentence))
      }
      out.outdent()
    }
    out.line(summary)
    return out.bytes
  }

  /// `1 scene added, 2 changed; 4 differences, worse in 1 way`
  public var summary: String {
    var parts: [String] = []
    for sort in Change.Sort.allCases {
      let count = difference.count(.scene, sort)
      if count == 0 { continue }
      parts.append((parts.isEmpty ? amount(count, "scene") : "\(count)") + " " + sort.rawValue)
    }
    let worse = consequences.count { $0.isWorse }
    let changes = amount(difference.changes.count, "difference")
    return (parts.isEmpty ? "" : parts.joined(separator: ", ") + "; ") + changes
      + (worse == 0 ? "" : ", worse in " + amount(worse, "way"))
  }

  /// `Cart`, `Receipt (was Thanks)`, `scene Help: HelpController (new)`
  func heading(of group: ProgramDifference.Group) -> String {
    let (kind, name) = (group.owner.kind, group.owner.name)
    let prefix =
      switch kind {
      case .app: "App"
      case .storyboard: "storyboard "
      case .class: "class "
      case .scene: ""
      }
    let headline = group.changes.first.flatMap { group.says($0) ? $0.sentence : nil }
    guard let new = name.new else { return (headline ?? prefix + (name.old ?? "")) + " (removed)" }
    guard let old = name.old else { return (headline ?? prefix + new) + " (new)" }
    return prefix + new + (old == new ? "" : " (was \(old))")
  }
}

extension ProgramDifference.Group {
  /// Whether the heading says it already.
  func says(_ change: Change) -> Bool {
    if change.fact == .name && change.subject.new == "" { return true }
    guard change.fact == nil else { return false }
    switch change.topic {
    case .storyboard, .scene: return true
    case .type: return owner.kind == .class
    default: return false
    }
  }
}

extension Change.Sort {
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  /// Of a terminal.
  var color: String {
    switch self {
    case .added: "32"
    case .removed: "31"
    case .changed: "33"
    }
  }
}

extension Palette {
  func styled(_ text: String, _ style: String) -> String {
    self == .ansi ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
